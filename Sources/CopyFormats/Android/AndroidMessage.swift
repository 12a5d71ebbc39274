/// What the reader says of a file. Each sentence names the cause and the remedy.
enum AndroidMessage {
  static let noResources = "A file of resources has the root element <resources>."
  static let noName = "This element has no name, so that no program can find it. Write the attribute “name”."
  static let noQuantity = "This form has no quantity. Write the attribute “quantity”, such as “other”."
  static let apostrophe = "The resource compiler stops at this apostrophe. Write “\\'”."
  static let openQuote = "This quotation mark is never closed. Write “\\\"” for the character."

  static func quantity(_ name: String) -> String {
    "“\(name)” is no quantity. Write zero, one, two, few, many, or other."
  }

  static func unknownEscape(_ written: String) -> String {
    "Android knows no escape “\(written)”. Take away the backslash, or write it twice."
  }

  static func duplicateKey(_ key: String) -> String {
    "The name “\(key)” is there before with another text, and the resource compiler stops. Delete one."
  }
}
