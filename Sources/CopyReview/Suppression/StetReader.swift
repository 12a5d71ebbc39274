import CopyModel

/// Finds directives in the comments of developers. They may stand behind other words, on any line.
struct StetReader {
  private let comment: Bytes
  private var position = 0

  private init(_ comment: Bytes) { self.comment = comment }

  /// All directives in `comment`; most comments have none, which costs one look at their bytes.
  static func directives(in comment: Bytes) -> [StetDirective] {
    guard var start = nextWord(in: comment, from: 0) else { return [] }
    var (reader, found) = (StetReader(comment), [StetDirective]())
    while true {
      if let directive = reader.read(at: start) { found.append(directive) }
      guard let next = nextWord(in: comment, from: max(reader.position, start + 4)) else { return found }
      start = next
    }
  }

  /// Where the word `stet` stands next, as a word of its own.
  private static func nextWord(in comment: Bytes, from start: Int) -> Int? {
    var position = start
    while position + 4 <= comment.count {
      if comment[position] == UInt8(ascii: "s"), comment.hasLiteral("stet", at: position),
        position == 0 || !isWordByte(comment[position - 1]),
        position + 4 == comment.count || !isWordByte(comment[position + 4])
      {
        return position
      }
      position += 1
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || isLetter(byte | 0x20) || isDigit(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The directive whose word stands at `start`; nil where the word is only mentioned.
  private mutating func read(at start: Int) -> StetDirective? {
    position = start + 4
    let isFileWide = takeFileWord()
    skipBlanks()
    let subjects = take(":") ? readSubjects() : []
    let isAlone = subjects.isEmpty
    // Text may speak of the word: alone it has to open a line or follow a sentence, and nothing but a reason may follow.
    if isAlone, !opensStatement(start) { return nil }
    let hasReason = takeReason()
    if isAlone, !hasReason, !isAtLineEnd { return nil }
    return StetDirective(
      range: start..<start + 4, subjects: subjects, isFileWide: isFileWide, hasReason: hasReason)
  }

  private mutating func takeFileWord() -> Bool {
    let start = position
    skipBlanks()
    guard position > start, comment.hasLiteral("file", at: position),
      position + 4 == comment.count || !Self.isWordByte(comment[position + 4])
    else {
      position = start
      return false
    }
    position += 4
    return true
  }

  private mutating func readSubjects() -> [StetDirective.Subject] {
    var subjects: [StetDirective.Subject] = []
    repeat {
      skipBlanks()
      let start = position
      while position < comment.count, isPatternByte(at: position) { position += 1 }
      if position == start { break }
      subjects.append(.init(pattern: comment.slice(start..<position).text, range: start..<position))
      skipBlanks()
    } while take(",")
    return subjects
  }

  /// A rule never has two hyphens in a row: those begin the reason.
  private func isPatternByte(at position: Int) -> Bool {
    let byte = comment[position]
    if byte == UInt8(ascii: "-") { return !comment.hasLiteral("--", at: position) }
    return Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?")
  }

  /// Two hyphens, or the dash that an editor made of them, and words behind it to the end of the line.
  private mutating func takeReason() -> Bool {
    skipBlanks()
    let dashes: [StaticString] = ["--", "—", "–"]
    guard let dash = dashes.first(where: { comment.hasLiteral($0, at: position) }) else { return false }
    position += dash.utf8CodeUnitCount
    skipBlanks()
    let start = position
    while !isAtLineEnd { position += 1 }
    return position > start
  }

  private func opensStatement(_ start: Int) -> Bool {
    var before = start
    while before > 0, comment[before - 1] == 0x20 || comment[before - 1] == 0x09 { before -= 1 }
    return before == 0 || "\n\r.!?;/*".utf8.contains(comment[before - 1])
  }

  private var isAtLineEnd: Bool {
    position >= comment.count || comment[position] == 0x0A || comment[position] == 0x0D
  }

  private mutating func skipBlanks() {
    while position < comment.count, comment[position] == 0x20 || comment[position] == 0x09 { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < comment.count, comment[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }
}

/// What a comment says of findings that should stand as they are: `stet: RULE, RULE -- reason`.
///
/// `stet` alone means all rules; `stet file: RULE -- reason` holds for the whole file.
struct StetDirective: Equatable {
  /// A rule, or a pattern of rules, with its place in the comment.
  struct Subject: Equatable {
    let pattern: String
    let range: Range<Int>
  }

  /// The word itself, as a range of the comment in bytes.
  let range: Range<Int>
  /// Empty for all rules.
  let subjects: [Subject]
  let isFileWide: Bool
  let hasReason: Bool
}
