import CopyModel
import CopyPassage
import CopyText

/// What a sentence says that something is done to: “the quiz” for submit, in “after submitting the quiz”; “the playlist” for
/// delete, in “The playlist will be deleted”.
enum ObjectOfVerb {
  /// Words of an object that still fits a title.
  private static let longest = 8

  /// The first of `verbs` that has an object, and that as it stands in `copy`, a capital that only started the sentence taken
  /// back; nil where there is none.
  static func find(_ verbs: Set<String>, in copy: Passage, isPassive: Bool = false) -> (verb: String, object: String)? {
    for parse in copy.parses {
      for unit in parse.units.indices {
        let verb = base(of: parse.units[unit], in: copy)
        // “Songs on it will not be deleted.”
        guard verbs.contains(verb), !parse.isDenied(unit), let noun = object(of: unit, in: parse, copy, isPassive),
          let text = text(of: noun, in: parse, copy)
        else { continue }
        return (verb, text)
      }
    }
    return nil
  }

  private static func base(of unit: Parse.Unit, in copy: Passage) -> String {
    let word = copy.text(copy.tokens[unit.token].range).lowercased()
    return VerbForms.english.base(of: word) ?? word
  }

  /// What is done already isn’t asked for.
  private static func object(of verb: Int, in parse: Parse, _ copy: Passage, _ isPassive: Bool) -> Int? {
    let tags = parse.units[verb].tags
    if let done = objectDone(by: verb, in: parse, copy) { return done }
    if !isPassive, let object = parse.child(of: verb, as: .object) {
      return tags.contains(.baseVerb) || tags.contains(.presentParticiple) ? object : nil
    }
    guard let subject = parse.child(of: verb, as: .passiveSubject), let will = parse.child(of: verb, as: .auxiliary)
    else { return nil }
    return copy.bytes.slice(copy.tokens[parse.units[will].token].range).equals("will") ? subject : nil
  }

  /// “The scorecard” of “Once submitted, the scorecard can’t be changed.”: a participle behind what tells when has the subject of its
  /// sentence done to it.
  private static func objectDone(by verb: Int, in parse: Parse, _ copy: Passage) -> Int? {
    guard parse.units[verb].tags.contains(.pastParticiple), verb > 0, verb <= parse.units.count - 2,
      copy.isAny(of: ["once", "when", "if", "after"], at: copy.tokens[parse.units[verb - 1].token].range),
      parse.child(of: verb, as: .object, .subject, .passiveSubject) == nil, let head = parse.units[verb].head
    else { return nil }
    return parse.child(of: head, as: .passiveSubject, .subject).flatMap { $0 > verb ? $0 : nil }
  }

  private static func text(of noun: Int, in parse: Parse, _ copy: Passage) -> String? {
    let pronouns: WordTags = [.objectPronoun, .subjectPronoun, .questionWord]
    let span = parse.span(of: noun)
    guard parse.units[noun].tags.isDisjoint(with: pronouns), span.count <= longest else { return nil }
    // “14 drafts”: the number is theirs, wherever it hangs.
    var opening = span.lowerBound
    if opening > 0, copy.tokens[parse.units[opening - 1].token].kind == .number { opening -= 1 }
    // “This file export will be sealed.”: behind a noun stands no object.
    guard parse.units[opening].tags.isDisjoint(with: [.auxiliary, .copula]) else { return nil }
    let (first, last) = (copy.tokens[parse.units[opening].token], copy.tokens[parse.units[span.upperBound].token])
    var (start, end) = (Int(first.start), last.end)
    if start >= 3, copy.bytes.hasLiteral("“", at: start - 3) { start -= 3 }
    if copy.bytes.hasLiteral("”", at: end) { end += 3 }
    let text = copy.text(start..<end)
    let isPlain =
      first.traits.contains(.startsSentence) && first.traits.isDisjoint(with: [.isName, .hasInnerUpper, .isQuoted])
    return isPlain && start == Int(first.start) ? text.prefix(1).lowercased() + text.dropFirst() : text
  }
}
