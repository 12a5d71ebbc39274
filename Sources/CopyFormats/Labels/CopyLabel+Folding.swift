import CopyModel

/// Names as the lists have them.
extension CopyLabel {
  /// Bytes of the longest name.
  static let longest = 60

  /// Letters of the shortest name that a figure may stand behind: “btn1”. “h1” and “p2” are names with theirs.
  private static let shortestNumbered = 3

  /// Where a name ends before what stands in brackets behind it: “Headline (max 40)”.
  static func nameEnd(_ words: Bytes) -> Int {
    words.last == UInt8(ascii: ")") ? words.lastIndex(of: UInt8(ascii: "(")) ?? words.count : words.count
  }

  /// Whether a number of three figures or more stands there: “Error 503” is looked up by it, and is no third of several errors.
  static func hasCode(_ words: Bytes) -> Bool {
    words[0..<nameEnd(words)].split { !$0.isASCIIDigit }.contains { $0.count > 2 }
  }

  /// The words in small letters, one space between them, without a number or a letter behind them.
  static func folded(_ words: Bytes, isNear: Bool = false) -> String {
    guard words.count <= longest, isNear || mayBeListed(words) else { return "" }
    let words = words.slice(0..<nameEnd(words))
    if isSimple(words) { return foldedSimple(words) }
    var parts = spaced(words.text).lowercased().split { " \t_-".contains($0) }[...]
    // “후” says that something is new, and “가” is the first of several.
    let letters = "abcdefghijklmnopqrstuvwxyz가나다라마바"
    let isCount = { (part: Substring) in
      part.allSatisfy { $0.isNumber || $0 == "#" } || part.count == 1 && letters.contains(part)
    }
    while let last = parts.last, isCount(last), parts.count > 1 {
      parts.removeLast()
    }
    var name = parts.joined(separator: " ")
    // “V2”
    if name.count == 2, name.first == "v", name.last?.isNumber == true { return "version" }
    let shortest = name.utf8.allSatisfy { $0 < 0x80 } ? Self.shortestNumbered : 1
    while let last = name.last, last.isASCII, last.isNumber, name.count > shortest { name.removeLast() }
    return name
  }

  /// Whether a dash, a quotation mark, or another mark of U+2010 to U+2027 ends there.
  static func isPunctuation(_ words: Bytes, endingAt end: Int) -> Bool {
    end > 2 && words[end - 3] == 0xE2 && words[end - 2] == 0x80 && (0x90...0xA7).contains(words[end - 1])
  }

  /// Whether nothing but ASCII stands there and marks as writers set them, which nearly all names and lines are.
  private static func isSimple(_ words: Bytes) -> Bool {
    var place = 0
    while place < words.count {
      if (0x20..<0x7F).contains(words[place]) {
        place += 1
      } else if place + 3 <= words.count, isPunctuation(words, endingAt: place + 3) {
        place += 3
      } else {
        return false
      }
    }
    return true
  }

  /// The same byte by byte.
  private static func foldedSimple(_ words: Bytes) -> String {
    let space = UInt8(ascii: " ")
    var (name, previous) = ([UInt8](), space)
    for byte in words {
      let isBetween = byte == space || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      if isBetween || byte.isASCIIUpper && previous.isASCIILower, name.last ?? space != space { name.append(space) }
      if !isBetween { name.append(byte.lowered) }
      previous = byte
    }
    if name.last == space { name.removeLast() }
    let isCount = { (part: ArraySlice<UInt8>) in
      part.count == (part.first == 0xE2 ? 3 : 1) || part.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "#") }
    }
    while let gap = name.lastIndex(of: space), isCount(name[(gap + 1)...]) { name.removeSubrange(gap...) }
    if name.count == 2, name[0] == UInt8(ascii: "v"), name[1].isASCIIDigit { return "version" }
    let shortest = name.contains { $0 >= 0x80 } ? 1 : shortestNumbered
    while name.count > shortest, name[name.count - 1].isASCIIDigit { name.removeLast() }
    return String(decoding: name, as: UTF8.self)
  }

  /// `DialogTitle` as “Dialog Title”.
  private static func spaced(_ name: String) -> String {
    var (spaced, previous) = ("", Character(" "))
    for letter in name {
      if letter.isUppercase, previous.isLowercase { spaced.append(" ") }
      spaced.append(letter)
      previous = letter
    }
    return spaced
  }
}
