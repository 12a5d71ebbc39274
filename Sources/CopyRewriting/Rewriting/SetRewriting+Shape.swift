import CopyModel
import CopyPassage
import CopyText

/// How the parts of a proposal look beside each other.
extension SetRewriting {
  /// Whether nobody would show it so: a paragraph for a title, buttons in capitals beside others, a notification of Android without
  /// a headline.
  func isIllShaped(_ candidate: ProposedSet) -> Bool {
    hasLongHeadline(candidate) || mixesCapitals(candidate) || losesHeadline(candidate)
  }

  /// A statement of the message that is longer than two lines is no title; what is asked or failed may be.
  private func hasLongHeadline(_ candidate: ProposedSet) -> Bool {
    guard view.isAlert, let title = candidate.title, title != view.title?.text, title.count > Self.longestHeadline,
      let model = view.parts.first
    else { return false }
    let facts = MeaningFacts(trials.passage(title, as: .alertMessage, like: model))
    let asks = title.last.map { "?？".contains($0) } ?? false
    return !asks && !facts.denies && (view.title?.text.count ?? 0) < title.count
  }

  /// In letters: what two lines of an alert on a phone hold.
  private static let longestHeadline = 64

  /// “Salir” beside “PERMANECER AQUÍ”, which stood beside “SALIR”.
  private func mixesCapitals(_ candidate: ProposedSet) -> Bool {
    let shouted = { (titles: [String]) in titles.filter { $0.count > 2 }.map { $0 == $0.uppercased() } }
    let (old, new) = (shouted(view.buttons.map(\.text)), shouted(candidate.buttons.map(\.text)))
    return old.count > 1 && !old.contains(false) && new.contains(true) && new.contains(false)
  }

  /// What says the same as the text below still opens a notification of Android.
  private func losesHeadline(_ candidate: ProposedSet) -> Bool {
    view.set.kind == .notification && candidate.title == nil && view.title?.isOnAndroid == true
  }
}
