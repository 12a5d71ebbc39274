import CopyModel

/// A text measured in one weight, for fonts of every size: widths grow with the size, and tracking with the number of clusters.
/// Memory is kept from text to text.
final class MeasuredText {
  /// How much a part of the text takes.
  struct Extent {
    var em = 0.0
    var clusters = 0.0

    /// In points.
    @inline(__always)
    func width(in font: TextFont) -> Double { em * Double(font.size) + clusters * Double(font.tracking) }
  }

  /// What stands between two places where a line may end.
  private struct Piece {
    let end: Int
    let isMandatory: Bool
    let whole: Extent
    /// Without spaces at the end, which hang.
    let visible: Extent
  }

  private var capacity = 256
  private var clusters: ClusterWidths
  private var count = 0
  @exclusivity(unchecked) private var pieces: ContiguousArray<Piece> = []
  /// All of the text.
  private(set) var whole = Extent()
  /// Whether it holds the text at hand, and whether its pieces.
  var isCurrent = false
  private(set) var hasPieces = false

  init() { clusters = Self.room(capacity) }

  deinit {
    clusters.ems.deallocate()
    clusters.starts.deallocate()
  }

  /// Measures `text` afresh.
  func measure(_ text: Bytes, weight: TextFont.Weight, locale: LocaleTag, by ruler: any TextRuler) {
    reserve(text.count)
    ruler.measure(text, weight: weight, locale: locale, into: clusters)
    count = text.count
    whole = extent(0..<count)
    (isCurrent, hasPieces) = (true, false)
  }

  /// Cuts the text at `breaks`.
  func cut(_ text: Bytes, at breaks: ContiguousArray<LineBreak>) {
    pieces.removeAll(keepingCapacity: true)
    var start = 0
    for one in breaks {
      let hanging = extent(text.visibleEnd(of: start..<one.offset)..<one.offset)
      let whole = extent(start..<one.offset)
      let visible = Extent(em: whole.em - hanging.em, clusters: whole.clusters - hanging.clusters)
      pieces.append(Piece(end: one.offset, isMandatory: one.isMandatory, whole: whole, visible: visible))
      start = one.offset
    }
    hasPieces = true
  }

  /// How many lines the text takes in a column of so many points; nil where a piece is wider than the column.
  func lineCount(in font: TextFont, column: Double) -> Int? {
    var (lines, width, isOpen) = (0, 0.0, false)
    for piece in pieces {
      let visible = piece.visible.width(in: font)
      if visible > column { return nil }
      if width > 0, width + visible > column { (lines, width) = (lines + 1, 0) }
      (width, isOpen) = (width + piece.whole.width(in: font), true)
      if piece.isMandatory, piece.end < count { (lines, width, isOpen) = (lines + 1, 0, false) }
    }
    return lines + (isOpen ? 1 : 0)
  }

  /// The width of the cluster that begins at `offset`, in points; 0 where none begins.
  func width(at offset: Int, in font: TextFont) -> Double {
    Double(clusters.ems[offset] * font.size + Float(clusters.starts[offset]) * font.tracking)
  }

  /// What a range of bytes takes.
  func extent(_ range: Range<Int>) -> Extent {
    var (em, starts) = (0.0, 0)
    for offset in range {
      em += Double(clusters.ems[offset])
      starts += Int(clusters.starts[offset])
    }
    return Extent(em: em, clusters: Double(starts))
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    clusters.ems.deallocate()
    clusters.starts.deallocate()
    capacity = max(count, capacity * 2)
    clusters = Self.room(capacity)
  }

  private static func room(_ capacity: Int) -> ClusterWidths {
    ClusterWidths(ems: .allocate(capacity: capacity), starts: .allocate(capacity: capacity))
  }
}

/// Where a line may end, or must.
typealias LineBreak = (offset: Int, isMandatory: Bool)

extension Bytes {
  /// Where spaces, ideographic spaces, soft hyphens, and line breaks at the end of a piece begin.
  func visibleEnd(of piece: Range<Int>) -> Int {
    var end = piece.upperBound
    while end > piece.lowerBound {
      if self[end - 1] == 0x20 || self[end - 1] == 0x0A || self[end - 1] == 0x0D {
        end -= 1
      } else if end - 3 >= piece.lowerBound, hasLiteral("\u{3000}", at: end - 3) {
        end -= 3
      } else if end - 2 >= piece.lowerBound, hasLiteral("\u{AD}", at: end - 2) {
        end -= 2
      } else {
        return end
      }
    }
    return end
  }
}
