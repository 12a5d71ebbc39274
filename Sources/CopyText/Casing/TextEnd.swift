package import CopyModel

/// The last mark of a text, closing quotation marks and brackets behind it left out: a look at its last bytes, for those who
/// look at all texts of a file. Rules have `Analysis.terminal`, which knows the words.
package struct TextEnd {
  package enum Kind: Hashable {
    case plain, period, question, exclamation, ellipsis, colon
  }

  package let kind: Kind
  /// Nil where no mark ends the text; of three periods the last.
  package let mark: Unicode.Scalar?

  package init(of text: Bytes) {
    let tail = text.slice(from: max(0, text.count - 16)).text
    let scalars = tail.unicodeScalars.reversed().drop {
      $0.properties.isWhitespace || "”’»\")）".unicodeScalars.contains($0)
    }
    // It stands over a vowel of the word that is asked for.
    if let armenian = scalars.first(where: { $0 == "\u{55E}" }) {
      (kind, mark) = (.question, armenian)
      return
    }
    let isDots = scalars.prefix(3).count(where: { $0 == "." }) == 3
    kind = isDots ? .ellipsis : scalars.first.map(Self.kind) ?? .plain
    mark = kind == .plain ? nil : scalars.first
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case ".", "。", "।", "۔", "։", "။", "។", "።": .period
    case "?", "？", "؟", ";", "՞": .question
    case "!", "！": .exclamation
    case "…", "⋯": .ellipsis
    case ":", "：", "፡", "፦": .colon
    default: .plain
    }
  }
}
