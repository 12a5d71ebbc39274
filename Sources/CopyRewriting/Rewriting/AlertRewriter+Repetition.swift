import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What an alert says twice is said once.
extension AlertRewriter {
  /// A message that says the title again goes; where it asks for the same in more words, it becomes the title.
  mutating func takeOutRepetition() {
    guard var title else { return }
    var kept: [SentenceFacts] = []
    for sentence in message {
      let cause = cause(in: sentence, behind: &title)
      if let action = sentence.asks, asksTheSame(title, action) || title.asks == nil && isCommand(title, action) {
        // “Update Available” only looks like a command: then the question is what the buttons answer.
        let saysMore = sentence.wordCount > title.wordCount || sentence.hasPlaceholder && !title.hasPlaceholder
        if title.asks == nil || saysMore { title = sentence }
      } else if Self.isPresupposed(sentence, by: title, model, trials) {
        continue
      } else if let cause {
        kept.append(cause)
      } else if saysFaultAgain(sentence, behind: title) || reproachesAgain(sentence, behind: title) {
        continue
      } else if isFilled(sentence, version: title) || tellsFailure(sentence, of: title) {
        title = sentence
      } else if let question = questionAbove(fuller: sentence, than: title) {
        // The title says less than a sentence of the message: what is asked is the title.
        title = question
        kept.removeAll { $0.text == question.text }
        kept.append(sentence)
      } else if title.asks != nil && tellsOfLoss(sentence) || !repeats(title.text, sentence),
        !repeats(isCut ? "" : view.title?.text ?? "", sentence)
      {
        kept.append(sentence)
      } else if title.asks == nil, !tellsResult(trials.passage(title.text, as: .alertTitle, like: model)),
        let question = message.first(where: { $0.asks != nil })
      {
        // The title said only what the message says again: the question is what the alert is about.
        title = question
        kept.removeAll { $0.text == question.text }
      }
    }
    message = withoutSecondQuestions(withoutTwins(kept.filter { $0.text != title.text }))
    self.title = title
    dropAskedCases()
  }

  /// “You haven’t saved the drawing.” under “Save the drawing before closing?”, which can only be asked then.
  static func isPresupposed(
    _ sentence: SentenceFacts, by title: SentenceFacts, _ model: Passage, _ trials: Trials
  ) -> Bool {
    guard model.isEnglish, let action = title.asks, title.isQuestion, !sentence.isQuestion, !sentence.isInstruction,
      !sentence.hasPlaceholder || title.hasPlaceholder
    else { return false }
    let said = MeaningFacts(trials.passage(title.text, as: .alertTitle, like: model))
    let again = MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model))
    let verb = MeaningFacts.stem(action.lowercased(), in: model)
    // “You forgot to save the drawing.”
    let forgets = ["you forgot to ", "you’ve forgotten to ", "you have forgotten to "]
      .contains(where: sentence.text.lowercased().hasPrefix)
    let matter = again.stems.subtracting(forgets ? [MeaningFacts.stem("forgot", in: model)] : [])
    return (again.denies || forgets) && !said.denies && again.stems.contains(verb) && matter.isSubset(of: said.stems)
      && again.quantities == said.quantities
  }

  /// “Replace the map?” above “A map with the name “Pier” already exists in the folder.”, where “Map already exists.” stood.
  private func questionAbove(fuller sentence: SentenceFacts, than title: SentenceFacts) -> SentenceFacts? {
    guard model.isEnglish, title.isComplete, title.asks == nil, !title.isQuestion, !title.hasPlaceholder,
      tells(sentence, all: title)
    else { return nil }
    return message.first { $0.asks != nil && $0.isQuestion && !$0.hasPronoun && $0.wordCount <= longQuestion }
  }

  /// Whether the sentence is the title again, with the name filled in that the title leaves open: “The %@ couldn’t be checked.”
  private func isFilled(_ sentence: SentenceFacts, version title: SentenceFacts) -> Bool {
    guard model.isEnglish, !title.hasPlaceholder, sentence.isComplete, !sentence.isQuestion, title.asks == nil else {
      return false
    }
    let said = MeaningFacts(trials.passage(title.text, as: .alertTitle, like: model))
    let again = MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model))
    // “The crate is too heavy (40 kg).” under “Crate Too Heavy”
    let counts = !title.isComplete && again.quantities.count > said.quantities.count
    guard sentence.hasPlaceholder || counts, sentence.wordCount <= title.wordCount + (counts ? 4 : 2) else {
      return false
    }
    // “MB” belongs to its number.
    let stems = again.stems.filter { !counts || $0.count > 2 }
    return !stems.isEmpty && stems.isSubset(of: said.stems) && again.denies == said.denies
  }

  /// “The file “%@” couldn’t be saved.” under “Unable to Save”: what failed, and of what.
  private func tellsFailure(_ sentence: SentenceFacts, of title: SentenceFacts) -> Bool {
    guard model.isEnglish, isHeadline(title), !title.isQuestion, !title.hasPlaceholder, sentence.isComplete,
      !sentence.isQuestion, !sentence.leansOnTitle, sentence.wordCount <= longQuestion
    else { return false }
    let (told, again) = (matter(of: title.text), matter(of: sentence.text))
    if tellsState(title, besides: sentence) { return false }
    return told.denies && again.denies && told.quantities.isEmpty && !told.stems.isEmpty
      && told.stems.allSatisfy { stem in again.stems.contains { $0 == stem || MeaningFacts.areKin($0, stem) } }
  }

  /// “Harbor Not Answering”: how something is, which “The boat couldn’t be sent to the harbor.” doesn’t say.
  private func tellsState(_ title: SentenceFacts, besides sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(title.text.lowercased(), as: .alertMessage, like: model)
    let said = MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model)).stems
    return copy.tokens.contains { word in
      word.tags.contains(.presentParticiple) && word.tags.isDisjoint(with: .noun)
        && !said.contains(MeaningFacts.stem(copy.text(word.range).lowercased(), in: copy))
    }
  }

  /// “Upload failed”, which is a clause in two words and tells no more than “Upload Failure”.
  private func isHeadline(_ title: SentenceFacts) -> Bool {
    !title.isComplete || title.wordCount == 2 && !title.text.hasSuffix(".")
  }

  /// “The code you entered is wrong.” under “The code isn’t valid.”: the same fault of the same thing, in another word.
  private func saysFaultAgain(_ sentence: SentenceFacts, behind title: SentenceFacts) -> Bool {
    guard model.isEnglish, sentence.isComplete, !sentence.isQuestion, !sentence.isInstruction, !sentence.hasPlaceholder,
      !tellsOfLoss(sentence)
    else { return false }
    let (told, again) = (matter(of: title.text), matter(of: sentence.text))
    if told.denies, sentence.text != title.text, saysOnly(faultOfLabel: sentence) { return true }
    guard title.isComplete else { return false }
    return told.denies && again.denies && again.isGeneric && again.quantities == told.quantities
      && !again.stems.isEmpty && again.stems.isSubset(of: told.stems)
  }

  /// “No oars were lost.”: what came of a fault, or didn’t, is no fault.
  private func tellsOfLoss(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    return copy.tokens.contains { ["lost", "lose"].contains(copy.text($0.range).lowercased()) }
  }

  /// “Stop” and “Stop and save”: the longer one says what the shorter one leaves out.
  private func asksTheSame(_ title: SentenceFacts, _ action: String) -> Bool {
    title.asks.map { action == $0 || action.hasPrefix($0 + " and ") } ?? false
  }

  func isCommand(_ title: SentenceFacts, _ action: String) -> Bool {
    (title.text.lowercased() + " ").hasPrefix(action.lowercased() + " ")
  }

  private func repeats(_ title: String, _ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let old = trials.passage(title, as: .alertTitle, like: model)
    return MessageRedundant.repeats(old, copy.trimmedRange, of: copy)
  }

  /// “The tide is too low.” for “The ferry can’t dock because the tide is too low.” under “The ferry can’t dock.” A fragment that says
  /// less than what happened gives way to it.
  private func cause(in sentence: SentenceFacts, behind title: inout SentenceFacts) -> SentenceFacts? {
    guard model.isEnglish, !sentence.isQuestion, title.asks == nil, !title.isQuestion else { return nil }
    let pieces = pieces(of: sentence.text)
    guard pieces.count == 2 else { return nil }
    // Behind a fragment “This is because of …” would have nothing before it.
    if !title.isComplete, pieces[1].leansOnTitle, !Self.refersBack(pieces[1]) { return nil }
    let (told, again) = (matter(of: title.text), matter(of: pieces[0].text))
    guard told.denies == again.denies, !again.stems.isEmpty, told.quantities.allSatisfy(again.quantities.contains)
    else { return nil }
    var cause = pieces[1]
    cause.gap = sentence.gap
    if again.quantities == told.quantities, again.stems.isSubset(of: told.stems) { return cause }
    guard isHeadline(title), told.stems.isSubset(of: again.stems), pieces[0].isComplete, !pieces[0].hasPronoun,
      !pieces[0].leansOnTitle, pieces[0].wordCount <= longQuestion
    else { return nil }
    title = pieces[0]
    return cause
  }

  /// “Landing Failed: the tide is too low” under “Landing Failed”: what stands behind the title.
  func withoutTitle(_ text: String) -> String {
    guard let title = view.title?.text.trimmingEnd(of: [".", "!", ":"]), !title.isEmpty,
      text.lowercased().hasPrefix(title.lowercased())
    else { return text }
    let rest = text.dropFirst(title.count).drop { $0 == " " }
    guard let mark = rest.first, [":", "–", "—", "-"].contains(mark) else { return text }
    let news = rest.dropFirst().drop { $0 == " " }
    return news.isEmpty ? text : news.prefix(1).uppercased() + news.dropFirst()
  }

  /// What letters between friends end in is gone from Korean sentences.
  func withoutTails(_ part: Passage) -> Passage {
    guard part.isKorean else { return part }
    let plain = part.text.trimmingEnd(of: Self.koreanTails)
    return plain == part.text || plain.isEmpty ? part : trials.passage(plain, as: part.role, like: part)
  }

  /// What letters between friends end in.
  private static let koreanTails: Set<Unicode.Scalar> = ["~", "～", "ㅠ", "ㅜ", "ㅋ", "ㅎ", "^"]

  /// „Das Boot sinkt.“ for „Entschuldigung, das Boot sinkt.“: English and Korean have patterns for it, other languages the words.
  func withoutApology(_ text: String, of part: Passage) -> String {
    guard !part.isEnglish, !part.isKorean, part.has(.apology) else { return text }
    let told = trials.sentences(of: text, as: part.role, like: part).map { sentence -> SentenceFacts in
      var sentence = sentence
      sentence.text = withoutOwnApology(sentence.text, of: part)
      return sentence
    }
    return told.dropFirst().reduce(told.first?.text ?? text) { $0 + $1.gap + $1.text }
  }

  private func withoutOwnApology(_ text: String, of part: Passage) -> String {
    let copy = trials.passage(text, as: part.role, like: part)
    guard let words = copy.wordsRange, let sorry = copy.all(.apology).last(where: { Int($0.start) == words.lowerBound })
    else { return text }
    let rest = copy.text(Int(sorry.end)..<copy.bytes.count)
    // 申し訳ありませんが、…
    let joint = model.locale.isLanguage("ja") && rest.hasPrefix("が") ? rest.dropFirst() : rest[...]
    guard let mark = joint.first, [",", ".", "!", "，", "、", "。", "！"].contains(mark) else { return text }
    let told = joint.drop { !$0.isLetter && $0 != "“" && $0 != "%" && $0 != "¿" }
    // „Entschuldigung, aber das Boot sinkt.“
    let but = book.phrase("but").map { $0 + " " } ?? ""
    let news = !but.isEmpty && told.lowercased().hasPrefix(but) ? told.dropFirst(but.count) : told
    return news.isEmpty ? text : news.prefix(1).uppercased() + news.dropFirst()
  }

  /// “The ferry docked. The ferry docked at the north pier.”: the fuller one says it all.
  private func withoutTwins(_ sentences: [SentenceFacts]) -> [SentenceFacts] {
    guard model.isEnglish, sentences.count > 1 else { return sentences }
    return sentences.indices.filter { index in
      !sentences.indices.contains { other in
        abs(other - index) == 1 && tells(sentences[other], all: sentences[index])
      }
    }.map { sentences[$0] }
  }

  /// Whether a statement has each word of the matter that another has, and more.
  func tells(_ fuller: SentenceFacts, all sentence: SentenceFacts) -> Bool {
    let isTold = { (one: SentenceFacts) in !one.isQuestion && !one.isInstruction && one.asks == nil }
    guard isTold(fuller), fuller.isComplete, isTold(sentence), !sentence.hasPlaceholder else { return false }
    let (more, less) = (matter(of: fuller.text), matter(of: sentence.text))
    return less.stems.count >= (less.isGeneric ? 1 : 2) && less.stems.isStrictSubset(of: more.stems)
      && less.denies == more.denies && Set(less.quantities).isSubset(of: more.quantities)
  }

  /// What a sentence states, without words that fit any matter.
  func matter(
    of text: String
  ) -> (stems: Set<String>, denies: Bool, quantities: [String], isGeneric: Bool) {
    let copy = trials.passage(text, as: .alertMessage, like: model)
    let facts = MeaningFacts(copy)
    // “Deleted” is good news, and what couldn’t be deleted is none.
    let lists: [TermList] = [.genericNoun, .genericVerb, .genericModifier, .problem, .errorWord]
    let generic = (facts.denies ? lists : lists + [.success]).flatMap(copy.all)
    let words = copy.tokens.filter { token in token.kind == .word && generic.contains { $0.range.overlaps(token.range) }
    }
    let empty = Set(words.map { MeaningFacts.stem(copy.text($0.range).lowercased(), in: copy) })
    return (facts.stems.subtracting(empty), facts.denies, facts.quantities, !words.isEmpty)
  }
}
