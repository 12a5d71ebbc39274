import CopyModel
import CopyPassage
import CopyText

/// What others are said to know or manage: “Anyone would have seen the sign”, “Everyone else managed to read it”. Whoever didn’t is
/// told that they are less.
enum CommonKnowledge {
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.role != .text, copy.role != .label else { return nil }
    let words = copy.words
    guard words.count <= most else { return nil }
    if let whoever = whoever(words, copy) { return whoever }
    for index in words.indices where isEverybody(index, words, copy) {
      let rest = words[index...].dropFirst().prefix(reach)
      guard
        let verb = rest.indices.first(where: {
          knows($0, words, copy) || manages($0, from: index, words, copy) || isSensible($0, words, copy)
        })
      else { continue }
      return Int(words[index].start)..<words[verb].end
    }
    return nil
  }

  /// “Whoever moved it never read the sign”: the reader, by what was done.
  private static func whoever(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    for index in words.indices.dropLast(2) where copy.isAny(of: .whoeverWord, at: words[index].range) {
      guard copy.opensSentence(at: Int(words[index].start)), words[index + 1].tags.contains(.pastVerb),
        let denial = words[(index + 2)...].prefix(reach).first(where: {
          copy.isAny(of: .scornAdverb, at: $0.range) || $0.tags.contains(.negative)
        })
      else { continue }
      return Int(words[index].start)..<denial.end
    }
    return nil
  }

  /// “Anyone with eyes in their head would have …”
  private static let reach = 10
  /// More words than a message has.
  private static let most = 200

  /// “Anyone”, “most people”, “a child”, at the start of its sentence.
  private static func isEverybody(_ index: Int, _ words: [Token], _ copy: Passage) -> Bool {
    let opening = words[index]
    let opens =
      copy.opensSentence(at: Int(opening.start)) || copy.bytes.hasLiteral(", ", at: Int(opening.start) - 2)
      || index > 0 && copy.isAny(of: ["even"], at: words[index - 1].range)
    guard opens else { return false }
    if copy.isAny(of: .everybody, at: opening.range) { return true }
    guard index + 1 < words.count else { return false }
    let next = words[index + 1]
    if copy.isAny(of: .mostDeterminer, at: opening.range) { return copy.isAny(of: .peopleNoun, at: next.range) }
    return opening.tags.contains(.article) && copy.isWord(next, of: .infant)
  }

  /// “Would have known”, “ought to see”, “should be able to count”
  private static func knows(_ index: Int, _ words: [Token], _ copy: Passage) -> Bool {
    guard copy.isAny(of: .knowingForm, at: words[index].range) else { return false }
    return words[..<index].suffix(4).contains { copy.isAny(of: .comparingModal, at: $0.range) }
  }

  /// “Anyone with common sense would keep it shut”: whoever has sense, eyes, or a brain.
  private static func isSensible(_ index: Int, _ words: [Token], _ copy: Passage) -> Bool {
    copy.isAny(of: .comparingModal, at: words[index].range)
      && words[..<index].suffix(4).contains { copy.isAny(of: .senseNoun, at: $0.range) }
  }

  /// “Everyone else managed”, “most people get this right”
  private static func manages(_ index: Int, from start: Int, _ words: [Token], _ copy: Passage) -> Bool {
    guard index > start + 1 || copy.isAny(of: ["others"], at: words[start].range) else { return false }
    let second = words[start + 1]
    let areOthers =
      copy.isAny(of: ["else", "others"], at: second.range) || copy.isAny(of: .peopleNoun, at: second.range)
      || copy.isAny(of: ["others"], at: words[start].range)
    guard areOthers, index <= start + 3 else { return false }
    return copy.isAny(of: .managingForm, at: words[index].range)
      || copy.isAny(of: ["get", "gets", "got"], at: words[index].range)
        && words[(index + 1)...].prefix(4).contains { copy.isAny(of: ["right"], at: $0.range) }
  }
}
