package import CopyKernel
import CopyModel
import CopyPassage
import CopyReview
import CopyText

/// What a record of the configuration says of a rule, and how the rule is told.
extension HouseRule {
  static let fields = [
    ConfigurationField("id", "Its name, which begins with \(prefix)", isRequired: true, .word(.houseRule)),
    ConfigurationField("terms", "Words to report; => gives better ones, * opens an end", .words(.phrase)),
    ConfigurationField("require", "What the whole copy must look like; * stands for anything", .word(.phrase)),
    ConfigurationField("max-characters", "The most characters", .word(.count)),
    ConfigurationField("max-words", "The most words", .word(.count)),
    ConfigurationField("level", "How loud; a warning without it", .word(.failLevel)),
    ConfigurationField("roles", "Only in these roles", .words(.role)),
    ConfigurationField("locales", "Only in these languages", .words(.locale)),
    ConfigurationField("message", "What to say", .word(.phrase)),
    ConfigurationField("bad", "Examples that are reported", .words(.phrase)),
    ConfigurationField("good", "Examples that aren’t", .words(.phrase)),
  ]

  /// Reads a record that was checked.
  static func stated(_ node: YAMLNode) throws(ConfigurationError) -> Stated<Self> {
    let roles = node["roles"]?.texts.compactMap { $0.text.flatMap { Role(name: $0) } } ?? []
    let rule = HouseRule(
      id: node["id"]?.text ?? "", terms: node["terms"]?.texts.compactMap { $0.text.map(term) } ?? [],
      required: node["require"]?.text.map(KeyPattern.init),
      maximumCharacters: node["max-characters"]?.text.flatMap(Int.init),
      maximumWords: node["max-words"]?.text.flatMap(Int.init),
      level: node["level"]?.text.flatMap { Severity(name: $0) } ?? .warning,
      roles: roles.isEmpty ? nil : roles.reduce(into: RoleSet()) { $0.formUnion(RoleSet($1)) },
      locales: node["locales"]?.texts.compactMap { $0.text.flatMap { LocaleTag($0) } } ?? [],
      message: node["message"]?.text, bad: examples(node["bad"]), good: examples(node["good"]), place: node.place)
    if rule.terms.isEmpty, rule.required == nil, rule.maximumCharacters == nil, rule.maximumWords == nil {
      throw ConfigurationError(node.place, "a rule needs terms, require, max-characters, or max-words")
    }
    return Stated(value: rule, place: node.place)
  }

  private static func term(_ text: String) -> Term { TermReader.term(text, in: TermList("house")) }

  private static func examples(_ node: YAMLNode?) -> [Stated<String>] {
    node?.texts.compactMap { $0.stated { $0 } } ?? []
  }

  /// For people: `house-login: warning`.
  package var description: String { "\(id): \(level.name)" }
}

/// Tries the rules of a project on their own examples, before they judge anything else.
package enum HouseRuleTrial {
  /// Throws for the first example that comes out otherwise than said.
  package static func run(_ plan: SettingsPlan) throws {
    for settings in plan.settings {
      for rule in settings.houseRules where !rule.bad.isEmpty || !rule.good.isEmpty { try run(rule, settings) }
    }
  }

  private static func run(_ rule: HouseRule, _ settings: Settings) throws {
    var settings = settings
    settings.only = [rule.id]
    settings.levels = [rule.id: rule.level]
    settings.role = Role.allCases.first { rule.roles?.contains($0) ?? ($0 == .text) }
    settings.locale = rule.locales.first ?? settings.fallbackLocale ?? .english
    let reviewer = try FileReviewer(settings: settings)
    for (examples, isReported) in [(rule.bad, true), (rule.good, false)] {
      for example in examples {
        let found = reviewer.review(ByteBuffer(Array(example.value.utf8)), path: "").diagnostics
        if found.contains(where: { $0.rule == rule.id }) == isReported { continue }
        let reason =
          isReported ? "should be reported by \(rule.id), and isn’t" : "shouldn’t be reported by \(rule.id), and is"
        throw ConfigurationError(example.place, "“\(example.value)” \(reason)")
      }
    }
  }
}
