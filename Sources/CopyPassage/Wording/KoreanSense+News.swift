import CopyModel
import CopyText

/// What in Korean any notification could say.
extension KoreanSense {
  /// A title that any notification could have: kinds of news, and that they are there.
  package var isAnyNews: Bool {
    guard !words.isEmpty, !copy.holdsMoreThanWords || countsNews, asks || !says(absence: words) else { return false }
    // 무슨 일일까요?
    if asks { return words.allSatisfy { table.means($0, .question, .filler) || isEvent($0) } || isTalk }
    // 변경 사항, 유의 사항: matters of any kind.
    if words.count == 2, words[1].text == "사항" { return true }
    if isGreeting { return true }
    return words.allSatisfy { word in
      table.means(word, .news, .notice, .filler, .arrives) || table.isNoun(word, .person) || callsEyes(word)
        || isCounter(word) || table.isNoun(word, .anything) && word.nouns.count == 1
    }
      && words.contains { table.means($0, .news, .notice) || callsEyes($0) || isAnyThing($0) }
      || isTalk || isVague
  }

  /// 감사합니다, 안녕하세요
  var isGreeting: Bool {
    words.allSatisfy { table.means($0, .greeting, .filler) || table.isNoun($0, .person) }
      && words.contains { table.means($0, .greeting) }
  }

  /// 알림 3건: a figure that only counts what any notification may bring.
  private var countsNews: Bool {
    !copy.tokens.contains { token in
      token.traits.contains(.isQuoted)
        || token.kind == .number && !words.contains { $0.range.lowerBound == token.end && isCounter($0) }
        || ![.word, .number, .space, .punctuation, .emoji].contains(token.kind)
    }
  }

  private func isCounter(_ word: KoreanWord) -> Bool {
    ["건", "개", "통"].contains { word.text == $0 || word.text == $0 + "의" }
      && copy.tokens.contains { $0.kind == .number && $0.end == word.range.lowerBound }
  }

  /// 확인해 보세요, 놓치지 마세요: a call to look, which any notification is.
  func callsEyes(_ word: KoreanWord) -> Bool {
    sentences.contains { sentence in
      guard sentence.ending?.kind == .requests, let verb = sentence.verb, table.isVerb(verb, .looks) else {
        return false
      }
      return sentence.words.contains { $0.range == word.range } && word.range.lowerBound >= verb.range.lowerBound
    }
  }

  /// 새로운 게, 뭔가가
  private func isAnyThing(_ word: KoreanWord) -> Bool { WordSet.anyThing.words.contains(where: word.nouns.contains) }

  /// 한 가지 알려 줄게, 잊지 마시라고 보내요: verbs of telling and keeping in mind, and nothing told.
  private var isTalk: Bool {
    copy.role == .notificationTitle && last?.ending != nil && words.contains { $0.isVerb(.talkVerb) }
      && words.allSatisfy { word in
        // 은행에서 알려 드립니다: who tells it.
        word.isVerb(.talkVerb) || word.text.hasSuffix("에서") || table.means(word, .filler, .notice)
          || word.isVerb(["말", "계시"])
          || table.isNoun(word, .person)
      }
  }
}
