import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Gives names back the capitals that the old copy has inside its sentences: “Empty Junk?” for “Empty junk?”, where “the Junk
/// mailbox” stands in the message. Alone, no sentence of the new copy tells that they are names.
struct NameKeeping {
  private let view: CopySetView
  private let trials: Trials
  /// The names as they are written, by their small letters.
  private let names: [String: String]
  /// What stands in capitals among small words, by its small letters: PIN of “The PIN is wrong.” below “WRONG PIN”.
  private let acronyms: [String: String]

  init(_ view: CopySetView, trials: Trials) {
    (self.view, self.trials) = (view, trials)
    let facts = MeaningFacts(view.texts)
    var names: [String: String] = [:]
    for text in view.texts {
      // “iLantern”: a small letter that no rule for the first word of a sentence changes.
      for token in text.tokens where token.kind == .word && token.traits.contains([.hasInnerUpper, .startsLower]) {
        names[text.text(token.range).lowercased()] = text.text(token.range)
      }
    }
    let strays = Self.strays(in: view, trials)
    for text in view.texts where text.isEnglish {
      for token in text.tokens where token.kind == .word && token.traits.contains(.startsUpper) {
        let word = text.text(token.range)
        let low = word.lowercased()
        let isName = facts.names.contains(low) || Self.opensName(token, in: text, facts)
        // “You have no Permission to edit”: what is to be written low is no name.
        if isName, !strays.contains(low), !facts.lowWords.contains(low), word != word.uppercased() { names[low] = word }
      }
    }
    self.names = names
    acronyms = Self.acronyms(in: view)
  }

  /// None where the title doesn’t shout: then it has its own capitals.
  private static func acronyms(in view: CopySetView) -> [String: String] {
    guard let title = view.title, title.isEnglish, title.casing == .upper else { return [:] }
    var found: [String: String] = [:]
    for text in view.texts where text.casing != .upper {
      let words = text.tokens.filter { $0.kind == .word }
      for (before, word) in zip(words, words.dropFirst()) where isCapital(word) && !isCapital(before) {
        // “You must STOP” shouts; “a wrong PIN” is called so.
        guard !before.tags.isDisjoint(with: [.article, .possessive, .determiner, .adjective]) else { continue }
        found[text.text(word.range).lowercased()] = text.text(word.range)
      }
    }
    return found
  }

  private static func isCapital(_ word: Token) -> Bool {
    word.length > 1 && word.traits.contains([.startsUpper, .hasInnerUpper]) && word.traits.isDisjoint(with: .hasLower)
  }

  /// The words of the title, low, that its rule of capitals would have low, and that have none in the message either.
  static func strays(in view: CopySetView, _ trials: Trials) -> Set<String> {
    guard let title = view.title, title.isEnglish else { return [] }
    var report = Report(.fixes)
    trials.engine.check(title, isWeak: false, &report)
    let fix = report.findings.first { $0.rule == "title-capitalization" }?.fixes.first
    let strays = (fix?.splices ?? []).compactMap { stray($0, in: title) }
    return Set(strays).subtracting(MeaningFacts(view.message).names)
  }

  /// The word that a splice writes low: all of it, or its first letter alone.
  private static func stray(_ splice: Splice, in text: Passage) -> String? {
    guard let word = text.word(at: splice.range.lowerBound), Int(word.start) == splice.range.lowerBound else {
      return nil
    }
    let low = text.text(word.range).lowercased()
    return low.hasPrefix(splice.text) ? low : nil
  }

  /// “Pond” of “Pond Diary needs the camera.”: a noun that begins the sentence, and the name with it.
  private static func opensName(_ token: Token, in text: Passage, _ facts: MeaningFacts) -> Bool {
    guard token.traits.contains(.startsSentence), token.tags.contains(.noun),
      token.tags.isDisjoint(with: [.baseVerb, .determiner, .adjective]), let next = text.word(at: token.end)
    else { return false }
    return next.traits.contains(.startsUpper) && facts.names.contains(text.text(next.range).lowercased())
  }

  func restored(_ set: ProposedSet) -> ProposedSet {
    guard !names.isEmpty || !acronyms.isEmpty, let model = view.parts.first else { return set }
    var restored = set
    restored.title = set.title.map { self.restored($0, as: .alertTitle, like: model) }
    restored.message = set.message.map { self.restored($0, as: .alertMessage, like: model) }
    return restored
  }

  private func restored(_ text: String, as role: Role, like model: Passage) -> String {
    let copy = trials.passage(text, as: role, like: model)
    let splices = copy.tokens.compactMap { token -> Splice? in
      guard token.kind == .word, case let word = copy.text(token.range) else { return nil }
      if role == .alertTitle, let acronym = acronyms[word.lowercased()], word != acronym {
        return Splice(token.range, acronym)
      }
      // Capitals throughout are another matter.
      guard let name = names[word.lowercased()], token.traits.contains(.startsLower) || name.first?.isLowercase == true
      else { return nil }
      return name == word ? nil : Splice(token.range, name)
    }
    return splices.isEmpty ? text : splices.applied(to: copy.bytes)
  }
}
