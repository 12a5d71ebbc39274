package import CopyModel
package import CopyPassage
import CopyText

/// A catalogue as a translation: each of its strings beside its base text.
package struct Translation: Sendable {
  package let pairing: Pairing
  /// Whether no string has a base.
  package let isIdle: Bool
  /// How its texts end.
  package let endMarks: EndMarkHabits

  /// Takes `roles` of base texts over where the translation’s own words had to be guessed from: the vocabulary for that
  /// is English before all.
  package init(_ catalog: Catalog, roles: inout ContiguousArray<RoleGuess>, base: BaseCatalog?) {
    pairing = Pairing(catalog, roles: roles, file: base)
    isIdle = pairing.isIdle
    endMarks = isIdle ? .none : EndMarkHabits(of: pairing)
    guard let base = pairing.base else { return }
    for index in roles.indices where roles[index].evidence == .value || roles[index].role == .unknown {
      guard case .entry(let match) = pairing.match(of: index), base.roles[match].role != .unknown else { continue }
      roles[index] = base.roles[match]
      roles[index].reason = .base
    }
  }

  /// Whether the entry at `index` has a key that the base doesn’t know.
  func isExtra(_ index: Int) -> Bool { pairing.match(of: index) == nil && pairing.isExtra(index) }

  /// The base text of the string at `place`; nil where there is none.
  package func base(of place: PassagePlace, in engine: Engine) -> Passage? {
    var (base, reading) = (place.ofBase, Reading?.none)
    let match = pairing.match(of: place.entry)
    switch match {
    case .stated(let text):
      let buffer = ByteBuffer(Array(text.utf8))
      reading = engine.reading(of: buffer.bytes, of: buffer, in: LocaleOfCopy.locale(of: buffer.bytes))
    case .written(let bytes):
      reading = engine.reading(of: bytes, of: pairing.catalog, in: LocaleOfCopy.locale(of: bytes))
    case .entry(let index):
      guard let file = pairing.base else { return nil }
      let entry = file.catalog.entries[index]
      let bytes = file.catalog.bytes(entry.value)
      reading = engine.reading(of: bytes, of: file.catalog, in: Self.locale(of: entry, file.catalog, bytes))
      base.variation = file.catalog.bytes(entry.variation)
      base.extras = file.catalog.extras(of: entry)
    case nil: return nil
    }
    guard let reading else { return nil }
    base.locale = reading.declaredLocale
    return engine.passage(reading, at: base, forms: PluralForms.forms(of: place.entry, beside: match, in: pairing))
  }

  /// The language of a base text. What the user says of the copy’s language holds for the translation alone.
  private static func locale(of entry: Entry, _ catalog: Catalog, _ bytes: Bytes) -> LocaleTag {
    let declared = catalog.locale(of: entry)
    return declared == .undetermined ? LocaleOfCopy.locale(of: bytes) : declared
  }
}
