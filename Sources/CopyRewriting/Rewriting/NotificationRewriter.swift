import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Makes news of a faulty notification: no generic title, no orders, no action that only opens the app.
struct NotificationRewriter {
  let view: CopySetView
  let trials: Trials
  let model: Passage

  private let findings: [Finding]

  static let actionOpensApp = "notification-action-opens-app"

  init?(_ view: CopySetView, _ findings: [Finding], trials: Trials) {
    guard let model = view.parts.first, model.book != nil else { return nil }
    (self.view, self.findings, self.trials, self.model) = (view, findings, trials, model)
  }

  /// Nil where nothing is left to say.
  func rewritten() -> ProposedSet? {
    var body = polished(view.message.map(general))
    var title: String?
    if let old = view.title.map(general), old.wordsRange != nil, !isEmpty(old) || isAllNews(old, above: body),
      !isOnlyPrivate(old)
    {
      let sentences = titleSentences(old)
      title = sentences.first.map { first in
        trials.settled(first.text.trimmingEnd(of: ["."]), as: .notificationTitle, like: old)
      }
      if sentences.count > 1 { body = joined(sentences[1].text, body) }
    }
    if title == nil, let headline = body.flatMap(headline) { (title, body) = (headline, nil) }
    if title == nil, view.title != nil, let told = body.flatMap(headlineAndRest) { (title, body) = told }
    body = body.map { text in trials.settled(text, as: .notificationBody, like: model) }
    guard title != nil || body != nil else { return nil }
    return ProposedSet(surface: .notification, title: title, message: body, buttons: actions())
  }

  /// Title and body by themselves.
  func mended() -> ProposedSet? {
    let title = view.title.flatMap { better($0) }
    let body = view.message.flatMap { better($0) }
    guard title != nil || body != nil else { return nil }
    return ProposedSet(surface: .notification, title: title, message: body, buttons: actions())
  }

  private func better(_ part: Passage) -> String? {
    guard part.wordsRange != nil else { return nil }
    let polished = trials.polished(part.text, as: part.role, like: part, isStrict: false)
    // “Tap to view you’re receipt.” alone: the order stays, its slip doesn’t.
    let text = polished.isEmpty ? trials.spelled(part.text, as: part.role, like: part) : polished
    return trials.settled(text, as: part.role, like: part)
  }

  /// The part as others may read it; as it is where that can’t be said.
  private func general(_ part: Passage) -> Passage {
    let isPrivate = findings.contains { $0.entry == part.entry && $0.rule == NotificationSensitive.info.id }
    guard isPrivate, let text = PrivateWords(trials: trials).general(part) else { return part }
    return trials.passage(text, as: part.role, like: part)
  }

  /// Whether nothing is left of a title that others may read, and the body tells of the same.
  private func isOnlyPrivate(_ title: Passage) -> Bool {
    trials.privateRange(in: title) != nil && SetRewriting.isTold(title, in: view, trials)
  }

  /// “Boat Seen near the Pier”: a body that is no sentence, where no title stands above it.
  private func headline(_ body: String) -> String? {
    let copy = trials.passage(body.trimmingEnd(of: ["."]), as: .notificationBody, like: model)
    let subjects: WordTags = [.possessive, .determiner, .subjectPronoun]
    guard copy.isEnglish, copy.form == .fragment, (2...AlertRewriter.longTitle).contains(copy.analysis.wordCount),
      copy.tokens.allSatisfy({ $0.kind != .placeholder && $0.kind != .newline }),
      ![": ", " - ", " – ", " — "].contains(where: copy.text.contains),
      // “Your sister just arrived” is a sentence, whatever it is taken for.
      let first = copy.tokens.first(where: \.countsAsWord), first.tags.isDisjoint(with: subjects)
    else { return nil }
    return trials.settled(copy.text, as: .notificationTitle, like: model)
  }

  /// `first` as a sentence of its own, with the body behind it.
  private func joined(_ first: String, _ body: String?) -> String {
    let sentence = trials.settled(first, as: .notificationBody, like: model)
    let isUnspaced = ["zh", "ja"].contains(model.locale.languageCode)
    return [sentence, body].compactMap(\.self).joined(separator: isUnspaced ? "" : " ")
  }

  /// The title, and what of a long one is better said in the body. “Psst! The oven is on.” calls first, and tells nothing by that.
  private func titleSentences(_ title: Passage) -> [SentenceFacts] {
    let text = trials.polished(title.text, as: .notificationTitle, like: title)
    let copy = trials.passage(text, as: .notificationBody, like: title)
    let low = copy.sentenceStyle().applied(to: copy.bytes)
    let long = trials.passage(low, as: .notificationBody, like: title)
    let split =
      isTooLong(title) ? PatternTexts.answering("notification-title-too-long", at: 0, in: long).first : nil
    let sentences = trials.sentences(of: split?.text ?? text, as: .notificationTitle, like: title)
    guard sentences.count > 1, sentences[0].isOutcry || sentences[0].wordCount < 2 else { return sentences }
    return Array(sentences.dropFirst())
  }

  func isTooLong(_ title: Passage) -> Bool {
    guard let fit = title.worstFit() else { return false }
    return fit.verdict == .overflows || fit.place.glance.map { fit.points > $0 } ?? false
  }

  /// A title that fits every notification, or is the name of the app.
  private func isEmpty(_ title: Passage) -> Bool {
    guard view.message?.wordsRange != nil else { return false }
    return NotificationTitleGeneric.isGeneric(title) || isAppName(title) || isOwnName(title)
      || isNewsLabel(title) || isTopic(title) || isBareOrder(title)
  }

  /// “Download” over “Your download is complete.”: read as an order, and said by the body anyway.
  private func isTopic(_ title: Passage) -> Bool {
    guard title.isEnglish, title.analysis.wordCount == 1, isOrder(title), let body = view.message else { return false }
    return MeaningFacts(title).stems.isSubset(of: MeaningFacts(body).stems)
  }

  /// “Map Available” over “Load it now.”: how things are, where the body only says what to do.
  private func isAllNews(_ title: Passage, above body: String?) -> Bool {
    let words = title.wordsAndPlaceholders
    guard title.isEnglish, !title.isVague, words.count > 1, let body,
      words[0].tags.contains(.presentParticiple)
        || words[words.count - 1].tags.dominant == .adjective && words[words.count - 1].tags.isDisjoint(with: .noun)
    else { return false }
    return trials.sentences(of: body, as: .notificationBody, like: model).allSatisfy(\.isInstruction)
  }

  private func isOrder(_ title: Passage) -> Bool {
    findings.contains { finding in
      finding.entry == title.entry && finding.severity > .note && finding.rule == "notification-instructs"
    }
  }

  /// “Tap Here!” over “Your parcel has arrived.”: an order that names nothing.
  private func isBareOrder(_ title: Passage) -> Bool {
    guard title.isEnglish, isOrder(title), view.message?.form.isComplete == true else { return false }
    let rest = title.tokens.filter { $0.kind != .space && $0.kind != .punctuation }.dropFirst()
    return rest.allSatisfy { $0.kind == .word && $0.tags.dominant != .noun && $0.traits.isDisjoint(with: [.isName]) }
  }

  /// “Calendar” over “Open Calendar app” or “Calendar: …”.
  private func isAppName(_ title: Passage) -> Bool {
    guard title.analysis.wordCount == 1, let body = view.message, let words = title.wordsRange else { return false }
    let name = title.text(words)
    return body.text.hasPrefix(name + ":") || body.text.contains(name + " app") || body.text.contains("Open " + name)
      || view.buttons.contains { $0.text == "Open " + name }
  }

  private func polished(_ body: Passage?) -> String? {
    guard let body, body.wordsRange != nil else { return nil }
    let told = toldInFull(withoutAppName(body), of: body)
    let polished = trials.polishedInSentences(told, as: .notificationBody, like: body)
    let text = withoutGreeting(withoutOrders(polished, of: body), of: body)
    return text.isEmpty ? nil : trials.settled(text, as: .notificationBody, like: body)
  }

  /// “Docking failed. There is no pier.” for “Docking failed - no pier”.
  private func toldInFull(_ text: String, of body: Passage) -> String {
    guard let first = trials.sentences(of: text, as: .notificationBody, like: body).first, text.hasPrefix(first.text),
      let telegram = Telegram(first.text, as: .notificationBody, like: body, trials)
    else { return text }
    return telegram.event + " " + telegram.cause + text.dropFirst(first.text.count)
  }

  /// “The ferry docks at pier 3.” for “Hi there! The ferry docks at pier 3.”: what fits any notification comes first.
  private func withoutGreeting(_ text: String, of body: Passage) -> String {
    let all = trials.sentences(of: text, as: .notificationBody, like: body)
    guard all.count > 1, all[0].wordCount < 3,
      case let first = trials.passage(all[0].text, as: .notificationBody, like: body),
      all[0].isOutcry || first.whole(.vagueTitle) != nil || NotificationTitleGeneric.isGeneric(first)
        || first.tokens.first(where: \.countsAsWord)?.tags.contains(.interjection) == true
    else { return text }
    return all.dropFirst(2).reduce(all[1].text) { $0 + $1.gap + $1.text }
  }

  /// Without “Track it.” above an action that is titled so.
  private func withoutOrders(_ text: String, of body: Passage) -> String {
    let all = trials.sentences(of: text, as: .notificationBody, like: body)
    guard body.isEnglish, all.count > 1 else { return text }
    let kept = all.filter { sentence in
      ordered(sentence, of: body) == nil && !Self.opensOwnApp(sentence, like: body, trials)
    }
    guard !kept.isEmpty, kept.count < all.count else { return text }
    return kept.dropFirst().reduce(kept[0].text) { $0 + $1.gap + $1.text }
  }

  /// The action that does what a sentence tells to do.
  private func ordered(_ sentence: SentenceFacts, of body: Passage) -> Int? {
    // “Call to move the date.” tells what for.
    guard sentence.isInstruction, sentence.wordCount < 4 else { return nil }
    let copy = trials.passage(sentence.text, as: .notificationBody, like: body)
    guard let verb = copy.tokens.first(where: \.countsAsWord),
      copy.tokens.allSatisfy({ $0.tags.isDisjoint(with: .infinitiveMarker) })
    else { return nil }
    return view.buttons.firstIndex { CopySetView.names($0, copy.text(verb.range)) }
  }

  /// “Pay Fare” for “Pay” below “Pay the fare.”, which goes: an action has room for its object.
  private func withObject(_ title: String, at index: Int) -> String {
    guard let body = view.message, title.split(separator: " ").count == 1 else { return title }
    let polished = trials.polished(body.text, as: .notificationBody, like: body)
    let all = trials.sentences(of: polished, as: .notificationBody, like: body)
    let order = all.first { ordered($0, of: body) == index }
    guard let order, case let copy = trials.passage(order.text, as: .notificationBody, like: body),
      case let words = copy.wordsAndPlaceholders, words.count == 3,
      !words[1].tags.isDisjoint(with: [.article, .possessive]), words[2].tags.dominant == .noun
    else { return title }
    let noun = copy.text(words[2].range)
    return title + " " + noun.prefix(1).uppercased() + noun.dropFirst()
  }

  /// “[Notes] …”, “Notes: …”, and “… in LinguaApp” without the name.
  func withoutAppName(_ body: Passage) -> String {
    if let title = view.title, isAppName(title), body.text.hasPrefix(title.text + ":") {
      return String(body.text.dropFirst(title.text.count + 1)).trimmingStart()
    }
    // “Open Notely to see it.” under “Notely”
    if let title = view.title, isAppName(title), !body.text.contains(title.text + " app") {
      return body.text.replacing("Open " + title.text + " ", with: "Open the app ")
    }
    guard let name = AppName.find(in: body) else { return body.text }
    if name.lowerBound == body.trimmedRange.lowerBound {
      return body.text(name.upperBound..<body.bytes.count).trimmingStart()
    }
    let before = body.tokens.last { $0.end <= name.lowerBound && $0.kind == .word }
    guard let before, body.isEnglish, ["in", "on", "with", "from", "via"].contains(body.text(before.range)) else {
      return body.text
    }
    return body.text(0..<Int(before.start)).trimmingEnd(of: []) + body.text(name.upperBound..<body.bytes.count)
  }

  private func actions() -> [ProposedSet.Button] {
    var made: [ProposedSet.Button] = []
    for (index, action) in view.buttons.enumerated() where !opensApp(action) && !onlyCloses(action) {
      let text = trials.polished(action.text, as: .notificationAction, like: action)
      guard !text.isEmpty else { continue }
      made.append(.init(withObject(text, at: index), view.style(of: action).shown, origin: index))
    }
    return made
  }

  /// OK where nothing is asked: a notification goes away by itself.
  private func onlyCloses(_ action: Passage) -> Bool { action.whole(.okButton) != nil && !view.isQuestion }

  private func opensApp(_ action: Passage) -> Bool {
    let opens = findings.contains { $0.entry == action.entry && $0.rule == Self.actionOpensApp }
    if action.whole(.openAppAction) != nil || opens && !leadsElsewhere(action) { return true }
    guard let title = view.title, isAppName(title) else { return false }
    return action.text == "Open " + title.text
  }

  /// “Go to Map” under “The boat is late.”: a tap on the notification shows the boat, and not the map.
  private func leadsElsewhere(_ action: Passage) -> Bool {
    let words = action.wordsAndPlaceholders
    guard action.isEnglish, words.count > 1, let place = words.last, place.traits.isDisjoint(with: .isName),
      !place.tags.isDisjoint(with: [.noun, .pluralNoun]),
      !action.isAny(of: ["app", "details", "more"], at: place.range)
    else { return false }
    let own = MeaningFacts(trials.passage(action.text(place.range), as: .text, like: action)).stems
    return own.isDisjoint(with: MeaningFacts(view.texts).stems)
  }
}

extension String {
  /// Without the spaces at its start.
  func trimmingStart() -> String { String(String.UnicodeScalarView(unicodeScalars.drop { $0 == " " })) }
}
