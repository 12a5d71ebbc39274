import CopyKernel
package import CopyModel

/// Walks the words of a key, comment or value, ASCII folded to small letters in their hashes.
///
/// Letters beyond ASCII belong to words. An arrow (`->`) counts as a word.
package struct WordScanner {
  package enum Style {
    /// Split where the case changes (`btnCancel`, `URLTitle`) and at every mark and digit.
    case key
    /// Split at marks; what stands in brackets or quotation marks is left out.
    case comment
    /// Split at marks.
    case copy
  }

  package struct Word {
    package var range: Range<Int>
    /// `FoldedHash` of the bytes; a typographic apostrophe counts as `'`.
    package var hash: UInt64
  }

  private let bytes: Bytes
  private let style: Style
  private var position = 0

  init(_ bytes: Bytes, _ style: Style) {
    (self.bytes, self.style) = (bytes, style)
  }

  private var splitsCase: Bool { style == .key }
  /// How many digits belong to words: all or none.
  private var digits: UInt8 { style == .key ? 0 : 10 }

  package mutating func next() -> Word? {
    while position < bytes.count, !startsWord(at: position) {
      position = style == .comment ? endOfAside(at: position) ?? position + 1 : position + 1
    }
    guard position < bytes.count else { return nil }
    let start = position
    if bytes[position] == UInt8(ascii: "-") {
      position += 2
      return Word(range: start..<position, hash: FoldedHash.arrow)
    }
    let hash = readWord()
    return Word(range: start..<position, hash: hash)
  }

  /// Reads the letters from `position` on; the first one surely is a letter.
  private mutating func readWord() -> UInt64 {
    if let (length, hash) = FoldedHash.plainWord(in: bytes, at: position, ofOneCase: splitsCase) {
      position &+= length
      return hash
    }
    // Letters are read eight at a time. Locals stay in registers.
    var (hash, index) = (FoldedHash(), position)
    let (bytes, splitsCase, digits) = (bytes, splitsCase, digits)
    while true {
      let next = bytes.eightBytes(at: index)
      // Small letters split nothing.
      let length = UInt64.run(of: splitsCase ? next.smallLetters : next.asciiLetters)
      hash.add(letters: next, count: length)
      index &+= length
      if length == 8 { continue }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte.isASCIILetter {
        if index > position, splits(at: index) { break }
        hash.add(byte)
        index += 1
      } else if byte &- UInt8(ascii: "0") < digits {
        hash.add(byte)
        index += 1
      } else if byte >= 0x80 || byte == UInt8(ascii: "'"), let length = letterLength(at: index) {
        hash.add(length == 3 ? UInt8(ascii: "'") : byte)
        index += length
      } else {
        break
      }
    }
    position = index
    return hash.value
  }

  /// Behind the bracket or quotation mark that closes the one at `index`, which stands before a word.
  private func endOfAside(at index: Int) -> Int? {
    if bytes.hasLiteral("“", at: index) {
      return (index..<bytes.count).first { bytes.hasLiteral("”", at: $0) }.map { $0 + 3 }
    }
    let closing: UInt8
    switch bytes[index] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "<"): closing = UInt8(ascii: ">")
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = bytes[index]
    default: return nil
    }
    if index > 0, closing == bytes[index], isLetter(bytes[index - 1]) { return nil }
    var end = index + 1
    while end < bytes.count, bytes[end] != closing || end + 1 < bytes.count && isLetter(bytes[end + 1]) { end += 1 }
    return end < bytes.count ? end + 1 : nil
  }

  @inline(__always)
  private func startsWord(at index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80, byte != UInt8(ascii: "-") { return byte.isASCIILetter || byte &- UInt8(ascii: "0") < digits }
    return byte < 0x80 ? !splitsCase && bytes.hasLiteral("->", at: index) : !isMark(at: index)
  }

  /// Bytes of the letter at `index`, nil where the word ends; an apostrophe inside a word counts as a letter.
  private func letterLength(at index: Int) -> Int? {
    let byte = bytes[index]
    let length = bytes.hasLiteral("’", at: index) ? 3 : 1
    if length == 3 || byte == UInt8(ascii: "'") {
      let isInside = !splitsCase && index + length < bytes.count && isLetter(bytes[index + length])
      return isInside ? length : nil
    }
    return isLetter(byte) && !isMark(at: index) ? 1 : nil
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter || byte &- UInt8(ascii: "0") < digits
  }

  /// Quotation marks, dashes and the ellipsis (U+2000…U+206F).
  private func isMark(at index: Int) -> Bool {
    bytes[index] == 0xE2 && index + 1 < bytes.count && (0x80...0x81).contains(bytes[index + 1])
      || bytes[index] >= 0x80 && index >= 1 && bytes[index - 1] == 0xE2 && (0x80...0x81).contains(bytes[index])
      || bytes[index] >= 0x80 && index >= 2 && bytes[index - 2] == 0xE2 && (0x80...0x81).contains(bytes[index - 1])
  }

  /// Whether the capital at `index` starts a new word: the B of `aB` and of `ABc`.
  private func splits(at index: Int) -> Bool {
    !bytes[index - 1].isASCIIUpper || index + 1 < bytes.count && bytes[index + 1].isASCIILower
  }
}

/// What keys and comments are made of, before they are read.
package enum NameText {
  /// The key without the placeholders that string catalogues put behind it (`cli_error %@`); nil for natural language.
  package static func identifier(in key: Bytes) -> Bytes? {
    guard let space = key.firstIndex(of: UInt8(ascii: " ")) else { return key }
    let name = key.slice(0..<space)
    let isName = name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "_"))
    return isName && key.hasLiteral(" %", at: space) ? name : nil
  }

  /// What follows the first sentence explains placeholders and translation.
  static func firstSentence(of line: Bytes) -> Bytes {
    var index = 0
    while index + 1 < line.count {
      if line[index] == UInt8(ascii: "."), line[index + 1] == UInt8(ascii: " ") { return line.slice(0..<index) }
      index += 1
    }
    return line
  }

  /// Whether two texts have the same ASCII letters and digits in the same order, case aside.
  static func hasSameLetters(_ left: Bytes, _ right: Bytes) -> Bool {
    var (i, j) = (0, 0)
    while true {
      while i < left.count, !isAlphanumeric(left[i]) { i += 1 }
      while j < right.count, !isAlphanumeric(right[j]) { j += 1 }
      guard i < left.count, j < right.count else { return i == left.count && j == right.count }
      if left[i] | 0x20 != right[j] | 0x20 { return false }
      (i, j) = (i + 1, j + 1)
    }
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
  }

  /// The first line of a comment, up to its first full stop.
  static func firstLine(of comment: Bytes) -> Bytes {
    firstSentence(of: comment.slice(0..<(comment.firstIndex(of: UInt8(ascii: "\n")) ?? comment.count)))
  }
}

extension NameText {
  /// The words of an identifier in small letters, “upload failed” for `upload.failed`; empty for natural language.
  package static func words(of key: Bytes) -> String {
    guard let name = identifier(in: key) else { return "" }
    var (scanner, words) = (WordScanner(name, .key), [String]())
    while let word = scanner.next() { words.append(name.slice(word.range).text.lowercased()) }
    return words.joined(separator: " ")
  }

  /// The words of a name in a program.
  package static func words(of name: String) -> String {
    let bytes = ByteBuffer(Array(name.utf8))
    return words(of: bytes.bytes)
  }
}
