import CopyKernel
import CopyModel
package import CopyPassage
package import CopyText

/// The caution symbol is for rare and unexpected losses.
struct AlertCautionSymbol: ChecklistRule, SetRule {
  static let info = RuleInfo(
    "alert-caution-symbol", "The caution symbol is for rare and unexpected losses.",
    why:
      "A symbol on every alert warns of nothing. In the text of an alert it says twice what the alert says already, and is a "
      + "warning; a style that calls for it makes a question.",
    source: "HIG, Alerts: Anatomy", statements: [56], check: .checklist, roles: .alert,
    severity: .warning,
    examples: [
      .set("Title: ⟦⚠️⟧ Empty the basket?\nButtons: Cancel, Empty!"),
      .set("Title: ⟦⚠️⟧ 보관함을 비우겠습니까?\nButtons: 취소, 비우기!", locale: .korean),
      .set("Title: Empty the basket?\nButtons: Cancel, Empty!"),
    ])
  static let question = "Is the caution symbol really needed here?"

  func concerns(_ set: CopySetView) -> Bool {
    set.isAlert && (set.set.traits?.contains(.isCritical) == true || set.parts.contains { symbol(in: $0) != nil })
  }

  /// In the text the symbol is one more than the alert itself is.
  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert else { return }
    for part in set.parts {
      guard let symbol = symbol(in: part) else { continue }
      report.add(
        .warnsTwice(part.text(symbol)), at: symbol, of: part,
        fixes: [Fix([removal(of: symbol, in: part)], isSafe: false)])
    }
  }

  private func symbol(in copy: Passage) -> Range<Int>? {
    copy.tokens.first { CautionSign.stands(at: $0, in: copy) }?.range
  }

  /// The symbol with the spaces behind it, or before it where it ends the copy.
  private func removal(of symbol: Range<Int>, in copy: Passage) -> Splice {
    var (start, end) = (symbol.lowerBound, symbol.upperBound)
    while end < copy.bytes.count, copy.bytes[end] == 0x20 { end += 1 }
    while end == copy.bytes.count, start > 0, copy.bytes[start - 1] == 0x20 { start -= 1 }
    return Splice(start..<end, "")
  }
}

extension Message {
  fileprivate static func warnsTwice(_ symbol: String) -> Message {
    "“\(symbol)” warns of what the words say already. Leave it out"
  }
}

/// Signs that warn of nothing in particular.
package enum CautionSign {
  private static let all: [StaticString] = ["⚠", "🚨", "⛔", "❗", "🛑"]

  package static func stands(at token: Token, in copy: Passage) -> Bool {
    all.contains { copy.bytes.hasLiteral($0, at: Int(token.start)) }
  }
}
