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
    return "\(escape) is no escape here, so the backslash is lost: delete it, or write \\\\."
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
