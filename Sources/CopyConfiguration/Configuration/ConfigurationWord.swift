import CopyKernel
import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// A piece of text in a configuration, and what it may be.
struct ConfigurationWord: Sendable {
  /// With its article, for errors: “a role”.
  let kind: String
  /// The words there are; empty for a choice without end.
  let choices: [String]
  /// Whether patterns of the choices will do as well.
  let takesPatterns: Bool
  /// What is wrong with a text, or nil.
  private let fault: @Sendable (String) -> String?

  /// One of few words.
  init(_ kind: String, of choices: [String]) {
    self.kind = kind
    self.choices = choices
    takesPatterns = false
    fault = { text in
      choices.contains(text) ? nil : "“\(text)” is not \(kind); \(Self.meant(by: text, among: choices))"
    }
  }

  /// Any text that has no fault. `patternsOf` are names that patterns stand for.
  init(_ kind: String, patternsOf names: [String] = [], fault: @escaping @Sendable (String) -> String?) {
    self.kind = kind
    choices = names
    takesPatterns = !names.isEmpty
    self.fault = fault
  }

  func check(_ text: String, at place: ConfigurationPlace) throws(ConfigurationError) {
    if let fault = fault(text) { throw ConfigurationError(place, fault) }
  }

  /// The nearest name, or all of them.
  static func meant(by text: String, among names: [String]) -> String {
    if let nearest = Nearest.name(to: text, among: names) { return "is it “\(nearest)”?" }
    return "known: \(names.joined(separator: ", "))"
  }
}

extension ConfigurationWord {
  static let guide = ConfigurationWord("an edition of the guidance", of: Guide.allCases.map(\.name))
  static let caseStyle = ConfigurationWord("a house style", of: CaseStyle.allCases.map(\.rawValue))
  static let spelling = ConfigurationWord("a way to check spelling", of: ["hunspell"])
  static let level = ConfigurationWord("a level", of: Severity.allCases.map(\.name))
  static let failLevel = ConfigurationWord("a level", of: Severity.allCases.filter { $0 != .off }.map(\.name))
  static let role = ConfigurationWord("a role", of: Role.allCases.map(\.name))
  static let buttonStyle = ConfigurationWord("a style", of: ["cancel", "destructive", "default"])
  static let textSize = ConfigurationWord("a text size", of: TextSize.allCases.map(\.rawValue))

  static let platform = ConfigurationWord("a platform", of: Platform.allCases.map(\.rawValue))

  /// Points, within reason.
  static let length = ConfigurationWord("a length in points") { text in
    let isLength = Double(text).map { (1...10_000).contains($0) } ?? false
    return isLength ? nil : "“\(text)” is no length in points; write a number such as 180"
  }

  static let lineCount = ConfigurationWord("a number of lines") { text in
    let isCount = Int(text).map { (1...100).contains($0) } ?? false
    return isCount ? nil : "“\(text)” is no number of lines; write 1 to 100"
  }

  /// A size in points and a weight: `15 semibold`.
  static let font = ConfigurationWord("a font") { text in
    let words = text.split(separator: " ")
    let size = words.first.flatMap { Double($0) } ?? 0
    let isFont =
      words.count <= 2 && (4...400).contains(size)
      && words.dropFirst().allSatisfy { TextFont.Weight(rawValue: String($0)) != nil }
    let weights = TextFont.Weight.allCases.map(\.rawValue).joined(separator: ", ")
    return isFont ? nil : "“\(text)” is no font; write a size and \(weights), such as 15 semibold"
  }

  static let setKind = ConfigurationWord("a kind of set", of: SetPattern.kinds.map(\.name))

  /// Some ids stand for two rules: about strings and about sets.
  private static let ruleIDs = RuleRegistry.all.map(\.info.id).reduce(into: [String]()) { ids, id in
    if !ids.contains(id) { ids.append(id) }
  }

  static let locale = ConfigurationWord("a language tag", fault: KnownLanguage.fault)

  static let name = ConfigurationWord("a name") { text in
    let isUsable = !text.isEmpty && !text.hasPrefix("#") && text.utf8.allSatisfy { $0 >= 0x20 }
    return isUsable && text.first != " " && text.last != " "
      ? nil : "“\(text)” is no name: no marks, tabs, or spaces around it"
  }

  static let phrase = ConfigurationWord("words") { text in
    text.utf8.allSatisfy { $0 <= 0x20 } ? "these are no words" : nil
  }

  /// The id of a project’s own rule.
  static let houseRule = ConfigurationWord("a name for a rule") { text in
    let isPlain = text.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return isPlain && text.hasPrefix(HouseRule.prefix) && text != HouseRule.prefix
      ? nil : "“\(text)” is no name for a rule: small letters, digits, and hyphens behind “\(HouseRule.prefix)”"
  }

  static let count = ConfigurationWord("a number") { text in
    (Int(text) ?? 0) > 0 ? nil : "“\(text)” is no number from 1 on"
  }

  static let path = ConfigurationWord("a path") { text in text.isEmpty ? "a path can’t be empty" : nil }

  static let glob = ConfigurationWord("a pattern") { text in text.isEmpty ? "a pattern can’t be empty" : nil }

  /// A key, or the pattern of many with one `*` for what the parts of a set share.
  static let setKey = ConfigurationWord("a key with at most one *") { text in
    if text.isEmpty { return "a key can’t be empty" }
    let stars = text.utf8.count { $0 == UInt8(ascii: "*") }
    return stars > 1 ? "“\(text)” has \(stars) asterisks; one stands for what the keys of a set share" : nil
  }

  static let rule = ConfigurationWord("a rule", patternsOf: ruleIDs) { text in
    if text.hasPrefix(HouseRule.prefix) || ruleIDs.contains(where: { Glob.matches(text, $0) }) { return nil }
    let nearest = Nearest.name(to: text, among: ruleIDs).map { "is it “\($0)”?" }
    return "no rule is called “\(text)”; \(nearest ?? "see copydesk rules")"
  }
}
