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
  /// Where a second catalogue begins, by entry, in a text that holds two.
  var partsAt: Int?
  var problemCount = 0
  var firstUnreported: ByteSpan?

  /// Problems reported for a file; the rest is counted.
  static let problemLimit = 1000

  init(_ builder: consuming CatalogBuilder) {
    text = builder.text
    self.builder = builder
  }

  /// - Parameter teller: what tells languages apart, where the text may hold two catalogues.
  mutating func run(_ teller: LanguageTeller? = nil) {
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
    if let teller { tellLanguages(teller) }
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
  mutating func report(
    _ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String? = nil, isDoubtful: Bool = false
  ) {
    problemCount += 1
    let span = builder.catalog.source.span(of: range)
    if problemCount <= Self.problemLimit {
      var problem = CatalogProblem(kind, message, at: span, key: key)
      problem.isDoubtful = isDoubtful
      builder.add(problem)
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

/// What the reader says of a file. Each sentence names the cause and the remedy.
enum StringsMessage {
  static let missingSemicolon = "A “;” is missing here, behind the value."
  static let missingEquals = "A “=” is missing here, between the key and its value."
  static let missingValue = "The value is missing behind “=”."
  static let missingQuote = "The closing quotation mark is missing here."
  static let missingBrace = "The closing “}” is missing at the end of the file."
  static let openComment = "This comment has no “*/”; Apple’s reader takes the rest of the file as part of it."
  static let unescapedQuote = "A quotation mark inside the text needs a backslash: write \\\"."
  static let bareText = "This text needs quotation marks, as only letters, digits and _ $ / : . - can stand without."
  static let strayEquals = "Delete this “=”: Apple’s reader stops here and drops the rest of the file without a word."
  static let straySemicolon =
    "Delete this “;”: Apple’s reader stops here and drops the rest of the file without a word."
  static let strayBracket = "Delete this bracket, which closes nothing."
  static let afterBrace = "Delete what follows the closing “}”: Apple’s reader rejects the whole file."
  static let openBracket = "This bracket is never closed."
  static let nestedValue = "This value is a list or dictionary, where a strings file holds text; it was skipped."
  static let dataValue = "This value is data, where a strings file holds text; it was skipped."
  static let list = "This is a list or dictionary, where a strings file holds a key; it was skipped."

  static func expectedEquals(_ scalar: UInt32) -> String { "Found \(shown(scalar)) where “=” should follow the key." }
  static let endAfterKey = "The file ends here, where “=” and a value should follow the key."
  static func unexpectedValue(_ scalar: UInt32) -> String {
    "Found \(shown(scalar)) where a value in straight quotation marks should stand."
  }
  static func unexpectedKey(_ scalar: UInt32) -> String {
    "Found \(shown(scalar)) where a key in straight quotation marks should stand."
  }

  static func invisible(_ scalar: UInt32) -> String {
    scalar == 0xFEFF
      ? "Delete this second byte-order mark (U+FEFF): Apple’s reader stops at it."
      : "Replace this invisible character (\(hexadecimal(scalar))) with a space: Apple’s reader stops at it."
  }

  static func duplicateKey(_ key: String) -> String {
    "The key “\(key)” is there before with another value, and this one wins: delete one of them."
  }

  static func unknownEscape(_ escape: String, hasHexDigits: Bool) -> String {
    guard escape != "\\" else { return "The backslash at the end stands for nothing: delete it, or write \\\\." }
    if escape == "\\u", hasHexDigits {
      return "\(escape) is no escape here and shows as “u” with the digits: write \\U, or the character itself."
    }
    if escape == "\\(" { return "Nothing fills in “\\(…)” here, and no key with it is found: write %@." }
    return "\(escape) is no escape here, so the backslash is lost: delete it, or write \\\\, or \\n for a new line."
  }

  static func loneSurrogate(_ escape: String) -> String {
    "\(escape) is half of a character: write both halves, or the character itself."
  }

  static func more(_ count: Int) -> String { "\(count) more problems follow. Is this a strings file?" }

  private static func shown(_ scalar: UInt32) -> String {
    guard let value = Unicode.Scalar(scalar), value.properties.generalCategory != .control else {
      return hexadecimal(scalar)
    }
    return "“\(value)”"
  }

  private static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
