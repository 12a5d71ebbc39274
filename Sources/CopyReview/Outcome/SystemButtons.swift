import CopyModel
import CopyPassage

/// The buttons that the system adds to a set and titles itself, as far as the language’s words for them are known.
struct SystemButtons: Sendable {
  let cancel, accept: String?

  /// - Parameter model: a part of the set, which says the language.
  init(of set: CopySet, like model: Passage?) {
    let adds = { (trait: SetTraits) in set.traits?.contains(trait) == true }
    cancel = adds(.hasSystemCancel) ? model?.lexicon?.title(in: .cancelButton) : nil
    accept = adds(.hasSystemDefault) ? model?.lexicon?.title(in: .okButton) : nil
  }
}
