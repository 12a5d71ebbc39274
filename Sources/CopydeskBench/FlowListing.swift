import CopyFiles
import CopyModel
import CopyPassage
import CopyProgram
import CopyText

/// `flow FOLDER…`: which strings the programs in some folders show, and as what, an object of JSON a line, for a comparison
/// with another reader of programs.
enum FlowListing {
  static func run(_ folders: ArraySlice<String>) throws {
    let files = FileFinder { ProgramFiles.claims(path: $0) }.find(Array(folders)).files
    guard let table = EmbeddedFile(named: "shared/calls.tsv") else { return }
    let rows = String(decoding: table.bytes, as: UTF8.self)
    let tables = ProgramDialect.allCases.map { CallTable(rows, for: $0) }
    var (words, facts) = ([UInt64: String](), [ProgramFacts]())
    for path in files {
      guard let dialect = ProgramDialect(path: path) else { continue }
      let file = try FileReader.read(path)
      withExtendedLifetime(file) {
        note(file.bytes, dialect, &words)
        facts.append(ProgramReader.facts(of: file.bytes, path: path, dialect, tables[Int(dialect.rawValue)]))
      }
    }
    for file in ProgramIndex.joined(facts) {
      for use in file.uses { if let line = line(of: use, in: file, words) { print(line) } }
    }
  }

  /// The text of each literal, by its hash; of several side by side, that of all.
  private static func note(_ text: Bytes, _ dialect: ProgramDialect, _ words: inout [UInt64: String]) {
    let reader = LiteralReader(text, dialect)
    var (hash, isJoined) = (LiteralHash(text), false)
    for token in ProgramLexer.tokens(of: text, dialect) {
      guard token.kind == .string else {
        let isJoint = text[Int(token.start)] == UInt8(ascii: "+") || text[Int(token.start)] == UInt8(ascii: "@")
        isJoined = isJoined && isJoint
        continue
      }
      if !isJoined { hash.removeAll() }
      reader.read(token, into: &hash)
      words[LiteralHash.exact(hash.bytes)] = hash.bytes.text
      isJoined = true
    }
  }

  private static func line(of use: ProgramUse, in file: ProgramFacts, _ words: [UInt64: String]) -> String? {
    var cells = ["\"path\":\(quoted(file.path))", "\"line\":\(use.line)", "\"role\":\(quoted(use.role.name))"]
    if let text = words[use.copy.key] {
      cells.append("\(use.copy.isLocalized ? "\"key\"" : "\"text\""):\(quoted(text))")
    } else if use.copy.key == 0, use.copy.accessor != 0 {
      cells.append("\"accessor\":\(quoted(String(use.copy.accessor, radix: 16)))")
      cells.append("\"tableAccessor\":\(quoted(String(use.copy.tableAccessor, radix: 16)))")
    } else if use.copy.key == 0 {
      return nil
    }
    if use.set >= 0 {
      let set = file.sets[Int(use.set)]
      cells.append("\"set\":\(use.set)")
      cells.append("\"setLine\":\(set.line)")
      if set.hasUnknownParts { cells.append("\"isOpen\":true") }
    }
    return "{\(cells.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\0"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
