import CopyModel

/// The pieces of a program that users never get: those under `#if DEBUG` and `if (BuildConfig.DEBUG)`, those of test builds, and
/// those that only the simulator runs.
struct DeveloperLines {
  /// One branch of a condition.
  private struct Branch {
    var start: Int
    /// Whether it is built for developers alone.
    var isHidden: Bool
    /// Whether the other branch is.
    var hidesOther: Bool
  }

  private(set) var ranges: [Range<Int32>] = []

  init(_ text: Bytes, _ dialect: ProgramDialect) {
    if dialect == .kotlin || dialect == .java { ranges = Self.blocks(in: text, dialect) }
    guard dialect == .swift || dialect == .objectiveC else { return }
    var open: [Branch] = []
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\n"), from: start)
      let indent = text.slice(start..<end).firstIndex { $0 != 0x20 && $0 != 0x09 } ?? 0
      if text.hasLiteral("#", at: start + indent) { read(text.slice(start + indent..<end), start..<end, &open) }
      start = end + 1
    }
  }

  /// The blocks of `if (BuildConfig.DEBUG) { … }`: builds that people get never run them.
  private static func blocks(in text: Bytes, _ dialect: ProgramDialect) -> [Range<Int32>] {
    guard mayAskForDebugging(text) else { return [] }
    let tokens = ProgramLexer.tokens(of: text, dialect)
    return tokens.indices.compactMap { index in
      guard text.slice(tokens[index].range).equals("if"), index + 1 < tokens.count,
        case let close = Int(tokens[index + 1].partner), close > index + 2, close + 1 < tokens.count,
        case let end = Int(tokens[close + 1].partner), end > close + 1,
        text.slice(tokens[close + 1].range).equals("{"),
        DeveloperCondition.holds(tokens[(index + 2)..<close], in: text)
      else { return nil }
      return tokens[close + 1].start..<tokens[end].end
    }
  }

  /// Most programs have no such word.
  private static func mayAskForDebugging(_ text: Bytes) -> Bool {
    (0..<max(0, text.count - 4)).contains { at in
      text[at] | 0x20 == UInt8(ascii: "d") && (text.hasLiteral("DEBUG", at: at) || text.hasLiteral("Debug", at: at))
    }
  }

  func contains(_ place: Int32) -> Bool { ranges.contains { $0.contains(place) } }

  /// Opens, changes, or closes a branch where `words`, the line at `range` behind its indent, say so.
  private mutating func read(_ words: Bytes, _ range: Range<Int>, _ open: inout [Branch]) {
    if words.hasLiteral("#if", at: 0) {
      let condition = DeveloperCondition(words)
      open.append(
        Branch(
          start: range.upperBound, isHidden: condition == .ofDevelopers, hidesOther: condition == .ofOthers))
    } else if words.hasLiteral("#el", at: 0), let last = open.popLast() {
      close(last, at: range.lowerBound)
      let isElse = words.hasLiteral("#else", at: 0) && !words.hasLiteral("#elseif", at: 0)
      open.append(Branch(start: range.upperBound, isHidden: isElse && last.hidesOther, hidesOther: false))
    } else if words.hasLiteral("#endif", at: 0), let last = open.popLast() {
      close(last, at: range.lowerBound)
    }
  }

  private mutating func close(_ branch: Branch, at end: Int) {
    if branch.isHidden { ranges.append(Int32(branch.start)..<Int32(max(branch.start, end))) }
  }
}

/// Whom the condition of a line such as `#if DEBUG` lets through, where it says one thing alone.
private enum DeveloperCondition {
  case ofDevelopers, ofOthers

  /// A flag of a build for developers has one of these among its words: `ENABLE_TESTING`, `HAS_QA_FEATURES`.
  private static let words: Set<String> = [
    "DEBUG", "DEBUGGING", "DEVELOPMENT", "MOCK", "PLAYGROUND", "QA", "SIMULATOR", "TEST", "TESTING", "TESTS",
  ]

  /// One of a build that people get has one of these: `!RELEASE` is for developers.
  private static let wordsOfOthers: Set<String> = ["APPSTORE", "PRODUCTION", "RELEASE"]

  /// Whether the tokens are one name alone that asks for a build for developers: `BuildConfig.DEBUG`, `info.isDebug`.
  static func holds(_ tokens: ArraySlice<ProgramToken>, in text: Bytes) -> Bool {
    guard let last = tokens.last, last.kind == .word, tokens.count < 8,
      tokens.allSatisfy({ $0.kind == .word || text[Int($0.start)] == UInt8(ascii: ".") })
    else { return false }
    let name = text.slice(last.range).text
    return name == "DEBUG" || name.hasPrefix("is") && name.hasSuffix("Debug")
  }

  /// Nil for any other condition.
  init?(_ line: Bytes) {
    let parts = line.text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    var condition = parts[1].filter { $0 != " " && $0 != "\r" }
    let isNegated = condition.hasPrefix("!") != (parts[0] == "#ifndef")
    condition.removeAll { $0 == "!" }
    let isOne = condition.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_()".contains($0)) }
    let names = condition.split { !$0.isLetter }.map { $0.uppercased() }
    let isOfOthers = names.contains(where: Self.wordsOfOthers.contains)
    guard isOne, isOfOthers || names.contains(where: Self.words.contains) else { return nil }
    self = isNegated != isOfOthers ? .ofOthers : .ofDevelopers
  }
}
