import CopyModel
import CopyPassage
import CopyText

/// Reproaches whose verb states nothing: what the person ought to have done, and what is thought of what they did.
extension PersonAtFault {
  /// “Why didn’t you save it?” asks for no answer, nor does “Didn’t you read the note?”; “Had you closed it, …” and “if only you had
  /// closed it” tell what the person ought to have done.
  var reproach: Range<Int>? {
    asksWhyNot ?? wishesOtherwise ?? callsNonsense ?? agent ?? cleft ?? neverDid
  }

  /// “Because you shut it, the pipe burst”: a clause that opens the sentence with a reason. “Since” and “as” give one where what
  /// follows went wrong.
  func opensReason(_ index: Int) -> Bool {
    copy.isAny(of: ["because", "since", "as"], at: words[index].range)
      && copy.opensSentence(at: Int(words[index].start))
  }

  /// Whether the clause behind the comma tells of something that went wrong.
  func isFollowedByFault(_ person: Int) -> Bool {
    let sentence = words[person...].prefix(Self.longest)
    guard let comma = sentence.firstIndex(where: { copy.bytes.slice($0.range).equals(",") }) else { return false }
    return sentence[comma...].contains { word in
      word.tags.contains(.negative) || [TermList.setback, .mishap, .problem].contains { isWord(word, of: $0) }
    }
  }

  /// So many words hold any clause; hostile copy may go on.
  private static let longest = 40

  /// “The cap wasn’t put back by you”, “was left open by you”: who is named last is blamed as well.
  private var agent: Range<Int>? {
    guard copy.mayHold(["by"]) else { return nil }
    for index in words.indices.dropFirst(2) where copy.isAny(of: ["you"], at: words[index].range) {
      guard copy.isAny(of: ["by"], at: words[index - 1].range),
        words.dropFirst(index + 1).first.map({ $0.kind == .punctuation }) ?? true,
        case let clause = words[..<index].suffix(Self.longest),
        let verb = clause.lastIndex(where: { $0.tags.contains(.pastParticiple) })
      else { continue }
      let isLeft = isWord(words[verb], of: .omissionVerb) && verb + 1 < index - 1
      let isDenied = clause.contains {
        $0.tags.contains(.negative) || copy.isAny(of: ["not", "never", "neither"], at: $0.range)
      }
      if isDenied || isLeft || isWord(words[verb], of: .mishap) || isWord(words[verb], of: .faultVerb) {
        return Int(words[verb].start)..<words[index].end
      }
    }
    return nil
  }

  /// “It was you who closed the lid.”
  private var cleft: Range<Int>? {
    guard copy.mayHold(["it"]), copy.mayHold(["who", "that"]) else { return nil }
    for index in words.indices.dropFirst(2).dropLast(2)
    where copy.isAny(of: ["you"], at: words[index].range) && copy.isAny(of: ["was", "is"], at: words[index - 1].range)
      && copy.isAny(of: ["it"], at: words[index - 2].range)
      && copy.isAny(of: ["who", "that"], at: words[index + 1].range)
      && words[index + 2].tags.contains(.pastVerb) && !isWord(words[index + 2], of: .goodDeed)
    {
      return Int(words[index - 2].start)..<words[index + 2].end
    }
    return nil
  }

  /// “Not once did you check the tank”, “Why would you close it?”
  private var neverDid: Range<Int>? {
    guard copy.mayHold(["did", "have", "would"]) else { return nil }
    for index in words.indices.dropFirst().dropLast(2) where isPerson(words[index + 1]) {
      let isNever =
        copy.isAny(of: ["did", "have"], at: words[index].range)
        && copy.isAny(of: ["once", "never", "nowhere"], at: words[index - 1].range)
      let deed = words[index + 2]
      let isWhyDid =
        copy.isAny(of: ["did"], at: words[index].range) && copy.isAny(of: ["why"], at: words[index - 1].range)
        && (isWord(deed, of: .lossVerb) || isWord(deed, of: .faultVerb) || copy.isAny(of: ["throw"], at: deed.range))
      let isWhy =
        isWhyDid
        || copy.isAny(of: ["would"], at: words[index].range) && copy.isAny(of: ["why"], at: words[index - 1].range)
      guard isNever || isWhy, copy.opensSentence(at: Int(words[isNever && index > 1 ? index - 2 : index - 1].start))
      else { continue }
      return Int(words[index - 1].start)..<words[index + 1].end
    }
    return nil
  }

  private var wishesOtherwise: Range<Int>? {
    guard copy.mayHold(WordSet.reproachingAuxiliary.signs.union(["only"])) else { return nil }
    for index in words.indices.dropLast(2) where isPerson(words[index + 1]) {
      let isOpening = index == 0 || words[index - 1].kind == .punctuation
      let isHad = copy.isAny(of: .reproachingAuxiliary, at: words[index].range) && isOpening
      let isOnly =
        index > 0 && copy.isAny(of: ["only"], at: words[index].range)
        && copy.isAny(of: ["if"], at: words[index - 1].range)
      let verb = words[(index + 2)...].first {
        $0.tags.dominant != .adverb && !copy.isAny(of: ["had", "have"], at: $0.range)
      }
      guard let verb, isHad || isOnly, isDeedLeft(verb) else { continue }
      return Int(words[isOnly ? index - 1 : index].start)..<verb.end
    }
    return nil
  }

  /// “Didn’t you get the code?” asks what has come.
  private func isDeedLeft(_ verb: Token) -> Bool {
    !verb.tags.isDisjoint(with: [.baseVerb, .pastParticiple]) && !isWord(verb, of: .stateVerb)
      && !copy.isAny(of: ["get", "receive", "find"], at: verb.range)
  }

  /// “What you wrote makes no sense”: what the person did, as the subject of a judgement.
  private var callsNonsense: Range<Int>? {
    guard copy.mayHold(["what", "whatever"]) else { return nil }
    for index in words.indices.dropFirst().dropLast(2)
    where copy.isAny(of: ["what", "whatever"], at: words[index - 1].range) && isPerson(words[index])
      && words[index + 1].tags.contains(.pastVerb) && copy.opensSentence(at: Int(words[index - 1].start))
    {
      let rest = words[(index + 2)...].prefix(Self.longest).prefix { $0.kind != .punctuation }
      let isJudged = rest.contains { isWord($0, of: .wrongQuality) || isWord($0, of: .negativeWord) }
      let isNonsense = rest.contains { copy.isAny(of: .nonsenseWord, at: $0.range) }
      if isJudged || isNonsense { return Int(words[index - 1].start)..<words[index + 1].end }
    }
    return nil
  }

  private var asksWhyNot: Range<Int>? {
    guard copy.mayHold(["why"]) else { return nil }
    for index in words.indices.dropLast(2) where copy.isAny(of: ["why"], at: words[index].range) {
      let isDenied = isWord(words[index + 1], of: .pastDenial) && words[index + 1].tags.contains(.negative)
      if isDenied, isPerson(words[index + 2]) { return Int(words[index].start)..<words[index + 2].end }
    }
    return nil
  }
}
