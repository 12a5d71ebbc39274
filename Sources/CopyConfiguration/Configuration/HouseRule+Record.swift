package import CopyKernel
import CopyModel
import CopyText

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
