import CopyKernel
import CopyModel
package import CopyReview

/// What a person decides of one finding after the other, by keys. It knows no terminal and no file: what was decided is told
/// when it is asked for.
package struct Choosing: Sendable {
  /// What was decided of a question.
  package enum Decision: Sendable {
    case take(Question.Choice)
    case keep
    /// Its words at fault are right wherever they stand.
    case allow
    /// Its rule is not asked about any more.
    case skipRule
  }

  /// What a key came to.
  package enum Answer: Sendable, Equatable {
    /// The next question is at hand, or none is left.
    case goesOn
    case help
    /// No such key, or no such choice.
    case unknown
    case nothingToUndo
    /// The words can’t be allowed, and why.
    case refused(String)
  }

  private let questions: [Question]
  private var decided: [(question: Int, decision: Decision)] = []
  /// The question at hand; the count of all where none is left.
  private var position = 0
  private var isStopped = false

  package init(_ questions: [Question]) {
    self.questions = questions
    advance(from: 0)
  }

  /// The question at hand, with what can still be chosen; nil at the end.
  package var current: (question: Question, choices: [Question.Choice])? {
    guard !isStopped, questions.indices.contains(position) else { return nil }
    return (questions[position], open(at: position))
  }

  /// How many questions there are, and which of them is at hand, from 1.
  package var progress: (number: Int, count: Int) { (position + 1, questions.count) }

  /// How many questions nobody saw, since the run was stopped.
  package var unseen: Int { isStopped ? (position..<questions.count).count { !open(at: $0).isEmpty } : 0 }

  /// Takes a key.
  ///
  /// - Parameter refusal: why the words at fault can’t be allowed; nil where they can.
  package mutating func press(_ key: Character, refusal: (Question) throws -> String?) rethrows -> Answer {
    guard let (question, choices) = current else { return .goesOn }
    switch key {
    case "1"..."9":
      guard let number = key.wholeNumberValue, number <= choices.count else { return .unknown }
      decide(.take(choices[number - 1]))
    case "k": decide(.keep)
    case "a":
      if let reason = try refusal(question) { return .refused(reason) }
      decide(.allow)
    case "r": decide(.skipRule)
    case "u":
      guard let last = decided.popLast() else { return .nothingToUndo }
      position = last.question
    case "q": isStopped = true
    case "?": return .help
    default: return .unknown
    }
    return .goesOn
  }

  private mutating func decide(_ decision: Decision) {
    decided.append((position, decision))
    advance(from: position + 1)
  }

  private mutating func advance(from start: Int) {
    position = (start..<max(start, questions.count)).first { !open(at: $0).isEmpty } ?? questions.count
  }

  // MARK: What was decided

  /// The edits that were chosen.
  package var chosen: ChosenEdits {
    decided.reduce(into: ChosenEdits()) { chosen, made in
      let question = questions[made.question]
      switch made.decision {
      case .take(.words(let suggestion)): chosen.take(suggestion, of: question.diagnostic, in: question.path)
      case .take(.set(let proposal)): chosen.take(proposal, in: question.path)
      case .keep, .allow, .skipRule: break
      }
    }
  }

  /// The questions whose words are allowed from now on.
  package var allowed: [Question] {
    decided.compactMap { if case .allow = $0.decision { questions[$0.question] } else { nil } }
  }

  // MARK: What is left to decide

  /// What can be chosen of a question after all that was decided; nothing where that answers it.
  private func open(at index: Int) -> [Question.Choice] {
    decided.reduce(questions[index].choices) { choices, made in
      made.question == index
        ? choices : Self.left(of: choices, for: questions[index], after: made.decision, of: questions[made.question])
    }
  }

  private static func left(
    of choices: [Question.Choice], for question: Question, after decision: Decision, of other: Question
  ) -> [Question.Choice] {
    let isSameFile = question.path == other.path
    switch decision {
    case .skipRule: return question.diagnostic.rule == other.diagnostic.rule ? [] : choices
    case .allow:
      let isSame =
        question.diagnostic.rule == other.diagnostic.rule && question.words.lowercased() == other.words.lowercased()
      return isSame ? [] : choices
    // A set that was looked at and left is not offered for its other parts.
    case .keep: return isSameFile ? choices.filter { !other.offers($0) } : choices
    case .take(.set(let taken)):
      guard isSameFile else { return choices }
      if let entry = question.diagnostic.entry, taken.entries.contains(entry) { return [] }
      return choices.filter { !$0.touches(taken.entries) }
    case .take(.words(let taken)):
      guard isSameFile, let entry = other.diagnostic.entry else { return choices }
      return choices.filter {
        $0.goes(with: taken, isSameString: question.diagnostic.entry == entry) && !$0.touches([entry])
      }
    }
  }
}

extension Question {
  /// Whether the same rewriting of a whole set can be chosen here.
  fileprivate func offers(_ choice: Choice) -> Bool {
    guard case .set(let set) = choice else { return false }
    return choices.contains { if case .set(let own) = $0 { own.entries == set.entries } else { false } }
  }
}

extension Question.Choice {
  /// Whether it rewrites a set that one of `entries` is part of.
  fileprivate func touches(_ entries: [Int]) -> Bool {
    if case .set(let set) = self { set.entries.contains(where: entries.contains) } else { false }
  }

  /// Whether both can be written: in one string they must lie apart.
  fileprivate func goes(with taken: Suggestion, isSameString: Bool) -> Bool {
    guard isSameString, case .words(let own) = self else { return true }
    return (taken.splices + own.splices).inOrder != nil
  }
}
