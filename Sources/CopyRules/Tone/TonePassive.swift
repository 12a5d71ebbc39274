package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// The passive voice hides who does it.
package struct TonePassive: TextRule {
  package static let info = RuleInfo(
    "tone-passive", "Copy says who or what acts.",
    why: "The passive leaves open who must do something, or who did.", source: "Apple Style Guide, active voice",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationBody, .text), languages: .english, severity: .optIn,
    examples: [
      .bad("The file could not ⟦be uploaded⟧.", .alertMessage),
      .bad("The app has ⟦been blocked⟧ by a profile.", .alertMessage),
      .bad("The message ⟦was sent by⟧ the server.", .alertMessage), .good("The server blocks the app.", .alertMessage),
      .good("The folder is shared.", .alertMessage),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return }
    let words = copy.unspaced
    for index in words.indices.dropLast() where words[index].tags.contains(.copula) {
      guard let verb = participle(behind: index, words) else { continue }
      let isBare = isNonFinite(copy.bytes.slice(words[index].range))
      let agent = verb + 1 < words.count && copy.bytes.slice(words[verb + 1].range).equals("by")
      guard isBare || agent else { continue }
      let range = Int(words[index].start)..<words[isBare ? verb : verb + 1].end
      report.add(.isPassive(copy.text(range)), at: range)
    }
  }

  /// The participle behind a form of be, an adverb between them or not.
  private func participle(behind index: Int, _ words: [Token]) -> Int? {
    for next in index + 1..<min(index + 3, words.count) {
      let tags = words[next].tags
      if tags.contains(.pastParticiple), tags.dominant == .verb || tags.contains(.pastVerb) { return next }
      if !tags.contains(.adverb) { return nil }
    }
    return nil
  }

  private func isNonFinite(_ word: Bytes) -> Bool { word.equals("be") || word.equals("been") || word.equals("being") }
}

extension Message {
  fileprivate static func isPassive(_ words: String) -> Message { "“\(words)” hides who acts. Name it" }
}
