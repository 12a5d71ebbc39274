import CopyModel
import CopySyntax

/// What Kotlin’s programs add to types from outside: `fun Bed?.draw()`, `val Bed.words: Int`.
extension FlowReader {
  private static let plainTypes = Set(
    ["String", "CharSequence", "Int", "Long", "Float", "Double", "Boolean", "Any"].map { CallRow.hash($0[...]) })

  /// `fun AlertDialog.Builder.setCancelButton() = setNegativeButton(…)`: what is called without a receiver is of what an alert is
  /// built with.
  mutating func extendBuilder(_ node: Int) {
    (context.receiver, context.receiverNames) = (nil, [])
    guard let type = extendedType(node), isBuilderType(type) else { return }
    (context.receiver, context.receiverNames) = (.own, [lastPart(of: type)])
    function.isOfBuilder = true
  }

  /// Whether alerts are built with a type: `AlertDialog.Builder`, and `Builder` where that was imported.
  func isBuilderType(_ type: Bytes) -> Bool {
    importsBuilder && type.equals("Builder") || table.rows(of: [hash(type)]).contains(where: \.begins)
  }

  private func lastPart(of type: Bytes) -> Bytes {
    type.slice(from: type.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)
  }

  /// A variable, or what a program adds to a type as one.
  mutating func readVariable(_ node: Int) -> FlowValue {
    guard !context.isInFunction, let extended = extendedType(node) else { return readOwnVariable(node) }
    let owner = context.owner
    context.owner = hash(extended)
    defer { context.owner = owner }
    return readOwnVariable(node)
  }

  /// Whether a function adds to a type from outside.
  func isExtension(_ node: Int) -> Bool { extendedType(node) != nil }

  /// The type whose function one is that stands outside it; nil for all others, and for texts and what alerts are built with,
  /// which have enough of their own.
  func owner(ofExtension node: Int) -> UInt64? {
    guard let type = extendedType(node), !isBuilderType(type), case let word = lastPart(of: type), isTypeName(word),
      !Self.plainTypes.contains(hash(word))
    else { return nil }
    return hash(word)
  }

  /// The type that a declaration extends; nil for all others.
  private func extendedType(_ node: Int) -> Bytes? {
    let (start, name) = (range(node).lowerBound, tree.nodes[node].name)
    guard dialect == .kotlin, start < name.lowerBound - 1, bytes(start..<name.lowerBound).hasSuffix(".") else {
      return nil
    }
    var head = bytes(start..<name.lowerBound - 1)
    // `Bed?`, where there may be none.
    if head.last == UInt8(ascii: "?") { head = head.slice(0..<head.count - 1) }
    return head.slice(from: head.lastIndex { !$0.isASCIIWord && $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? 0)
  }
}
