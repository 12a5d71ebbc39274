import CopyModel
import CopyPassage
import CopyText

/// What better words for a text must have as it has it: numbers and codes, and the capitals of its sentences. One text shows it,
/// without a look at what its words are about.
struct LiteralFacts {
  /// Numbers and quantifiers, sorted, each as often as it stands there.
  private(set) var quantities: [String] = []
  /// Links, names of files, words with digits, and the joints of ways through menus, sorted.
  private(set) var codes: [String] = []
  /// Whether some sentence begins with a small letter.
  private(set) var startsLow = false

  init() {}

  init(_ copy: Passage) { add(copy) }

  mutating func add(_ copy: Passage) {
    for word in Self.words(of: copy) { add(word, in: copy) }
    codes = (codes + CodeWords.all(in: copy)).sorted()
    quantities.sort()
  }

  /// The words and numbers that say something: “Are you sure you want to” is no matter.
  static func words(of copy: Passage) -> [Token] {
    let fillers = copy.all(.confirmationFiller)
    return copy.tokens.filter { token in
      token.kind == .number || token.kind == .word && !fillers.contains { $0.range.overlaps(token.range) }
    }
  }

  private mutating func add(_ word: Token, in copy: Passage) {
    let isLow = word.traits.contains(.startsSentence) && word.traits.contains(.startsLower)
    startsLow = startsLow || isLow && !word.traits.contains(.isName)
    // A French “four” is an oven.
    guard word.kind == .number || (copy.isEnglish || copy.isKorean) && word.length <= Self.longestQuantifier else {
      return
    }
    let low = copy.text(word.range).lowercased()
    let counts =
      Self.quantifiers.contains(low) && !Self.isTrouble(behind: word, low, in: copy)
      && !Self.isPraise(word, low, in: copy)
    if word.kind == .number { quantities.append(low + Self.unit(beside: word, in: copy)) }
    if counts { quantities.append(low) }
  }

  /// “$” of “$5” and “5 $”, “%” of “5 %”: without it a number says something else.
  private static func unit(beside number: Token, in copy: Passage) -> String {
    let isUnit = { (token: Token?) -> Bool in
      guard let token, token.kind != .word, token.kind != .placeholder else { return false }
      return copy.text(token.range).unicodeScalars.first.map(units.contains) ?? false
    }
    let before = copy.tokens.last { $0.end <= Int(number.start) && $0.kind != .space }
    let behind = copy.tokens.first { Int($0.start) >= number.end && $0.kind != .space }
    if let behind, isUnit(behind) { return String(copy.text(behind.range).prefix(1)) }
    return before.map { isUnit($0) && $0.end == Int(number.start) ? String(copy.text($0.range).prefix(1)) : "" } ?? ""
  }

  private static let units: Set<Unicode.Scalar> = ["$", "€", "£", "¥", "₩", "₹", "%", "‰", "°"]

  /// “Some trouble”, “some issues”: how much of it there was nobody asks.
  private static func isTrouble(behind word: Token, _ low: String, in copy: Passage) -> Bool {
    guard low == "some", let next = copy.word(at: word.end) else { return false }
    return [.errorWord, .problem, .genericNoun].contains { copy.isWord(next, of: $0) }
  }

  /// “To get the most out of the app”, “all right”
  private static func isPraise(_ word: Token, _ low: String, in copy: Passage) -> Bool {
    if low == "all" { return copy.word(at: word.end).map { copy.text($0.range).lowercased() } == "right" }
    guard low == "most", let next = copy.word(at: word.end) else { return false }
    return ["out", "from"].contains(copy.text(next.range).lowercased())
  }

  /// Words of a language’s grammar; their count of things must be the same in the new copy.
  private static let quantifiers: Set<String> = [
    "all", "none", "some", "only", "every", "half", "most", "both", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "everyone", "everybody", "everything", "each", "모두", "모든", "일부", "전부",
  ]
  private static let longestQuantifier = quantifiers.map(\.utf8.count).max() ?? 0
}

/// What a text has to say letter by letter: links, names of files, words with digits, ways through menus.
enum CodeWords {
  static func all(in copy: Passage) -> [String] {
    var found: [String] = []
    for (index, token) in copy.tokens.enumerated() {
      if isCode(token) { found.append(copy.text(token.range)) }
      if isNegative(token, in: copy) { found.append("-" + copy.text(token.range)) }
      if let joint = joint(at: index, in: copy) { found.append(joint) }
    }
    return found
  }

  private static func isCode(_ token: Token) -> Bool {
    switch token.kind {
    case .url, .email, .path, .fileName, .version: true
    // “0x80070005”, “MP3”
    case .word: token.traits.contains(.hasDigit)
    default: false
    }
  }

  /// “Error -1009”, “−50”: a sign right before a number, and a space before that.
  private static func isNegative(_ token: Token, in copy: Passage) -> Bool {
    let start = Int(token.start)
    guard token.kind == .number, start > 0 else { return false }
    let sign = copy.bytes[start - 1] == UInt8(ascii: "-") ? 1 : copy.bytes.hasLiteral("−", at: start - 3) ? 3 : 0
    return sign > 0 && (start == sign || " (:".utf8.contains(copy.bytes[start - sign - 1]))
  }

  /// “Settings ▸ Privacy”: the words beside the mark that leads from one to the other.
  private static func joint(at index: Int, in copy: Passage) -> String? {
    let token = copy.tokens[index]
    guard token.kind == .other || token.kind == .punctuation,
      MenuPath.isMark(copy.bytes.slice(token.range))
    else { return nil }
    let before = copy.tokens[..<index].last { $0.kind != .space }
    let after = copy.tokens[(index + 1)...].first { $0.kind != .space }
    guard let before, let after, before.kind == .word, after.kind == .word else { return nil }
    return copy.text(before.range) + " > " + copy.text(after.range)
  }
}
