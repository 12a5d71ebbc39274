import CopyModel
import CopyText

/// Capitals shout.
struct ToneAllCaps: TextRule {
  static let info = RuleInfo(
    "tone-all-caps", "Copy does without words in capitals for emphasis.",
    why: "Capitals shout, and are harder to read. Say the important thing first instead.",
    source: "HIG, Writing; Apple Style Guide, capitalization", statements: [15],
    roles: RoleSet(
      .alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction),
    languages: .english, needs: .any(of: .innerCapital), severity: .warning,
    examples: [
      .bad("⟦DATA LOSS⟧", .alertTitle), .bad("This will ⟦PERMANENTLY⟧ erase the disk.", .alertMessage),
      .good("Unsaved Changes", .alertTitle), .good("The PDF couldn’t be opened over HTTPS.", .alertMessage),
      .bad("Keep the switch ⟦ON⟧ to get alerts.", .alertMessage),
      .good("OK", .button), .good("VPN", .button), .good("The call to the UN is at 8 AM.", .alertMessage),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.isEnglish, let first = copy.tokens.firstIndex(where: { isShouted($0, in: copy) }) else { return }
    var last = first
    for index in copy.tokens.indices[first...].dropFirst() {
      if isShouted(copy.tokens[index], in: copy) { last = index } else if copy.tokens[index].countsAsWord { break }
    }
    let range = Int(copy.tokens[first].start)..<copy.tokens[last].end
    report.add(.shouts(copy.text(range)), at: range)
  }

  /// In capitals, no acronym, and a word that the lexicon knows.
  private func isShouted(_ token: Token, in copy: Copy) -> Bool {
    token.kind == .word && token.length >= 2 && token.traits.contains([.startsUpper, .hasInnerUpper])
      && token.traits.isDisjoint(with: [.hasLower, .hasDigit, .isName, .isQuoted, .isNonASCII])
      && (isOrdinary(token) || token.tags.contains(.particle) && copy.form.isComplete)
  }

  private func isOrdinary(_ token: Token) -> Bool {
    !token.tags.isEmpty && token.tags.isDisjoint(with: [.abbreviation, .properNoun]) && token.length >= 4
      || token.tags.contains(.negative) || token.tags.contains(.article) && token.length > 1
  }
}

extension Message {
  fileprivate static func shouts(_ words: String) -> Message {
    "“\(words)” is in capitals. Write it like any other word"
  }
}
