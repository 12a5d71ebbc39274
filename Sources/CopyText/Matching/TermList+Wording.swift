/// Classes of English words that only some frame makes a fault: what is said to somebody’s face, or told to be done in
/// an app.
extension TermList {
  /// What opens a condition: wenn, en cas de.
  package static let condition = TermList("condition")
  /// What people want or like: souhaitez, möchten.
  package static let wish = TermList("wish")
  /// Adverbs that stand before a verb as if they were its first half: 立即删除, 再度確認.
  package static let verbAdverb = TermList("verb-adverb")

  /// What reproaches say of people: careless, late.
  package static let personFault = TermList("person-fault")
  /// What goes wrong with things, so that who is named as the reason is blamed: stall, burn, tear.
  package static let mishap = TermList("mishap")
  /// What a person wants, as a noun: wish, intention.
  package static let willNoun = TermList("will-noun")
  /// How sure people are of what they want: certain, determined.
  package static let willQuality = TermList("will-quality")
  /// What says that nobody minds: okay, all right.
  package static let consentQuality = TermList("consent-quality")
  /// To begin what was asked about: go ahead, proceed.
  package static let proceedPhrase = TermList("proceed-phrase")
  /// What keeps another thing from being done, before “from”: keep, stop, hinder.
  package static let hinderingVerb = TermList("hindering-verb")
  /// Before a good word, that the thing falls short of it: less than, far from.
  package static let farFromPhrase = TermList("far-from-phrase")
  /// A time that suits: moment, day.
  package static let occasionNoun = TermList("occasion-noun")
  /// What people are praised for breaking or exceeding: record, goal.
  package static let achievementNoun = TermList("achievement-noun")
  /// To go out of use by itself: lapse, flat, die.
  package static let lapse = TermList("lapse")
  /// What makes little of the word behind it: somewhat, a bit, sort of.
  package static let downtoner = TermList("downtoner")
  /// What says that nobody knows: it’s possible, not sure, a chance.
  package static let uncertainty = TermList("uncertainty")
  /// That a thing does what it should: successful, right, cooperate.
  package static let goodOutcome = TermList("good-outcome")
  /// What the settings of a device turn on: Bluetooth, location access.
  package static let deviceFunction = TermList("device-function")
  /// What fingers do to a screen, and hands to other things as well: pull, pinch, hold.
  package static let gestureVerb = TermList("gesture-verb")
  /// What stands on a screen and takes input: menu, slider.
  package static let interfacePart = TermList("interface-part")
  /// Parts of software that are nothing else: app, inbox, dashboard.
  package static let appPlace = TermList("app-place")
  /// What stands before the verb that is asked for: make sure, remember, take a minute.
  package static let urgingPhrase = TermList("urging-phrase")
  /// To begin, go on, or stop: what fails behind it failed.
  package static let phaseVerb = TermList("phase-verb")
  /// What machines turn down: server, database, printer.
  package static let machineNoun = TermList("machine-noun")
  /// Of what software keeps, that it can’t be used: corrupt, stuck.
  package static let brokenState = TermList("broken-state")
  /// Words that are cut before a vowel and keep their period: Mio.
  package static let clippedWord = TermList("clipped-word")
  /// What nobody likes to hear that a thing isn’t: hard, tricky.
  package static let hardQuality = TermList("hard-quality")
  /// What becomes of an error that is told for another reason: corrected, resolved.
  package static let mendingVerb = TermList("mending-verb")
  /// What connects machines: connection, signal, sync.
  package static let linkNoun = TermList("link-noun")
  /// What only the person and an office have to know: divorce, parole, loan.
  package static let privateMatter = TermList("private-matter")
  /// What a person is called or told not to be: lazy, silly; an insult only to somebody’s face.
  package static let characterFault = TermList("character-fault")
  /// Who can do little yet: toddler, child.
  package static let infant = TermList("infant")
  /// How a thing seems: sounds, looks.
  package static let appearanceVerb = TermList("appearance-verb")
  /// What agrees and says no more: good, fine, cool.
  package static let approval = TermList("approval")
  /// What titles say that have nothing to tell: news, a word, a moment; quick, ready; hold on.
  package static let headingNoun = TermList("heading-noun")
  package static let headingModifier = TermList("heading-modifier")
  package static let headingVerb = TermList("heading-verb")
  /// To set right or tell of: report, fix, replace. What they do it to is wrong by no fault of theirs.
  package static let remedyVerb = TermList("remedy-verb")
}
