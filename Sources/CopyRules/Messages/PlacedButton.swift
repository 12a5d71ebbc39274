import CopyModel
import CopyPassage
import CopyText

/// A button that the text names by its place: “the left one”, “the first button”, “your pick below”. Readers of the screen hear no
/// place, and other languages and sizes of text move it.
enum PlacedButton {
  static func find(in text: Passage, _ buttons: [Passage]) -> Range<Int>? {
    if text.isKorean, buttons.count > 1 { return inKorean(text) }
    guard text.isEnglish, buttons.count > 1 else { return nil }
    // “The left-hand option”
    let words = text.tokens.filter { $0.kind == .word && !text.isAny(of: ["hand"], at: $0.range) }
    let pairs = Array(zip(words, words.dropFirst()))
    // “Turning on the left pump turns off the right one”: the place is the pump’s.
    let placesThings = pairs.contains { place, thing in
      text.isAny(of: .placeWord, at: place.range) && thing.tags.contains(.noun)
        && !text.isAny(of: .placedThing, at: thing.range)
    }
    for (place, thing) in pairs {
      let isPlaced =
        text.isAny(of: .placeWord, at: place.range) && text.isAny(of: .placedThing, at: thing.range)
        && !(text.isAny(of: ["one"], at: thing.range) && (placesThings || isDescribed(thing, in: text)))
      let isBelow =
        text.isAny(of: .placedThing, at: place.range) && text.isAny(of: ["below", "above"], at: thing.range)
        && !text.isAny(of: ["one"], at: place.range)
      if isPlaced || isBelow { return Int(place.start)..<thing.end }
    }
    return nil
  }

  /// “The last one is a week old.”: what is told of it is no button’s doing.
  private static func isDescribed(_ thing: Token, in text: Passage) -> Bool {
    text.word(at: thing.end)?.tags.contains(.copula)
      ?? text.tokens.first { Int($0.start) > thing.end && $0.kind == .word }?.tags.contains(.copula) ?? false
  }

  /// 왼쪽을 누르면, 첫 번째 버튼은: a side, and a button or what is done with one.
  private static func inKorean(_ text: Passage) -> Range<Int>? {
    guard WordSet.placedSide.stands(in: text.bytes) else { return nil }
    let words = text.words
    let verbs = Set((text.all(.interactionVerb) + text.all(.choiceVerb)).map(\.start))
    for side in WordSet.placedSide.words {
      guard let first = words.first(where: { starts(side, at: $0, text) }),
        let next = words.first(where: { Int($0.start) > Int(first.start) + side.utf8.count - 1 })
      else { continue }
      let range = Int(first.start)..<max(next.end, Int(first.start) + side.utf8.count)
      if verbs.contains(next.start) || ["버튼", "단추"].contains(where: text.text(next.range).hasPrefix) { return range }
    }
    return nil
  }

  private static func starts(_ side: String, at word: Token, _ text: Passage) -> Bool {
    let end = Int(word.start) + side.utf8.count
    return end <= text.bytes.count && text.text(Int(word.start)..<end) == side
  }
}
