import CopyModel

/// A word of ASCII letters, apostrophes among them, read in one pass: where it ends, how it is written, what tables of
/// words know it by. Most words are such; those that may go on behind the run are left to the word breaker.
struct LetterRun {
  let end: Int
  let traits: Token.Traits
  /// Letters up to the first apostrophe, as `WordShape` has them.
  let hash: UInt32
  let singularHash: UInt32
  /// The hash of the whole word, with ’ taken as '.
  let wordHash: UInt32
  let hasApostrophe: Bool
  /// Bytes of the word with ’ taken as '.
  let foldedCount: Int

  /// Reads from the letter at `start` on; nil where only the word breaker can tell the end.
  @inline(__always)
  init?(_ copy: Bytes, from start: Int, _ ends: UnsafePointer<WordEnd>) {
    var (run, first) = (Run(copy[start]), start)
    run.read(copy, from: start)
    hash = run.hash
    singularHash = run.last == UInt8(ascii: "s") ? Self.folded(run.before) : run.hash
    var extra = 0
    while let width = Self.apostrophe(copy, at: run.end) {
      (first, extra) = (run.end + width, extra + width - 1)
      run.add(UInt8(ascii: "'"))
      run.read(copy, from: first)
    }
    guard WordEnd.isCertain(copy, at: run.end, ends) else { return nil }
    (end, traits, wordHash, hasApostrophe) = (run.end, run.traits, run.hash, first > start)
    foldedCount = end - start - extra
  }

  /// The length of an apostrophe at `index`, if a letter follows.
  @inline(__always)
  private static func apostrophe(_ copy: Bytes, at index: Int) -> Int? {
    guard index + 1 < copy.count else { return nil }
    if copy[index] == UInt8(ascii: "'") { return copy[index + 1].isASCIILetter ? 1 : nil }
    guard copy[index] == 0xE2, index + 3 < copy.count, copy[index + 3].isASCIILetter else { return nil }
    return copy[index + 1] == 0x80 && copy[index + 2] == 0x99 ? 3 : nil
  }

  @inline(__always)
  private static func folded(_ value: UInt32) -> UInt32 { value ^ value >> 15 }

  /// FNV-1a of the letters so far, case aside, and their cases.
  private struct Run {
    private let first: UInt8
    private var value: UInt32 = 0x811C_9DC5
    /// The value before the last letter.
    private(set) var before: UInt32 = 0
    private(set) var last: UInt8 = 0
    private(set) var end = 0
    /// Bit 5 of each is set once there is a small letter, and a capital.
    private var small: UInt8 = 0
    private var capital: UInt8 = 0

    init(_ first: UInt8) { self.first = first }

    var hash: UInt32 { LetterRun.folded(value) }

    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }

    /// Reads letters from `start` on.
    @inline(__always)
    mutating func read(_ copy: Bytes, from start: Int) {
      // Locals stay in registers.
      var (index, value, before, last) = (start, value, before, last)
      var (small, capital, isFirst) = (small, capital, end == 0)
      while index < copy.count {
        let byte = copy[index]
        let letter = byte | 0x20
        if letter &- 0x61 >= 26 { break }
        (before, last) = (value, byte)
        value = (value ^ UInt32(letter)) &* 0x0100_0193
        small |= byte
        capital |= isFirst ? 0 : ~byte
        isFirst = false
        index += 1
      }
      (end, self.value, self.before, self.last) = (index, value, before, last)
      (self.small, self.capital) = (small, capital)
    }

    @inline(__always)
    var traits: Token.Traits {
      var traits: Token.Traits = first.isASCIIUpper ? .startsUpper : .startsLower
      if small & 0x20 != 0 { traits.formUnion(.hasLower) }
      if capital & 0x20 != 0 { traits.formUnion(.hasInnerUpper) }
      return traits
    }
  }
}

/// Tells where a run of letters or digits ends a word for certain, by the bytes behind it, without the word breaker.
enum WordEnd: UInt8 {
  /// Begins something new: spaces, most marks.
  case ends
  /// Joins letters or digits on both sides: the period of `e.g`, the comma of `1,000`.
  case mayJoin
  /// Goes on, or may: letters, digits, the signs of addresses, most of what lies beyond ASCII.
  case goesOn

  /// Whether no word goes on at `index`, which lies behind an ASCII letter or digit; `table` is that of this type.
  @inline(__always)
  static func isCertain(_ copy: Bytes, at index: Int, _ table: UnsafePointer<WordEnd>) -> Bool {
    guard index < copy.count else { return true }
    switch table[Int(copy[index])] {
    case .ends: return true
    case .mayJoin: return index + 1 == copy.count || isApart(copy[index + 1], table)
    case .goesOn: return copy[index] == 0xE2 && isMark(copy, at: index)
    }
  }

  /// Whether the byte behind a mark is no part of the word: the slash is that of `https://`.
  @inline(__always)
  private static func isApart(_ byte: UInt8, _ table: UnsafePointer<WordEnd>) -> Bool {
    table[Int(byte)] != .goesOn && byte != UInt8(ascii: "/")
  }

  /// Dashes, double quotation marks, and the ellipsis of General Punctuation, which join nothing.
  private static func isMark(_ copy: Bytes, at index: Int) -> Bool {
    guard index + 2 < copy.count, copy[index + 1] == 0x80 else { return false }
    switch copy[index + 2] {
    case 0x93, 0x94, 0x9C, 0x9D, 0xA6: return true
    default: return false
    }
  }

  /// The kind of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<WordEnd> = {
    let table = UnsafeMutablePointer<WordEnd>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: kind(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func kind(_ byte: UInt8) -> WordEnd {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): .mayJoin
    case UInt8(ascii: "@"), UInt8(ascii: "+"), 0x80...: .goesOn
    default: byte.isASCIIWord ? .goesOn : .ends
    }
  }
}
