extension Parse {
  /// The particle of a phrasal verb: “on” in “Turn on Wi-Fi”, “Turn it on”.
  package func particle(of verb: Int) -> Int? { child(of: verb, as: .particle) }

  /// What the phrase of a preposition belongs to: “send” for “to” in “Send photos to Ana”, “photos” for “of” in “Send photos of
  /// Ana”; for a particle its verb. Nil where the phrase stands alone, or the unit opens no phrase.
  package func attachment(of preposition: Int) -> Int? {
    let unit = units[preposition]
    switch unit.relation {
    case .particle: return unit.head
    case .preposition: return unit.head.flatMap { units[$0].head }
    default: return nil
    }
  }

  /// The noun that a preposition stands before.
  package func noun(behind preposition: Int) -> Int? {
    units[preposition].relation == .preposition ? units[preposition].head : nil
  }
}
