import CopyModel
import CopyPassage
import CopyText

/// Reproaches that have no deed of the person for their verb: “You were supposed to…”, “Next time, save first.”, “Stop entering
/// wrong codes.”
enum Scolding {
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, !RoleSet(.text, .button).contains(copy.role) else { return nil }
    return copy.all(.reproach).first { copy.opensSentence(at: Int($0.start)) }?.range ?? nextTime(copy)
      ?? stopping(copy)
  }

  /// “Next time, check the tide.”: an order for the future, for what was neglected.
  private static func nextTime(_ copy: Passage) -> Range<Int>? {
    for match in copy.all(.nextTime) where copy.opensSentence(at: Int(match.start)) {
      let next = copy.tokens.first { $0.kind == .word && Int($0.start) > Int(match.end) }
      let isOrder = next.map {
        $0.tags.contains(.baseVerb) && $0.tags.isDisjoint(with: [.subjectPronoun, .determiner])
      }
      if let next, isOrder == true { return Int(match.start)..<next.end }
    }
    return betterNextTime(copy)
  }

  /// “Try being more organized next time.”: an order to do better, whose occasion stands last.
  private static func betterNextTime(_ copy: Passage) -> Range<Int>? {
    for match in copy.all(.nextTime).prefix(4) {
      let sentence = copy.sentence(at: Int(match.start))
      let words = copy.tokens.filter {
        $0.kind == .word && sentence.contains(Int($0.start)) && $0.end <= Int(match.start)
      }
      // “Send Later will send it the next time you are online” tells when.
      let next = copy.tokens.first { Int($0.start) >= Int(match.end) && $0.kind != .space }
      guard next.map({ $0.kind == .punctuation }) ?? true,
        !words.contains(where: { $0.tags.contains(.auxiliary) && !$0.tags.contains(.presentParticiple) })
      else {
        continue
      }
      guard let verb = words.first, verb.tags.contains(.baseVerb), verb.tags.isDisjoint(with: [.subjectPronoun]),
        words.contains(where: {
          $0.tags.contains(.graded) || copy.isAny(of: .heedingDegree, at: $0.range)
            || copy.isAny(of: .moreWord, at: $0.range)
        })
      else { continue }
      return Int(verb.start)..<Int(match.end)
    }
    return nil
  }

  private static func isWrong(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .wrongQuality) || copy.isWord(token, of: .negativeWord)
  }

  /// “Stop entering wrong codes.”
  private static func stopping(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["stop", "quit"]) else { return nil }
    let words = copy.words
    for index in words.indices.dropLast(2) where copy.isAny(of: ["stop", "quit"], at: words[index].range) {
      guard copy.opensSentence(at: Int(words[index].start)), words[index + 1].tags.contains(.presentParticiple),
        // “Stop wasting our time”
        let wrong = words[(index + 1)...].prefix(4).first(where: {
          isWrong($0, copy) || copy.isWord($0, of: .faultVerb)
        })
      else { continue }
      return Int(words[index].start)..<wrong.end
    }
    return nil
  }
}
