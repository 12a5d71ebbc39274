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

  /// `role key` of all uses in several files; for a set its number, “?” where it is open; what is part of a text is joined.
  static func joined(_ programs: [(String, ProgramDialect)], paths: [String] = []) -> [String] {
    let facts = programs.enumerated().map { index, program in
      Reading.facts(program.0, program.1, path: paths.isEmpty ? "\(index)" : paths[index])
    }
    var words: [UInt64: String] = [:]
    for (program, dialect) in programs { note(program, dialect, &words) }
    var first = 0
    return ProgramIndex.joined(facts).flatMap { file in
      defer { first += file.sets.count }
      return file.uses.compactMap { use -> String? in
        guard let text = words[use.copy.key] else { return nil }
        let set = use.set < 0 ? "" : " in \(first + Int(use.set))\(file.sets[Int(use.set)].hasUnknownParts ? "?" : "")"
        return "\(use.role.name)\(set)\(use.isJoined ? " joined" : ""): \(text)"
      }
    }
  }

  private static func note(_ program: String, _ dialect: ProgramDialect, _ words: inout [UInt64: String]) {
    let buffer = ByteBuffer(program.utf8)
    withExtendedLifetime(buffer) {
      let reader = LiteralReader(buffer.bytes, dialect)
      for token in ProgramLexer.tokens(of: buffer.bytes, dialect) where token.kind == .string {
        var hash = LiteralHash(buffer.bytes)
        reader.read(token, into: &hash)
        words[LiteralHash.exact(hash.bytes)] = hash.bytes.text
      }
    }
  }
}

extension Reading {
  /// The texts of each set that several files show, whether it is open or not.
  static func textsOfSets(_ programs: [(String, ProgramDialect)]) -> [Set<String>] {
    let sets = joined(programs).compactMap { use -> (set: Substring, text: String)? in
      guard let start = use.ranges(of: " in ").first?.upperBound, let end = use[start...].ranges(of: ": ").first else {
        return nil
      }
      return (use[start..<end.lowerBound].prefix(while: \.isNumber), String(use[end.upperBound...]))
    }
    return Dictionary(grouping: sets, by: \.set).values.map { Set($0.map(\.text)) }
  }

  /// Whether some closed set has all of these texts.
  static func isOneSet(_ texts: [String], of uses: [String], isClosed: Bool = true) -> Bool {
    let sets = texts.map { text in
      Set(
        uses.filter { $0.hasSuffix(": " + text) }.compactMap {
          $0.split(separator: " in ").dropFirst().first?.prefix { $0 != ":" }
        })
    }
    guard let first = sets.first else { return false }
    return !sets.reduce(first) { $0.intersection($1) }.filter { !isClosed || !$0.hasSuffix("?") }.isEmpty
  }
}
