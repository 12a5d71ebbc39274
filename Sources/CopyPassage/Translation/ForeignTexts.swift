import CopyModel
import CopyText

/// The texts of a translation that were never begun: a file of another language that is in English still, and has no base
/// beside it that would tell so text by text.
///
/// What English there says of spacing and marks of that language would be said of the wrong words, so none of it is judged.
package struct UntranslatedTexts: Sendable {
  /// How many texts are English for sure.
  package private(set) var count = 0
  /// The first of them.
  package private(set) var first: Int?
  /// Indices of all entries that may be in English.
  private var entries: Set<Int> = []

  /// So many texts must be English for sure, this share of all, and at most one in ten of them in the file’s language.
  private static let (quorum, share, others) = (5, 0.25, 10)

  package init() {}

  package init(of table: TranslationTable) {
    guard table.base == nil, table.locale != .undetermined, !table.locale.isEnglish else { return }
    var (all, translated) = (0, 0)
    table.forEachEntry { index, entry in
      let text = table.catalog.bytes(entry.value)
      let witnesses = LanguageWords.shared.witnesses(of: text, for: table.locale)
      all += 1
      guard !witnesses.ofLanguage, !Self.hasForeignLetter(text) else { return translated += 1 }
      entries.insert(index)
      guard witnesses.english > 1 else { return }
      count += 1
      first = first ?? index
    }
    let isMost = Double(count) >= Double(all) * Self.share && translated * Self.others <= count
    if count < Self.quorum || !isMost { self = UntranslatedTexts() }
  }

  package func contains(_ index: Int) -> Bool { entries.contains(index) }

  package mutating func formUnion(_ other: UntranslatedTexts) { entries.formUnion(other.entries) }

  /// A letter beyond ASCII; typographic marks, which start with E2, are none.
  private static func hasForeignLetter(_ text: Bytes) -> Bool { text.contains { $0 >= 0xC3 && $0 != 0xE2 } }
}
