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

/// The rules as a page of documentation, made from their information.
package enum RuleTable {
  /// A statement of the guidance, as `Documentation/statements.tsv` has it.
  struct Statement {
    let number: Int
    let section, text: String

    /// Reads the table: number, section, text; `#` starts a comment.
    static func read(_ table: String) -> [Statement] {
      table.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "\t").map(String.init)
        guard columns.count == 3, let number = Int(columns[0]) else { return nil }
        return Statement(number: number, section: columns[1], text: columns[2])
      }
    }
  }

  /// Each rule once, whatever it looks at.
  package static var rules: [RuleInfo] {
    var seen: Set<String> = []
    return RuleRegistry.all.map(\.info).filter { seen.insert($0.id).inserted }
  }

  /// `Documentation/Rules.md`, from the text of `Documentation/statements.tsv`.
  package static func page(statements table: String) -> String {
    var text = """
      # Rules

      Made from the rules themselves; each has a page with examples, which `copydesk explain RULE` prints too. Levels are those of the editions hig-2022, hig-legacy,
      and hig-2024.

      | rule | about | looks at | 2022 | legacy | 2024 | statements |
      | --- | --- | --- | --- | --- | --- | --- |

      """
    for rule in rules.sorted(by: { $0.id < $1.id }) { text += row(rule) }
    text += """

      ## Statements of the guidance

      | statement | section | says | rules |
      | --- | --- | --- | --- |

      """
    for statement in Statement.read(table) { text += row(statement) }
    return text
  }

  private static func row(_ rule: RuleInfo) -> String {
    let levels = Guide.allCases.map { RulePage.level(rule, $0) }.joined(separator: " | ")
    let statements = rule.statements.map(String.init).joined(separator: ", ")
    return
      "| [`\(rule.id)`](rules/\(rule.id).md) | \(rule.summary) | \(rule.check.rawValue) | \(levels) | \(statements) |\n"
  }

  private static func row(_ statement: Statement) -> String {
    let answers = rules.filter { $0.statements.contains(statement.number) }.map { "`\($0.id)`" }
    let cell = answers.isEmpty ? "no tool can tell" : answers.joined(separator: ", ")
    return "| \(statement.number) | \(statement.section) | \(statement.text) | \(cell) |\n"
  }
}
