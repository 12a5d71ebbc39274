package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A rule that says no more than: these words, in these roles, with this message. A file of `Lexicons/rules` holds all of it.
package final class PhraseRule: Rule, StringCheck {
  /// Which terms of its list it reports.
  enum Extent: String, CaseIterable {
    case all, first
    /// The term that the words of the copy are as a whole.
    case whole
  }

  package let info: RuleInfo
  private let list: TermList
  private let extent: Extent
  private let message: PhraseMessage

  init(_ info: RuleInfo, list: TermList, extent: Extent, message: PhraseMessage) {
    self.info = info
    self.list = list
    self.extent = extent
    self.message = message
  }

  package var judging: [Judging] { [.string(self)] }

  package func check(_ copy: Passage, _ report: inout Report) {
    for match in matches(in: copy) {
      let cancel = cancel(for: match, in: copy)
      report.add(
        message.filled(words: copy.text(match.range), better: cancel ?? copy.term(match)?.better), at: match.range,
        fixes: [cancel.map { Fix([Splice(match.range, $0)], isSafe: false) } ?? Rewording.fix(match, in: copy)])
    }
  }

  /// Cancel for a button that is “Abort” and nothing more: it takes the alert or the sheet away, and stops nothing.
  private func cancel(for match: TermMatch, in copy: Passage) -> String? {
    guard copy.role == .button, copy.isEnglish, copy.whole(.dismissButton)?.range == match.range else { return nil }
    return copy.lexicon?.terms(in: .cancelButton).first?.better
  }

  private func matches(in copy: Passage) -> [TermMatch] {
    let found =
      switch extent {
      case .all: copy.all(list)
      case .first: copy.first(list).map { [$0] } ?? []
      case .whole: copy.whole(list).map { [$0] } ?? []
      }
    return found.filter { !opensName($0, in: copy) && !tellsCourse($0, in: copy) }
  }

  /// “Something went wrong”: what came of something is no quality of a thing.
  private func tellsCourse(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish, let before = copy.tokens.last(where: { $0.countsAsWord && $0.end <= Int(match.start) }) else {
      return false
    }
    return copy.isAny(of: .passingForm, at: before.range)
  }

  /// “Kill Bill: Vol. 1 starts at eight.”: a word with a capital right before another one, where other words have none.
  private func opensName(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish, copy.casing == .mixed, copy.bytes[Int(match.start)].isASCIIUpper,
      let next = copy.word(at: Int(match.end))
    else { return false }
    return next.traits.contains(.startsUpper)
  }
}

extension PhraseRule {
  /// All that are written, in the order of their ids.
  static let written: [PhraseRule] = EmbeddedFile.all.compactMap { file in
    guard let id = id(ofFile: file.name) else { return nil }
    do throws(PhraseRuleReader.Problem) {
      return try PhraseRuleReader.read(file.text, id: id)
    } catch {
      // The file is part of this program: who changed it sees this at the first run.
      fatalError("Lexicons/\(file.name):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// `tone-please` of `rules/tone-please.txt`.
  private static func id(ofFile name: String) -> String? {
    guard name.hasPrefix("rules/"), name.hasSuffix(".txt") else { return nil }
    return String(name.dropFirst("rules/".count).dropLast(".txt".count))
  }
}

/// What a phrase rule says: `{words}` stands for the words found, `{better|a plain word}` for the better words of the lexicon
/// in quotation marks, or for what stands behind the bar where it has none.
struct PhraseMessage: Sendable {
  private enum Piece {
    case text(String), words
    case better(otherwise: String)
  }

  /// A slot that is none, and where it starts.
  struct Mistake: Error {
    let slot: Substring
  }

  private var pieces: [Piece] = []

  init(_ text: String) throws(Mistake) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { throw Mistake(slot: rest[open...]) }
      pieces.append(.text(String(rest[..<open])))
      pieces.append(try Self.slot(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
  }

  private static func slot(_ text: Substring) throws(Mistake) -> Piece {
    let name = text.dropFirst().dropLast()
    if name == "words" { return .words }
    guard name.hasPrefix("better|") else { throw Mistake(slot: text) }
    return .better(otherwise: String(name.dropFirst("better|".count)))
  }

  func filled(words: String, better: String?) -> Message {
    Message(
      stringLiteral: pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .words: words
        case .better(let otherwise): better.map { "“\($0)”" } ?? otherwise
        }
      }.joined())
  }
}

/// Reads a rule of `Lexicons/rules`, line by line; `Lexicons/README.md` says what each means.
struct PhraseRuleReader {
  /// What is wrong, and where; counted from 1.
  struct Problem: Error, Equatable {
    let line, column: Int
    let message: String
  }

  /// The text of a line behind its first word.
  struct Value {
    let text: String
    let line, column: Int

    /// The problem that the value is, or a part of it.
    func problem(_ message: String, at part: Substring? = nil) -> Problem {
      let offset = part.map { text.distance(from: text.startIndex, to: $0.startIndex) } ?? 0
      return Problem(line: line, column: column + offset, message: message)
    }

    var words: [Substring] { text.utf8.split(separator: 0x20).map(Substring.init) }
  }

  private static let keys = [
    "summary", "why", "source", "roles", "level", "list", "message", "statements", "reports", "silences",
    "silences-words",
  ]

  private var values: [String: Value] = [:]
  private var examples: [RuleExample] = []
  private var number = 0

  /// The rule called `id`.
  static func read(_ text: Bytes, id: String) throws(Problem) -> PhraseRule {
    var reader = PhraseRuleReader()
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.number += 1
      if let first = line.first, first != UInt8(ascii: "#") { try reader.take(line) }
    }
    return try reader.rule(id)
  }

  private mutating func take(_ line: Bytes.SubSequence) throws(Problem) {
    let key = line.prefix { $0 != 0x20 }
    let name = String(decoding: key, as: UTF8.self)
    let text = String(decoding: line[key.endIndex...].drop { $0 == 0x20 }, as: UTF8.self)
    let value = Value(text: text, line: number, column: line.count - text.utf8.count + 1)
    let isExample = name == "bad" || name == "good"
    guard isExample || Self.keys.contains(name) else {
      throw Problem(line: number, column: 1, message: "a rule says nothing of “\(name)”")
    }
    guard !text.isEmpty else { throw value.problem("“\(name)” says nothing") }
    if isExample { return examples.append(try Self.example(value, isBad: name == "bad")) }
    guard values.updateValue(value, forKey: name) == nil else {
      throw Problem(line: number, column: 1, message: "“\(name)” stands twice")
    }
  }

  private func rule(_ id: String) throws(Problem) -> PhraseRule {
    let (summary, why, source) = (try needed("summary").text, try needed("why").text, try needed("source").text)
    let (roles, level, list) = (try roles(), try level(), TermList(try needed("list").text))
    let info = RuleInfo(
      id, summary, why: why, source: source, statements: try elements(of: "statements") { Int($0) }, roles: roles,
      languages: .having([list]), severity: Severities(level), silences: silences, examples: examples)
    return PhraseRule(info, list: list, extent: try extent(), message: try message())
  }

  /// What the file says by `key`, without which no rule can do.
  private func needed(_ key: String) throws(Problem) -> Value {
    guard let value = values[key] else { throw Problem(line: number, column: 1, message: "“\(key)” is missing") }
    return value
  }

  /// Each word of `key` as what `read` makes of it.
  private func elements<Element>(of key: String, _ read: (Substring) -> Element?) throws(Problem) -> [Element] {
    var elements: [Element] = []
    guard let value = values[key] else { return [] }
    for word in value.words {
      guard let element = read(word) else { throw value.problem("“\(word)” is none of “\(key)”", at: word) }
      elements.append(element)
    }
    return elements
  }

  private func roles() throws(Problem) -> RoleSet {
    if try needed("roles").text == "all" { return .all }
    return try elements(of: "roles") { Role(name: $0) }.reduce([]) { $0.union(RoleSet($1)) }
  }

  private func level() throws(Problem) -> Severity {
    if try needed("level").text == "opt-in" { return .off }
    return try elements(of: "level") { Severity(name: $0) }.first ?? .off
  }

  private func extent() throws(Problem) -> PhraseRule.Extent {
    try elements(of: "reports") { PhraseRule.Extent(rawValue: String($0)) }.first ?? .all
  }

  private func message() throws(Problem) -> PhraseMessage {
    let value = try needed("message")
    do throws(PhraseMessage.Mistake) {
      return try PhraseMessage(value.text)
    } catch {
      throw value.problem("a slot is {words} or {better|other words}, not “\(error.slot)”", at: error.slot)
    }
  }

  private var silences: SilencedRules {
    SilencedRules(
      onString: values["silences"]?.words.map(String.init) ?? [],
      onWords: values["silences-words"]?.words.map(String.init) ?? [])
  }

  /// `alert-message, ko: ⟦부디⟧ 확인하세요. => 확인하세요.`
  private static func example(_ value: Value, isBad: Bool) throws(Problem) -> RuleExample {
    let (place, rest) = parted(value.text[...], by: ": ")
    let (name, tag) = parted(place, by: ", ")
    guard let rest, let role = Role(name: name) else {
      throw value.problem("an example is a role, and a language unless it is English, then “: ” and the copy")
    }
    guard let locale = tag.map({ LocaleTag(String($0)) }) ?? .english else {
      throw value.problem("“\(tag ?? "")” is no language", at: tag)
    }
    let (copy, better) = parted(rest, by: " => ")
    guard copy.unicodeScalars.contains("⟦") == isBad else {
      throw value.problem("⟦…⟧ marks what is bad, and nothing else", at: rest)
    }
    return isBad
      ? .bad(String(copy), role, better: better.map { String($0) }, locale: locale)
      : .good(String(copy), role, locale: locale)
  }

  /// What stands before and behind the first `mark`. All files are read at each start, so this goes by bytes.
  private static func parted(_ text: Substring, by mark: StaticString) -> (Substring, Substring?) {
    let bytes = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    for index in text.utf8.indices where text.utf8[index...].starts(with: bytes) {
      return (text[..<index], text[text.utf8.index(index, offsetBy: bytes.count)...])
    }
    return (text, nil)
  }
}
