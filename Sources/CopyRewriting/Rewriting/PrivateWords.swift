import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a notification says when others may read it: “Your prescription is ready.” for “Your Metformin prescription is ready.”
///
/// What the rule finds goes with the phrase that it makes: a word that only tells of what kind something is, an amount or a number
/// with its preposition. What a sentence can’t do without stays, and the rule says so.
struct PrivateWords {
  let trials: Trials

  /// The text without what is private in it; nil where that can’t be left out. English grammar alone tells phrases.
  func general(_ part: Passage) -> String? {
    var text = part.text
    for _ in 0..<Self.mostPhrases {
      let copy = trials.passage(text, as: part.role, like: part)
      guard let found = trials.privateRange(in: copy) else { return withoutAccount(copy) }
      guard copy.isEnglish, let cut = phrase(at: found, in: copy) else { return nil }
      text = without(cut, in: copy)
    }
    return nil
  }

  private static let mostPhrases = 4

  /// The words that go with what is private.
  private func phrase(at found: Range<Int>, in copy: Passage) -> Range<Int>? {
    if let opening = opening(before: found.lowerBound, in: copy) {
      let range = opening..<end(behind: found, in: copy)
      return goesOn(behind: range.upperBound, in: copy) ? nil : range
    }
    return isAttribute(found, in: copy) ? found : nil
  }

  /// Where the preposition stands that governs the figure at `offset`: “of $60”, “to your account 4471”.
  private func opening(before offset: Int, in copy: Passage) -> Int? {
    var words = copy.tokens.filter { $0.countsAsWord && $0.end <= offset }[...]
    for _ in 0..<Self.longestPhrase {
      guard let word = words.popLast() else { return nil }
      if word.tags.contains(.preposition), word.tags.isDisjoint(with: .infinitiveMarker) || isTo(word, copy) {
        // “60 of $80”
        return words.isEmpty ? nil : Int(word.start)
      }
      let joins: WordTags = [.article, .possessive, .noun, .adjective, .number]
      guard !word.tags.isDisjoint(with: joins), word.tags.isDisjoint(with: [.auxiliary, .copula]) else { return nil }
    }
    return nil
  }

  private static let longestPhrase = 4

  /// “/min” of “$2/min”: without its figure it would hang on nothing.
  private func goesOn(behind end: Int, in copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) == end }) else { return false }
    return next.kind == .word || ["/", "-", "–"].contains { copy.bytes.slice(next.range).equals($0) }
  }

  private func isTo(_ word: Token, _ copy: Passage) -> Bool { copy.bytes.slice(word.range).equalsFolded("to") }

  /// Behind the groups of digits that go on.
  private func end(behind found: Range<Int>, in copy: Passage) -> Int {
    var end = found.upperBound
    for token in copy.tokens where Int(token.start) >= found.upperBound && token.kind != .space {
      guard token.kind == .number else { break }
      end = token.end
    }
    return end
  }

  /// Whether the word only tells of what kind the noun behind it is: “Metformin prescription”.
  private func isAttribute(_ found: Range<Int>, in copy: Passage) -> Bool {
    guard let noun = copy.word(at: found.upperBound), noun.kind == .word, noun.tags.contains(.noun),
      noun.tags.isDisjoint(with: [.auxiliary, .copula, .preposition]),
      let before = copy.tokens.last(where: { $0.countsAsWord && $0.end <= found.lowerBound })
    else { return false }
    return !before.tags.isDisjoint(with: [.possessive, .article])
  }

  /// Without “to account 4402 1189”, which nobody but its owner needs.
  private func withoutAccount(_ copy: Passage) -> String {
    guard copy.isEnglish else { return copy.text }
    let number = copy.tokens.first { token in
      guard token.kind == .number, let noun = copy.tokens.last(where: { $0.countsAsWord && $0.end <= Int(token.start) })
      else { return false }
      return ["account", "card"].contains(copy.text(noun.range).lowercased())
    }
    guard let number, let opening = opening(before: Int(number.start), in: copy) else { return copy.text }
    return without(opening..<end(behind: number.range, in: copy), in: copy)
  }

  private func without(_ range: Range<Int>, in copy: Passage) -> String {
    let before = copy.text(0..<range.lowerBound).trimmingEnd(of: [])
    let behind = copy.text(range.upperBound..<copy.bytes.count).trimmingStart()
    let isMark = behind.unicodeScalars.first.map { ".,!?…".unicodeScalars.contains($0) } ?? true
    return before + (isMark ? "" : " ") + behind
  }
}

extension Trials {
  /// What of a notification’s text is nobody else’s business.
  func privateRange(in copy: Passage) -> Range<Int>? {
    var report = Report(.fixes)
    engine.check(copy, isWeak: false, &report)
    return report.findings.first { $0.rule == NotificationSensitive.info.id }?.range
  }
}

extension SetRewriting {
  /// The title and message as others may read them, for the laws of meaning: what is private is meant to go. A title that is private
  /// as a whole goes where the body tells of the same.
  static func publicTexts(of view: CopySetView, _ trials: Trials) -> [Passage] {
    guard view.set.kind == .notification else { return view.texts }
    let words = PrivateWords(trials: trials)
    return view.texts.compactMap { part in
      guard trials.privateRange(in: part) != nil else { return part }
      guard let general = words.general(part) else { return isTold(part, in: view, trials) ? nil : part }
      return trials.passage(general, as: part.role, like: part)
    }
  }

  /// “Your transfer is complete.” under “$420 Transferred to Ana”
  static func isTold(_ title: Passage, in view: CopySetView, _ trials: Trials) -> Bool {
    guard title.isEnglish, title.role == .notificationTitle, let body = view.message,
      trials.privateRange(in: body) == nil, body.form.isComplete, !body.bytes.hasDigit,
      // “Lab Results” is better than what they are.
      trials.privateRange(in: title).map({ title.bytes.slice($0).hasDigit }) == true
    else { return false }
    let (said, told) = (MeaningFacts(title).stems, MeaningFacts(body).stems)
    return said.contains { stem in told.contains(stem) || told.contains { MeaningFacts.areKin($0, stem) } }
  }
}
