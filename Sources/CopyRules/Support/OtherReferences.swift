import CopyModel
import CopyPassage
import CopyText

/// „Tippen Sie auf „Löschen“, um …“, 「削除」をタップすると…: by the verbs and buttons of the lexicon, in languages whose grammar
/// isn’t known here.
///
/// The title stands right behind the verb, or right before it, with no more than a few small words between; it is a
/// button’s of the alert, or stands in quotation marks and is one that most alerts have; or it is told by its capital and
/// the form of its verb.
struct OtherReferences {
  let text: Passage
  let target: ReferenceTarget

  init(_ text: Passage, _ buttons: [Passage]) {
    self.text = text
    target = ReferenceTarget(text: text, buttons: buttons)
  }

  /// Words that may stand between verb and title: “sur le bouton”.
  private static let gap = 3
  /// Words of a sentence beyond the reference itself that tell what the button does.
  private static let leastExplanation = 3

  var all: [ButtonReference] {
    let verbs = text.all(.interactionVerb).map { ($0, true) } + text.all(.choiceVerb).map { ($0, false) }
    let found = verbs.compactMap { reference($0.0, isInteraction: $0.1) }
    let named = (found.isEmpty ? verbs.compactMap { unlisted($0.0, isInteraction: $0.1) } : found) + subjects
    return named.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func reference(_ verb: TermMatch, isInteraction: Bool) -> ButtonReference? {
    let sentence = text.sentence(at: Int(verb.start))
    let behind = text.tokens.indices.filter { Int(text.tokens[$0].start) >= Int(verb.end) && isIn(sentence, $0) }
    let before = text.tokens.indices.filter { text.tokens[$0].end <= Int(verb.start) && isIn(sentence, $0) }
    // Where verbs stand last, what they are about stands before them.
    let found =
      (isVerbFinal ? nil : title(from: behind, isInteraction)) ?? title(from: before.reversed(), isInteraction)
    guard let (title, name, goal) = found else { return nil }
    return ButtonReference(
      verb: verb.range, title: title, name: name, target: goal, isInteraction: isInteraction,
      explains: explains(sentence, beside: [verb.range, title]))
  }

  /// Whether the sentence tells what the button does: in some words, or in two of a purpose, “Para esperar, …”.
  func explains(_ sentence: Range<Int>, beside taken: [Range<Int>]) -> Bool {
    let words = words(in: sentence, beside: taken)
    if binds(sentence, beside: taken) { return false }
    return words >= Self.leastExplanation
      || words > 1 && ClauseWords.of(text)?.opens(.purposes, text, at: sentence.lowerBound) == true
  }

  /// « En appuyant sur « Envoyer », vous acceptez … »: what people bind themselves to is told nowhere else.
  private func binds(_ sentence: Range<Int>, beside taken: [Range<Int>]) -> Bool {
    text.tokens.contains { token in
      guard token.kind == .word, sentence.contains(Int(token.start)),
        !taken.contains(where: { $0.overlaps(token.range) })
      else { return false }
      let word = text.text(token.range).lowercased()
      return Self.consents.contains(where: word.contains) && !AskedAction.isInfinitive(word, in: text)
        || ["stimme", "stimmst"].contains(word)
    }
  }

  /// Of verbs by which people agree.
  private static let consents = [
    "accept", "acept", "akzeptier", "autoris", "autoriz", "accett", "acconsent", "aceit",
    "akkoord",
    "同意",
  ]

  private func isIn(_ sentence: Range<Int>, _ index: Int) -> Bool { sentence.contains(Int(text.tokens[index].start)) }

  /// The first title on the way that `places` go from the verb.
  private func title(
    from places: [Int], _ isInteraction: Bool
  ) -> (title: Range<Int>, name: Range<Int>, goal: ButtonReference.Target)? {
    var words = 0
    for place in places {
      let token = text.tokens[place]
      if let quoted = quoted(at: place), let goal = goal(of: quoted.name, isQuoted: true, isInteraction) {
        return (quoted.title, quoted.name, goal)
      }
      guard token.kind == .word else { continue }
      if let exact = exact(at: place) { return (exact, exact, .exact) }
      words += 1
      if words > Self.gap, !isUnspaced { return nil }
      if words > 2 * Self.gap { return nil }
    }
    return nil
  }

  private var isVerbFinal: Bool { ["ja", "tr", "hi"].contains(text.locale.languageCode) }
  private var isUnspaced: Bool { ["ja", "zh", "th"].contains(text.locale.languageCode) }

  /// A title of the alert that starts or ends at the token, written as it is.
  private func exact(at place: Int) -> Range<Int>? {
    let token = text.tokens[place]
    if let exact = target.exact(at: Int(token.start)) { return exact }
    return target.buttons.compactMap { button -> Range<Int>? in
      guard let words = button.wordsRange, token.end >= words.count else { return nil }
      let range = token.end - words.count..<token.end
      return text.bytes.slice(range).equals(button.bytes.slice(words)) ? range : nil
    }.first
  }

  /// Words in quotation marks of which one stands at the token.
  private func quoted(at place: Int) -> (title: Range<Int>, name: Range<Int>)? {
    guard text.tokens[place].kind == .punctuation, let family = mark(at: place) else { return nil }
    for end in text.tokens.indices[place...].dropFirst().prefix(12) where mark(at: end) == family {
      return quotation(place, end)
    }
    for start in text.tokens.indices[..<place].reversed().prefix(12) where mark(at: start) == family {
      return quotation(start, place)
    }
    return nil
  }

  private func quotation(_ open: Int, _ close: Int) -> (title: Range<Int>, name: Range<Int>)? {
    var (start, end) = (text.tokens[open].end, Int(text.tokens[close].start))
    // French keeps a no-break space inside.
    while start < end, let space = text.tokens.first(where: { Int($0.start) == start && $0.kind == .space }) {
      start = space.end
    }
    while end > start, let space = text.tokens.first(where: { $0.end == end && $0.kind == .space }) {
      end = Int(space.start)
    }
    return start < end ? (Int(text.tokens[open].start)..<text.tokens[close].end, start..<end) : nil
  }

  private func mark(at place: Int) -> Unicode.Scalar? {
    let token = text.tokens[place]
    guard token.kind == .punctuation, token.length <= 3 else { return nil }
    let mark = text.text(token.range).unicodeScalars.first
    return mark == "\"" ? mark : mark.flatMap { QuotationMarks.family(of: $0) }
  }

  private func goal(of name: Range<Int>, isQuoted: Bool, _ isInteraction: Bool) -> ButtonReference.Target? {
    if target.exact(at: name.lowerBound) == name { return .exact }
    let words = text.text(name)
    let bare = { (text: String) in text.lowercased().filter { !$0.isWhitespace } }
    if let near = target.buttons.map({ $0.text($0.trimmedRange) }).first(where: { bare($0) == bare(words) }) {
      return .near(title: near)
    }
    if !target.buttons.isEmpty, isElsewhere(name) { return nil }
    let isCommon = text.lexicon?.terms(in: .commonButton).contains { $0.text == words.lowercased() } ?? false
    if isCommon && isInteraction { return .generic }
    return !target.buttons.isEmpty && mayBeTitle(words, isInteraction) ? .generic : nil
  }

  private func words(in sentence: Range<Int>, beside taken: [Range<Int>]) -> Int {
    text.tokens.count { token in
      token.countsAsWord && sentence.contains(Int(token.start)) && !taken.contains { $0.contains(Int(token.start)) }
    }
  }
}
