import CopyEngine
import CopyFiles
package import CopyKernel
package import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// The rules as people read about them.
package struct RuleCatalogue {
  private let guide: Guide
  private let locale: LocaleTag?
  private let style: TerminalStyle
  private let houseRules: [HouseRule]

  /// - Parameter houseRules: the project’s own, which stand behind all others.
  package init(guide: Guide, locale: LocaleTag?, isColored: Bool, houseRules: [HouseRule] = []) {
    self.guide = guide
    self.locale = locale
    self.houseRules = houseRules
    style = TerminalStyle(isColored: isColored)
  }

  /// The words of the locale.
  private var lexicon: Lexicon? { locale.flatMap { Engine(settings: Settings()).lexicon(for: $0) } }

  /// Each rule once, whatever it looks at, those that hold in the locale.
  private var rules: [RuleInfo] {
    var seen: Set<String> = []
    let lexicon = self.lexicon
    return RuleRegistry.all.map(\.info).filter { rule in
      guard seen.insert(rule.id).inserted else { return false }
      return locale.map { rule.languages.include($0, lexicon: lexicon) } ?? true
    } + houseRules.filter { rule in locale.map(rule.holds) ?? true }.map(\.info)
  }

  /// One line a rule: level, id, summary.
  package var list: String {
    let (rules, lexicon) = (self.rules, self.lexicon)
    let width = rules.map(\.id.count).max() ?? 0
    let missing = locale.map { MissingList.list(MissingList.all(in: $0, lexicon)) } ?? ""
    return rules.map { rule in
      let level = rule.languages.loudest(rule.severity(in: guide), in: lexicon)
      let word = rule.severity(in: guide) == level ? RulePage.level(rule, guide) : level.name
      let padding = String(repeating: " ", count: width - rule.id.count + 2)
      return "\(style.paint(word, for: level))\(String(repeating: " ", count: 9 - word.count))"
        + "\(style.strong(rule.id))\(padding)\(rule.summary)\n"
    }.joined() + missing
  }

  /// One object that holds all rules.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      let (rules, lexicon) = (self.rules, self.lexicon)
      writer.array("rules") { for rule in rules { write(rule, lexicon, to: &$0) } }
      guard let locale else { return }
      writer.array("missingLists") { for list in MissingList.all(in: locale, lexicon) { list.write(to: &$0) } }
    }
    writer.newline()
    return writer.bytes
  }

  /// One rule a line.
  package var jsonLines: [UInt8] {
    let lexicon = self.lexicon
    return rules.flatMap { rule in
      var writer = JSONWriter()
      write(rule, lexicon, to: &writer)
      writer.newline()
      return writer.bytes
    }
  }

  private func write(_ rule: RuleInfo, _ lexicon: Lexicon?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", rule.id)
      writer.field("summary", rule.summary)
      writer.field("why", rule.why)
      writer.field("source", rule.source)
      writer.field("check", rule.check.rawValue)
      if let question = RulePage.question(of: rule) { writer.field("question", question) }
      writer.field("severity", rule.languages.loudest(rule.severity(in: guide), in: lexicon).name)
      writer.object("severities") {
        $0.field("hig-2022", rule.severity(in: .hig2022).name)
        $0.field("hig-legacy", rule.severity(in: .higLegacy).name)
        $0.field("hig-2024", rule.severity(in: .hig2024).name)
      }
      writer.array("roles") { for role in Role.allCases where rule.roles.contains(role) { $0.element(role.name) } }
    }
  }

  /// Whether some rule is called `id`.
  package func hasRule(_ id: String) -> Bool { info(of: id) != nil }

  private func info(of id: String) -> RuleInfo? {
    RuleRegistry.all.first { $0.info.id == id }?.info
      ?? ([TypoDictionary.rule] + houseRules.map(\.info)).first { $0.id == id }
  }

  /// The id nearest to what was typed.
  package static func nearest(to id: String, distance: (String, [String]) -> String?) -> String? {
    distance(id, RuleRegistry.all.map(\.info.id))
  }

  /// The page of one rule; nil when there is no such rule.
  package func page(of id: String) -> String? {
    guard let rule = info(of: id) else { return nil }
    var text = "\(style.strong(rule.id))\n\n\(rule.summary)\n\n\(rule.why)\n\n"
    text += "Source      \(rule.source)\n"
    let editions = Guide.allCases.map { "\($0.name) \(RulePage.level(rule, $0))" }
    text += "Editions    \(editions.joined(separator: ", "))\n"
    text += "Roles       \(rolesText(rule))\n"
    if let question = RulePage.question(of: rule) { text += "Question    \(question)\n" }
    return text + examples(of: rule)
  }

  private func rolesText(_ rule: RuleInfo) -> String {
    if rule.roles == .all { return "all" }
    return Role.allCases.filter { rule.roles.contains($0) }.map(\.name).joined(separator: ", ")
  }

  private func examples(of rule: RuleInfo) -> String {
    var text = ""
    for (title, isBad) in [("Reported", true), ("In order", false)] {
      let examples = rule.examples.filter { $0.isBad == isBad }
      if examples.isEmpty { continue }
      text += "\n\(title)\n" + examples.map(line).joined()
    }
    return text
  }

  private func line(_ example: RuleExample) -> String {
    let copy = example.text.split(separator: "\n").joined(separator: " / ")
    let guide = example.guide == .hig2022 ? "" : style.faint(" (\(example.guide.name))")
    let base =
      example.baseText.map { style.faint(" (for “\($0.split(separator: "\n").joined(separator: " / "))”)") } ?? ""
    return "  \(copy)\(base)\(example.better.map { " → \(style.good($0))" } ?? "")\(guide)\n"
  }
}

/// A list of words that a language lacks and some other has, and what that means for the rules.
private struct MissingList {
  let name: String
  /// The rules that are off without it.
  let off: [String]
  /// The rules that ask for it and hold nevertheless.
  let weakened: [String]

  /// All that `locale` lacks, by name.
  static func all(in locale: LocaleTag, _ lexicon: Lexicon?) -> [MissingList] {
    var seen: Set<String> = []
    let rules = RuleRegistry.all.map(\.info).filter { seen.insert($0.id).inserted }
    let missing = Lexicon.listsOfAllLanguages.filter { lexicon?.has($0) != true }
    return missing.sorted { $0.name < $1.name }.map { list in
      let asking = rules.filter { $0.lists.contains(list) }
      let on = asking.filter { $0.languages.include(locale, lexicon: lexicon) }.map(\.id)
      // A rule may be off for another reason: it isn’t for this language.
      let off = asking.filter { $0.languages.needs.lists.contains(list) && !on.contains($0.id) }.map(\.id)
      return MissingList(name: list.name, off: off, weakened: on)
    }
  }

  /// A line each, below a heading; empty where nothing is missing.
  static func list(_ lists: [MissingList]) -> String {
    if lists.isEmpty { return "" }
    let width = lists.map(\.name.count).max() ?? 0
    let lines = lists.map { list in
      let rules = list.off + list.weakened.map { "\($0) (in part)" }
      let padding = String(repeating: " ", count: rules.isEmpty ? 0 : width - list.name.count + 2)
      return "  \(list.name)\(padding)\(rules.joined(separator: ", "))\n"
    }
    return "\nLists without words in this language, and the rules that are off without them:\n" + lines.joined()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("list", name)
      writer.array("off") { for rule in off { $0.element(rule) } }
      writer.array("weakened") { for rule in weakened { $0.element(rule) } }
    }
  }
}
