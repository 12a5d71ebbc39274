import CopyModel
import CopyPassage
import CopyText

/// Tells what is typed, run, or matched in copy from what is read: spans in backticks, lines of a program, options, patterns,
/// queries. What a line tells is found once, however many edits ask.
final class CodeSigns {
  private struct Line {
    let range: Range<Int>
    let isCode, mayBeCode: Bool
  }

  private let copy: Passage
  private lazy var lines = readLines()
  private lazy var ticks = copy.bytes.indices.filter { copy.bytes[$0] == UInt8(ascii: "`") }
  private lazy var isDatePattern = findDatePattern()

  init(copy: Passage) { self.copy = copy }

  /// Whether the words at `range` are code for certain.
  func isCode(_ range: Range<Int>) -> Bool {
    lines(around: range).contains(where: \.isCode) || isInBackticks(range) || isDatePattern
      || hasSign(chunk(around: range)) || touchesCode(range)
  }

  /// Whether something near the words at `range` is code, so that they may be, too.
  func mayBeCode(_ range: Range<Int>) -> Bool { lines(around: range).contains(where: \.mayBeCode) }

  private func lines(around range: Range<Int>) -> ArraySlice<Line> {
    let first = lines.indexBeforePartition(where: { $0.range.lowerBound > range.lowerBound })
    let end = lines.partitioningIndex { $0.range.lowerBound > range.upperBound }
    return lines[first..<max(end, first + 1)]
  }

  private func readLines() -> [Line] {
    copy.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let range = line.startIndex..<line.endIndex
      let mayBeCode = hasOperator(range) || hasSign(range) || hasControl(range)
      return Line(range: range, isCode: isLineOfCode(range), mayBeCode: mayBeCode)
    }
  }

  /// Addresses, tags, and what is filled in are code; signs, breaks, and what can’t be seen are none.
  private func touchesCode(_ range: Range<Int>) -> Bool {
    copy.tokens[firstToken(behind: range.lowerBound)...].prefix { $0.start < range.upperBound }.contains { token in
      switch token.kind {
      case .word, .number, .punctuation, .space, .newline, .emoji, .other: return false
      case .placeholder, .escapedPercent, .markup, .entity, .url, .email, .path, .fileName, .shortcut, .version:
        return true
      }
    }
  }

  /// `"Quay, North", 32.9, 13.2`: a line of data, whose first field is quoted, and whose next one is a number or quoted as well.
  private func isRecord(_ line: Range<Int>) -> Bool {
    guard copy.bytes[line.lowerBound] == UInt8(ascii: "\""),
      let close = copy.bytes[(line.lowerBound + 1)...].firstIndex(of: UInt8(ascii: "\"")), close + 1 < line.upperBound,
      copy.bytes[close + 1] == UInt8(ascii: ",")
    else { return false }
    let next = copy.bytes[(close + 2)..<max(close + 2, line.upperBound)].first { $0 != 0x20 }
    return next.map { $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "\"") } ?? false
  }

  /// `"alert.title" = "Delete?";`, `$ make install`: the whole line is.
  private func isLineOfCode(_ range: Range<Int>) -> Bool {
    var line = range
    while let last = line.last, copy.bytes[last] <= 0x20 { line = line.dropLast() }
    while let first = line.first, copy.bytes[first] <= 0x20 { line = line.dropFirst() }
    guard let first = line.first, let last = line.last, line.count > 2 else { return false }
    let openings: [StaticString] = ["$ ", "#!", "<?", "//", "/*", "@import", "#include", "tell application \""]
    if openings.contains(where: { copy.bytes.hasLiteral($0, at: first) }) { return true }
    let ends: [StaticString] = ["\";", "';", ");", "};", "];"]
    if ends.contains(where: { copy.bytes.hasLiteral($0, at: last - 1) }) { return true }
    if copy.bytes[last] == UInt8(ascii: "{"), isPlain(last) { return true }
    if isCommand(first..<last) || isRecord(first..<last) { return true }
    let assignments: [StaticString] = ["\" = \"", "\" : \"", "\": \"", "\":\"", "\": {", "\": ["]
    return line.contains { offset in
      copy.bytes[offset] == UInt8(ascii: "\"") && assignments.contains { copy.bytes.hasLiteral($0, at: offset) }
    }
  }

  /// `ln -sf "%@"`, `git diff '%@'`: opens in a small letter, and has an option, or straight marks right around what is filled in.
  private func isCommand(_ line: Range<Int>) -> Bool {
    guard copy.bytes[line.lowerBound].isASCIILower else { return false }
    return line.contains { offset in
      switch copy.bytes[offset] {
      case UInt8(ascii: "-"): return isSpace(offset - 1) && isLetter(offset + 1)
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let filled = copy.tokens[firstToken(behind: offset + 1)...].prefix { $0.kind == .placeholder }
        guard isSpace(offset - 1), let end = filled.last?.end, end < copy.bytes.count else { return false }
        return copy.bytes[end] == copy.bytes[offset] && copy.analysis.terminal == .none
      default: return false
      }
    }
  }

  /// “'Sold on 'dd MMM yyyy”: fields of a date, each a letter said again, and quotation marks around what is none.
  private func findDatePattern() -> Bool {
    let fields = copy.tokens.filter { token in
      guard token.kind == .word, token.length > 1 else { return false }
      let (letters, first) = (copy.bytes.slice(token.range), copy.bytes[Int(token.start)])
      return letters.allSatisfy { $0 == first } && "yMdEHhmsa".utf8.contains(first)
    }
    return Set(fields.map { copy.bytes[Int($0.start)] }).count > 1
  }

  /// Between two backticks.
  private func isInBackticks(_ range: Range<Int>) -> Bool {
    ticks.partitioningIndex { $0 >= range.lowerBound } % 2 == 1 && ticks.last ?? 0 >= range.upperBound
  }

  /// The first token that ends behind `offset`.
  private func firstToken(behind offset: Int) -> Int { copy.tokens.partitioningIndex { $0.end > offset } }

  /// The words at `range` and all that touches them.
  private func chunk(around range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, copy.bytes[start - 1] > 0x20 { start -= 1 }
    while end < copy.bytes.count, copy.bytes[end] > 0x20 { end += 1 }
    return start..<end
  }

  /// Marks between letters that no prose has: `a::b`, `name="x"`, `\d+`, `entity_id`, `--all`, `*.txt`, `Row[2]`, `me@host`.
  private func hasSign(_ range: Range<Int>) -> Bool {
    range.contains { offset in
      switch copy.bytes[offset] {
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): isPlain(offset)
      case UInt8(ascii: "_"): isWord(offset - 1) && isWord(offset + 1) && isPlain(offset)
      case UInt8(ascii: "="): isWord(offset - 1) && !isSpace(offset + 1) && isPlain(offset)
      case UInt8(ascii: "$"): isLetter(offset + 1) && isSpace(offset - 1) && isPlain(offset)
      case UInt8(ascii: "*"): copy.bytes.hasLiteral("*.", at: offset) && isWord(offset + 2) || isAfter(".", offset)
      case UInt8(ascii: "+"): isAfter("]", offset)
      case UInt8(ascii: "["): isWord(offset - 1) && isIndex(offset + 1) && isPlain(offset)
      case UInt8(ascii: "@"): isWord(offset - 1) && isLetter(offset + 1) && isPlain(offset)
      case UInt8(ascii: "("): copy.bytes.hasLiteral("()", at: offset) && isWord(offset - 1) || isAsking(offset)
      case UInt8(ascii: ":"): copy.bytes.hasLiteral("::", at: offset) && isWord(offset - 1) && isWord(offset + 2)
      case UInt8(ascii: "-"): copy.bytes.hasLiteral("--", at: offset) && isSpace(offset - 1) && isLetter(offset + 2)
      default: false
      }
    }
  }

  /// What stands in brackets right behind a word: an index or a name. “photo[s]” is a plural.
  private func isIndex(_ start: Int) -> Bool {
    guard let close = copy.bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { return false }
    let inner = copy.bytes.slice(start..<close)
    let isName = inner.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    return isName && (inner.count > 2 || inner.contains { $0.isASCIIDigit })
  }

  /// Control characters that no text has switch colours or type in what shows it.
  private func hasControl(_ range: Range<Int>) -> Bool {
    range.contains { copy.bytes[$0] < 0x20 && copy.bytes[$0] != 0x09 && copy.bytes[$0] != 0x0D }
  }

  /// “pot AND kiln”: small words in capitals where others aren’t are operators.
  private func hasOperator(_ line: Range<Int>) -> Bool {
    let tokens = copy.tokens[firstToken(behind: line.lowerBound)...].prefix { $0.start < line.upperBound }
    let words = tokens.filter { $0.kind == .word }
    guard words.contains(where: { $0.traits.contains(.hasLower) }) else { return false }
    return words.contains { token in
      let bytes = copy.bytes.slice(token.range)
      return bytes.equals("AND") || bytes.equals("OR") || bytes.equals("NOT")
    }
  }

  private func isAsking(_ offset: Int) -> Bool { copy.bytes.hasLiteral("(?:", at: offset) }
  private func isAfter(_ mark: Unicode.Scalar, _ offset: Int) -> Bool {
    offset > 0 && copy.bytes[offset - 1] == UInt8(ascii: mark) && isPlain(offset)
  }
  private func isLetter(_ offset: Int) -> Bool {
    copy.bytes.indices.contains(offset) && copy.bytes[offset].isASCIILetter
  }
  private func isWord(_ offset: Int) -> Bool { copy.bytes.indices.contains(offset) && copy.bytes[offset].isASCIIWord }
  private func isSpace(_ offset: Int) -> Bool { !copy.bytes.indices.contains(offset) || copy.bytes[offset] <= 0x20 }

  /// Whether the byte is no part of a placeholder, address, or tag.
  private func isPlain(_ offset: Int) -> Bool {
    let index = firstToken(behind: offset)
    guard index < copy.tokens.count, copy.tokens[index].range.contains(offset) else { return false }
    return [.word, .punctuation, .other, .number].contains(copy.tokens[index].kind)
  }
}

/// Tells a mark that the copy speaks of, or that is part of a name, from one that ends a sentence: “the symbols ! and &”,
/// “Yahoo! Mail”.
struct MentionedMark {
  let copy: Passage

  enum Answer { case no, maybe, yes }

  /// What the mark at `range` is; the space before it may be part of the range.
  func answer(_ range: Range<Int>) -> Answer {
    guard let index = copy.tokens.lastIndex(where: { $0.range.overlaps(range) && $0.kind == .punctuation }) else {
      return .no
    }
    return isAlone(index) ? answerAlone(index) : answerTouching(index)
  }

  /// A mark with a space on both sides touches no words.
  private func isAlone(_ index: Int) -> Bool { isSpace(index - 1) && isSpace(index + 1) && index > 0 }

  private func answerAlone(_ index: Int) -> Answer {
    let (before, next) = (neighbor(of: index, by: -1), neighbor(of: index, by: 1))
    if let next, next.kind != .word || next.traits.contains(.startsLower) {
      return copy.bytes.hasLiteral(",", at: Int(copy.tokens[index].start)) ? .maybe : .yes
    }
    guard let before else { return .yes }
    let open: WordTags = [.preposition, .coordinator, .article, .determiner, .infinitiveMarker]
    if before.kind != .word || copy.isEnglish && !before.tags.isDisjoint(with: open) { return .yes }
    // “Type .” at the end, and “Really ?”: only a reader knows. French has its space.
    return copy.isEnglish ? .maybe : .no
  }

  /// “Sign in with Yahoo! to go on”: the sentence goes on behind the mark.
  private func answerTouching(_ index: Int) -> Answer {
    guard copy.bytes.hasLiteral("!", at: Int(copy.tokens[index].start)), index > 0 else { return .no }
    let before = copy.tokens[index - 1]
    if let next = neighbor(of: index, by: 1), next.traits.contains(.startsLower), before.kind == .word { return .yes }
    guard copy.isEnglish, before.kind == .word, before.traits.contains(.startsUpper), copy.casing != .title else {
      return .no
    }
    return before.traits.contains(.startsSentence) || before.tags != [] && !before.traits.contains(.isName)
      ? .no : .maybe
  }

  private func isSpace(_ index: Int) -> Bool {
    !copy.tokens.indices.contains(index) || copy.tokens[index].kind == .space || copy.tokens[index].kind == .newline
  }

  /// The next token that is no space, on the same line.
  private func neighbor(of index: Int, by step: Int) -> Token? {
    var index = index + step
    while copy.tokens.indices.contains(index) {
      if copy.tokens[index].kind == .newline { return nil }
      if copy.tokens[index].kind != .space { return copy.tokens[index] }
      index += step
    }
    return nil
  }
}
