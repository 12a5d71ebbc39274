import CopyModel
import CopyText
import Testing

@testable import CopyEngine
@testable import CopyPassage
@testable import CopyRules

/// A rule that is passed over has nothing to say.
@Suite struct RuleNeedsTests {
  /// The examples of all rules, good and bad, and what the marks of typography do with them.
  private static let texts: [String] = {
    let examples = RuleRegistry.all.flatMap(\.info.examples).filter { !$0.isBlock }.map(\.text)
    let oddities = [
      "a  b", " a", "a ", "a , b", "a\u{A0}b", "a\tb", "a\u{7}", "a\u{200B}b", "\u{FEFF}a", "a\u{AD}b",
      "Wait!!", "Wait！", "a..b", "a...", "%@'s", "'a'", "\"a\"", "file(s)", "and/or", "aB", "iphone", "the the",
      "The the", "\u{2068}a", "a\u{2069}", "\u{202B}a", "a\u{202C}", "",
    ]
    return examples + oddities
  }()

  @Test func rulesPassedOverAreSilent() throws {
    let engine = Engine(settings: Settings())
    let rules = TextRules(
      RuleRegistry.all.compactMap { rule in
        guard let check = rule as? any StringCheck else { return nil }
        return ActiveTextRule(
          ActiveRule(rule.info, level: .error, isForced: true), check, needs: rule.info.needs)
      })
    var passedOver = 0
    for text in Self.texts {
      for locale in [LocaleTag.english, .korean] {
        for role in Role.allCases {
          let copy = engine.passage(ByteBuffer(Array(text.utf8)), at: PassagePlace(role: role, locale: locale))
          let asked = Set(rules.asked(about: copy).map(\.active.id))
          for one in rules.all where !asked.contains(one.active.id) {
            passedOver += 1
            var report = Report()
            report.begin(one.active, entry: 0, isWeakRole: false)
            one.rule.check(copy, &report)
            #expect(report.findings.isEmpty, "\(one.active.id) has more to say of “\(text)” than its needs allow")
          }
        }
      }
    }
    #expect(passedOver > 0)
  }
}
