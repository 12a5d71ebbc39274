import CopyKernel
package import CopyModel
package import CopyPassage
import CopyRules
import CopyText

/// Rewrites one alert or notification, and holds the result to the rules: it must be silent where the old copy was, say
/// nothing louder than a note, fill in what the old copy filled in, and keep to the laws of meaning.
package struct SetRewriting {
  let view: CopySetView
  let findings: [Finding]
  let trials: Trials

  package init(_ view: CopySetView, _ findings: [Finding], trials: Trials) {
    (self.view, self.trials) = (TidiedPart.tidied(view, trials: trials), trials)
    // What only likeness tells is no reason for other words, a title aside that says nothing.
    self.findings = findings.filter { !$0.isLikeness || $0.rule == TitleVague.info.id && $0.severity > .note }
  }

  /// What nobody has written yet has no better words.
  private var isDraft: Bool {
    findings.contains { $0.rule == "copy-unwritten" }
      || view.parts.contains { TornConversion.stands(in: $0) || DraftNote.stands(in: $0) }
  }

  /// What became of it.
  package enum Outcome: Sendable {
    /// The best first, three at most.
    case proposed([ProposedSet])
    /// Words were found, and would have said something else.
    case stopped(MeaningLaw)
    /// Its own words don’t suffice for better ones.
    case unknown
  }

  package func outcome() -> Outcome {
    guard let model = view.parts.first, model.book != nil, !view.isLeftInBase, !isDraft else { return .unknown }
    var broken: MeaningLaw?
    var choice: [ProposedSet] = []
    var anew: ProposedSet?
    let names = NameKeeping(view, trials: trials)
    for way in Way.allCases where choice.isEmpty || isOther(way, choice[0]) {
      guard let made = candidate(way, besides: choice.first, anew),
        case let candidate = finished(mentionsRenamed(names.restored(made)))
      else {
        continue
      }
      // What is too long as a sentence may still do in short.
      if way == .anew { anew = candidate }
      guard let proposed = held(candidate, way, namesAreSure: names.restored(made).parts != made.parts) else {
        continue
      }
      if let law = SetMeaning(proposed, insteadOf: view, trials: trials)?.brokenLaw() {
        broken = broken ?? law
      } else if !choice.contains(where: { $0.parts == proposed.parts }) {
        choice.append(proposed)
      }
    }
    if !choice.isEmpty { return .proposed(bestFirst(choice)) }
    return broken.map(Outcome.stopped) ?? .unknown
  }

  /// The ways to a better alert, best first.
  enum Way: CaseIterable {
    /// A new one of its own words.
    case anew
    /// The same with a title that says in short what its sentence says.
    case brief
    /// Each part mended by itself.
    case mended
  }

  /// Whether the way leads anywhere else than the first proposal: news that need no alert could still be one.
  private func isOther(_ way: Way, _ first: ProposedSet) -> Bool {
    way == .brief ? first.surface == .alert : first.surface == .inPlace
  }

  private func candidate(_ way: Way, besides first: ProposedSet?, _ anew: ProposedSet?) -> ProposedSet? {
    switch way {
    case .anew: rewritten()
    case .brief: (first ?? anew).flatMap { brief($0) }
    case .mended: mended(besides: first)
    }
  }

  /// “Couldn’t Print the Label” for “The label couldn’t be printed.”
  private func brief(_ first: ProposedSet) -> ProposedSet? {
    guard let title = first.title, let model = view.parts.first, let book = model.book else { return nil }
    let copy = trials.passage(title, as: .alertTitle, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-brief"))
    guard let text = found.first?.text.trimmingEnd(of: ["."]) else { return nil }
    var brief = first
    brief.title = trials.settled(text, as: .alertTitle, like: model)
    return brief
  }

  /// The candidate with what it leaves to be settled; nil where it is no better than the old copy.
  /// - Parameter namesAreSure: Whether some have capitals that only the old copy tells of.
  private func held(_ candidate: ProposedSet, _ way: Way, namesAreSure: Bool) -> ProposedSet? {
    guard let model = view.parts.first, !isOpen, !lacksTitle(model), isOther(candidate), Self.isBalanced(candidate),
      candidate.title.map(Self.isShouted) != true, !isIllShaped(candidate), keepsPlaceholders(candidate, like: model)
    else { return nil }
    var proposed = candidate
    var after = trials.findings(in: proposed, insteadOf: view)
    if markDestructive(&proposed, after) { after = trials.findings(in: proposed, insteadOf: view) }
    // What was in order before as a name is so still.
    let known = Set(findings.map(\.rule))
    if keepsCapitals(proposed) {
      after.removeAll { $0.rule == "notification-body-capitalization" && !known.contains($0.rule) }
    }
    if namesAreSure { after = after.filter { known.contains($0.rule) || !Self.isOfCapitals($0.rule) } }
    let loud = after.filter { $0.severity > .note && $0.rule != TonePassive.info.id }
    if movesFault(loud) || lacksGain(proposed, leaving: loud) || leavesWorst(proposed, loud) { return nil }
    let isWanted = view.isTyped && isBetter(proposed, leaving: loud)
    if keepsGood(proposed) { return nil }
    let isSettled = loud.isEmpty || isWanted || areOther(candidate) && mayStay(loud, in: proposed, way)
    guard isSettled, isWanted || isLess(after) else { return nil }
    proposed.stays = Set(loud.map(\.rule)).sorted()
    return proposed
  }

  private static func isOfCapitals(_ rule: String) -> Bool {
    rule == "title-capitalization" || rule == "message-capitalization"
  }

  /// Whether anything is read otherwise, or marks and capitals of several parts are mended, which nobody would mend one by one. A
  /// translation has no other marks than its base for long. Who types an alert wants it back as a whole.
  private func isOther(_ candidate: ProposedSet) -> Bool {
    if areOther(candidate) { return true }
    if view.isTyped {
      return isWrittenOtherwise(candidate) && findings.contains { $0.severity > .note } && !isFaultOfContent
    }
    let isTranslation = view.parts.contains(where: \.isTranslation)
    return !isTranslation && Set(findings.filter { $0.severity > .note }.map(\.entry)).count > 1
  }

  /// Whether something is to be said of what the alert says: other marks and capitals around the same words are no better alert.
  private var isFaultOfContent: Bool {
    findings.contains { RuleRegistry.info($0.rule)?.judges == .content && $0.rule != "message-missing-recovery" }
  }

  private func isWrittenOtherwise(_ candidate: ProposedSet) -> Bool {
    let texts = { (set: ProposedSet) in [set.title, set.message] + set.buttons.map(\.text).sorted() }
    return texts(candidate) != texts(Self.old(view))
  }

  func areOther(_ new: ProposedSet) -> Bool { letters(new) != letters(Self.old(view)) }

  /// What is read of a set. Marks, spaces, and capitals alone are each finding’s own to mend, and make no other alert; nor does the
  /// order of its buttons, or which of them Return chooses. The styles of a translation’s buttons are the base’s.
  private func letters(_ set: ProposedSet) -> [String?] {
    let letters = { (text: String) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let isTranslation = view.parts.contains(where: \.isTranslation)
    let buttons = set.buttons.map { button in
      let styles = isTranslation ? [] : button.style.subtracting([.default, .cancel]).names
      return ([letters(button.text)] + styles).joined(separator: " ")
    }
    // A dialog of Android need have no title: that its sentence stands above is no gain.
    let isOfAndroid = view.title == nil && view.parts.contains { $0.platforms == .android && !$0.isDeclared }
    let parts = [set.title, set.message]
    let texts = isOfAndroid ? [letters(parts.compactMap(\.self).joined())] : parts.map { $0.map(letters) }
    return texts + buttons.sorted() + [set.surface.rawValue]
  }

  /// What has parts that can’t be told is no whole that could be proposed: the message may be filled in by the program.
  private var isOpen: Bool { view.set.traits?.contains(.isOpen) == true }

  /// Whether keys alone bring the parts together, and no title is among them, though programs that show alerts were read: it has
  /// one that nothing ties to them.
  private func lacksTitle(_ model: Passage) -> Bool {
    view.title == nil && view.set.call < 0 && !model.isDeclared && model.settings.program?.sites.isEmpty == false
  }

  /// A title that shouts still is no better than the old one.
  private static func isShouted(_ title: String) -> Bool {
    // Beside letters that have no case, “USB” shouts nothing.
    let hasOthers = title.contains { $0.isLetter && !$0.isCased }
    let isCapitals = title == title.uppercased() && title != title.lowercased()
    return isCapitals && title.split(separator: " ").count > 2 && !hasOthers
  }

  /// Whether there is less to say than before: never more, and fewer or quieter.
  private func isLess(_ after: [Finding]) -> Bool {
    let loud = findings.count { $0.severity > .note }
    let own: Set = after.contains { $0.severity > .note } ? [] : Self.ownNotes
    // The passive of a failure is the platform’s own, whether a project asks about it or not.
    let count = { (all: [Finding]) in all.count { $0.rule != TonePassive.info.id && !own.contains($0.rule) } }
    return count(after) < count(findings) || count(after) == count(findings) && loud > 0
  }

  /// What is said of a title that tells something at last, and of a code that stands alone below it, where nothing worse is left.
  private static let ownNotes: Set = ["width-expansion", "message-error-code"]

  /// Gives the button that destroys by what the new message says its style. The parts are numbered as `Trials` does it.
  private func markDestructive(_ proposed: inout ProposedSet, _ findings: [Finding]) -> Bool {
    let found = findings.first { $0.rule == ButtonDestructiveStyle.info.id }.map { $0.entry - 2 }
    // A lone button takes the text away, whatever that speaks of.
    guard let found, proposed.buttons.count > 1, proposed.buttons.indices.contains(found),
      proposed.buttons[found].style.subtracting(.default).isEmpty
    else { return false }
    proposed.buttons[found].style = .destructive
    return true
  }

  private func rewritten() -> ProposedSet? {
    switch view.set.kind {
    case .alert:
      guard var rewriter = AlertRewriter(view, findings, trials: trials) else { return nil }
      if view.isWhole, says(AlertInformational.self) { return rewriter.shownInPlace() }
      if view.isWhole, says(AlertActionSheet.self) || says(ButtonCount.self) { return rewriter.asActionSheet() }
      return rewriter.rewritten()
    case .notification: return NotificationRewriter(view, findings, trials: trials)?.rewritten()
    case .actionSheet:
      var rewriter = AlertRewriter(view, findings, trials: trials)
      return rewriter?.rewritten()
    }
  }

  /// The alert as it stands, each part mended by itself; where the news had better be shown in place, the news as a title.
  private func mended(besides first: ProposedSet?) -> ProposedSet? {
    if view.set.kind == .notification { return NotificationRewriter(view, findings, trials: trials)?.mended() }
    guard var rewriter = AlertRewriter(view, findings, trials: trials) else { return nil }
    if first != nil { return rewriter.rewritten() }
    // News of two sentences is too much to be shown in place.
    if says(AlertInformational.self), var other = AlertRewriter(view, findings, trials: trials),
      let told = other.rewritten()
    {
      return told
    }
    return rewriter.mended()
  }

  private func says(_ rule: any CodedRule.Type) -> Bool { findings.contains { $0.rule == rule.info.id } }

  /// The set as it stands.
  package static func old(_ view: CopySetView) -> ProposedSet {
    let text = { (copy: Passage?) in copy.flatMap { $0.wordsRange == nil ? nil : $0.text } }
    let buttons = view.buttons.enumerated().map { index, button in
      ProposedSet.Button(button.text, view.style(of: button).shown, origin: index)
    }
    return ProposedSet(surface: view.surface, title: text(view.title), message: text(view.message), buttons: buttons)
  }

  /// Whether what is filled in stands in the new copy as often as in the old one.
  private func keepsPlaceholders(_ proposed: ProposedSet, like model: Passage) -> Bool {
    var (old, new) = ([String](), [String]())
    for copy in view.parts { old += Self.placeholders(of: copy) }
    let unexplained = view.parts.flatMap(placeholdersUnexplained)
    for text in [proposed.title, proposed.message].compactMap(\.self) + proposed.buttons.map(\.text) {
      new += Self.placeholders(of: trials.passage(text, as: .text, like: model))
    }
    return old.sorted() == new.sorted() || old.sorted() == (new + said(twice: Set(new))).sorted()
      || Set(old) == Set(new) && unexplained.sorted() == new.sorted()
  }

  /// What is filled in, but for what is filled once more into what a button does: “Tap Remove to remove %@.”
  private func placeholdersUnexplained(of copy: Passage) -> [String] {
    guard copy.role == .alertMessage else { return Self.placeholders(of: copy) }
    let rest = ExplanationCut(copy, buttons: view.buttons).text
    return Self.placeholders(of: trials.passage(rest, as: .text, like: copy))
  }

  /// What is filled into a question of the message that asks what the title asks, and nothing else into the message.
  private func said(twice kept: Set<String>) -> [String] {
    guard let title = view.title, let message = view.message, view.isAlert else { return [] }
    let filled = Self.placeholders(of: message)
    guard filled == Self.placeholders(of: title), kept.isSuperset(of: filled) else { return [] }
    let asked = trials.sentences(of: message.text, as: .alertMessage, like: message).first { $0.asks != nil }
    guard let asked, asked.asks == AskedAction.find(in: title)?.title else { return [] }
    let again = MeaningFacts(trials.passage(asked.text, as: .alertMessage, like: message))
    return again.stems == MeaningFacts(title).stems ? filled : []
  }

  package static func placeholders(of copy: Passage) -> [String] {
    copy.tokens.filter { $0.kind == .placeholder || $0.kind == .escapedPercent }.map { copy.text($0.range) }
  }

  /// `findings`, the one about an empty title with a word on why no better one is proposed.
  package func noted(_ findings: [Finding], _ outcome: Outcome) -> [Finding] {
    let empty = [TitleVague.info.id, TitleErrorCode.info.id]
    guard view.isAlert, let title = view.title else { return findings }
    return findings.map { finding in
      guard empty.contains(finding.rule), finding.entry == title.entry, finding.fixes.isEmpty else { return finding }
      var noted = finding
      switch outcome {
      case .proposed: break
      case .stopped(let law): noted.notes.append("A rewrite of the whole alert was found and left out. \(law.demand)")
      case .unknown: noted.notes.append(Self.missing)
      }
      return noted
    }
  }

  private static let missing =
    "Message, key, and comment don’t say what failed or what is asked. With the thing named there, a title can be proposed."
}
