import CopyModel

/// How a word is written, read in one pass over its bytes.
struct WordShape {
  private(set) var traits: Token.Traits = []
  /// A period stands inside: `report.pdf`, `e.g`.
  private(set) var hasPeriod = false
  /// ICU takes the at sign of an address for a part of its word.
  private(set) var hasAtSign = false
  /// Letters and digits of ASCII alone.
  private(set) var isPlain = true
  /// FNV-1a of the leading letters and digits without regard to case: what tables of words are keyed by.
  private(set) var hash: UInt32 = 0
  /// The same without the last byte, for a plural; equal to `hash` when it doesn't end in s.
  private(set) var singularHash: UInt32 = 0
  private var letters = 0
  private var cased = 0

  @inline(__always)
  init(
    _ copy: Bytes, _ range: Range<Int>, _ shapes: UnsafePointer<ByteShape>, _ scalars: ScalarTable
  ) {
    var (value, before): (UInt32, UInt32) = (0x811C_9DC5, 0)
    let first = shapes[Int(copy[range.lowerBound])]
    var rest: ByteShape = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = copy[index]
      let shape = shapes[Int(byte)]
      if !shape.isDisjoint(with: .beyond) { break }
      if index > range.lowerBound { rest.formUnion(shape) }
      before = value
      value = (value ^ UInt32(byte | shape.caseBit)) &* 0x0100_0193
      index += 1
    }
    guard index == range.upperBound, !first.contains(.digit) else {
      readSlowly(copy, range, scalars)
      return
    }
    setHash(value, before, copy[range.upperBound - 1])
    traits = rest.traits
    if first.contains(.upper) { traits.insert(.startsUpper) }
    if first.contains(.lower) { traits.formUnion([.startsLower, .hasLower]) }
    letters = rest.contains(.lower) || rest.contains(.upper) ? 2 : 1
    if first == .underscore { readSlowly(copy, range, scalars) }
  }

  @inline(__always)
  private mutating func setHash(_ value: UInt32, _ before: UInt32, _ last: UInt8) {
    hash = value ^ value >> 15
    singularHash = last == UInt8(ascii: "s") ? before ^ before >> 15 : hash
  }

  /// Words with apostrophes, periods, digits in front or letters beyond ASCII.
  private mutating func readSlowly(_ copy: Bytes, _ range: Range<Int>, _ scalars: ScalarTable) {
    (traits, letters, isPlain) = ([], 0, false)
    let end = min(NameTable.firstWordEnd(copy, from: range.lowerBound), range.upperBound)
    hash = NameTable.hash(copy, from: range.lowerBound, to: end)
    let isPlural = end > range.lowerBound && copy[end - 1] == UInt8(ascii: "s")
    singularHash = isPlural ? NameTable.hash(copy, from: range.lowerBound, to: end - 1) : hash
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = copy[index]
      if byte.isASCIILower {
        small()
      } else if byte.isASCIIUpper {
        capital()
      } else if byte >= 0x80 {
        index += beyondASCII(copy, index, scalars) - 1
      } else if byte == UInt8(ascii: ".") {
        hasPeriod = true
      } else if byte == UInt8(ascii: "@") {
        hasAtSign = true
      } else if byte.isASCIIDigit {
        traits.insert(.hasDigit)
      }
      index += 1
    }
    if cased == 0, letters > 0 { traits.insert(.isUncased) }
  }

  private mutating func small() {
    if cased == 0 { traits.insert(.startsLower) }
    traits.insert(.hasLower)
    cased += 1
    letters += 1
  }

  private mutating func capital() {
    if cased == 0 { traits.insert(.startsUpper) }
    if letters > 0 || traits.contains(.hasDigit) { traits.insert(.hasInnerUpper) }
    cased += 1
    letters += 1
  }

  /// Reads one scalar and returns its length in bytes.
  private mutating func beyondASCII(_ copy: Bytes, _ index: Int, _ scalars: ScalarTable) -> Int {
    let scalar = copy.scalar(at: index)
    let entry = scalars[scalar.value]
    if entry.traits.contains(.uppercase) {
      capital()
    } else if entry.traits.contains(.lowercase) {
      small()
    } else if entry.category.isLetter {
      letters += 1
    }
    if entry.category.isLetter { traits.insert(.isNonASCII) }
    return scalar.length
  }

  /// Whether the word may begin an address without a scheme: `www`.
  @inline(__always)
  func isWebLike(_ copy: Bytes, _ start: Int, _ end: Int) -> Bool {
    end - start == 3 && end < copy.count && copy[end] == UInt8(ascii: ".") && copy[start] | 0x20 == UInt8(ascii: "w")
  }

  /// Whether the word is a version with its letter: `v2.1`.
  @inline(__always)
  func isVersion(_ copy: Bytes, _ start: Int, _ end: Int) -> Bool {
    traits.contains(.hasDigit) && letters == 1 && end - start > 1 && copy[start] | 0x20 == UInt8(ascii: "v")
  }
}

/// What a byte adds to the look of a word.
struct ByteShape: OptionSet {
  let rawValue: UInt8
  static let lower = ByteShape(rawValue: 1)
  static let upper = ByteShape(rawValue: 2)
  static let digit = ByteShape(rawValue: 4)
  static let underscore = ByteShape(rawValue: 8)
  /// No letter, digit or underscore of ASCII.
  static let beyond = ByteShape(rawValue: 16)

  /// The bit that makes a capital small, 0 for other bytes.
  @inline(__always) var caseBit: UInt8 { (rawValue & Self.upper.rawValue) << 4 }

  /// What the bytes behind the first say of the word.
  @inline(__always) var traits: Token.Traits {
    var traits: Token.Traits = []
    if contains(.lower) { traits.insert(.hasLower) }
    if contains(.upper) { traits.insert(.hasInnerUpper) }
    if contains(.digit) { traits.insert(.hasDigit) }
    return traits
  }

  /// The shape of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteShape> = {
    let table = UnsafeMutablePointer<ByteShape>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: shape(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func shape(_ byte: UInt8) -> ByteShape {
    if byte.isASCIILower { return .lower }
    if byte.isASCIIUpper { return .upper }
    if byte.isASCIIDigit { return .digit }
    return byte == UInt8(ascii: "_") ? .underscore : .beyond
  }
}

extension Bytes {
  /// The scalar at `index` and its length in bytes. Malformed bytes are U+FFFD, one byte each.
  @inline(__always)
  package func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = self[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return (0xFFFD, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }
}
