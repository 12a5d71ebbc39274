import CopyModel
import CopyPassage
import CopyText

/// Orders that only a screen takes, whatever their verb is: what is done with fingers for something that software does, “Pull
/// down to refresh”, with a part of the screen, “Use the menu to…”, or on one that is named, “on the Tickets tab”; what a device
/// is to allow, “Turn on location access”; and the way, “by opening the Billing tab”.
enum ScreenOrder {
  /// The verb that gives the order; nil where there is none.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.analysis.terminal != .question else { return nil }
    return commanded(copy) ?? way(copy)
  }

  private static func commanded(_ copy: Passage) -> Range<Int>? {
    let isOnScreen = onNamedScreen(copy)
    guard isOnScreen || [.gestureVerb, .interfacePart, .deviceFunction, .openedThing].contains(where: copy.has) else {
      return nil
    }
    for parse in copy.parses {
      for verb in parse.commandVerbs {
        let unit = parse.units[verb]
        let rest = parse.units[(verb + 1)...]
        if isOnScreen || gestures(unit, rest, copy) || usesPart(unit, rest, copy) || allows(unit, rest, copy)
          || looksAtOwn(unit, rest, copy)
        {
          return copy.range(of: unit)
        }
      }
    }
    return nil
  }

  /// “Pull down to refresh the scores”, “Press and hold to reply”: nothing between that could be pulled or pressed.
  private static func gestures(_ verb: Parse.Unit, _ rest: ArraySlice<Parse.Unit>, _ copy: Passage) -> Bool {
    guard copy.isWord(verb, of: .gestureVerb),
      let purpose = rest.prefix(4).firstIndex(where: { copy.isAny(of: ["to"], at: copy.range(of: $0)) }),
      purpose + 1 < rest.endIndex
    else { return false }
    let between = rest[rest.startIndex..<purpose]
    let isEmpty = between.allSatisfy { unit in
      !unit.tags.isDisjoint(with: [.particle, .adverb, .coordinator]) || copy.isWord(unit, of: .gestureVerb)
    }
    let aim = rest[purpose + 1]
    return isEmpty && aim.tags.contains(.baseVerb)
      && ([.taskVerb, .softwareVerb].contains { (list: TermList) in copy.isWord(aim, of: list) }
        || copy.isAny(of: .screenDeed, at: copy.range(of: aim)))
  }

  /// “Use the menu to mute it”
  private static func usesPart(_ verb: Parse.Unit, _ rest: ArraySlice<Parse.Unit>, _ copy: Passage) -> Bool {
    guard copy.isAny(of: ["use"], at: copy.range(of: verb)), let first = rest.first,
      !first.tags.isDisjoint(with: [.article, .possessive])
    else { return false }
    return rest.dropFirst().prefix(2).contains { copy.isWord($0, of: .interfacePart) }
  }

  /// “Turn on location access”, “Allow Bluetooth”
  private static func allows(_ verb: Parse.Unit, _ rest: ArraySlice<Parse.Unit>, _ copy: Passage) -> Bool {
    copy.isAny(of: .grantingVerb, at: copy.range(of: verb))
      && rest.prefix(5).contains { copy.isWord($0, of: .deviceFunction) }
  }

  /// “Have a look at your statistics”: of what an app shows.
  private static func looksAtOwn(_ verb: Parse.Unit, _ rest: ArraySlice<Parse.Unit>, _ copy: Passage) -> Bool {
    guard let own = rest.firstIndex(where: { copy.isAny(of: ["your"], at: copy.range(of: $0)) }),
      rest[..<own].contains(where: { copy.isAny(of: ["look", "peek", "glance"], at: copy.range(of: $0)) })
        || copy.isAny(of: .lookingVerb, at: copy.range(of: verb))
    else { return false }
    return rest[(own + 1)...].prefix(2).contains { copy.isWord($0, of: .openedThing) }
  }

  /// “On the Tickets tab”, “under the Billing section”: a part of an app with its name before it.
  private static func onNamedScreen(_ copy: Passage) -> Bool {
    guard copy.casing != .title else { return false }
    let words = copy.words
    return words.indices.dropFirst(3).contains { index in
      guard copy.isAny(of: .screenPart, at: words[index].range),
        words[index - 2].tags.contains(.article), words[index - 3].tags.contains(.preposition)
      else { return false }
      let name = words[index - 1]
      return name.traits.contains(.startsUpper) && name.tags.isDisjoint(with: .properNoun)
        && !name.tags.isDisjoint(with: [.noun, .pluralNoun, .presentParticiple])
    }
  }

  /// “You can pay by opening the Billing tab”: how, which is an order as well.
  private static func way(_ copy: Passage) -> Range<Int>? {
    guard copy.has(.appPlace) || onNamedScreen(copy) else { return nil }
    let words = copy.words
    return zip(words, words.dropFirst()).first { before, way in
      copy.isAny(of: ["by"], at: before.range) && copy.isAny(of: .screenWay, at: way.range)
    }?.1.range
  }
}
