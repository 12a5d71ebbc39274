package import CopyKernel
import CopyModel
package import CopyText

/// What the copy can ask of its language, its file, and its project.
extension Passage {
  package var isEnglish: Bool { analysis.isEnglish }
  package var isKorean: Bool { locale.isLanguage("ko") }
  /// Whether there is a base to hold it against.
  package var isTranslation: Bool { base != nil || isExtra }
  package var lexicon: Lexicon? { language.words.lexicon }
  /// The rewrites of the language; nil where it has none.
  package var book: RewriteBook? { language.words.book }
  /// Whether surfaces were named for the run: by the configuration, or on the command line.
  package var hasNamedSurfaces: Bool {
    judge.hasCustomSurfaces || !language.settings.surfaceNames.isEmpty
  }
  /// Whether the catalogue writes `word` with a capital inside its sentences. Words that only join others are no names,
  /// however often somebody writes “Your”.
  package func isNameInUse(_ word: Token) -> Bool {
    word.tags.isDisjoint(with: Self.functionWords) && language.namesInUse.isName(bytes.slice(word.range))
      || isPartOfName(word)
  }
  /// Whether `word` and the one beside it are written with capitals inside its sentences: “Up Next”.
  package func isPartOfName(_ word: Token) -> Bool {
    guard isEnglish, word.traits.contains(.startsUpper) else { return false }
    let index = tokens.partitioningIndex { $0.start >= word.start }
    return [index - 2, index + 2].contains { other in
      guard tokens.indices.contains(other), tokens[(index + other) / 2].kind == .space,
        tokens[other].traits.contains(.startsUpper)
      else { return false }
      let (first, second) = (tokens[min(index, other)], tokens[max(index, other)])
      return language.namesInUse.isName(bytes.slice(first.range), bytes.slice(second.range))
    }
  }
  /// How the other texts of the file end whose base ends as the one here does.
  package var endMarkHabit: EndMarkHabits.Habit { base.map { endMarkHabit(behind: $0.analysis.terminal) } ?? .unknown }
  /// How the texts of the file end whose base ends with `terminal`.
  package func endMarkHabit(behind terminal: Terminal) -> EndMarkHabits.Habit {
    guard let catalog = place.catalog else { return .unknown }
    return place.endMarks.habit(in: catalog.entries[entry].locale, where: terminal)
  }
  /// The mark that ends a statement here: the file’s own, where it has a habit, or the danda that stands in the copy.
  package var fullStop: String {
    if !isEnglish, case .usual(let mark?) = endMarkHabit(behind: .period) { return String(mark) }
    if locale.isLanguage("ja") || locale.isLanguage("zh") { return "。" }
    return bytes.holds("।") ? "।" : "."
  }
  /// How nearly all texts of the file that are for the same are cased; nil where they differ.
  package var casingHabit: CasingHabits.Habit? { isEnglish ? place.house.casing.habit(of: role) : nil }
  /// How most messages of one sentence in the file end, if they have no mark there; nil otherwise.
  package var bareMessages: MessageEndings.Habit? { isEnglish ? place.house.endings.bare : nil }
  /// Whether it is spoken alone: by its call, or by its key or comment.
  package var isSpoken: Bool { place.isSpoken || purpose.contains(.spoken) }
  /// Whether most translations of the base end otherwise than it does.
  package var hasLoneBase: Bool {
    guard let base else { return false }
    return language.namesInUse.endsAlone(base.bytes, key: key)
  }
  /// “Άρση αποκλ.”, “5 хв.”: whether the period at the end belongs to a word that is cut short, or to the sign of a unit.
  package var endsInCutWord: Bool {
    let mark = analysis.terminalRange.lowerBound
    guard analysis.terminal == .period, !isEnglish,
      let word = tokens.last(where: { $0.kind == .word && $0.end <= mark }),
      word.end == mark
    else { return false }
    if isCutShort(word) { return true }
    return language.namesInUse.isCut(bytes.slice(word.range), in: declaredLocale)
      || UnitSigns.of(declaredLocale).contain(text(word.range))
  }
  /// “Выкл.” of “Off”: where a base of one word has no mark, the period says that the word goes on; but a word that is longer
  /// than the base has not been cut: “Opslaan.” of “Save”.
  private func isCutShort(_ word: Token) -> Bool {
    guard analysis.wordCount == 1, let base, base.analysis.terminal == .none, base.analysis.wordCount == 1 else {
      return false
    }
    return text(word.range).count <= base.text.count + 1
  }
  /// Whether most translations of a base text keep `word` as it is.
  package func isKeptByTranslations(_ word: Token) -> Bool {
    base == nil && language.namesInUse.isKept(bytes.slice(word.range), of: bytes, key: key)
  }
  private static let functionWords: WordTags = [
    .determiner, .possessive, .article, .preposition, .coordinator, .subordinator, .auxiliary, .copula, .subjectPronoun,
    .objectPronoun, .infinitiveMarker,
  ]
  /// The scripts of the language that its place says it is in.
  package var declaredScripts: Set<ICU.Script> {
    guard locale == declaredLocale else { return ScriptsOfLocale.scripts(of: declaredLocale) }
    return language.words.scripts
  }
  /// How the language quotes; nil where that isn’t known.
  package var quotationMarks: QuotationMarks? { language.words.quotationMarks }
  package var settings: Settings { language.settings }
  package var guide: Guide { language.guide }
  /// How the house cases short copy.
  package var caseStyle: CaseStyle { language.caseStyle ?? usualCase }
  /// What key and comment tell of the occasion; worked out anew at each call.
  package var purpose: RoleCue { PurposeReader.read(key: key, comment: comment) }
  /// Whether it stands in a catalogue, where nothing is compiled any more: neither in a program nor in text, which may come
  /// from one.
  package var isInCatalogue: Bool {
    guard let format = place.catalog?.format else { return false }
    return !format.isProgram && !format.isText
  }
  /// Whether the rule called `id` is on for copy like this.
  package func isJudged(by id: String) -> Bool { language.isOn(id, role) }
  /// Says how the copy fits its surfaces.
  package var judge: SurfaceJudge { language.judge }
}

/// What the copy can ask of the text that it translates.
extension Passage {
  /// Whether it is the words of its base, whatever their case, marks, and spaces: text that nobody translated, and that stays
  /// behind when the base is mended.
  package var isBaseText: Bool {
    guard let base, !base.locale.hasLanguage(of: locale) else { return false }
    let (own, model) = (bytes, base.bytes)
    if own.equals(model) { return true }
    var (left, right) = (0, 0)
    while true {
      left = Self.skippingMarks(own, from: left)
      right = Self.skippingMarks(model, from: right)
      guard left < own.count, right < model.count else { return left == own.count && right == model.count }
      guard own[left].lowered == model[right].lowered else { return false }
      (left, right) = (left + 1, right + 1)
    }
  }

  /// Whether the base says the same without any term of `list`, in a language that has words: what was added in
  /// translation is the other language’s way to say it.
  package func isPlainInBase(_ list: TermList) -> Bool {
    guard let base, !base.locale.hasLanguage(of: locale), base.lexicon != nil else {
      return false
    }
    return base.first(list) == nil
  }

  /// Behind what changes no word: ASCII but letters, digits, and `%`, no-break spaces, and General Punctuation.
  private static func skippingMarks(_ bytes: Bytes, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "%"): return index
      case 0..<0x80: index += 1
      case 0xC2 where bytes.hasLiteral("\u{A0}", at: index): index += 2
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80: index += 3
      default: return index
      }
    }
    return min(index, bytes.count)
  }
}

/// How the copy fits where it is shown.
extension Passage {
  /// Whether it is a part of an alert or notification: of one that is known, or declared as such by itself.
  package var isOfAlert: Bool { isInSet || isDeclared || isAlone }

  /// Whether the room that it has is known. A button outside an alert may have any.
  package var isPlaced: Bool { role != .button || isOfAlert || hasNamedSurfaces }

  /// Whether the text is known to fit its surfaces, told without measuring it; in all languages expected, if `isTranslated`.
  package func surelyFits(isTranslated: Bool = false) -> Bool {
    !isPlaced || judge.surelyFits(displayed, isTranslated: isTranslated)
  }

  /// How the text fits the worst of the surfaces of its role, the app’s own left out; nil where it surely fits all of them.
  package func worstFit() -> Fit? {
    if let measuredFit { return measuredFit }
    if surelyFits() { return nil }
    let fit = judge.worst(displayed, isCustom: false)
    measuredFit = .some(fit)
    return fit
  }

  /// The worst fit where the text overflows, unless it is a translation that `width-overflow` holds against its base.
  package func ownOverflow() -> Fit? {
    guard mayOverflow(), let fit = worstFit(), fit.verdict == .overflows else { return nil }
    return baseFit(where: fit) != nil && isJudged(by: "width-overflow") ? nil : fit
  }

  /// Whether it is worth a look how the text fits: most that doesn’t fit for sure does fit.
  private func mayOverflow() -> Bool {
    if measuredFit != nil { return true }
    if surelyFits() { return false }
    return judge.overflows(displayed, isCustom: false)
  }

  /// How the base fits the place where its translation has `fit`; nil where it overflows as well, and where the text has
  /// no base or is judged by the words of its language anyway.
  package func baseFit(where fit: Fit) -> Fit? {
    guard let base, role != .button || !isEnglish && !isKorean else { return nil }
    let other = judge.fit(base.displayed, in: fit.place)
    return other.verdict == .overflows ? nil : other
  }
}
