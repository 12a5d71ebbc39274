import CopyModel
import CopyText

/// A catalogue as a translation: each of its strings beside its base text.
struct Translation {
  let pairing: Pairing
  /// Whether no string has a base.
  let isIdle: Bool

  /// Takes `roles` of base texts over where the translation’s own words had to be guessed from: the vocabulary for that
  /// is English before all.
  init(_ catalog: Catalog, roles: inout ContiguousArray<RoleGuess>, base: BaseCatalog?) {
    pairing = Pairing(catalog, roles: roles, file: base)
    isIdle = pairing.isIdle
    guard let base = pairing.base else { return }
    for index in roles.indices where roles[index].evidence == .value || roles[index].role == .unknown {
      guard case .entry(let match) = pairing.match(of: index), base.roles[match].role != .unknown else { continue }
      roles[index] = base.roles[match]
      roles[index].reason = .base
    }
  }

  /// Puts the base text beside `copy`, where there is one.
  func pair(_ copy: Copy, in context: ReviewContext) throws(ICUError) {
    switch pairing.match(of: copy.entry) {
    case .stated(let text): try copy.translate(text, in: context)
    case .written(let bytes): try copy.translate(bytes, locale: LocaleOfCopy.locale(of: bytes), in: context)
    case .entry(let index):
      guard let base = pairing.base else { return }
      let entry = base.catalog.entries[index]
      let bytes = base.catalog.bytes(entry.value)
      try copy.translate(bytes, locale: Self.locale(of: entry, base.catalog, bytes), in: context)
      copy.noteBase(entry, of: base.catalog)
    case nil: if pairing.isExtra(copy.entry) { copy.becomeExtra() }
    }
    if copy.base != nil { copy.noteForms(PluralForms.forms(of: copy.entry, in: pairing)) }
  }

  /// The language of a base text. What the user says of the copy’s language holds for the translation alone.
  private static func locale(of entry: Entry, _ catalog: Catalog, _ bytes: Bytes) -> LocaleTag {
    let declared = catalog.locale(of: entry)
    return declared == .undetermined ? LocaleOfCopy.locale(of: bytes) : declared
  }
}
