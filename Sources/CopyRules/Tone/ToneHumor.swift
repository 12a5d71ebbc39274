import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Jokes wear off.
struct ToneHumor: TextRule {
  static let info = RuleInfo(
    "tone-humor", "Alerts and notifications do without jokes and slang.",
    why: "A joke is funny once, and not at all in trouble or in translation.",
    source: "Apple Style Guide, inclusive writing",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.humor]),
    needs: .nothing,
    severity: .optIn,
    examples: [
      .bad("No signal. ⟦Bummer⟧.", .alertMessage),
      .bad("Come back later ⟦:)⟧", .alertMessage, better: "Come back later"),
      .bad("연결할 수 없어요⟦ㅠㅠ⟧", .alertMessage, better: "연결할 수 없어요", locale: .korean),
      .good("No signal.", .alertMessage), .good("Ratio 3:1 (default:)", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.humor) {
      report.add(.jokes(copy.text(match.range)), at: match.range)
    }
    guard let face = Emoticon.first(in: copy) else { return }
    report.add(.jokes(copy.text(face.face)), at: face.face, fixes: [Fix([Splice(face.cut, "")], isSafe: false)])
  }
}

extension Message {
  fileprivate static func jokes(_ words: String) -> Message {
    "“\(words)” won’t be funny to everyone. Say it plainly"
  }
}
