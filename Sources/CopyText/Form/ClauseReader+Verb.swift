extension ClauseReader {
  /// The verb with a tense that the segment stands on, and whether something before it can be its subject.
  struct FiniteVerb {
    var index: Int
    var hasSubject: Bool
  }

  /// Finds the verb of the main clause; those of relative and other dependent clauses are passed over.
  /// - Parameter assumed: a unit to take for a verb with a tense, whatever the tagger said.
  func finiteVerb(assuming assumed: Int?) -> FiniteVerb? {
    var (hasSubject, isPending, isAfterDependent) = (false, false, false)
    let opensWithClause = units.first?.wordClass == .subordinator
    for index in units.indices {
      let unit = units[index]
      if unit.isMark {
        if unit.mark != UInt8(ascii: "-") { (isPending, isAfterDependent) = (false, false) }
        continue
      }
      // “It’s”, “there’s”
      let isContracted = unit.can(.auxiliary) && unit.can([.subjectPronoun, .adverb]) && !unit.can(.questionWord)
      if isContracted || unit.wordClass == .finite || unit.wordClass == .auxiliary || index == assumed {
        if isPending || isContracted && follows(.noun, index) {
          (isPending, isAfterDependent) = (false, true)
        } else if !(isAfterDependent && follows(.coordinator, index)) {
          if hasSubject || isContracted { return FiniteVerb(index: index, hasSubject: true) }
          guard let verb = auxiliary(ofSubject: index) else { return FiniteVerb(index: index, hasSubject: false) }
          return FiniteVerb(index: verb, hasSubject: true)
        }
      } else if opensDependentClause(index) {
        // “If you do that you lose it”: the pronoun opens the main clause.
        let opensMainClause = isAfterDependent && opensWithClause && unit.wordClass == .pronoun
        (isPending, hasSubject) = (!opensMainClause, hasSubject || opensMainClause)
      } else if unit.wordClass.isNominal || index == first && (unit.tags.isEmpty || unit.can([.noun, .pluralNoun])) {
        hasSubject = true
      }
    }
    return nil
  }

  /// “Updates can take a while”: what was taken for the verb may be the subject of an auxiliary in the same clause.
  private func auxiliary(ofSubject index: Int) -> Int? {
    let subject = units[index]
    let canBeSubject =
      subject.tags.isEmpty
      || subject.can([.noun, .pluralNoun, .properNoun, .adjective, .pastParticiple, .presentParticiple])
    guard canBeSubject, !subject.can(.auxiliary) else { return nil }
    return auxiliary(behind: index)
  }

  /// The next auxiliary in the same clause.
  func auxiliary(behind index: Int) -> Int? {
    for place in units.indices[(index + 1)...] {
      let unit = units[place]
      if unit.isMark || unit.wordClass == .coordinator || opensDependentClause(place) { return nil }
      if unit.wordClass == .auxiliary { return place }
    }
    return nil
  }

  /// “Location updated by your watch”: a bare noun, and a past form that may be a participle as well, with nothing to
  /// tell them apart. Headlines and labels read so.
  func isAmbiguousPast(_ index: Int) -> Bool {
    let (verb, next) = (units[index], unit(index + 1))
    guard verb.can(.pastVerb), verb.can(.pastParticiple), next.wordClass == .preposition else { return false }
    return units[..<index].allSatisfy { $0.wordClass == .noun && $0.kind == .word || $0.wordClass == .adjective }
  }

  private func follows(_ wordClass: WordClass, _ index: Int) -> Bool {
    index > 0 && !units[index - 1].isMark && units[index - 1].wordClass == wordClass
  }

  /// A conjunction or relative pronoun, but for “how to”; or a pronoun right behind a noun: “the file you chose”.
  private func opensDependentClause(_ index: Int) -> Bool {
    let unit = units[index]
    let (next, isConjunction) = (self.unit(index + 1), unit.can(.subordinator) && unit.wordClass == .preposition)
    if isConjunction && next.wordClass == .pronoun && next.can(.subjectPronoun) && !next.can(.determiner) {
      return true
    }
    if unit.wordClass == .subordinator { return next.wordClass != .infinitiveMarker }
    return unit.wordClass == .pronoun && unit.can(.subjectPronoun) && !unit.can(.determiner) && follows(.noun, index)
  }

  /// Tells the past tense from the participle where the words around it decide: “you sent”, “have been”.
  func restoreFiniteVerbs() {
    readCounted()
    for index in units.indices.dropFirst() {
      let unit = units[index]
      if unit.wordClass == .participle, unit.can(.pastVerb), isAfterPersonalSubject(index) || isAfterPlaceholders(index)
      {
        units[index].wordClass = .finite
      } else if takesObject(index) {
        units[index].wordClass = .finite
      } else if unit.wordClass == .base, unit.isWord(.have), self.unit(index + 1).isWord(.been), follows(.noun, index) {
        units[index].wordClass = .auxiliary
      }
    }
  }

  /// “Two open seats near the window”: between a number and what it counts stands a quality.
  private func readCounted() {
    let (number, quality, thing) = (unit(first), unit(first + 1), unit(first + 2))
    guard number.kind == .number || number.wordClass == .determiner, quality.kind == .word, quality.can(.adjective),
      quality.can(.baseVerb), thing.can(.pluralNoun)
    else { return }
    units[first + 1].wordClass = .adjective
  }

  /// “The server returned an error”: no participle or plural stands between a noun and an article.
  private func takesObject(_ index: Int) -> Bool {
    let unit = units[index]
    let isPlain = unit.can(.baseVerb) && !unit.can(.pluralNoun) && units[index - 1].can(.pluralNoun)
    guard
      unit.wordClass == .participle && unit.can(.pastVerb)
        || unit.wordClass == .noun && (unit.can(.thirdPersonVerb) || isPlain)
    else { return false }
    let (hasSubject, next) = (follows(.noun, index) || follows(.pronoun, index), self.unit(index + 1))
    return hasSubject && (next.can([.article, .possessive]) || next.wordClass == .determiner)
  }

  private func isAfterPersonalSubject(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, units[place].wordClass == .adverb { place -= 1 }
    let subject = units[place]
    guard subject.can(.subjectPronoun), !subject.can([.determiner, .auxiliary, .questionWord, .noun]) else {
      return false
    }
    return place == 0 || units[place - 1].wordClass != .auxiliary
  }

  /// “%@ and %@ liked your post”: placeholders that open the copy stand for people or things that act.
  private func isAfterPlaceholders(_ index: Int) -> Bool {
    units[..<index].allSatisfy { $0.kind == .placeholder || $0.wordClass == .coordinator }
  }

  /// “Connection failed.”: a noun, and a past form that closes the sentence.
  var endsInPredicate: Bool {
    guard let last = units.last, last.wordClass == .participle || last.wordClass == .finite else { return false }
    return last.can(.pastVerb)
      && units.dropLast().contains { WordClassSet([.noun, .pronoun, .gerund]).contains($0.wordClass.set) }
  }

  /// Whether the tagger nearly chose a verb with a tense that has a subject.
  var hasDoubtfulVerb: Bool {
    let head = unit(first)
    if head.can(.thirdPersonVerb) && !head.can(.auxiliary) { return false }
    var best: (index: Int, margin: Int16)?
    for index in units.indices.dropFirst() where units[index].finiteMargin > max(Self.clauseDoubt, best?.margin ?? .min)
    {
      if canBeVerb(index) { best = (index, units[index].finiteMargin) }
    }
    guard let best else { return false }
    return finiteVerb(assuming: best.index)?.hasSubject ?? false
  }

  private func canBeVerb(_ index: Int) -> Bool {
    let (unit, left) = (units[index], units[index - 1])
    // “Near” is a verb in books.
    guard unit.kind == .word, !unit.can(.auxiliary), !left.isMark, unit.tags.dominant != .function else { return false }
    guard WordClassSet([.noun, .pronoun, .adverb]).contains(left.wordClass.set) else { return false }
    guard WordClassSet([.noun, .participle, .adjective, .gerund, WordClass.base.set]).contains(unit.wordClass.set)
    else { return false }
    let agrees = left.wordClass == .pronoun || left.can(.pluralNoun)
    return unit.can([.thirdPersonVerb, .pastVerb]) || unit.can(.baseVerb) && agrees
  }
}
