import CopyModel
import CopyPassage
import CopyText

/// Orders that are told as something else: a time that suits what is to be done in the app, “Now is a good moment to sign in”, and a
/// touch of the screen with what it does, “A tap on the card shows the rest”.
extension NotificationInstructs {
  func disguised(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    return occasion(in: copy) ?? touch(in: copy)
  }

  private func occasion(in copy: Passage) -> Range<Int>? {
    guard Self.actsAnywhere(copy), copy.analysis.terminal != .question else { return nil }
    for noun in copy.all(.occasionNoun).prefix(Self.most) where isCalledGood(noun, copy) {
      for parse in copy.parses {
        guard let verb = parse.units.firstIndex(where: { copy.range(of: $0).lowerBound > Int(noun.end) + 1 }), verb > 0,
          parse.units[verb - 1].tags.contains(.infinitiveMarker), parse.units[verb].tags.contains(.baseVerb),
          copy.range(of: parse.units[verb - 1]).lowerBound == Int(noun.end) + 1,
          actsInSoftware(verb, parse, copy)
        else { continue }
        return Int(noun.start)..<copy.range(of: parse.units[verb]).upperBound
      }
    }
    return nil
  }

  /// More times than a notification has room for.
  private static let most = 8

  /// “It’s a great day”, “now is the moment”: what stands before the time says that it is now.
  private func isCalledGood(_ noun: TermMatch, _ copy: Passage) -> Bool {
    let start = copy.sentence(at: Int(noun.start)).lowerBound
    return copy.tokens.contains { token in
      Int(token.start) >= start && token.end <= Int(noun.start) && token.tags.contains(.copula)
    }
  }

  private func touch(in copy: Passage) -> Range<Int>? {
    let words = copy.words
    for (article, noun) in zip(words, words.dropFirst())
    where copy.isAny(of: ["a", "one", "another", "just"], at: article.range)
      && copy.opensSentence(at: Int(article.start))
    {
      guard copy.isAny(of: ["tap", "click", "swipe", "press"], at: noun.range), let next = copy.word(at: noun.end + 1),
        copy.isAny(of: ["on"], at: next.range)
      else { continue }
      return Int(article.start)..<noun.end
    }
    return nil
  }
}
