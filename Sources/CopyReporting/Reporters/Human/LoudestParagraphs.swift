import CopyModel

/// The loudest paragraphs of a run, so many findings in all; of those as loud as others the first.
struct LoudestParagraphs {
  private let most: Int
  private var kept: [Severity: [Paragraph]] = [:]
  private var counts: [Severity: Int] = [:]
  /// How many findings are not among them.
  private(set) var left = 0

  init(most: Int) { self.most = most }

  mutating func add(_ paragraph: Paragraph) {
    kept[paragraph.severity, default: []].append(paragraph)
    counts[paragraph.severity, default: 0] += paragraph.parts.count
    trim()
  }

  /// All that is kept, the loudest first.
  var paragraphs: [Paragraph] { [Severity.error, .warning, .note].flatMap { kept[$0] ?? [] } }

  /// Drops the last of the quietest while there are too many.
  private mutating func trim() {
    var excess = counts.values.reduce(0, +) - most
    for level in [Severity.note, .warning, .error] {
      while excess > 0, let last = kept[level]?.last {
        let rest = max(0, last.parts.count - excess)
        kept[level]?.removeLast()
        if rest > 0 { kept[level]?.append(last.prefix(rest)) }
        counts[level, default: 0] -= last.parts.count - rest
        left += last.parts.count - rest
        excess -= last.parts.count - rest
      }
    }
  }
}
