/// The parse of one sentence or fragment: for each unit what it hangs on, and as what.
///
/// Every unit has one head, one unit hangs on nothing, and nothing hangs on itself by way of others. Contractions are one
/// unit: “can’t” is an auxiliary that negates, “we’ll” a subject that has its auxiliary with it.
package struct Parse: Sendable {
  /// A word, number, placeholder or sign.
  package struct Unit: Sendable {
    /// Index among the tokens of the copy.
    package let token: Int
    /// The unit it hangs on; nil for the root.
    package let head: Int?
    package let relation: Relation
    let wordClass: WordClass
    let form: FormUnit

    /// What the lexicon says of the word.
    package var tags: WordTags { form.tags }
    /// Whether it has a tense, by itself or as one of its parts: is, failed, we’ll.
    var hasTense: Bool { wordClass == .finite || wordClass == .auxiliary || isContractedSubject }
    /// “We’ll”, “it’s”.
    var isContractedSubject: Bool { form.can(.auxiliary) && form.can(.subjectPronoun) && !form.can(.questionWord) }
  }

  package let units: [Unit]
  let end: Segment.End

  /// The unit that all others hang on.
  package let root: Int

  init(_ reader: SentenceReader, _ state: ParserState) {
    end = reader.segmentEnd
    units = reader.nodes.indices.map { index in
      let (read, node) = (reader.nodes[index], state.nodes[index])
      let isRoot = Int(node.head) == state.count
      return Unit(
        token: read.token, head: isRoot ? nil : Int(node.head),
        relation: isRoot ? .root : Relation(rawValue: node.relation) ?? .parataxis,
        wordClass: WordClass(rawValue: UInt8(state.units[index].wordClass)) ?? .other, form: read.unit)
    }
    root = units.firstIndex { $0.head == nil } ?? 0
  }

  /// The units that hang on `head`, in the order of the copy.
  package func children(of head: Int) -> [Int] { units.indices.filter { units[$0].head == head } }

  /// The first unit that hangs on `head` as one of these.
  package func child(of head: Int, as relations: Relation...) -> Int? {
    units.indices.first { units[$0].head == head && relations.contains(units[$0].relation) }
  }

  /// The units that hang on `head`, by way of others as well, and `head` itself: first and last of them.
  package func span(of head: Int) -> ClosedRange<Int> {
    children(of: head).map(span).reduce(head...head) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }

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

  /// The verbs that tell to do something: the root of a command, and those joined to it: “Open the app and pick a seat”.
  package var commandVerbs: [Int] {
    guard mood == .imperative else { return [] }
    return [root]
      + children(of: root).filter { index in
        units[index].relation == .conjunct && units[index].form.can(.baseVerb) && subject(of: index) == nil
      }
  }

  /// Whether the main clause says that something was done to its subject: “was deleted”, “has been sent”, “are lost”.
  package var isPassiveStatement: Bool {
    guard mood == .declarative, subject != nil, units[root].form.can(.pastParticiple) else { return false }
    return voice == .passive || child(of: root, as: .copula) != nil
  }
}

/// What a unit is to the one that it hangs on, as Universal Dependencies name it.
///
/// The order is the format of `en/parser.bin`; `Lexicons/build/trees.py` has the same names.
package enum Relation: UInt8, CaseIterable, Sendable {
  case subject, passiveSubject, clausalSubject
  case object, indirectObject
  /// A clause that is what is said, known, or meant: “says that it works”.
  case clausalComplement
  /// A clause without a subject of its own: “wants to leave”.
  case openComplement
  /// A clause that tells when, why, or on what condition.
  case adverbialClause
  /// A clause that belongs to a noun: “files to send”; with a relative pronoun or none: “the file you sent”.
  case nounClause, relativeClause
  case adverb, adjective, number, determiner
  /// A preposition, or the ’s of a genitive.
  case preposition
  /// What opens a dependent clause: if, because, that, to.
  case marker
  case auxiliary, passiveAuxiliary, copula
  case coordinator, conjunct
  case compound
  /// The particle of a phrasal verb: turn on.
  case particle
  /// Later parts of a name.
  case flat
  /// Later parts of “because of”, “at least”.
  case fixed
  case apposition
  /// A sentence beside the sentence, an element of a list.
  case parataxis
  /// A noun with its preposition that belongs to a noun, to a genitive, to a verb or adjective.
  case nominalModifier, possessive, oblique
  /// “There” in “there is”, “it” in “it is safe to leave”.
  case expletive
  /// Please, oops, a name called.
  case discourse
  /// Hangs on nothing: all else hangs on it.
  case root

  /// Any subject but “there” and “it” that mean nothing.
  var isSubject: Bool { self == .subject || self == .passiveSubject || self == .clausalSubject }
}
