import CopyModel

/// A copy of an XML text in which each byte that stops expat is another that doesn’t. Places stay what they are.
struct XMLRepair {
  /// What expat reads in place of the text, once something had to be replaced.
  private(set) var copy: ByteBuffer?
  private(set) var faults: [XMLFault] = []
  private let text: Bytes

  private static let harmless = UInt8(ascii: "_")

  /// Replaces control characters and the two that Unicode never assigns. `isKnown` tells those that stand for bytes of
  /// another encoding and are reported already.
  init(_ text: Bytes, isKnown: (Range<Int>) -> Bool) {
    self.text = text
    var position = Self.firstForbidden(in: text, from: 0)
    while position < text.count {
      let length = text[position] == 0xEF ? 3 : 1
      replace(position..<position + length)
      if !isKnown(position..<position + length) {
        faults.append(
          XMLFault(range: position..<position + length, message: Self.control(text, position), isDamage: true))
      }
      position = Self.firstForbidden(in: text, from: position + length)
    }
  }

  /// What to read.
  var readable: Bytes { copy?.bytes ?? text }

  private mutating func replace(_ range: Range<Int>) {
    let copy = self.copy ?? ByteBuffer(text)
    for place in range { copy.replace(at: place, with: Self.harmless) }
    self.copy = copy
  }

  /// Makes text of all that `XMLStrayScan` finds from `start` on; false where there was none.
  mutating func replaceStrays(from start: Int, hasEntities: Bool) -> Bool {
    let before = faults.count
    var scan = XMLStrayScan(text, from: start, hasEntities: hasEntities)
    while let stray = scan.next() {
      let areHyphens = text[stray.range.lowerBound] == UInt8(ascii: "-")
      replace(areHyphens ? stray.range : stray.range.lowerBound..<stray.range.lowerBound + 1)
      faults.append(stray)
    }
    if faults.count > before { faults.sort { $0.range.lowerBound < $1.range.lowerBound } }
    return faults.count > before
  }

  private static func control(_ text: Bytes, _ position: Int) -> String {
    let digits = String(text.scalar(at: position), radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "The control character \(name) can’t stand in XML. Delete it."
  }

  /// The first byte from `start` on that XML 1.0, section 2.2, forbids; the length of the text where there is none.
  private static func firstForbidden(in text: Bytes, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text.buffer)
    var position = start
    while position < text.count {
      while position &+ 8 <= text.count {
        let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        if mayForbid(word) { break }
        position &+= 8
      }
      let end = min(position + 8, text.count)
      while position < end {
        if isForbidden(text, at: position) { return position }
        position += 1
      }
    }
    return text.count
  }

  /// Whether a byte of `word` is below a space, or the first of U+FFFE.
  private static func mayForbid(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (low, lead) = ((word &- ones &* 0x20) & ~word, word ^ ones &* 0xEF)
    return (low | ((lead &- ones) & ~lead)) & 0x8080_8080_8080_8080 != 0
  }

  private static func isForbidden(_ text: Bytes, at position: Int) -> Bool {
    let byte = text[position]
    if byte < 0x20 { return byte != 0x09 && byte != 0x0A && byte != 0x0D }
    return byte == 0xEF && (text.hasLiteral("\u{FFFE}", at: position) || text.hasLiteral("\u{FFFF}", at: position))
  }
}
