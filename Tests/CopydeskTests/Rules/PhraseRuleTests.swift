import CopyModel
import CopyText
import Testing

@testable import CopyKernel
@testable import CopyRules

/// What a rule of `Lexicons/rules` may say, and what is said of one that can’t be read.
@Suite struct PhraseRuleTests {
  private static let lines = [
    "# Soup has no hair.", "", "summary Copy leaves hair out of soup.", "why Nobody wants it.", "source Made up",
    "statements 3 14", "roles alert-title button", "level warning", "list hair", "reports first",
    "message Fish “{words}” out; {better|nothing} is better", "silences tone-soup", "silences-words tone-hair tone-fly",
    "", "bad button, de: ⟦Haar⟧ essen => Suppe essen", "good alert-title: Is it soup: yes or no?",
  ]

  private func read(_ lines: [String]) throws -> PhraseRule {
    let text = ByteBuffer(lines.joined(separator: "\n").utf8)
    return try PhraseRuleReader.read(text.bytes, id: "tone-hair-in-soup")
  }

  /// What is wrong where `line` stands in the place of the line that starts with the same word.
  private func problem(_ line: String) throws -> PhraseRuleReader.Problem? {
    let start = line.prefix { $0 != " " }
    let changed = Self.lines.map { $0.hasPrefix(start) ? line : $0 }
    return #expect(throws: PhraseRuleReader.Problem.self) { try read(changed) }
  }

  @Test func aFileIsAllThereIsToKnow() throws {
    let info = try read(Self.lines).info
    #expect(info.id == "tone-hair-in-soup")
    #expect(info.summary == "Copy leaves hair out of soup." && info.why == "Nobody wants it.")
    #expect(info.source == "Made up" && info.statements == [3, 14])
    #expect(info.roles == RoleSet(.alertTitle, .button))
    #expect(info.severity(in: .hig2024) == .warning)
    #expect(info.lists == TermLists([TermList("hair")]))
    #expect(info.silences == SilencedRules(onString: ["tone-soup"], onWords: ["tone-hair", "tone-fly"]))
    #expect(info.examples.map(\.marked) == ["⟦Haar⟧ essen", "Is it soup: yes or no?"])
    #expect(info.examples.map(\.better) == ["Suppe essen", nil])
    #expect(info.examples.map(\.locale) == [.german, .english])
  }

  @Test func aMessageHasTheWordsAndTheBetterOnes() throws {
    let message = try PhraseMessage("Fish “{words}” out; {better|nothing} is better")
    #expect(message.filled(words: "hair", better: nil).text == "Fish “hair” out; nothing is better")
    #expect(message.filled(words: "hair", better: "parsley").text == "Fish “hair” out; “parsley” is better")
  }

  @Test(arguments: [
    ("roles alert-title butter", 7, 19), ("level loud", 8, 7), ("reports some", 10, 9), ("statements 3 four", 6, 14),
    ("message Fish “{words}” out of {soup}", 11, 31), ("message Fish {words out", 11, 14), ("list", 9, 5),
    ("bad button: Hair", 15, 13), ("bad butter: ⟦Hair⟧", 15, 5), ("bad button, x: ⟦Hair⟧", 15, 13),
    ("good button: ⟦Hair⟧", 16, 14), ("good button", 16, 6),
  ])
  func whatCannotBeReadIsNamedAtItsPlace(_ line: String, _ number: Int, _ column: Int) throws {
    let problem = try problem(line)
    #expect(problem?.line == number && problem?.column == column, "\(String(describing: problem))")
  }

  @Test func aLineIsNeitherUnknownNorTwiceNorMissing() throws {
    let unknown = #expect(throws: PhraseRuleReader.Problem.self) { try read(Self.lines + ["sauce brown"]) }
    #expect(unknown?.line == 17 && unknown?.message == "a rule says nothing of “sauce”")
    let twice = #expect(throws: PhraseRuleReader.Problem.self) { try read(Self.lines + ["list fly"]) }
    #expect(twice?.line == 17 && twice?.message == "“list” stands twice")
    let missing = #expect(throws: PhraseRuleReader.Problem.self) {
      try read(Self.lines.filter { !$0.hasPrefix("message") })
    }
    #expect(missing?.message == "“message” is missing")
  }

  /// Who is silenced exists, and so is who silences.
  @Test func rulesSilenceRulesThatExist() {
    for info in RuleRegistry.all.map(\.info) {
      for id in info.silences.all { #expect(RuleRegistry.info(id) != nil, "\(info.id) silences \(id)") }
    }
  }
}
