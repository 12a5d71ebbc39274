import CopyModel

/// A key or value as it stands in the text.
struct StringToken {
  /// What stands between the delimiters.
  var inner: Range<Int>
  /// Behind the closing delimiter.
  var end: Int
  /// The quotation mark around it; 0 for a bare word.
  var delimiter: UInt8
  var hasEscapes = false
  /// Whether the closing quotation mark was found before the end of the file.
  var isClosed = true

  /// Whether a recovery pieced it together.
  var isRecovered = false

  var isBare: Bool { delimiter == 0 }
  /// Where it starts, with its delimiter.
  var start: Int { isBare ? inner.lowerBound : inner.lowerBound - 1 }

  /// The string that starts at `start`, which is inside `text`; nil when none does.
  init?(in text: Bytes, at start: Int) {
    let first = text[start]
    if first == .quote || first == .apostrophe {
      self.init(quotedIn: text, at: start)
    } else if Self.isBareByte(first) {
      var end = start + 1
      while end < text.count, Self.isBareByte(text[end]) { end += 1 }
      self.init(inner: start..<end, end: end, delimiter: 0)
    } else {
      return nil
    }
  }

  private init(quotedIn text: Bytes, at start: Int) {
    var (position, hasEscapes) = (start + 1, false)
    while true {
      position = text.firstIndex(of: text[start], or: .backslash, from: position)
      guard position < text.count, text[position] == .backslash else { break }
      hasEscapes = true
      position += 2
    }
    let end = min(position, text.count)
    self.init(inner: start + 1..<end, end: min(end + 1, text.count), delimiter: text[start])
    self.hasEscapes = hasEscapes
    isClosed = position < text.count
  }

  /// A token that a recovery pieced together.
  init(recovered inner: Range<Int>, end: Int, delimiter: UInt8) {
    self.init(inner: inner, end: end, delimiter: delimiter)
    hasEscapes = true
    isRecovered = true
  }

  private init(inner: Range<Int>, end: Int, delimiter: UInt8) {
    self.inner = inner
    self.end = end
    self.delimiter = delimiter
  }

  /// Whether CoreFoundation takes `byte` without quotation marks: letters, digits and `_ $ / : . -`.
  static func isBareByte(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0x07FF_E010_0000_0000
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    guard byte < 128 else { return false }
    return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}

extension StringsReader {
  /// The string that starts at `start`, or nil.
  func string(at start: Int) -> StringToken? {
    start < text.count ? StringToken(in: text, at: start) : nil
  }
}
