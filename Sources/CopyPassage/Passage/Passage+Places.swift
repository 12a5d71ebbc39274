import CopyModel
package import CopyText

/// Where words, sentences, and names lie in the copy.
extension Passage {
  /// Whether the words are part of an address, path, or other piece that is no copy.
  package func isInAddress(_ range: Range<Int>) -> Bool {
    tokens.contains { $0.range.overlaps(range) && $0.kind != .word && $0.kind != .punctuation && $0.kind != .space }
  }

  /// Whether a sentence starts with the word at `offset`.
  package func startsSentence(at offset: Int) -> Bool {
    tokens.contains { Int($0.start) == offset && $0.traits.contains(.startsSentence) }
  }

  /// The same, marks in front of the word aside: “¿Está…”.
  package func opensSentence(at offset: Int) -> Bool {
    guard let index = tokens.firstIndex(where: { Int($0.start) == offset }) else { return false }
    for token in tokens[...index].reversed() {
      if Int(token.start) < offset, token.kind == .word || token.kind == .placeholder { return false }
      if token.traits.contains(.startsSentence) { return true }
    }
    return true
  }

  /// Whether guessed copy tells of a result, “Code copied”: no button or command, whatever key and comment made of it.
  package var isResult: Bool {
    guard roleConfidence < 1, let first = tokens.first(where: { $0.countsAsWord }), !first.tags.contains(.baseVerb)
    else {
      return false
    }
    return tokens.contains { token in
      token.start > first.start && token.traits.contains(.startsLower) && token.tags.dominant == .verb
        && token.tags.contains(.pastParticiple) && token.tags.isDisjoint(with: [.baseVerb, .adjective])
    }
  }

  /// Whether the words of a match are part of a name or quoted, and so not ours.
  package func isName(_ match: TermMatch) -> Bool {
    tokens.contains { $0.range.overlaps(match.range) && !$0.traits.isDisjoint(with: [.isName, .isQuoted]) }
  }

  /// All of the copy but spaces and line breaks at its edges.
  package var trimmedRange: Range<Int> {
    let isContent = { (token: Token) in token.kind != .space && token.kind != .newline }
    guard let first = tokens.first(where: isContent), let last = tokens.last(where: isContent) else { return 0..<0 }
    return Int(first.start)..<last.end
  }

  /// From the first word to the end of the last.
  package var wordsRange: Range<Int>? {
    guard let first = tokens.firstIndex(where: Self.hasContent), let last = tokens.lastIndex(where: Self.hasContent)
    else { return nil }
    return Int(tokens[first].start)..<tokens[last].end
  }

  /// Where the words start behind a leading article; nil where none leads.
  package var startPastArticle: Int? {
    guard let first = tokens.firstIndex(where: Self.hasContent), tokens[first].tags.contains(.article),
      let next = tokens[(first + 1)...].firstIndex(where: Self.hasContent)
    else { return nil }
    return Int(tokens[next].start)
  }

  private static func hasContent(_ token: Token) -> Bool {
    switch token.kind {
    case .space, .newline, .punctuation, .emoji, .markup: false
    default: true
    }
  }
}

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
    var (starts, isOpen) = ([Int](), true)
    if !isKorean {
      for index in tokens.indices where tokens[index].traits.contains(.startsSentence) && !isStep(tokens[index]) {
        starts.append(beforeOpening(index))
      }
      return starts
    }
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
  private func beforeOpening(_ index: Int) -> Int {
    let opens: [StaticString] = ["(", "[", "“", "‘", "\"", "'", "«", "「", "『", "（"]
    var index = index
    while index > 0, case let mark = tokens[index - 1], mark.end == Int(tokens[index].start), mark.kind == .punctuation,
      opens.contains(where: { bytes.slice(mark.range).equals($0) })
    { index -= 1 }
    return Int(tokens[index].start)
  }

  /// The sentence that holds the byte at `offset`, its mark included, as `sentenceStarts` cuts them.
  package func wholeSentence(at offset: Int) -> Range<Int> {
    let starts = sentenceStarts
    let start = starts.last { $0 <= offset } ?? trimmedRange.lowerBound
    return sentence(from: start, before: starts.first { $0 > start })
  }

  /// The sentences, each as `wholeSentence` has it.
  package var wholeSentences: [Range<Int>] {
    let starts = sentenceStarts
    return starts.indices.map { place in
      sentence(from: starts[place], before: starts[(place + 1)...].first { $0 > starts[place] })
    }
  }

  private func sentence(from start: Int, before next: Int?) -> Range<Int> {
    var end = next ?? trimmedRange.upperBound
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

/// The terms of the lexicon that stand in the copy.
extension Passage {
  /// Whether some term of `list` is in the copy.
  package func has(_ list: TermList) -> Bool { lists.contains(list) }

  /// The first term of `list` in the copy; of two that start together the longer one.
  package func first(_ list: TermList) -> TermMatch? {
    guard has(list) else { return nil }
    var best: TermMatch?
    for match in reading.found where match.list == list {
      guard let known = best else { best = match; continue }
      if match.start < known.start || (match.start == known.start && match.end > known.end) { best = match }
    }
    return best
  }

  /// All terms of `list`, the longest at each place, apart from each other.
  package func all(_ list: TermList) -> [TermMatch] {
    guard has(list) else { return [] }
    var kept: [TermMatch] = []
    // They are found in the order of where they start.
    for match in reading.found where match.list == list {
      if let last = kept.last, match.start < last.end {
        if match.start == last.start, match.end > last.end { kept[kept.count - 1] = match }
      } else {
        kept.append(match)
      }
    }
    return kept
  }

  /// The term of `list` that the words of the copy are as a whole, marks and a leading article aside.
  package func whole(_ list: TermList) -> TermMatch? {
    guard has(list), let words = wordsRange else { return nil }
    return reading.found.first { match in
      guard match.list == list, Int(match.end) == words.upperBound else { return false }
      return Int(match.start) == words.lowerBound || Int(match.start) == startPastArticle
    }
  }

  /// Whether the words at `range` are known to be of `lists` by unsure terms alone.
  package func isDoubtful(_ lists: TermLists, at range: Range<Int>) -> Bool {
    let matches = reading.found.filter { lists.contains($0.list) && $0.range.overlaps(range) }
    return !matches.isEmpty && matches.allSatisfy(\.isUnsure)
  }

  /// Whether the project allows the words at `range`.
  package func isAllowed(_ range: Range<Int>) -> Bool {
    guard let allowed = language.words.allowed else { return false }
    return allowed.ranges(in: bytes, tokens).contains { $0.overlaps(range) }
  }

  package func term(_ match: TermMatch) -> Term? { lexicon?.terms[Int(match.term)] }
}
