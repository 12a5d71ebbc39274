import CopyModel
import CopyProgram
import CopyText

/// What a program says of copy, a line a use: role, set, styles, and the literal or key.
enum Reading {
  static let table: String = {
    guard let file = EmbeddedFile(named: "shared/calls.tsv") else { return "" }
    return String(decoding: file.bytes, as: UTF8.self)
  }()

  static func facts(_ program: String, _ dialect: ProgramDialect, wrappers: [String] = [], path: String = "a")
    -> ProgramFacts
  {
    let buffer = ByteBuffer(program.utf8)
    let table = CallTable(table, for: dialect, wrappers: wrappers)
    return withExtendedLifetime(buffer) { ProgramReader.facts(of: buffer.bytes, path: path, dialect, table) }
  }

  static func uses(_ program: String, _ dialect: ProgramDialect = .swift, wrappers: [String] = []) -> [String] {
    let bytes = Array(program.utf8)
    return facts(program, dialect, wrappers: wrappers).uses.map { use in
      let literal = String(decoding: bytes[Int(use.copy.start)..<Int(use.copy.end)], as: UTF8.self)
      let styles = use.style.names.map { " " + $0 }.joined()
      return "\(use.role.name)\(use.set < 0 ? "" : " in \(use.set)")\(styles): \(literal.isEmpty ? "(name)" : literal)"
    }
  }
}
