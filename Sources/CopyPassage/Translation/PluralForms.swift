import CopyModel
import CopyText

/// The texts that are shown in turn with one base text, by the number at hand: a program fills in all of them alike.
package enum PluralForms {
  /// The base texts of all forms of the entry at `index`; empty where it has one form alone.
  package static func forms(of index: Int, in pairing: Pairing) -> [BaseForm] {
    let (catalog, entry) = (pairing.catalog, pairing.catalog.entries[index])
    let key = catalog.bytes(entry.key)
    if case .stated? = pairing.match(of: index) { return stated(beside: index, in: catalog) }
    guard let base = pairing.base, case .entry(let match)? = pairing.match(of: index) else { return [] }
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
