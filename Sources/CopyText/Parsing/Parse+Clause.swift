/// What a clause does to the person who reads it.
package enum Mood: String, Sendable {
  /// It says something: a verb has a tense.
  case declarative
  /// It asks, by its form or by its mark.
  case interrogative
  /// It tells to do something.
  case imperative
  /// A fragment: a noun, a participle, an infinitive.
  case none
}

package enum Voice: String, Sendable {
  case active, passive
}

extension Parse {
  /// The head word of the subject of the main clause; “there” and “it” only where nothing else is.
  package var subject: Int? { subject(of: root) }

  /// The head word of the object of the main clause; who is told, where nothing else is: “Tell us what happened”.
  package var object: Int? { child(of: root, as: .object) ?? child(of: root, as: .indirectObject) }

  package func subject(of verb: Int) -> Int? {
    child(of: verb, as: .subject, .passiveSubject) ?? child(of: verb, as: .expletive)
      ?? child(of: verb, as: .clausalSubject)
  }

  /// The word that negates the main clause, its subject, or its object: not, can’t, never, no, nothing.
  package var negation: Int? {
    let near = children(of: root)
    let carriers: [Relation] = [.subject, .passiveSubject, .object, .adverb, .oblique]
    let inner = near.filter { carriers.contains(units[$0].relation) }.flatMap(children)
    return ([root] + near + inner).filter(negates).min()
  }

  /// Whether a clause says that its verb isn’t done: “will not be deleted”, “never deletes”.
  package func isDenied(_ verb: Int) -> Bool { ([verb] + children(of: verb)).contains(where: negates) }

  private func negates(_ index: Int) -> Bool {
    units[index].form.can(.negative) || FunctionWord.negators.contains { units[index].form.isWord($0) }
  }

  /// The unit that has the tense of the main clause: the verb, an auxiliary, or a form of “be”.
  package var finiteVerb: Int? {
    if let auxiliary = auxiliaries.first(where: { units[$0].hasTense }) { return auxiliary }
    if let subject, units[subject].isContractedSubject { return subject }
    return units[root].hasTense || isPlainPresent ? root : nil
  }

  /// “Passwords don’t match”, “Tests run daily”: what looks like a command behind its subject.
  private var isPlainPresent: Bool {
    guard let subject, subject < root else { return false }
    return units[root].form.can(.baseVerb) && units[root].wordClass.isVerb
  }

  /// How many clauses have a tense, by their verb or by its auxiliary: two in “It runs until the tank is empty”. What
  /// only looks like a participle behind its subject, “the cable arrived”, has one.
  package var tensedClauses: Int {
    let helpers: [Relation] = [.auxiliary, .passiveAuxiliary, .copula]
    let verbs = units.indices.filter { units[$0].hasTense || hasSubject($0) && units[$0].form.can(.pastVerb) }
    return Set(verbs.map { helpers.contains(units[$0].relation) ? units[$0].head ?? $0 : $0 }).count
  }

  private func hasSubject(_ index: Int) -> Bool { subject(of: index) != nil }

  private var auxiliaries: [Int] {
    children(of: root).filter { [.auxiliary, .passiveAuxiliary, .copula].contains(units[$0].relation) }
  }

  package var mood: Mood {
    if end == .question || isInverted { return .interrogative }
    if commands { return .imperative }
    return states ? .declarative : .none
  }

  /// An auxiliary before its subject, or a question word that opens the clause.
  private var isInverted: Bool {
    let subject = child(of: root, as: .subject, .passiveSubject)
    let auxiliary = auxiliaries.first { units[$0].form.can(.auxiliary) }
    if let subject, let auxiliary, auxiliary < subject, !units[auxiliary].isContractedSubject { return true }
    guard units[0].form.can(.questionWord), !units[0].form.isWord(.that), finiteVerb != nil else { return false }
    return subject == 0 || root == 0 && units[0].form.can(.auxiliary)
  }

  /// A verb in the base form, without subject, “to”, or auxiliary but “do”.
  private var commands: Bool {
    let verb = units[root]
    guard verb.form.can(.baseVerb), subject == nil, child(of: root, as: .marker, .copula) == nil else { return false }
    if auxiliaries.contains(where: { !units[$0].form.isWord(.dont) && !units[$0].form.isWord(.doPlain) }) {
      return false
    }
    if units.count == 1 { return verb.tags.dominant == .verb }
    let governs = child(of: root, as: .object, .particle, .openComplement, .indirectObject) != nil
    return verb.wordClass.isVerb || governs || !auxiliaries.isEmpty
  }

  /// Whether a verb has a tense. A past form without subject may be a participle: “Saved for later”, not “Failed to load”.
  private var states: Bool {
    let verb = units[root]
    let hasComplement = child(of: root, as: .object, .openComplement, .clausalComplement) != nil
    if subject == nil, auxiliaries.isEmpty, verb.form.can(.pastVerb) {
      return hasComplement && (verb.wordClass == .finite || verb.wordClass == .participle)
    }
    return finiteVerb != nil
  }

  /// Whether the subject of the main clause acts or is acted upon; nil where no verb stands in it.
  package var voice: Voice? {
    if child(of: root, as: .passiveAuxiliary, .passiveSubject) != nil { return .passive }
    guard units[root].wordClass.isVerb || units[root].wordClass == .gerund || units[root].wordClass == .participle
    else { return nil }
    return units[root].wordClass == .participle && auxiliaries.isEmpty && object == nil ? .passive : .active
  }
}

extension WordClass {
  /// A verb that can head a clause by itself.
  fileprivate var isVerb: Bool { WordClassSet.verb.contains(set) }
}

extension FunctionWord {
  fileprivate static let negators = [
    not, never, no, FunctionWord("nothing"), FunctionWord("nobody"), FunctionWord("none"), FunctionWord("nowhere"),
  ]
}
