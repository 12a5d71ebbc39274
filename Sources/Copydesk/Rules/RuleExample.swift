import CopyModel

/// A piece of copy that shows a rule at work. `⟦…⟧` marks the words at fault; copy without marks is in order.
struct RuleExample: Sendable {
  /// The copy with its marks. With `isBlock`, an alert or notification in the form of piped blocks.
  let marked: String
  let role: Role
  let locale: LocaleTag
  /// The copy after the first suggestion, where the rule has one.
  let better: String?
  let isBlock: Bool
  let guide: Guide
  /// What the developer wrote about the copy.
  let comment: String

  private init(
    _ marked: String, role: Role, locale: LocaleTag, better: String?, isBlock: Bool = false, guide: Guide = .hig2022,
    comment: String = ""
  ) {
    self.comment = comment
    (self.marked, self.role, self.locale, self.better) = (marked, role, locale, better)
    (self.isBlock, self.guide) = (isBlock, guide)
  }

  /// Copy that the rule reports at the marks; `better` is its first suggestion.
  static func bad(
    _ marked: String, _ role: Role, better: String? = nil, locale: LocaleTag = .english, guide: Guide = .hig2022,
    comment: String = ""
  ) -> RuleExample {
    RuleExample(marked, role: role, locale: locale, better: better, guide: guide, comment: comment)
  }

  /// Copy that the rule leaves alone.
  static func good(
    _ text: String, _ role: Role, locale: LocaleTag = .english, guide: Guide = .hig2022, comment: String = ""
  ) -> RuleExample {
    RuleExample(text, role: role, locale: locale, better: nil, guide: guide, comment: comment)
  }

  /// A whole alert or notification, as blocks; with marks it is reported, without it is in order.
  static func set(_ marked: String, locale: LocaleTag = .english, guide: Guide = .hig2022) -> RuleExample {
    RuleExample(marked, role: .unknown, locale: locale, better: nil, isBlock: true, guide: guide)
  }

  /// The copy without its marks.
  var text: String {
    var scalars = marked.unicodeScalars
    scalars.removeAll { $0 == "⟦" || $0 == "⟧" }
    return String(scalars)
  }

  /// Whether the rule must report it.
  var isBad: Bool { marked.unicodeScalars.contains("⟦") }

  /// The marked ranges in bytes of `text`, found by scalar: a combining mark would swallow a marker otherwise.
  var marks: [Range<Int>] {
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
  static let korean = LocaleTag("ko") ?? .undetermined
  static let german = LocaleTag("de") ?? .undetermined
  static let french = LocaleTag("fr") ?? .undetermined
}
