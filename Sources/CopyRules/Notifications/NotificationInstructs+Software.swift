import CopyModel
import CopyPassage
import CopyText

/// Whether a verb that orders acts in software: by itself, by what it is done to, or by where it leads.
extension NotificationInstructs {
  func actsInSoftware(_ verb: Int, _ parse: Parse, _ copy: Passage) -> Bool {
    let unit = parse.units[verb]
    // “Late sign-in attempt”
    let isCompound = copy.tokens[unit.token].traits.contains(.precedesHyphen)
    guard !isCompound, !mayBeNoun(verb, parse) else { return false }
    if copy.isWord(unit, of: .softwareVerb) { return !needsParticle(unit, copy) || isJoined(verb, parse) }
    if copy.isWord(unit, of: .logIn) || copy.isWord(unit, of: .signIn) {
      return true
    }
    if leadsIntoApp(verb, parse, copy) { return true }
    guard copy.isWord(unit, of: .openVerb) else { return false }
    // “Check the Offers tab”, but not “Open the window”.
    let behind = parse.units[(verb + 1)...]
    let things: [TermList] = [.softwarePlace, .rewardNoun, .keptThing, .feedbackNoun]
    return behind.contains { thing in things.contains { copy.isWord(thing, of: $0) } } || opensName(unit, behind, copy)
      || looks(unit, behind, copy)
  }

  /// “Check out what’s new”, “Find out who won”: what there is to see is told by a question.
  private func looks(_ verb: Parse.Unit, _ rest: ArraySlice<Parse.Unit>, _ copy: Passage) -> Bool {
    guard copy.isWord(verb, of: .openingVerb) else { return false }
    return rest.prefix(3).contains { copy.isAny(of: .questionOpening, at: copy.range(of: $0)) }
  }

  /// “Hop into the app”, “Peek at the dashboard”: whatever is to be done, its object or the place of it is a part of
  /// software. “Meet the app’s makers” is about people, “Dress for the app party” about a party.
  private func leadsIntoApp(_ verb: Int, _ parse: Parse, _ copy: Passage) -> Bool {
    guard copy.has(.appPlace), parse.units[verb].tags.contains(.baseVerb) else { return false }
    let roles: [Relation] = [.object, .oblique]
    return parse.units.indices.contains { index in
      let unit = parse.units[index]
      guard unit.head == verb, roles.contains(unit.relation) else { return false }
      // “Mind map editor”, “Email settings” are headings.
      return copy.isWord(copy.tokens[unit.token], of: .appPlace)
        && leads(to: index, parse, copy)
    }
  }

  /// “The app”, “your inbox”, “in Settings”; not “all tabs”, and not “along the tab”.
  private func leads(to place: Int, _ parse: Parse, _ copy: Passage) -> Bool {
    let isIn = parse.child(of: place, as: .preposition).map {
      copy.isAny(of: .placePreposition, at: copy.range(of: parse.units[$0]))
    }
    guard isIn ?? true else { return false }
    if isIn == true, copy.bytes.slice(copy.range(of: parse.units[place])).equalsFolded("settings") { return true }
    return parse.children(of: place).contains {
      !parse.units[$0].tags.isDisjoint(with: [.article, .possessive])
    }
  }

  /// “Sign in”, “log back in”, but not “sign the lease”.
  private func needsParticle(_ verb: Parse.Unit, _ copy: Passage) -> Bool {
    copy.isWord(verb, of: .joinedVerb)
  }

  private func isJoined(_ verb: Int, _ parse: Parse) -> Bool {
    parse.units[(verb + 1)...].prefix(2).contains { $0.tags.contains(.particle) }
  }

  /// “View from the summit”, “Upload failed”, “Download Complete”: what looks like a command is what the rest tells of.
  func mayBeNoun(_ verb: Int, _ parse: Parse) -> Bool {
    guard parse.units[verb].tags.contains(.noun), verb + 1 < parse.units.count else { return false }
    let next = parse.units[verb + 1].tags
    if next.contains(.pastVerb), !next.contains(.adjective) { return true }
    // “Upload suspended” tells what became of it.
    if next.contains(.pastParticiple), verb + 2 == parse.units.count { return true }
    // “Launch window opens”, but not “Launch now”
    if next.contains(.noun), next.isDisjoint(with: [.determiner, .adverb]), tells(verb + 2, parse) { return true }
    if next.contains(.adjective), verb + 2 == parse.units.count { return true }
    return next.contains(.preposition) && next.isDisjoint(with: [.particle, .infinitiveMarker])
  }

  /// A verb with a tense, and nothing or a preposition behind it.
  private func tells(_ index: Int, _ parse: Parse) -> Bool {
    guard index < parse.units.count else { return false }
    // “Tap water is back.”
    if !parse.units[index].tags.isDisjoint(with: [.copula, .auxiliary]) { return true }
    guard parse.units[index].tags.dominant == .verb, parse.units[index].tags.contains(.thirdPersonVerb) else {
      return false
    }
    return index + 1 == parse.units.count || parse.units[index + 1].tags.contains(.preposition)
  }

  /// “Open Payments”, “Go to Billing”: a thing with a capital of its own. Behind “to” it may be a place of the world, unless it
  /// is a word that names none: “Go to Berlin”, “Go to Gate 4”.
  private func opensName(_ verb: Parse.Unit, _ rest: ArraySlice<Parse.Unit>, _ copy: Passage) -> Bool {
    guard copy.casing != .title, let next = rest.first else { return false }
    if !next.tags.contains(.infinitiveMarker) {
      return copy.isWord(verb, of: .launchVerb) && copy.tokens[next.token].traits.contains(.startsUpper)
    }
    guard let name = rest.dropFirst().first, copy.tokens[name.token].traits.contains(.startsUpper) else { return false }
    let behind = rest.dropFirst(2).first.map { copy.tokens[$0.token] }
    let isNumbered = behind.map { $0.kind == .number || $0.traits.contains(.startsUpper) } ?? false
    return !isNumbered && !name.tags.contains(.properNoun)
      && !name.tags.isDisjoint(with: [.noun, .pluralNoun, .presentParticiple])
  }
}
