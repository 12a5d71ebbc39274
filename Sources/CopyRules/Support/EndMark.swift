import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// What the punctuation rules share: the mark at the end, by script.
enum EndMark {
  /// Whether an end mark may be demanded at all: in English, and where a Korean verb ends the copy.
  static func isJudged(_ copy: Passage) -> Bool {
    if copy.isEnglish { return true }
    if copy.isKorean { return copy.form.isComplete && KoreanEnding(of: copy) != nil }
    return isStatement(copy)
  }

  /// One sentence typed alone, of which nobody said what it is: on a button, a label, or a banner it has no mark.
  private static func mayBeLabel(_ copy: Passage) -> Bool {
    copy.roleEvidence == .guess && copy.isAlone && copy.sentenceCount < 2 && copy.place.catalog?.entries.count == 1
      && copy.base == nil
  }

  /// Whether the words show that copy in another language is a statement: a Japanese verb at its end, a finite verb in a text
  /// that neither opens with one, as questions and requests do, nor asks. Titles may be headlines, unless an article opens them.
  private static func isStatement(_ copy: Passage) -> Bool {
    guard RoleSet(.alertTitle, .alertMessage, .notificationBody).contains(copy.role),
      copy.roleConfidence >= RoleGuess.clear,
      copy.lexicon?.supports(.endMarks) == true, !copy.has(.confirmationFiller), let words = copy.wordsRange
    else { return false }
    if copy.role == .alertTitle { return StatedTitle.holds(copy) }
    let verbs = copy.all(.finiteVerb)
    if continuesMarked(copy) { return true }
    if copy.locale.isLanguage("zh") { return isChineseSentence(copy, verbs) }
    if copy.locale.isLanguage("ja") { return verbs.last.map { Int($0.end) } == words.upperBound }
    if copy.analysis.wordCount > 3, StatedTitle.opensDenied(copy) { return true }
    guard copy.analysis.wordCount > 3, !verbs.contains(where: { copy.opensSentence(at: Int($0.start)) }) else {
      return false
    }
    return !verbs.isEmpty || FiniteEnding.stands(in: copy)
  }

  /// Whether the sentence before, in the same line, has its mark: what follows it is one more. An abbreviation or a number
  /// before the mark, or a single word behind it, may be anything.
  private static func continuesMarked(_ copy: Passage) -> Bool {
    guard let mark = copy.tokens.lastIndex(where: { endsSentence($0, copy) }), mark > 0 else { return false }
    let (before, behind) = (copy.tokens[mark - 1], copy.tokens[(mark + 1)...])
    guard before.kind == .word, before.length > 3, !before.traits.contains(.startsUpper) else { return false }
    let isUnspaced = copy.locale.isLanguage("zh") || copy.locale.isLanguage("ja")
    guard isUnspaced || behind.first?.kind == .space && behind.dropFirst().first?.traits.contains(.startsUpper) == true
    else { return false }
    return behind.allSatisfy { [.word, .space].contains($0.kind) } && behind.count { $0.kind == .word } > 1
  }

  private static func endsSentence(_ token: Token, _ copy: Passage) -> Bool {
    guard token.kind == .punctuation || token.kind == .other else { return false }
    return copy.bytes.slice(token.range).equals(".") || copy.bytes.hasLiteral("。", at: Int(token.start))
  }

  /// Chinese tells a sentence from a noun with attributes by 的 alone: behind it the verb is an attribute’s. Short copy may be a
  /// label.
  private static func isChineseSentence(_ copy: Passage, _ verbs: [TermMatch]) -> Bool {
    let last = copy.tokens.last { $0.kind == .word }
    guard let last, let words = copy.wordsRange, words.count >= 3 * 6 else { return false }
    let isEnded = copy.bytes.hasLiteral("了", at: last.end - 3)
    guard let verb = verbs.first, words.count >= 3 * 8 || isEnded else { return isEnded }
    return !copy.tokens.contains { Int($0.start) >= Int(verb.end) && copy.bytes.slice($0.range).equals("的") }
  }

  /// “Close All (%d conn.)”: what ends inside the brackets at the end doesn’t end the copy.
  static func isInBrackets(_ copy: Passage) -> Bool {
    copy.bytes.hasLiteral(")", at: copy.analysis.terminalRange.upperBound)
  }

  /// Whether copy that is told to be no sentence, though a period says it is one, is so beyond doubt. Grammar that was learned tells the
  /// form of much copy, and not of each.
  static func isCertainOfForm(_ copy: Passage) -> Bool {
    !copy.isEnglish || copy.form != .fragment || copy.analysis.terminal != .period || copy.formConfidence > 0.85
  }

  /// Whether the copy may do without a mark: what Android alone shows does, unless several sentences stand together.
  static func mayEndBare(_ copy: Passage) -> Bool {
    copy.isOnAndroid && (copy.role == .alertTitle || copy.sentenceCount < 2)
  }

  /// Whether a base without a mark is in order, as far as anybody can tell: its translation ends alike. In Korean the ending of
  /// the verb tells a sentence, whatever the base is.
  private static func endsBareRightly(_ base: Passage) -> Bool {
    guard base.analysis.terminal == .none else { return false }
    return !base.isEnglish || !isJudged(base) || !base.form.isComplete || lastWord(of: base) == nil
  }

  /// Reports a missing mark behind a sentence, with the mark as a safe fix.
  static func require(_ copy: Passage, severity: Severity? = nil, notes: [String] = [], _ report: inout Report) {
    guard copy.analysis.terminal == .none, !mayEndBare(copy) && !mayBeLabel(copy) || report.isForced,
      let word = lastWord(of: copy)
    else { return }
    if let base = copy.base, !copy.isKorean, endsBareRightly(base) { return }
    // Where the language’s texts go without, that is how its translators write.
    if copy.base != nil, copy.endMarkHabit == .usual(nil) { return }
    if stopsShort(copy) { return }
    let asks = copy.form == .question || KoreanEnding(of: copy) == .question
    let mark = asks ? "?" : copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh") ? "。" : "."
    let place = copy.analysis.terminalRange.lowerBound
    // In other languages a sentence isn’t known for sure, and a period behind title style would be half an edit.
    let isSentence =
      copy.isEnglish
      ? Capitalization.isInOrder(copy, wants: .sentence) : copy.isKorean || TranslatedSentence.needsMark(copy)
    let isSafe = severity == nil && isSentence
    // Among small letters a capital may be a name’s: “Buy a Jade”.
    let isRestyled = copy.isEnglish && !isSentence && copy.casing != .mixed
    let style = isRestyled ? Capitalization.meant(copy.sentenceStyle(), copy) : []
    // An ending that states and asks alike leaves the choice.
    let marks = KoreanEnding.mayAsk(copy) ? [mark, asks ? "." : "?"] : [mark]
    let start = place - waves(in: copy, before: place)
    let fixes = marks.map { Fix(style + [Splice(start..<place, $0)], isSafe: isSafe && start == place) }
    report.add(.noMark(mark), at: word, severity: severity, notes: notes, fixes: fixes)
  }

  /// Reports the mark at the end, with its removal as a fix. In other languages than English, words that ask without a mark
  /// are no safe copy.
  /// - Parameter isSafe: whether the form is certain enough for an edit that nobody looks at.
  static func forbid(
    _ copy: Passage, _ message: Message, severity: Severity? = nil, isSafe: Bool = true, _ report: inout Report
  ) {
    let mark = copy.analysis.terminalRange
    guard !mark.isEmpty else { return }
    let space = copy.tokens.last { $0.kind == .space && $0.end == mark.lowerBound }
    let cut = (space.map { Int($0.start) } ?? mark.lowerBound)..<mark.upperBound
    report.add(
      message, at: mark, severity: severity,
      fixes: [Fix([Splice(cut, "")], isSafe: isSafe && (copy.isEnglish || copy.analysis.terminal != .question))])
  }

  /// Whether the mark at the end stands inside quotation marks, and so is another’s: “Waiting for ‘Wait…’”.
  static func isQuoted(_ copy: Passage) -> Bool {
    let mark = copy.analysis.terminalRange
    return copy.tokens.contains { $0.range.overlaps(mark) && $0.traits.contains(.isQuoted) }
  }

  /// Whether the last sentence of several stands in the paragraph of the one before, which ends like a statement. The
  /// lines of a list, and a short call behind an exclamation, stand for themselves.
  static func followsSentence(_ copy: Passage) -> Bool {
    guard let last = copy.tokens.lastIndex(where: { $0.traits.contains(.startsSentence) }) else { return copy.isKorean }
    let start = (copy.tokens[..<last].lastIndex { $0.kind == .newline } ?? -1) + 1
    guard copy.tokens[start..<last].count(where: \.countsAsWord) > 1 else { return false }
    guard let mark = copy.tokens[start..<last].last(where: { $0.kind == .punctuation }) else { return false }
    switch copy.bytes[Int(mark.start)] {
    case UInt8(ascii: "."), UInt8(ascii: "?"): return true
    case UInt8(ascii: "!"): return copy.tokens[last...].count(where: \.countsAsWord) > 3
    default: return false
    }
  }

  /// Nil where something ends the copy that brings its own mark, or takes none: an address, a bracket, a placeholder that
  /// may be filled with a sentence.
  private static func lastWord(of copy: Passage) -> Range<Int>? {
    var place = copy.analysis.terminalRange.lowerBound
    if let link = linkEnd(copy, before: place) {
      place = link
    } else if place > 0, [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(copy.bytes[place - 1]) {
      return nil
    }
    guard let index = copy.tokens.lastIndex(where: { $0.end <= place && $0.kind != .punctuation && $0.kind != .space })
    else { return nil }
    switch copy.tokens[index].kind {
    case .word, .number: return copy.tokens[index].range
    case .placeholder where isPhrase(index, in: copy): return copy.tokens[index].range
    default: return nil
    }
  }

  /// Where the words of a Markdown link end that the copy ends with: “Ask the [porter](mailto:porter@example.com)”.
  private static func linkEnd(_ copy: Passage, before place: Int) -> Int? {
    let bytes = copy.bytes
    guard place > 3, bytes[place - 1] == UInt8(ascii: ")"),
      let open = bytes[..<place].lastIndex(of: UInt8(ascii: "(")), open > 1, bytes[open - 1] == UInt8(ascii: "]")
    else { return nil }
    let hasWords = copy.tokens.contains { $0.kind == .word && $0.end == open - 1 }
    return hasWords && !bytes[open..<place].contains(0x20) ? open - 1 : nil
  }

  /// “The kiln’s heat is”, “Bring the”: something is to follow, of which no period makes up.
  private static func stopsShort(_ copy: Passage) -> Bool {
    guard copy.isEnglish, let last = copy.tokens.last(where: { $0.kind != .space }), last.kind == .word else {
      return false
    }
    // “The ports are as follows”
    if copy.bytes.slice(last.range).equalsFolded("follows") || copy.bytes.slice(last.range).equalsFolded("following") {
      return copy.words.dropLast().last.map { ["as", "the"].contains(copy.text($0.range).lowercased()) } ?? false
    }
    // “Create one first at”, above a link.
    if copy.isAny(of: ["at", "from", "of", "via"], at: last.range), last.traits.contains(.startsLower) { return true }
    // “At 2:14 AM” ends in no form of “be”.
    return last.traits.contains(.startsLower) && !last.tags.isDisjoint(with: [.copula, .article, .coordinator])
      && last.tags.isDisjoint(with: [.noun, .baseVerb, .adverb, .preposition, .negative])
  }

  /// Whether the placeholder at `index` ends a phrase, “in %@”, and so stands for a thing. Behind a colon it may be anything.
  private static func isPhrase(_ index: Int, in copy: Passage) -> Bool {
    guard copy.isEnglish, copy.analysis.wordCount > 2 else { return false }
    guard index >= 2, copy.tokens[index - 1].kind == .space else { return false }
    let word = copy.tokens[index - 2]
    let small: WordTags = [.preposition, .article, .possessive]
    return word.kind == .word && !word.tags.isDisjoint(with: small) && word.tags.isDisjoint(with: .subordinator)
  }
}

extension Message {
  fileprivate static func noMark(_ mark: String) -> Message {
    "The sentence has no mark at its end. Add “\(mark)”"
  }
}

/// What the last word of Korean copy makes of it.
package enum KoreanEnding {
  case statement, question

  /// By the ending of the last verb. What ends in a noun or -음 is a phrase and takes no mark: nil, as for copy in other languages.
  package init?(of copy: Passage) {
    guard let closing = Self.closing(of: copy) else { return nil }
    let asks = closing.form.asks || closing.isOpen && (closing.asksLikely || copy.base?.form == .question)
    self = asks ? .question : .statement
  }

  /// Whether the ending serves statements and questions alike, -요, -죠, and nothing before it tells.
  package static func mayAsk(_ copy: Passage) -> Bool { closing(of: copy)?.isOpen ?? false }

  private static func closing(of copy: Passage) -> KoreanClosing? {
    guard copy.isKorean, let last = copy.tokens.last(where: { $0.countsAsWord }), last.kind == .word else { return nil }
    return copy.koreanSentences.last?.closing
  }
}
