import CopyModel

/// How a word is written, read in one pass over its bytes.
struct WordShape {
  var traits: Token.Traits = []
  /// A period stands inside: `report.pdf`, `e.g`.
  var hasPeriod = false
  private var letters = 0
  private var cased = 0

  @inline(__always)
  mutating func read(_ copy: Bytes, _ range: Range<Int>, _ scalars: ScalarTable) {
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
      } else if byte.isASCIIDigit {
        traits.insert(.hasDigit)
      }
      index += 1
    }
    if cased == 0, letters > 0 { traits.insert(.isUncased) }
  }

  @inline(__always)
  private mutating func small() {
    if cased == 0 { traits.insert(.startsLower) }
    traits.insert(.hasLower)
    cased += 1
    letters += 1
  }

  @inline(__always)
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
