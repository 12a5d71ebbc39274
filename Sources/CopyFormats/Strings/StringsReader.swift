import CopyModel

/// Reads one strings file in one pass. A place that breaks the grammar is reported, and reading goes on behind it.
///
/// Every step back is bounded by what it consumes afterwards, so the time is linear for any input.
struct StringsReader: ~Copyable {
  var builder: CatalogBuilder
  let text: Bytes
  /// Where reading stands.
  var position = 0
  var comment = PendingComment()
  var keys = KeyTable()
  /// Where the keys with escapes stand, by entry: the catalogue knows only what they mean.
  var escapedKeys: [Int: Range<Int>] = [:]
  /// Nothing could be made sense of since the last problem: the next ones are echoes of it.
  var isLost = false
  /// Inside the braces of a dictionary that is written out in full.
  var isWrapped = false
  /// Up to where no closing quotation mark was found, by the mark and what should follow it.
  var fruitlessUpTo: [UInt16: Int] = [:]
  /// A scan found no `*/` before the end, so none follows.
  var lacksCommentEnd = false
  /// A scan found brackets that never close.
  var lacksClosingBracket = false
  var problemCount = 0
  var firstUnreported: ByteSpan?

  /// Problems reported for a file; the rest is counted.
  static let problemLimit = 1000

  init(_ builder: consuming CatalogBuilder) {
    text = builder.text
    self.builder = builder
  }

  mutating func run() {
    skipTrivia()
    if peek == .openBrace {
      isWrapped = true
      position += 1
    }
    while skipToKey() {
      guard let key = string(at: position) else {
        skipStray()
        continue
      }
      position = key.end
      readPair(key)
    }
    keepAsRemark(comment)
    if isWrapped { report(.malformed, StringsMessage.missingBrace, text.count..<text.count) }
    reportDuplicates()
  }

  consuming func finish() -> Catalog {
    if let place = firstUnreported {
      let count = problemCount - Self.problemLimit
      builder.add(CatalogProblem(.malformed, StringsMessage.more(count), at: place))
    }
    return builder.finish()
  }

  /// The byte at the place of reading, or nil at the end.
  var peek: UInt8? { position < text.count ? text[position] : nil }

  /// Goes to where a key should be; false at the end.
  private mutating func skipToKey() -> Bool {
    skipTrivia()
    return position < text.count
  }

  private mutating func readPair(_ key: StringToken) {
    let comment = self.comment
    guard key.isClosed else { return recoverOpenKey(key) }
    self.comment = PendingComment()
    skipTrivia()
    switch peek {
    case .equals:
      position += 1
      readValue(of: key, comment)
    case .semicolon:
      position += 1
      // After damage, `"word";` is rather the rest of a value.
      if isLost { self.comment = PendingComment() } else { add(key, value: nil, comment) }
    default:
      recoverKey(key, comment)
    }
  }

  /// Reads on behind `=`.
  mutating func readValue(of key: StringToken, _ comment: PendingComment) {
    skipTrivia()
    guard let value = string(at: position) else { return skipOddValue(of: key) }
    position = value.end
    guard value.isClosed else { return recoverOpenValue(value, of: key, comment) }
    skipTrivia()
    guard peek == .semicolon else { return recoverValue(value, of: key, comment) }
    position += 1
    add(key, value: value, comment)
  }

  /// Reports a problem of `range` of the text.
  mutating func report(_ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String? = nil) {
    problemCount += 1
    let span = builder.catalog.source.span(of: range)
    if problemCount <= Self.problemLimit {
      builder.add(CatalogProblem(kind, message, at: span, key: key))
    } else if firstUnreported == nil {
      firstUnreported = span
    }
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let equals = UInt8(ascii: "=")
  static let semicolon = UInt8(ascii: ";")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let lineFeed: UInt8 = 10
  static let carriageReturn: UInt8 = 13

  /// A space or tab.
  var isBlank: Bool { self == 32 || self == 9 }
  /// A line feed or carriage return.
  var isLineEnd: Bool { self == 10 || self == 13 }
}
