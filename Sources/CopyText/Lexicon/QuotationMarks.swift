package import CopyModel

/// The double quotation marks of a language: CLDR’s, and others that are in use beside them.
package struct QuotationMarks: Sendable {
  /// What is written: with the spaces that French has inside.
  package let opening, closing: String
  private let pairs: [[Unicode.Scalar]]

  /// Nil where CLDR knows no marks.
  package init?(_ locale: LocaleTag) {
    // What CLDR says of languages that it doesn’t know is English.
    guard ICU.LocaleNames.isAvailable(locale.languageCode),
      let text = try? ICU.LocaleNames.quotationMarks("\(locale)")
    else { return nil }
    let marks = Array(text.unicodeScalars)
    guard marks.count == 4 else { return nil }
    var pairs = [Array(marks[0..<2]), Array(marks[2..<4])]
    TSVReader(named: "shared/quotes.tsv").forEachRow { tag, list, _ in
      guard tag.text == locale.languageCode || tag.text == "\(locale)" else { return }
      list.forEachWord { pairs.append(Array($0.text.unicodeScalars)) }
    }
    self.pairs = pairs
    let space = locale.isLanguage("fr") && locale.regionCode != "CH" ? "\u{A0}" : ""
    (opening, closing) = ("\(marks[0])" + space, space + "\(marks[1])")
  }

  /// Whether a quotation may stand between the two.
  package func accepts(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Bool {
    pairs.contains { $0 == [opening, closing] }
  }

  /// The first mark of those that open and close together, for a double mark that tells languages apart; nil for all else:
  /// single marks are apostrophes as well.
  package static func family(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "“", "”", "„", "‟": "“"
    case "«", "»": "«"
    case "「", "」": "「"
    case "『", "』": "『"
    default: nil
    }
  }
}
