package import CopyModel

/// The most that text may take, read off its bytes in one pass: what surely fits need not be measured.
///
/// Each character counts as wide as it ever gets: in its widest form and weight, after the worst neighbour. So the bound is
/// some 7 % above the width of English copy, and below that of no text. An object that takes one text after the other.
package final class WidthBound {
  /// What stands between two spaces at which a line surely may end.
  private struct Piece {
    /// In units of `AdvanceCaps`.
    var width: Float
    var bytes: Float
  }

  // Of one thread, and touched for each string: a check at each access costs more than the access.
  /// All of the text, in units.
  @exclusivity(unchecked) private var total: Float = 0
  @exclusivity(unchecked) private var bytes = 0
  private let pieces: UnsafeMutablePointer<Piece> = .allocate(capacity: WidthBound.capacity)
  @exclusivity(unchecked) private var count = 0
  /// Characters of the text.
  @exclusivity(unchecked) package private(set) var length = 0

  /// Copy for a limited number of lines has fewer pieces; the last one holds whatever is left of longer text.
  private static let capacity = 64

  package init() {}

  package convenience init(_ text: Bytes) {
    self.init()
    read(text)
  }

  deinit { pieces.deallocate() }

  /// Forgets the text before.
  package func read(_ text: Bytes) {
    (bytes, length, count, total) = (text.count, 0, 0, 0)
    guard let start = text.baseAddress else { return }
    let (low, high, end) = (AdvanceCaps.shared.low, AdvanceCaps.shared.high, text.count)
    var (sum, pieceSum, pieceStart, index, trails) = (0, 0, 0, 0, 0)
    while index < end {
      let byte = start[index]
      if byte == 0x20 {
        if count < Self.capacity &- 1, Self.isBreak(index, start, end) {
          add(width: sum &- pieceSum, bytes: index &- pieceStart)
          (pieceSum, pieceStart) = (sum &+ Int(low[0x20]), index &+ 1)
        }
        sum &+= Int(low[0x20])
        index &+= 1
      } else if byte < 0x80 {
        sum &+= Int(low[Int(byte)])
        index &+= 1
      } else if byte < 0xE0 {
        let next = index &+ 1 < end ? start[index &+ 1] : 0x80
        sum &+= Int(low[Int(byte & 0x1F) << 6 | Int(next & 0x3F)])
        index &+= 2
        trails &+= 1
      } else {
        sum &+= Int(high[Int(byte & 0x1F)])
        if byte == 0xE2, text.isLineSeparator(at: index) { sum &+= AdvanceCaps.lineBreak }
        index &+= byte < 0xF0 ? 3 : 4
        trails &+= byte < 0xF0 ? 2 : 3
      }
    }
    add(width: sum - pieceSum, bytes: end - pieceStart)
    (total, length) = (Float(sum), index - trails)
  }

  private func add(width: Int, bytes: Int) {
    (pieces + count).initialize(to: Piece(width: Float(width), bytes: Float(bytes)))
    count += 1
  }

  /// Whether text of this bound surely takes no more than `lines` lines in a column of so many points, were it `ratio`
  /// times as wide.
  package func fits(_ lines: Int, of column: Float, in font: TextFont, times ratio: Float = 1) -> Bool {
    let em = font.size * (font.weight == .bold ? AdvanceCaps.shared.boldScale : 1) / AdvanceCaps.unitsPerEm * ratio
    // A cluster has at least one byte.
    let tracking = max(font.tracking, 0) * ratio
    if total * em + Float(bytes) * tracking <= column { return true }
    return lines > 1 && fills(lines, of: column, em: em, tracking: tracking)
  }

  /// Lines are filled as with widths: where each piece is wider than it is, and a line may end at fewer places, no fewer
  /// lines come out.
  private func fills(_ lines: Int, of column: Float, em: Float, tracking: Float) -> Bool {
    let space = Float(AdvanceCaps.shared.low[0x20]) * em + tracking
    var (line, width): (Int, Float) = (1, 0)
    for index in 0..<count {
      let piece = pieces[index].width * em + pieces[index].bytes * tracking
      if piece > column { return false }
      if width > 0, width + piece > column {
        if line == lines { return false }
        (line, width) = (line + 1, 0)
      }
      width += piece + space
    }
    return true
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

/// How wide characters get at most, whatever stands beside them.
struct AdvanceCaps: @unchecked Sendable {
  // Filled once, then only read, and never freed.
  /// By character, up to U+07FF, in units of `unitsPerEm`.
  let low: UnsafePointer<UInt32>
  /// By the five low bits of the first of three or four bytes, beyond.
  let high: UnsafePointer<UInt32>
  /// How much wider than the caps, which hold from regular to semibold, a bold character gets.
  let boldScale: Float

  static let unitsPerEm: Float = 1024
  /// What a line break counts as: wider than any column.
  static let lineBreak = 1 << 24

  static let shared = AdvanceCaps(.shared)

  private init(_ table: AdvanceTable) {
    let (low, high) = (
      UnsafeMutablePointer<UInt32>.allocate(capacity: 0x800), UnsafeMutablePointer<UInt32>.allocate(capacity: 32)
    )
    low.initialize(repeating: 0, count: 0x800)
    high.initialize(repeating: 0, count: 32)
    var draft = AdvanceCapDraft(table)
    for scalar in 0..<UInt32(0x800) { low[Int(scalar)] = draft.cap(of: scalar) }
    for scalar in [0x0A, 0x0B, 0x0C, 0x0D, 0x85] { low[scalar] = UInt32(Self.lineBreak) }
    // Pages without records hold one constant; nothing new begins beyond the last one.
    for page in stride(from: UInt32(0x800), through: 0x40000, by: 64) {
      let lead = Int(page < 0x10000 ? page >> 12 : 0x10 | page >> 18)
      for scalar in page..<page + (table.hasPage(of: page) ? 64 : 1) {
        high[lead] = max(high[lead], draft.cap(of: scalar))
      }
    }
    for lead in 0x12..<0x18 { high[lead] = max(high[0x10], high[0x11]) }
    (self.low, self.high, boldScale) = (UnsafePointer(low), UnsafePointer(high), draft.boldScale)
  }
}

/// Finds the caps of characters.
private struct AdvanceCapDraft {
  private let table: AdvanceTable
  /// By matrix and column: how much a neighbour before it adds at most, up to semibold and in bold.
  private let pairs: [[(usual: Float, bold: Float)]]
  private(set) var boldScale: Float = 1

  private static let lamAlefs = [UInt32(0x622): UInt32(0xFEF5), 0x623: 0xFEF7, 0x625: 0xFEF9, 0x627: 0xFEFB]

  init(_ table: AdvanceTable) {
    self.table = table
    pairs = table.largestDifferences()
  }

  /// Rounded up, in units.
  mutating func cap(of scalar: UInt32) -> UInt32 {
    let record = table[scalar, AdvanceTable.alone]
    // What the selector adds to a symbol is no more than a pictograph takes.
    if scalar == EmojiSequence.selector { return cap(of: AdvanceTable.emoji.lowerBound) }
    if record.kind == .mark || record.kind == .virama { return 0 }
    var (usual, bold) = widest(record)
    for form in forms(of: scalar, record) {
      let (other, otherBold) = widest(form)
      (usual, bold) = (max(usual, other), max(bold, otherBold))
    }
    if record.kind == .consonant {
      // Its half form may be wider than what was counted when it came.
      let half = widest(table[scalar, AdvanceTable.half])
      (usual, bold) = (usual + half.usual, bold + half.bold)
    }
    if record.group > 0 {
      let pair = pairs[Int(record.group) - 1][Int(record.column)]
      (usual, bold) = (usual + pair.usual, bold + pair.bold)
    }
    if usual > 0 { boldScale = max(boldScale, bold / usual) }
    return UInt32((usual * AdvanceCaps.unitsPerEm).rounded(.up))
  }

  private func widest(_ record: AdvanceRecord) -> (usual: Float, bold: Float) {
    let usual = max(record.regular, record.semibold)
    return (usual, max(usual, record.advance(at: TextFont.Weight.bold.value)))
  }

  private func forms(of scalar: UInt32, _ record: AdvanceRecord) -> [AdvanceRecord] {
    guard record.joinsBefore else { return [] }
    var forms = [AdvanceTable.initial, AdvanceTable.medial, AdvanceTable.final].map { table[scalar, $0] }
    if let ligature = Self.lamAlefs[scalar] {
      forms += [AdvanceTable.alone, AdvanceTable.final].map { table[ligature, $0] }
    }
    return forms
  }
}
