package import CopyModel

/// Fills lines greedily, as labels do: breaks where ICU allows them in the locale, spaces at the end hang, a piece that is
/// wider than the column is split by cluster. A workspace for one thread.
///
/// Rules and surfaces ask for the same text many times, so what is known of the last one is kept.
package final class LineFitter {
  private let ruler: any TextRuler
  private let known = ByteBuffer()
  // Of one thread, and touched for each column: a check at each access costs more than the access.
  @exclusivity(unchecked) private var knownLocale: LocaleTag?
  @exclusivity(unchecked) private var isOneLine = true
  @exclusivity(unchecked) private var breaks: ContiguousArray<LineBreak> = []
  @exclusivity(unchecked) private var hasBreaks = false
  /// The known text in each weight.
  private let measures: [MeasuredText]
  private var breakers: [LocaleTag: ICU.BreakIterator] = [:]

  /// Widths as close as a float keeps them are the same.
  private static let tolerance = 1e-4

  /// - Parameter ruler: what measures the text.
  package init(ruler: any TextRuler = TableRuler.shared) {
    self.ruler = ruler
    measures = TextFont.Weight.allCases.map { _ in MeasuredText() }
  }

  /// The width of all of `text` on one line, in points.
  package func width(of text: Bytes, in font: TextFont, locale: LocaleTag) -> Double {
    measured(text, font, locale).whole.width(in: font)
  }

  /// How many lines `text` takes in a column of so many points; at least one.
  package func lineCount(
    of text: Bytes, in font: TextFont, column: Double, locale: LocaleTag
  ) -> Int {
    let measured = measured(text, font, locale)
    if isOneLine, measured.whole.width(in: font) <= column { return 1 }
    cut(text, measured, locale)
    if let count = measured.lineCount(in: font, column: column + Self.tolerance) { return max(count, 1) }
    var count = 0
    forEachLine(of: text, in: font, column: column, locale: locale) { _ in count += 1 }
    return max(count, 1)
  }

  /// Calls `body` with each line.
  package func forEachLine(
    of text: Bytes, in font: TextFont, column: Double, locale: LocaleTag, _ body: (TextLine) -> Void
  ) {
    let measured = measured(text, font, locale)
    let total = measured.whole.width(in: font)
    if isOneLine, total <= column { return body(TextLine(range: 0..<text.count, width: total)) }
    cut(text, measured, locale)
    var filling = LineFilling(text: text, measured: measured, font: font, column: column + Self.tolerance)
    for (offset, isMandatory) in breaks {
      filling.place(filling.position..<offset, body)
      if isMandatory, offset < text.count { filling.end(at: offset, body) }
    }
    filling.end(at: text.count, body)
  }

  /// The text in the weight of `font`, measured when it is first asked for.
  private func measured(_ text: Bytes, _ font: TextFont, _ locale: LocaleTag) -> MeasuredText {
    if knownLocale != locale || !known.bytes.equals(text) {
      known.removeAll()
      known.append(text)
      (knownLocale, isOneLine, hasBreaks) = (locale, !text.hasLineBreak, false)
      for measure in measures { measure.isCurrent = false }
    }
    let measure = measures[font.weight.index]
    if !measure.isCurrent { measure.measure(text, weight: font.weight, locale: locale, by: ruler) }
    return measure
  }

  private func cut(_ text: Bytes, _ measured: MeasuredText, _ locale: LocaleTag) {
    if measured.hasPieces { return }
    if !hasBreaks { findBreaks(of: text, locale) }
    measured.cut(text, at: breaks)
  }

  private func findBreaks(of text: Bytes, _ locale: LocaleTag) {
    breaks.removeAll(keepingCapacity: true)
    if !PlainBreaks.find(in: text, into: &breaks) {
      let breaker = self.breaker(for: locale)
      breaker.setText(text)
      breaks.removeAll(keepingCapacity: true)
      breaker.forEachBoundary { breaks.append(($0, $1.isMandatoryLineBreak)) }
    }
    hasBreaks = true
  }

  private func breaker(for locale: LocaleTag) -> ICU.BreakIterator {
    if let known = breakers[locale] { return known }
    let opened = ICU.BreakIterator(.line, locale: "\(locale)")
    breakers[locale] = opened
    return opened
  }
}

extension TextFont.Weight {
  fileprivate var index: Int {
    switch self {
    case .regular: 0
    case .medium: 1
    case .semibold: 2
    case .bold: 3
    }
  }
}

extension Bytes {
  /// Whether a line ends in it whatever its width.
  fileprivate var hasLineBreak: Bool {
    for index in 0..<count {
      let byte = self[index]
      if (0x0A...0x0D).contains(byte) || byte == 0xE2 && hasLiteral("\u{2028}", at: index) { return true }
    }
    return false
  }
}

/// Lines at work, filled piece by piece.
private struct LineFilling {
  private let text: Bytes
  private let measured: MeasuredText
  private let font: TextFont
  private let column: Double
  private var start = 0
  /// The end of what was placed.
  private(set) var position = 0
  /// With and without spaces at the end.
  private var width = 0.0
  private var visible = 0.0

  init(text: Bytes, measured: MeasuredText, font: TextFont, column: Double) {
    (self.text, self.measured, self.font, self.column) = (text, measured, font, column)
  }

  /// Ends the line at `offset`, if something stands in it.
  mutating func end(at offset: Int, splitsWord: Bool = false, _ body: (TextLine) -> Void) {
    guard offset > start else { return }
    body(TextLine(range: start..<offset, width: visible, splitsWord: splitsWord))
    (start, width, visible) = (offset, 0, 0)
  }

  /// Puts a piece into the line, or into the next.
  mutating func place(_ piece: Range<Int>, _ body: (TextLine) -> Void) {
    let whole = measured.extent(piece).width(in: font)
    let shown = whole - measured.extent(text.visibleEnd(of: piece)..<piece.upperBound).width(in: font)
    if width > 0, width + shown > column { end(at: piece.lowerBound, body) }
    position = piece.upperBound
    if shown > column { return split(piece, body) }
    (visible, width) = (width + shown, width + whole)
  }

  private mutating func split(_ piece: Range<Int>, _ body: (TextLine) -> Void) {
    for offset in piece {
      let cluster = measured.width(at: offset, in: font)
      if cluster == 0 { continue }
      if width > 0, width + cluster > column, text[offset] != 0x20 { end(at: offset, splitsWord: true, body) }
      width += cluster
      if text[offset] != 0x20 { visible = width }
    }
  }
}

/// One line of text in a column.
package struct TextLine: Sendable, Equatable {
  /// Bytes of the text, spaces at the end included.
  package var range: Range<Int>
  /// In points, without spaces at the end, which hang.
  package var width: Double
  /// A word is cut here because it is wider than the column.
  package var splitsWord = false
}

/// Where lines may end in text of words, single spaces, and common marks: there every language breaks alike, behind the
/// spaces.
enum PlainBreaks {
  /// Appends the ends of the pieces. False where something stands in the text that is for ICU to judge.
  static func find(in text: Bytes, into breaks: inout ContiguousArray<(offset: Int, isMandatory: Bool)>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte.isASCIIWord {
        index += 1
      } else if byte == 0x20 {
        guard isBetween(index, text) else { return false }
        index += 1
        breaks.append((index, false))
      } else if let length = lengthOfPart(at: index, text) {
        index += length
      } else {
        return false
      }
    }
    breaks.append((index, false))
    return true
  }

  /// Whether the space at `index` stands before a word, and behind a word or mark that was gone through.
  @inline(__always)
  private static func isBetween(_ index: Int, _ text: Bytes) -> Bool {
    guard index > 0, text[index - 1] != 0x20, index + 1 < text.count else { return false }
    return text[index + 1].isASCIIWord || isLetterLead(text[index + 1])
  }

  /// Bytes of a letter or mark that keeps to what stands before it and behind it; nil for all others.
  @inline(__always)
  private static func lengthOfPart(at index: Int, _ text: Bytes) -> Int? {
    let byte = text[index]
    if isLetterLead(byte), index + 1 < text.count { return 2 }
    // A mark in front is for ICU.
    guard index > 0, text[index - 1] != 0x20 else { return nil }
    switch byte {
    case 0x2C, 0x2E, 0x3A, 0x3B: return isWordOrSpace(at: index + 1, text) ? 1 : nil
    case 0x21, 0x3F: return isSpace(at: index + 1, text) ? 1 : nil
    case 0xE2:
      if text.hasLiteral("’", at: index) { return isWordOrSpace(at: index + 3, text) ? 3 : nil }
      return text.hasLiteral("…", at: index) && isSpace(at: index + 3, text) ? 3 : nil
    default: return nil
    }
  }

  /// The first of two bytes of a Latin, Greek, or Cyrillic letter.
  @inline(__always)
  private static func isLetterLead(_ byte: UInt8) -> Bool { byte &- 0xC3 < 8 || byte &- 0xCE < 4 }

  @inline(__always)
  private static func isWordOrSpace(at index: Int, _ text: Bytes) -> Bool {
    isSpace(at: index, text) || text[index].isASCIIWord || isLetterLead(text[index])
  }

  /// Whether a space or nothing stands there.
  @inline(__always)
  private static func isSpace(at index: Int, _ text: Bytes) -> Bool { index >= text.count || text[index] == 0x20 }
}
