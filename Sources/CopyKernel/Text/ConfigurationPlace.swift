/// Where in a configuration something stands.
package struct ConfigurationPlace: Sendable, Equatable {
  /// The file as people see it.
  package let path: String
  /// Both from 1; columns count Unicode scalars.
  package let line, column: Int

  package init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The file’s path from the root.
  package var absolutePath: String { AbsolutePath(path).text }

  /// `path:line`
  package var lineText: String { "\(path):\(line)" }
}

/// A value of a configuration, and where it stands.
package struct Stated<Value: Sendable>: Sendable {
  package let value: Value
  package let place: ConfigurationPlace

  package init(value: Value, place: ConfigurationPlace) {
    self.value = value
    self.place = place
  }
}
