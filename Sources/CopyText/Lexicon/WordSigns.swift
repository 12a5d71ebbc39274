package import CopyModel

/// What the words of a text may be: a bit for the first byte, the last, and the length of each, case aside. Words that have no bit
/// in common with those of a text don’t stand in it, so that whoever looks for certain words looks into few texts.
package struct WordSigns: Sendable {
  // Few words leave most of so many bits free.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  package init() {}

  /// The signs of all words of `tokens`, and of whatever else is neither space nor mark.
  package init(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) {
    for token in tokens where token.kind != .space && token.kind != .punctuation { insert(Place(token, in: copy)) }
  }

  /// Those of any words: for who can’t name one without which nothing is found.
  static let all: WordSigns = {
    var all = WordSigns()
    (all.first, all.second, all.third, all.fourth) = (.max, .max, .max, .max)
    return all
  }()

  package mutating func insert(_ word: Bytes) {
    if !word.isEmpty { insert(Place(word)) }
  }

  private mutating func insert(_ place: Place) {
    switch place.part {
    case 0: first |= place.bit
    case 1: second |= place.bit
    case 2: third |= place.bit
    default: fourth |= place.bit
    }
  }

  /// Whether a word may be in both; never false where one is.
  @inline(__always)
  package func mayMeet(_ other: WordSigns) -> Bool {
    first & other.first | second & other.second | third & other.third | fourth & other.fourth != 0
  }

  /// Whether `word` may be one of these; never false where it is.
  @inline(__always)
  func mayHold(_ word: Bytes) -> Bool {
    guard !word.isEmpty else { return false }
    let place = Place(word)
    switch place.part {
    case 0: return first & place.bit != 0
    case 1: return second & place.bit != 0
    case 2: return third & place.bit != 0
    default: return fourth & place.bit != 0
    }
  }

  package func union(_ other: WordSigns) -> WordSigns {
    var union = self
    union.first |= other.first
    union.second |= other.second
    union.third |= other.third
    union.fourth |= other.fourth
    return union
  }

  /// A quarter of the bits, which tell less apart and take less room.
  var folded: UInt64 { first | second | third | fourth }

  /// The same of one token.
  @inline(__always)
  static func folded(_ token: Token, in copy: Bytes) -> UInt64 { Place(token, in: copy).bit }

  /// Where the bit of a word lies.
  private struct Place {
    let part: UInt32
    let bit: UInt64

    @inline(__always)
    init(_ word: Bytes) { self.init(word[0], word[word.count - 1], word.count) }

    @inline(__always)
    init(_ token: Token, in copy: Bytes) {
      self.init(copy[Int(token.start)], copy[token.end - 1], Int(token.length))
    }

    @inline(__always)
    private init(_ first: UInt8, _ last: UInt8, _ count: Int) {
      let key = UInt32(first | 0x20) << 16 | UInt32(last | 0x20) << 8 | UInt32(truncatingIfNeeded: count) & 0xFF
      let hash = key &* 0x9E37_79B1
      (part, bit) = (hash >> 30, 1 &<< UInt64(hash >> 24 & 63))
    }
  }
}

extension WordSigns: ExpressibleByArrayLiteral {
  package init(arrayLiteral words: StaticString...) {
    for word in words { insert(Bytes(word)) }
  }
}
