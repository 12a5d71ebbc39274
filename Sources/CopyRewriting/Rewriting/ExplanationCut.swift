import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Takes the explanations of buttons out of a text: “Tap OK to continue.”
struct ExplanationCut {
  /// What is left.
  private(set) var text: String
  /// What the buttons do by the text’s own words, by their titles: Allow for “Click OK to allow”.
  private(set) var purposes: [String: String] = [:]
  /// The same with all that belongs to it: “delete the album and its 9 songs”.
  private(set) var actions: [String: String] = [:]

  init(_ copy: Passage, buttons: [Passage]) {
    text = copy.text
    let references = ButtonReference.all(in: copy, to: buttons).filter { reference in
      (reference.explains || Self.confirms(reference, in: copy) || Self.agrees(reference, in: copy))
        && !ConditionalAdvice.holds(reference, in: copy)
        && !Self.isParted(reference, in: copy) && !Self.tellsOfRefusal(reference, buttons, in: copy)
    }
    var cuts: [Range<Int>: String] = [:]
    for reference in references {
      let purpose =
        copy.isKorean
        ? Self.purpose(before: reference.title.lowerBound, in: copy)
          ?? Self.result(behind: reference.title.upperBound, in: copy)
        : Self.purpose(behind: reference.title.upperBound, in: copy)
      if let purpose {
        purposes[copy.text(reference.name)] = purpose
        actions[copy.text(reference.name)] = Self.action(behind: reference.title.upperBound, in: copy)
      }
      let sentence = copy.wholeSentence(at: reference.range.lowerBound)
      let rest = Self.rest(of: sentence, without: reference, in: copy)
      // A count or a name that nothing else tells stays, whatever stands around it.
      if !copy.isEnglish, !copy.isKorean, rest.isEmpty, Self.fills(sentence, in: copy) { continue }
      if cuts[sentence] == nil { cuts[sentence] = rest }
    }
    for (sentence, rest) in cuts.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      let bytes = ByteBuffer(Array(text.utf8))
      text = PatternTexts.replacing(sentence, with: rest, in: bytes.bytes)
    }
  }

  /// “请选择对小船的操作，出租后无法退回”: behind a mark another clause begins, which tells what comes of something.
  private static func isParted(_ reference: ButtonReference, in copy: Passage) -> Bool {
    guard !copy.isEnglish, !copy.isKorean, reference.verb.upperBound < reference.title.lowerBound else { return false }
    return copy.text(reference.verb.upperBound..<reference.title.lowerBound).contains { "，；,;".contains($0) }
  }

  /// “If you tap Cancel, your seat is lost.”: what comes of leaving things as they are no question tells.
  private static func tellsOfRefusal(_ reference: ButtonReference, _ buttons: [Passage], in copy: Passage) -> Bool {
    let sentence = copy.wholeSentence(at: reference.range.lowerBound)
    guard copy.isEnglish, copy.word(at: sentence.lowerBound)?.tags.contains(.subordinator) == true else { return false }
    // “If you want to wait, tap Cancel.” tells what the button is for.
    if copy.text(sentence.lowerBound..<reference.range.lowerBound).contains(",") { return false }
    let named = buttons.first { $0.text == copy.text(reference.name) }
    return named.map { $0.whole(.cancelButton) != nil || $0.whole(.noButton) != nil } ?? false
  }

  private static func fills(_ sentence: Range<Int>, in copy: Passage) -> Bool {
    copy.tokens.contains { token in
      sentence.contains(Int(token.start)) && (token.kind == .placeholder || token.kind == .number)
    }
  }

  /// “Tocca OK per confermare.” behind a question: two words beside the button are enough where nothing else is in the sentence.
  private static func confirms(_ reference: ButtonReference, in copy: Passage) -> Bool {
    guard !copy.isEnglish, !copy.isKorean, copy.bytes.contains(UInt8(ascii: "?")), case .exact = reference.target else {
      return false
    }
    let sentence = copy.wholeSentence(at: reference.range.lowerBound)
    let others = copy.tokens.count { token in
      token.countsAsWord && sentence.contains(Int(token.start)) && !reference.range.contains(Int(token.start))
    }
    return others == 2 && reference.range.lowerBound == sentence.lowerBound
  }

  /// The verb behind “to” or “will”, as a button’s title.
  private static func purpose(behind end: Int, in copy: Passage) -> String? {
    verb(behind: end, in: copy).flatMap { AskedAction.title(of: $0, in: copy) }
  }

  /// Delete of “Tap OK to delete …”, and of “Tapping OK will delete …”.
  private static func verb(behind end: Int, in copy: Passage) -> Token? {
    // “Tap Sell. To keep the boat, …”: what begins another sentence belongs to no button before it.
    let stop = copy.wholeSentence(at: max(0, end - 1)).upperBound
    guard let first = copy.tokens.first(where: { Int($0.start) >= end && $0.kind == .word }),
      case let joint = agreement(from: first, in: copy) ?? first,
      joint.tags.contains(.infinitiveMarker) || copy.bytes.slice(joint.range).equalsFolded("will"),
      let verb = copy.word(at: joint.end), verb.tags.contains(.baseVerb), verb.end <= stop
    else { return nil }
    return verb
  }

  /// “By tapping OK, you agree to …” behind the button that it names.
  private static func agrees(_ reference: ButtonReference, in copy: Passage) -> Bool {
    guard copy.isEnglish, case .exact = reference.target,
      let first = copy.tokens.first(where: { Int($0.start) >= reference.title.upperBound && $0.kind == .word })
    else { return false }
    return agreement(from: first, in: copy)?.tags.contains(.infinitiveMarker) == true
  }

  /// “To” of “By tapping OK, you agree to …”
  private static func agreement(from first: Token, in copy: Passage) -> Token? {
    guard copy.isAny(of: ["you"], at: first.range), let verb = copy.word(at: first.end),
      copy.isAny(of: ["agree", "consent", "confirm", "accept"], at: verb.range)
    else { return nil }
    return copy.word(at: verb.end)
  }

  /// The verb and its objects, as far as the clause goes.
  private static func action(behind end: Int, in copy: Passage) -> String? {
    guard copy.isEnglish, let verb = verb(behind: end, in: copy) else { return nil }
    let sentence = copy.sentence(at: end)
    let stop = copy.tokens.first { token in
      guard Int(token.start) > verb.end, sentence.contains(Int(token.start)) else { return false }
      return [",", ";", ".", "!", "or"].contains { copy.bytes.slice(token.range).equals($0) }
    }
    return copy.text(Int(verb.start)..<(stop.map { Int($0.start) } ?? sentence.upperBound)).trimmingEnd(of: [])
  }

  /// 허용 of “허용하려면 ‘확인’을 …”, where that is all the clause says.
  private static func purpose(before end: Int, in copy: Passage) -> String? {
    let sentence = copy.wholeSentence(at: end)
    guard let word = copy.tokens.last(where: { $0.kind == .word && $0.end <= end }),
      Int(word.start) == sentence.lowerBound
    else { return nil }
    let text = copy.text(word.range)
    let stem = ["하시려면", "하려면"].first { text.hasSuffix($0) }.map { text.dropLast($0.count) } ?? ""
    return stem.unicodeScalars.count == 2 ? String(stem) : nil
  }

  /// 다시 시도 of “확인 버튼을 누르면 다시 시도합니다.”: the one verb that the clause behind has.
  private static func result(behind end: Int, in copy: Passage) -> String? {
    let sentence = copy.wholeSentence(at: end)
    let words = copy.tokens.filter { $0.kind == .word && Int($0.start) >= end && sentence.contains(Int($0.start)) }
      .map { copy.text($0.range) }
    guard let tap = words.lastIndex(where: { $0.hasSuffix("면") }), let verb = words.last,
      let ending = ["합니다", "됩니다"].first(where: verb.hasSuffix), verb.count > ending.count + 1
    else { return nil }
    let before = words[(tap + 1)...].dropLast()
    guard before.isEmpty || Array(before) == ["다시"] else { return nil }
    return (before + [String(verb.dropLast(ending.count))]).joined(separator: " ")
  }

  /// The sentence without the part that explains; empty where nothing else is in it.
  private static func rest(of sentence: Range<Int>, without reference: ButtonReference, in copy: Passage) -> String {
    if copy.isKorean { return loss(behind: reference, sentence, copy) }
    if !copy.isEnglish { return remedy(before: reference, sentence, copy) }
    guard let first = copy.word(at: sentence.lowerBound) else { return "" }
    if first.tags.contains(.subordinator) { return consequence(of: reference, sentence, copy) }
    if let warning = warning(from: first, reference, sentence, copy) { return warning }
    return clause(before: reference, sentence, copy)
  }

  /// “電源を入れてください。” of 電源を入れてから「再試行」を押してください。: what helps stays where only the button goes.
  private static func remedy(before reference: ButtonReference, _ sentence: Range<Int>, _ copy: Passage) -> String {
    guard let book = copy.book else { return "" }
    let found = Rewriter.rewrites(
      of: sentence, in: copy.bytes, copy.analysis, with: book.patterns(for: "button-clause"))
    let rest = found.first?.text ?? ""
    return rest.contains(copy.text(reference.name)) ? "" : rest
  }

  /// 예약이: what something comes of has a particle.
  private static func isSubject(_ word: String) -> Bool {
    word.count > 2 && ["이", "가"].contains { word.hasSuffix($0) }
  }

  /// “되돌릴 수 없습니다.” of “‘비우기’를 누르면 되돌릴 수 없습니다.”: what is lost stays, and what comes of it.
  private static func loss(behind reference: ButtonReference, _ sentence: Range<Int>, _ copy: Passage) -> String {
    let words = copy.tokens.filter { $0.kind == .word && sentence.contains(Int($0.start)) }
    let isTap = { (word: Token) in
      Int(word.start) >= reference.title.lowerBound && copy.text(word.range).hasSuffix("면")
    }
    guard let tap = words.last(where: isTap),
      copy.all(.loss).contains(where: { Int($0.start) >= tap.end && sentence.contains(Int($0.start)) })
        || words.contains(where: { $0.start > tap.start && isSubject(copy.text($0.range)) })
    else { return "" }
    return copy.text(tap.end..<sentence.upperBound).trimmingStart()
  }

  /// “If you tap Reset, all settings revert.”: what follows.
  private static func consequence(of reference: ButtonReference, _ sentence: Range<Int>, _ copy: Passage) -> String {
    guard let next = copy.tokens.first(where: { Int($0.start) >= reference.range.upperBound && $0.countsAsWord }),
      next.tags.isDisjoint(with: [.infinitiveMarker, .coordinator]), sentence.contains(Int(next.start)),
      // “You” is always there; “it” needs what was cut.
      next.tags.isDisjoint(with: .objectPronoun) || standsAlone.contains(copy.text(next.range).lowercased())
    else { return "" }
    let rest = copy.text(Int(next.start)..<sentence.upperBound)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }

  /// “This will discard all changes.” of “Tapping Reset will discard all changes.”: what is lost by it.
  private static func warning(
    from first: Token, _ reference: ButtonReference, _ sentence: Range<Int>, _ copy: Passage
  ) -> String? {
    guard first.tags.contains(.presentParticiple), Int(first.start) == reference.verb.lowerBound,
      let verb = copy.word(at: reference.title.upperBound), sentence.contains(Int(verb.start)),
      verb.tags.contains(.thirdPersonVerb) || copy.isAny(of: ["will", "would"], at: verb.range),
      [.loss, .undo, .lossVerb, .setback].contains(where: { list in
        copy.all(list).contains { sentence.contains(Int($0.start)) && Int($0.start) >= reference.title.upperBound }
      })
    else { return nil }
    return "This " + copy.text(Int(verb.start)..<sentence.upperBound)
  }

  /// “All boats sink.” has its noun.
  private static let standsAlone: Set = ["you", "all", "both", "each", "some", "many", "most"]

  /// “Your trial expired, click Buy to purchase it.”: what comes before, if that is a sentence.
  private static func clause(before reference: ButtonReference, _ sentence: Range<Int>, _ copy: Passage) -> String {
    let step = step(before: reference, sentence, copy)
    if !step.isEmpty { return step }
    guard
      let comma = copy.tokens.last(where: {
        $0.kind == .punctuation && $0.end <= reference.range.lowerBound
          && copy.bytes.slice($0.range).equals(",") && sentence.contains(Int($0.start))
      }),
      copy.tokens.count(where: { $0.countsAsWord && Int($0.start) >= sentence.lowerBound && $0.end <= Int(comma.start) }
      )
        > 2
    else { return "" }
    // “To install it now, click Install.”: the purpose is no sentence.
    guard copy.word(at: sentence.lowerBound)?.tags.contains(.infinitiveMarker) != true else { return "" }
    let between = comma.end..<reference.range.lowerBound
    let words = copy.tokens.filter { between.contains(Int($0.start)) && $0.countsAsWord }
    guard words.allSatisfy({ $0.tags.contains(.coordinator) || $0.tags.contains(.interjection) }) else { return "" }
    return copy.text(sentence.lowerBound..<Int(comma.start)) + "."
  }

  /// “Close the lid.” of “Close the lid and then tap Retry to start over.”: what is to be done before the button is tapped.
  private static func step(before reference: ButtonReference, _ sentence: Range<Int>, _ copy: Passage) -> String {
    let before = copy.tokens.filter {
      sentence.contains(Int($0.start)) && $0.end <= reference.range.lowerBound && $0.kind != .space
    }
    let isJoint = { (token: Token) in
      token.kind == .punctuation && copy.bytes.slice(token.range).equals(",")
        || copy.isAny(of: ["and", "then", "afterwards"], at: token.range)
    }
    let joints = before.reversed().prefix(while: isJoint)
    let words = before.dropLast(joints.count).filter(\.countsAsWord)
    // “Tap Yes to stop or No to …” is joined by another word.
    guard !joints.isEmpty, words.count > 1, let last = words.last,
      let verb = words.first(where: { word in !copy.all(.please).contains { $0.range.overlaps(word.range) } }),
      verb.tags.contains(.baseVerb), verb.tags.dominant == .verb || words.count > 2
    else { return "" }
    let text = copy.text(Int(words[0].start)..<last.end)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

extension String {
  /// Without the marks and spaces at its end.
  func trimmingEnd(of marks: Set<Unicode.Scalar>) -> String {
    var scalars = unicodeScalars[...]
    while let last = scalars.last, last == " " || marks.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
