import CopyModel

/// Reads a string catalog: each string of each language is an entry, in the order of the file.
struct StringCatalogReader: ~Copyable {
  /// The file's JSON.
  let text: JSONDocument
  /// What becomes of it.
  var builder: CatalogBuilder
  /// The locales met so far.
  var locales = CatalogLocales()
  /// Where the reading stands among the variants of a key.
  var path = VariationPath()
  /// The language of keys that stand for themselves, as written.
  let sourceName: [UInt8]
  /// The keys read so far, by their hashes.
  var keys = KeyTable()
  /// The same keys as text, with their places in the tape.
  var keyPlaces: ContiguousArray<(name: TextSlice, place: Int)> = []
  /// Index of what is known of an entry whose translation has come so far; entries share it.
  var stateExtras: [TranslationState: Int32] = [:]
  /// What the names in the texts of the localization at hand stand for.
  var substitutions: [Substitution] = []
  /// The base text of the key at hand is gone.
  var isStale = false
  /// How many problems were found, told or not.
  var problemCount = 0

  /// `locale` counts where the file doesn't name its source language.
  init(_ source: SourceText, path: String, format: FormatDescription, locale: LocaleTag) {
    text = JSONDocument(source)
    let name = Self.sourceName(in: text)
    sourceName = name ?? []
    let declared = name.flatMap { LocaleTag(String(decoding: $0, as: UTF8.self)) }
    builder = CatalogBuilder(path: path, source: source, format: format, locale: declared ?? locale)
  }

  private static func sourceName(in text: borrowing JSONDocument) -> [UInt8]? {
    guard text.tape.count > 0, text.tape.kind(at: 0) == .objectStart,
      let place = text.value(of: "sourceLanguage", inObjectAt: 0), text.tape.kind(at: place) == .string
    else { return nil }
    return Array(text.name(of: text.tape[place]))
  }

  /// How many keys were read so far.
  var keyCount: Int { keyPlaces.count }

  /// Reads all there is.
  mutating func read() {
    reportFault()
    guard text.tape.count > 0 else { return }
    guard text.tape.kind(at: 0) == .objectStart else { return report(StringCatalogMessage.noObject, at: 0) }
    checkSource()
    if let strings = text.value(of: "strings", inObjectAt: 0) {
      if isObject(strings, "“strings”") { readKeys(inObjectAt: strings) }
    } else if text.tape.failure == nil {
      report(StringCatalogMessage.noStrings, at: 0)
    }
    reportDuplicates()
  }

  /// The catalogue as read.
  consuming func finish() -> Catalog { builder.finish() }

  private mutating func checkSource() {
    guard let place = text.value(of: "sourceLanguage", inObjectAt: 0) else {
      if text.tape.failure == nil { report(StringCatalogMessage.noSource, at: 0) }
      return
    }
    guard isString(place, "“sourceLanguage”") else { return }
    let name = String(decoding: sourceName, as: UTF8.self)
    if LocaleTag(name) == nil { report(StringCatalogMessage.noLanguage(name), at: place) }
  }
}

/// What is wrong with a catalog, told where it stands.
extension StringCatalogReader {
  /// Problems that are told; they are enough to find the cause.
  private static let reportLimit = 100

  /// Whether the value is an object. What else it is, is told; null is as good as nothing.
  mutating func isObject(_ place: Int, _ subject: String) -> Bool { isKind(.objectStart, .object, place, subject) }

  /// Whether the value is a list.
  mutating func isList(_ place: Int, _ subject: String) -> Bool { isKind(.arrayStart, .list, place, subject) }

  /// Whether the value is a string.
  mutating func isString(_ place: Int, _ subject: String) -> Bool { isKind(.string, .string, place, subject) }

  private mutating func isKind(
    _ kind: JSONEvent.Kind, _ expected: StringCatalogMessage.Expected, _ place: Int, _ subject: String
  ) -> Bool {
    let found = text.tape.kind(at: place)
    if found != kind, found != .null { report(StringCatalogMessage.expected(expected, subject), at: place) }
    return found == kind
  }

  /// The truth value; nil where there is none.
  mutating func isTrue(_ place: Int, _ subject: String) -> Bool? {
    switch text.tape.kind(at: place) {
    case .true: return true
    case .false: return false
    case .null: return nil
    default:
      report(StringCatalogMessage.expected(.truth, subject), at: place)
      return nil
    }
  }

  /// Reports that the token at `place` of the tape isn't what should stand there.
  mutating func report(_ message: String, at place: Int) { report(.malformed, message, at: place, key: nil) }

  /// Reports the token at `place` of the tape.
  mutating func report(_ kind: CatalogProblem.Kind, _ message: String, at place: Int, key: String?) {
    add(kind, message, text.tape[place].range, key: key)
  }

  /// Reports where the file stops being JSON.
  mutating func reportFault() {
    guard let fault = text.fault else { return }
    let isBehind = text.tape.failure?.reason == .expectedNothing && fault.message != JSONFailure.conflict
    add(.malformed, isBehind ? StringCatalogMessage.afterEnd : fault.message, fault.range, key: nil)
  }

  private mutating func add(_ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String?) {
    problemCount += 1
    guard problemCount <= Self.reportLimit + 1 else { return }
    let isLast = problemCount > Self.reportLimit
    let text = isLast ? StringCatalogMessage.more : message
    builder.add(
      CatalogProblem(kind, text, at: builder.catalog.source.span(of: range), key: isLast ? nil : key))
  }
}

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
