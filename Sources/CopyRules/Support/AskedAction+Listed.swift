import CopyModel
import CopyPassage
import CopyText

/// Questions in languages of which the lexicon knows some actions, and grammar how others end.
extension AskedAction {
  /// An action of the lexicon that opens the question, “Supprimer le fichier ?”, or closes it, „Die Datei löschen?“
  static func listed(_ copy: Passage) -> AskedAction? {
    guard copy.has(.questionAction), let words = copy.wordsRange else { return nil }
    let fillerEnd = copy.first(.confirmationFiller).map { Int($0.end) }
    let modalEnd = copy.first(.questionModal).map { Int($0.end) }
    let match = copy.all(.questionAction).first { match in
      // 「削除しますか？元に戻せません。」
      let isLast = ["?", "？"].contains { copy.bytes.hasLiteral($0, at: Int(match.end)) }
      let isMarked = copy.bytes.hasLiteral("?", at: copy.sentence(at: Int(match.start)).upperBound - 1)
      let closes = Int(match.end) == words.upperBound || isFollowedByModal(match, copy)
      let opens =
        copy.opensSentence(at: Int(match.start)) || isNext(match, behind: fillerEnd, copy)
        || isNext(match, behind: modalEnd, copy)
      if isLacking(match, copy) { return false }
      return copy.analysis.terminal == .question ? closes || opens : isLast || isMarked && opens
    }
    guard let match, let better = copy.term(match)?.better, !hasVerbBefore(match, copy) else { return nil }
    // “要启用自动删除吗？”: what is done stands first, and the last word is its object.
    if let first = chinese(copy), match.start > Int32(first.range.lowerBound) { return first }
    if isChineseObject(match, copy) { return nil }
    return idiom(of: match, copy) ?? AskedAction(title: better, range: match.range)
  }

  /// “¿Desea guardarlos antes de salir?”, “¿Guardarlos antes de salir?”: where verbs stand first, what closes the question only says
  /// when.
  private static func hasVerbBefore(_ match: TermMatch, _ copy: Passage) -> Bool {
    let grammar = InfinitiveGrammar.all.first { copy.locale.hasLanguage(of: $0.language) }
    guard let grammar, !grammar.isLast else { return false }
    let asking = [copy.first(.confirmationFiller), copy.first(.questionModal)].compactMap { $0.map { Int($0.end) } }
    let start = max(asking.max() ?? 0, copy.sentence(at: Int(match.start)).lowerBound)
    guard let first = copy.tokens.first(where: { $0.kind == .word && Int($0.start) >= start }),
      first.end <= Int(match.start)
    else { return false }
    // “salvá-las” is one word, whatever stands in it.
    let word = copy.text(Int(first.start)..<Int(match.start)).lowercased().prefix { !$0.isWhitespace }
    return grammar.isInfinitive(grammar.withoutObject(String(word)))
  }

  /// 刪除 of “啟用自動刪除？”: in Chinese the verb precedes its object, unless 把 and its kin put that first.
  private static func isChineseObject(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("zh"), !copy.opensSentence(at: Int(match.start)), !copy.has(.confirmationFiller),
      !copy.has(.questionModal)
    else { return false }
    let before = copy.text(copy.sentence(at: Int(match.start)).lowerBound..<Int(match.start))
    // “是否重试？”
    let rest = behindAsking(before).map { withoutAdverbs($0, copy) } ?? before
    return !before.contains { objectMarkers.contains($0) } && rest.contains(where: \.isLetter)
  }

  /// “要将这张照片移到相册吗？”: what puts the object first.
  private static let objectMarkers: Set<Character> = ["将", "將", "把", "对", "對"]

  /// “¿Salir sin guardar?”, „Ohne zu sichern beenden?“: what isn’t done.
  private static func isLacking(_ match: TermMatch, _ copy: Passage) -> Bool {
    copy.all(.without).contains { without in
      without.end <= match.start
        && copy.tokens.count { Int($0.start) >= Int(without.end) && $0.end <= Int(match.start) && $0.countsAsWord } < 2
    }
  }

  /// „… dass Sie das Beet löschen möchten?“
  private static func isFollowedByModal(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard let modal = copy.all(.questionModal).last, Int(modal.end) == copy.wordsRange?.upperBound else { return false }
    return modal.start >= match.end
      && !copy.tokens.contains { Int($0.start) >= Int(match.end) && $0.end <= Int(modal.start) && $0.countsAsWord }
  }

  private static func isNext(_ match: TermMatch, behind end: Int?, _ copy: Passage) -> Bool {
    guard let end, match.start >= end else { return false }
    return !copy.tokens.contains { Int($0.start) >= end && $0.end <= Int(match.start) && $0.countsAsWord }
  }

  /// “Cerrar sesión” of “¿Cerrar la sesión?”: an action of two words, whatever article stands between them.
  private static func idiom(of match: TermMatch, _ copy: Passage) -> AskedAction? {
    let behind = copy.tokens.filter { Int($0.start) >= Int(match.end) && $0.kind == .word }
    let small = copy.all(.smallWord)
    guard let noun = behind.first(where: { word in !small.contains { $0.range == word.range } }),
      behind.prefix(2).contains(where: { $0.start == noun.start })
    else { return nil }
    let words = (copy.text(match.range) + " " + copy.text(noun.range)).lowercased()
    let term = copy.lexicon?.terms(in: .questionAction).first { $0.text == words }
    return term?.better.map { AskedAction(title: $0, range: Int(match.start)..<noun.end) }
  }

  /// 清空 of “要清空画板吗？”, 启用 of “是否启用自动删除？”: the word of two characters behind 要 or 是否, which opens the question or
  /// closes what opens it.
  static func chinese(_ copy: Passage) -> AskedAction? {
    guard copy.locale.isLanguage("zh"), copy.analysis.terminal == .question, let words = copy.wordsRange,
      case let text = copy.text(words.lowerBound..<words.upperBound), let asked = behindAsking(text)
    else { return nil }
    // “要立即删除照片吗？”
    let rest = withoutAdverbs(asked, copy)
    let start = words.upperBound - rest.utf8.count
    // 格式化
    let length = rest.dropFirst(2).first == "化" ? 3 : 2
    let verb = start..<min(start + length * 3, words.upperBound)
    let isWord =
      copy.tokens.contains { Int($0.start) == verb.lowerBound } && copy.tokens.contains { $0.end == verb.upperBound }
    let light = [.lightVerb, .smallWord, .genericVerb].flatMap(copy.all)
    // “要这么做吗？” points at what was said.
    let points = copy.lexicon?.terms(in: .determiner).contains { copy.text(verb).hasPrefix($0.text) } ?? false
    let putsObject = copy.text(verb).first.map(objectMarkers.contains) ?? false
    guard isWord, !points, !putsObject, verb.upperBound < words.upperBound,
      !light.contains(where: { $0.range.overlaps(verb) })
    else { return nil }
    return AskedAction(title: copy.text(verb), range: verb)
  }

  /// What stands behind 要 near the start, or else behind 是否 at it.
  private static func behindAsking(_ text: String) -> String? {
    if let wants = text.prefix(6).firstIndex(of: "要") { return String(text[text.index(after: wants)...]) }
    return text.hasPrefix("是否") ? String(text.dropFirst(2)) : nil
  }

  /// What is left of `text` behind the adverbs that open it.
  static func withoutAdverbs(_ text: String, _ copy: Passage) -> String {
    let adverbs = copy.lexicon?.terms(in: .verbAdverb) ?? []
    var rest = text[...]
    while let adverb = adverbs.first(where: { rest.hasPrefix($0.text) && rest.count > $0.text.count }) {
      rest = rest.dropFirst(adverb.text.count)
    }
    return String(rest)
  }

  // MARK: Infinitives

  /// Archiver of « Voulez-vous archiver le carnet ? », Abbandona of “Vuoi abbandonare la gara?”: the infinitive behind what asks, as
  /// a button is titled; Versenken of „Möchten Sie das Boot versenken?“, where it stands last.
  static func infinitive(_ copy: Passage) -> AskedAction? {
    let language = InfinitiveGrammar.all.first { copy.locale.hasLanguage(of: $0.language) }
    guard let language, copy.bytes.contains(UInt8(ascii: "?")) else { return nil }
    let filler = copy.first(.confirmationFiller), modal = copy.first(.questionModal)
    let asking = [filler, modal].compactMap(\.self).max { $0.end < $1.end }
    let found = asking.map { language.isLast ? last(behind: $0, copy) : next(behind: $0, copy, language) }
    let bareLast = asking == nil && language.isLast ? last(of: copy) : nil
    guard let verb = found ?? bareLast ?? opening(copy, language) else { return nil }
    // The narrow space before a French mark belongs to the word for Unicode.
    let word = copy.text(verb.range).split(separator: "\u{202F}").first.map(String.init)
    let bare = word.map(language.withoutObject)
    let listed = bare == word ? nil : copy.lexicon?.terms(in: .questionAction).first { $0.text == bare }?.better
    guard let own = listed ?? bare.flatMap(language.title), !isLight(verb, copy) else { return nil }
    let start = asking.map { Int($0.end) } ?? 0
    let title = language.reflexive(from: start, before: verb, in: copy).map { $0 + own } ?? own
    return AskedAction(title: title.prefix(1).uppercased() + title.dropFirst(), range: verb.range)
  }

  /// The word behind what asks, if no second verb hangs on it: “¿Quieres dejar de seguir …?”
  private static func next(behind asking: TermMatch, _ copy: Passage, _ grammar: InfinitiveGrammar) -> Token? {
    let sentence = copy.sentence(at: Int(asking.start))
    let all = copy.tokens.filter {
      $0.kind != .space && Int($0.start) >= Int(asking.end) && sentence.contains(Int($0.start))
    }
    // « Voulez-vous vous déconnecter ? »
    let isReflexive = all.first.map { grammar.precedes(copy.text($0.range)) } ?? false
    let words = isReflexive ? Array(all.dropFirst()) : all
    guard let verb = words.first, verb.kind == .word, !verb.traits.contains(.startsUpper) else { return nil }
    guard words.count > 2, isListed(copy.text(words[1].range), in: .infinitiveJoint, copy) else { return verb }
    let second = copy.text(words[2].range)
    return grammar.endings.contains(where: second.hasSuffix) ? nil : verb
  }

  /// The infinitive that opens a question with nothing before it, if an object follows: “¿Archivar el cuaderno?”
  private static func opening(_ copy: Passage, _ grammar: InfinitiveGrammar) -> Token? {
    guard !grammar.isLast, copy.analysis.terminal == .question, let words = copy.wordsRange,
      let verb = copy.tokens.first(where: { Int($0.start) >= words.lowerBound }), verb.kind == .word,
      let next = copy.tokens.first(where: { Int($0.start) >= verb.end && $0.kind != .space })
    else { return nil }
    let word = String(copy.text(next.range).lowercased().prefix { $0.isLetter })
    let hasObject =
      next.kind == .placeholder || next.traits.contains(.isQuoted) || isListed(word, in: .determiner, copy)
      || isBareObject(next, word, copy, grammar)
    return hasObject && !isSubject(verb, copy, grammar) ? verb : nil
  }

  /// “¿Archivar conversación?”, “¿Salir sin guardar?”: a noun alone, or how, in a short question without a verb that has a tense.
  private static func isBareObject(
    _ next: Token, _ word: String, _ copy: Passage, _ grammar: InfinitiveGrammar
  ) -> Bool {
    let isOfNoun = ["de", "d", "di", "del", "du", "des", "do", "da"].contains(word)
    return next.kind == .word && next.traits.contains(.startsLower) && !isOfNoun
      && copy.analysis.wordCount < (word.count > 3 ? 4 : 6) && copy.all(.finiteVerb).isEmpty
      && !grammar.isInfinitive(word)
  }

  /// “Activar la opción añadirá …”: an infinitive before a verb with a tense is its subject, and nothing is asked.
  private static func isSubject(_ infinitive: Token, _ copy: Passage, _ grammar: InfinitiveGrammar) -> Bool {
    let words = copy.tokens.filter { $0.kind == .word && $0.start > infinitive.start }
    let relatives = copy.all(.relative)
    guard let verb = words.first(where: { isFinite($0, copy, grammar) }) else { return false }
    return !relatives.contains { $0.start > infinitive.start && $0.end <= verb.start }
  }

  private static func isFinite(_ word: Token, _ copy: Passage, _ grammar: InfinitiveGrammar) -> Bool {
    if copy.all(.finiteVerb).contains(where: { $0.start == word.start }) { return true }
    let text = copy.text(word.range).lowercased()
    return grammar.futures.contains { text.hasSuffix($0) && text.count > $0.count + 2 }
  }

  private static func isListed(_ word: String, in list: TermList, _ copy: Passage) -> Bool {
    copy.lexicon?.terms(in: list).contains { $0.text == word } ?? false
  }

  /// „Die Saison 2023/24 archivieren?“, „Helm umtauschen?“: what is done to a thing, with nothing that asks but the mark.
  private static func last(of copy: Passage) -> Token? {
    let words = copy.unspaced
    guard copy.analysis.terminal == .question, words.count > 2, let first = words.first, first.kind == .word,
      isListed(copy.text(first.range).lowercased(), in: .determiner, copy) || isBareObject(words, copy),
      copy.all(.finiteVerb).isEmpty,
      let mark = words.last, copy.bytes.slice(mark.range).equals("?"), let verb = words.dropLast().last,
      verb.kind == .word, verb.traits.contains(.startsLower)
    else { return nil }
    let before = words[words.count - 3]
    return before.kind != .word || before.traits.contains(.startsUpper) || before.traits.contains(.isQuoted)
      ? verb : nil
  }

  /// „Helm umtauschen?“; not „Helm vergessen?“, „Zug angekommen?“: participles end so as well, behind a prefix or with “ge”.
  private static func isBareObject(_ words: [Token], _ copy: Passage) -> Bool {
    guard words.count == 3, copy.locale.isLanguage("de"), words[0].traits.contains(.startsUpper),
      !copy.isWord(words[0], of: .smallWord)
    else { return false }
    let verb = copy.text(words[1].range)
    return !verb.dropLast(2).contains("ge") && !Self.participlePrefixes.contains(where: verb.hasPrefix)
  }

  private static let participlePrefixes = ["be", "emp", "ent", "er", "miss", "ver", "zer", "über", "unter"]

  /// The last word of the question, behind its object: written low, where nouns have a capital.
  private static func last(behind asking: TermMatch, _ copy: Passage) -> Token? {
    let sentence = copy.sentence(at: Int(asking.start))
    let words = copy.tokens.filter { $0.kind != .space && sentence.contains(Int($0.start)) }
    guard let mark = words.last, copy.bytes.slice(mark.range).equals("?"), let verb = words.dropLast().last,
      verb.kind == .word, verb.traits.contains(.startsLower), Int(verb.start) >= Int(asking.end),
      let before = words.dropLast(2).last
    else { return nil }
    let isObject =
      before.kind != .word || before.traits.contains(.startsUpper) || before.traits.contains(.isQuoted)
      || before.end == Int(asking.end) || copy.isAny(of: ["wirklich", "es", "sie", "ihn"], at: before.range)
    return isObject ? verb : nil
  }

  /// “Hacer”, “être”: says nothing without what stands behind it.
  private static func isLight(_ verb: Token, _ copy: Passage) -> Bool {
    let isOf = { (list: TermList) in copy.all(list).contains { $0.range == verb.range } }
    return isOf(.lightVerb) || isOf(.smallWord) || isOf(.genericVerb) && !namesThing(behind: verb, copy)
  }

  /// “¿Terminar el viaje?”: what could be done to anything is done to something; “¿Terminar la operación?” names nothing.
  private static func namesThing(behind verb: Token, _ copy: Passage) -> Bool {
    let empty: [TermList] = [.genericNoun, .genericVerb, .smallWord, .determiner, .vagueTitle]
    let sentence = copy.sentence(at: Int(verb.start))
    return copy.tokens.contains { word in
      word.kind == .word && word.start != verb.start && sentence.contains(Int(word.start)) && word.length > 2
        && (copy.locale.isLanguage("de") ? word.start < verb.start : word.start > verb.start)
        && !empty.contains { list in copy.all(list).contains { $0.range.overlaps(word.range) } }
    }
  }
}
