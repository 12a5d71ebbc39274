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
