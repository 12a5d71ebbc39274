package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A string whose role is asked for, with what is known of it.
package struct RoleQuestion {
  package var key, comment, value: Bytes
  /// The name of the file, without folders.
  package var file: Bytes
  /// Which of the catalogue’s languages it is in; only strings of one language bear on each other.
  package var language: UInt16
  package var cue: RoleCueAnswer
  /// Whether the answer is wanted; what is known for sure only bears on others.
  package var isOpen: Bool

  /// The bytes must outlive the answer.
  package init(
    key: Bytes, comment: Bytes, value: Bytes, file: Bytes, language: UInt16, cue: RoleCueAnswer, isOpen: Bool = true
  ) {
    (self.key, self.comment, self.value) = (key, comment, value)
    (self.file, self.language, self.cue, self.isOpen) = (file, language, cue, isOpen)
  }
}

/// What is known or guessed of a role before the model is asked: by the words that name roles, a class, a call.
package struct RoleCueAnswer {
  package var role: Role
  package var evidence: RoleEvidence
  package var confidence: Float

  package init(_ role: Role, _ evidence: RoleEvidence, _ confidence: Float) {
    (self.role, self.evidence, self.confidence) = (role, evidence, confidence)
  }

  /// The number of the role in features.
  var number: UInt32 {
    if role == .notificationPreview { return 9 }
    return RoleWeights.roles.firstIndex(of: role).map(UInt32.init) ?? Self.nothing
  }
  /// The number of no role, and how many there are with it.
  static let nothing: UInt32 = 10
  static let numbers = 11

  var hundredths: UInt32 { UInt32((confidence * 100).rounded()) }
}

/// What a string is for, by all that is known together.
package struct RoleAnswer: Equatable, Sendable {
  package var role: Role
  /// How often answers of such weight are right, 0 to 1, in hundredths.
  package var confidence: Float
  package var clue: RoleClue
}

/// What told most in favour of a role.
package enum RoleClue: Equatable, Sendable {
  /// The last word of the key, another one of its words, a word of the comment: bytes of the key or comment.
  case keyEnd(Range<Int>), keyPart(Range<Int>), comment(Range<Int>)
  /// The words and form of the value.
  case value
  /// The name of the file, or what else stands in it.
  case file
  /// What stands under the same stem of keys.
  case siblings
  /// Strings whose key ends in the same words.
  case alike
  /// What the words that name roles said already.
  case cue
}

/// Says of strings that no call shows what they are for: a linear model over the words of key, comment, and value, the form
/// of the value, the name of the file, and what stands around in the catalogue.
///
/// `Lexicons/build/roles.py` learned it from programs whose calls are known, and made its confidence what it says: of
/// programs that weren’t learned from, nine in ten answers of 0.9 are right. A workspace for one thread.
package final class RoleModel {
  private let weights = RoleWeights.english
  @exclusivity(unchecked) private var words = RoleString()
  @exclusivity(unchecked) private var sum = RoleSum(.english)

  package init() {}

  /// The answers to those of `questions`, the strings of one catalogue in their order, that are open.
  package func answers(to questions: ContiguousArray<RoleQuestion>) -> ContiguousArray<RoleAnswer> {
    answers(in: round(of: questions), questions.indices)
  }

  /// `questions`, the strings of one catalogue in their order, with what they say of each other.
  package func round(of questions: ContiguousArray<RoleQuestion>) -> RoleRound {
    words.begin()
    let languages = Dictionary(grouping: questions.indices) { questions[$0].language }.values
    return RoleRound(
      questions: questions,
      circles: languages.map { places in
        (RoleNeighbors(ContiguousArray(places.map { member(questions[$0]) })), places)
      })
  }

  /// The answers to the questions of `range`; what isn’t open gets one that says nothing.
  package func answers(in round: RoleRound, _ range: Range<Int>) -> ContiguousArray<RoleAnswer> {
    words.begin()
    let nothing = RoleAnswer(role: .unknown, confidence: 0, clue: .value)
    var answers = ContiguousArray(repeating: nothing, count: range.count)
    for (neighbors, places) in round.circles {
      sum.begin(neighbors)
      let first = places.partitioningIndex { $0 >= range.lowerBound }
      for place in places.indices[first...] {
        let index = places[place]
        if index >= range.upperBound { break }
        guard round.questions[index].isOpen else { continue }
        answers[index - range.lowerBound] = answer(round.questions[index], place, neighbors)
      }
    }
    return answers
  }

  private func member(_ question: RoleQuestion) -> RoleNeighbors.Member {
    words.readName(of: question)
    let (last, stem) = words.place
    return RoleNeighbors.Member(last: last, stem: stem, role: question.cue.number, isNamed: !words.key.isEmpty)
  }

  private func answer(_ question: RoleQuestion, _ place: Int, _ neighbors: RoleNeighbors) -> RoleAnswer {
    words.read(question)
    let shape = RoleShape(question.value, words: words.value)
    sum.clear()
    RoleFeatures(words: words, shape: shape, cue: question.cue).add(to: &sum)
    neighbors.add(place, shape, to: &sum)
    let totals = sum.totals
    let (best, next) = Self.greatest(of: totals)
    return RoleAnswer(
      role: RoleWeights.roles[best], confidence: confidence(of: totals, at: best), clue: clue(for: best, against: next))
  }

  /// The places of the two greatest totals, of equal ones the first.
  private static func greatest(of totals: FeatureRow) -> (best: Int, next: Int) {
    var (best, next) = totals[1] > totals[0] ? (1, 0) : (0, 1)
    for place in 2..<FeatureRow.count where totals[place] > totals[next] {
      if totals[place] > totals[best] { (best, next) = (place, best) } else { next = place }
    }
    return (best, next)
  }

  private func confidence(of totals: FeatureRow, at best: Int) -> Float {
    let sum = (0..<FeatureRow.count).reduce(Float(0)) { $0 + exp(Float(totals[$1] - totals[best]) * weights.scale) }
    return (100 / sum).rounded() / 100
  }

  private func clue(for role: Int, against other: Int) -> RoleClue {
    switch sum.strongest(for: role, against: other) {
    case .value: .value
    case .keyEnd: words.key.last.map { .keyEnd($0.range) } ?? .value
    case .keyPart: strongest(of: words.key, kind: 4, for: role).map { .keyPart($0) } ?? .value
    case .comment:
      strongest(of: words.comment, kind: 21, for: role).map { .comment($0.moved(by: words.commentStart)) } ?? .value
    case .file: .file
    case .cue: .cue
    case .siblings: .siblings
    case .alike: .alike
    }
  }

  /// The word that says most for a role.
  private func strongest(of words: ContiguousArray<RoleWord>, kind: UInt32, for role: Int) -> Range<Int>? {
    let weights = words.map { sum.weight(of: role, kind, $0.hash) }
    return weights.indices.max { weights[$0] < weights[$1] }.map { words[$0].range }
  }
}

/// The strings of a catalogue with what they say of each other.
///
/// `@unchecked Sendable`: nothing of it changes, so several models may answer parts of it at once.
package struct RoleRound: @unchecked Sendable {
  package let questions: ContiguousArray<RoleQuestion>
  /// What those of one language say of each other, and their places in order.
  fileprivate let circles: [(neighbors: RoleNeighbors, places: [Int])]
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
