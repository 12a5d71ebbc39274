package import CopyModel

/// The most that text may take, read off its bytes in one pass: what surely fits need not be measured.
///
/// Each character counts as wide as it ever gets: in its widest form and weight, after the worst neighbour. So the bound is
/// some 7 % above the width of English copy, and below that of no text.
package struct WidthBound: Sendable {
  /// In em: all of the text, and its widest piece between two spaces at which a line surely may end.
  private var total: Float = 0
  private var widest: Float = 0
  private let bytes: Int
  /// Characters of the text.
  package private(set) var length = 0

  package init(_ text: Bytes) {
    bytes = text.count
    guard let start = text.baseAddress else { return }
    let caps = AdvanceCaps.shared
    var (sum, pieceStart, longest, index) = (0, 0, 0, 0)
    while index < bytes {
      let byte = start[index]
      length &+= 1
      if byte < 0x80 {
        if byte == 0x20, Self.isBreak(index, start, bytes) {
          longest = max(longest, sum &- pieceStart)
          pieceStart = sum &+ Int(caps.low[0x20])
        }
        sum &+= Int(caps.low[Int(byte)])
        index &+= 1
      } else if byte < 0xE0 {
        let next = index &+ 1 < bytes ? start[index &+ 1] : 0x80
        sum &+= Int(caps.low[Int(byte & 0x1F) << 6 | Int(next & 0x3F)])
        index &+= 2
      } else {
        sum &+= Int(caps.high[Int(byte & 0x1F)])
        if byte == 0xE2, text.isLineSeparator(at: index) { sum &+= AdvanceCaps.lineBreak }
        index &+= byte < 0xF0 ? 3 : 4
      }
    }
    total = Float(sum) / AdvanceCaps.unitsPerEm
    widest = Float(max(longest, sum &- pieceStart)) / AdvanceCaps.unitsPerEm
  }

  /// Whether text of this bound surely takes no more than `lines` lines in a column of so many points, were it `ratio`
  /// times as wide.
  ///
  /// A line ends where the next piece doesn’t fit: each but the last is wider than the column less that piece.
  @inline(__always)
  package func fits(_ lines: Int, of column: Float, in font: TextFont, times ratio: Float = 1) -> Bool {
    let em = font.size * (font.weight == .bold ? AdvanceCaps.shared.boldScale : 1)
    // A cluster has at least one byte.
    let tracking = max(font.tracking, 0) * Float(bytes)
    let (whole, piece) = ((total * em + tracking) * ratio, (widest * em + tracking) * ratio)
    let count = Float(lines)
    return piece <= column && whole <= count * column - (count - 1) * piece
  }

  /// Whether ICU ends a line behind the space at `index` in any language: it stands between letters or digits, or
  /// follows a common mark.
  @inline(__always)
  private static func isBreak(_ index: Int, _ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard index > 0, index + 1 < count, isLetter(start[index + 1]) else { return false }
    let byte = start[index - 1]
    if byte < 0x80 { return byte.isASCIIWord || byte.isCommonMark }
    // Nothing there opens a quotation or a parenthesis.
    return index >= 2 && start[index - 2] &- 0xC3 < 18 || index >= 3 && start[index - 3] &- 0xEB < 3
  }

  /// ASCII letters and digits, and lead bytes under which nothing stands that keeps to the word before: Latin, Greek,
  /// Cyrillic, Hangul.
  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte &- 0xC3 < 9 || byte &- 0xCE < 7 || byte &- 0xEB < 3
  }
}

extension UInt8 {
  /// One of `.,:;!?`.
  @inline(__always)
  fileprivate var isCommonMark: Bool {
    self == 0x2C || self == 0x2E || self == 0x3A || self == 0x3B || self == 0x21 || self == 0x3F
  }
}

extension Bytes {
  /// Whether U+2028 or U+2029 stands at `index`.
  fileprivate func isLineSeparator(at index: Int) -> Bool {
    index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8
  }
}
