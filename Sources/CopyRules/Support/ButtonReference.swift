import CopyModel
package import CopyPassage
import CopyText

/// A place where a text speaks of a button: “tap Delete to remove it”.
package struct ButtonReference {
  package enum Target {
    /// A button of the alert, written as it is titled.
    case exact
    /// A button of the alert, written otherwise: other case, more or fewer words.
    case near(title: String)
    /// A button that most alerts have, or “the button”; whether this one has it isn’t known.
    case generic
  }

  /// Tap, click, choose; empty where the button itself is the subject.
  package var verb: Range<Int>
  /// The title with its quotation marks.
  package var title: Range<Int>
  /// The title without them.
  package var name: Range<Int>
  package var target: Target
  /// Tap or click rather than choose.
  package var isInteraction: Bool
  /// Whether the text tells what the button does.
  package var explains: Bool

  package var isQuoted: Bool { title != name }
  package var range: Range<Int> { min(verb.lowerBound, title.lowerBound)..<max(verb.upperBound, title.upperBound) }

  /// All references in `text` to `buttons`; without any, to buttons that most alerts have.
  package static func all(in text: Passage, to buttons: [Passage]) -> [ButtonReference] {
    let found = named(in: text, buttons)
    // “Check the cable, then tap Reconnect.” above OK alone: the button is on the screen beneath.
    guard !buttons.isEmpty, buttons.allSatisfy(onlyCloses) else { return found }
    return found.filter { !$0.isGeneric || text.bytes.slice($0.name).equals("button") }
  }

  private var isGeneric: Bool { if case .generic = target { true } else { false } }

  private static func onlyCloses(_ button: Passage) -> Bool {
    [.okButton, .dismissButton, .closeButton].contains { button.whole($0) != nil }
  }

  private static func named(in text: Passage, _ buttons: [Passage]) -> [ButtonReference] {
    if text.isKorean { return KoreanReferences(text, buttons).all }
    if text.isEnglish { return EnglishReferences.mayStand(in: text) ? EnglishReferences(text, buttons).all : [] }
    let mayStand = text.has(.interactionVerb) || text.has(.choiceVerb) || !buttons.isEmpty
    return mayStand ? OtherReferences(text, buttons).all : []
  }
}

/// “Tap Delete to …”, “If you click “OK”, …”, “Delete will …”
struct EnglishReferences {
  let text: Passage
  private let target: ReferenceTarget
  let tokens: UnsafeBufferPointer<Token>

  init(_ text: Passage, _ buttons: [Passage]) {
    self.text = text
    target = ReferenceTarget(text: text, buttons: buttons)
    tokens = text.tokens
  }

  /// Whether there may be some. Most texts have none, and this is asked of all.
  static func mayStand(in text: Passage) -> Bool {
    text.has(.interactionVerb) || text.has(.choiceVerb) || mayHaveSubjects(text.tokens)
  }

  var all: [ButtonReference] {
    let verbs = text.all(.interactionVerb).map { ($0, true) } + text.all(.choiceVerb).map { ($0, false) }
    let found = verbs.compactMap { reference($0.0, isInteraction: $0.1) }
    return (found + subjects).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func reference(_ verb: TermMatch, isInteraction: Bool) -> ButtonReference? {
    guard var index = tokens.firstIndex(where: { Int($0.start) >= Int(verb.end) && $0.kind != .space }) else {
      return nil
    }
    let hasArticle = tokens[index].tags.contains(.determiner)
    if hasArticle, let next = next(behind: index) { index = next }
    if hasArticle, isInteraction, isButtonNoun(index) {
      return make(verb, tokens[index].range, tokens[index].range, .generic, isInteraction)
    }
    if let close = closing(of: index) {
      // “Choose “Renumber.””: the mark of the sentence stands inside.
      let end = Int(tokens[close].start)
      let isStopped = end > tokens[index].end && [UInt8(ascii: "."), UInt8(ascii: ",")].contains(text.bytes[end - 1])
      let name = tokens[index].end..<(isStopped ? end - 1 : end)
      guard !name.isEmpty, let goal = quotedTarget(name, behind: close, verb, isInteraction) else { return nil }
      return make(verb, Int(tokens[index].start)..<tokens[close].end, name, goal, isInteraction)
    }
    if let (name, goal) = plainTarget(at: index, isInteraction) { return make(verb, name, name, goal, isInteraction) }
    if let name = missingTitle(at: index) {
      let reference = make(verb, name, name, .generic, isInteraction)
      return reference.explains ? reference : nil
    }
    guard isInteraction, let name = unknownTitle(at: index) else { return nil }
    let reference = make(verb, name, name, .generic, isInteraction)
    // “The meter runs until you press End Trip.”
    let isPair = text.isDeclared && namesAction(name) && endsClause(name) && text.bytes.slice(name).contains(0x20)
    return reference.explains || isPair ? reference : nil
  }

  /// “To keep both, click Keep Both”: where no buttons are known, capitals that a sentence gives for no other reason. Keys have
  /// capitals as well.
  private func unknownTitle(at index: Int) -> Range<Int>? {
    let token = tokens[index]
    guard target.buttons.isEmpty, text.casing != .title, token.kind == .word, token.traits.contains(.startsUpper),
      token.traits.isDisjoint(with: [.isName, .mayBeName]), token.tags.contains(.baseVerb)
    else { return nil }
    let run = capitalRun(from: index)
    return text.all(.keyName).contains { $0.range == token.range } ? nil : run
  }

  /// “To look for it, choose Search”, where no button of the alert is titled so: capitals, a verb, and no more of the clause.
  private func missingTitle(at index: Int) -> Range<Int>? {
    guard !target.buttons.isEmpty, tokens[index].kind == .word,
      tokens[index].traits.isDisjoint(with: [.isName, .mayBeName])
    else { return nil }
    let run = capitalRun(from: index)
    guard namesAction(run), endsClause(run), !text.all(.keyName).contains(where: { $0.range.overlaps(run) }) else {
      return nil
    }
    // “Choose File > Save”: a menu.
    let next = tokens.first { Int($0.start) >= run.upperBound && $0.kind != .space }
    let isPath = next.map { [">", "›", "→", "▸"].contains(text.text($0.range)) } ?? false
    return isPath ? nil : run
  }

  private func make(
    _ verb: TermMatch, _ title: Range<Int>, _ name: Range<Int>, _ goal: ButtonReference.Target, _ isInteraction: Bool
  ) -> ButtonReference {
    ButtonReference(
      verb: verb.range, title: title, name: name, target: goal, isInteraction: isInteraction,
      explains: !binds(behind: title.upperBound)
        && (hasPurpose(behind: title.upperBound) || hasCondition(before: Int(verb.start))
          || hasCondition(behind: title.upperBound) || hasOutcome(behind: title.upperBound))
    )
  }

  /// “By tapping Rent you agree to pay the deposit.”: what people bind themselves to is told nowhere else.
  private func binds(behind end: Int) -> Bool {
    let words = tokens.lazy.filter { Int($0.start) >= end && $0.countsAsWord }.prefix(3).map { $0 }
    guard let person = words.first, text.isAny(of: ["you", "I"], at: person.range) else { return false }
    return words.dropFirst().first { $0.tags.dominant != .adverb }.map { text.isAny(of: .consentVerb, at: $0.range) }
      ?? false
  }

  // MARK: The title

  private func quotedTarget(
    _ name: Range<Int>, behind close: Int, _ verb: TermMatch, _ isInteraction: Bool
  ) -> ButtonReference.Target? {
    if let exact = target.exact(at: name.lowerBound), exact == name { return .exact }
    if let same = target.sameWords(at: name.lowerBound), same.range == name { return .near(title: same.title) }
    if let title = target.sharingFirstWord(with: name) { return .near(title: title) }
    let isCommon = text.lexicon?.terms(in: .commonButton).contains { term in
      term.text.utf8.count == name.count && term.text == text.text(name).lowercased()
    }
    let isButton = next(behind: close).map(isButtonNoun) ?? false
    if isInteraction, isCommon == true || isButton { return .generic }
    if let title = target.sharingWord(with: name) { return .near(title: title) }
    guard target.buttons.isEmpty, namesAction(name), !isElsewhere(behind: close) else { return nil }
    let end = tokens[close].end
    let isOffered = hasPurpose(behind: end) || hasCondition(before: Int(verb.start)) || hasCondition(behind: end)
    // “After the lamp blinks, choose ‘Pair Again’.”: as the last word of an alert’s text, what else would it be?
    let isLast =
      text.isDeclared && text.bytes.slice(name).contains(0x20)
      && next(behind: close).map { tokens[$0].kind == .punctuation } ?? true
    return isInteraction || isOffered || isLast ? .generic : nil
  }

  private func plainTarget(at index: Int, _ isInteraction: Bool) -> (Range<Int>, ButtonReference.Target)? {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    let run = capitalRun(from: index)
    if let exact = target.exact(at: Int(token.start)), token.traits.contains(.startsUpper) {
      if run.upperBound <= exact.upperBound { return (exact, .exact) }
      return (run, .near(title: text.text(exact)))
    }
    if token.traits.contains(.startsUpper), let title = target.sharingFirstWord(with: run) {
      return (run, .near(title: title))
    }
    // “Choose follow” as well, where nothing goes behind it that a verb would have.
    if let same = target.sameWords(at: Int(token.start)), isInteraction || endsClause(same.range) {
      return (same.range, .near(title: same.title))
    }
    if namesAction(run), endsClause(run), let title = target.sharingWord(with: run) {
      return (run, .near(title: title))
    }
    guard isInteraction, token.traits.contains(.startsUpper),
      let common = text.all(.commonButton).first(where: { $0.start == token.start }), run.upperBound <= Int(common.end)
    else { return nil }
    return (common.range, .generic)
  }

  /// Capitals throughout, and a verb first: “Keep Both”.
  private func namesAction(_ words: Range<Int>) -> Bool {
    let named = tokens.filter { $0.kind == .word && words.contains(Int($0.start)) }
    return named.first?.tags.contains(.baseVerb) == true && text.casing != .title
      && named.allSatisfy { $0.traits.contains(.startsUpper) && !$0.traits.contains(.startsSentence) }
  }

  /// “… on the other device”, “… in the next dialog”: the button of another place.
  private func isElsewhere(behind close: Int) -> Bool {
    guard let next = next(behind: close) else { return false }
    return tokens[next].tags.contains(.preposition) && !tokens[next].tags.contains(.infinitiveMarker)
  }

  /// Whether a mark, or what one does it for, follows.
  private func endsClause(_ words: Range<Int>) -> Bool {
    guard let next = tokens.first(where: { Int($0.start) >= words.upperBound && $0.kind != .space }) else {
      return true
    }
    return next.kind == .punctuation || next.tags.contains(.infinitiveMarker) || next.tags.contains(.coordinator)
      || text.isAny(of: Self.conditions, at: next.range)
  }

  /// The capitalised words from `index` on: “Restart Now”.
  private func capitalRun(from index: Int) -> Range<Int> {
    var (end, position) = (tokens[index].end, index)
    while let next = next(behind: position), tokens[next].kind == .word, tokens[next].traits.contains(.startsUpper),
      !tokens[next].traits.contains(.startsSentence), Int(tokens[next].start) == end + 1
    {
      (end, position) = (tokens[next].end, next)
    }
    return Int(tokens[index].start)..<end
  }

  private func next(behind index: Int) -> Int? {
    tokens[(index + 1)...].firstIndex { $0.kind != .space }
  }

  private func isButtonNoun(_ index: Int) -> Bool { text.bytes.slice(tokens[index].range).equals("button") }

  /// The mark that closes the quotation that `index` opens.
  private func closing(of index: Int) -> Int? {
    let pairs: [(StaticString, StaticString)] = [("“", "”"), ("\"", "\""), ("‘", "’"), ("'", "'")]
    let mark = text.bytes.slice(tokens[index].range)
    guard let pair = pairs.first(where: { mark.equals($0.0) }) else { return nil }
    return tokens[(index + 1)...].firstIndex { text.bytes.slice($0.range).equals(pair.1) }
  }

  /// “Send Later will send …”: a title with its capitals as the subject of a sentence.
  private var subjects: [ButtonReference] {
    var found: [ButtonReference] = []
    for index in 0..<tokens.count
    where tokens[index].kind == .word && tokens[index].traits.contains(.startsSentence) {
      if let subject = subject(at: index) { found.append(subject) }
    }
    return found
  }

  /// Whether a predicate stands right behind a word that may be the last of a title. Most texts have none.
  private static func mayHaveSubjects(_ tokens: UnsafeBufferPointer<Token>) -> Bool {
    let ends: Token.Traits = [.startsUpper, .startsSentence]
    // Few words are of a title, so these are looked for first.
    for index in 0..<max(tokens.count - 2, 0) where !tokens[index].traits.isDisjoint(with: ends) {
      if tokens[index].kind == .word, isPredicate(tokens[index + 2]) { return true }
    }
    return false
  }

  private func subject(at index: Int) -> ButtonReference? {
    let run = capitalRun(from: index)
    // “Show hints?” asks for what the button does.
    guard let verb = text.word(at: run.upperBound), Int(verb.start) == run.upperBound + 1, Self.isPredicate(verb),
      !text.text(text.sentence(at: run.lowerBound)).hasSuffix("?")
    else { return nil }
    let isExact = target.exact(at: run.lowerBound) == run
    let isPair =
      tokens[index].tags.contains(.baseVerb) && tokens[index].tags.dominant == .verb
      && text.bytes.slice(run).count(where: { $0 == 0x20 }) == 1
      && !tokens.contains { run.contains(Int($0.start)) && !$0.traits.isDisjoint(with: [.isName, .mayBeName]) }
    guard isExact || isPair && verb.tags.contains(.auxiliary) else { return nil }
    return ButtonReference(
      verb: run.lowerBound..<run.lowerBound, title: run, name: run, target: isExact ? .exact : .generic,
      isInteraction: false, explains: true)
  }

  private static func isPredicate(_ token: Token) -> Bool {
    if token.traits.contains(.startsUpper) { return false }
    return token.tags.contains(.auxiliary) && !token.tags.contains(.copula)
      || token.tags.contains(.thirdPersonVerb) && token.tags.dominant == .verb
  }
}
