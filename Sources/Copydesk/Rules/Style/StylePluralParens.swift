import CopyModel
import CopyText

/// One item, two items: a plural entry.
struct StylePluralParens: TextRule {
  static let info = RuleInfo(
    "style-plural-parens", "Copy has a plural entry rather than “item(s)”.",
    why: "“1 item(s)” is never right, and many languages can’t be written that way.",
    source: "Apple Style Guide, plurals", roles: .all, languages: .english, needs: .any(of: .parenthesis),
    severity: .warning,
    examples: [
      .bad("%d ⟦item(s)⟧ selected", .label), .bad("Delete 3 ⟦item(s)⟧?", .alertTitle, better: "Delete 3 items?"),
      .good("%d items selected", .label), .good("Function f(s)", .text),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.isEnglish else { return }
    for token in copy.tokens where token.kind == .word && token.length > 2 && !token.traits.contains(.isQuoted) {
      for ending in ["(s)", "(es)"] as [StaticString] where copy.bytes.hasLiteral(ending, at: token.end) {
        let range = Int(token.start)..<token.end + ending.utf8CodeUnitCount
        report.add(.needsPlural(copy.text(range)), at: range, fixes: [plain(token, range, in: copy)])
      }
    }
  }

  /// Where the number itself is written, it tells which form is right.
  private func plain(_ word: Token, _ range: Range<Int>, in copy: Copy) -> Fix? {
    guard let number = copy.tokens.last(where: { $0.end <= Int(word.start) && $0.kind != .space }),
      number.kind == .number
    else { return nil }
    let written = copy.text(range)
    let isOne = copy.bytes.slice(number.range).equals("1")
    let form = isOne ? copy.text(word.range) : written.filter { $0 != "(" && $0 != ")" }
    return Fix([Splice(range, form)], isSafe: false)
  }
}

extension Message {
  fileprivate static func needsPlural(_ word: String) -> Message {
    "“\(word)” is right for no number. Use a plural entry with a form for one and a form for more"
  }
}
