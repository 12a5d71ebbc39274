public import CopyModel

/// A range in a file, in every unit that reports ask for.
public struct Place: Sendable, Equatable {
  public var span: ByteSpan
  /// Lines count from 1; columns from 1 in Unicode scalars.
  public var line, column, endLine, endColumn: Int

  package init(span: ByteSpan, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.span = span
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
