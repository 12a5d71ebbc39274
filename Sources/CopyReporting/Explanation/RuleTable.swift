package import CopyKernel
import CopyModel
import CopyRules

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
