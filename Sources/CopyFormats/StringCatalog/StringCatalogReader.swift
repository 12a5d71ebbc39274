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

/// The keys of a catalog: what they say of their texts, and whether they show themselves.
extension StringCatalogReader {
  /// Reads the keys in `strings`.
  mutating func readKeys(inObjectAt strings: Int) {
    var key = text.tape.firstMember(ofObjectAt: strings)
    while let place = key {
      readKey(at: place)
      key = text.tape.member(after: place)
    }
  }

  private mutating func readKey(at place: Int) {
    var fields = KeyFields()
    if isObject(place + 1, "What a key stands for") { readFields(inObjectAt: place + 1, into: &fields) }
    var entry = Entry()
    isStale = fields.isStale
    entry.comment = fields.comment
    if fields.isExempt { entry.flags.insert(.isExempt) }
    if hasOwnText(place, fields) {
      entry.key = builder.readJSONText(text.tape[place], base: 0)
    } else {
      entry.key = addKey(at: place, entry)
    }
    keys.append(builder.catalog.bytes(entry.key))
    keyPlaces.append((entry.key, place))
    if let localizations = fields.localizations { readLocalizations(inObjectAt: localizations, of: entry) }
  }

  /// What a key says beside its texts.
  private struct KeyFields {
    var comment = TextSlice.none
    var isExempt = false
    var isStale = false
    /// Index of the object with the languages.
    var localizations: Int?
  }

  private mutating func readFields(inObjectAt object: Int, into fields: inout KeyFields) {
    var key = text.tape.firstMember(ofObjectAt: object)
    while let place = key {
      let name = text.name(of: text.tape[place])
      if name.equals("comment") {
        if isString(place + 1, "“comment”") {
          fields.comment = builder.readJSONText(text.tape[place + 1], base: 0)
        }
      } else if name.equals("shouldTranslate") {
        fields.isExempt = isTrue(place + 1, "“shouldTranslate”") == false
      } else if name.equals("extractionState") {
        fields.isStale = text.isString(at: place + 1, "stale")
      } else if name.equals("localizations") {
        fields.localizations = isObject(place + 1, "“localizations”") ? place + 1 : nil
      }
      key = text.tape.member(after: place)
    }
  }

  /// Whether the source language has a text of its own, so that the key never shows. Unknown behind a fault.
  private func hasOwnText(_ place: Int, _ fields: KeyFields) -> Bool {
    if text.tape.kind(at: place + 1) == .objectStart, !text.isClosed(objectAt: place + 1) { return true }
    if sourceName.isEmpty { return true }
    guard let localizations = fields.localizations else { return false }
    var key = text.tape.firstMember(ofObjectAt: localizations)
    while let place = key {
      let isSource = sourceName.withUnsafeBufferPointer { Bytes($0).equals(text.name(of: text.tape[place])) }
      if isSource, holdsText(place + 1) { return true }
      key = text.tape.member(after: place)
    }
    return false
  }

  private func holdsText(_ localization: Int) -> Bool {
    guard text.tape.kind(at: localization) == .objectStart else { return false }
    return text.value(of: "stringUnit", inObjectAt: localization) != nil
      || text.value(of: "variations", inObjectAt: localization) != nil
      || text.value(of: "stringSet", inObjectAt: localization) != nil
  }

  /// Adds the key as the text that shows, and returns it.
  private mutating func addKey(at place: Int, _ template: Entry) -> TextSlice {
    var entry = template
    builder.readJSONValue(text.tape[place], base: 0, into: &entry)
    entry.key = entry.value
    entry.flags.insert(.isKey)
    if KeyShape.isIdentifier(builder.catalog.bytes(entry.key)) { entry.flags.insert(.isExempt) }
    if isStale { entry = told(entry, .stale) }
    builder.add(entry)
    return entry.key
  }

  /// Reports keys that were there before with other content.
  mutating func reportDuplicates() {
    var repeated: [Int] = []
    let (catalog, places) = (builder.catalog, keyPlaces)
    keys.forEachRepetition(isSame: { catalog.bytes(places[$0].name).equals(catalog.bytes(places[$1].name)) }) {
      let (value, earlier) = (places[$0].place + 1, places[$1].place + 1)
      if !text.written(valueAt: value).equals(text.written(valueAt: earlier)) { repeated.append($0) }
    }
    for index in repeated {
      let name = catalog.bytes(places[index].name).text
      report(.duplicateKey, StringCatalogMessage.duplicateKey(name), at: places[index].place, key: name)
    }
  }
}
