/// What the readers of property lists say. Each sentence names the cause and the remedy.
enum PropertyListMessage {
  static let noList = "A property list has the root element <plist>."
  static let noDictionary = "The list must be a dictionary of texts."
  static let noKey = "This value has no key. Write <key> before it."
  static let noValue = "A key here has no value. Write one behind it, or delete the key."
  static let noText = "This value is no text, so it was left out. Write <string>."
  static let damaged = "This binary property list is damaged. Save it again, or write it as text."
  static let noFormat = "These variants have no “NSStringLocalizedFormatKey”. Write the format that names them."
  static let noRule = "This variable has no “NSStringFormatSpecTypeKey”, so that its forms are never used."

  static func duplicateKey(_ key: String) -> String {
    "The key “\(key)” is there before with another text, and only one of them counts. Delete one."
  }

  static func quantity(_ name: String) -> String {
    "“\(name)” is no quantity. Write zero, one, two, few, many, or other."
  }
}
