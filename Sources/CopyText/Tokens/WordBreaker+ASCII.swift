extension WordBreaker {
  /// Parts text of ASCII alone; -1 when it holds anything else.
  ///
  /// Works on 64 characters at a time. A bit of `boundaries` stands for the place *before the character before*, since
  /// a mark between letters is decided by the letter behind it; one character more than there are is read at the end.
  func partASCII(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int {
    var writer = SegmentWriter(text: text, masks: masks.entries, pieces: pieces)
    var joins = WordJoins()
    var (position, seen) = (0, UInt64(0))
    while position <= length &+ 1 {
      var boundaries: UInt64 = 0
      for group in 0..<8 where position &+ group &* 8 <= length &+ 1 {
        let (bytes, kinds) = load(text, position &+ group &* 8, length)
        seen |= bytes
        boundaries |= joins.boundaries(kinds) &<< UInt64(group &* 8)
      }
      guard seen & 0x8080_8080_8080_8080 == 0 else { return -1 }
      // No boundary counts before the start, nor behind the end.
      if position == 0 { boundaries &= ~3 }
      let last = length &+ 1 &- position
      if last < 63 { boundaries &= 2 &<< UInt64(last) &- 1 }
      writer.write(boundaries, before: position &- 1)
      position &+= 64
    }
    return writer.count
  }

  /// Eight characters from `position` on and their masks; zeros behind the end.
  @inline(__always)
  private func load(_ text: UnsafePointer<UInt8>, _ position: Int, _ length: Int) -> (UInt64, UInt64) {
    let count = max(0, min(8, length &- position))
    var bytes: UInt64 = 0
    if count == 8 {
      bytes = UInt64(littleEndian: UnsafeRawPointer(text + position).loadUnaligned(as: UInt64.self))
    } else {
      for index in 0..<count { bytes |= UInt64(text[position &+ index]) &<< UInt64(index &* 8) }
    }
    let entries = masks.entries
    var kinds: UInt64 = 0
    for index in 0..<UInt64(8) {
      kinds |= UInt64(entries[Int(bytes &>> (index &* 8) & 0xFF)]) &<< (index &* 8)
    }
    // The zeros behind the end are control characters, which join nothing.
    return (bytes, kinds)
  }
}

/// Finds where characters are joined, eight at a time, a byte each.
private struct WordJoins {
  /// Masks of the eight characters before.
  private var before: UInt64 = 0
  /// Whether the last of them is joined with the one before it, in the lowest byte.
  private var lastJoin: UInt64 = 0

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// A bit for each of eight characters: whether a boundary lies before the character before it.
  @inline(__always)
  mutating func boundaries(_ kinds: UInt64) -> UInt64 {
    let previous = kinds &<< 8 | before &>> 56
    let second = kinds &<< 16 | before &>> 48
    let alike = kinds & previous & (Self.ones &* UInt64(WordBreakMasks.word | WordBreakMasks.space))
    let lines = kinds & (previous &<< 1) & (Self.ones &* UInt64(WordBreakMasks.lineFeed))
    let across =
      kinds & (previous &>> 2) & second & (Self.ones &* UInt64(WordBreakMasks.letter | WordBreakMasks.number))
    let joins = alike | lines | across
    let delayed = joins &<< 8 | lastJoin | across
    before = kinds
    lastJoin = joins &>> 56
    return Self.zeroBytes(delayed)
  }

  /// A bit for each byte that is 0, the lowest byte first. Bit 7 of all bytes must be clear.
  @inline(__always)
  private static func zeroBytes(_ bytes: UInt64) -> UInt64 {
    let isZero = ~(bytes &+ (ones &* 0x7F)) & (ones &* 0x80)
    // Gathers the eight flags in the highest byte.
    return ((isZero &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }
}

/// Writes the pieces between boundaries.
private struct SegmentWriter {
  let text: UnsafePointer<UInt8>
  let masks: UnsafePointer<UInt8>
  let pieces: UnsafeMutablePointer<WordSegment>
  var count = 0
  private var start = 0

  init(text: UnsafePointer<UInt8>, masks: UnsafePointer<UInt8>, pieces: UnsafeMutablePointer<WordSegment>) {
    (self.text, self.masks, self.pieces) = (text, masks, pieces)
  }

  /// A piece for each bit, which ends as many bytes behind `base` as the bit's number.
  @inline(__always)
  mutating func write(_ boundaries: UInt64, before base: Int) {
    var rest = boundaries
    while rest != 0 {
      let end = base &+ rest.trailingZeroBitCount
      (pieces + count).initialize(to: WordSegment(start: start, end: end, kind: kind(endingAt: end)))
      count &+= 1
      start = end
      rest &= rest &- 1
    }
  }

  /// The last character decides, an underscore takes the kind of what it follows.
  @inline(__always)
  private func kind(endingAt end: Int) -> WordSegment.Kind {
    let mask = masks[Int(text[end &- 1])]
    if mask & WordBreakMasks.letter != 0 { return .letters }
    if mask & WordBreakMasks.number != 0 { return .number }
    return mask & WordBreakMasks.word == 0 ? .none : kindOfExtender(endingAt: end)
  }

  @inline(never)
  private func kindOfExtender(endingAt end: Int) -> WordSegment.Kind {
    guard end &- start > 1 else { return .none }
    return masks[Int(text[end &- 2])] & WordBreakMasks.number != 0 ? .number : .letters
  }
}
