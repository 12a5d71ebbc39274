import CopyModel
import CopyPassage
import CopyText

/// Korean words that are written wrongly by the letters of one syllable, which no list of endings can hold: -ㄹ게 (한글 맞춤법
/// 제53항), 율 and 률 (제11항), -지 않다, and what stands apart behind -ㄹ and -ㄴ (제42항).
enum KoreanSpelling {
  /// What is written wrongly, and how it is written.
  static func slips(in copy: Passage) -> [(range: Range<Int>, right: String)] {
    copy.tokens.indices.compactMap { index in
      let token = copy.tokens[index]
      guard token.kind == .word, token.traits.isDisjoint(with: [.isQuoted, .isName]) else { return nil }
      let word = copy.text(token.range)
      guard Jamo.isHangul(word) else { return nil }
      let right =
        doublePassive(word) ?? promise(word) ?? request(word) ?? occasion(word) ?? ability(word) ?? rate(word)
        ?? denial(word, at: index, copy)
        ?? timeSince(word, at: index, copy)
      return right.map { (token.range, $0) }
    }
  }

  /// 저장되어졌습니다: 되다 is passive by itself.
  private static func doublePassive(_ word: String) -> String? {
    for (written, right) in [("되어졌", "되었"), ("되어집", "됩"), ("되어진", "된"), ("되어질", "될"), ("되어지", "되")] {
      guard let place = word.firstRange(of: written), place.lowerBound > word.startIndex else { continue }
      return word.replacing(written, with: right)
    }
    return nil
  }

  /// 알려드릴께요
  private static func promise(_ word: String) -> String? {
    for ending in ["께요", "께"] where word.hasSuffix(ending) {
      let verb = word.dropLast(ending.count)
      // 여러분들께: a particle.
      guard endsInRieul(verb), !verb.hasSuffix("들") || ending == "께요" else { return nil }
      return verb + ending.replacing("께", with: "게")
    }
    return nil
  }

  /// 확인하십시요: 제15항, -오 ends a sentence, and 요 stands behind it alone.
  private static func request(_ word: String) -> String? {
    word.hasSuffix("십시요") && word.count > 3 ? word.dropLast() + "오" : nil
  }

  /// 사용할때마다
  private static func occasion(_ word: String) -> String? {
    guard let (verb, rest) = parts(of: word, at: "때"), endsInRieul(verb), isOccasion(rest) else { return nil }
    return "\(verb) 때\(rest)"
  }

  private static func isOccasion(_ particle: Substring) -> Bool {
    particle.isEmpty || WordSet.occasionParticle.contains(String(particle))
  }

  /// 되돌릴수없습니다
  private static func ability(_ word: String) -> String? {
    guard let (verb, rest) = parts(of: word, at: "수"), rest.hasPrefix("있") || rest.hasPrefix("없"), endsInRieul(verb),
      verb.count > 1 || WordSet.abilityModifier.contains(String(verb))
    else { return nil }
    return "\(verb) 수 \(rest)"
  }

  /// 성공율, 할인률: 율 behind a vowel and ㄴ.
  private static func rate(_ word: String) -> String? {
    for written: Character in ["율", "률"] {
      guard let (noun, rest) = parts(of: word, at: written), noun.count > 1,
        rest.isEmpty || WordSet.rateParticle.contains(String(rest)), let last = Jamo.letters(String(noun)).last
      else { continue }
      let isOpen = !Jamo.isFinal(last) || last == nieun
      let right: Character = isOpen ? "율" : "률"
      return right == written ? nil : "\(noun)\(right)\(rest)"
    }
    return nil
  }

  /// 보이지 안습니다
  private static func denial(_ word: String, at index: Int, _ copy: Passage) -> String? {
    guard word.hasPrefix("안"), WordSet.deniedVerbEnding.words.contains(where: word.dropFirst().hasPrefix),
      index > 1, copy.tokens[index - 1].kind == .space
    else { return nil }
    let before = copy.text(copy.tokens[index - 2].range)
    let isDenied = ["지", "지는", "지도", "지를", "질"].contains(where: before.hasSuffix)
    return isDenied && before.count > 1 && !before.contains("까지") ? "않" + word.dropFirst() : nil
  }

  /// 가입한지 3일
  private static func timeSince(_ word: String, at index: Int, _ copy: Passage) -> String? {
    guard word.hasSuffix("지"), !word.hasSuffix("인지"), word.count > 2 else { return nil }
    let verb = word.dropLast()
    let behind = copy.text(copy.tokens[index].end..<copy.bytes.count).drop { $0 == " " || $0.isNumber }
    guard Jamo.letters(String(verb)).last == nieun, index + 2 < copy.tokens.count,
      copy.tokens[index + 2].kind == .number, WordSet.spanOfTime.words.contains(where: behind.hasPrefix)
    else { return nil }
    return "\(verb) 지"
  }

  /// What stands before and behind the last `syllable` of a word; nil where nothing stands before.
  private static func parts(of word: String, at syllable: Character) -> (Substring, Substring)? {
    guard let place = word.lastIndex(of: syllable), place > word.startIndex else { return nil }
    return (word[..<place], word[word.index(after: place)...])
  }

  private static func endsInRieul(_ word: Substring) -> Bool { Jamo.letters(String(word)).last == rieul }

  private static let (nieun, rieul): (UInt32, UInt32) = (0x11AB, 0x11AF)
}
