import CopyModel
import CopyPassage
import CopyText

/// Spaces of Korean words, by 한글 맞춤법: particles stand at their noun (제41항), 수 stands apart (제42항), and so does no 하다 or
/// 되다 from the noun that it makes a verb of.
enum KoreanSpacing {
  /// What is written wrongly, and how it is written.
  static func slips(in copy: Passage) -> [(range: Range<Int>, right: String)] {
    let words = copy.tokens.indices.filter { copy.tokens[$0].kind == .word }
    return words.compactMap { joinedAbility(at: $0, copy) ?? looseParticle(at: $0, copy) ?? looseVerb(at: $0, copy) }
  }

  /// 복구할수 없습니다
  private static func joinedAbility(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    let (word, next) = (text(index, copy), word(behind: index, copy).map { text($0, copy) })
    guard let next, next.hasPrefix("있") || next.hasPrefix("없") else { return nil }
    for ending in ["수", "수는", "수도", "수가"] where word.hasSuffix(ending) {
      let verb = word.dropLast(ending.count)
      // 필수 있는, 실수 없이: a noun of two syllables may end in 수.
      guard verb.count > 1 || modifiers.contains(String(verb)), verb.last.map({ modifierEnds.contains($0) }) == true
      else { return nil }
      return (copy.tokens[index].range, "\(verb) \(ending)")
    }
    return nil
  }

  private static let modifiers: Set<String> = ["할", "될", "볼", "쓸", "갈", "올", "알", "줄"]
  /// How verbs end before 수: 할, 될, 을, and what stems in a vowel make of ㄹ.
  private static let modifierEnds = Set("할될을릴킬칠길낼볼쓸울갈올줄열꿀눌알틸밀")

  /// 10장 까지
  private static func looseParticle(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    guard particles.contains(text(index, copy)), index > 1, copy.tokens[index - 1].kind == .space else { return nil }
    let before = copy.tokens[index - 2]
    let isNoun = before.kind == .word && Jamo.isHangul(text(index - 2, copy)) || before.kind == .placeholder
    guard isNoun, before.traits.isDisjoint(with: .isQuoted) else { return nil }
    return (Int(before.start)..<copy.tokens[index].end, copy.text(before.range) + text(index, copy))
  }

  /// Particles that are no other word.
  private static let particles: Set<String> = ["까지", "부터", "에서", "에게", "으로", "을", "를", "에서는", "까지는", "부터는"]

  /// 불안정 합니다
  private static func looseVerb(at index: Int, _ copy: Passage) -> (range: Range<Int>, right: String)? {
    guard verbs.contains(where: text(index, copy).hasPrefix), index > 1, copy.tokens[index - 1].kind == .space,
      copy.tokens[index - 2].kind == .word
    else { return nil }
    let noun = text(index - 2, copy)
    guard noun.count > 1, Jamo.isHangul(noun), isBareNoun(noun), !isModified(at: index - 2, copy) else { return nil }
    return (Int(copy.tokens[index - 2].start)..<copy.tokens[index].end, noun + text(index, copy))
  }

  private static let verbs = [
    "합니다", "했습니다", "하세요", "하십시오", "하시겠습니까", "하겠습니까", "할까요", "됩니다", "되었습니다", "됐습니다",
  ]

  /// A noun without a particle, and no adverb: what ends like neither.
  private static func isBareNoun(_ word: String) -> Bool {
    guard let last = word.last, !otherEnds.contains(last) else { return false }
    return KoreanWord(word, range: 0..<0).final == nil && !adverbs.contains(word)
  }

  /// 무슨 생각 하세요: what belongs to the noun alone keeps it apart from the verb.
  private static func isModified(at noun: Int, _ copy: Passage) -> Bool {
    guard noun > 0 else { return false }
    if copy.tokens[noun - 1].kind != .space { return true }
    guard noun > 1, copy.tokens[noun - 2].kind == .word else { return false }
    let before = text(noun - 2, copy)
    return modifyingWords.contains(before) || before.hasSuffix("의")
  }

  private static let modifyingWords: Set<String> = ["무슨", "어떤", "이런", "그런", "저런", "다른", "새", "어느"]

  /// The last syllables of particles, endings, and adverbs.
  private static let otherEnds = Set("야고로록게면지히이을를은는도만에의와과며려서시속다까께두금번째대것수가나")
  private static let adverbs: Set<String> = ["계속", "매우", "아주", "먼저", "바로", "항상", "자주", "직접", "조금", "가끔", "절대"]

  private static func text(_ index: Int, _ copy: Passage) -> String { copy.text(copy.tokens[index].range) }

  private static func word(behind index: Int, _ copy: Passage) -> Int? {
    guard index + 2 < copy.tokens.count, copy.tokens[index + 1].kind == .space, copy.tokens[index + 2].kind == .word
    else { return nil }
    return index + 2
  }
}
