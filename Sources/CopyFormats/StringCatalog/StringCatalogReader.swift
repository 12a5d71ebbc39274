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
