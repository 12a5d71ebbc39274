/// A piece of text between two word boundaries of UAX #29: a word, a number, a run of spaces, a mark.
@frozen @usableFromInline package struct WordSegment: Sendable, Hashable {
  /// What ICU's rule status says of the piece. What ends it decides: `a1` is a number, `1a` letters.
  @frozen @usableFromInline package enum Kind: UInt8, Sendable {
    /// Spaces, marks, symbols, control characters.
    case none
    case number
    case letters
    /// Kana or ideographs, as a dictionary parts them.
    case ideographs
  }

  /// Offset of the first byte.
  @usableFromInline package var start: Int32
  /// Length in bytes, at least 1.
  @usableFromInline package var length: Int32
  @usableFromInline package var kind: Kind

  @inline(__always)
  package init(start: Int, end: Int, kind: Kind) {
    self.start = Int32(truncatingIfNeeded: start)
    length = Int32(truncatingIfNeeded: end &- start)
    self.kind = kind
  }

  @inlinable package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  /// Whether it is read aloud: letters, digits or ideographs.
  @inlinable package var isWord: Bool { kind != .none }
}

extension WordSegment.Kind {
  /// The kind that an ICU rule status stands for.
  init(_ status: ICU.BreakIterator.Status) {
    switch status.rawValue {
    case ..<100: self = .none
    case ..<200: self = .number
    case ..<300: self = .letters
    default: self = .ideographs
    }
  }
}

extension WordBreaker {
  /// Parts text without rare characters; -1 when it holds one.
  ///
  /// Works on 64 characters at a time. A bit of `boundaries` stands for the place before a character.
  mutating func partByMasks(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int {
    guard input.read(text, length, ascii, masks) else { return -1 }
    let (kinds, count) = (UnsafePointer(input.masks), input.count)
    var writer = SegmentWriter(masks: kinds, wides: input.wides, pieces: pieces)
    var position = 0
    while position <= count {
      var boundaries: UInt64 = 0
      let groups = min(4, (count &- position) / 16 &+ 1)
      for group in 0..<groups {
        boundaries = boundaries &>> 16 | Self.boundaries(kinds + (position &+ group &* 16)) &<< 48
      }
      boundaries &>>= UInt64(truncatingIfNeeded: 64 &- groups &* 16)
      // No boundary counts at the start, nor behind the end.
      if position == 0 { boundaries &= ~1 }
      let last = count &- position
      if last < 63 { boundaries &= 2 &<< UInt64(truncatingIfNeeded: last) &- 1 }
      writer.write(boundaries, from: position)
      position &+= 64
    }
    return writer.count
  }

  /// A bit for each of the sixteen characters at `masks`: whether a boundary lies before it.
  @inline(__always)
  private static func boundaries(_ masks: UnsafePointer<UInt8>) -> UInt64 {
    let before = load(masks - 1)
    let at = load(masks)
    let behind = load(masks + 1)
    let alike = at & before & SIMD16(repeating: WordBreakMasks.word | WordBreakMasks.space)
    let isMarkBefore = shift(before) & load(masks - 2) & at
    let isMark = shift(at) & before & behind
    let joins = alike | (isMarkBefore | isMark) & SIMD16(repeating: WordBreakMasks.letter | WordBreakMasks.number)
    let halves = unsafeBitCast(joins .== .zero, to: SIMD2<UInt64>.self)
    return gather(halves[1].littleEndian) &<< 8 | gather(halves[0].littleEndian)
  }

  /// A bit of each of eight bytes, all ones or all zeros; the first byte's bit is the lowest.
  @inline(__always)
  private static func gather(_ flags: UInt64) -> UInt64 {
    ((flags & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
  }

  /// Bits 2 and 3 of each byte moved to 0 and 1; what stands in the other bits is of no use.
  @inline(__always)
  private static func shift(_ masks: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let halves = unsafeBitCast(masks, to: SIMD2<UInt64>.self)
    return unsafeBitCast(halves &>> SIMD2(repeating: 2), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func load(_ masks: UnsafePointer<UInt8>) -> SIMD16<UInt8> {
    UnsafeRawPointer(masks).loadUnaligned(as: SIMD16<UInt8>.self)
  }
}

/// Writes the pieces between boundaries, with offsets in bytes.
private struct SegmentWriter {
  private let masks: UnsafePointer<UInt8>
  private let pieces: UnsafeMutablePointer<WordSegment>
  private(set) var count = 0
  private var wides: UnsafePointer<WordBreakInput.Wide>
  /// Where the piece at hand begins, in characters and in bytes.
  private var first = 0
  private var start = 0
  /// Bytes more than characters so far.
  private var extra = 0

  init(
    masks: UnsafePointer<UInt8>, wides: UnsafePointer<WordBreakInput.Wide>, pieces: UnsafeMutablePointer<WordSegment>
  ) {
    (self.masks, self.wides, self.pieces) = (masks, wides, pieces)
  }

  /// A piece for each bit, which ends as many characters behind `base` as the bit's number.
  @inline(__always)
  mutating func write(_ boundaries: UInt64, from base: Int) {
    // Locals stay in registers; this loop is where the time goes.
    var (rest, count, wide, nextWide) = (boundaries, count, wides, Int(wides.pointee.index))
    var (first, start, extra) = (first, start, extra)
    while rest != 0 {
      let last = base &+ rest.trailingZeroBitCount
      while nextWide < last {
        extra &+= Int(wide.pointee.extra)
        wide += 1
        nextWide = Int(wide.pointee.index)
      }
      let end = last &+ extra
      let kind = Self.kind(masks + last, last &- first)
      (pieces + count).initialize(to: WordSegment(start: start, end: end, kind: kind))
      count &+= 1
      (first, start) = (last, end)
      rest &= rest &- 1
    }
    (self.count, wides) = (count, wide)
    (self.first, self.start, self.extra) = (first, start, extra)
  }

  /// The kind of a piece of `length` characters whose masks lie before `end`.
  ///
  /// The last character decides; an underscore takes the kind of what it follows.
  @inline(__always)
  private static func kind(_ end: UnsafePointer<UInt8>, _ length: Int) -> WordSegment.Kind {
    var mask = end[-1]
    if mask == WordBreakMasks.word { mask = length == 1 ? 0 : kindBehind(end[-2]) }
    return unsafeBitCast(mask & (WordBreakMasks.letter | WordBreakMasks.number), to: WordSegment.Kind.self)
  }

  /// Of an underscore behind a character: a number behind a digit, letters behind letters and underscores.
  @inline(__always)
  private static func kindBehind(_ mask: UInt8) -> UInt8 {
    mask & WordBreakMasks.number != 0 ? WordBreakMasks.number : WordBreakMasks.letter
  }
}
