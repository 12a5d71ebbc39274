import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What the capitalization rules share: compare with the style wanted, name the words, offer the change.
enum Capitalization {
  enum Style {
    case title, sentence

    var name: String { self == .title ? "title style" : "sentence style" }
  }

  /// Reports the words that break `style`. A house may want sentence style wherever the guidance wants title style.
  static func check(_ copy: Passage, wants guidance: Style, _ report: inout Report) {
    let style = Self.style(of: copy, guidance)
    guard !isInOrder(copy, style) else { return }
    // Of lines by themselves nobody knows whether they are titles, and as texts they are right. One that is typed alone and tells to
    // do something is a button’s most of the time.
    let mayBeText = copy.isAlone && style == .title && copy.sentenceStyle().isEmpty
    if mayBeText, !(isTypedAlone(copy) && copy.role == .button) { return }
    let all = style == .title ? copy.titleStyle() : meant(copy.sentenceStyle(), copy)
    let splices = all.filter { !isEnd($0, copy) && !isHandle($0, copy) && !isMisspelledName($0, copy) }
    // “Re-upload Photo”: the second part of a compound may stay low behind a capital.
    if style == .title, splices.allSatisfy({ isSecondPart($0, copy) }) { return }
    guard let first = splices.first, let last = splices.last else { return }
    // “Off/On”: each is a label of its own.
    if style == .sentence, splices.allSatisfy({ followsSlash($0, copy) }) { return }
    // “Upload %@ in Recently Deleted?”: a sentence whose capitals are all of names.
    let isTitled = style == .sentence && copy.casing == .title
    if isTitled, splices.allSatisfy({ isNameInUse(word(at: $0, in: copy), copy) }) { return }
    // “Turn on Auto-Lock?”: among small words, a compound with two capitals is what something is called.
    if style == .sentence, copy.casing == .mixed, splices.allSatisfy({ isInCompound($0, copy) }) { return }
    let range = first.range.lowerBound..<wordEnd(at: last.range.upperBound, in: copy)
    let mayBeNames = style == .sentence ? mayBeNames(splices, copy) : areUnknown(splices, copy)
    // “Quit Kiln Studio?”, “Call Grace now?”: these words may be what something or somebody is called.
    let isPerson = splices.count == 1 && NameInQuestion.mayBePerson(word(at: first, in: copy), copy)
    let mayBeName = isPerson || isFree(copy, style) && style == .sentence && splices.count > 1
    let (isWhole, habit) = (!introducesData(copy) && !mayBeNames && !mayBeName, HouseCase(in: copy, against: style))
    if habit?.isFirst == false { return }
    let isOpen = mayBeText || mayFollowNumber(copy) || isFree(copy, style)
    let isCertain = isWhole && EndMark.isCertainOfForm(copy) && !isOpen
    var fix = mayBeName ? nil : Fix(splices, isSafe: isCertain && isSafe(splices, copy))
    if habit != nil { fix?.placeDoubt = .habit }
    report.add(
      WrongCase(splices, words: splices.map { word(at: $0, in: copy) }, in: copy).message(style),
      at: wordStart(at: range.lowerBound, in: copy)..<range.upperBound,
      severity: isWhole && habit == nil && !isFree(copy, style) ? nil : .note, notes: habit?.notes ?? [], fixes: [fix])
  }

  /// The one line of what somebody typed, with few words, as titles and buttons have; what a letter quotes stands further below.
  private static func isTypedAlone(_ copy: Passage) -> Bool {
    guard let catalog = copy.place.catalog, catalog.entries.count == 1, catalog.entries[0].raw.lowerBound == 0 else {
      return false
    }
    return copy.analysis.wordCount <= 4 && copy.analysis.terminal == .none
  }

  /// A unit, and a question cut like a headline, “Delete Cached App?”, have either style; “Delete the App?” is a sentence.
  private static func isFree(_ copy: Passage, _ style: Style) -> Bool {
    if mayFollowNumber(copy) { return copy.tokens.first { $0.kind == .word }?.tags.dominant != .verb }
    return style == .sentence && copy.role == .alertTitle && copy.casing == .title && copy.caseStyle == .apple
      && copy.analysis.terminal == .question
      && !copy.tokens.contains { !$0.tags.isDisjoint(with: [.determiner, .possessive, .article]) }
  }

  /// “weeks”: one small word, beside “days”, which may stand behind a number.
  private static func mayFollowNumber(_ copy: Passage) -> Bool {
    copy.analysis.wordCount == 1 && copy.casing == .lower && !copy.isInSet && !copy.isDeclared
  }

  /// “Open in Tides”: behind a preposition one word with a capital may be what a part of the app is called. So may one that
  /// tells which: “the Central line is closed”.
  private static func mayBeNames(_ splices: [Splice], _ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    if splices.count == 1, let word = token(at: splices[0].range.lowerBound, in: copy),
      word.tags.dominant == .adjective,
      let noun = copy.word(at: word.end), noun.traits.contains(.startsLower), noun.tags.contains(.noun)
    {
      return true
    }
    return splices.allSatisfy { splice in
      let start = wordStart(at: splice.range.lowerBound, in: copy)
      guard let place = words.firstIndex(where: { Int($0.start) == start }), place > 1 else { return false }
      return words[place - 1].tags.contains(.preposition) && words[place - 1].traits.contains(.startsLower)
    }
  }

  /// “tidectl Version Mismatch”: what no list has may be a name that is written low.
  private static func areUnknown(_ splices: [Splice], _ copy: Passage) -> Bool {
    copy.isEnglish
      && splices.allSatisfy { splice in
        guard let token = token(at: splice.range.lowerBound, in: copy) else { return false }
        return token.traits.contains(.startsLower) && token.tags.isEmpty
      }
  }

  /// “Couldn’t load the map: %@”: a sentence may follow, which title style doesn’t suit.
  private static func introducesData(_ copy: Passage) -> Bool {
    let words = copy.unspaced
    guard words.count > 2, words[words.count - 1].kind == .placeholder else { return false }
    return copy.bytes.slice(words[words.count - 2].range).equals(":")
  }

  /// Whether the copy is surely in the style that it should be in.
  static func isInOrder(_ copy: Passage, wants guidance: Style) -> Bool {
    isInOrder(copy, style(of: copy, guidance))
  }

  private static func style(of copy: Passage, _ guidance: Style) -> Style {
    copy.caseStyle == .sentence ? .sentence : guidance
  }

  /// Where some words have a capital and others none, a capital may be a name that no list has: only a person can tell.
  private static func isSafe(_ splices: [Splice], _ copy: Passage) -> Bool {
    // “Delete Direct Message?”: words that sentences of the catalogue write with a capital may be a name here too.
    if copy.casing == .title { return !splices.contains { isNameInUse(word(at: $0, in: copy), copy) } }
    guard copy.casing == .mixed else { return true }
    return splices.allSatisfy {
      $0.range.count == $0.text.utf8.count && $0.text.unicodeScalars.allSatisfy(\.properties.isUppercase)
    }
  }

  /// “Choose Restart.”: a button keeps its title’s capitals. So do names, and other parts of the interface.
  static func meant(_ splices: [Splice], _ copy: Passage) -> [Splice] {
    if splices.isEmpty { return [] }
    let titles =
      RoleSet.alertText.contains(copy.role) ? ButtonReference.all(in: copy, to: copy.buttons).map(\.name) : []
    let elements = ElementNames(copy: copy)
    let words = splices.filter { splice in
      !titles.contains { $0.overlaps(splice.range) } && !isNameInUse(splice, copy)
        && !isElement(splice, elements, copy) && !isNumbered(splice, copy) && !isKept(splice, copy)
        && !NamedBody.holds(word(at: splice, in: copy), copy) && !isNamed(splice, copy)
        && !NameInQuestion.holds(word(at: splice, in: copy), copy) && !followsFirstValue(splice, copy)
    }
    return words.filter { splice in
      let run = RunOfCapitals(at: splice, copy)
      let isNamed = run.isNamedByArticle || run.isNamedByColon || run.isNumbered || run.isPageOfSettings
      return !isNamed && !run.standsBesideName(where: words)
    }
  }

  /// “Open "Glazes" settings”, “UTF-8 (Cork, Slate, Excel)”: what is quoted, and one of several names in brackets, is meant itself.
  private static func isNamed(_ splice: Splice, _ copy: Passage) -> Bool {
    guard let index = copy.tokens.firstIndex(where: { $0.range.contains(splice.range.lowerBound) }) else {
      return false
    }
    if copy.tokens[index].traits.contains(.isQuoted) || isEndOfName(copy.tokens[index], copy) { return true }
    let before = copy.tokens[..<index].last { $0.kind != .space }, next = copy.tokens[(index + 1)...].first
    let isListed = [before, next].allSatisfy { token in
      token.map { ["(", ",", ")"].contains(copy.text($0.range)) } ?? false
    }
    return isListed && copy.tokens[..<index].contains { copy.text($0.range) == "(" }
  }

  /// “Ember(RS/-i)”: what only goes on behind a hyphen ends a name that stands elsewhere.
  private static func isEndOfName(_ token: Token, _ copy: Passage) -> Bool {
    let hyphen = Int(token.start) - 1
    return hyphen > 0 && copy.bytes[hyphen] == UInt8(ascii: "-") && "(/,".utf8.contains(copy.bytes[hyphen - 1])
  }

  private static func isSecondPart(_ splice: Splice, _ copy: Passage) -> Bool {
    guard let part = token(at: splice.range.lowerBound, in: copy),
      part.traits.contains([.followsHyphen, .startsLower]),
      let first = copy.tokens.last(where: { $0.kind == .word && $0.end <= Int(part.start) })
    else { return false }
    return first.traits.contains([.startsUpper, .precedesHyphen])
  }

  private static func followsSlash(_ splice: Splice, _ copy: Passage) -> Bool {
    let start = wordStart(at: splice.range.lowerBound, in: copy)
    guard start > 1, copy.bytes[start - 1] == UInt8(ascii: "/") else { return false }
    return token(at: start - 2, in: copy)?.traits.contains(.startsUpper) == true
  }

  private static func isInCompound(_ splice: Splice, _ copy: Passage) -> Bool {
    token(at: splice.range.lowerBound, in: copy)?.traits.isDisjoint(with: [.followsHyphen, .precedesHyphen]) == false
  }

  /// “Stores › …oven”: what goes on right behind an ellipsis is the end of a longer name.
  private static func isEnd(_ splice: Splice, _ copy: Passage) -> Bool {
    let start = word(at: splice, in: copy).lowerBound
    return start > 2 && copy.bytes.hasLiteral("…", at: start - 3)
  }

  /// “@osk”: what people are called on a server; “@-marks”: a sign begins the compound.
  private static func isHandle(_ splice: Splice, _ copy: Passage) -> Bool {
    let start = word(at: splice, in: copy).lowerBound
    guard start > 1, copy.bytes[start - 1] == UInt8(ascii: "-") else {
      return start > 0 && copy.bytes[start - 1] == UInt8(ascii: "@")
    }
    return "@#*&+".utf8.contains(copy.bytes[start - 2])
  }

  /// “%@ Arrived”: behind a sign or a picture that is filled in the sentence begins.
  private static func followsFirstValue(_ splice: Splice, _ copy: Passage) -> Bool {
    let start = word(at: splice, in: copy).lowerBound
    let first = Array(copy.tokens.lazy.filter { $0.kind != .space }.prefix(2))
    return first.count == 2 && first[0].kind == .placeholder && Int(first[1].start) == start
  }

  /// “Gate 4”, “Platform B2”: with its number a word is a name.
  private static func isNumbered(_ splice: Splice, _ copy: Passage) -> Bool {
    guard let token = token(at: splice.range.lowerBound, in: copy), token.traits.contains(.startsUpper),
      !token.traits.contains(.startsSentence), let next = self.token(at: token.end + 1, in: copy)
    else { return false }
    return next.kind == .number || next.traits.contains(.hasDigit)
  }

  /// “Click Plant to go on”, “Settings > Privacy”: parts of the interface keep their capitals.
  private static func isElement(_ splice: Splice, _ elements: ElementNames, _ copy: Passage) -> Bool {
    guard let token = token(at: splice.range.lowerBound, in: copy), token.traits.contains(.startsUpper) else {
      return false
    }
    return elements.isElement(token) || elements.isLinkTitle(token.range)
  }

  /// “Add this to your Favorites?”: a capital that the catalogue’s sentences have as well. Where all words have one, it
  /// says nothing of one word, but of two that are written so together.
  private static func isNameInUse(_ splice: Splice, _ copy: Passage) -> Bool {
    let word = word(at: splice, in: copy)
    if copy.casing != .title { return isNameInUse(word, copy) }
    return token(at: word.lowerBound, in: copy).map(copy.isPartOfName) ?? false
  }

  /// “Import from Marsh Gate”: a capital that translations keep.
  private static func isKept(_ splice: Splice, _ copy: Passage) -> Bool {
    guard let token = token(at: splice.range.lowerBound, in: copy), token.traits.contains(.startsUpper) else {
      return false
    }
    return copy.isKeptByTranslations(token) || isSettings(token, copy)
  }

  /// “Open Settings”: the app of that name, on every system.
  private static func isSettings(_ token: Token, _ copy: Passage) -> Bool {
    guard copy.bytes.slice(token.range).equals("Settings"),
      let before = copy.tokens.last(where: { $0.kind == .word && $0.end < Int(token.start) })
    else { return false }
    return copy.isAny(of: .settingsOpening, at: before.range)
  }

  private static func isNameInUse(_ word: Range<Int>, _ copy: Passage) -> Bool {
    guard let token = token(at: word.lowerBound, in: copy) else { return false }
    return token.traits.contains(.startsUpper) && copy.isNameInUse(token)
  }

  /// “Airplay”: how names are spelled is another rule’s affair.
  private static func isMisspelledName(_ splice: Splice, _ copy: Passage) -> Bool {
    token(at: splice.range.lowerBound, in: copy)?.traits.contains(.isMisspelledName) == true
  }

  private static func word(at splice: Splice, in copy: Passage) -> Range<Int> {
    wordStart(at: splice.range.lowerBound, in: copy)..<wordEnd(at: splice.range.upperBound, in: copy)
  }

  /// What capitals the program makes itself is not the copy’s affair, and those of a piece are the whole text’s.
  private static func isInOrder(_ copy: Passage, _ style: Style) -> Bool {
    if copy.place.isRecased || copy.isPart || isRemark(copy) || isUnit(copy) { return true }
    return switch copy.casing {
    case .caseless: true
    case .title: style == .title
    case .sentence: style == .sentence
    case .single, .upper, .lower, .mixed: false
    }
  }

  /// “cm”, “in”: the sign of a unit by itself is written low everywhere.
  private static func isUnit(_ copy: Passage) -> Bool {
    guard copy.analysis.wordCount == 1, let range = copy.wordsRange, range.count < 5 else { return false }
    let isLow = copy.bytes.slice(range).allSatisfy { !$0.isASCIIUpper }
    return isLow && UnitSigns.of(copy.locale).contain(copy.text(range))
  }

  /// “(active)”, “%@ (3 kites)”: words in brackets tell of what stands before them, and are no title.
  private static func isRemark(_ copy: Passage) -> Bool {
    guard copy.bytes.contains(UInt8(ascii: "(")) else { return false }
    var depth = 0
    for token in copy.tokens {
      if token.kind == .punctuation, copy.bytes[Int(token.start)] == UInt8(ascii: "(") { depth += 1 }
      if token.kind == .punctuation, copy.bytes[Int(token.start)] == UInt8(ascii: ")") { depth -= 1 }
      if token.kind == .word, depth <= 0 { return false }
    }
    return true
  }

  private static func token(at offset: Int, in copy: Passage) -> Token? {
    let tokens = copy.tokens
    let next = tokens.partitioningIndex { $0.end > offset }
    return next < tokens.count && tokens[next].range.contains(offset) ? tokens[next] : nil
  }

  private static func wordStart(at offset: Int, in copy: Passage) -> Int {
    token(at: offset, in: copy).map { Int($0.start) } ?? offset
  }

  private static func wordEnd(at offset: Int, in copy: Passage) -> Int {
    token(at: offset - 1, in: copy)?.end ?? offset
  }
}
