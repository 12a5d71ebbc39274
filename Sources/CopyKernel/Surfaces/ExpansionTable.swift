package import CopyModel
package import CopyText

/// `expansion/expansion.tsv`: how much wider translations are than their English.
package struct ExpansionTable: Sendable {
  /// Ratios of widths for sources of a range of lengths.
  package struct Ratio: Sendable {
    /// The longest source it holds for, in characters.
    package let last: Int
    /// What half of the translations and nine of ten stay within.
    package let half, most: Double
  }

  private var ratios: [String: [Ratio]] = [:]

  package static let shared = ExpansionTable(TSVReader(named: "expansion/expansion.tsv"))

  package init(_ table: TSVReader) {
    table.forEachRow { language, last, values in
      var numbers: [Double] = []
      values.forEachPiece(between: 0x20) { if let number = Double($0.text) { numbers.append(number) } }
      guard let last = Int(last.text), numbers.count == 2 else { return }
      ratios[language.text, default: []].append(Ratio(last: last, half: numbers[0], most: numbers[1]))
    }
  }

  /// The ratio for translations to `locale` of so many characters; nil for a language that was not learned.
  package func ratio(to locale: LocaleTag, length: Int) -> Ratio? {
    ratios(to: locale).first { length <= $0.last }
  }

  /// The ratios for translations to `locale`, shortest sources first; none for a language that was not learned.
  package func ratios(to locale: LocaleTag) -> [Ratio] { ratios[Self.name(of: locale)] ?? [] }

  /// The languages that are known.
  package var languages: [String] { ratios.keys.sorted() }

  /// Chinese goes by script, Portuguese by region.
  private static func name(of locale: LocaleTag) -> String {
    switch locale.languageCode {
    case "zh":
      let isTraditional = locale.scriptCode == "Hant" || ["TW", "HK", "MO"].contains(locale.regionCode ?? "")
      return isTraditional ? "zh-Hant" : "zh-Hans"
    case "pt": return locale.regionCode == nil || locale.regionCode == "BR" ? "pt-BR" : "pt-PT"
    case "nn", "no": return "nb"
    default: return locale.languageCode
    }
  }
}
