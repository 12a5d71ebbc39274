package import CopyKernel
import CopyModel
public import CopyPassage
import CopyText

/// Judges strings by a rule of the project.
package struct HouseRuleCheck: StringCheck {
  private let rule: HouseRule
  private let trie: TermTrie?

  package init(_ rule: HouseRule) {
    self.rule = rule
    trie = rule.terms.isEmpty ? nil : TermTrie(rule.terms)
  }

  package func check(_ copy: Passage, _ report: inout Report) {
    for match in matches(in: copy) {
      let better = rule.terms[Int(match.term)].better
      if let better, stands(better, around: match, in: copy) { continue }
      let fix = better.map { Fix([Splice(match.range, Rewording.recased($0, like: match, in: copy))], isSafe: false) }
      report.add(.word(rule, copy.text(match.range), better), at: match.range, fixes: [fix ?? nil])
    }
    let whole = copy.trimmedRange
    if whole.isEmpty { return }
    if let required = rule.required, !required.matches(copy.bytes.slice(whole)) {
      report.add(.form(rule, required.text), at: whole)
    }
    if let most = rule.maximumWords, copy.analysis.wordCount > most {
      report.add(.length(rule, copy.analysis.wordCount, most, "words"), at: whole)
    }
    // Characters are never more than bytes.
    if let most = rule.maximumCharacters, whole.count > most, copy.text(whole).count > most {
      report.add(.length(rule, copy.text(whole).count, most, "characters"), at: whole)
    }
  }

  /// The longest term at each place, quoted words left out: those are somebody else’s.
  private func matches(in copy: Passage) -> [TermMatch] {
    guard let trie else { return [] }
    var found: ContiguousArray<TermMatch> = []
    trie.match(copy.bytes, tokens: copy.tokens, into: &found)
    let sorted = found.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    return sorted.reduce(into: []) { kept, match in
      let isQuoted = copy.tokens.contains { $0.traits.contains(.isQuoted) && $0.range.overlaps(match.range) }
      if match.start >= kept.last?.end ?? 0, !isQuoted { kept.append(match) }
    }
  }

  /// Whether the better words, which hold the term, stand there already: “the Photos app” for “Photos”.
  private func stands(_ better: String, around match: TermMatch, in copy: Passage) -> Bool {
    let words = Array(better.utf8)
    guard words.count > match.range.count else { return false }
    let first = max(0, match.range.upperBound - words.count)
    return (first...match.range.lowerBound).contains { start in
      start + words.count <= copy.bytes.count
        && copy.bytes.slice(start..<start + words.count).elementsEqual(words) { $0 | 0x20 == $1 | 0x20 }
    }
  }
}

extension Message {
  fileprivate static func word(_ rule: HouseRule, _ words: String, _ better: String?) -> Message {
    if let message = rule.message { return "\(message)" }
    return better.map { "This project writes “\($0)” for “\(words)”" } ?? "This project doesn’t write “\(words)”"
  }

  fileprivate static func form(_ rule: HouseRule, _ pattern: String) -> Message {
    rule.message.map { "\($0)" } ?? "This project wants the form “\(pattern)” here"
  }

  fileprivate static func length(_ rule: HouseRule, _ count: Int, _ most: Int, _ unit: String) -> Message {
    let measure: Message = "\(count) \(unit), where \(most) are the most"
    return rule.message.map { "\($0) (\(measure.text))" } ?? measure
  }
}

extension Settings {
  /// All rules there are.
  package var allRules: [RuleInfo] { RuleRegistry.all.map(\.info) + [TypoDictionary.rule] + houseRules.map(\.info) }

  /// Patterns and ids that name no rule.
  public var unknownRules: [String] {
    let patterns = select + only + ignore + levels.keys.sorted()
    if patterns.isEmpty { return [] }
    let ids = RuleRegistry.all.map(\.info.id) + [TypoDictionary.rule.id]
    return patterns.filter { pattern in
      !pattern.hasPrefix(HouseRule.prefix) && !ids.contains { Glob.matches(pattern, $0) }
    }
  }
}
