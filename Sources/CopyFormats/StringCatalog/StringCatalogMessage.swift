/// What the reader says of a file. Each sentence names the cause and the remedy.
enum StringCatalogMessage {
  static let noObject = "A string catalog is an object in braces with the fields “sourceLanguage” and “strings”."
  static let noStrings = "The field “strings” is missing. It holds the keys."
  static let noSource = "The field “sourceLanguage” is missing. Name the language the app is written in, such as “en”."
  static let afterEnd = "Something stands behind the end of the catalog. Delete it."
  static let longPath = "The names of these variants are too long, and they were left out. Shorten them."
  static let more = "More places of this kind follow. Is this a string catalog?"
  static let manyLocales =
    "There are more than \(CatalogLocales.limit) languages, and those from here on were left out. Split the file."

  /// `subject` starts the sentence.
  static func expected(_ what: Expected, _ subject: String) -> String { "\(subject) must be \(what.rawValue)." }

  /// What a field holds.
  enum Expected: String {
    case object = "an object in braces"
    case list = "a list in brackets"
    case string = "a string in quotation marks"
    case truth = "true or false"
  }

  /// A locale's name that isn't one.
  static func noLanguage(_ name: String) -> String {
    "“\(name)” is no language tag, so its strings were not checked. Write one such as “de” or “pt-BR”."
  }

  static func duplicateKey(_ key: String) -> String {
    "The key “\(key)” is there before with other content, and only one of them counts. Delete one."
  }

  static func duplicateLocale(_ name: String) -> String {
    "“\(name)” is there twice for this key, and only one of them counts. Delete one."
  }
}
