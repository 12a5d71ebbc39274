import CopyModel

/// A word of a key, a comment, or copy.
struct RoleWord {
  /// Of its small letters.
  var hash: UInt32
  /// Its bytes.
  var range: Range<Int>
  /// It is a conversion (`%@`) or a name in braces.
  var isPlaceholder = false
}

/// Cuts text into words for the model of roles: coarser than the analysis, and the same in its recipe.
struct RoleWords {
  private static let placeholder = FeatureHash.word("%")
  private static let number = FeatureHash.word("0")

  private let text: Bytes
  private var index = 0

  private init(_ text: Bytes) { self.text = text }

  /// Words of running text. Conversions and names in braces are one word, and so are all numbers.
  static func read(copy text: Bytes, limit: Int, into words: inout ContiguousArray<RoleWord>) {
    words.removeAll(keepingCapacity: true)
    var reader = RoleWords(text)
    while words.count < limit, let word = reader.nextOfCopy() { words.append(word) }
  }

  /// Words of an identifier, parted by marks, digits, and capitals.
  static func read(name text: Bytes, limit: Int, into words: inout ContiguousArray<RoleWord>) {
    words.removeAll(keepingCapacity: true)
    var reader = RoleWords(text)
    while words.count < limit, let word = reader.nextOfName() { words.append(word) }
  }

  private mutating func nextOfCopy() -> RoleWord? {
    while index < text.count {
      // Nearly all that stands in copy is letters of ASCII, and a space between words.
      if text[index].isASCIILetter { return copyWord() }
      if text[index] == 0x20 {
        index += 1
        continue
      }
      if let end = placeholderEnd {
        defer { index = end }
        return RoleWord(hash: Self.placeholder, range: index..<end, isPlaceholder: true)
      }
      if text.isMark(at: index) {
        index += 3
      } else if text[index].isRoleLetter || text[index].isASCIIDigit {
        return copyWord()
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func copyWord() -> RoleWord {
    var (hash, isNumber) = (FeatureHash.start, true)
    let start = index
    while index < text.count {
      let byte = text[index]
      // Nearly all are letters of ASCII, which are nothing else.
      if byte.isASCIILetter {
        (hash, isNumber, index) = (FeatureHash.extend(hash, by: byte | 0x20), false, index + 1)
        continue
      }
      if let size = text.apostrophe(at: index) {
        let next = index + size
        guard next < text.count, text[next].isRoleLetter, !text.isMark(at: next) else { break }
        hash = FeatureHash.extend(hash, by: UInt8(ascii: "'"))
        index = next
      } else if byte.isRoleLetter || byte.isASCIIDigit, !text.isMark(at: index) {
        isNumber = isNumber && byte.isASCIIDigit
        hash = FeatureHash.extend(hash, by: byte.small)
        index += 1
      } else {
        break
      }
    }
    return RoleWord(hash: isNumber ? Self.number : hash, range: start..<index)
  }

  private mutating func nextOfName() -> RoleWord? {
    while index < text.count {
      let isMark = text.isMark(at: index)
      if !isMark, text[index].isRoleLetter { return nameWord() }
      index += isMark ? 3 : 1
    }
    return nil
  }

  private mutating func nameWord() -> RoleWord {
    let start = index
    var hash = FeatureHash.extend(FeatureHash.start, by: text[index].small)
    index += 1
    while index < text.count {
      let byte = text[index]
      // A small letter starts no part.
      guard byte.isASCIILower || byte.isRoleLetter && !text.isMark(at: index) && !startsPart else { break }
      hash = FeatureHash.extend(hash, by: byte.small)
      index += 1
    }
    return RoleWord(hash: hash, range: start..<index)
  }

  /// Whether a capital here begins another word: the B of `aB` and of `ABc`.
  private var startsPart: Bool {
    guard text[index].isASCIIUpper else { return false }
    return !text[index - 1].isASCIIUpper || index + 1 < text.count && text[index + 1].isASCIILower
  }

  private var placeholderEnd: Int? {
    switch text[index] {
    case UInt8(ascii: "%"): conversionEnd
    case UInt8(ascii: "{"): braceEnd
    default: nil
    }
  }

  private var conversionEnd: Int? {
    var end = index + 1
    if text.hasLiteral("#@", at: end) {
      return text.slice(from: end + 2).firstIndex(of: UInt8(ascii: "@")).map { end + 3 + $0 }
    }
    while end < text.count, text[end].isASCIIDigit || Self.flags.contains(text[end]) { end += 1 }
    while end < text.count, Self.lengths.contains(text[end]) { end += 1 }
    return end < text.count && Self.conversions.contains(text[end]) ? end + 1 : nil
  }

  private static let flags = Array("$.#-+".utf8)
  private static let lengths = Array("hlqzjtL".utf8)
  private static let conversions = Array("@diuoxXfFeEgGcCsSpaA".utf8)

  private var braceEnd: Int? {
    var end = index + 1
    while end < text.count, end - index < 40, !Self.stops.contains(text[end]) { end += 1 }
    return end < text.count && text[end] == UInt8(ascii: "}") ? end + 1 : nil
  }

  private static let stops = Array("{}\n".utf8)
}

extension UInt8 {
  /// A letter of ASCII, or a byte of a letter beyond it.
  var isRoleLetter: Bool { isASCIILetter || self >= 0x80 }
  /// A capital of ASCII made small.
  var small: UInt8 { isASCIIUpper ? self | 0x20 : self }
}

extension Bytes {
  /// Whether one of U+2000…U+207F stands at `index`: quotation marks, dashes, the ellipsis.
  func isMark(at index: Int) -> Bool {
    self[index] == 0xE2 && index + 1 < count && (self[index + 1] == 0x80 || self[index + 1] == 0x81)
  }

  /// The bytes of the apostrophe at `index`; nil where none stands.
  fileprivate func apostrophe(at index: Int) -> Int? {
    if self[index] == UInt8(ascii: "'") { return 1 }
    return self[index] == 0xE2 && hasLiteral("’", at: index) ? 3 : nil
  }
}
