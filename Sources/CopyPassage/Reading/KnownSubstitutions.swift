package import CopyModel

/// What a catalogue says of the substitutions in a text.
package struct KnownSubstitutions {
  private var all: [Substitution] = []
  /// The one that the text is a form of, whose number is `%arg` there.
  package private(set) var own: Substitution?

  /// Of a text without any.
  init() {}

  /// - Parameter variation: where the text stands among the variants of its key, `substitutions.files.plural.one`.
  init(_ all: [Substitution], variation: Bytes) {
    self.all = all
    let head: StaticString = "substitutions."
    guard !all.isEmpty, variation.hasLiteral(head, at: 0) else { return }
    let path = variation.slice(from: head.utf8CodeUnitCount)
    own = all.first { path.starts(with: $0.name) && path.count > $0.name.count && path[$0.name.count] == 0x2E }
  }

  /// The one of that name.
  package func named(_ name: Bytes) -> Substitution? { all.first { name.elementsEqual($0.name) } }

  /// Whether one of them counts the argument.
  package func claims(_ argument: Int) -> Bool { all.contains { $0.argument == argument } }
}
