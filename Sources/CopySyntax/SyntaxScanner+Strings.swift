import CopyModel

/// Literals with what is filled into them.
extension SyntaxScanner {
  /// A raw string, a condition of a build, a line for the preprocessor, or a mark before the name of a macro.
  mutating func addHash(_ depth: Int) {
    let start = place
    if language == .objectiveC, isLineStart { return addDirective() }
    var end = place
    while end < text.count, text[end] == UInt8(ascii: "#"), end - start < 255 { end += 1 }
    if language == .swift, end < text.count, text[end] == UInt8(ascii: "\"") {
      place = end
      return addString(from: start, hashes: end - start, depth)
    }
    for word: StaticString in ["#if ", "#elseif ", "#else", "#endif", "#sourceLocation", "#warning", "#error", "#!"]
    where language == .swift && isLineStart && text.hasLiteral(word, at: place) {
      skipLine()
      return add(.directive, from: start)
    }
    addMark()
    hasSpace = false
  }

  mutating func addDirective() {
    let start = place
    while place < text.count, text[place] != UInt8(ascii: "\n") || text[place - 1] == UInt8(ascii: "\\") { place += 1 }
    add(.directive, from: start)
  }

  mutating func addString(from start: Int, hashes: Int, _ depth: Int) {
    let isLong = language.hasLongStrings && text.hasLiteral("\"\"\"", at: place)
    let isRaw = isLong && language == .kotlin
    place += isLong ? 3 : 1
    add(.openString, from: start)
    var piece = place
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "\""), let length = lengthOfEnd(hashes, isLong) {
        if piece < place { add(.stringText, from: piece) }
        let end = place
        place += length
        return add(.closeString, from: end)
      }
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == UInt8(ascii: "$"), language == .kotlin, depth < Self.deepest, beginsTemplate {
        if piece < place { add(.stringText, from: piece) }
        addTemplate(depth)
        piece = place
        continue
      }
      guard byte == UInt8(ascii: "\\"), !isRaw, hasHashes(hashes, at: place + 1) else {
        place += 1
        continue
      }
      let inner = place + 1 + hashes
      if language == .swift, inner < text.count, text[inner] == UInt8(ascii: "("), depth < Self.deepest {
        if piece < place { add(.stringText, from: piece) }
        addInterpolation(2 + hashes, depth)
        piece = place
      } else {
        place = min(inner + 1, text.count)
      }
    }
    if piece < place { add(.stringText, from: piece) }
    add(.closeString, from: place)
  }

  /// Whether `$name` or `${value}` stands here.
  var beginsTemplate: Bool {
    guard place + 1 < text.count else { return false }
    let next = text[place + 1]
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "`")
      || Self.isWord(next) && next != UInt8(ascii: "$") && !next.isASCIIDigit
  }

  mutating func addTemplate(_ depth: Int) {
    if isNext("{") { return addInterpolation(2, depth) }
    place += 1
    add(.openInterpolation, from: place - 1)
    let start = place
    while place < text.count, Self.isWord(text[place]), text[place] != UInt8(ascii: "$") { place += 1 }
    if start == place { addQuotedWord() } else { add(.word, from: start) }
    add(.closeInterpolation, from: place)
  }

  /// A value in brackets, of which the opening one ends `length` bytes on.
  mutating func addInterpolation(_ length: Int, _ depth: Int) {
    let start = place
    place += length
    add(.openInterpolation, from: start)
    hasSpace = true
    var open = 1
    let (opening, closing) = language == .kotlin ? (UInt8(ascii: "{"), UInt8(ascii: "}")) : (0x28, 0x29)
    while place < text.count {
      if text[place] == opening { open += 1 }
      if text[place] == closing { open -= 1 }
      if open == 0 {
        place += 1
        return add(.closeInterpolation, from: place - 1)
      }
      step(depth: depth + 1)
    }
  }

  func lengthOfEnd(_ hashes: Int, _ isLong: Bool) -> Int? {
    if isLong, !text.hasLiteral("\"\"\"", at: place) { return nil }
    let marks = isLong ? 3 : 1
    return hasHashes(hashes, at: place + marks) ? marks + hashes : nil
  }

  func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= text.count && (0..<count).allSatisfy { text[start + $0] == UInt8(ascii: "#") }
  }
}
