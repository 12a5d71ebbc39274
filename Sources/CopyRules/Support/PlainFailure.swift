import CopyModel
import CopyPassage
import CopyText

/// That something failed and no word of why: “couldn’t be painted”, “painting failed”, “wasn’t possible”.
enum PlainFailure {
  /// Whether the title tells a failure and the sentence tells the same again, in whatever forms: their words are the same but
  /// for those that only say how it ended.
  static func isRepeated(of title: Passage, by sentence: Range<Int>, of message: Passage) -> Bool {
    guard title.isEnglish, message.isEnglish, isTold(title, in: title.trimmedRange), isTold(message, in: sentence),
      message.bytes[sentence.upperBound - 1] != UInt8(ascii: "?")
    else { return false }
    let said = ContentWords(title, skipping: outcomes(of: title).map(\.range), readsDeeds: true)
    let again = ContentWords(message, in: sentence, skipping: outcomes(of: message).map(\.range), readsDeeds: true)
    return !said.isEmpty && !again.isEmpty && again.isSubset(of: said)
  }

  private static func isTold(_ copy: Passage, in range: Range<Int>) -> Bool {
    let failures =
      copy.all(.taskFailure) + copy.all(.pastInability) + copy.all(.inability) + copy.all(.troubleNoun)
      + copy.all(.denialWord)
    return failures.contains { $0.range.overlaps(range) }
      || copy.tokens.contains { range.contains(Int($0.start)) && $0.tags.contains(.negative) }
  }

  /// Words of any failure: those of success and failure that fit any occasion, “succeed”, but not “timed out”, and what is tried.
  private static func outcomes(of copy: Passage) -> [TermMatch] {
    let generic = copy.all(.genericVerb) + copy.all(.genericModifier)
    let ends = (copy.all(.taskFailure) + copy.all(.taskSuccess)).filter { end in
      generic.contains { $0.range.overlaps(end.range) }
    }
    return ends + copy.all(.pastInability) + copy.all(.inability) + copy.all(.genericNoun) + copy.all(.pastDenial)
  }
}
