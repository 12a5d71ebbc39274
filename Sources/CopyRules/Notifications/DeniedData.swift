import CopyModel
import CopyPassage
import CopyText

/// Data or a machine that is denied what it is there for: “The guest list can’t be read”, “The photos never reached the album”, “The
/// register didn’t accept the login”. What it can’t do before a time or without a thing is a limit, which is news.
struct DeniedData {
  let sentence: SentenceWords

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.mayHold(.transferForm) else { return nil }
    return SentenceWords.all(of: copy).lazy.compactMap { DeniedData(sentence: $0).range }.first
  }

  private var range: Range<Int>? {
    guard !sentence.isConditional, sentence.words.count > 3 else { return nil }
    for index in sentence.words.indices.dropFirst() where sentence.denies(index) {
      guard !sentence.isAny(index, of: .unwillingForm), isOfSoftware(before: index), let verb = deed(behind: index),
        !isLimit(verb, behind: index)
      else { continue }
      return sentence.range(0, verb)
    }
    return nil
  }

  /// The verb that is denied, past “be” and adverbs.
  private func deed(behind denial: Int) -> Int? {
    let verbs: WordTags = [.baseVerb, .pastVerb, .pastParticiple, .presentParticiple]
    let verb = sentence.behind(denial, 3).first {
      !sentence.isAny($0, of: ["be", "been"]) && sentence.mayBe($0, verbs)
    }
    return verb.flatMap { sentence.isAny($0, of: .transferForm) ? $0 : nil }
  }

  /// “Before Monday”, “can’t be played at the wedding”: when, where, and how only it holds.
  private func isLimit(_ verb: Int, behind denial: Int) -> Bool {
    if sentence.behind(verb, 12).contains(where: { sentence.isAny($0, of: .limitLink) }) { return true }
    let isState = sentence.isAny(denial, of: .unableForm) && sentence.isAny(verb - 1, of: ["be"])
    return isState && !sentence.endsClause(verb)
  }

  /// Whether the noun before the first preposition is data or a machine: “the photos from the fair”, not “the map of the fair’s lead”.
  private func isOfSoftware(before verb: Int) -> Bool {
    let words = sentence.before(verb, 9)
    let opening = words.drop { !sentence.mayBe($0, [.noun, .pluralNoun]) || sentence.mayBe($0, .determiner) }
    let nouns = opening.prefix { !sentence.mayBe($0, [.preposition, .auxiliary]) || sentence.mayBe($0, .noun) }
    guard let head = nouns.last(where: { sentence.mayBe($0, [.noun, .pluralNoun]) }) else { return false }
    return (sentence.isData(head) || sentence.isMachine(head)) && !sentence.isPerson(head)
      && !sentence.isAny(head, of: .shippedThing) && !sentence.isAny(head, of: .movingThing)
      && !sentence.isAny(head, of: .publicPlace)
  }
}
