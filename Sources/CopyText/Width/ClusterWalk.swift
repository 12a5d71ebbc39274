import CopyModel

/// Goes through text from left to right in logical order and says how wide each cluster is, without shaping it.
///
/// What a shaping engine would do is in the table: forms of Arabic letters, half forms and ligatures of Indic consonants,
/// kerning. Marks count to the cluster they stand on.
struct ClusterWalk {
  private let text: Bytes
  private let table = AdvanceTable.shared
  private let weight: Float

  /// The last character with a width, for pairs.
  private var previous = AdvanceRecord()
  private var previousScalar: UInt32 = 0
  /// A virama stands behind `previous`.
  private var isJoined = false
  /// The Arabic letter before joins to the one behind.
  private var joinsForward = false

  init(_ text: Bytes, weight: Float) { (self.text, self.weight) = (text, weight) }

  /// Calls `body` with each character: its place, what it adds to the width in em, and whether a cluster begins with it.
  @inline(__always)
  mutating func visit(_ body: (_ offset: Int, _ advance: Float, _ startsCluster: Bool) -> Void) {
    var offset = 0
    while offset < text.count {
      if text[offset] < 0x80, !isJoined {
        // Nothing in ASCII joins its neighbours.
        let record = table.ascii[Int(text[offset])]
        body(offset, record.advance(at: weight) + pair(record), true)
        (previous, joinsForward) = (record, false)
        offset &+= 1
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      let record = table[scalar, AdvanceTable.alone]
      let (advance, starts) = take(scalar, record, behind: offset + length)
      body(offset, advance, starts)
      offset += length
    }
  }

  @inline(__always)
  private mutating func take(_ scalar: UInt32, _ record: AdvanceRecord, behind end: Int) -> (Float, Bool) {
    if record.kind == .plain, !isJoined {
      let advance = record.advance(at: weight) + pair(record)
      (previous, joinsForward) = (record, false)
      return (advance, true)
    }
    return takeJoining(scalar, record, behind: end)
  }

  @inline(__always)
  private func pair(_ record: AdvanceRecord) -> Float {
    guard record.group != 0, record.group == previous.group else { return 0 }
    return table.difference(previous, record, weight: weight)
  }

  private mutating func takeJoining(_ scalar: UInt32, _ record: AdvanceRecord, behind end: Int) -> (Float, Bool) {
    switch record.kind {
    case .mark: return (scalar == EmojiSequence.selector ? coloured() : 0, false)
    case .virama:
      isJoined = previous.kind == .consonant
      return (0, false)
    case .spacingMark:
      let advance = record.advance(at: weight) + (isJoined ? 0 : pair(record))
      (previous, isJoined) = (AdvanceRecord(), false)
      return (max(advance, 0), false)
    case .dualJoining, .rightJoining, .joinCausing: return arabic(scalar, record, behind: end)
    case .emoji:
      (previous, isJoined, joinsForward) = (AdvanceRecord(), false, false)
      let isPart = EmojiSequence.continues(at: end - 4, in: text)
      return isPart ? (0, false) : (record.advance(at: weight), true)
    case .consonant, .plain: return consonant(scalar, record)
    }
  }

  /// What the symbol before gains when it is asked for as a pictograph: ☀ becomes ☀️.
  private mutating func coloured() -> Float {
    let taken = previous.advance(at: weight)
    guard taken > 0, previous.kind == .plain else { return 0 }
    previous = AdvanceRecord()
    return max(0, table[AdvanceTable.emoji.lowerBound, AdvanceTable.alone].advance(at: weight) - taken)
  }

  /// A consonant behind a joined one: that one has taken its full width already.
  private mutating func consonant(_ scalar: UInt32, _ record: AdvanceRecord) -> (Float, Bool) {
    defer { (previous, previousScalar, isJoined, joinsForward) = (record, scalar, false, false) }
    guard isJoined, record.kind == .consonant, record.group == previous.group else {
      return (record.advance(at: weight) + (isJoined ? 0 : pair(record)), true)
    }
    let half = table[previousScalar, AdvanceTable.half]
    let change = half.advance(at: weight) - previous.advance(at: weight)
    return (record.advance(at: weight) + change + table.difference(half, record, weight: weight), false)
  }

  private mutating func arabic(_ scalar: UInt32, _ record: AdvanceRecord, behind end: Int) -> (Float, Bool) {
    defer { (previous, isJoined) = (AdvanceRecord(), false) }
    let joinsBack = joinsForward
    if previousScalar == Self.lam, let ligature = Self.ligature(with: scalar), joinsBack {
      return lamAlef(ligature)
    }
    joinsForward = record.joinsBehind && joinsNext(from: end)
    let variant =
      record.kind == .joinCausing
      ? AdvanceTable.alone
      : joinsBack
        ? joinsForward ? AdvanceTable.medial : AdvanceTable.final
        : joinsForward ? AdvanceTable.initial : AdvanceTable.alone
    (previousScalar, lamJoinsBack) = (scalar, joinsBack)
    return (table[scalar, variant].advance(at: weight), true)
  }

  /// Whether the letter before a lam joins to it.
  private var lamJoinsBack = false

  /// The lam has taken the width of its initial or medial form; both become one ligature.
  private mutating func lamAlef(_ ligature: UInt32) -> (Float, Bool) {
    let taken = table[Self.lam, lamJoinsBack ? AdvanceTable.medial : AdvanceTable.initial].advance(at: weight)
    let whole = table[ligature, lamJoinsBack ? AdvanceTable.final : AdvanceTable.alone].advance(at: weight)
    (joinsForward, previousScalar) = (false, 0)
    return (whole - taken, false)
  }

  /// Whether the next letter joins to the one before, marks between them aside.
  private func joinsNext(from start: Int) -> Bool {
    var offset = start
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if scalar == 0x200D { return true }
      if scalar == 0x200C { return false }
      let record = table[scalar, AdvanceTable.alone]
      if record.kind != .mark { return record.joinsBefore }
      offset += length
    }
    return false
  }

  private static let lam: UInt32 = 0x644

  /// The presentation form that lam and this letter become.
  private static func ligature(with alef: UInt32) -> UInt32? {
    switch alef {
    case 0x622: 0xFEF5
    case 0x623: 0xFEF7
    case 0x625: 0xFEF9
    case 0x627: 0xFEFB
    default: nil
    }
  }
}

/// Pictographs that several code points make up.
enum EmojiSequence {
  /// U+FE0F, which asks for the pictograph where a symbol has two faces.
  static let selector: UInt32 = 0xFE0F

  private static let skinColours = UInt32(0x1F3FB)...0x1F3FF
  private static let flagLetters = UInt32(0x1F1E6)...0x1F1FF

  /// Whether the pictograph at `offset` is part of the one before: behind a joiner, as its colour, as the second letter of
  /// a flag.
  static func continues(at offset: Int, in text: Bytes) -> Bool {
    guard offset >= 3 else { return false }
    if text.hasLiteral("\u{200D}", at: offset - 3) { return true }
    let (scalar, _) = text.scalar(at: offset)
    if skinColours.contains(scalar) {
      return text.hasLiteral("\u{FE0F}", at: offset - 3) || text[offset - 3] == 0xE2
        || pictograph(endingAt: offset, in: text) != nil
    }
    guard flagLetters.contains(scalar) else { return false }
    var (letters, start) = (0, offset)
    while let before = pictograph(endingAt: start, in: text), flagLetters.contains(before) {
      letters += 1
      start -= 4
    }
    return letters % 2 == 1
  }

  private static func pictograph(endingAt end: Int, in text: Bytes) -> UInt32? {
    guard end >= 4, text[end - 4] == 0xF0 else { return nil }
    return text.scalar(at: end - 4).0
  }
}
