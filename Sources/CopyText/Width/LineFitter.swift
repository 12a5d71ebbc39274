package import CopyModel

/// One line of text in a column.
package struct TextLine: Sendable, Equatable {
  /// Bytes of the text, spaces at the end included.
  package var range: Range<Int>
  /// In points, without spaces at the end, which hang.
  package var width: Double
  /// A word is cut here because it is wider than the column.
  package var splitsWord = false
}

/// Fills lines greedily, as labels do: breaks where ICU allows them in the locale, spaces at the end hang, a piece that is
/// wider than the column is split by cluster. A workspace for one thread.
package final class LineFitter {
  private var widths: UnsafeMutablePointer<Float>
  private var capacity = 256
  private var breakers: [LocaleTag: ICU.BreakIterator] = [:]
  /// The text whose breaks are known, its locale, and the breaks: rules and surfaces ask for the same text many times.
  private let known = ByteBuffer()
  private var knownLocale: LocaleTag?
  private var breaks: ContiguousArray<(offset: Int, isMandatory: Bool)> = []

  /// Widths as close as a float keeps them are the same.
  private static let tolerance = 1e-4

  package init() { widths = .allocate(capacity: capacity) }
  deinit { widths.deallocate() }

  /// How many lines `text` takes in a column of so many points; at least one.
  package func lineCount(
    of text: Bytes, in font: TextFont, column: Double, locale: LocaleTag, ruler: any TextRuler = TableRuler.shared
  ) throws(ICUError) -> Int {
    var count = 0
    try forEachLine(of: text, in: font, column: column, locale: locale, ruler: ruler) { _ in count += 1 }
    return max(count, 1)
  }

  /// Calls `body` with each line.
  package func forEachLine(
    of text: Bytes, in font: TextFont, column: Double, locale: LocaleTag, ruler: any TextRuler = TableRuler.shared,
    _ body: (TextLine) -> Void
  ) throws(ICUError) {
    reserve(text.count)
    ruler.clusters(of: text, in: font, locale: locale, into: widths)
    let total = sum(0..<text.count)
    if total <= column, !Self.hasLineBreak(text) { return body(TextLine(range: 0..<text.count, width: total)) }
    try findBreaks(of: text, locale)
    var filling = Filling(column: column + Self.tolerance)
    for (offset, isMandatory) in breaks {
      let piece = filling.position..<offset
      place(piece, of: text, &filling, body)
      if isMandatory, offset < text.count { filling.end(at: offset, body) }
    }
    filling.end(at: text.count, body)
  }

  private func findBreaks(of text: Bytes, _ locale: LocaleTag) throws(ICUError) {
    if knownLocale == locale, known.bytes.equals(text) { return }
    knownLocale = nil
    breaks.removeAll(keepingCapacity: true)
    if !PlainBreaks.find(in: text, into: &breaks) { try findBreaksByICU(of: text, locale) }
    known.removeAll()
    known.append(text)
    knownLocale = locale
  }

  private func findBreaksByICU(of text: Bytes, _ locale: LocaleTag) throws(ICUError) {
    let breaker = try self.breaker(for: locale)
    try breaker.setText(text)
    breaks.removeAll(keepingCapacity: true)
    breaker.forEachBoundary { breaks.append(($0, $1.isMandatoryLineBreak)) }
  }

  private static func hasLineBreak(_ text: Bytes) -> Bool {
    for (index, byte) in text.enumerated() {
      if (0x0A...0x0D).contains(byte) || byte == 0xE2 && text.hasLiteral("\u{2028}", at: index) { return true }
    }
    return false
  }

  private struct Filling {
    let column: Double
    var start = 0
    var position = 0
    /// With and without spaces at the end.
    var width = 0.0
    var visible = 0.0

    mutating func end(at offset: Int, splitsWord: Bool = false, _ body: (TextLine) -> Void) {
      guard offset > start else { return }
      body(TextLine(range: start..<offset, width: visible, splitsWord: splitsWord))
      (start, width, visible) = (offset, 0, 0)
    }
  }

  private func place(_ piece: Range<Int>, of text: Bytes, _ filling: inout Filling, _ body: (TextLine) -> Void) {
    let whole = sum(piece)
    let visible = whole - sum(visibleEnd(of: piece, in: text)..<piece.upperBound)
    if filling.width > 0, filling.width + visible > filling.column { filling.end(at: piece.lowerBound, body) }
    filling.position = piece.upperBound
    if visible > filling.column { return split(piece, of: text, &filling, body) }
    filling.visible = filling.width + visible
    filling.width += whole
  }

  private func split(_ piece: Range<Int>, of text: Bytes, _ filling: inout Filling, _ body: (TextLine) -> Void) {
    for offset in piece where widths[offset] != 0 {
      let width = Double(widths[offset])
      if filling.width > 0, filling.width + width > filling.column, text[offset] != 0x20 {
        filling.end(at: offset, splitsWord: true, body)
      }
      filling.width += width
      if text[offset] != 0x20 { filling.visible = filling.width }
    }
  }

  /// Where spaces, ideographic spaces, soft hyphens, and line breaks at the end begin.
  private func visibleEnd(of piece: Range<Int>, in text: Bytes) -> Int {
    var end = piece.upperBound
    while end > piece.lowerBound {
      if text[end - 1] == 0x20 || text[end - 1] == 0x0A || text[end - 1] == 0x0D {
        end -= 1
      } else if end - 3 >= piece.lowerBound, text.hasLiteral("\u{3000}", at: end - 3) {
        end -= 3
      } else if end - 2 >= piece.lowerBound, text.hasLiteral("\u{AD}", at: end - 2) {
        end -= 2
      } else {
        return end
      }
    }
    return end
  }

  private func sum(_ range: Range<Int>) -> Double {
    var total = 0.0
    for offset in range { total += Double(widths[offset]) }
    return total
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    widths.deallocate()
    capacity = max(count, capacity * 2)
    widths = .allocate(capacity: capacity)
  }

  private func breaker(for locale: LocaleTag) throws(ICUError) -> ICU.BreakIterator {
    if let known = breakers[locale] { return known }
    let opened = try ICU.BreakIterator(.line, locale: "\(locale)")
    breakers[locale] = opened
    return opened
  }
}
