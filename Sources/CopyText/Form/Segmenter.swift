import CopyModel

/// Cuts copy where sentences end: behind `.` `!` `?` `…` and at the ends of lines.
///
/// A period behind an abbreviation, before a small letter, within brackets or within a quotation that goes on ends nothing.
struct Segmenter {
  private let tokens: UnsafeBufferPointer<Token>
  private let copy: Bytes
  private let lexicon: WordTable
  private var position = 0
  /// Brackets open at `position`.
  private var depth = 0
  /// Whether the segment has words outside of brackets; a mark in brackets then ends nothing.
  private var hasOuterWords = false

  init(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, lexicon: WordTable) {
    (self.tokens, self.copy, self.lexicon) = (tokens, copy, lexicon)
  }

  /// The next segment with a word or placeholder in it.
  mutating func next() -> Segment? {
    while position < tokens.count {
      let segment = scan()
      if !segment.isEmpty { return segment }
    }
    return nil
  }

  private mutating func scan() -> Segment {
    var segment = Segment(tokens: position..<position, end: .open, words: 0, placeholders: 0)
    (depth, hasOuterWords) = (0, false)
    while position < tokens.count {
      let token = tokens[position]
      if token.countsAsWord && depth == 0 { hasOuterWords = true }
      switch token.kind {
      case .word: segment.words += token.traits.contains(.followsHyphen) ? 0 : 1
      case .placeholder, .url, .email, .path, .fileName: segment.placeholders += 1
      case .newline where endsLine(segment): return close(segment, .line, next: position + 1)
      case .punctuation, .other:
        if let (end, next) = endMark(segment) { return close(segment, end, next: next) }
        changeDepth(copy[Int(token.start)])
      default: break
      }
      position += 1
    }
    return close(segment, .open, next: position)
  }

  private mutating func close(_ segment: Segment, _ end: Segment.End, next: Int) -> Segment {
    var segment = segment
    segment.tokens = segment.tokens.lowerBound..<position
    segment.end = end
    position = next
    return segment
  }

  private mutating func changeDepth(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    default: break
    }
  }

  /// A line ends a segment before an empty line, a capital or a placeholder; other line ends only wrap the text.
  private func endsLine(_ segment: Segment) -> Bool {
    guard !segment.isEmpty, !wrapsLine, let start = nextContent(from: position) else { return false }
    let breaks = (position..<start).count { tokens[$0].kind == .newline && isLineFeed(tokens[$0]) }
    return breaks > 1 || tokens[start].kind == .placeholder || tokens[start].traits.contains(.startsUpper)
      || (tokens[position].length > 1 && !isCarriageReturnPair(tokens[position]))
  }

  /// Behind an article, preposition or conjunction a line end is a matter of layout.
  private var wrapsLine: Bool {
    guard position > 0, tokens[position - 1].kind == .word else { return false }
    let tags = tokens[position - 1].tags
    return !tags.isDisjoint(with: [.article, .possessive, .coordinator, .infinitiveMarker])
      || tags.contains(.preposition) && tags.isDisjoint(with: [.particle, .adverb])
  }

  private func isLineFeed(_ token: Token) -> Bool { copy[token.end - 1] != UInt8(ascii: "\r") }

  private func isCarriageReturnPair(_ token: Token) -> Bool {
    token.length == 2 && copy[Int(token.start)] == UInt8(ascii: "\r")
  }

  /// The end of a sentence at this token: its kind, and the first token behind the mark and what closes over it.
  private func endMark(_ segment: Segment) -> (Segment.End, Int)? {
    guard depth == 0 || !hasOuterWords, var end = Self.end(of: tokens[position], in: copy) else { return nil }
    var next = position + 1
    while next < tokens.count, let more = Self.end(of: tokens[next], in: copy) {
      if more == .question { end = .question } else if more == .period, end == .period { end = .ellipsis }
      next += 1
    }
    let closing = next
    while next < tokens.count, Self.closes(tokens[next], in: copy) { next += 1 }
    guard next == tokens.count || tokens[next].kind == .space || tokens[next].kind == .newline else { return nil }
    guard let follower = nextContent(from: next) else { return (end, next) }
    let goesOn = tokens[follower].traits.contains(.startsLower)
    if end == .ellipsis && goesOn || isWithinQuotation(segment, closing: closing, next: next) { return nil }
    if end == .period && (goesOn || segment.words == 0 || isAbbreviation(before: position)) { return nil }
    return (end, next)
  }

  static func end(of token: Token, in copy: Bytes) -> Segment.End? {
    guard token.kind == .punctuation || token.kind == .other else { return nil }
    switch copy[Int(token.start)] {
    case UInt8(ascii: "."): return .period
    case UInt8(ascii: "!"): return .exclamation
    case UInt8(ascii: "?"): return .question
    case 0xE2: return copy.hasLiteral("…", at: Int(token.start)) ? .ellipsis : nil
    default: return nil
    }
  }

  /// Quotation marks, brackets and marks of emphasis that may close behind a sentence.
  private static func closes(_ token: Token, in copy: Bytes) -> Bool {
    if token.kind == .markup { return true }
    guard token.kind == .punctuation || token.kind == .other else { return false }
    switch copy[Int(token.start)] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "*"): return true
    case 0xE2: return copy.hasLiteral("”", at: Int(token.start)) || copy.hasLiteral("’", at: Int(token.start))
    case 0xC2: return copy.hasLiteral("»", at: Int(token.start))
    default: return false
    }
  }

  /// A quotation that opened within the segment and is not closed here.
  private func isWithinQuotation(_ segment: Segment, closing: Int, next: Int) -> Bool {
    guard closing == next, position > 0, tokens[position - 1].traits.contains(.isQuoted) else { return false }
    return !tokens[segment.tokens.lowerBound..<position].prefix(3).contains { $0.traits.contains(.isQuoted) }
  }

  private func isAbbreviation(before period: Int) -> Bool {
    guard period > 0, tokens[period - 1].kind == .word else { return false }
    let word = tokens[period - 1]
    guard lexicon.tags(ofAbbreviation: word, in: copy).contains(.abbreviation) else { return false }
    return word.tags.isEmpty || word.tags.contains(.abbreviation)
  }

  private func nextContent(from start: Int) -> Int? {
    tokens[start...].firstIndex { $0.countsAsWord || $0.kind == .number || $0.kind == .version }
  }
}

/// A stretch of copy that may be one sentence.
struct Segment {
  /// How it ends.
  enum End: UInt8 {
    /// The copy ends without a mark that ends sentences.
    case open
    case period, question, exclamation, ellipsis
    /// A line ends, without a mark.
    case line

    /// Whether a statement or command ends here for certain.
    var isFinal: Bool { self == .period || self == .exclamation }
  }

  /// Its tokens, the mark at the end left out.
  var tokens: Range<Int>
  var end: End
  /// Words; parts of a compound count once.
  var words: Int
  var placeholders: Int

  var isEmpty: Bool { words == 0 && placeholders == 0 }
}
