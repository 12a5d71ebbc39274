import CopyModel

/// Lines at work, filled piece by piece.
struct LineFilling {
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
