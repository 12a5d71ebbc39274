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

/// Goes through XML from a place in its content on, and finds what was meant as text: each “&” that begins no reference,
/// each “<” that begins no markup, and each “--” inside a comment.
struct XMLStrayScan {
  private let text: Bytes
  private var position: Int
  /// The document declares entities of its own, of which nothing is known here.
  private let hasEntities: Bool
  private var isInComment = false

  init(_ text: Bytes, from start: Int, hasEntities: Bool) {
    self.text = text
    position = start
    self.hasEntities = hasEntities
  }

  /// The next stray, or nil at the end.
  mutating func next() -> XMLFault? {
    while position < text.count {
      if isInComment {
        if let hyphens = hyphens() { return hyphens }
        continue
      }
      position = text.firstIndex(of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), from: position)
      guard position < text.count else { return nil }
      let start = position
      if let stray = text[start] == UInt8(ascii: "&") ? ampersand(at: start) : bracket(at: start) { return stray }
    }
    return nil
  }

  private mutating func ampersand(at start: Int) -> XMLFault? {
    let reference = XMLReference(in: text, at: start)
    position = start + max(reference?.length ?? 1, 1)
    switch reference?.meaning {
    case .scalar: return nil
    case .entity where hasEntities: return nil
    case .entity:
      return XMLFault(range: start..<position, message: Self.entity(text.slice(start..<position).text), isDamage: false)
    case .noCharacter: return XMLFault(range: start..<position, message: Self.character, isDamage: true)
    case nil: return XMLFault(range: start..<start + 1, message: Self.ampersand, isDamage: false)
    }
  }

  private mutating func bracket(at start: Int) -> XMLFault? {
    position = start + 1
    if text.hasLiteral("<![CDATA[", at: start) {
      skip(behind: "]]>")
    } else if text.hasLiteral("<!--", at: start) {
      isInComment = true
      position = start + 4
    } else if text.hasLiteral("<?", at: start) {
      skip(behind: "?>")
    } else if position >= text.count || !Self.beginsMarkup(text[position]) {
      return XMLFault(range: start..<position, message: Self.bracket, isDamage: false)
    }
    return nil
  }

  /// The next hyphens of the comment at hand that don’t end it; nil at its end.
  private mutating func hyphens() -> XMLFault? {
    let hyphen = UInt8(ascii: "-")
    while position < text.count {
      let start = text.firstIndex(of: hyphen, or: hyphen, from: position)
      position = start
      while position < text.count, text[position] == hyphen { position += 1 }
      let ends = position - start > 1 && position < text.count && text[position] == UInt8(ascii: ">")
      isInComment = !ends
      let range = start..<(ends ? position - 2 : position)
      if ends ? !range.isEmpty : range.count > 1 {
        return XMLFault(range: range, message: Self.hyphens, isDamage: false)
      }
      if ends { return nil }
    }
    return nil
  }

  private mutating func skip(behind end: StaticString) {
    let first = end.utf8Start[0]
    while position < text.count {
      position = text.firstIndex(of: first, or: first, from: position)
      guard position < text.count else { return }
      if text.hasLiteral(end, at: position) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }

  private static func beginsMarkup(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || [0x2F, 0x21, 0x3F, 0x5F, 0x3A].contains(byte)
  }

  private static let ampersand = "“&” begins a reference in XML. Write “&amp;” for the character."
  private static let bracket = "“<” begins a tag in XML. Write “&lt;” for the character."
  private static let hyphens = "“--” ends a comment in XML. Write “—” inside it."
  private static let character = "XML has no such character. Delete the reference."
  private static func entity(_ written: String) -> String {
    "No entity is declared for “\(written)”. Write the character itself."
  }
}

/// A place that no XML reader takes, and that was stepped over.
struct XMLFault {
  /// In the text.
  var range: Range<Int>
  var message: String
  /// The bytes are no text, rather than text written in a wrong way.
  var isDamage: Bool
}

extension [XMLFault] {
  /// Whether a fault lies in `range`, and whether that is damage. Faults are in order and apart.
  func flags(for range: Range<Int>) -> EntryFlags {
    var next = partitioningIndex { $0.range.upperBound > range.lowerBound }
    var flags: EntryFlags = []
    while next < count, self[next].range.lowerBound < range.upperBound, !flags.contains(.isDamaged) {
      flags.insert(self[next].isDamage ? .isDamaged : .isRecovered)
      next += 1
    }
    return flags
  }
}
