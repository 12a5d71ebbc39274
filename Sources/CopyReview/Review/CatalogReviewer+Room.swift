import CopyEngine
import CopyKernel
import CopyModel
import CopyPassage
import CopyRewriting

/// How much room better words have, for people who choose among them.
extension CatalogReviewer {
  /// Parts that are cut off or wrapped where they are too long. A message takes the lines that it needs.
  private static let tight: [Role] = [.alertTitle, .button, .notificationTitle, .notificationAction]

  /// How `value` would fit in the place of the entry at `index`; nil where it has room enough in all languages.
  func room(of value: String, at index: Int, set: CopySet?, in review: Review) -> String? {
    let guess = review.roles[index]
    guard Self.tight.contains(guess.role), engine.judge.mayShow(guess.role) else { return nil }
    var place = engine.place(of: index, in: review.catalog, as: guess)
    if let set { place.show(in: set) }
    let copy = engine.passage(ByteBuffer(Array(value.utf8)), at: place)
    return copy.surelyFits(isTranslated: true) ? nil : room(of: copy)
  }

  private func room(of copy: Passage) -> String? {
    let fits = engine.judge.fits(copy.displayed)
    guard let worst = fits.max(by: { ($0.verdict, $0.points / $0.column) < ($1.verdict, $1.points / $1.column) }) else {
      return nil
    }
    var named: [(name: String, expansion: Expansion)] = []
    for expansion in engine.judge.expansions(of: copy.displayed, worst) {
      named.append((engine.judge.englishName(of: expansion.locale), expansion))
    }
    return FitText.room(worst, named)
  }

  /// What is near its limit in the sets of `proposals`: a line each.
  func rooms(of found: SetProposal, in review: Review) -> [String] {
    let (set, new) = (found.set, found.proposed)
    guard new.surface == .alert || new.surface == .notification else { return [] }
    var parts: [(words: String, index: Int)] = []
    if let title = new.title, let index = set.title ?? set.message { parts.append((title, index)) }
    for button in new.buttons {
      if let origin = button.origin { parts.append((button.text, set.buttons[origin])) }
    }
    return parts.compactMap { part in
      room(of: part.words, at: part.index, set: set, in: review).map { "“\(part.words)”: \($0)" }
    }
  }
}
