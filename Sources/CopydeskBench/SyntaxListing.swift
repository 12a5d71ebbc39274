import CopyFiles
import CopyModel
import CopyPassage
import CopyProgram
import CopySyntax
import CopyText

/// `syntax LANGUAGE FILE…`: what the trees of programs say of calls and of what is set, a line each, for a comparison with
/// another parser (`Tests/Tools/syntax.py`).
enum SyntaxListing {
  static func run(_ arguments: ArraySlice<String>) throws {
    guard let language = arguments.first.flatMap(SyntaxLanguage.init) else {
      throw UnknownLanguage(description: "syntax takes \(SyntaxLanguage.allCases.map(\.rawValue)), and files")
    }
    for path in arguments.dropFirst() {
      let file = try FileReader.read(path)
      withExtendedLifetime(file) { print(Listing(file.bytes, language).lines(of: path), terminator: "") }
    }
  }

  private struct UnknownLanguage: Error, CustomStringConvertible {
    let description: String
  }
}

private struct Listing {
  let text: Bytes
  let tree: SyntaxTree

  init(_ text: Bytes, _ language: SyntaxLanguage) { (self.text, tree) = (text, SyntaxTree(text, language)) }

  /// `file`, then for each call, and all that is set, its kind, the place and text of its name, the range of its receiver, its
  /// labels, and its literals.
  func lines(of path: String) -> String {
    var lines = "file\t\(path)\t\(text.count)\t\(tree.skipped)\n"
    for index in tree.nodes.indices { if let line = line(of: index) { lines += line + "\n" } }
    return lines
  }

  private func line(of index: Int) -> String? {
    let (node, children) = (tree.nodes[index], tree.children(of: index))
    switch node.kind {
    case .call, .message:
      guard !node.name.isEmpty, let callee = children.first else { return nil }
      let arguments = children.dropFirst().filter { tree.nodes[$0].kind == .argument }
      let labels = arguments.map { string(tree.nodes[$0].name) }.joined(separator: ",")
      let receiver = node.kind == .message ? tree.nodes[callee].range : self.receiver(of: callee)
      let literals = arguments.flatMap { tree.children(of: $0) }.compactMap(literal).joined(separator: "\u{1}")
      return ["call", "\(node.name.lowerBound)", string(node.name), span(receiver), labels, literals].joined(
        separator: "\t")
    case .assignment:
      guard string(node.name) == "=", let target = children.first, let value = children.last else { return nil }
      let name = tree.nodes[target].kind == .member ? tree.nodes[target].name : tree.nodes[target].range
      guard [.member, .name].contains(tree.nodes[target].kind), !name.isEmpty else { return nil }
      return ["set", "\(name.lowerBound)", string(name), span(receiver(of: target)), "", literal(value) ?? ""].joined(
        separator: "\t")
    case .declaration:
      guard !node.name.isEmpty, let value = children.first, tree.nodes[value].kind != .block else { return nil }
      return ["let", "\(node.name.lowerBound)", string(node.name), "", "", literal(value) ?? ""].joined(separator: "\t")
    default: return nil
    }
  }

  /// What stands before the dot of a name.
  private func receiver(of index: Int) -> Range<Int32> {
    let node = tree.nodes[index]
    switch node.kind {
    case .member: return tree.children(of: index).first.map { solid($0) } ?? 0..<0
    case .postfix: return tree.children(of: index).first.map { receiver(of: $0) } ?? 0..<0
    default: return 0..<0
    }
  }

  /// Without the question mark that asks whether there is a value.
  private func solid(_ index: Int) -> Range<Int32> {
    let range = tree.nodes[index].range
    guard tree.nodes[index].kind == .postfix, string(range).hasSuffix("?"), let value = tree.children(of: index).first
    else { return range }
    return solid(value)
  }

  private func literal(_ index: Int) -> String? {
    tree.nodes[index].kind == .string ? string(tree.nodes[index].range) : nil
  }
  private func span(_ range: Range<Int32>) -> String { range.isEmpty ? "" : "\(range.lowerBound)-\(range.upperBound)" }
  private func string(_ range: Range<Int32>) -> String {
    String(
      decoding: text[Int(range.lowerBound)..<Int(range.upperBound)].map { (9...13).contains($0) ? 0x20 : $0 },
      as: UTF8.self)
  }
}

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
