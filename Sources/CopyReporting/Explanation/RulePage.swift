import CopyFiles
package import CopyKernel
import CopyModel
import CopyRules

/// All that is known of a rule, as a page of documentation: for people, and for programs that show it beside a finding.
package enum RulePage {
  /// In Markdown. A page of its own has a `title`.
  package static func markdown(_ rule: RuleInfo, title: Bool) -> String {
    var text = title ? "# \(rule.id)\n\n" : ""
    text += "\(rule.summary)\n\n\(rule.why)\n"
    if let question = question(of: rule) { text += "\nTo ask: \(question)\n" }
    for (heading, isBad) in [("Reported", true), ("In order", false)] {
      let examples = rule.examples.filter { $0.isBad == isBad }
      if !examples.isEmpty { text += "\n## \(heading)\n\n" + list(examples) }
    }
    text += "\n## More\n\n" + facts(rule).map { "- \($0): \($1)\n" }.joined()
    return text
  }

  /// Without marks.
  package static func plain(_ rule: RuleInfo) -> String {
    "\(rule.summary) \(rule.why)\n\n" + facts(rule).map { "\($0): \($1)\n" }.joined()
  }

  private static func facts(_ rule: RuleInfo) -> [(String, String)] {
    let levels = Guide.allCases.map { "\(level(rule, $0)) in \($0.name)" }
    let roles = Role.allCases.filter { rule.roles.contains($0) }.map(\.name)
    return [
      ("Source", rule.source), ("Level", levels.joined(separator: ", ")),
      ("Roles", rule.roles == .all ? "all" : roles.joined(separator: ", ")), ("Looks at", rule.check.rawValue),
    ] + (rule.notOn.isEmpty ? [] : [("Silent on", "\(rule.notOn.text), whose own guidance differs")])
  }

  package static func level(_ rule: RuleInfo, _ guide: Guide) -> String {
    if rule.check == .checklist { return "question" }
    let level = rule.severity(in: guide)
    return level == .off ? "opt-in" : level.name
  }

  static func question(of rule: RuleInfo) -> String? {
    RuleRegistry.checklist.first { $0.info.id == rule.id }?.question
  }

  /// Strings as a list, whole alerts below it as blocks.
  private static func list(_ examples: [RuleExample]) -> String {
    let items = examples.filter { !$0.isBlock }.map(item).joined()
    let blocks = examples.filter(\.isBlock).map { "```text\n\($0.text)\n```\n" }
    return ((items.isEmpty ? [] : [items]) + blocks).joined(separator: "\n")
  }

  private static func item(_ example: RuleExample) -> String {
    let guide = example.guide == .hig2022 ? "" : ", in \(example.guide.name)"
    let format = example.format.map { ", \($0)" } ?? ""
    let origin = " (\(example.role.name), \(example.locale.description)\(guide)\(format))"
    let better = example.better.map { " → \(code($0))" } ?? ""
    return "- \(code(example.text))\(better)\(origin)\n"
  }

  /// As code, so that no mark of the copy is taken for one of Markdown’s.
  private static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    let visible = TextDisplay.visible(text)
    return fence + (visible.hasPrefix("`") || visible.hasSuffix("`") ? " \(visible) " : visible) + fence
  }
}
