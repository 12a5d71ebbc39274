import CopyModel
import CopyPassage
import CopyText

/// What all buttons of a sheet act on: “North Pier Choir” of “Mute North Pier Choir” and “Leave North Pier Choir”. It is what the
/// sheet is about, and its noun alone tells that on the buttons.
struct SheetObject {
  let text: String

  /// Nil where the buttons have no words in common, or no more than a noun.
  init?(of view: CopySetView) {
    let acts = view.buttons.filter { !view.isDismissal($0) && !view.closesSheet($0) }
    guard view.isSheet, acts.count > 1, acts.allSatisfy({ $0.isEnglish && Self.beginsWithVerb($0) }) else { return nil }
    let titles = acts.map { $0.text.split(separator: " ") }
    var common = 0
    while titles.allSatisfy({ $0.count > common + 1 }),
      Set(titles.map { $0[$0.count - 1 - common].lowercased() }).count == 1
    { common += 1 }
    let words = titles[0].suffix(common)
    guard words.count > 1, let first = acts[0].tokens.filter(\.countsAsWord).suffix(common).first,
      first.tags.isDisjoint(with: [.preposition, .article, .possessive, .determiner, .coordinator])
    else { return nil }
    text = words.joined(separator: " ")
  }

  /// “Mute Choir” for “Mute North Pier Choir”.
  func shortened(_ title: String) -> String {
    guard title.lowercased().hasSuffix(" " + text.lowercased()), let noun = title.split(separator: " ").last else {
      return title
    }
    return String(title.dropLast(text.count)) + noun
  }

  private static func beginsWithVerb(_ button: Passage) -> Bool {
    button.tokens.first(where: \.countsAsWord)?.tags.contains(.baseVerb) == true
  }
}
