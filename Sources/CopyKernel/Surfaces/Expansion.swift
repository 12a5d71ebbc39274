package import CopyModel

/// How wide a translation will probably be.
package struct Expansion: Sendable {
  package let locale: LocaleTag
  /// Widths in points that half of the translations and nine of ten stay within.
  package let half, most: Double
  /// Lines of the wider of the two, and of the other one.
  package let lines: Int
  package let halfLines: Int
  /// Whether nine of ten fit; borderline where half of them do.
  package let verdict: Fit.Verdict

  package init(locale: LocaleTag, half: Double, most: Double, lines: Int, halfLines: Int, verdict: Fit.Verdict) {
    self.locale = locale
    self.half = half
    self.most = most
    self.lines = lines
    self.halfLines = halfLines
    self.verdict = verdict
  }
}

extension Expansion {
  package func write(to writer: inout JSONWriter) {
    writer.field("p50", half, digits: 1)
    writer.field("p90", most, digits: 1)
    writer.field("lines", lines)
    writer.field("fit", verdict.rawValue)
  }
}
