import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The app isn’t we.
struct ToneFirstPerson: TextRule {
  static let info = RuleInfo(
    "tone-first-person", "Copy does without we, us, and our.",
    why: "Who is we? The fact is shorter and clearer without the speaker.",
    source: "Apple Style Guide, we",
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .text),
    languages: .having([.firstPersonPlural]),
    severity: .optIn,
    examples: [
      .bad("⟦We⟧ couldn’t find that page.", .alertMessage, better: "That page couldn’t be found."),
      .good("The page couldn’t be found.", .alertMessage),
      .good("By renting a boat, you agree to our Terms of Hire.", .alertMessage),
      .bad("⟦Our⟧ lake is closed.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let match = copy.all(.firstPersonPlural).first(where: { !copy.isName($0) && !owns($0, copy) }) {
      report.add(.speaks(copy.text(match.range)), at: match.range)
    }
  }

  /// “Our Terms of Service”: the papers of a company, by their names.
  private func owns(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard copy.casing != .title, let owner = copy.word(at: Int(match.start)), owner.tags.contains(.possessive),
      let next = copy.word(at: owner.end)
    else { return false }
    return next.traits.contains(.startsUpper) && next.traits.contains(.hasLower)
  }
}

extension Message {
  fileprivate static func speaks(_ words: String) -> Message {
    "“\(words)” puts the app in the way. Name the thing instead"
  }
}
