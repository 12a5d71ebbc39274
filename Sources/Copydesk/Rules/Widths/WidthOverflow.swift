import CopyModel
import CopyText

/// Copy keeps to the limit that its file, its comment, or the app’s own surface sets.
struct WidthOverflow: TextRule {
  static let info = RuleInfo(
    "width-overflow", "Copy is no wider or longer than its place.",
    why: "What doesn’t fit is cut off, or covers something else.",
    source: "XLIFF 1.2, maxwidth; comments; configuration",
    roles: .all, severity: .warning,
    examples: [
      .bad("⟦Zuletzt hinzugefügte Fotos⟧", .label, locale: .german, comment: "Tab title, max 20 characters"),
      .bad("⟦Recently Added Photos⟧", .label, comment: "Tab title. Must not be longer than 120 points"),
      .good("Neue Fotos", .label, locale: .german, comment: "Tab title, max 20 characters"),
      .good("Recently Added Photos", .label, comment: "Shows the last 20 photos"),
    ])

  func check(_ copy: Copy, _ report: inout Report) throws(ICUError) {
    if let limit = copy.extras?.limit ?? LimitInComment.limit(in: copy.comment) { check(copy, limit, &report) }
    guard let judge = copy.judge, judge.hasCustomSurfaces else { return }
    guard let fit = try judge.worst(copy, where: { $0.kind == .custom }), fit.verdict == .overflows else { return }
    report.add(.overflows(fit), at: copy.trimmedRange)
  }

  private func check(_ copy: Copy, _ limit: LengthLimit, _ report: inout Report) {
    // No unit is smaller than a byte but the point, and no character narrower than two points at any size of text.
    guard copy.bytes.count > (limit.unit == .points ? limit.value / 32 : limit.value) else { return }
    switch limit.unit {
    case .bytes: report.add(.tooLong(copy.bytes.count, limit.value, "bytes"), at: copy.trimmedRange)
    case .characters:
      let count = copy.text.count
      if count > limit.value { report.add(.tooLong(count, limit.value, "characters"), at: copy.trimmedRange) }
    case .points:
      guard let judge = copy.judge else { return }
      let points = judge.widthOfLabel(copy)
      if points > Double(limit.value) { report.add(.tooWide(points, limit.value), at: copy.trimmedRange) }
    }
  }
}

extension Message {
  fileprivate static func tooLong(_ count: Int, _ limit: Int, _ unit: String) -> Message {
    "The copy has \(count) \(unit); \(limit) is the limit here"
  }

  fileprivate static func tooWide(_ points: Double, _ limit: Int) -> Message {
    "The copy is \(FitText.points(points)) points wide at 17 points; \(limit) is the limit here"
  }

  fileprivate static func overflows(_ fit: Fit) -> Message {
    fit.maxLines == 1 || fit.lines == 1
      ? "The copy is \(FitText.width(fit))" : "The copy takes \(FitText.lines(fit)), \(FitText.excess(fit))"
  }
}
