import CopyModel
import CopyText

/// Where Korean copy tells how to get into the app: by a touch, or by going there.
extension KoreanSense {
  /// 배너를 밀면 앱이 켜져요, 터치 한 번이면 열려요, 앱에 들어오면 볼 수 있어요, 자세한 건 앱 안에 있어요.
  func touch(_ sentence: KoreanSentence) -> Range<Int>? {
    touchedPart(sentence.words) ?? touchToEnter(sentence) ?? singleTouch(sentence.words) ?? entry(sentence)
      ?? keptInApp(sentence)
  }

  /// 이 알림을 길게 눌러서, 배너를 건드리면: what shows on the screen, and a verb of touching that goes on.
  private func touchedPart(_ words: [KoreanWord]) -> Range<Int>? {
    for index in words.indices.dropFirst() where isTouched(at: index, words) {
      let part = words[..<index].last { word in
        WordSet.touchedPart.words.contains { part in
          word.nouns.contains(part) && (word.text != part || part == "여기" || index > 0)
        }
      }
      if let part { return part.range.lowerBound..<words[index].range.upperBound }
    }
    return nil
  }

  /// A verb of touching that is a condition, a way, or a call: 누르면, 밀어서, 터치하고.
  private func isTouched(at index: Int, _ words: [KoreanWord]) -> Bool {
    let word = words[index]
    let isSwept = word.isVerb(["넘기", "올리", "내리"]) && index > 0 && words[index - 1].isVerb(["쓸", "밀"])
    guard word.isVerb(.touchVerb) || isSwept else { return false }
    return word.forms.contains { form in
      form.kind == .requests || form.kind == .joins && ["", "면", "으면", "서", "고", "자마자"].contains(form.ending)
    }
  }

  /// 그림만 누르면 들어올 수 있어요, 밀면 은행 앱이 켜집니다: a touch, and that the app is there.
  private func touchToEnter(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard let index = words.indices.first(where: { isTouched(at: $0, words) && isCondition(words[$0]) }),
      let verb = sentence.verb, let last = words.last
    else { return nil }
    let isThere = words[(index + 1)...].contains { isApp($0) || table.isNoun($0, .screen) && $0.nouns.count > 1 }
    let enters = verb.isVerb(["들어오", "들어가", "접속하"])
    let opens = isThere && verb.isVerb(["열리", "켜지", "뜨", "나오", "넘어가", "이동하", "가", "실행되"])
    return enters || opens ? words[index].range.lowerBound..<last.range.upperBound : nil
  }

  /// 터치 한 번이면, 클릭만 하면: how little it takes.
  private func singleTouch(_ words: [KoreanWord]) -> Range<Int>? {
    words.indices.dropLast().first { index in
      guard WordSet.touchNoun.words.contains(where: words[index].nouns.contains) else { return false }
      let next = words[index + 1].text
      return next == "한" || next.hasPrefix("한번") || words[index].text.hasSuffix("만") && words[index + 1].isVerb(["하"])
    }.map { words[$0].range.lowerBound..<words[$0 + 1].range.upperBound }
  }

  /// 앱에 들어오면 결과를 볼 수 있어요, 앱을 켜서: to go into the app, where nobody else goes.
  private func entry(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    return words.indices.dropFirst().first { index in
      let isOnTheWay = words[index].forms.contains { form in
        ["면", "으면", "서", "야", "어야"].contains(form.ending) && !form.isPast
      }
      return isOnTheWay && words[index].isVerb(.entering) && isApp(words[index - 1]) && words[index - 1].nouns.count > 1
        && !words[..<(index - 1)].contains(where: isDoer)
    }.map { words[$0 - 1].range.lowerBound..<words[$0].range.upperBound }
  }

  /// 자세한 건 앱 안에 있어요, 나머지는 앱에서 볼 수 있습니다: that the rest is in the app.
  private func keptInApp(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 2, let verb = sentence.verb, let last = words.last, !sentence.isNegative,
      sentence.ending?.asks == false, last.isVerb(["있", "가능하"]), let app = appPlace(words)
    else { return nil }
    let isSeen = verb.range != last.range && table.isVerb(verb, .looks)
    let isThere = app == words.count - 2 || words[words.count - 2].nouns.contains { ["안", "속"].contains($0) }
    let isKept =
      isThere && last.isVerb(["있"]) && words[..<app].contains { $0.isSubject || ["건", "게"].contains($0.text) }
    let isNamed = last.isVerb(["가능하"]) && sentence.rest.last.map { table.isNoun($0, .software, .looks) } ?? false
    return isSeen || isKept || isNamed ? words[app].range.lowerBound..<last.range.upperBound : nil
  }

  /// 앱에, 앱에서, 앱 안에; 다른 앱에서 is another’s.
  private func appPlace(_ words: [KoreanWord]) -> Int? {
    words.indices.dropLast().last { index in
      guard isApp(words[index]), index == 0 || !["다른", "타"].contains(words[index - 1].text) else { return false }
      let isInside = words[index + 1].nouns.contains { ["안", "속"].contains($0) }
      return isInside || words[index].text.hasSuffix("에") || words[index].text.hasSuffix("에서")
    }
  }

  private func isApp(_ word: KoreanWord) -> Bool { WordSet.appNoun.words.contains(where: word.nouns.contains) }
}
