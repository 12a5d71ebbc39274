import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What title and message both name, said where it tells most.
extension AlertRewriter {
  /// “The tide table is incomplete.” for “Tide Table” above it: the sentence has each word of the topic. “The table is incomplete.” gets
  /// them where both are about the same noun.
  mutating func dropTopic() {
    guard model.isEnglish, plainAnswer == nil, let topic = title, !topic.isComplete, !topic.isQuestion,
      topic.asks == nil, !topic.hasPlaceholder, !mayGoOn(topic), !isDull(topic),
      !message.contains(where: \.isQuestion), let first = message.first, mayBeNews(first),
      !(blames(view.message) && first.text.hasPrefix("You ")),
      !tellsResult(trials.passage(topic.text, as: .alertTitle, like: model)),
      !view.buttons.contains(where: { answers($0, topic) })
    else { return }
    let told = namedInFull(first, by: topic) ?? first
    guard !topic.isInstruction || isNamed(topic, in: told) else { return }
    let (own, said) = (facts(of: topic.text.lowercased()), facts(of: told.text))
    guard !own.stems.isEmpty, own.stems.isStrictSubset(of: said.stems), own.denies == false || said.denies,
      Set(own.quantities).isSubset(of: said.quantities)
    else { return }
    message[0] = told
    title = nil
  }

  /// “Empty” under “Empty Box”: the title is what the button does.
  private func answers(_ button: Passage, _ topic: SentenceFacts) -> Bool {
    guard view.buttons.count > 1, let first = topic.text.split(separator: " ").first else { return false }
    return CopySetView.names(button, String(first))
  }

  private func mayBeNews(_ sentence: SentenceFacts) -> Bool {
    sentence.isComplete && !sentence.isInstruction && !sentence.advises && !sentence.leansOnTitle
      && !sentence.startsVague && !sentence.isVague && !sentence.hasPronoun && !sentence.text.contains("\n")
      && (4...longQuestion).contains(sentence.wordCount)
  }

  /// “Mill Table” above “The mill table …” tells nobody to mill.
  private func isNamed(_ topic: SentenceFacts, in sentence: SentenceFacts) -> Bool {
    let (name, text) = (topic.text.lowercased(), " " + sentence.text.lowercased())
    return [" the ", " your ", " this "].contains { text.contains($0 + name + " ") }
  }

  func facts(of text: String) -> MeaningFacts { MeaningFacts(trials.passage(text, as: .alertMessage, like: model)) }

  /// “The tide table” for “the table” under “Tide Table”.
  private func namedInFull(_ sentence: SentenceFacts, by topic: SentenceFacts) -> SentenceFacts? {
    let title = trials.passage(topic.text, as: .alertTitle, like: model)
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let name = title.wordsAndPlaceholders
    guard (2...3).contains(name.count), let head = name.last, head.tags.contains(.noun),
      name.allSatisfy({ $0.kind == .word && $0.tags.isDisjoint(with: [.preposition, .determiner, .coordinator]) })
    else { return nil }
    let words = copy.wordsAndPlaceholders
    // “Low Battery” tells how it is, “10% of the battery” of a part of it.
    guard
      name.dropLast().allSatisfy({
        $0.tags.dominant == .noun || $0.tags.isEmpty || $0.tags.isDisjoint(with: .adjective)
      })
    else { return nil }
    let noun = words.indices.dropFirst().first { index in
      copy.text(words[index].range).lowercased() == title.text(head.range).lowercased()
    }
    guard let noun, noun == 1, !words[0].tags.isDisjoint(with: [.article, .possessive, .determiner]),
      words[noun].tags.contains(.noun), noun + 1 < words.count,
      words[noun + 1].tags.isDisjoint(with: [.noun, .pluralNoun]) || words[noun + 1].tags.dominant == .verb
    else { return nil }
    let kind = name.dropLast().map { word in
      let isName = !word.traits.isDisjoint(with: [.isName, .hasInnerUpper, .hasDigit]) || word.tags.isEmpty
      return isName ? title.text(word.range) : title.text(word.range).lowercased()
    }
    let whole = kind.joined(separator: " ") + " " + copy.text(words[noun].range)
    let text = [Splice(words[noun].range, whole)].applied(to: copy.bytes)
    return SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
  }

  /// “Give up berth 17?” for “Give up this berth?” under “Berth 17”: which one it is stands above.
  mutating func nameByTitle() {
    guard model.isEnglish, let title = view.title, let name = Self.nameOfOne(title),
      case let noun = title.text(name.noun.range).lowercased(),
      let place = message.firstIndex(where: { $0.asks != nil && !$0.hasPronoun }),
      case let question = message[place].text,
      let range = ["this ", "the "].lazy.compactMap({ question.firstRange(of: $0 + noun) }).first,
      question[range.upperBound...].first.map({ !$0.isLetter && !$0.isNumber }) ?? false,
      !question[range.upperBound...].hasPrefix(" " + name.rest)
    else { return }
    let text = question[..<range.lowerBound] + noun + " " + name.rest + question[range.upperBound...]
    let gap = message[place].gap
    message[place] = SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
    message[place].gap = gap
    self.title = nil
  }

  /// “Berth” and “17”: a noun with its number or quoted name, and nothing else.
  private static func nameOfOne(_ title: Passage) -> (noun: Token, rest: String)? {
    let words = title.wordsAndPlaceholders
    guard words.count > 1, let noun = words.first, noun.kind == .word, noun.tags.contains(.noun),
      words.dropFirst().allSatisfy({ $0.kind == .number || $0.traits.contains(.isQuoted) }),
      title.analysis.terminal == .none
    else { return nil }
    return (noun, title.text(noun.end..<title.trimmedRange.upperBound).trimmingStart())
  }

  /// “Turn on the tide lamp?” for “Turn it on?” behind “The tide lamp is off.” under “Tide Lamp”: what is meant is what the alert is
  /// about.
  mutating func nameTopic() {
    guard model.isEnglish, view.buttons.count > 1, let topic = title, !topic.isComplete, !topic.isQuestion,
      topic.asks == nil, (1...3).contains(topic.wordCount), !topic.hasPlaceholder,
      let place = message.firstIndex(where: { $0.isQuestion && $0.asks != nil && $0.hasPronoun }), place > 0,
      case let own = facts(of: topic.text.lowercased()).stems, !own.isEmpty,
      own.isSubset(of: facts(of: message[place - 1].text).stems),
      let text = named(topic, insteadOfPronounOf: message[place], behind: message[place - 1].text)
    else { return }
    let gap = message[place].gap
    message[place] = SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
    message[place].gap = gap
  }

  /// The question with the topic, as the sentence before has it, in the place of its one “it”.
  private func named(_ topic: SentenceFacts, insteadOfPronounOf question: SentenceFacts, behind told: String) -> String?
  {
    let name = topic.text.trimmingEnd(of: [".", "!"]).lowercased()
    let low = " " + told.lowercased()
    guard let range = low.firstRange(of: " " + name), name.last != "s" else { return nil }
    let before = low[..<range.lowerBound].split(separator: " ").last.map(String.init) ?? ""
    let article = ["the", "your", "this"].contains(before) ? before + " " : ""
    // The capitals of a name are those of the sentence.
    let start = told.index(told.startIndex, offsetBy: low.distance(from: low.startIndex, to: range.lowerBound))
    let written = String(told[start..<told.index(start, offsetBy: name.count)])
    let words = question.text.split(separator: " ").map(String.init)
    let bare = { (word: String) in word.lowercased().filter(\.isLetter) }
    guard words.count(where: { bare($0) == "it" }) == 1, let it = words.firstIndex(where: { bare($0) == "it" }) else {
      return nil
    }
    let isFirst = article.isEmpty && start == told.startIndex
    let phrase = article + (isFirst ? written.prefix(1).lowercased() + written.dropFirst() : written)
    // “Turn it on” has its particle behind it.
    if it == 1, words.count > 2, ["on", "off", "up", "down", "out"].contains(bare(words[2])) {
      let particle = bare(words[2]), rest = words[2].dropFirst(particle.count)
      return ([words[0], particle, phrase + rest] + words.dropFirst(3)).joined(separator: " ")
    }
    let mark = words[it].drop(while: \.isLetter)
    return (words[..<it] + [phrase + mark] + words[(it + 1)...]).joined(separator: " ")
  }

  /// “You loaded too many crates.” below “Too Many Crates”: only whose fault it is, if something else is told as well.
  func reproachesAgain(_ sentence: SentenceFacts, behind title: SentenceFacts) -> Bool {
    guard model.isEnglish, blames(view.message), message.count > 1, sentence.text.hasPrefix("You "),
      !sentence.hasPlaceholder, title.wordCount > 1, title.asks == nil
    else { return false }
    let (told, again) = (facts(of: title.text.lowercased()), facts(of: sentence.text))
    return !told.stems.isEmpty && told.stems.isSubset(of: again.stems) && again.stems.count - told.stems.count < 2
      && Set(again.quantities).isSubset(of: told.quantities)
  }

  /// “Move to another pier?” above “Your berth will be given away.” for the contrary: what the buttons answer is the title, and what
  /// comes of it is told below.
  mutating func askInsteadOfStatement() {
    guard model.isEnglish, view.buttons.count > 1, !view.isSheet, let told = title, told.isComplete, !told.isQuestion,
      !told.leansOnTitle, !told.hasPlaceholder, told.wordCount > 2, message.count(where: \.isQuestion) == 1,
      let place = message.firstIndex(where: { $0.isQuestion && $0.asks != nil }), case let question = message[place],
      !question.hasPronoun, question.continues == nil, (2...longQuestion).contains(question.wordCount),
      tellsOfOutcome(told)
    else { return }
    title = question
    message.remove(at: place)
    let said = message.reduce(into: Set<String>()) { $0.formUnion(facts(of: $1.text).stems) }
    let own = facts(of: told.text).stems
    let kept = own.count { stem in said.contains { $0 == stem || MeaningFacts.areKin($0, stem) } }
    guard kept * 2 < own.count || own.isEmpty || kept == 0 else { return }
    message.insert(told, at: 0)
    isCut = true
  }

  /// “Your berth will be given away.”, “The chart hasn’t been saved.”: what comes of a yes.
  private func tellsOfOutcome(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    if copy.tokens.contains(where: { copy.isAny(of: ["will", "won’t"], at: $0.range) }) { return true }
    let facts = MeaningFacts(copy)
    return facts.denies && facts.stems.contains(MeaningFacts.stem("save", in: model))
  }

  /// What follows from a yes, without the case. “This may take long.” needs the question right before it.
  mutating func dropAskedCases() {
    let cut = message.map { sentence in
      let rest = withoutAskedCase(sentence)
      let leans = title.map { self.leans(rest, on: $0) } ?? false
      return (sentence: rest, leans: leans && !sentence.leansOnTitle)
    }
    message = (cut.filter(\.leans) + cut.filter { !$0.leans }).map(\.sentence)
  }

  /// Whether what a sentence opens with is what the question names: “they” of “If you sign out, they will be deleted.” aren’t what is
  /// asked by “Sign out?”, but stand in the sentence before.
  func leans(_ sentence: SentenceFacts, on question: SentenceFacts) -> Bool {
    guard sentence.leansOnTitle, let first = sentence.text.lowercased().split(whereSeparator: { !$0.isLetter }).first,
      model.isEnglish, ["it", "they"].contains(String(first))
    else { return sentence.leansOnTitle }
    let things = trials.passage(question.text, as: .alertTitle, like: model).wordsAndPlaceholders.dropFirst()
    if first == "it" { return things.contains { $0.kind == .placeholder || $0.tags.dominant == .noun } }
    return things.contains {
      $0.kind == .placeholder || $0.tags.contains(.pluralNoun) || $0.tags.contains(.coordinator)
    }
  }

  /// “The route is lost.” for “If you leave the tour, the route is lost.” under “Leave the tour?”: what follows from a yes follows
  /// without saying so.
  func withoutAskedCase(_ sentence: SentenceFacts) -> SentenceFacts {
    guard model.isEnglish, let title, title.isQuestion, title.asks != nil, !sentence.isQuestion,
      let deed = AnnouncedDeed(trials.passage(sentence.text, as: .alertMessage, like: model))
    else { return sentence }
    let (asked, again) = (facts(of: title.text), facts(of: deed.question))
    guard !again.stems.isEmpty, again.stems.isSubset(of: asked.stems), again.denies == asked.denies,
      Set(again.quantities).isSubset(of: asked.quantities)
    else { return sentence }
    var rest = SentenceFacts(trials.passage(deed.rest, as: .alertMessage, like: model))
    guard rest.isComplete, !rest.isInstruction else { return sentence }
    rest.gap = sentence.gap
    return rest
  }
}
