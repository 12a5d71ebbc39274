import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// A sentence of an alert, with what its place in a rewrite depends on.
struct SentenceFacts {
  var text: String
  /// What parts it from the sentence before: a space, or the line breaks of a paragraph.
  var gap = " "
  /// The title of the button that does what the sentence asks for, “Delete” for “Delete this photo?”.
  var asks: String?
  /// The code that it is little more than.
  var code: String?
  /// Says only that something is wrong.
  var isVague = false
  /// Begins so, with a code or the like behind it: “An error occurred (code 12)”.
  var startsVague = false
  /// “Fatal”, “Oops”: only calls out.
  var isOutcry = false
  /// “Hi Ana!”: who reads it, and nothing of the matter.
  var greets = false
  /// “Try again?”, “Continue?”: asks for an answer to what stands before it.
  var continues: Continuation?
  /// Asks so at its end: “Couldn’t load the map. Try again?”, as one sentence or two.
  var offersToGoOn = false
  /// “This can’t be undone”: needs to be told what “this” is.
  var leansOnTitle = false
  /// “Save them before closing?”: names what an earlier sentence has to name.
  var hasPronoun = false
  /// “Close the window and reopen it”: the noun stands there already.
  var hasNounBeforePronoun = false
  var isComplete = false
  /// Has a verb that only what stands around it tells.
  var hasVerbBehindSubject = false
  /// Tells what to do: “Check the connection.”
  var isInstruction = false
  /// “You can try again”: tells what could be done.
  var advises = false
  var isQuestion = false
  var hasPlaceholder = false
  /// “What do you want to do?”, “Choose an option.”: the buttons ask that by themselves.
  var isOpenChoice = false
  /// “%@?”: asks with nothing but what is filled in.
  var isBare = false
  var wordCount = 0

  /// “The boat has to be in the harbor.”: what is to be done first, told of the thing.
  var isDuty = false

  /// “Enter the code.”, “To land, enter the code.”
  var orders: Bool { isInstruction || isDuty || isComplete && !isQuestion && text.hasPrefix("To ") }

  enum Continuation { case retry, goOn }

  /// The facts of the sentence at `range` of `copy`, which stands alone where `text` is given.
  init(_ copy: Passage) {
    text = copy.text(copy.trimmedRange)
    hasVerbBehindSubject = Self.hasVerbBehindSubject(copy)
    isComplete = copy.form.isComplete || hasVerbBehindSubject
    isQuestion = copy.form == .question || copy.analysis.terminal == .question
    wordCount = copy.analysis.wordCount
    hasPlaceholder = copy.tokens.contains { $0.kind == .placeholder }
    isBare = isQuestion && hasPlaceholder && !copy.tokens.contains { $0.kind == .word }
    asks = AskedAction.find(in: copy)?.title
    code = ErrorCode.main(of: copy).map { Self.code($0, in: copy) }
    // “Try again later.” says what to do.
    isVague = copy.isVague && copy.whole(.retryPhrase) == nil && !Self.endsInRetry(copy) && !Self.helps(copy)
    greets = copy.isEnglish && Self.greets(copy)
    isOutcry =
      greets || wordCount <= 2 && [.alarmist, .errorWord, .interjection].contains { copy.whole($0) != nil }
      || Self.criesOut(copy)
    isInstruction =
      copy.isEnglish && copy.tokens.first { $0.countsAsWord }?.tags.contains(.baseVerb) == true && !isQuestion
      && !(isComplete && Self.hasSubjectFirst(copy)) && !Self.tellsResult(copy)
    isDuty = copy.isEnglish && !isQuestion && Self.tellsDuty(copy)
    startsVague = copy.first(.vagueMessage).map { Int($0.start) == copy.wordsRange?.lowerBound } ?? false
    isOpenChoice = Self.asksToChoose(copy)
    let isRetry = copy.whole(.retryPhrase) != nil
    if isQuestion, isRetry { continues = .retry }
    // “OK?”, “Proceed?”; “Restart?” asks for what it says.
    if isQuestion, copy.analysis.wordCount == 1, asks == nil || copy.whole(.vagueButton) != nil { continues = .goOn }
    if isQuestion, copy.whole(.continuePhrase) != nil { (continues, asks) = (.goOn, nil) }
    offersToGoOn = isQuestion && (copy.has(.retryPhrase) || copy.has(.continuePhrase))
    let pronoun = copy.isEnglish ? copy.tokens.first { Self.isThirdPerson($0, in: copy) } : nil
    hasPronoun = pronoun != nil || isQuestion && ObjectPronoun.stands(in: copy)
    hasNounBeforePronoun = pronoun.map { Self.namesSomething(before: Int($0.start), in: copy) } ?? false
    // “The app won’t work without it.” says something of what the title names.
    if hasPronoun, hasNounBeforePronoun { isVague = false }
    advises = copy.isEnglish && !isQuestion && Self.advises(copy)
    leansOnTitle = isRetry || Self.startsWithPronoun(copy) || Self.namesNothing(copy) || Self.goesOn(copy)
  }

  /// “Please select an option.”
  private static func asksToChoose(_ copy: Passage) -> Bool {
    let isPlea = { (token: Token) in copy.all(.please).contains { $0.range.overlaps(token.range) } }
    guard let words = copy.wordsRange, let choice = copy.all(.openChoice).last, Int(choice.end) == words.upperBound
    else {
      // “Please select”: nothing says what.
      let verbs: [StaticString] = ["choose", "select", "pick"]
      let rest = copy.tokens.filter { $0.countsAsWord && !isPlea($0) }
      return copy.isEnglish && rest.count == 1 && copy.isAny(of: verbs, at: rest[0].range)
    }
    return copy.tokens.allSatisfy { !$0.countsAsWord || $0.start >= choice.start || isPlea($0) }
  }

  /// “It” and “them”, for which something else has to stand somewhere; “you” and “us” are always there.
  private static func isThirdPerson(_ token: Token, in copy: Passage) -> Bool {
    if pointsBack(token, in: copy) { return true }
    return token.kind == .word && token.tags.contains(.objectPronoun) && !token.tags.contains(.determiner)
      // “For everyone” means whoever there is.
      && !["every", "some", "any"].contains(where: copy.text(token.range).lowercased().hasPrefix)
      && !(copy.all(.pronoun) + copy.all(.firstPersonPlural)).contains { $0.range.overlaps(token.range) }
  }

  /// “Delete this?”: nothing follows that it belongs to.
  private static func pointsBack(_ token: Token, in copy: Passage) -> Bool {
    token.start > 0 && token.end == copy.wordsRange?.upperBound
      && ["this", "that", "these", "those"].contains(copy.text(token.range).lowercased())
  }

  /// “Mail delivery was stopped.”: what could be a verb stands in the subject of one with a tense.
  private static func hasSubjectFirst(_ copy: Passage) -> Bool {
    guard copy.parses.count == 1, let parse = copy.parses.first, parse.mood == .declarative,
      let subject = parse.subject
    else { return false }
    return parse.span(of: subject).lowerBound == 0 && !parse.units[subject].tags.isDisjoint(with: [.noun, .pluralNoun])
      && parse.finiteVerb.map { parse.units[$0].tags.contains(.auxiliary) || parse.units[$0].tags.contains(.copula) }
        ?? false
  }

  /// “Export failed.”, “Print stopped at page 3”: a noun that could be a verb, and what became of it.
  private static func tellsResult(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    guard words.count > 1, words[0].tags.contains(.noun), case let verb = words[1].tags else { return false }
    // “Export of the map failed.”: no order goes on with “of”, or with another verb.
    if copy.isAny(of: ["of"], at: words[1].range) { return true }
    let next = words.dropFirst().first { $0.tags.dominant != .adverb }?.tags ?? []
    if next.contains(.thirdPersonVerb), next.isDisjoint(with: [.noun, .pluralNoun]) { return true }
    return (words.count == 2 || words[2].tags.contains(.preposition)) && verb.dominant == .verb
      && !verb.isDisjoint(with: [.pastVerb, .pastParticiple]) && verb.isDisjoint(with: .baseVerb)
  }

  /// “Your pass ran out.”, “The boat lost its oars.”: closed as a sentence, and behind the noun of its subject stands what can only be
  /// its verb.
  private static func hasVerbBehindSubject(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    guard copy.isEnglish, copy.analysis.terminal == .period, let first = words.first,
      !first.tags.isDisjoint(with: [.article, .possessive])
    else { return false }
    return words.indices.dropFirst(2).dropLast().contains { index in
      let (verb, next) = (words[index].tags, words[index + 1].tags)
      let (noun, before) = (words[index - 1].tags, words[index - 2].tags)
      let isNoun = noun.contains(.noun) && !before.isDisjoint(with: [.article, .possessive])
      guard noun.dominant == .noun || isNoun else { return false }
      if verb.contains(.pastVerb), !naming.contains(copy.text(words[index].range).lowercased()) {
        return !next.isDisjoint(with: [.particle, .determiner, .possessive]) && next.isDisjoint(with: .infinitiveMarker)
          || next.dominant == .noun
      }
      return verb.contains(.thirdPersonVerb) && !next.isDisjoint(with: [.preposition, .determiner, .possessive])
    }
  }

  /// “The boat named Ana”
  private static let naming: Set = ["named", "called", "titled", "labeled", "marked"]

  private static func namesSomething(before offset: Int, in copy: Passage) -> Bool {
    copy.tokens.contains { token in
      Int(token.start) < offset
        && (token.kind == .placeholder || token.kind == .word && token.tags.dominant == .noun)
    }
  }

  /// “Whoa, hold on!”: a cry, and what fits any alert.
  private static func criesOut(_ copy: Passage) -> Bool {
    guard copy.isEnglish, let words = copy.wordsRange, let cry = copy.first(.interjection),
      Int(cry.start) == words.lowerBound
    else { return false }
    // “Whoa there!”
    let behind = copy.tokens.filter { $0.countsAsWord && $0.start >= cry.end }
    if behind.count == 1, !MeaningFacts.carries(behind[0]) || copy.isAny(of: ["there"], at: behind[0].range) {
      return true
    }
    guard
      let rest = copy.all(.vagueTitle).first(where: { Int($0.end) == words.upperBound && $0.start >= cry.end })
    else { return false }
    return !copy.tokens.contains { $0.countsAsWord && $0.start >= cry.end && $0.start < rest.start }
  }

  /// “Hi Ana!”, “Hello, %@”
  private static func greets(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    return (2...3).contains(words.count) && copy.isAny(of: ["hi", "hello", "hey", "dear"], at: words[0].range)
      && words.dropFirst().allSatisfy { $0.kind == .placeholder || $0.traits.contains(.startsUpper) }
  }

  /// “Has to be”, “must be”, “needs to be” behind the subject; “had to be stopped” happened.
  private static func tellsDuty(_ copy: Passage) -> Bool {
    let words = copy.tokens.filter(\.countsAsWord).map { copy.text($0.range).lowercased() }.prefix(longestSubject)
    return zip(words, words.dropFirst()).dropFirst().contains { word, next in
      word == "must" || ["has", "have", "needs", "need"].contains(word) && next == "to"
    }
  }

  private static let longestSubject = 8

  /// “You can”, “you should”, “you must” at its start.
  private static func advises(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders.prefix(2)
    guard words.count == 2, let first = words.first, let second = words.last else { return false }
    return copy.text(first.range).lowercased() == "you"
      && ["can", "could", "should", "may", "might", "must", "need"].contains(copy.text(second.range).lowercased())
  }

  /// The code with the domain before it: “NSURLErrorDomain -1009”.
  static func code(_ range: Range<Int>, in copy: Passage) -> String {
    guard let domain = copy.first(.errorDomain), domain.range.overlaps(range) else {
      return copy.text(range) + (bracket(behind: range.upperBound, in: copy) ?? "")
    }
    let word = copy.tokens.first { $0.range.contains(range.lowerBound) }.map { copy.text($0.range) } ?? copy.text(range)
    guard let number = copy.tokens.first(where: { Int($0.start) >= range.upperBound && $0.kind == .number }) else {
      return word
    }
    let isSigned = Int(number.start) > 0 && copy.bytes[Int(number.start) - 1] == UInt8(ascii: "-")
    return word + " " + (isSigned ? "-" : "") + copy.text(number.range)
  }

  /// “ (19)” of “DISK_FULL (19)”: the number of what has a name.
  private static func bracket(behind end: Int, in copy: Passage) -> String? {
    let next = copy.tokens.drop { Int($0.start) < end }.filter { $0.kind != .space }.prefix(3).map { $0 }
    guard next.count == 3, next[1].kind == .number, copy.bytes.slice(next[0].range).equals("("),
      copy.bytes.slice(next[2].range).equals(")")
    else { return nil }
    return " " + copy.text(Int(next[0].start)..<next[2].end)
  }

  /// “Questa azione non può essere annullata”, „Versuche es erneut“: nothing of the matter, and yet what comes of it, or what helps.
  private static func helps(_ copy: Passage) -> Bool {
    !copy.isEnglish && !copy.isKorean && (copy.has(.loss) || copy.has(.undo) || copy.has(.recovery))
  }

  /// What can’t be undone, where the grammar of the language isn’t known: „Dies kann nicht rückgängig gemacht werden.“
  private static func namesNothing(_ copy: Passage) -> Bool {
    // “이 작업은 되돌릴 수 없습니다.”
    if copy.isKorean { return copy.all(.pointingPhrase).contains { copy.startsSentence(at: Int($0.start)) } }
    return !copy.isEnglish && !copy.isKorean && copy.analysis.terminal != .question
      && (copy.has(.undo) || copy.has(.pointingPhrase))
  }

  /// “Then try again.”
  private static func endsInRetry(_ copy: Passage) -> Bool {
    if copy.isKorean { return copy.has(.retryPhrase) && !copy.has(.problem) }
    guard copy.isEnglish, let retry = copy.all(.retryPhrase).last, Int(retry.end) == copy.wordsRange?.upperBound else {
      return false
    }
    let before = copy.tokens.filter { $0.countsAsWord && $0.start < retry.start }
    return before.allSatisfy { token in
      token.tags.dominant == .adverb || token.tags.contains(.coordinator)
        || copy.bytes.slice(token.range).equalsFolded("then")
    }
  }

  /// “Otherwise, …”, “In that case, …”, “After that, …”: what comes of the sentence before.
  private static func goesOn(_ copy: Passage) -> Bool {
    guard copy.isEnglish, let first = copy.tokens.first(where: \.countsAsWord) else { return false }
    if copy.isAny(of: .connectingOpening, at: first.range) { return true }
    guard first.tags.contains(.preposition), let next = copy.word(at: first.end) else { return false }
    let pointsBack = copy.isAny(of: ["that", "this"], at: next.range)
    let behind = copy.tokens.first { $0.start > next.start && $0.kind != .space }
    return pointsBack && (behind.map { $0.kind == .punctuation || copy.isAny(of: ["case"], at: $0.range) } ?? true)
  }

  /// “This”, “it”, and “this action” name nothing.
  private static func startsWithPronoun(_ copy: Passage) -> Bool {
    guard copy.isEnglish, let first = copy.tokens.first(where: { $0.countsAsWord }) else { return false }
    // “It’s”
    let word = String(copy.text(first.range).lowercased().prefix(while: \.isLetter))
    // “It’s time to …”: this “it” stands for nothing.
    if word == "it", let next = copy.word(at: first.end), copy.text(next.range).lowercased() == "time" { return false }
    if ["it", "they", "he", "she"].contains(word) { return true }
    // “That name is taken.” has its noun.
    guard ["this", "these", "that", "those"].contains(word), let next = copy.word(at: first.end) else { return false }
    return !next.tags.isDisjoint(with: [.auxiliary, .copula]) || next.tags.contains(.thirdPersonVerb)
      || ["action", "operation", "process", "change"].contains(copy.text(next.range).lowercased())
  }
}
