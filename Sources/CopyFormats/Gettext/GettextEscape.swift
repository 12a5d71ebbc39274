import CopyModel

/// A piece of a gettext string that starts with a backslash, and what it stands for.
struct GettextEscape {
  enum Meaning {
    case scalar(UInt32)
    /// A byte of the file’s encoding above ASCII, which alone is no character.
    case byte
    case unknown
  }

  var meaning: Meaning
  /// Length in bytes, the backslash included.
  var length: Int

  /// Reads the escape whose backslash stands at `position`; `end` is where the string ends.
  init(_ text: Bytes, at position: Int, end: Int) {
    let letter = position + 1 < end ? text[position + 1] : 0
    if (0x30...0x37).contains(letter) {
      (meaning, length) = Self.number(text, from: position + 1, upTo: min(end, position + 4), base: 8)
      length += 1
    } else if letter == UInt8(ascii: "x") {
      (meaning, length) = Self.number(text, from: position + 2, upTo: min(end, position + 4), base: 16)
      length += 2
    } else if let pair = Self.letters.first(where: { $0.letter == letter }) {
      meaning = .scalar(UInt32(pair.byte))
      length = 2
    } else {
      meaning = .unknown
      length = min(1 + utf8Length(lead: letter), end - position)
    }
  }

  private static func number(_ text: Bytes, from start: Int, upTo end: Int, base: UInt32) -> (Meaning, length: Int) {
    var (value, position) = (UInt32(0), start)
    while position < end, let digit = StringsEscape.hexDigit(text[position]), digit < base {
      value = value * base + UInt32(digit)
      position += 1
    }
    return (position == start ? .unknown : value < 0x80 ? .scalar(value) : .byte, position - start)
  }

  private static let letters: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "n"), 10), (UInt8(ascii: "\""), 34), (UInt8(ascii: "\\"), 92), (UInt8(ascii: "t"), 9),
    (UInt8(ascii: "r"), 13), (UInt8(ascii: "a"), 7), (UInt8(ascii: "b"), 8), (UInt8(ascii: "f"), 12),
    (UInt8(ascii: "v"), 11),
  ]

  /// `text` as it stands between quotation marks.
  static func written(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let pair = letters.first(where: { UInt32($0.byte) == scalar.value }) {
        result.append("\\")
        result.append(Unicode.Scalar(pair.letter))
      } else if scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 8)
        result.append(contentsOf: ("\\" + String(repeating: "0", count: 3 - digits.count) + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Files in Shift JIS or Big5 for tools that don't know these: a character whose last byte is a backslash has another
/// behind it, which such tools take for one of a pair.
struct DoubledBackslash {
  private let source: SourceText
  /// Whether the file is written so: every such character is followed by a backslash, and one of these can be nothing else.
  let isUsed: Bool

  init(_ source: SourceText) {
    self.source = source
    isUsed = source.encoding == .legacy && Self.isUsed(in: source)
  }

  private static func isUsed(in source: SourceText) -> Bool {
    let text = source.text
    var isSure = false
    for offset in text.indices where offset > 0 && text[offset - 1] >= 0x80 && text[offset] & 0xC0 != 0x80 {
      guard endsInBackslash(at: offset, source) else { continue }
      guard text[offset] == UInt8(ascii: "\\") else { return false }
      isSure = isSure || !startsEscape(at: offset, text)
    }
    return isSure
  }

  /// Whether the backslash at `offset` may begin an escape, such as the line feed behind the last word.
  private static func startsEscape(at offset: Int, _ text: Bytes) -> Bool {
    if text.hasLiteral("\\\"", at: offset) {
      // A quotation mark at the end of its line closes the text.
      return offset + 2 < text.count && !text[offset + 2].isLineEnd
    }
    if case .unknown = GettextEscape(text, at: offset, end: text.count).meaning { return false }
    return true
  }

  private static func endsInBackslash(at offset: Int, _ source: SourceText) -> Bool {
    let place = source.diskOffset(of: offset)
    return place > 0 && source.disk.bytes[place - 1] == UInt8(ascii: "\\")
  }

  /// Whether the backslash at `offset` of the text only belongs to the character before it.
  func isPaired(at offset: Int) -> Bool {
    guard isUsed, offset > 0, source.text[offset - 1] >= 0x80 else { return false }
    return Self.endsInBackslash(at: offset, source)
  }

  /// Whether `encoded` text has such a character, which would need a backslash behind it.
  static func isNeeded(for text: String, in source: SourceText) -> Bool {
    guard source.encoding == .legacy else { return false }
    return text.unicodeScalars.contains { !$0.isASCII && source.encoded(String($0))?.last == UInt8(ascii: "\\") }
  }
}

/// Texts in pieces, decoded.
extension GettextReader {
  /// Makes a text the copy of `entry`, each piece and escape a part of its map.
  mutating func readValue(_ written: GettextDraft.Text, into entry: inout Entry) {
    let pieces = draft.pieces[written.pieces]
    guard let first = pieces.first, let last = pieces.last else {
      // Nothing in quotation marks: the place behind the keyword.
      entry.setRaw(written.keyword.upperBound..<written.keyword.upperBound)
      entry.value = TextSlice(file: entry.raw)
      return
    }
    if let only = single(written) {
      entry.setRaw(only)
      entry.value = TextSlice(file: only)
      return
    }
    entry.setRaw(first.lowerBound..<last.upperBound)
    builder.beginValue()
    // What is wrong with a key was told when it was read as one.
    appendPieces(of: written, tells: !entry.flags.contains(.isKey))
    builder.endValue(&entry, textEnd: last.upperBound)
  }

  /// The range of a text that stands in the file as it is: in one piece, empty ones aside, and without escapes.
  private func single(_ written: GettextDraft.Text) -> Range<Int>? {
    var only: Range<Int>?
    for piece in draft.pieces[written.pieces] where !piece.isEmpty {
      guard only == nil else { return nil }
      only = piece
    }
    guard let only else { return draft.pieces[written.pieces].last }
    return text.slice(only).contains(UInt8(ascii: "\\")) ? nil : only
  }

  /// `context|identifier`; the identifier alone where there is no context.
  mutating func readKey(_ identifier: GettextDraft.Text) -> TextSlice {
    if draft.context == nil, let only = single(identifier) { return TextSlice(file: only) }
    builder.beginValue()
    if let context = draft.context {
      appendPieces(of: context)
      let end = context.keyword.upperBound
      builder.appendEscape(end..<end, standsFor: [UInt8(ascii: "|")])
    }
    appendPieces(of: identifier)
    return builder.endKey()
  }

  /// The context, what the developer says, and what translators say, a line each.
  mutating func readComment() -> TextSlice {
    let lines = draft.extracted + draft.remarks
    if draft.context == nil, lines.count <= 1 { return lines.first.map { TextSlice(file: $0) } ?? .none }
    builder.beginValue()
    if let context = draft.context { appendPieces(of: context) }
    for (index, line) in lines.enumerated() {
      if index > 0 || draft.context != nil {
        builder.appendEscape(line.lowerBound..<line.lowerBound, standsFor: [.lineFeed])
      }
      builder.appendVerbatim(line)
    }
    return builder.endKey()
  }

  /// A text as a `String`, for what is kept beside the entry.
  mutating func string(_ written: GettextDraft.Text) -> String {
    if let only = single(written) { return text.slice(only).text }
    builder.beginValue()
    appendPieces(of: written, tells: false)
    let slice = builder.endKey()
    return builder.catalog.bytes(slice).text
  }

  private mutating func appendPieces(of written: GettextDraft.Text, tells: Bool = true) {
    for index in written.pieces { append(draft.pieces[index], tells: tells) }
  }

  private mutating func append(_ piece: Range<Int>, tells: Bool) {
    var (verbatim, position) = (piece.lowerBound, piece.lowerBound)
    while position < piece.upperBound {
      let mark = UInt8(ascii: "\\")
      position = text.firstIndex(of: mark, or: mark, from: position, upTo: piece.upperBound)
      guard position < piece.upperBound else { break }
      builder.appendVerbatim(verbatim..<position)
      if doubled.isPaired(at: position) {
        builder.appendEscape(position..<position + 1, standsFor: [])
        position += 1
        verbatim = position
        continue
      }
      let escape = GettextEscape(text, at: position, end: piece.upperBound)
      append(escape, at: position..<position + escape.length, tells: tells)
      position += escape.length
      verbatim = position
    }
    builder.appendVerbatim(verbatim..<piece.upperBound)
  }

  private mutating func append(_ escape: GettextEscape, at range: Range<Int>, tells: Bool) {
    switch escape.meaning {
    case .scalar(let scalar): builder.appendEscape(range, standsFor: scalar)
    case .byte:
      builder.appendEscape(range, standsFor: 0xFFFD)
      if tells { report(.unknownEscape, GettextMessage.byteEscape(text.slice(range).text), range) }
    case .unknown:
      builder.appendEscape(range, standsFor: Array(text.slice(range.lowerBound + 1..<range.upperBound)))
      if tells { report(.unknownEscape, GettextMessage.unknownEscape(text.slice(range).text), range) }
    }
  }
}
