import CopyFiles
import CopyFormats
import CopyKernel
package import CopyModel
import CopyProgram
import Synchronization

/// How all English copy of a run cases its words, and which it uses more than once. Read once for all threads.
package final class WordsOfRun: Sendable {
  private struct Known {
    var isGathered = false
    let uses = CasesOfWords()
    var casing = CasingOfRun()
    /// Nil where a single file hasn’t been asked for them: few are, and a single one is read for them again.
    var repeated: RepeatedWords?
    var references: Set<UInt64> = []
    /// The texts that documents of Interface Builder show, by their hashes.
    var shown: Set<UInt64> = []
    var hasDocuments = false
    /// The elements of documents of Interface Builder that programs may find, by the name of the document and their key.
    var elements: [Substring: [UInt64: CopyElement]] = [:]
    /// The texts of keys that sets of the program show, by the hashes of the keys; nil where catalogues have several.
    var texts: [UInt64: String?] = [:]
    /// The catalogue that was at hand, where nothing else was read.
    weak var only: Catalog?
  }

  private let files: [String]
  /// The paths of translations, by that of their base.
  private let translations: [String: [String]]
  /// The paths of bases, by those of their translations.
  private let bases: [String: String]
  /// The languages of the files of strings in the run: what they hold is what ships.
  private let shipped: Set<LocaleTag>
  /// The keys that sets of the program show, by their hashes.
  private let wanted: Set<UInt64>
  private let known = Mutex(Known())
  private let translated = Mutex<[String: TranslatedTexts]>([:])

  /// - Parameters:
  ///   - files: the catalogues of the run, each with the path of its base; nil for those that translate no others.
  ///   - wanted: keys whose texts are asked for, by their hashes.
  package init(files: [(path: String, base: String?)], wanted: Set<UInt64> = []) {
    self.wanted = wanted
    // A document of Interface Builder has elements wherever it has its words from.
    self.files = files.filter { $0.base == nil || NibFormat.about.hasEnding(of: $0.path) }.map(\.path)
    let pairs = files.compactMap { file in file.base.map { (file.path, $0) } }
    bases = Dictionary(pairs) { first, _ in first }
    translations = Dictionary(grouping: pairs, by: \.1).mapValues { $0.map(\.0) }
    let strings = files.lazy.filter { StringsFormat.about.hasEnding(of: $0.path) }
    shipped = Set(strings.map { LocaleOfPath.locale(of: $0.path) })
  }

  /// Whether the run has files of strings in the language of `locale`.
  func ships(_ locale: LocaleTag) -> Bool { locale != .undetermined && shipped.contains(locale) }

  /// What translations make of the file at `path`, or of the base that it translates; nil where the run has none.
  func translated(_ path: String) -> TranslatedTexts? {
    let base = bases[path] ?? path
    guard let files = translations[base] else { return nil }
    return translated.withLock { translated in
      if let known = translated[base] { return known }
      let tells = { (path: String) in TranslatedTexts.tellsNames(LocaleOfPath.locale(of: path)) }
      let chosen = (files.filter(tells) + files.filter { !tells($0) }).prefix(TranslatedTexts.mostFiles)
      let catalogs = chosen.lazy.compactMap { Self.catalog($0, nil) }
      let texts = TranslatedTexts(catalogs, of: LocaleOfPath.locale(of: base))
      translated[base] = texts
      return texts
    }
  }

  /// Nothing is added once it is made, so that all threads may read it.
  ///
  /// - Parameter catalog: one that is at hand, so that its file isn’t read for a second time.
  package func uses(beside catalog: Catalog?) -> CasesOfWords { known(beside: catalog) { $0.uses } }

  /// The words that stand in more than one text.
  func repeated(beside catalog: Catalog?) -> RepeatedWords {
    known(beside: catalog) { known in
      let repeated = known.repeated ?? self.repeated(inFilesBeside: catalog)
      known.repeated = repeated
      return repeated
    }
  }

  private func repeated(inFilesBeside catalog: Catalog?) -> RepeatedWords {
    files.reduce(into: RepeatedWords()) { words, path in
      guard let catalog = Self.catalogOfWords(path, catalog) else { return }
      if !catalog.format.traits.contains(.showsItsCopy) { words.gather(catalog) }
    }
  }

  /// Whether the words are those of `catalog` and no others, so that it needn’t be read for its own.
  func areAll(of catalog: Catalog) -> Bool { known(beside: catalog) { $0.only === catalog } }

  /// How the short texts case their words.
  func casing(beside catalog: Catalog?) -> CasingOfRun { known(beside: catalog) { $0.casing } }

  /// The keys that entries name in place of a text, `@string/delete`, by their hashes.
  func references(beside catalog: Catalog?) -> Set<UInt64> { known(beside: catalog) { $0.references } }

  /// The texts that documents of Interface Builder show, by their hashes: some programs look them up when they run.
  func shown(beside catalog: Catalog?) -> Set<UInt64> { known(beside: catalog) { $0.shown } }

  /// Whether the run has documents of Interface Builder, whose keys are among the references.
  func hasDocuments(beside catalog: Catalog?) -> Bool { known(beside: catalog) { $0.hasDocuments } }

  /// The elements whose texts the catalogue at `path` translates, by the hashes of their keys: such a catalogue is called as the
  /// document is.
  func elements(path: String, beside catalog: Catalog?) -> [UInt64: CopyElement] {
    known(beside: catalog) { $0.elements[Self.name(ofDocument: path)] ?? [:] }
  }

  /// The text of a key that a set of the program shows, in whichever catalogue it stands; nil where several have one.
  func text(of keys: [UInt64], beside catalog: Catalog?) -> String? {
    guard !wanted.isEmpty else { return nil }
    let texts = known(beside: catalog) { $0.texts }
    return keys.lazy.compactMap { texts[$0] ?? nil }.first
  }

  /// Whether some catalogue has a text for a key that a set of the program shows, be it one or several.
  func has(_ keys: [UInt64], beside catalog: Catalog?) -> Bool {
    guard !wanted.isEmpty else { return false }
    let texts = known(beside: catalog) { $0.texts }
    return keys.contains { texts[$0] != nil }
  }

  private static func name(ofDocument path: String) -> Substring {
    path.split(separator: "/").last?.split(separator: ".").first ?? ""
  }

  /// What `body` makes of what is known, which is gathered when somebody first asks.
  private func known<Answer: Sendable>(beside catalog: Catalog?, _ body: (inout Known) -> Answer) -> Answer {
    known.withLock { known in
      if !known.isGathered { known = gathered(beside: catalog) }
      return body(&known)
    }
  }

  private func gathered(beside catalog: Catalog?) -> Known {
    var words = Known()
    words.isGathered = true
    if files.count > 1 { words.repeated = RepeatedWords() }
    for path in files { Self.gather(path, beside: catalog, wanted, into: &words) }
    if files.count > 1 { words.only = nil }
    return words
  }

  /// A file that can’t be read has no words; its own review reports it.
  private static func gather(
    _ path: String, beside atHand: Catalog?, _ wanted: Set<UInt64>, into words: inout Known
  ) {
    guard let catalog = catalogOfWords(path, atHand) else { return }
    if catalog.format.traits.contains(.showsItsCopy) { return gather(document: catalog, into: &words) }
    NamesInUse.gather(catalog, into: words.uses)
    words.casing.gather(catalog)
    words.repeated?.gather(catalog)
    if catalog === atHand { words.only = catalog }
    if !wanted.isEmpty { gather(textsOf: wanted, catalog, into: &words) }
    for entry in catalog.entries where entry.flags.contains(.isExempt) {
      let value = catalog.bytes(entry.value)
      if value.hasLiteral("@string/", at: 0) { words.references.insert(LiteralHash.exact(value.slice(from: 8))) }
    }
  }

  private static func gather(textsOf wanted: Set<UInt64>, _ catalog: Catalog, into words: inout Known) {
    for entry in catalog.entries where !entry.flags.contains(.isDamaged) {
      let (key, locale) = (catalog.bytes(entry.key), catalog.locale(of: entry))
      guard locale.isBase, entry.variation.isEmpty else { continue }
      for hash in [LiteralHash.exact(key), LiteralHash.folded(key)] where wanted.contains(hash) {
        guard let entry = named(by: entry, in: catalog) else { continue }
        let text = catalog.bytes(entry.value).text
        words.texts[hash] = .some(words.texts[hash].map { $0 == text ? text : nil } ?? text)
      }
    }
  }

  /// The entry that another names in place of a text, `@string/delete`; one with a text itself; nil for what isn’t shown.
  private static func named(by entry: Entry, in catalog: Catalog) -> Entry? {
    guard entry.flags.contains(.isExempt) else { return entry }
    let value = catalog.bytes(entry.value)
    guard value.hasLiteral("@string/", at: 0) else { return nil }
    let name = value.slice(from: 8)
    return catalog.entries.first { catalog.bytes($0.key).equals(name) && !$0.flags.contains(.isExempt) }
  }

  /// What a document of Interface Builder shows, programs may look up by its words; its keys are those of its translations.
  private static func gather(document: Catalog, into words: inout Known) {
    let name = name(ofDocument: document.path)
    words.hasDocuments = true
    for entry in document.entries {
      let key = LiteralHash.exact(document.bytes(entry.key))
      words.references.insert(key)
      let (value, element) = (LiteralHash.exact(document.bytes(entry.value)), document.extras(of: entry)?.element)
      // `localizationKey` of an element is a key, and its title no more than its words.
      if element?.part == .value { words.references.insert(value) } else { words.shown.insert(value) }
      guard let element else { continue }
      if element.isTagged || !element.outlets.isEmpty { words.elements[name, default: [:]][key] = element }
    }
  }

  /// The catalogue of a file that may be English; nil for others.
  private static func catalogOfWords(_ path: String, _ atHand: Catalog?) -> Catalog? {
    let locale = LocaleOfPath.locale(of: path)
    return locale.isEnglish || locale == .undetermined ? catalog(path, atHand) : nil
  }

  /// The catalogue at hand where it is what the file holds: it may have been edited, and the answer depend on who asks first.
  private static func catalog(_ path: String, _ atHand: Catalog?) -> Catalog? {
    if let atHand, atHand.path == path, (try? FileReader.holds(path, atHand.source.disk.bytes)) ?? false {
      return atHand
    }
    return (try? FileReader.read(path)).map { CatalogReader.read($0, path: path) }
  }
}
