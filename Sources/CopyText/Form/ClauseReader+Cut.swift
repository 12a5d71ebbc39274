/// Clauses cut to what matters, as headlines and labels are: “Photos not uploaded”, “No files to sync”.
extension ClauseReader {
  /// Without an auxiliary “not” denies no verb that has a tense, and what there is nothing “to” do is no clause.
  var isCutClause: Bool { deniesBareParticiple || offersNothing || namesThingAlone }

  /// “A table near the window.”: a period behind a noun phrase in which whatever may be a verb stands right behind an article or an
  /// adjective, where only nouns do.
  private var namesThingAlone: Bool {
    guard end.isFinal, words > 2,
      unit(first).can(.article) || unit(first).can(.preposition) || unit(first).isWord(.no),
      unit(first).isDisjoint(with: [.baseVerb, .subordinator, .infinitiveMarker])
    else { return false }
    return units.indices.dropFirst(first).allSatisfy { index in
      let unit = units[index]
      guard unit.can([.baseVerb, .thirdPersonVerb, .pastVerb, .auxiliary, .copula]), unit.kind == .word else {
        let standsAlone = unit.can(.subjectPronoun) && !unit.can(.determiner)
        return !unit.isMark(",") && !standsAlone && !unit.can(.subordinator)
      }
      let before = self.unit(index - 1)
      return index > 0 && !unit.can([.auxiliary, .copula])
        && (before.can([.article, .possessive, .determiner])
          || before.tags.dominant == .adjective && unit.can([.noun, .pluralNoun])
          || asksForPlural(index))
    }
  }

  /// “No signal from the key fob.”: a bare verb goes with a plural, and none stands before it.
  private func asksForPlural(_ index: Int) -> Bool {
    let unit = units[index]
    return unit.can(.baseVerb) && !unit.can([.thirdPersonVerb, .pastVerb])
      && !units[..<index].contains { $0.can(.pluralNoun) }
  }

  private var deniesBareParticiple: Bool {
    guard let denial = units.indices.dropFirst(first + 1).first(where: { units[$0].isWord(.not) }),
      units[denial - 1].can([.noun, .pluralNoun]) || units[denial - 1].kind == .placeholder,
      let verb = units.indices.dropFirst(denial + 1).first(where: { !isOfDegree(units[$0]) })
    else { return false }
    return units[verb].can(.pastParticiple) && hasNoTense(but: verb)
  }

  /// “Not yet”, “not fully”
  private func isOfDegree(_ unit: FormUnit) -> Bool { unit.can(.adverb) && !unit.can(.pastParticiple) }

  private var offersNothing: Bool {
    guard unit(first).isWord(.no) || unit(first).isWord(.nothing),
      let verb = units.indices.dropFirst(first + 2).first(where: {
        units[$0].can(.baseVerb) && unit($0 - 1).can(.infinitiveMarker)
      })
    else { return false }
    return hasNoTense(but: verb)
  }

  private func hasNoTense(but verb: Int) -> Bool {
    units.indices.allSatisfy { index in
      let unit = units[index]
      return index == verb || unit.wordClass != .finite && unit.wordClass != .auxiliary && !unit.can(.copula)
    }
  }
}
