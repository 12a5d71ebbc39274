package import CopyKernel
package import CopyModel
package import CopyPassage
import CopyRules
import CopyText

/// What every edit passes before anyone sees it, whoever proposes it: an edit is safe only if role and form are certain and
/// what it changes is plain copy. An edit of what is surely no copy, or that ends a text that goes on, is withheld.
package struct EditGate {
  package let copy: Passage
  private let code: CodeSigns
  private let marks: MentionedMark
  private let isJoined: Bool

  fileprivate enum Answer {
    case safe, doubtful(EditDoubt)
    /// No cure of a fault that may be one: a full stop behind a phrase.
    case unfit
    /// What is no copy can’t be at fault.
    case wrong
  }

  package init(_ copy: Passage) {
    self.copy = copy
    (code, marks, isJoined) = (CodeSigns(copy: copy), MentionedMark(copy: copy), copy.isJoined)
  }

  /// Marks what is doubtful in the fixes of `findings`, all about the copy, and takes out those that are wrong. A finding
  /// that has no other cure was wrong, too; those are counted in `withdrawn`.
  package func pass(_ findings: inout [Finding], withdrawn: inout RuleTally) {
    var passed: [Finding] = []
    for var finding in findings {
      let isRight = !(isJoined && Self.wantsSentence(finding)) && pass(&finding)
      if isRight { passed.append(finding) } else { withdrawn.add(finding.rule) }
    }
    findings = passed
  }

  /// Whether there was no cure, or one is left.
  private func pass(_ finding: inout Finding) -> Bool {
    // “Ok” is “OK” wherever it stands.
    if finding.fixes.isEmpty || finding.rule == ButtonOkSpelling.info.id { return true }
    let rule = finding.rule
    let answers = finding.fixes.map { fix in fix.splices.map { answer($0, fix) } }
    if answers.allSatisfy({ $0.allSatisfy { $0.isWrong } }) { return false }
    finding.fixes = zip(finding.fixes, answers).compactMap { passed($0, $1, of: rule) }
    if isDoubtful(finding) { finding.severity = min(finding.severity, .note) }
    return true
  }

  /// Whether each cure may hit a name, code, or another text: then so may the blame, and it isn’t told aloud. Of such warnings on
  /// unseen apps five were right, and eleven weren’t. Whoever declares the copy says that it is copy.
  private func isDoubtful(_ finding: Finding) -> Bool {
    guard copy.roleEvidence != .explicit, !finding.fixes.isEmpty else { return false }
    return finding.fixes.allSatisfy { fix in
      switch fix.placeDoubt {
      case .name, .code, .element, .fragment: true
      case .key, .mark, .wording, .role, .use, .form, .habit, nil: false
      }
    }
  }

  /// The rules that ask for a whole sentence, and offer none.
  private static func wantsSentence(_ finding: Finding) -> Bool {
    finding.rule == MessageIncompleteSentence.info.id || finding.rule == NotificationBodySentence.info.id
  }

  /// The fix with its doubt; nil where it is none.
  private func passed(_ fix: Fix, _ answers: [Answer], of rule: String) -> Fix? {
    var fix = fix
    for answer in answers {
      switch answer {
      case .safe: break
      case .unfit: return nil
      case .wrong: fix.placeDoubt = fix.placeDoubt ?? .code
      case .doubtful(let doubt): fix.placeDoubt = fix.placeDoubt ?? doubt
      }
    }
    if answers.allSatisfy(\.isWrong) { return nil }
    if !hasSureRole(for: rule) { fix.placeDoubt = copy.place.isElsewhere ? .use : .role }
    if copy.isKey { fix.placeDoubt = .key }
    return fix
  }

  // MARK: Role

  /// Whether the role, where the rule depends on it, is known from what declares or shows the text rather than guessed.
  private func hasSureRole(for rule: String) -> Bool {
    let isSure = !copy.isRoleWeak && !copy.place.isRoleDisputed && !copy.place.isElsewhere
    let isShown = copy.roleEvidence == .source && isSure
    if copy.roleEvidence < .source || isShown || copy.isRoleConfirmed || isInNamedAlert { return true }
    return RuleRegistry.info(rule).map { $0.roles == .all } ?? true
  }

  /// Whether keys alone make an alert with its buttons of it, which no row of a list has.
  private var isInNamedAlert: Bool {
    guard copy.isInSet, copy.roleEvidence == .key, copy.roleConfidence >= RoleGuess.clear else { return false }
    return copy.role == .button || copy.role == .notificationAction || !copy.buttons.isEmpty
  }

  // MARK: One splice

  private func answer(_ splice: Splice, _ fix: Fix) -> Answer {
    if fix.mendsPlaceholders { return .safe }
    let old = copy.bytes.slice(splice.range)
    // What a rule rewords, it has looked at in its sentence.
    guard fix.keepsMeaning || splice.range.isEmpty || Self.isCase(old, splice.text) else {
      return code.isCode(splice.range) && !copy.isInAddress(splice.range) ? .wrong : .safe
    }
    if code.isCode(splice.range) { return splice.range.isEmpty && copy.isInAddress(splice.range) ? .safe : .wrong }
    if let answer = ofMark(splice, old) { return answer }
    if let answer = ofCase(splice, old) { return answer }
    if let answer = ofEdge(splice, old) { return answer }
    return code.mayBeCode(splice.range) ? .doubtful(.code) : .safe
  }

  private static func isCase(_ old: Bytes, _ new: String) -> Bool {
    old.text.lowercased() == new.lowercased()
  }

  // MARK: Marks

  /// A mark that comes, goes, or moves; nil for any other splice.
  private func ofMark(_ splice: Splice, _ old: Bytes) -> Answer? {
    if splice.range.isEmpty, splice.range.lowerBound >= copy.analysis.terminalRange.lowerBound {
      return ["", ".", "?", "。", "？"].contains(splice.text) ? ofEnd(splice.text) : nil
    }
    let touched = old.allSatisfy { $0 == 0x20 } ? splice.range.lowerBound..<splice.range.upperBound + 1 : splice.range
    guard !old.isEmpty, Self.isMark(copy.bytes.slice(touched.clamped(to: 0..<copy.bytes.count))) else { return nil }
    switch marks.answer(touched) {
    case .yes: return .wrong
    case .maybe: return .doubtful(.mark)
    case .no: break
    }
    if isJoined, splice.range.upperBound >= copy.analysis.terminalRange.upperBound { return .doubtful(.fragment) }
    return splice.text == "." && !isSentence(before: splice.range.lowerBound) ? .doubtful(.form) : nil
  }

  private static func isMark(_ bytes: Bytes) -> Bool {
    !bytes.isEmpty && ["!", "?", ".", ",", ";", "！", "？", "。"].contains { bytes.text.contains($0) }
      && !bytes.contains { $0.isASCIIWord }
  }

  /// An end mark is added: only behind what is surely a sentence of its own.
  private func ofEnd(_ mark: String) -> Answer {
    if isJoined || !endsInWord { return isJoined ? .wrong : .unfit }
    if copy.isKorean { return ofKoreanEnd(mark) }
    guard copy.isEnglish else { return .safe }
    switch copy.form {
    case .fragment, .word, .none: return .unfit
    case .sentence, .question, .sentences: break
    }
    if startsLow { return .doubtful(.fragment) }
    return copy.isFormSure && isSentence(before: copy.analysis.terminalRange.lowerBound) ? .safe : .doubtful(.form)
  }

  /// What ends in -요 may state, ask, or invite: without a mark only the base tells.
  private func ofKoreanEnd(_ mark: String) -> Answer {
    guard KoreanEnding.mayAsk(copy) else { return .safe }
    guard let base = copy.base else { return .doubtful(.form) }
    let asks = base.form == .question
    guard asks == (mark == "?") else { return .unfit }
    return asks || TranslatedSentence.needsMark(copy) ? .safe : .doubtful(.form)
  }

  /// Whether a word, a number, or what is filled in stands at the end, and not a list of signs.
  private var endsInWord: Bool {
    let place = copy.analysis.terminalRange.lowerBound
    guard let last = copy.tokens.last(where: { $0.end <= place && $0.kind != .space }) else { return false }
    if last.kind == .other || last.kind == .emoji { return false }
    return last.kind != .punctuation || Int(last.start) > 0 && copy.bytes[Int(last.start) - 1] > 0x20
  }

  private var startsLow: Bool { copy.tokens.first { $0.countsAsWord }?.traits.contains(.startsLower) ?? false }

  /// Whether the words of the sentence before `offset` are surely one, whatever mark ends them.
  private func isSentence(before offset: Int) -> Bool {
    guard copy.isEnglish else { return copy.isKorean || copy.base.map(Self.isSentence) ?? false }
    let sentence = copy.sentence(at: max(0, offset - 1))
    let form = copy.formOfWords(in: sentence.lowerBound..<min(offset, sentence.upperBound))
    return form.form.isComplete && form.confidence >= 0.85
  }

  /// Whether the words of a base are surely a sentence: so are those that translate them.
  private static func isSentence(_ base: Passage) -> Bool {
    guard base.isEnglish, let words = base.wordsRange else { return false }
    let end = max(words.lowerBound, min(words.upperBound, base.analysis.terminalRange.lowerBound))
    let form = base.formOfWords(in: words.lowerBound..<end)
    return form.form.isComplete && form.confidence >= 0.85
  }

  // MARK: Case

  /// Words that change their case; nil for any other splice.
  private func ofCase(_ splice: Splice, _ old: Bytes) -> Answer? {
    guard !old.isEmpty, Self.isCase(old, splice.text), old.text != splice.text else { return nil }
    let words = copy.tokens.indices.filter {
      copy.tokens[$0].range.overlaps(splice.range) && copy.tokens[$0].kind == .word
    }
    if isTyped(words) { return .doubtful(.name) }
    let elements = ElementNames(copy: copy)
    for index in words {
      let token = copy.tokens[index]
      if isJoined, token.traits.contains(.startsSentence) { return .wrong }
      if elements.isLinkTitle(token.range) { return .wrong }
      if token.traits.contains(.startsLower), isUnknown(token) { return .doubtful(.name) }
      if token.traits.contains(.hasInnerUpper), !token.traits.contains(.isMisspelledName) { return .doubtful(.name) }
      if token.traits.contains(.startsUpper), copy.isEnglish {
        if elements.isElement(token) { return .doubtful(.element) }
        if copy.isNameInUse(token) || isBesideName(index) { return .doubtful(.name) }
      }
    }
    // Whether a word is the first or the last, another text decides.
    if isJoined { return .doubtful(.fragment) }
    let isMessage = copy.role == .alertMessage || copy.role == .notificationBody || copy.role == .text
    let raises = words.contains { copy.tokens[$0].traits.contains([.startsLower, .startsSentence]) }
    return raises && isMessage && !copy.form.isComplete ? .doubtful(.fragment) : nil
  }

  /// “pdf”, “weather in london” are what people type, and “Iban” alone may be another name than the bank’s: a spelling of the
  /// list is not put where no sentence or title stands around it.
  private func isTyped(_ changed: [Int]) -> Bool {
    guard changed.contains(where: { copy.tokens[$0].traits.contains(.isMisspelledName) }) else { return false }
    return copy.analysis.wordCount < 2
      || copy.tokens.allSatisfy { $0.kind != .word || $0.traits.isDisjoint(with: [.startsUpper, .hasInnerUpper]) }
  }

  private func isUnknown(_ token: Token) -> Bool {
    copy.isEnglish && token.tags.isEmpty && !token.traits.contains(.isMisspelledName)
  }

  /// “Contoso Badge Center”: a word that no list has, or a name, stands next to it with its own capital.
  private func isBesideName(_ index: Int) -> Bool {
    [-2, 2].contains { step in
      guard copy.tokens.indices.contains(index + step), copy.tokens[index + step / 2].kind == .space else {
        return false
      }
      let token = copy.tokens[index + step]
      guard token.kind == .word, token.traits.contains(.startsUpper) else { return false }
      return token.tags.isEmpty || token.tags == .properNoun || token.traits.contains(.isName)
    }
  }

  // MARK: Edges

  /// A space at the edge goes: programs join texts by them, and tabs indent, unless it is known what stands there.
  private func ofEdge(_ splice: Splice, _ old: Bytes) -> Answer? {
    guard !old.isEmpty, old.allSatisfy({ $0 <= 0x20 }), splice.text.isEmpty, copy.base == nil else { return nil }
    guard splice.range.lowerBound == 0 || splice.range.upperBound == copy.bytes.count else { return nil }
    return copy.roleEvidence <= .config && old.allSatisfy { $0 == 0x20 } ? nil : .doubtful(.fragment)
  }
}

extension EditGate.Answer {
  fileprivate var isWrong: Bool { if case .wrong = self { true } else { false } }
}

extension Passage {
  /// Whether it is put into another text, so that neither its start nor its end is one of a sentence: its file, key, or
  /// comment says so, or a space at its edge.
  package var isJoined: Bool {
    isPart || hasJoiningSpace || purpose.contains(.joined) || JoinedText.isNamed(by: comment)
  }

  /// “ (pending)”, “sent by ”.
  private var hasJoiningSpace: Bool {
    if tokens.first?.kind == .space, SpaceForJoining.isAtStart(of: self) { return true }
    return tokens.last?.kind == .space && SpaceForJoining.isAtEnd(of: self)
  }
}

/// Reads in comments that a string goes into another one: “the word that is put into the text above”.
enum JoinedText {
  static func isNamed(by comment: Bytes) -> Bool {
    if comment.isEmpty { return false }
    let scanner = CueScanner()
    // What it reads is a view of its own memory.
    return withExtendedLifetime(scanner) {
      scanner.read(comment, at: .joining, with: .builtIn).hits.contains { $0.cue.contains(.joined) }
    }
  }
}
