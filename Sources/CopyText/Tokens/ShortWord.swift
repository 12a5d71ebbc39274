import CopyModel

/// A word of up to sixteen ASCII letters, read at once.
struct ShortWord {
  /// Its letters in lower case, the first in the lowest byte; 0 behind the last.
  let letters: (UInt64, UInt64)
  let length: Int
  let traits: Token.Traits

  /// Bytes that are read at once.
  private static let width = 8
  /// The bit of each byte that small letters have.
  private static let isSmall: UInt64 = 0x2020_2020_2020_2020

  /// Nil where another byte than a letter stands at `start`, where the word is longer, and where its end takes another look.
  @inline(__always)
  init?(_ copy: Bytes, at start: Int, _ ends: UnsafePointer<WordEnd>) {
    let first = Part(copy.eightBytes(at: start))
    var (rest, second) = (0, Part(0))
    if first.length == Self.width, start &+ Self.width < copy.count {
      second = Part(copy.eightBytes(at: start &+ Self.width))
      rest = second.length
    }
    length = first.length &+ rest
    let end = start &+ length
    guard length > 0, end >= copy.count || Self.mayEnd(copy[end]), WordEnd.isCertain(copy, at: end, ends) else {
      return nil
    }
    letters = (first.letters, second.letters)
    traits = Self.traits(
      small: first.small | second.small, capital: first.capital & ~0x20 | second.capital, first.small)
  }

  /// The letters that eight bytes begin with.
  private struct Part {
    let length: Int
    let letters: UInt64
    /// Bit 5 of the letters that are small, and of those that are not.
    let small, capital: UInt64

    @inline(__always)
    init(_ bytes: UInt64) {
      length = UInt64.run(of: bytes.asciiLetters)
      let isSmall = ShortWord.isSmall.lowest(length)
      letters = bytes.lowest(length) | isSmall
      (small, capital) = (bytes & isSmall, ~bytes & isSmall)
    }
  }

  /// Whether the word may end before `byte`: another letter and an apostrophe go on.
  @inline(__always)
  private static func mayEnd(_ byte: UInt8) -> Bool { !byte.isASCIILetter && byte != 0x27 && byte != 0xE2 }

  /// - Parameters: bits of all letters that are small, of those behind the first that are not, and the bit of the first.
  @inline(__always)
  private static func traits(small: UInt64, capital: UInt64, _ first: UInt64) -> Token.Traits {
    var traits: Token.Traits = first & 0x20 == 0 ? .startsUpper : .startsLower
    if small != 0 { traits.formUnion(.hasLower) }
    if capital != 0 { traits.formUnion(.hasInnerUpper) }
    return traits
  }
}

/// What is known of the short words that came last: most words of copy come again and again. For one thread, and one table
/// of names.
package final class WordMemory {
  /// What tables know of a word.
  struct Fact {
    fileprivate(set) var letters: (UInt64, UInt64) = (0, 0)
    var tags: WordTags = []
    var hash: UInt32 = 0
    /// Whether a name may begin with it.
    var mayBeginName = false
    /// Whether it is an abbreviation with a period behind it; nil until somebody asks.
    fileprivate(set) var isAbbreviation: Bool?
  }

  /// 32 KB, which stay close to the processor.
  private static let count = 1 << 10
  /// Valid as long as the memory.
  let facts: Facts

  package init() {
    let places = UnsafeMutablePointer<Fact>.allocate(capacity: Self.count)
    places.initialize(repeating: Fact(), count: Self.count)
    facts = Facts(places: places)
  }

  deinit { facts.places.deallocate() }

  /// The facts, without the object that owns them.
  struct Facts {
    fileprivate let places: UnsafeMutablePointer<Fact>

    /// Whether `word` is an abbreviation with a period behind it; `learn` tells where it isn’t known.
    func isAbbreviation(_ word: ShortWord, _ learn: () -> Bool) -> Bool {
      let place = place(of: word)
      guard place.pointee.letters == word.letters else { return learn() }
      if let known = place.pointee.isAbbreviation { return known }
      let answer = learn()
      place.pointee.isAbbreviation = answer
      return answer
    }

    /// What is known of `word`; `learn` tells where it isn’t.
    @inline(__always)
    func fact(of word: ShortWord, _ learn: () -> Fact) -> Fact {
      let place = place(of: word)
      if place.pointee.letters == word.letters { return place.pointee }
      var fact = learn()
      fact.letters = word.letters
      place.pointee = fact
      return fact
    }

    @inline(__always)
    private func place(of word: ShortWord) -> UnsafeMutablePointer<Fact> {
      let mixed = (word.letters.0 ^ word.letters.1 &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
      return places + Int(truncatingIfNeeded: mixed >> 54)
    }
  }
}
