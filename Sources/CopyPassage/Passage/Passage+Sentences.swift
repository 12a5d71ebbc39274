import CopyModel
package import CopyText

extension Passage {
  /// The sentence that the byte at `offset` is in, its mark included.
  package func sentence(at offset: Int) -> Range<Int> {
    var (start, end) = (trimmedRange.lowerBound, trimmedRange.upperBound)
    for token in tokens where token.traits.contains(.startsSentence) && !isStep(token) {
      if Int(token.start) <= offset { start = Int(token.start) } else { end = min(end, Int(token.start)) }
    }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
    return start..<max(start, end)
  }

  /// Where each sentence starts. In Korean the marks before them tell, since a quotation may open one.
  package var sentenceStarts: [Int] {
    if !isKorean {
      return tokens.filter { $0.traits.contains(.startsSentence) && !isStep($0) }.map { beforeOpening(Int($0.start)) }
    }
    var (starts, isOpen) = ([Int](), true)
    for token in tokens where token.kind != .space && token.kind != .newline {
      let mark = bytes.slice(token.range)
      let ends = token.kind == .punctuation && (mark.equals(".") || mark.equals("!") || mark.equals("?"))
      if isOpen, !ends {
        starts.append(Int(token.start))
        isOpen = false
      }
      if ends { isOpen = true }
    }
    return starts
  }

  /// “Privacy” of “Settings ▸ Privacy”, which begins as sentences do and goes on with the one it stands in.
  private func isStep(_ token: Token) -> Bool {
    var end = Int(token.start)
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > 1 else { return false }
    return MenuPath.marks.contains { bytes.hasLiteral($0, at: end - $0.utf8CodeUnitCount) }
      && tokens.contains { $0.end == end && $0.kind != .markup }
  }

  /// A bracket or quotation mark that touches a sentence from the left belongs to it.
  private func beforeOpening(_ start: Int) -> Int {
    var start = start
    while let mark = tokens.last(where: { $0.end == start }), mark.kind == .punctuation,
      ["(", "[", "“", "‘", "\"", "'", "«"].contains(where: { (open: StaticString) in
        bytes.slice(mark.range).equals(open)
      })
    { start = Int(mark.start) }
    return start
  }

  /// The sentence that holds the byte at `offset`, its mark included, as `sentenceStarts` cuts them.
  package func wholeSentence(at offset: Int) -> Range<Int> {
    let starts = sentenceStarts
    let start = starts.last { $0 <= offset } ?? trimmedRange.lowerBound
    var end = starts.first { $0 > start } ?? trimmedRange.upperBound
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
    return start..<end
  }

  /// How many sentences there are.
  package var sentenceCount: Int { tokens.count { $0.traits.contains(.startsSentence) } }

  /// The word or placeholder next to the byte at `offset`, nothing but spaces between.
  package func word(at offset: Int) -> Token? {
    guard let next = tokens.first(where: { Int($0.start) >= offset && $0.kind != .space }) else { return nil }
    return next.countsAsWord ? next : nil
  }
}
