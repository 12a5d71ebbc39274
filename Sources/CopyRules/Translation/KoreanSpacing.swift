import CopyModel
import CopyPassage
import CopyText

/// Spaces of Korean words, by 한글 맞춤법: particles stand at their noun (제41항), 수 stands apart (제42항), and so does no 하다 or
/// 되다 from the noun that it makes a verb of.
enum KoreanSpacing {
  /// What is written wrongly, and how it is written.
  static func slips(in copy: Passage) -> [(range: Range<Int>, right: String)] {
    let words = copy.tokens.indices.filter { copy.tokens[$0].kind == .word }
    return words.compactMap {
      joinedAbility(at: $0, copy) ?? looseParticle(at: $0, copy) ?? looseVerb(at: $0, copy) ?? joinedTime(at: $0, copy)
        ?? joinedDeed(at: $0, copy)
    }
  }

  /// 복구할수 없습니다
  private static func joinedAbility(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    let (word, next) = (text(index, copy), word(behind: index, copy).map { text($0, copy) })
    guard let next, next.hasPrefix("있") || next.hasPrefix("없") else { return nil }
    for ending in WordSet.abilityNoun.words where word.hasSuffix(ending) {
      let verb = word.dropLast(ending.count)
      // 필수 있는, 실수 없이: a noun of two syllables may end in 수.
      guard verb.count > 1 || WordSet.abilityModifier.contains(String(verb)),
        verb.last.map({ WordSet.abilityEnding.contains(String($0)) }) == true
      else { return nil }
      return (copy.tokens[index].range, "\(verb) \(ending)")
    }
    return nil
  }

  /// 10장 까지
  private static func looseParticle(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    guard WordSet.sureParticle.contains(text(index, copy)), index > 1, copy.tokens[index - 1].kind == .space else {
      return nil
    }
    let before = copy.tokens[index - 2]
    let isNoun = before.kind == .word && Jamo.isHangul(text(index - 2, copy)) || before.kind == .placeholder
    guard isNoun, before.traits.isDisjoint(with: .isQuoted) else { return nil }
    return (Int(before.start)..<copy.tokens[index].end, copy.text(before.range) + text(index, copy))
  }

  /// 불안정 합니다
  private static func looseVerb(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    guard index > 1, copy.tokens[index - 1].kind == .space, copy.tokens[index - 2].kind == .word else { return nil }
    let (noun, form) = (text(index - 2, copy), text(index, copy))
    guard
      WordSet.verbalizerForm.words.contains(where: form.hasPrefix)
        || WordSet.verbalizerStem.words.contains(where: form.hasPrefix) && KoreanStemTable.shared.isDeed(noun)
        || form == "할" && isAbility(behind: index, copy) && KoreanStemTable.shared.isDeed(noun)
    else { return nil }
    guard noun.count > 1, Jamo.isHangul(noun), isBareNoun(noun) || isDone(at: index - 2, copy),
      !isModified(at: index - 2, copy)
    else { return nil }
    return (Int(copy.tokens[index - 2].start)..<copy.tokens[index].end, noun + text(index, copy))
  }

  /// 구독을 해지 하시겠습니까: behind an object a noun of two syllables is what is done to it, whatever it ends in.
  private static func isDone(at noun: Int, _ copy: Passage) -> Bool {
    guard noun > 1, copy.tokens[noun - 1].kind == .space, copy.tokens[noun - 2].kind == .word,
      case let (object, word) = (text(noun - 2, copy), text(noun, copy)),
      object.hasSuffix("을") || object.hasSuffix("를")
    else { return false }
    return word.count == 2 && word.hasSuffix("지")
  }

  /// 저장 할 수: “할인” and “할 일” are other words.
  private static func isAbility(behind index: Int, _ copy: Passage) -> Bool {
    index + 2 < copy.tokens.count && copy.tokens[index + 2].kind == .word && text(index + 2, copy).hasPrefix("수")
  }

  /// A noun without a particle, and no adverb: what ends like neither.
  private static func isBareNoun(_ word: String) -> Bool {
    guard let last = word.last, !WordSet.otherEnd.contains(String(last)),
      !WordSet.intentEnding.words.contains(where: word.hasSuffix)
    else { return false }
    return KoreanWord(word, range: 0..<0).final == nil && !WordSet.bareAdverb.contains(word)
  }

  /// 무슨 생각 하세요: what belongs to the noun alone keeps it apart from the verb.
  private static func isModified(at noun: Int, _ copy: Passage) -> Bool {
    guard noun > 0 else { return false }
    if copy.tokens[noun - 1].kind != .space { return true }
    guard noun > 1, copy.tokens[noun - 2].kind == .word else { return false }
    let before = text(noun - 2, copy)
    return WordSet.nounModifier.contains(before) || before.hasSuffix("의")
  }

  /// 잠시후, 3일전
  private static func joinedTime(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    let word = text(index, copy)
    for mark: Character in ["후", "전"] {
      guard let place = word.firstIndex(of: mark), place > word.startIndex else { continue }
      let (span, particle) = (String(word[..<place]), String(word[word.index(after: place)...]))
      guard particle.isEmpty || WordSet.timeParticle.contains(particle),
        WordSet.shortTime.contains(span) || WordSet.spanOfTime.contains(span) && isCounted(at: index, copy)
      else { continue }
      return (copy.tokens[index].range, "\(span) \(mark)\(particle)")
    }
    return nil
  }

  /// 확인후, 사용중입니다, 저장시: 후, 전, 시, and 중 are nouns of their own behind the deed (제42항).
  private static func joinedDeed(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    let word = text(index, copy)
    for mark in ["후", "전", "시", "중"] {
      guard let place = word.ranges(of: mark).last, case let noun = String(word[..<place.lowerBound]), noun.count > 1,
        KoreanStemTable.shared.isDeed(noun)
      else { continue }
      let rest = String(word[place.upperBound...])
      guard rest.isEmpty || WordSet.timeParticle.contains(rest) || mark == "중" && WordSet.beingForm.contains(rest)
      else {
        continue
      }
      return (copy.tokens[index].range, "\(noun) \(mark)\(rest)")
    }
    return nil
  }

  private static func isCounted(at index: Int, _ copy: Passage) -> Bool {
    index > 0 && [.number, .placeholder].contains(copy.tokens[index - 1].kind)
  }

  private static func text(_ index: Int, _ copy: Passage) -> String { copy.text(copy.tokens[index].range) }

  private static func word(behind index: Int, _ copy: Passage) -> Int? {
    guard index + 2 < copy.tokens.count, copy.tokens[index + 1].kind == .space, copy.tokens[index + 2].kind == .word
    else { return nil }
    return index + 2
  }
}
