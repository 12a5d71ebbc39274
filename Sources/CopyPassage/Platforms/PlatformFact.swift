package import CopyKernel
package import CopyModel

/// What something tells of the systems that show copy, and where it does.
package struct PlatformFact: Sendable, Equatable {
  package var platforms: PlatformSet
  /// For people: “SDKROOT in Garden.xcodeproj/project.pbxproj:12”.
  package let reason: String

  init(_ platforms: PlatformSet, _ word: String, path: String, line: Int? = nil) {
    (self.platforms, reason) = (platforms, "\(word) in \(path)" + (line.map { ":\($0)" } ?? ""))
  }

  init(_ platforms: PlatformSet, reason: String) { (self.platforms, self.reason) = (platforms, reason) }
}

/// All that tells of the systems that show some copy.
package struct PlatformAnswer: Sendable, Equatable {
  package var platforms: PlatformSet = []
  /// Where it was learned, each place once.
  package var reasons: [String] = []

  package init() {}

  package init(_ fact: PlatformFact) { (platforms, reasons) = (fact.platforms, [fact.reason]) }

  /// For people; of many places the first three.
  package var reasonText: String { reasons.prefix(3).joined(separator: "; ") + (reasons.count > 3 ? "; and more" : "") }

  package mutating func add(_ fact: PlatformFact) { add(PlatformAnswer(fact)) }

  package mutating func add(_ other: PlatformAnswer) {
    platforms.formUnion(other.platforms)
    for reason in other.reasons where !reasons.contains(reason) { reasons.append(reason) }
  }

  /// The same with fewer systems.
  func narrowed(by other: PlatformSet) -> PlatformAnswer {
    var answer = self
    answer.platforms = platforms.narrowed(by: other)
    return answer
  }
}

/// What a configuration says of some files: on which systems, or on which surfaces, their copy is shown.
package struct PathChoice: Sendable {
  /// Files that it holds for; nil for all.
  package let path: PathGlob?
  package let names: [String]
  /// Where it is written: `.copydesk.yml:3`.
  package let place: String

  package init(path: PathGlob?, names: [String], place: String) {
    self.path = path
    self.names = names
    self.place = place
  }
}

extension PathChoice {
  /// For people: `macos in Mac/**`.
  package var description: String { names.joined(separator: ", ") + (path.map { " in \($0.text)" } ?? "") }
}

extension [PathChoice] {
  /// What is said of the file at the absolute `path`, by the first that holds; nil where nothing is.
  package func choice(for path: String) -> PathChoice? { first { $0.path?.matches(path) ?? true } }
}
