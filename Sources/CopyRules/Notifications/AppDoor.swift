import CopyModel
import CopyPassage
import CopyText

/// How to get into the app, or that it can be got into: a touch of the notification itself, “Slide this to the right”, “when this
/// banner is pressed”, “one tap brings up the list”; and the app as the place where the rest is, “once the app is open”.
struct AppDoor {
  /// All words of the copy: a touch may be told of in one sentence and its aim in the next.
  let sentence: SentenceWords
  private var copy: Passage { sentence.copy }
  private var words: [Token] { sentence.words }

  /// More words than a notification has room for.
  private static let most = 200

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = Array(copy.tokens.lazy.filter { $0.kind == .word }.prefix(most))
    let door = AppDoor(sentence: SentenceWords(copy, words))
    return door.touch ?? door.opening ?? door.stroke ?? door.app ?? AppEntry.find(in: copy)
  }

  private func isAny(_ index: Int, of set: WordSet) -> Bool { sentence.isAny(index, of: set) }

  /// “By opening this notification”
  private var opening: Range<Int>? {
    words.indices.dropLast(2).first { index in
      isAny(index, of: .openingForm) && isAny(index + 2, of: .noticeNoun)
        && copy.isAny(of: ["this", "the"], at: words[index + 1].range)
    }.map { Int(words[$0].start)..<words[$0 + 2].end }
  }

  /// “Double-click here”, “Hold down the notification”, “when this banner is pressed”
  private var touch: Range<Int>? {
    for index in words.indices where isAny(index, of: .touchForm) {
      let behind = words.indices.dropFirst(index + 1).prefix(4).first { isItself($0, after: index) }
      if let behind { return Int(words[index].start)..<words[behind].end }
      // “… is pressed”
      let isTaken = index > 1 && words[index].tags.contains(.pastParticiple) && words[index - 1].tags.contains(.copula)
      if isTaken, isItself(index - 2, after: index - 4) { return Int(words[index - 2].start)..<words[index].end }
    }
    return nil
  }

  /// “Here”, “this”, “this banner”, “the notification”; not “this chair”.
  private func isItself(_ index: Int, after verb: Int) -> Bool {
    guard index > verb, words.indices.contains(index) else { return false }
    if isAny(index, of: .noticeNoun) {
      return index > 0 && (isAny(index - 1, of: .definiteDeterminer) || words[index - 1].tags.contains(.article))
    }
    guard copy.isAny(of: ["here", "this"], at: words[index].range) else { return false }
    let next = words.indices.contains(index + 1) ? words[index + 1] : nil
    // “Tapping this shows the menu”: no noun in the plural stands behind “this”.
    return next.map { $0.tags.isDisjoint(with: [.noun, .adjective]) || $0.tags.dominant == .function }
      ?? true
  }

  /// “One tap brings up the whole list”, “A quick swipe and the door opens”; not “A click was heard”.
  private var stroke: Range<Int>? {
    for index in words.indices.dropFirst().dropLast() where isAny(index, of: .strokeNoun) {
      guard isAny(index - 1, of: .strokeCount) || index > 1 && isAny(index - 2, of: .strokeCount),
        opensOrFollows(index) || copy.isAny(of: ["away"], at: words[index + 1].range)
      else { continue }
      let next = words[index + 1]
      // “… is just a swipe away”
      if copy.isAny(of: ["away"], at: next.range) { return Int(words[index - 1].start)..<next.end }
      let leads =
        isAny(index + 1, of: .strokeLink) || next.tags.contains(.thirdPersonVerb) && next.tags.dominant == .verb
      if leads { return Int(words[index - 1].start)..<words[index].end }
    }
    return nil
  }

  private func opensOrFollows(_ index: Int) -> Bool {
    index < 3 || words[index - 1].traits.contains(.startsSentence) || isAny(index - 2, of: .strokeLink)
      || copy.opensSentence(at: Int(words[index - 1].start))
  }

  /// “Once the app is open”, “The app can be opened”, “It’s all inside the app”, “the app is ready whenever you are”
  private var app: Range<Int>? {
    for index in words.indices.dropFirst() where copy.isAny(of: ["app"], at: words[index].range) {
      guard isAny(index - 1, of: .definiteDeterminer) || copy.isAny(of: ["our", "your"], at: words[index - 1].range)
      else { continue }
      let isInside = index > 1 && isAny(index - 2, of: .insidePreposition)
      let state = words.indices.dropFirst(index + 1).prefix(4).first { isAny($0, of: .appState) }
      if isInside { return Int(words[index - 2].start)..<words[index].end }
      if let state { return Int(words[index - 1].start)..<words[state].end }
    }
    return nil
  }
}
