import CopyModel
import CopySyntax

/// What the names of generic types stand for, as far as a declaration says: whatever `Item` is, `<Item: Asking>` has what Asking has.
extension FlowReader {
  /// The bounds of the type or function at `node`, by name: `<Item: Asking>`, `where Item == Question`.
  func bounds(of node: Int) -> [UInt64: UInt64] {
    guard dialect == .swift, !tree.nodes[node].name.isEmpty else { return [:] }
    let head = head(behindNameOf: node)
    var found: [UInt64: UInt64] = [:]
    if head.first == UInt8(ascii: "<"), let close = head.firstIndex(of: UInt8(ascii: ">")) {
      note(bounds: head.slice(1..<close), in: &found)
    }
    if let start = head.indices.last(where: { head.hasLiteral(" where ", at: $0) }) {
      note(bounds: head.slice(from: start + 7), in: &found)
    }
    return found
  }

  /// What stands between the name and the body.
  private func head(behindNameOf node: Int) -> Bytes {
    let rest = bytes(tree.nodes[node].name.upperBound..<range(node).upperBound)
    let longest = min(rest.count, Self.longestHead)
    return rest.slice(0..<(rest.slice(0..<longest).firstIndex(of: UInt8(ascii: "{")) ?? longest))
  }

  /// In bytes; what is longer is cut.
  private static let longestHead = 2_000

  /// `Item: Asking & Identifiable, Row == Bed`: of several types the last.
  private func note(bounds: Bytes, in found: inout [UInt64: UInt64]) {
    for bound in bounds.split(separator: UInt8(ascii: ",")).map({ Bytes(rebasing: $0) }) {
      let words = bound.split { !$0.isASCIIWord }.map { Bytes(rebasing: $0) }
      guard words.count > 1, bound.contains(where: { ":=".utf8.contains($0) }), let last = words.last else { continue }
      found[hash(words[0])] = hash(last)
    }
  }
}
