package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Words that no list has, and one slip away from one that all lists have.
package struct TypoMisspelling: TextRule {
  package static let info = RuleInfo(
    "typo-misspelling", "Words are spelled right.",
    why: "A misspelled word looks careless, and makes people doubt the rest.",
    source: "Apple Style Guide, proofreading; words of SCOWL and WordNet", roles: .all, languages: .english,
    needs: .nothing, severity: .warning,
    examples: [
      .bad(
        "The playlist was not saved ⟦becuase⟧ the disk is full.", .alertMessage,
        better: "The playlist was not saved because the disk is full."),
      .bad("⟦Teh⟧ shelf is empty.", .alertMessage, better: "The shelf is empty."),
      .bad(
        "An error ⟦occured⟧ while the song was copied.", .alertMessage,
        better: "An error occurred while the song was copied."),
      .bad("We ⟦dont⟧ keep your letters.", .text, better: "We don’t keep your letters."),
      .bad("Open ⟦Settigns⟧ to allow access.", .text, better: "Open Settings to allow access."),
      .bad("Your ⟦recomendations⟧ are ready to read.", .text, better: "Your recommendations are ready to read."),
      .bad("The letters were ⟦earsed⟧ this morning.", .text, better: "The letters were erased this morning."),
      .bad("The lamp ⟦supplyed⟧ the light.", .text, better: "The lamp supplied the light."),
      .bad("Delete it ⟦pernamently⟧.", .text, better: "Delete it permanently."),
      .bad("The list is ⟦inititially⟧ empty.", .text, better: "The list is initially empty."),
      .bad("Delete ⟦Accont⟧", .button, better: "Delete Account"),
      .bad("Press the ⟦toogle⟧ to light the kiln.", .text, better: "Press the toggle to light the kiln."),
      .good("Built in 130 AD.", .text),
      .bad("Manage the ⟦Recieved⟧ Folder", .button, better: "Manage the Received Folder"),
      .good("Unfavorite this playlist to make room.", .text), .good("Customise the colour of the dashboard.", .text),
      .good("The file is locked and not deletable.", .text), .good("Move ~/Library/gardn to the Trash.", .text),
      .good("Type “recieve” to see how it works.", .text), .good("Write to becuase@example.com for help.", .text),
      .good("Lorem ipsum dolor sit amet, consectetur.", .text), .good("Run `becuase` first.", .text),
      .good("The systemd service stopped.", .text),
      .good("Xteps counts steps, and Xteps needs the motion sensor.", .text),
      .bad("Save ⟦you’re⟧ changes?", .alertTitle, better: "Save your changes?"),
      .bad("The kiln is in ⟦you’re⟧ kitchen.", .text, better: "The kiln is in your kitchen."),
      .bad("You may ⟦loose⟧ your place.", .text, better: "You may lose your place."),
      .bad("You ⟦wont⟧ be able to undo this.", .alertMessage, better: "You won’t be able to undo this."),
      .bad("⟦Its⟧ not possible to connect.", .text, better: "It’s not possible to connect."),
      .bad("You need to access ⟦to ⟧the kiln.", .text, better: "You need to access the kiln."),
      .bad("⟦Setup⟧ your profile.", .text, better: "Set up your profile."),
      .bad("This may ⟦takes⟧ a minute.", .text, better: "This may take a minute."),
      .bad("⟦A⟧ error occurred in the kiln.", .text, better: "An error occurred in the kiln."),
      .good("Tighten the loose screw.", .text), .good("Its own folder is locked.", .text), .good("Setup", .button),
      .bad("The kiln ⟦ins’t⟧ hot.", .text, better: "The kiln isn’t hot."),
      .bad("The kiln ⟦wont’t⟧ start.", .text, better: "The kiln won’t start."),
      .bad("The kiln ⟦could’nt⟧ start.", .text, better: "The kiln couldn’t start."),
      .bad("The garden lamps ⟦was⟧ replaced.", .text, better: "The garden lamps were replaced."),
      .bad("Your kiln ⟦have⟧ cooled.", .text, better: "Your kiln has cooled."),
      .bad("Watered 3 ⟦plant⟧", .label, better: "Watered 3 plants"),
      .bad("A kiln with this name already ⟦exist⟧.", .text, better: "A kiln with this name already exists."),
      .bad("{0} ⟦plant⟧ are thirsty.", .text, better: "{0} plants are thirsty."),
      .bad("They ⟦keeps⟧ the kiln warm.", .text, better: "They keep the kiln warm."),
      .bad("The bowls ⟦stays⟧ in the kiln.", .text, better: "The bowls stay in the kiln."),
      .bad("⟦There’s⟧ three bowls in the kiln.", .text, better: "There are three bowls in the kiln."),
      .bad("One of your ⟦kiln⟧ is cold.", .text, better: "One of your kilns is cold."),
      .bad("Each ⟦bowls⟧ has a label.", .text, better: "Each bowl has a label."),
      .bad("The list of bowls ⟦have⟧ been updated.", .text, better: "The list of bowls has been updated."),
      .bad("Your ⟦bowl’s⟧ were moved.", .text, better: "Your bowls were moved."),
      .good("Try the Bowls. The Bowls is an app.", .text),
      .good("There’s 5 minutes left.", .text), .good("There’s a list of bowls.", .text),
      .good("One of the staff is here.", .text), .good("A number of bowls have cooled.", .text),
      .bad("There are no ⟦bowl’s⟧ to show.", .text, better: "There are no bowls to show."),
      .good("Your friend’s bowls were moved.", .text), .good("Step 1 of the setup", .label),
      .good("Let them see what he keeps.", .text), .good("The bowls and what she keeps in them", .text),
      .bad("The ⟦3 day⟧ trial ends today.", .text, better: "The 3-day trial ends today."),
      .bad("Enter the ⟦6 digit⟧ code.", .text, better: "Enter the 6-digit code."),
      .bad("The shelf has 1 new ⟦bowls⟧.", .text, better: "The shelf has 1 new bowl."),
      .bad("We found 3 new ⟦bowl⟧ here.", .text, better: "We found 3 new bowls here."),
      .good("32 clay and glass bowls were fired.", .text), .good("Lap 3 was slow.", .text),
      .good("The log takes 20 kiB.", .text), .good("Open your The Old Kiln account.", .text),
      .good("Going to login will open the kiln.", .text), .good("We fired 12 large stoneware bowls.", .text),
      .good("The code has 6 digits.", .text), .good("The top 10 day trips", .text),
      .good("Pick 5 character traits.", .text), .good("It waits for no kiln but its own.", .text),
      .bad("Please ⟦goto⟧ the garden.", .text, better: "Please go to the garden."),
      .good("5 minutes is the limit.", .text),
      .good("The tray you have is full.", .text), .good("A shelf that a kiln lacks isn’t on the plan.", .text),
      .good("The lamp and the kiln are off.", .text),
      .good("Photos is syncing.", .text), .good("Step 2 of the plan is done.", .text),
      .good("The data is safe.", .text), .good("The data are safe.", .text),
      .good("Check you’re online.", .text), .good("Make sure you’re the owner of the kiln.", .text),
      .good("Confirm you’re human.", .text), .good("See if you’re home.", .text),
      .good("Use an https address.", .text), .good("An Post", .text), .good("An Post delivers letters.", .text),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return }
    let wrong = WrongWords.find(in: copy)
    for (range, right) in wrong {
      // “Setup Kiln” is “Set Up Kiln” in title style.
      let right = copy.casing == .title && copy.caseStyle != .sentence ? right.capitalizedWords : right
      report.add(
        .isWrong(copy.text(range), right), at: range, fixes: [Fix([Splice(range, right)], isSafe: false)])
    }
    for slip in Agreement.find(in: copy)
    where !wrong.contains(where: { $0.range.overlaps(slip.range) || $0.range.overlaps(slip.partner) }) {
      report.add(
        .disagrees(copy.text(slip.range), copy.text(slip.partner), slip.meant), at: slip.range,
        fixes: [Fix([Splice(slip.range, slip.meant)], isSafe: false)])
    }
    for (range, plural) in PluralApostrophe.slips(in: copy) where !wrong.contains(where: { $0.range.overlaps(range) }) {
      report.add(
        .isWrong(copy.text(range), plural), at: range, fixes: [Fix([Splice(range, plural)], isSafe: false)])
    }
    for slip in HyphenedNumber.slips(in: copy)
    where !wrong.contains(where: { $0.range.overlaps(slip.range) }) {
      report.add(
        .isOneWord(copy.text(slip.range), copy.text(slip.head), slip.meant), at: slip.range,
        fixes: [Fix([Splice(slip.range, slip.meant)], isSafe: false)])
    }
    guard copy.facts.contains(.unknownWord) else { return }
    for token in copy.tokens {
      guard let right = MisplacedApostrophe.meant(by: token, in: copy) else { continue }
      let fix = Fix([Splice(token.range, right)], isSafe: false)
      report.add(.isMisspelled(copy.text(token.range), right), at: token.range, fixes: [fix])
    }
    guard copy.tokens.contains(where: { SpelledWord.isPlain($0, in: copy) }) else { return }
    let surroundings = Surroundings(of: copy)
    guard surroundings.areEnglish else { return }
    for token in copy.tokens
    where SpelledWord.isPlain(token, in: copy) && MisplacedApostrophe.meant(by: token, in: copy) == nil {
      judge(token, surroundings, copy, &report)
    }
  }

  private func judge(_ token: Token, _ surroundings: Surroundings, _ copy: Passage, _ report: inout Report) {
    guard let correction = SpelledWord.correction(of: token, in: copy),
      correction.evidence - surroundings.doubt(of: token) >= Surroundings.enough, !isInUse(token, copy),
      !isPersonsName(token, copy)
    else { return }
    let word = copy.bytes.slice(token.range)
    let right = SpelledWord.cased(correction.word, like: word)
    let other = correction.other.map { SpelledWord.cased($0, like: word) }
    let fixes = [right, other].compactMap(\.self).map { Fix([Splice(token.range, $0)], isSafe: false) }
    // One word alone may be of another language, or none.
    let isAlone = copy.analysis.wordCount == 1 && copy.roleEvidence != .explicit
    let severity: Severity? = isAlone || isDaemon(word.text, correction.word) ? .note : nil
    report.add(.isMisspelled(word.text, right, or: other), at: token.range, severity: severity, fixes: fixes)
  }

  /// “Photo by Rosan Akimi”: two words in a row with capitals that no list has.
  private func isPersonsName(_ token: Token, _ copy: Passage) -> Bool {
    guard token.traits.contains(.startsUpper), copy.casing != .title else { return false }
    let index = copy.tokens.partitioningIndex { $0.start >= token.start }
    return [index - 2, index + 2].contains { other in
      guard copy.tokens.indices.contains(other), copy.tokens[(index + other) / 2].kind == .space else { return false }
      let word = copy.tokens[other]
      return word.kind == .word && word.traits.contains(.startsUpper) && !word.traits.contains(.startsSentence)
        && word.tags.isDisjoint(with: [.noun, .baseVerb, .adjective, .adverb, .preposition, .pluralNoun])
        && word.tags.dominant != .function
    }
  }

  /// “launchd”: what is a verb without its last letter may be a service of the system, as well as a slip.
  private func isDaemon(_ word: String, _ right: String) -> Bool {
    word.hasSuffix("d") && right == word.dropLast() + "ed"
  }

  /// What the project writes more than once, calls itself, or allows, is a word there.
  private func isInUse(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.bytes.slice(token.range)
    return copy.isAllowed(token.range) || copy.language.namesInUse.isRepeated(word) || isFormInUse(word, copy)
      || token.traits.contains(.startsUpper) && (copy.isNameInUse(token) || isSaidAgain(word, copy))
  }
}

extension TypoMisspelling {
  /// “kilned” where the project writes “kiln” or “kilning” more than once: another form of its own word.
  private func isFormInUse(_ word: Bytes, _ copy: Passage) -> Bool {
    let written = word.text.lowercased()
    guard let ending = Self.endings.first(where: { written.hasSuffix($0) }) else { return false }
    let stem = written.dropLast(ending.count)
    guard stem.count > 3 else { return false }
    return (["", "e"] + Self.endings).contains { other in
      let form = ByteBuffer(Array((stem + other).utf8))
      return other != ending
        && withExtendedLifetime(form) {
          WordTable.english.tags(of: form.bytes).isEmpty && copy.language.namesInUse.isRepeated(form.bytes)
        }
    }
  }

  /// Of verbs and of those who do what they say.
  private static let endings = ["ing", "ed", "ers", "er", "es", "s"]

  /// “Xteps counts steps, and Xteps …”: a name, which a text that tells of it says more than once.
  private func isSaidAgain(_ word: Bytes, _ copy: Passage) -> Bool {
    copy.tokens.count { $0.kind == .word && copy.bytes.slice($0.range).elementsEqual(word) } > 1
  }
}

/// What stands around a word, and how much it lets one doubt that the word is misspelled.
private struct Surroundings {
  /// Of ten findings with less evidence four were wrong, in apps that were looked at; of those with more one in twenty.
  static let enough: Float = 2

  private var known = 0
  private var slips = 0
  private var strangers = 0
  /// Small words of English grammar, which other languages have by chance alone.
  private var functions = 0
  /// Known words behind the first that start with a capital, and longer ones that don’t.
  private var capitals = 0
  private var smalls = 0

  init(of copy: Passage) {
    for token in copy.tokens where token.kind == .word && token.length > 1 {
      if !token.tags.isEmpty {
        known += 1
        if token.length > 2, token.tags.dominant == .function { functions += 1 }
        if token.traits.contains(.startsLower) {
          smalls += token.length > 4 ? 1 : 0
        } else if !token.traits.contains(.startsSentence), !token.traits.contains(.isName) {
          capitals += 1
        }
      } else if token.traits.isDisjoint(with: [.isName, .isMisspelledName, .isSuffix, .hasDigit, .hasInnerUpper]) {
        count(token, in: copy)
      }
    }
  }

  private mutating func count(_ token: Token, in copy: Passage) {
    if SpellingTable.english.word(copy.bytes.slice(token.range))?.isRight == true { return known += 1 }
    let evidence = SpelledWord.correction(of: token, in: copy)?.evidence ?? 0
    if evidence >= Self.enough { slips += 1 } else { strangers += 1 }
  }

  /// Lists of names and terms, and other languages, are full of words that no list has.
  var areEnglish: Bool {
    strangers * 4 <= known && (slips <= 1 || slips * 2 <= known || functions > 2 && slips <= functions)
  }

  /// Short copy names things, and things have names that no list has; so has what is written with a capital. In a short label
  /// all words may have one, so there it tells little.
  func doubt(of token: Token) -> Float {
    let isLow = token.traits.contains(.startsLower)
    let alone: Float = known == 0 ? (isLow ? 1.2 : 0.9) : known < 3 ? 0.35 : 0
    if isLow { return alone }
    if token.traits.contains(.startsSentence) || smalls == 0 && known < 4 { return alone + 0.4 }
    return alone + (capitals > 0 && smalls == 0 ? 0.9 : 1.6)
  }
}

/// Words that may be misspelled, as they are written.
enum SpelledWord {
  /// What the word was meant to be.
  static func correction(of token: Token, in copy: Passage) -> Speller.Correction? {
    let mayBeName = !token.traits.contains(.startsLower)
    return copy.language.words.speller.correction(of: copy.bytes.slice(token.range), mayBeName: mayBeName)
  }

  /// Whether it is a word of running text: neither a name, nor quoted, nor a piece of an address, of code, or of a compound.
  static func isPlain(_ token: Token, in copy: Passage) -> Bool {
    guard token.kind == .word, token.tags.isEmpty, token.length > 2,
      token.traits.isDisjoint(with: [
        .hasDigit, .hasInnerUpper, .isName, .isMisspelledName, .mayBeName, .isQuoted, .isSuffix, .isNonASCII,
        .followsHyphen, .precedesHyphen,
      ]), token.traits.contains(.hasLower)
    else { return false }
    return RunningWord.isAlone(token, in: copy.bytes)
  }

  /// `word` with a capital where `other` has one, and the apostrophe of print.
  static func cased(_ word: String, like other: Bytes) -> String {
    let printed = String(word.map { $0 == "'" ? "’" : $0 })
    return other[0].isASCIIUpper ? printed.prefix(1).uppercased() + printed.dropFirst() : printed
  }
}

extension Message {
  fileprivate static func isWrong(_ word: String, _ right: String) -> Message {
    right.isEmpty ? .isTooMany(word) : "“\(word)” is another word here. Did you mean “\(right)”?"
  }

  fileprivate static func disagrees(_ word: String, _ partner: String, _ meant: String) -> Message {
    "“\(word)” doesn’t go with “\(partner)”. Did you mean “\(meant)”?"
  }

  fileprivate static func isOneWord(_ words: String, _ head: String, _ meant: String) -> Message {
    "“\(words)” is one word before “\(head)”. Write “\(meant)”"
  }

  fileprivate static func isMisspelled(_ word: String, _ right: String, or other: String? = nil) -> Message {
    if let other { return "“\(word)” looks misspelled. Did you mean “\(right)” or “\(other)”?" }
    return "“\(word)” looks misspelled. Did you mean “\(right)”?"
  }
}

extension String {
  /// Each word with a capital.
  fileprivate var capitalizedWords: String {
    split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
