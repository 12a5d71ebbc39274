import CopyModel
import CopyPassage
import CopyText

/// What is known of somebody’s life that others could use: a home that nobody watches and where its key lies, “The house is empty until
/// Sunday”, “The key is under the pot”; how much somebody weighs, and how a test ended.
enum PrivateLife {
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    return SentenceWords.all(of: copy).lazy.compactMap {
      unwatched($0) ?? hidden($0) ?? weight($0) ?? failed($0) ?? found($0) ?? summoned($0)
    }.first
  }

  /// “The house is empty until Sunday.”, “The kids are home alone.”
  private static func unwatched(_ sentence: SentenceWords) -> Range<Int>? {
    sentence.words.indices.dropFirst(2).first { index in
      if sentence.isAny(index, of: ["alone"]) { return sentence.isAny(index - 1, of: ["home"]) }
      return sentence.isAny(index, of: .vacancyQuality)
        && sentence.before(index, 3).contains { sentence.mayBe($0, .copula) }
        && sentence.before(index, 4).contains { sentence.isAny($0, of: .homeNoun) }
        && !sentence.before(index, 3).contains(where: sentence.denies)
    }.map { sentence.range($0 - 1, $0) }
  }

  /// “The key is under the blue pot.”
  private static func hidden(_ sentence: SentenceWords) -> Range<Int>? {
    sentence.words.indices.dropFirst(2).dropLast().first { index in
      sentence.isAny(index, of: .hidingPreposition) && sentence.mayBe(index - 1, [.copula, .thirdPersonVerb])
        && sentence.isAny(index - 2, of: ["key", "keys"])
        && (index == 2 || sentence.mayBe(index - 3, [.article, .adjective]))
    }.map { sentence.range($0 - 2, $0 + 1) }
  }

  /// “Rosa weighs 84 kilos now.”
  private static func weight(_ sentence: SentenceWords) -> Range<Int>? {
    sentence.words.indices.dropFirst().dropLast(2).first { index in
      sentence.isAny(index, of: .weighingForm) && sentence.subject(before: index) == .person
        && sentence.behind(index, 3).contains { sentence.isAny($0, of: .weightUnit) }
    }.map { sentence.range($0, $0 + 1) }
  }

  /// “The hearing test shows severe loss.”: what a test of the body found, not that there is one.
  private static func found(_ sentence: SentenceWords) -> Range<Int>? {
    sentence.words.indices.dropFirst().dropLast().first { index in
      sentence.isAny(index, of: .testNoun) && sentence.isAny(index - 1, of: .bodyNoun)
        && sentence.behind(index, 2).contains { sentence.isAny($0, of: .findingOut) }
    }.map { sentence.range($0 - 1, $0 + 1) }
  }

  /// “The eviction hearing is on May 3”, “The probation officer called”: a matter that is one’s own, by what comes of it.
  private static func summoned(_ sentence: SentenceWords) -> Range<Int>? {
    sentence.words.indices.dropLast().first { index in
      sentence.isWord(index, of: .privateMatter) && sentence.isAny(index + 1, of: .legalEvent)
    }.map { sentence.range($0, $0 + 1) }
  }

  /// “You failed the driving test.”
  private static func failed(_ sentence: SentenceWords) -> Range<Int>? {
    sentence.words.indices.dropFirst().dropLast().first { index in
      sentence.isAny(index, of: ["failed", "flunked"]) && sentence.subject(before: index) == .person
        && sentence.behind(index, 4).contains { sentence.isAny($0, of: ["test", "exam", "course", "class"]) }
    }.map { sentence.range($0, $0) }
  }
}
