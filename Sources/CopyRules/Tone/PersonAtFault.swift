import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The person as the subject of a deed that the sentence calls wrong, or of one left undone: “You used a name that isn’t
/// free”, “You didn’t attach a receipt”. States and rights blame nobody: “You have unsaved changes”.
struct PersonAtFault {
  private let copy: Passage
  private let words: [Token]

  /// The words that blame, from the person to the verb; nil where nobody is blamed.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.tokens.contains(where: { isPerson($0, copy) }) else { return nil }
    return PersonAtFault(copy).find()
  }

  private init(_ copy: Passage) {
    self.copy = copy
    words = copy.tokens.filter { $0.kind != .space && $0.kind != .markup }
  }

  private func find() -> Range<Int>? {
    for index in words.indices where Self.isPerson(words[index], copy) && opensClause(index) {
      if let verb = verb(behind: index) { return Int(words[index].start)..<words[verb].end }
    }
    return nil
  }

  private static func isPerson(_ token: Token, _ copy: Passage) -> Bool {
    guard token.kind == .word, token.tags.contains(.subjectPronoun) else { return false }
    let word = copy.bytes.slice(token.range)
    return ["You", "you", "You’ve", "you’ve", "You've", "you've", "You’re", "You're", "you’re", "you're"].contains {
      word.equals($0)
    }
  }

  /// At the start of a clause of its own, or behind “because”, which gives the deed as the reason. “If you have…” is a case,
  /// “the code you entered” names a thing.
  private func opensClause(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = words[index - 1]
    if before.kind == .punctuation || before.kind == .newline { return true }
    let isReason = copy.bytes.slice(before.range).equals("because")
    return isReason || before.tags.contains(.coordinator) && !before.tags.contains(.subordinator)
  }

  /// The verb of the deed, where it is at fault.
  private func verb(behind person: Int) -> Int? {
    var (index, isDenied) = (person + 1, false)
    while index < words.count, isSmall(words[index]) {
      isDenied = isDenied || denies(words[index])
      index += 1
    }
    guard index < words.count, words[index].kind == .word else { return nil }
    let tags = words[index].tags
    if isFaultVerb(words[index]) || isReason(person), isDeed(tags, or: []) { return index }
    if isDenied { return isDeed(tags, or: .baseVerb) && !isState(index) ? index : nil }
    return isDeed(tags, or: []) && isCalledWrong(behind: index) ? index : nil
  }

  /// “You overlooked…”, “you mistyped…”: to do that is a fault, whatever it was done to.
  private func isFaultVerb(_ token: Token) -> Bool {
    copy.all(.faultVerb).contains { $0.range.overlaps(token.range) }
  }

  /// “The scan stopped because you moved the phone”: the deed is the reason for something that went wrong.
  private func isReason(_ person: Int) -> Bool {
    guard person > 0, copy.bytes.slice(words[person - 1].range).equalsFolded("because") else { return false }
    let before = words[person - 1].start
    return words[..<(person - 1)].contains { $0.tags.contains(.negative) }
      || (copy.all(.problem) + copy.all(.setback)).contains { $0.end <= before }
  }

  /// What may stand between the person and the verb: have, did, not, adverbs.
  private func isSmall(_ token: Token) -> Bool {
    if denies(token) { return true }
    let word = copy.bytes.slice(token.range)
    return ["have", "had", "did"].contains { word.equals($0) } || token.tags.dominant == .adverb
  }

  /// “Didn’t”, “haven’t”, “not”, “never”; “don’t” and “can’t” say what is, not what was done.
  private func denies(_ token: Token) -> Bool {
    let word = copy.bytes.slice(token.range)
    return ["didn’t", "didn't", "haven’t", "haven't", "not", "never"].contains { word.equals($0) }
  }

  private func isDeed(_ tags: WordTags, or base: WordTags) -> Bool {
    tags.isDisjoint(with: [.copula, .auxiliary]) && !tags.isDisjoint(with: base.union([.pastVerb, .pastParticiple]))
  }

  /// “You didn’t have permission.”
  private func isState(_ verb: Int) -> Bool {
    let word = copy.bytes.slice(words[verb].range)
    return ["have", "had", "need", "receive", "received"].contains { word.equals($0) }
  }

  /// Whether a word behind the verb, in its clause, says that the deed was wrong: incorrect, too, isn’t.
  private func isCalledWrong(behind verb: Int) -> Bool {
    for token in words[(verb + 1)...] {
      if token.kind == .newline || token.traits.contains(.startsSentence) { return false }
      if token.kind == .punctuation { return false }
      if isFault(token) { return true }
    }
    return false
  }

  /// “You can’t do that”, “You’re not allowed to enter”: a refusal, in alerts. What can’t be had back is a warning.
  static func refusal(in copy: Passage) -> Range<Int>? {
    guard RoleSet(.alertTitle, .alertMessage).contains(copy.role) else { return nil }
    let reader = PersonAtFault(copy)
    for index in reader.words.indices where isPerson(reader.words[index], copy) && reader.opensClause(index) {
      if let end = reader.refused(behind: index) { return Int(reader.words[index].start)..<end }
    }
    return nil
  }

  /// Where the words of refusal end; nil where nothing is refused.
  private func refused(behind person: Int) -> Int? {
    let rest = words[(person + 1)...].prefix(4)
    guard let first = rest.first else { return nil }
    if ["can’t", "can't", "cannot"].contains(where: { copy.bytes.slice(first.range).equals($0) }) {
      return rest.dropFirst().first.flatMap { isHarmless($0) ? nil : first.end }
    }
    guard
      let verb = rest.first(where: {
        copy.bytes.slice($0.range).equals("allowed") || copy.bytes.slice($0.range).equals("permitted")
      })
    else { return nil }
    return rest.contains(where: denies) || first.tags.contains(.negative) ? verb.end : nil
  }

  /// “You can’t undo this”, “You can’t lose the score”.
  private func isHarmless(_ verb: Token) -> Bool {
    !verb.tags.contains(.baseVerb) || copy.all(.lossVerb).contains { $0.range.overlaps(verb.range) }
      || ["undo", "restore", "recover", "get", "change", "be"].contains { copy.bytes.slice(verb.range).equals($0) }
  }

  private func isFault(_ token: Token) -> Bool {
    if copy.all(.negativeWord).contains(where: { $0.range.overlaps(token.range) }) { return true }
    if token.tags.contains(.negative) { return true }
    let quality: WordTags = [.adjective, .adverb]
    guard !token.tags.isDisjoint(with: quality) else { return false }
    if copy.all(.problem).contains(where: { $0.range.overlaps(token.range) }) { return true }
    // “Incorrectly”, by the word that it is made of.
    let word = copy.text(token.range)
    return word.hasSuffix("ly") && isBad(String(word.dropLast(2)))
  }

  private func isBad(_ word: String) -> Bool {
    guard let lexicon = copy.lexicon else { return false }
    return [TermList.negativeWord, .problem].contains { list in lexicon.terms(in: list).contains { $0.text == word } }
  }
}
