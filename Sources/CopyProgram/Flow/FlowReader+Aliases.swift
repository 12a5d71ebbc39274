import CopyModel
import CopySyntax

/// Other names of types: `private typealias words = Wording.Barn`.
extension FlowReader {
  private static let openings: [StaticString] = [
    "typealias ", "private typealias ", "fileprivate typealias ", "internal typealias ", "public typealias ",
  ]

  /// The types of the file that go by another name, by that: the words of their paths.
  mutating func findAliases() {
    if dialect == .java { return findImportedBuilder() }
    guard dialect == .swift || dialect == .kotlin else { return }
    let outside = Set(children(tree.root))
    for (index, node) in tree.nodes.enumerated() where node.kind == .statement {
      let all = bytes(node.range)
      if dialect == .kotlin, all.hasLiteral("import ", at: 0) { noteImport(all) }
      guard let opening = Self.openings.first(where: { all.hasLiteral($0, at: 0) }) else { continue }
      let isPrivate = all.hasLiteral("private", at: 0) || all.hasLiteral("fileprivate", at: 0)
      noteAlias(all.slice(from: opening.utf8CodeUnitCount), isOfAll: outside.contains(index) && !isPrivate)
    }
  }

  /// `import android.app.AlertDialog.Builder;`
  private mutating func findImportedBuilder() {
    importsBuilder = children(tree.root).contains { node in
      let words = bytes(node)
      return words.hasLiteral("import ", at: 0)
        && (words.hasSuffix("AlertDialog.Builder") || words.hasSuffix("AlertDialog.Builder;"))
    }
  }

  /// `import kiln.parts.Dialog as KilnDialog`: in this file only.
  private mutating func noteImport(_ words: Bytes) {
    let parts = words.split(separator: UInt8(ascii: " ")).map { Bytes(rebasing: $0) }
    guard parts.count == 4, parts[2].equals("as"), let dot = parts[1].lastIndex(of: UInt8(ascii: ".")) else { return }
    let (own, target) = (parts[3], parts[1].slice(from: dot + 1))
    guard isTypeName(own), isTypeName(target), !own.elementsEqual(target), !target.equals("R") else { return }
    aliases[hash(own)] = [target]
  }

  /// - Parameter isOfAll: other files know the name as well.
  private mutating func noteAlias(_ words: Bytes, isOfAll: Bool) {
    let name = words.prefix { $0.isASCIIWord }
    guard let sign = words.firstIndex(of: UInt8(ascii: "=")) else { return }
    let start = (sign + 1..<words.count).first { words[$0] > 0x20 } ?? words.count
    let end = (start..<words.count).first { !words[$0].isASCIIWord && words[$0] != UInt8(ascii: ".") } ?? words.count
    // `[Bed]`, `Bed & Row`, `(Bed) -> Row` are no names.
    let rest = words.slice(from: end).first { $0 > 0x20 }
    if start < words.count, words[start] == UInt8(ascii: "("), end == start {
      return noteTuple(hash(Bytes(rebasing: name)), words.slice(from: start + 1))
    }
    guard !name.isEmpty, start < end, rest == nil || rest == UInt8(ascii: "/") else { return }
    let path = words.slice(start..<end).split(separator: UInt8(ascii: ".")).map { Bytes(rebasing: $0) }
    guard let last = path.last else { return }
    let (own, target) = (hash(Bytes(rebasing: name)), hash(last))
    if own == target { return }
    aliases[own] = path
    if isOfAll { facts.types.append(FlowType(name: own, parents: [target], isAddition: true)) }
  }

  /// `typealias Notice = (title: String, body: String)`: what its parts are called, in their order.
  private mutating func noteTuple(_ name: UInt64, _ words: Bytes) {
    guard dialect == .swift, let end = words.firstIndex(of: UInt8(ascii: ")")),
      !words.slice(from: end).text.contains("->")
    else { return }
    let labels = words.slice(0..<end).split(separator: UInt8(ascii: ",")).map { part in
      hash(Bytes(rebasing: part.drop { $0 <= 0x20 }.prefix { $0.isASCIIWord }))
    }
    facts.tuples[name] = labels
  }

  /// The type that goes by `name` in this file; 0 for what is no other name.
  func alias(_ name: UInt64) -> UInt64 { aliases.isEmpty ? 0 : aliases[name]?.last.map { hash($0) } ?? 0 }
}
