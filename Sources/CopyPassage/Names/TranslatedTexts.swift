import CopyKernel
import CopyModel
import CopyText

/// What the translations of a base make of its texts. What most of them keep, capital and all, is a name: “Marsh Gate” in
/// «Importar de Marsh Gate». Where most of them end otherwise, the mark of the base is no measure.
///
/// Nothing of it changes once it is made.
final class TranslatedTexts: @unchecked Sendable {
  private struct Place {
    let catalog: Int
    let value: TextSlice
    /// The language has capitals for names alone.
    let tellsNames: Bool
    let writesEndMarks: Bool
  }

  /// So many translations must have their say on a name, and this share of them agree.
  private static let (quorum, share) = (2, 2.0 / 3)
  /// So many must have theirs on an end mark, and most of them agree.
  private static let quorumOfEnds = 3
  /// More files than this aren’t read.
  static let mostFiles = 10

  private let catalogs: [Catalog]
  private let places: [UInt64: [Place]]

  /// - Parameter catalogs: translations, or one catalogue that holds all languages, the base being the first.
  init(_ catalogs: [Catalog]) {
    self.catalogs = catalogs
    var places: [UInt64: [Place]] = [:]
    for (index, catalog) in catalogs.enumerated() {
      let tellNames = catalog.locales.map(Self.tellsNames)
      for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) && entry.value.count > 0
      {
        let locale = catalog.locale(of: entry)
        if locale.isEnglish || locale == .undetermined { continue }
        let key = FoldedHash(catalog.bytes(entry.key)).value
        places[key, default: []].append(
          Place(
            catalog: index, value: entry.value, tellsNames: tellNames[Int(entry.locale)],
            writesEndMarks: locale.writesEndMarks))
      }
    }
    self.places = places
  }

  /// Whether a language is written in Latin letters, and has capitals for names alone.
  private static func tellsNames(_ locale: LocaleTag) -> Bool {
    !["de", "lb"].contains(locale.languageCode) && ScriptsOfLocale.scripts(of: locale).contains(.latin)
  }

  /// Whether the translations of `text`, which has `key`, keep `word` as it is.
  func keep(_ word: Bytes, of text: Bytes, key: Bytes) -> Bool {
    var (voices, kept) = (0, 0)
    forEach(of: text, key) { place, translation in
      guard place.tellsNames else { return }
      voices += 1
      if Self.holds(translation, word) { kept += 1 }
    }
    return voices >= Self.quorum && Double(kept) >= Double(voices) * Self.share
  }

  /// Whether most translations of `text`, which has `key`, end otherwise than it does.
  func endOtherwise(than text: Bytes, key: Bytes) -> Bool {
    var (voices, others, end) = (0, 0, TextEnd(of: text).kind)
    forEach(of: text, key) { place, translation in
      guard place.writesEndMarks else { return }
      voices += 1
      if TextEnd(of: translation).kind != end { others += 1 }
    }
    return voices >= Self.quorumOfEnds && others * 2 > voices
  }

  /// Calls `body` with each translation of `text` that differs from it.
  private func forEach(of text: Bytes, _ key: Bytes, _ body: (Place, Bytes) -> Void) {
    for place in places[FoldedHash(key).value] ?? [] {
      let translation = catalogs[place.catalog].bytes(place.value)
      if !translation.equals(text) { body(place, translation) }
    }
  }

  /// Whether `word` stands in the text with no letter around it, and not at its start.
  private static func holds(_ text: Bytes, _ word: Bytes) -> Bool {
    guard text.count > word.count else { return false }
    return (1...text.count - word.count).contains { start in
      text[start] == word[0] && text.slice(start..<start + word.count).equals(word) && !isLetter(text[start - 1])
        && (start + word.count == text.count || !isLetter(text[start + word.count]))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }
}
