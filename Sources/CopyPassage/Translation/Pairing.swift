package import CopyModel
import CopyText

/// The base text of each translation in a catalogue.
///
/// In this order: what the entry itself says, the entry with its key in the base, what Interface Builder wrote beside
/// it, and the key where that is written for people.
package struct Pairing: Sendable {
  package let catalog: Catalog
  /// The catalogue with the base texts, which is `catalog` itself where one file holds all languages.
  package let base: BaseCatalog?
  /// Whether most keys of the catalogue are in the base. One that only changes a few of them is no list of all keys.
  private let isWhole: Bool
  /// Whether phrases outnumber identifiers among the keys, so that “Error” is copy as well.
  private let hasWrittenKeys: Bool
  /// The entry of the base that each entry translates, -1 for none: tables, rules, and passages all ask. Empty without a base.
  private let matches: ContiguousArray<Int32>

  /// A base text and where it comes from.
  package enum Match {
    /// What the entry itself says.
    case stated(String)
    /// An entry of `base`, by index.
    case entry(Int)
    /// The key, or a piece of the comment.
    case written(Bytes)
  }

  /// - Parameter file: the base in a file of its own.
  package init(_ catalog: Catalog, roles: ContiguousArray<RoleGuess>, file: BaseCatalog?) {
    self.catalog = catalog
    let file = file.flatMap { InterfaceBase.isCopied(catalog, from: $0) ? $0 : nil }
    let holdsAll = catalog.locales.count > 1 && catalog.format.traits.contains(.holdsAllLanguages)
    base = file ?? (holdsAll ? BaseCatalog(catalog, roles: roles) : nil)
    isWhole = file.map { Self.holdsMost(of: catalog, $0) } ?? true
    let translates = catalog.locales.contains { $0 != .undetermined && !$0.isEnglish }
    // A base that holds only what differs from its keys leaves the others to speak for themselves.
    hasWrittenKeys = (base == nil || !isWhole) && translates && Self.writesKeys(catalog)
    matches = base.map { Self.matches(of: catalog, in: $0) } ?? []
  }

  private static func matches(of catalog: Catalog, in base: BaseCatalog) -> ContiguousArray<Int32> {
    let isWithinFile = base.catalog === catalog
    var matches: ContiguousArray<Int32> = []
    matches.reserveCapacity(catalog.entries.count)
    for (index, entry) in catalog.entries.enumerated() {
      let isBase = isWithinFile && base.holds(entry)
      matches.append(isBase ? -1 : Int32(entryMatch(entry, at: index, of: catalog, in: base) ?? -1))
    }
    return matches
  }

  private static func writesKeys(_ catalog: Catalog) -> Bool {
    var (copies, names) = (0, 0)
    for entry in catalog.entries {
      let key = catalog.bytes(entry.key)
      if NaturalKey.isCopy(key) { copies += 1 } else if !NaturalKey.isWord(key) { names += 1 }
    }
    return copies > names
  }

  private static func holdsMost(of catalog: Catalog, _ base: BaseCatalog) -> Bool {
    let shared = catalog.entries.reduce(0) { base.first(catalog.bytes($1.key)) == nil ? $0 : $0 + 1 }
    return shared * 2 >= catalog.entries.count
  }

  /// Whether base and translations stand in one file.
  package var isWithinFile: Bool { base?.catalog === catalog }

  /// Whether nothing in the catalogue has a base: there is no file of it, no entry states its own, and no key is a base
  /// text, since all copy is in English.
  package var isIdle: Bool {
    base == nil && catalog.extras.allSatisfy { $0.source == nil }
      && catalog.locales.allSatisfy { $0.isEnglish || $0 == .undetermined }
  }

  /// The base text of the entry at `index`; nil for base text itself, and where none is known.
  package func match(of index: Int) -> Match? {
    let entry = catalog.entries[index]
    if let source = catalog.extras(of: entry)?.source {
      return source.isEmpty || NaturalKey.isName(source) ? nil : .stated(source)
    }
    if let base {
      if isWithinFile, base.holds(entry) { return nil }
      if matches[index] >= 0 { return .entry(Int(matches[index])) }
    }
    return isWithinFile ? nil : writtenMatch(entry)
  }

  /// Calls `body` with the base text of the entry at `index`; nil where it has none.
  func withBase<Result>(of index: Int, _ body: (Bytes) -> Result) -> Result? {
    switch match(of: index) {
    case nil: return nil
    case .stated(var text): return text.withUTF8 { body(Bytes($0)) }
    case .written(let text): return body(text)
    case .entry(let match): return base.map { body($0.catalog.bytes($0.catalog.entries[match].value)) }
    }
  }

  /// Whether the entry at `index` has a key that the base lacks.
  package func isExtra(_ index: Int) -> Bool {
    let entry = catalog.entries[index]
    guard let base, !isWithinFile, isWhole, !entry.key.isEmpty else { return false }
    let key = catalog.bytes(entry.key)
    // A key written for people shows itself where the base leaves it out.
    return base.first(key) == nil && !NaturalKey.isCopy(key) && !isWord(key)
  }

  /// “Duplicate”: a word with a capital is what it says in the base’s language.
  private func isWord(_ key: Bytes) -> Bool {
    key.count > 2 && key.first?.isASCIIUpper == true && key.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func entryMatch(
    _ entry: Entry, at index: Int, of catalog: Catalog, in base: BaseCatalog
  ) -> Int? {
    // Piped text has no keys: its lines stand in the order of the base’s.
    guard !entry.key.isEmpty else {
      return index < base.catalog.entries.count && base.catalog.entries[index].key.isEmpty ? index : nil
    }
    let variation = catalog.bytes(entry.variation)
    guard let match = base.match(for: catalog.bytes(entry.key), variation: variation) else { return nil }
    let flags = base.catalog.entries[match].flags
    // What only points to another text, `@string/gate`, says nothing to hold a translation against.
    if flags.contains(.isExempt), !entry.flags.contains(.isExempt) { return nil }
    // A piece is compared with the same piece alone, and a whole text never with a piece.
    return flags.contains(.isFragment) == entry.flags.contains(.isFragment) ? match : nil
  }

  /// Keys are taken for English, as nearly all are that were written for people.
  private func writtenMatch(_ entry: Entry) -> Match? {
    let locale = catalog.locale(of: entry)
    guard locale != .undetermined, !locale.isEnglish, !entry.flags.contains(.isKey) else { return nil }
    let key = catalog.bytes(entry.key)
    if let text = InterfaceBase.text(for: key, in: catalog.bytes(entry.comment)) { return .written(text) }
    return NaturalKey.isCopy(key) || hasWrittenKeys && NaturalKey.isWord(key) ? .written(key) : nil
  }
}

/// What Interface Builder writes of the base: `title = "Open"; ObjectID = "7od-TM-cUB";` in the comment.
enum InterfaceBase {
  /// Of a hundred texts with the same key so many stand on the same kind of element, where a document was copied and translated.
  private static let share = 97

  /// Whether the keys of two documents of Interface Builder mean the same elements. They are numbers, and where both documents
  /// were worked on for long, a number means a label in one and a check box in the other. Other catalogues have names for keys.
  static func isCopied(_ catalog: Catalog, from base: BaseCatalog) -> Bool {
    guard catalog.format.traits.contains(.showsItsCopy) else { return true }
    var (all, alike) = (0, 0)
    for entry in catalog.entries {
      guard let element = catalog.extras(of: entry)?.element, let first = base.first(catalog.bytes(entry.key)),
        let other = base.catalog.extras(of: base.catalog.entries[first])?.element
      else { continue }
      all += 1
      if (element.name, element.part) == (other.name, other.part) { alike += 1 }
    }
    return alike * 100 >= all * share
  }

  /// The base text of the attribute that `key` ends in; nil for other comments.
  static func text(for key: Bytes, in comment: Bytes) -> Bytes? {
    guard !comment.isEmpty, let dot = key.lastIndex(of: UInt8(ascii: ".")), dot + 1 < key.count else { return nil }
    let attribute = key.slice(from: dot + 1)
    var position = 0
    while let start = find(attribute, in: comment, from: position) {
      let open = start + attribute.count
      position = open
      guard start == 0 || comment[start - 1] == 0x20, comment.hasLiteral(" = \"", at: open) else { continue }
      return quoted(comment.slice(from: open + 4))
    }
    return nil
  }

  /// Up to the quotation mark; nil with escapes in it.
  private static func quoted(_ bytes: Bytes) -> Bytes? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\"")), bytes.hasLiteral("\";", at: end) else { return nil }
    let text = bytes.slice(0..<end)
    return text.isEmpty || text.contains(UInt8(ascii: "\\")) ? nil : text
  }

  private static func find(_ word: Bytes, in text: Bytes, from start: Int) -> Int? {
    guard text.count >= word.count, start <= text.count - word.count else { return nil }
    return (start...text.count - word.count).first { text.slice($0..<$0 + word.count).equals(word) }
  }
}

/// Tells keys that are copy (“Delete %@?”) from names (`delete.title`).
enum NaturalKey {
  /// Whether what stands for the base text is a name of it: words in small letters with joints between them, or with
  /// capitals inside. “yearly” is copy.
  static func isName(_ source: String) -> Bool {
    guard let first = source.utf8.first, (0x61...0x7A).contains(first),
      !source.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return false }
    return source.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F
        || byte == 0x2D
    }
  }

  /// Whether the key may be a word for people: “Error”, “OK”, “Duplicate…”.
  static func isWord(_ key: Bytes) -> Bool {
    guard let first = key.first, (0x41...0x5A).contains(first) else { return false }
    let letters = key.prefix { (0x61...0x7A).contains($0 | 0x20) }
    let isCased = letters.dropFirst().allSatisfy { $0 >= 0x61 } || letters.count == 2
    return isCased && key.slice(from: letters.count).text.allSatisfy { "…?!:.".contains($0) }
  }

  /// Whether the key was written for people: words with spaces between them, in letters of any script.
  static func isCopy(_ key: Bytes) -> Bool {
    guard let space = key.firstIndex(of: 0x20), space > 0, space + 1 < key.count else { return false }
    var letters = 0
    for (index, byte) in key.enumerated() {
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=") { return false }
      let isLetter = (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC0
      if isLetter, index == 0 || key[index - 1] != UInt8(ascii: "%") { letters += 1 }
    }
    return letters >= 3
  }
}

/// The texts that are shown in turn with one base text, by the number at hand: a program fills in all of them alike.
package enum PluralForms {
  /// The base texts of all forms of the entry at `index`, whose own base text is `match`; empty where it has one form alone.
  package static func forms(of index: Int, beside match: Pairing.Match?, in pairing: Pairing) -> [BaseForm] {
    let (catalog, entry) = (pairing.catalog, pairing.catalog.entries[index])
    let key = catalog.bytes(entry.key)
    if case .stated? = match { return stated(beside: index, in: catalog) }
    guard let base = pairing.base, case .entry(let match)? = match else { return [] }
    let model = base.catalog.entries[match]
    var forms: [BaseForm] = []
    if model.variation.count + entry.variation.count > 0 {
      forms = base.all(key).filter { isSister($0, of: match, in: base) }.map { form($0, of: base) }
      forms += counts(in: catalog, beside: forms + [form(match, of: base)])
    } else if let stem = stem(of: key) {
      forms = categories.compactMap { base.first(of: stem + Array($0.utf8)) }.map { form($0, of: base) }
    }
    // A key that is copy stands for the text where there is none, so what it holds is handed over.
    if key.contains(UInt8(ascii: "%")), NaturalKey.isCopy(key) { forms.append(BaseForm(key)) }
    return forms
  }

  /// The singular and the plural that a message of gettext states, each with one of its translations.
  private static func stated(beside index: Int, in catalog: Catalog) -> [BaseForm] {
    let entry = catalog.entries[index]
    guard entry.variation.count > 0 else { return [] }
    let key = catalog.bytes(entry.key)
    func isSister(_ other: Int) -> Bool {
      catalog.entries[other].variation.count > 0 && catalog.bytes(catalog.entries[other].key).equals(key)
    }
    let before = Array((0..<index).reversed().prefix(while: isSister))
    let behind = Array((index + 1..<catalog.entries.count).prefix(while: isSister))
    return (before + behind).compactMap { catalog.extras(of: catalog.entries[$0])?.source }.map { BaseForm($0) }
  }

  /// Whether both are put in the same place: forms of one text, or of one piece of it.
  private static func isSister(_ other: Int, of index: Int, in base: BaseCatalog) -> Bool {
    let (left, right) = (base.catalog.entries[other], base.catalog.entries[index])
    guard other != index, base.holds(left) == base.holds(right), !left.flags.contains(.isExempt),
      left.flags.contains(.isFragment) == right.flags.contains(.isFragment)
    else { return false }
    let substitution: StaticString = "substitutions."
    let (path, model) = (base.catalog.bytes(left.variation), base.catalog.bytes(right.variation))
    guard path.hasLiteral(substitution, at: 0) || model.hasLiteral(substitution, at: 0) else { return true }
    return BaseCatalog.stem(of: path).equals(BaseCatalog.stem(of: model))
  }

  private static func form(_ index: Int, of base: BaseCatalog) -> BaseForm {
    let entry = base.catalog.entries[index]
    let known = base.catalog.extras(of: entry)?.substitutions ?? []
    return BaseForm(
      base.catalog.bytes(entry.value), KnownSubstitutions(known, variation: base.catalog.bytes(entry.variation)))
  }

  /// A dictionary of plurals hands its number to the text, whether or not the base shows it.
  private static func counts(in catalog: Catalog, beside forms: [BaseForm]) -> [BaseForm] {
    guard catalog.format.traits.contains(.handsNumberToForms),
      !forms.contains(where: { $0.bytes.contains(UInt8(ascii: "%")) })
    else { return [] }
    return [BaseForm("%d"), BaseForm("%ld")]
  }

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// What stands before the name of a form at the end of a key: `nests_` of `nests_one`.
  private static func stem(of key: Bytes) -> [UInt8]? {
    guard let joint = key.lastIndex(where: { $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }), joint > 0 else { return nil }
    let name = key.slice(from: joint + 1)
    guard categories.contains(where: { name.elementsEqual($0.utf8) }) else { return nil }
    return Array(key.slice(0..<joint + 1))
  }
}

extension BaseCatalog {
  fileprivate func first(of key: [UInt8]) -> Int? { key.withUnsafeBufferPointer { first(Bytes($0)) } }
}
