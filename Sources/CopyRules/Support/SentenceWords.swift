import CopyModel
import CopyPassage
import CopyText

/// The words and numbers of one sentence, asked for by their place.
struct SentenceWords {
  let copy: Passage
  let words: [Token]

  init(_ copy: Passage, _ words: [Token]) {
    self.copy = copy
    self.words = words
  }

  /// The sentences of the copy; a notification and a message have room for few.
  static func all(of copy: Passage) -> [SentenceWords] {
    guard copy.tokens.count < mostTokens else { return [] }
    var (sentences, words): ([SentenceWords], [Token]?) = ([], nil)
    for token in copy.tokens where token.countsAsWord || token.kind == .number {
      if token.traits.contains(.startsSentence), sentences.count + 1 < most || words == nil {
        if let words { sentences.append(SentenceWords(copy, words)) }
        words = []
        words?.reserveCapacity(longest / 4)
      }
      if words.map({ $0.count < longest }) ?? false { words?.append(token) }
    }
    if let words { sentences.append(SentenceWords(copy, words)) }
    return sentences
  }

  private static let most = 8
  /// What is longer is none of them.
  private static let mostTokens = 2000
  /// More words than a sentence of these has.
  private static let longest = 60

  func isAny(_ index: Int, of set: WordSet) -> Bool {
    words.indices.contains(index) && copy.isAny(of: set, at: words[index].range)
  }

  func isAny(_ index: Int, of spellings: [StaticString]) -> Bool {
    words.indices.contains(index) && copy.isAny(of: spellings, at: words[index].range)
  }

  func isWord(_ index: Int, of list: TermList) -> Bool {
    words.indices.contains(index) && copy.isWord(words[index], of: list)
  }

  /// Whether the word at `index` can be any of `tags`.
  func mayBe(_ index: Int, _ tags: WordTags) -> Bool {
    words.indices.contains(index) && !words[index].tags.isDisjoint(with: tags)
  }

  func denies(_ index: Int) -> Bool { mayBe(index, .negative) || isAny(index, of: ["not", "never"]) }

  func range(_ first: Int, _ last: Int) -> Range<Int> { Int(words[first].start)..<words[last].end }

  /// The places behind `index`, at most `reach` of them.
  func behind(_ index: Int, _ reach: Int) -> Range<Int> {
    min(index + 1, words.count)..<min(index + 1 + reach, words.count)
  }

  /// The places before `index`, at most `reach` of them.
  func before(_ index: Int, _ reach: Int) -> Range<Int> { max(index - reach, 0)..<index }

  /// Whether the mark stands right before the word at `index`.
  func follows(_ index: Int, _ mark: StaticString) -> Bool {
    words.indices.contains(index) && copy.bytes.hasLiteral(mark, at: Int(words[index].start) - mark.utf8CodeUnitCount)
  }

  /// Whether no word of the sentence follows before its next mark.
  func endsClause(_ index: Int) -> Bool {
    guard index + 1 < words.count else { return true }
    let end = words[index].end
    return [",", ".", ";", ":", "!", "?", "\n"].contains { copy.bytes.hasLiteral($0, at: end) }
  }

  /// “If the camera doesn’t answer, …”, and what is asked.
  var isConditional: Bool {
    words.first.map { copy.isAny(of: .conditionWord, at: $0.range) } ?? true || copy.analysis.terminal == .question
  }
}

/// What a sentence is about, where machines and their data are apart from people and the world.
extension SentenceWords {
  enum Kind { case person, machine, data, other }

  /// By the last noun before `end`.
  func subject(before end: Int) -> Kind? { subjectNoun(before: end).map(kind) }

  func subjectNoun(before end: Int) -> Int? {
    before(end, Self.reach).last { mayBe($0, [.noun, .pluralNoun, .properNoun, .subjectPronoun]) }
  }

  private static let reach = 7

  func kind(_ noun: Int) -> Kind {
    if mayBe(noun, .subjectPronoun) && !mayBe(noun, .noun) || isPerson(noun) {
      return isAny(noun, of: ["it", "nothing", "none"]) ? .other : .person
    }
    if isMachine(noun) { return .machine }
    return isData(noun) ? .data : .other
  }

  func isPerson(_ index: Int) -> Bool {
    isWord(index, of: .person) || isWord(index, of: .personRole)
      || mayBe(index, .properNoun) && words[index].traits.contains(.startsUpper)
  }

  func isMachine(_ index: Int) -> Bool {
    [.machineNoun, .linkNoun, .softwarePlace, .appPlace, .appThing].contains { isWord(index, of: $0) }
  }

  func isData(_ index: Int) -> Bool {
    [.keptThing, .softwareTask, .dataNoun].contains { isWord(index, of: $0) }
  }
}
