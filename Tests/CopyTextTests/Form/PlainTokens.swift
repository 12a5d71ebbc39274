import CopyModel
import CopyText

/// Tokens of test copy, for tests of what is built on them: words, numbers, `%@` and `{name}`, spaces, line ends, marks.
struct PlainTokens {
  private let bytes: Bytes
  private var position = 0
  private var quoteDepth = 0
  private(set) var tokens: [Token] = []

  /// The tokens of `copy`, with the tags of the English lexicon.
  static func read(_ copy: Bytes) -> [Token] {
    var reader = PlainTokens(copy)
    while reader.position < copy.count { reader.step() }
    return reader.tokens
  }

  private init(_ copy: Bytes) { bytes = copy }

  private mutating func step() {
    let byte = bytes[position]
    if let end = placeholderEnd { return add(.placeholder, to: end) }
    switch byte {
    case UInt8(ascii: "\n"): add(.newline, to: position + 1)
    case UInt8(ascii: " "), UInt8(ascii: "\t"): add(.space, to: end { $0 == 0x20 || $0 == 0x09 })
    case _ where isDigit(byte): add(.number, to: numberEnd)
    case _ where isLetter(at: position): addWord()
    default: addMark()
    }
  }

  private mutating func add(_ kind: Token.Kind, to end: Int, traits: Token.Traits = [], tags: WordTags = []) {
    let quoted: Token.Traits = quoteDepth > 0 ? .isQuoted : []
    tokens.append(Token(kind, position..<end, traits: traits.union(quoted), tags: tags))
    position = end
  }

  private mutating func addWord() {
    let end = wordEnd
    let word = bytes.slice(position..<end)
    var traits: Token.Traits = word[0] &- 0x41 < 26 ? .startsUpper : .startsLower
    if position > 1, bytes[position - 1] == UInt8(ascii: "-"), isLetter(at: position - 2) { traits.insert(.followsHyphen) }
    add(.word, to: end, traits: traits, tags: WordTable.english.tags(of: word))
  }

  private mutating func addMark() {
    let end = position + utf8Length(lead: bytes[position])
    let mark = bytes.slice(position..<end)
    if mark.equals("”") || mark.equals("\"") && quoteDepth > 0 { quoteDepth -= 1 }
    let opens = mark.equals("“") || mark.equals("\"") && tokens.last?.traits.contains(.isQuoted) != true
    add(bytes[position] < 0xF0 ? .punctuation : .emoji, to: end)
    if opens { quoteDepth += 1 }
    quoteDepth = max(0, quoteDepth)
  }

  private var placeholderEnd: Int? {
    let pairs: [(UInt8, UInt8, UInt8?)] = [(0x7B, 0x7D, nil), (0x24, 0x7D, 0x7B)]
    for (open, close, second) in pairs where bytes[position] == open {
      if let second, position + 1 >= bytes.count || bytes[position + 1] != second { continue }
      if let end = bytes[position...].firstIndex(of: close) { return end + 1 }
    }
    guard bytes[position] == UInt8(ascii: "%") else { return nil }
    let end = end { isDigit($0) || [0x24, 0x25, 0x6C, 0x68, 0x7A, 0x23, 0x2E, 0x2B].contains($0) }
    guard end < bytes.count, "@dfisulxc".utf8.contains(bytes[end]) || bytes[end - 1] == 0x6C else { return nil }
    return bytes[end] &- 0x61 < 26 || bytes[end] == 0x40 ? end + 1 : end
  }

  private func end(while belongs: (UInt8) -> Bool) -> Int {
    var end = position
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  private var numberEnd: Int {
    var end = end { isDigit($0) || [0x2E, 0x2C, 0x3A, 0x2F].contains($0) }
    while !isDigit(bytes[end - 1]) { end -= 1 }
    return end
  }

  private var wordEnd: Int {
    var end = position
    while end < bytes.count {
      if isLetter(at: end) || isDigit(bytes[end]) {
        end += utf8Length(lead: bytes[end])
      } else if bytes[end] == 0x27 || bytes[end] == 0x2E, end + 1 < bytes.count, isLetter(at: end + 1) {
        end += 1
      } else if bytes.hasLiteral("’", at: end), end + 3 < bytes.count, isLetter(at: end + 3) {
        end += 3
      } else {
        break
      }
    }
    return end
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// ASCII letters, and everything from U+0080 to U+1FFF and from U+2C00 to U+FFFF.
  private func isLetter(at index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 { return (byte | 0x20) &- 0x61 < 26 }
    return byte >= 0xC3 && byte < 0xF0 && byte != 0xE2
  }
}
