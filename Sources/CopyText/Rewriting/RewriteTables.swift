/// The tables of a file of rewrites: of each row a pattern may look for one word, and write another.
///
/// ```
/// table deed
///   selected | choose
///
/// nothing was <deed.1>
///   => {deed.2} something
/// ```
struct RewriteTables: Sendable {
  private var rows: [String: [[String]]] = [:]
  /// The table whose rows are being read.
  private var current: String?

  var isOpen: Bool { current != nil }

  mutating func open(_ name: String) {
    current = name
    rows[name] = []
  }

  mutating func close() { current = nil }

  /// Adds a row to the open table; false where it has not as many cells as the others. “-” is an empty cell.
  mutating func take(_ line: String) -> Bool {
    guard let current else { return false }
    let cells = line.split(separator: "|").map { Self.cell($0) }
    if let first = rows[current]?.first, first.count != cells.count { return false }
    rows[current]?.append(cells)
    return true
  }

  private static func cell(_ text: Substring) -> String {
    let words = text.split(separator: " ").joined(separator: " ")
    return words == "-" ? "" : words
  }

  /// The words of a column; nil where there is no such table or column.
  func cells(of column: RewriteColumn) -> [String]? {
    guard let rows = rows[column.table], let first = rows.first, first.indices.contains(column.index) else {
      return nil
    }
    return rows.map { $0[column.index] }.filter { !$0.isEmpty }
  }

  /// `output` with the cells that `pattern` finds in the place of their names.
  func filled(_ output: RewriteOutput, _ pattern: RewritePattern) -> RewriteOutput {
    var filled = output
    filled.pieces = output.pieces.map { piece in
      guard case .slot(let name, "") = piece, let column = RewriteColumn(name),
        let found = pattern.columns.first(where: { $0.table == column.table })
      else { return piece }
      return .cell(choice: "\(found.choice)", pairs(from: found, to: column))
    }
    return filled
  }

  private func pairs(from found: RewriteColumn, to column: RewriteColumn) -> [String: String] {
    let rows = rows[found.table] ?? []
    let pairs = rows.filter { $0.indices.contains(column.index) }
      .map { ($0[found.index].foldedForTable, $0[column.index]) }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// A column of a table as patterns name it: `deed.1`.
struct RewriteColumn: Sendable {
  let table: String
  let index: Int
  /// The number of the choice that it is in a pattern; 0 where it is none.
  private(set) var choice = 0

  init?(_ name: String) {
    let parts = name.split(separator: ".")
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
    (table, index) = (String(parts[0]), number - 1)
  }

  func numbered(_ choice: Int) -> RewriteColumn {
    var column = self
    column.choice = choice
    return column
  }
}

extension String {
  /// In small letters, with straight apostrophes.
  var foldedForTable: String { lowercased().replacing("’", with: "'") }
}
