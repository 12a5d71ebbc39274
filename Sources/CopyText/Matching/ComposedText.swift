package import CopyModel

/// A copy with its letters put together, é for e and a mark of its own, so that it meets the words of lexicons, which are
/// in normal form C.
package struct ComposedText {
  private let buffer = ByteBuffer()
  private var tokens: ContiguousArray<Token> = []
  /// The tokens of the copy as it is written, which stand in the same order.
  private let written: UnsafeBufferPointer<Token>

  /// Nil for copy without marks that could be joined to letters, which is nearly all copy.
  package init?(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>) {
    guard Self.mayHaveMarks(copy), !ICU.isNFC(copy) else { return nil }
    written = tokens
    self.tokens.reserveCapacity(tokens.count)
    // No word ends between a letter and its mark.
    for token in tokens {
      let start = buffer.bytes.count
      ICU.appendNFC(of: copy.slice(token.range), to: buffer)
      self.tokens.append(
        Token(token.kind, start..<buffer.bytes.count, traits: token.traits, tags: token.tags))
    }
  }

  /// What `trie` finds, with places in the copy as it is written. What starts or ends inside a word takes all of it.
  package func match(_ trie: TermTrie, into found: inout ContiguousArray<TermMatch>) {
    let first = found.count
    tokens.withUnsafeBufferPointer { trie.match(buffer.bytes, tokens: $0, into: &found) }
    for index in first..<found.count {
      let last = max(found[index].start, found[index].end - 1)
      guard let start = token(at: found[index].start), let end = token(at: last) else { continue }
      found[index].start = written[start].start
      found[index].end = Int32(written[end].end)
    }
  }

  private func token(at offset: Int32) -> Int? { tokens.firstIndex { $0.range.contains(Int(offset)) } }

  /// Whether some byte begins a mark that joins the letter before: U+0300 to U+036F, Korean letters apart, kana marks.
  private static func mayHaveMarks(_ copy: Bytes) -> Bool {
    for index in 0..<copy.count where copy[index] >= 0xCC {
      switch copy[index] {
      case 0xCC: return true
      case 0xCD: if index + 1 < copy.count, copy[index + 1] < 0xB0 { return true }
      case 0xE1: if index + 1 < copy.count, (0x84...0x87).contains(copy[index + 1]) { return true }
      case 0xE3:
        if copy.hasLiteral("\u{3099}", at: index) || copy.hasLiteral("\u{309A}", at: index) { return true }
      default: break
      }
    }
    return false
  }
}
