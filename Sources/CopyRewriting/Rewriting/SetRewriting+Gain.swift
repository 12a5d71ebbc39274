import CopyKernel
import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a proposal is worth beside the suggestions for its single parts.
extension SetRewriting {
  /// Whether the worst of the old copy stays as it was, while no text says anything else and one button at most is titled anew:
  /// single suggestions say that as well.
  func lacksGain(_ proposed: ProposedSet, leaving loud: [Finding]) -> Bool {
    guard loud.contains(where: { Self.worst.contains($0.rule) }) else { return false }
    let letters = { (text: String?) in text.map(SetMeaning.letters) }
    let old = Self.old(view)
    guard letters(old.title) == letters(proposed.title), letters(old.message) == letters(proposed.message) else {
      return false
    }
    let titles = Set(old.buttons.map { letters($0.text) })
    let isAnew = proposed.buttons.count { !titles.contains(letters($0.text)) }
    return isAnew + max(0, old.buttons.count - proposed.buttons.count) <= 1
  }

  /// Titles that say nothing, reproaches, and answers that name nothing.
  private static let worst: Set = [
    TitleVague.info.id, TitleErrorCode.info.id, ButtonYesNo.info.id, ButtonOkAmbiguous.info.id, "tone-accusatory",
    "tone-apology", NotificationTitleGeneric.info.id,
  ]
}
