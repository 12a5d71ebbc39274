/// “Bread’s out of the oven”: a noun with the “is” or “has” behind it, which looks like an owner.
///
/// An owner has something: a noun heads the phrase behind it. Where none can, the ’s is a verb. `clausefeatures.py` reads the same.
struct Contraction {
  private let units: UnsafeMutableBufferPointer<FormUnit>

  /// Marks all contractions among `units`.
  static func mark(_ units: UnsafeMutableBufferPointer<FormUnit>) {
    let reader = Contraction(units: units)
    for index in units.indices where reader.stands(at: index) { units[index].contract() }
  }

  private func stands(at index: Int) -> Bool {
    guard units[index].looksLikeOwner else { return false }
    let end = units[(index + 1)...].firstIndex(where: endsPhrase) ?? units.endIndex
    if end > index + 1 { return saysHow(units[(index + 1)..<end]) }
    guard end < units.endIndex, !units[end].isMark, !units[end].hasTenseForSure, !units[end].can(.coordinator) else {
      return false
    }
    return !units[..<index].contains { $0.can(.preposition) }
  }

  /// Whether no noun heads the phrase: “ready”, “running late”, not “mother called”.
  private func saysHow(_ phrase: Slice<UnsafeMutableBufferPointer<FormUnit>>) -> Bool {
    guard let last = phrase.last else { return false }
    if phrase.count == 1 {
      let isQuality = [.adjective, .adverb].contains(last.tags.dominant) && !last.can(.graded)
      return isQuality || !last.canBeNoun
    }
    let hasNoun = phrase.contains { $0.can(Self.nouns) || $0.tags.isEmpty && $0.canBeNoun }
    return !hasNoun || !last.canBeNoun && !last.can([.pastVerb, .pastParticiple, .thirdPersonVerb, .baseVerb])
  }

  private static let nouns: WordTags = [.noun, .pluralNoun, .massNoun, .properNoun]

  /// What no noun phrase goes on behind.
  private func endsPhrase(_ unit: FormUnit) -> Bool {
    let links: WordTags = [.preposition, .subordinator, .coordinator, .article]
    return unit.isMark || unit.can(links) && !unit.can(Self.nouns) || unit.hasTenseForSure
  }
}

extension FormUnit {
  fileprivate var looksLikeOwner: Bool { !isMark && tags.isEmpty && mask == UInt32(WordClassSet.determiner.rawValue) }

  fileprivate var canBeNoun: Bool { mask & UInt32(WordClassSet.noun.rawValue) != 0 }

  fileprivate mutating func contract() {
    tags = [.auxiliary, .copula, .subjectPronoun]
    classes = .auxiliary
    group = tags.rawValue &* 0x9E37_79B1
  }
}
