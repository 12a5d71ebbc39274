/// Where in a configuration something stands.
package struct ConfigurationPlace: Sendable, Equatable {
  /// The file as people see it.
  package let path: String
  /// Both from 1; columns count Unicode scalars.
  package let line, column: Int

  init(path: String, line: Int = 1, column: Int = 1) { (self.path, self.line, self.column) = (path, line, column) }

  /// The file’s path from the root.
  package var absolutePath: String { AbsolutePath(path).text }

  /// `path:line`
  package var lineText: String { "\(path):\(line)" }
}

/// A configuration that makes no sense. Nothing is checked then.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package let place: ConfigurationPlace
  /// What is wrong and what is expected: one sentence without its full stop.
  package let message: String

  init(_ place: ConfigurationPlace, _ message: String) { (self.place, self.message) = (place, message) }

  package var description: String { "\(place.path):\(place.line):\(place.column): \(message)" }
}
