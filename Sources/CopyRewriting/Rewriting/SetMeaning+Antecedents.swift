import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Whether words that stand for others have them before them.
extension SetMeaning {
  /// Whether the copy opens with a sentence whose “it” or “them” nothing stands for, and didn’t before.
  var lacksAntecedent: Bool {
    if titleLeans || lacksCase || comesBeforeNoun { return true }
    // „Möchten Sie sie ersetzen?“, “이 작업은 되돌릴 수 없습니다.”
    if !model.isEnglish, view.isAlert, let first = says.first, first.hasPronoun || first.leansOnTitle {
      if first.leansOnTitle, Self.letters(title?.text ?? "") != Self.letters(view.title?.text ?? "") { return true }
      return said.first.map { Self.letters($0.text) != Self.letters(first.text) } ?? true
    }
    guard model.isEnglish, let first = says.first, first.hasPronoun || first.leansOnTitle else { return false }
    let isExcused = first.hasNounBeforePronoun && !first.leansOnTitle
    return said.first.map { $0.text.lowercased() != first.text.lowercased() && !$0.hasPronoun } ?? true && !isExcused
  }

  /// “They will be deleted. You have 2 drafts.” for “You have 2 drafts. If you sign out, they will be deleted.”
  private var comesBeforeNoun: Bool {
    guard model.isEnglish, view.isAlert else { return false }
    let (new, old) = (says.map { Self.letters($0.text) }, said.map { Self.letters($0.text) })
    return says.indices.contains { place in
      guard says[place].leansOnTitle, let origin = old.firstIndex(where: { $0.hasSuffix(new[place]) }), origin > 0,
        new[(place + 1)...].contains(old[origin - 1])
      else { return false }
      let head = trials.passage(
        String(said[origin].text.dropLast(says[place].text.count)), as: .alertMessage, like: model)
      return !Self.hasNoun(before: head.bytes.count, in: head)
    }
  }

  /// “If not, tap Later.”, « Sinon, … » without the case before it that it is the contrary of.
  private var lacksCase: Bool {
    guard let old = view.message, message != nil else { return false }
    let all = trials.sentences(of: old.text, as: .alertMessage, like: old)
    let kept = says.map { Self.letters($0.text) }
    return zip(all, all.dropFirst()).contains { before, sentence in
      let isKept = kept.contains { $0.hasSuffix(Self.letters(sentence.text)) }
      return isKept && !kept.contains(Self.letters(before.text)) && turnsCase(sentence)
    }
  }

  private func turnsCase(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    if model.isEnglish {
      let start = sentence.text.lowercased()
      return ["if not", "if so", "otherwise", "or else"].contains(where: start.hasPrefix)
    }
    let contrary = copy.all(.condition).first { copy.startsSentence(at: Int($0.start)) }
    let mark = contrary.flatMap { term in copy.tokens.first { Int($0.start) >= Int(term.end) } }
    return mark.map { copy.bytes.slice($0.range).equals(",") } ?? false
  }

  /// “This is permanent.” as a title: what “this” is stood before it. Of a translation its base tells.
  private var titleLeans: Bool {
    guard view.isAlert, let title, Self.letters(title.text) != Self.letters(view.title?.text ?? "") else {
      return false
    }
    return view.texts.contains { part in
      let last = trials.sentences(of: part.text, as: part.role, like: part).last
      guard let last, Self.letters(last.text) == Self.letters(title.text),
        let source = part.isEnglish ? part : part.base, source.isEnglish
      else { return false }
      return trials.sentences(of: source.text, as: .alertMessage, like: source).last?.leansOnTitle ?? false
    }
  }

  /// “The one you need is shown below.” at the start of a message, without the word that “one” stands for.
  var lacksNoun: Bool {
    guard model.isEnglish, let message, let place = Self.proform(in: message), !Self.hasNoun(before: place, in: message)
    else { return false }
    // The title has the noun that the sentence before had.
    if let title, Self.hasNoun(before: title.bytes.count, in: title), follows(title, message) { return false }
    guard let old = view.message, let oldPlace = Self.proform(in: old) else { return true }
    return Self.hasNoun(before: oldPlace, in: old)
  }

  /// Where “the one” or “another one” begins; “one of the boats” counts boats, and “no one” is nobody.
  private static func proform(in copy: Passage) -> Int? {
    let openings: Set = ["the", "this", "that", "another", "each", "any", "new", "other", "different"]
    for token in copy.tokens where token.kind == .word {
      guard let next = copy.word(at: token.end), openings.contains(copy.text(token.range).lowercased()),
        ["one", "ones"].contains(copy.text(next.range).lowercased())
      else { continue }
      let behind = copy.word(at: next.end)
      if behind.map({ $0.tags.contains(.noun) && !$0.tags.contains(.preposition) && $0.tags.dominant == .noun }) == true
      {
        continue
      }
      return Int(token.start)
    }
    return nil
  }

  /// Whether the new message begins where the sentence ended that is the title now, in other words or not.
  private func follows(_ title: Passage, _ message: Passage) -> Bool {
    guard let old = view.message else { return false }
    let all = trials.sentences(of: old.text, as: .alertMessage, like: old)
    guard all.count > 1, let opening = trials.sentences(of: message.text, as: .alertMessage, like: message).first,
      Self.letters(all[1].text) == Self.letters(opening.text)
    else { return false }
    let before = MeaningFacts(trials.passage(all[0].text, as: .alertMessage, like: old)).stems
    return !MeaningFacts(title).stems.isDisjoint(with: before)
  }

  private static func hasNoun(before place: Int, in copy: Passage) -> Bool {
    copy.tokens.contains { token in
      Int(token.start) < place && (token.kind == .placeholder || token.kind == .word && token.tags.dominant == .noun)
    }
  }

  /// “This isn’t recommended.” behind “Enter a password.”, where “No password is set.” stood before.
  var hasOtherAntecedent: Bool {
    guard model.isEnglish, view.isAlert else { return false }
    return says.indices.dropFirst().contains { place in
      let sentence = says[place]
      guard sentence.leansOnTitle, sentence.continues == nil,
        let old = said.firstIndex(where: { Self.letters($0.text) == Self.letters(sentence.text) }), old > 0
      else { return false }
      return says[place - 1].isInstruction && !said[old - 1].isInstruction && !said[old - 1].isQuestion
    }
  }
}
