#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

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

  /// The answers to `questions`, the strings of one catalogue in their order.
  package func answers(to questions: ContiguousArray<RoleQuestion>) -> ContiguousArray<RoleAnswer> {
    let nothing = RoleAnswer(role: .unknown, confidence: 0, clue: .value)
    var answers = ContiguousArray(repeating: nothing, count: questions.count)
    for places in Dictionary(grouping: questions.indices, by: { questions[$0].language }).values {
      let neighbors = RoleNeighbors(ContiguousArray(places.map { member(questions[$0]) }))
      for (place, index) in places.enumerated() { answers[index] = answer(questions[index], place, neighbors) }
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
    let totals = RoleWeights.roles.indices.map { sum.total($0) }
    let order = totals.indices.sorted { (totals[$0], $1) > (totals[$1], $0) }
    return RoleAnswer(
      role: RoleWeights.roles[order[0]], confidence: confidence(of: totals, at: order[0]),
      clue: clue(for: order[0], against: order[1]))
  }

  private func confidence(of totals: [Int32], at best: Int) -> Float {
    let sum = totals.reduce(Float(0)) { $0 + exp(Float($1 - totals[best]) * weights.scale) }
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

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
