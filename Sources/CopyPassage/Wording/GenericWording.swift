import CopyModel
package import CopyText

/// Whether copy says nothing in particular: every word that carries meaning is one that fits any occasion.
///
/// “The operation could not be completed”, “Something unexpected happened”. One noun of an open class, one verb that does
/// something, a name, a number, a placeholder, or a quotation makes copy specific.
package struct GenericWording {
  private let copy: Passage
  private let known: [TermMatch]
  private let small: [TermMatch]
  /// Whether a noun is among what is known.
  private let hasNoun: Bool
  /// Where what is asked about ends.
  private let end: Int

  /// Lists that are generic everywhere.
  private static let everywhere: [TermList] = [.genericNoun, .genericVerb, .genericModifier]

  /// - Parameter lists: what is generic where the copy stands: kinds of news in a notification, excuses in a message.
  /// - Parameter end: where what is asked about ends.
  package static func holds(_ copy: Passage, beside lists: [TermList] = [], before end: Int = .max) -> Bool {
    var asked: [TermList] = []
    for list in everywhere where copy.has(list) { asked.append(list) }
    for list in lists where copy.has(list) { asked.append(list) }
    guard !asked.isEmpty || copy.role == .alertTitle || copy.role == .notificationTitle else { return false }
    // A translation is no emptier than what it translates, whose words are better known.
    if let base = copy.base, base.isEnglish, !copy.isEnglish, !base.isVague,
      !holds(base, beside: lists, before: base.codeTail ?? .max)
    {
      return false
    }
    let known = asked.flatMap(copy.all)
    let hasNoun = asked.contains(.genericNoun) || asked.contains(.headingNoun)
    return GenericWording(copy: copy, known: known, small: copy.all(.smallWord), hasNoun: hasNoun, end: end).holds
  }

  /// Whether all content is generic, and there is some. A quantity counts things, so it needs a noun: “some errors”, but not
  /// “some unavailable”.
  private var holds: Bool {
    var (hasContent, hasQuantity) = (false, false)
    for token in copy.tokens where Self.carriesMeaning(token) && Int(token.start) < end {
      if isListed(token) {
        hasContent = true
      } else if copy.isEnglish, isQuantity(token) {
        hasQuantity = true
      } else if !isSmall(token) {
        return false
      }
    }
    return hasQuantity ? hasContent && hasNoun : hasContent || onlyPoints
  }

  /// “We couldn’t do that”, “Now What?”, “From Us to You”: in a title, words of grammar alone, which point at what nobody has named.
  private var onlyPoints: Bool {
    copy.isEnglish && !copy.tokens.contains { $0.tags.contains(.number) || $0.kind == .number }
      && (copy.role == .alertTitle || copy.role == .notificationTitle) && copy.analysis.wordCount > 1
  }

  private static func carriesMeaning(_ token: Token) -> Bool {
    switch token.kind {
    case .space, .newline, .punctuation, .emoji, .markup, .entity: false
    default: true
    }
  }

  /// The whole token is a term, or lies in one. “They can’t message you” has no generic noun.
  private func isListed(_ token: Token) -> Bool {
    token.kind == .word
      && known.contains {
        Int($0.start) <= Int(token.start) && token.end <= Int($0.end) && !($0.list == .genericNoun && isDeed(token))
      }
  }

  /// Whether what may be a verb of English stands behind “can’t”, “will”, or “to”.
  private func isDeed(_ token: Token) -> Bool {
    guard copy.isEnglish, token.tags.contains(.baseVerb),
      let before = copy.tokens.last(where: { $0.kind == .word && $0.end <= Int(token.start) })
    else { return false }
    return !before.tags.isDisjoint(with: [.auxiliary, .infinitiveMarker])
  }

  /// A word of grammar alone; in languages other than English those of a list. “No” denies a thing, and what there is none of is
  /// news: “No messages”, “Nothing to do”.
  private func isSmall(_ token: Token) -> Bool {
    guard token.kind == .word, !token.traits.contains(.isQuoted) else { return false }
    guard copy.isEnglish else {
      return small.contains { $0.range.contains(Int(token.start)) && token.end <= Int($0.end) }
    }
    guard token.tags.dominant == .function else { return token.tags.contains(.interjection) }
    return !copy.isAny(of: .deniedThing, at: token.range)
  }

  private func isQuantity(_ token: Token) -> Bool {
    copy.all(.quantity).contains { Int($0.start) == Int(token.start) && Int($0.end) == token.end }
  }
}

extension Passage {
  /// Whether the copy as a whole says only that something is the matter. To ask for another try says what to do.
  package var isVague: Bool {
    if whole(.vagueTitle) != nil || whole(.vagueMessage) != nil || asksOnlyWhether || namesTopic { return true }
    // “Something went wrong (code 500)”: a code makes it no clearer.
    if let code = codeTail { return isVague(before: code) }
    if isKorean { return (base.map { !$0.isEnglish || $0.isVague } ?? true) && KoreanSense(self).isVague }
    // As a title, to try again says nothing; in a message it says what to do.
    let isTitle = role == .alertTitle
    guard isGeneric(beside: isTitle ? Self.headings : []), isTitle || whole(.retryPhrase) == nil else { return false }
    return analysis.terminal != .question || has(.genericNoun) || isTitle && (!asksWhat || asksNothing)
  }

  /// “About Your Booking”, “Regarding the order”: what it is about, and nothing of what happened to it.
  private var namesTopic: Bool {
    guard isEnglish, role == .alertTitle, mayHold(.topicPreposition) else { return false }
    let words = reading.words
    guard (3...5).contains(words.count), words.count == analysis.wordCount,
      isAny(of: .topicPreposition, at: words[0].range),
      isAny(of: .topicDeterminer, at: words[1].range), form == .fragment
    else { return false }
    return words.dropFirst(2).allSatisfy { !$0.tags.isDisjoint(with: [.noun, .pluralNoun]) }
  }

  private func isVague(before end: Int) -> Bool {
    if isKorean { return KoreanSense(self, before: end).isVague }
    let said = tokens.filter { $0.countsAsWord && Int($0.start) < end }
    guard let first = said.first, let last = said.last else { return false }
    let isListed = reading.found.contains { match in
      [.vagueTitle, .vagueMessage].contains(match.list) && match.start == first.start && Int(match.end) == last.end
    }
    return isListed || GenericWording.holds(self, before: end)
  }

  /// “How does it work?”, which asks for more than yes or no.
  private var asksWhat: Bool {
    tokens.first { $0.kind == .word }.map { $0.tags.contains(.questionWord) } ?? false
  }

  /// “What Now?”
  private var asksNothing: Bool { !has(.genericVerb) && !has(.headingVerb) }

  /// What fits any title: “A Word of Caution”, “Ready?”
  private static let headings: [TermList] = [
    .retryPhrase, .headingNoun, .headingModifier, .headingVerb, .downtoner, .hedge, .doubtWord,
  ]

  private func isGeneric(beside lists: [TermList] = []) -> Bool {
    GenericWording.holds(self, beside: lists)
      || mayAskAttention && GenericWording.holds(self, beside: lists + [.attendVerb, .attendManner]) && asksAttention
  }

  /// “Please read carefully”, “Look here”: a heading that only calls for eyes and ears. In a text it may say what to read.
  private var asksAttention: Bool {
    parses.contains { parse in parse.commandVerbs.contains { isWord(parse.units[$0], of: .attendVerb) } }
  }

  private var mayAskAttention: Bool {
    isEnglish && has(.attendVerb) && (role == .alertTitle || role == .notificationTitle)
  }

  /// “¿Está seguro?”, „Sind Sie sicher?“: the opening of a question, and nothing behind it.
  private var asksOnlyWhether: Bool {
    guard !isEnglish, !isKorean, analysis.terminal == .question, analysis.wordCount > 1, let words = wordsRange,
      base.map({ !$0.isEnglish || $0.isVague }) ?? true
    else { return false }
    let opening = text(words).trimmingMarks.lowercased()
    return lexicon?.terms(in: .confirmationFiller).contains { term in
      term.text.hasPrefix(opening) && term.text.dropFirst(opening.count).first.map { !$0.isLetter } ?? true
    } ?? false
  }
}

extension String {
  /// Without the question mark and the spaces at its end.
  fileprivate var trimmingMarks: String { String(reversed().drop { !$0.isLetter }.reversed()) }
}
