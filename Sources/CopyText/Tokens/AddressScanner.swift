import CopyModel

/// Finds URLs, e-mail addresses, paths and file names. Nothing here is ever recased.
struct AddressScanner {
  let copy: Bytes

  private func at(_ index: Int) -> UInt8 { index >= 0 && index < copy.count ? copy[index] : 0 }

  /// The end of the URL whose scheme ends at `schemeEnd` (`https` of `https://…`), or nil.
  func url(schemeEnd: Int) -> Int? {
    guard copy.hasLiteral("://", at: schemeEnd) else { return nil }
    return trimmed(run(from: schemeEnd + 3), notBefore: schemeEnd + 3)
  }

  /// The end of the address without a scheme that begins at `start`: `www.…`.
  func web(at start: Int) -> Int? {
    guard at(start) | 0x20 == UInt8(ascii: "w"), at(start + 3) == UInt8(ascii: "."), at(start + 4).isASCIIWord,
      at(start + 1) | 0x20 == UInt8(ascii: "w"), at(start + 2) | 0x20 == UInt8(ascii: "w")
    else { return nil }
    return trimmed(run(from: start), notBefore: start)
  }

  /// Start and end of the e-mail address around the `@` at `sign`.
  func email(sign: Int, notBefore limit: Int) -> Range<Int>? {
    var start = sign
    while start > limit, isLocalPart(at(start - 1)) { start -= 1 }
    var end = sign + 1
    while at(end).isASCIIWord || at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: ".") { end += 1 }
    end = trimmed(end, notBefore: sign + 1)
    guard start < sign, let dot = copy[(sign + 1)..<end].lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return end - dot > 2 && dot > sign + 1 ? start..<end : nil
  }

  /// The end of the path at `start` (`/Library/Fonts`, `~/Documents`, `./run`); nil for a slash between words.
  func path(at start: Int) -> Int? {
    if start > 0, at(start - 1).isASCIIWord || at(start - 1) == UInt8(ascii: ")") { return nil }
    let isHome = at(start) == UInt8(ascii: "~")
    if isHome, at(start + 1) != UInt8(ascii: "/") { return nil }
    let first = isHome ? start + 2 : start + 1
    guard at(first).isASCIIWord || at(first) == UInt8(ascii: ".") else { return nil }
    let end = trimmed(run(from: first), notBefore: first)
    return isHome || copy[first..<end].contains(UInt8(ascii: "/")) || start == 0 || isSpace(at(start - 1)) ? end : nil
  }

  /// The end of a bare extension at the period at `start`: `.csv`, `.yaml`.
  func bareExtension(at start: Int) -> Int? {
    if start > 0, !isSpace(at(start - 1)), !isOpening(at(start - 1)) { return nil }
    var end = start + 1
    while at(end).isASCIIWord { end += 1 }
    return end - start > 1 && end - start <= 12 && at(start + 1).isASCIILetter ? end : nil
  }

  /// The end of the path that a hidden folder at `start` begins: `.config/mill`.
  func hiddenPath(at start: Int) -> Int? {
    guard let folder = bareExtension(at: start), at(folder) == UInt8(ascii: "/"), at(folder + 1).isASCIIWord else {
      return nil
    }
    return trimmed(run(from: folder), notBefore: folder + 1)
  }

  /// Whether the word holds a period with a short extension or a domain behind it: `report.pdf`, `example.com`.
  func isFileName(_ word: Range<Int>) -> Bool {
    guard let dot = copy[word].lastIndex(of: UInt8(ascii: ".")) else { return false }
    let tail = copy[(dot + 1)..<word.upperBound]
    guard (2...6).contains(tail.count), dot > word.lowerBound else {
      return tail.count == 1 && dot - word.lowerBound > 1 && isCode(tail)
    }
    let isLower = tail.allSatisfy { $0.isASCIILower || $0.isASCIIDigit }
    let isUpper = tail.allSatisfy { $0.isASCIIUpper || $0.isASCIIDigit }
    return isLower || isUpper
  }

  /// C source and headers are the only extensions of one letter worth knowing.
  private func isCode(_ tail: Slice<Bytes>) -> Bool {
    tail.first == UInt8(ascii: "c") || tail.first == UInt8(ascii: "h") || tail.first == UInt8(ascii: "m")
  }

  private func run(from start: Int) -> Int {
    var index = start
    while index < copy.count, copy[index] > 0x20, !isClosing(copy[index]) { index += 1 }
    return index
  }

  /// Marks at the end belong to the sentence.
  private func trimmed(_ end: Int, notBefore start: Int) -> Int {
    var end = end
    while end > start, isTrailing(at(end - 1)) { end -= 1 }
    return end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  private func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "*")
      || byte >= 0x80
  }

  private func isLocalPart(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// Quotation marks, brackets and anything beyond ASCII end an address.
  private func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): true
    default: false
    }
  }

  private func isTrailing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"):
      true
    default: false
    }
  }
}

/// Finds tags and entities.
struct MarkupScanner {
  let copy: Bytes

  /// A tag longer than this is text with a stray `<`.
  private static let longestTag = 400
  private static let longestEntity = 10

  /// The end of `<b>`, `</a>`, `<br/>`, `<!-- … -->` at `start`.
  func tag(at start: Int) -> Int? {
    var index = start + 1
    guard index < copy.count else { return nil }
    if copy[index] == UInt8(ascii: "/") { index += 1 }
    guard index < copy.count, copy[index].isASCIILetter || copy[index] == UInt8(ascii: "!") else { return nil }
    let limit = min(copy.count, start + Self.longestTag)
    while index < limit {
      if copy[index] == UInt8(ascii: ">") { return index + 1 }
      if copy[index] == UInt8(ascii: "<") { return nil }
      index += 1
    }
    return nil
  }

  /// The end of `&amp;`, `&#39;` or `&#x2019;` at `start`.
  func entity(at start: Int) -> Int? {
    var index = start + 1
    if index < copy.count, copy[index] == UInt8(ascii: "#") { index += 1 }
    let first = index
    while index < min(copy.count, start + Self.longestEntity), copy[index].isASCIIWord { index += 1 }
    guard index > first, index < copy.count, copy[index] == UInt8(ascii: ";") else { return nil }
    return index + 1
  }
}

/// Finds key shortcuts written with the signs of the keys: `⌘S`, `⌥⇧⌘N`, `⌘+`.
struct ShortcutScanner {
  let copy: Bytes

  /// The end of the shortcut that `scalar` at `start` begins, or nil.
  @inline(__always)
  func end(at start: Int, _ scalar: UInt32) -> Int? {
    isModifier(scalar) ? keys(from: start) : nil
  }

  private func keys(from start: Int) -> Int? {
    var index = start
    while index < copy.count {
      let scalar = copy.scalar(at: index)
      guard isModifier(scalar.value) || scalar.value == 0x2B && index > start && hasModifier(at: index + 1) else {
        let isKey = scalar.value > 0x20 && !isLetter(at: index + scalar.length)
        return isKey ? index + scalar.length : index
      }
      index += scalar.length
    }
    return index
  }

  private func hasModifier(at index: Int) -> Bool { index < copy.count && isModifier(copy.scalar(at: index).value) }

  private func isLetter(at index: Int) -> Bool { index < copy.count && copy[index].isASCIIWord }

  /// ⌘ ⌥ ⌃ ⇧ ⇪ ⎋ ⌫ ⌦.
  @inline(__always)
  private func isModifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2318, 0x2325, 0x2303, 0x21E7, 0x21EA, 0x238B, 0x232B, 0x2326: true
    default: false
    }
  }
}
