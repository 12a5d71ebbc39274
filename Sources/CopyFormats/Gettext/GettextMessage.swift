/// What the reader says of a file. Each sentence names the cause and the remedy.
enum GettextMessage {
  static let missingQuote = "The closing quotation mark is missing here."
  static let unescapedQuote = "A quotation mark inside the text needs a backslash: write \\\"."
  static let afterQuote = "Something stands behind the closing quotation mark. Delete it."
  static let noQuote = "A text in straight quotation marks is missing here."
  static let strayText = "This text belongs to no keyword. Put msgid or msgstr before it."
  static let unknownLine = "This is neither a keyword nor a comment. Start comments with “#”."
  static let noIdentifier = "A msgid is missing before this."
  static let noTranslation = "A msgstr is missing behind this msgid."
  static let twice = "This keyword is there before in the same message. Delete one."
  static let badIndex = "A plural form is a number in brackets: msgstr[0]."
  static let noPlural = "A msgstr with a number needs a msgid_plural. Add it, or take the number away."
  static let needsIndex = "This message has a msgid_plural, so its msgstr needs a number: msgstr[0]."
  static let conflict = "Two versions of this file are in conflict here. Choose one, and delete Git’s marks."
  static let more = "More places of this kind follow. Is this a gettext catalog?"

  static func beyond(_ index: Int, _ count: Int) -> String {
    "The header says nplurals=\(count), so form \(index) is never shown. Delete it, or correct the header."
  }

  static func missingForms(_ found: Int, _ count: Int) -> String {
    "The header says nplurals=\(count), and this message has \(found). Add what is missing."
  }

  static func duplicateKey(_ key: String) -> String {
    "The message “\(key)” is there before. Delete one, or tell them apart with msgctxt."
  }

  static func unknownCharset(_ name: String) -> String {
    "The charset “\(name)” isn’t known, and the file was read as UTF-8. Save it as UTF-8, and say so here."
  }

  static func unknownEscape(_ escape: String) -> String {
    "gettext knows no escape “\(escape)”. Take away the backslash, or write two."
  }

  static func byteEscape(_ escape: String) -> String {
    "“\(escape)” is a byte of one encoding. Write the character itself."
  }
}
