import CopyModel

/// The sums of the weights of a string’s features, for each role, kept apart by what the features are made of.
struct RoleSum {
  /// What features are made of.
  enum Source: Int, CaseIterable { case value, keyEnd, keyPart, comment, file, cue, siblings, alike }

  private let weights: RoleWeights
  private var sums: ContiguousArray<Int32>
  private var start = 0
  private let width = RoleWeights.roles.count

  init(_ weights: RoleWeights) {
    self.weights = weights
    sums = ContiguousArray(repeating: 0, count: width * Source.allCases.count)
  }

  mutating func clear() {
    for index in sums.indices { sums[index] = 0 }
  }

  /// What is added from here on is made of `source`.
  mutating func begin(_ source: Source) { start = source.rawValue * width }

  @inline(__always)
  mutating func add(_ kind: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    weights.add(FeatureHash.mixed(kind, first, second, third), to: &sums, at: start)
  }

  /// What one feature alone says for a role.
  func weight(of role: Int, _ kind: UInt32, _ first: UInt32) -> Int32 {
    var sums = ContiguousArray<Int32>(repeating: 0, count: width)
    weights.add(FeatureHash.mixed(kind, first), to: &sums, at: 0)
    return sums[role]
  }

  /// All that was added for a role.
  func total(_ role: Int) -> Int32 {
    Source.allCases.reduce(weights.bias[role]) { $0 + sums[$1.rawValue * width + role] }
  }

  /// The source that says most for a role rather than for another.
  func strongest(for role: Int, against other: Int) -> Source {
    func lead(_ source: Source) -> Int32 {
      sums[source.rawValue * width + role] - sums[source.rawValue * width + other]
    }
    return Source.allCases.reduce(.value) { lead($1) > lead($0) ? $1 : $0 }
  }
}
