package import CopyModel

/// A piece of copy that shows a rule at work. `⟦…⟧` marks the words at fault; copy without marks is in order.
package struct RuleExample: Sendable {
  /// The copy with its marks. With `isBlock`, an alert or notification in the form of piped blocks.
  package let marked: String
  package let role: Role
  package let locale: LocaleTag
  /// The copy after the first suggestion, where the rule has one.
  package let better: String?
  package let isBlock: Bool
  /// The copy is a table of keys and texts, `key = text` a line, and so is its base.
  package let isTable: Bool
  package let guide: Guide
  /// What the copy translates; nil for base copy.
  package let base: String?
  /// What the developer wrote about the copy.
  package let comment: String
  /// The name of the one format that the copy is in; nil where any will do.
  package let format: String?

  private init(
    _ marked: String, role: Role, locale: LocaleTag, better: String?, isBlock: Bool = false,
    isTable: Bool = false, guide: Guide = .hig2022, base: String? = nil, comment: String = "", format: String? = nil
  ) {
    self.comment = comment
    self.format = format
    self.marked = marked
    self.role = role
    self.locale = locale
    self.better = better
    self.isBlock = isBlock
    self.isTable = isTable
    self.guide = guide
    self.base = base
  }

  /// Copy that the rule reports at the marks; `better` is its first suggestion.
  package static func bad(
    _ marked: String, _ role: Role, better: String? = nil, locale: LocaleTag = .english, guide: Guide = .hig2022,
    base: String? = nil, comment: String = "", format: String? = nil
  ) -> RuleExample {
    RuleExample(
      marked, role: role, locale: locale, better: better, guide: guide, base: base, comment: comment, format: format)
  }

  /// Copy that the rule leaves alone.
  package static func good(
    _ text: String, _ role: Role, locale: LocaleTag = .english, guide: Guide = .hig2022, base: String? = nil,
    comment: String = "", format: String? = nil
  ) -> RuleExample {
    RuleExample(
      text, role: role, locale: locale, better: nil, guide: guide, base: base, comment: comment, format: format)
  }

  /// A whole alert or notification, as blocks; with marks it is reported, without it is in order.
  package static func set(
    _ marked: String, locale: LocaleTag = .english, guide: Guide = .hig2022, base: String? = nil
  ) -> RuleExample {
    RuleExample(marked, role: .unknown, locale: locale, better: nil, isBlock: true, guide: guide, base: base)
  }

  /// A whole translation beside its base, `key = text` a line, `key|plural.one = text` for a form. Lines with marks, in
  /// either of them, are reported.
  package static func table(_ marked: String, locale: LocaleTag, base: String) -> RuleExample {
    RuleExample(marked, role: .unknown, locale: locale, better: nil, isTable: true, base: base)
  }

  /// The copy without its marks.
  package var text: String { Self.withoutMarks(marked) }

  /// The base without its marks.
  package var baseText: String? { base.map(Self.withoutMarks) }

  private static func withoutMarks(_ marked: String) -> String {
    var scalars = marked.unicodeScalars
    scalars.removeAll { $0 == "⟦" || $0 == "⟧" }
    return String(scalars)
  }

  /// Whether the rule must report it.
  package var isBad: Bool { (marked + (base ?? "")).unicodeScalars.contains("⟦") }

  /// The marked ranges in bytes of `text`, found by scalar: a combining mark would swallow a marker otherwise.
  package var marks: [Range<Int>] {
    var (ranges, offset, start) = ([Range<Int>](), 0, 0)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = offset
      case "⟧": ranges.append(start..<offset)
      default: offset += UTF8.width(scalar)
      }
    }
    return ranges
  }
}

extension LocaleTag {
  package static let spanish = LocaleTag("es") ?? .undetermined
  package static let italian = LocaleTag("it") ?? .undetermined
  package static let russian = LocaleTag("ru") ?? .undetermined
  package static let japanese = LocaleTag("ja") ?? .undetermined
  package static let arabic = LocaleTag("ar") ?? .undetermined
  package static let korean = LocaleTag("ko") ?? .undetermined
  package static let german = LocaleTag("de") ?? .undetermined
  package static let dutch = LocaleTag("nl") ?? .undetermined
  package static let finnish = LocaleTag("fi") ?? .undetermined
  package static let turkish = LocaleTag("tr") ?? .undetermined
  package static let french = LocaleTag("fr") ?? .undetermined
  package static let brazilian = LocaleTag("pt-BR") ?? .undetermined
  package static let europeanPortuguese = LocaleTag("pt-PT") ?? .undetermined
}
