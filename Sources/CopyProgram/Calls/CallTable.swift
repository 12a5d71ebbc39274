import CopyModel

/// The calls that put copy on screen, by dialect and name.
package struct CallTable: Sendable {
  private var rows: [UInt64: [CallRow]] = [:]
  /// Names of methods that run when the app starts, or parts of them, each with the types one of which the method’s
  /// type must extend; 0 for any.
  private var launches: [UInt64: Set<UInt64>] = [:]
  /// Names of properties and functions that say what they are for.
  private var names: [UInt64: [CallRow]] = [:]
  /// Labels of arguments that are no copy.
  private var hidden: Set<UInt64> = []

  /// The calls in `dialect`, from a table in the shape of `Lexicons/shared/calls.tsv`, with the project’s own functions
  /// around keys added, `wrappers`. Lines that say nothing are reported by `faults(in:)`.
  package init(_ text: some StringProtocol, for dialect: ProgramDialect, wrappers: [String] = []) {
    let family = dialect == .kotlin ? ProgramDialect.java.name : dialect.name
    for line in Self.lines(of: text) where line.family == "*" || line.family == family {
      guard let row = line.row else { continue }
      rows[line.name, default: []].append(row)
      if line.declared != 0 { names[line.declared, default: []].append(row) }
      if row.effect == .launches { launches[line.method, default: []].insert(row.label) }
      if line.name == CallRow.hash("*"), case .label(let label) = row.place { hidden.insert(label) }
    }
    for name in wrappers {
      let row = CallRow(place: .position(0), purpose: .key)
      for name in [name, "." + name, name + ":"] { rows[CallRow.hash(name[...]), default: []].append(row) }
    }
  }

  /// The lines of a table that can’t be read.
  package static func faults(in text: some StringProtocol) -> [String] {
    lines(of: text).filter { $0.row == nil }.map(\.text)
  }

  /// What the call of that name, written as the table writes it, does; empty for calls that show no copy.
  subscript(_ name: UInt64) -> [CallRow] { rows[name] ?? [] }

  /// What the call that goes by `names` does, by the most telling name: the last that the table has.
  func rows(of names: [UInt64]) -> [CallRow] { names.last { rows[$0] != nil }.flatMap { rows[$0] } ?? [] }

  /// Whether a method with this name, or with a part of this name, runs when the app starts, if its type extends `parent`.
  func launches(_ name: Bytes, of parent: UInt64) -> Bool {
    guard let parents = launches[LiteralHash.exact(name)] else { return false }
    return parents.contains(0) || parents.contains(parent)
  }

  /// Whether some method of a type that extends this one runs when the app starts.
  func launchesBy(_ parent: UInt64) -> Bool { launches.values.contains { $0.contains(parent) } }

  /// What a property or function of that name, hashed, is for: `errorDescription`.
  func declared(_ name: UInt64) -> [CallRow] { names[name] ?? [] }

  /// Whether arguments with this label are no copy, whatever the call.
  func hides(_ label: UInt64) -> Bool { hidden.contains(label) }

  private static func lines(of text: some StringProtocol) -> [Line] {
    // Bytes are split some ten times as fast as characters.
    Substring(text).utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
      guard cells.count == 5 else { return Line(text: String(Substring(line))) }
      return Line(
        text: String(Substring(line)), family: String(cells[0]), name: CallRow.hash(Substring(cells[1])),
        method: CallRow.hash(Substring(cells[1].hasPrefix("func ") ? cells[1].dropFirst(5) : "")),
        declared: cells[1].hasPrefix("var ") ? CallRow.hash(Substring(cells[1].dropFirst(4))) : 0,
        row: CallRow(place: Substring(cells[2]), purpose: Substring(cells[3]), effect: Substring(cells[4])))
    }
  }

  private struct Line {
    var text: String
    var family = ""
    var name: UInt64 = 0
    /// Of a method that is no call: its name.
    var method: UInt64 = 0
    /// Of a property: its name.
    var declared: UInt64 = 0
    var row: CallRow?
  }
}
