import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Capitals shout.
struct ToneAllCaps: TextRule {
  static let info = RuleInfo(
    "tone-all-caps", "Copy does without words in capitals for emphasis.",
    why: "Capitals shout, and are harder to read. Say the important thing first instead.",
    source: "HIG, Writing; Apple Style Guide, capitalization", statements: [15],
    roles: RoleSet(
      .alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction),
    languages: .english, needs: .any(of: .innerCapital), severity: .warning,
    silences: .onString("title-capitalization", "message-capitalization", "button-capitalization"),
    examples: [
      .bad("⟦DATA LOSS⟧", .alertTitle, better: "Data Loss"),
      .bad("This will ⟦PERMANENTLY⟧ erase the disk.", .alertMessage, better: "This will permanently erase the disk."),
      .good("Unsaved Changes", .alertTitle), .good("The PDF couldn’t be opened over HTTPS.", .alertMessage),
      .bad("Keep the switch ⟦ON⟧ to get alerts.", .alertMessage, better: "Keep the switch on to get alerts."),
      .bad("Do ⟦NOT⟧ open the kiln.", .alertMessage, better: "Do not open the kiln."),
      .bad("⟦DO NOT⟧ open the kiln.", .alertMessage, better: "Do not open the kiln."),
      .bad(
        "This ⟦PERMANENTLY AND IRREVERSIBLY⟧ fires the pot.", .alertMessage,
        better: "This permanently and irreversibly fires the pot."),
      .good("OK", .button), .good("VPN", .button),
      .good("The session couldn’t reach SPICE: %@", .alertMessage),
      .good("The variable is set to ON.", .alertMessage),
      .good("The account needs the DROP TABLES privilege.", .alertMessage),
      .bad("⟦WARNING⟧: the tank is empty.", .alertMessage, better: "Warning: the tank is empty."),
      .bad(
        "The DROP TABLES privilege must ⟦NEVER⟧ be shared.", .alertMessage,
        better: "The DROP TABLES privilege must never be shared."),
      .good("Type ERASE to go on.", .alertMessage), .good("To stop, reply with the word STOP.", .alertMessage),
      .good("BEYOND invites its members.", .alertMessage),
      .bad("The tank is ⟦EMPTY⟧.", .alertMessage, better: "The tank is empty."),
      .good("The call to the UN is at 8 AM.", .alertMessage), .good("Ask for a SWIM token first.", .alertMessage),
      .good("ERROR:kiln:open", .alertMessage), .good("Open JUMP", .button), .good("OVEN", .alertTitle),
      .bad("⟦STOP⟧!", .alertTitle, better: "Stop!"),
      .bad("You must ⟦STOP⟧ the pump.", .alertMessage, better: "You must stop the pump."),
      .bad("⟦NEVER LET YOUR KITE⟧ go at night.", .alertMessage, better: "Never let your kite go at night."),
      .bad("⟦KILN⟧ AT 900 degrees. Open it later.", .alertMessage, better: "Kiln at 900 degrees. Open it later."),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, !copy.place.isRecased else { return }
    let isAll = copy.casing == .upper
    if isAll, isTerm(copy) { return }
    guard let run = runs(in: copy).first(where: { isAll || isEmphasis($0, in: copy) }) else { return }
    let range = Int(copy.tokens[run.lowerBound].start)..<copy.tokens[run.upperBound].end
    let fix = calm(run, in: copy)
    report.add(.shouts(copy.text(range)), at: range, fixes: [fix])
  }

  /// “MIME”, “BODY”: few letters alone are what something is called, unless they bid somebody do it.
  private func isTerm(_ copy: Passage) -> Bool {
    guard copy.analysis.wordCount == 1, copy.analysis.terminal == .none,
      let word = copy.tokens.first(where: { $0.kind == .word })
    else { return false }
    return word.length <= Self.longestTerm && word.tags.isDisjoint(with: [.baseVerb, .adjective, .adverb])
  }

  private static let longestTerm = 4

  /// Words in capitals that follow each other.
  private func runs(in copy: Passage) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var isOpen = false
    for index in copy.tokens.indices {
      if isShouted(copy.tokens[index], in: copy) {
        if isOpen, let last = runs.popLast() {
          runs.append(last.lowerBound...index)
        } else {
          runs.append((auxiliary(before: index, in: copy) ?? index)...index)
        }
        isOpen = true
      } else if copy.tokens[index].countsAsWord, !(isOpen && isCapitalWord(copy.tokens[index])) {
        isOpen = false
      }
    }
    return runs
  }

  /// “DO” of “DO NOT unplug”, which shouts with what it denies.
  private func auxiliary(before index: Int, in copy: Passage) -> Int? {
    guard isDenial(copy.tokens[index], in: copy) else { return nil }
    return copy.tokens[..<index].lastIndex { $0.kind != .space }.flatMap {
      isCapitalWord(copy.tokens[$0]) ? $0 : nil
    }
  }

  /// Whether words shout that stand in capitals among low ones. A noun by itself is a name as often, “over SPICE”; what stands
  /// between an article and a noun, “the DROP TABLES privilege”, and a value, “set to ON”, are code.
  private func isEmphasis(_ run: ClosedRange<Int>, in copy: Passage) -> Bool {
    let before = copy.tokens[..<run.lowerBound].last { $0.kind != .space }
    let behind = copy.tokens[(run.upperBound + 1)...].first { $0.kind != .space }
    if run.count == 1, isName(copy.tokens[run.lowerBound], before: behind, in: copy) { return false }
    if let before, before.kind == .word {
      // “Type DELETE to confirm.”
      if copy.isAny(of: .typedWordOpening, at: before.range) { return false }
      let hasArticle = before.tags.contains(.determiner)
      let isNoun = run.count == 1 && isNoun(copy.tokens[run.lowerBound], behind: before)
      let isAdverbial = run.allSatisfy { copy.tokens[$0].kind == .space || tellsHow(copy.tokens[$0]) }
      if hasArticle, behind?.kind == .word, run.count > 1 && !isAdverbial || isNoun { return false }
      if isNoun, !hasArticle, !copy.tokens[run.lowerBound].traits.contains(.startsSentence) { return false }
      let isObject = before.tags.contains(.preposition) || before.tags.contains(.infinitiveMarker)
      if isObject, behind?.kind != .word { return false }
    }
    return true
  }

  /// “FIRST asks its teams to sign.”: no word but a noun has a verb of its own right behind it as it opens a sentence.
  private func isName(_ token: Token, before verb: Token?, in copy: Passage) -> Bool {
    guard let verb, verb.kind == .word, verb.traits.contains(.startsLower) else { return false }
    return token.traits.contains(.startsSentence) && token.tags.isDisjoint(with: [.noun, .pluralNoun, .baseVerb])
      && verb.tags.contains(.thirdPersonVerb) && verb.tags.dominant == .verb
  }

  /// “This PERMANENTLY AND IRREVERSIBLY deletes it.”
  private func tellsHow(_ token: Token) -> Bool {
    token.tags.contains(.adverb) && token.tags.dominant != .noun || token.tags.contains(.coordinator)
  }

  /// Whether a word may be a noun here: behind an article, “a TURN server”, and a verb, “Show FLEX”, there is no other verb.
  private func isNoun(_ token: Token, behind before: Token) -> Bool {
    if token.tags.dominant == .noun { return true }
    let holdsNoun = before.tags.contains(.article) || before.tags.dominant == .verb
    return token.tags.contains(.noun) && holdsNoun && before.tags.isDisjoint(with: [.auxiliary, .copula, .negative])
  }

  /// The words in small letters; where all of the copy shouts, in the style of its role.
  private func calm(_ shouted: ClosedRange<Int>, in copy: Passage) -> Fix? {
    if copy.casing == .upper {
      let isTitle = copy.role == .button || copy.role == .notificationAction || copy.role == .notificationTitle
      let isFragment = copy.role == .alertTitle && !copy.form.isComplete
      let hasTitleStyle = copy.caseStyle != .sentence && (isTitle || isFragment)
      return Fix(hasTitleStyle ? copy.titleStyle() : copy.sentenceStyle(), isSafe: false)
    }
    let splices = sentence(around: shouted, in: copy).map { index in
      let token = copy.tokens[index]
      let low = copy.text(token.range).lowercased()
      let isFirst = token.traits.contains(.startsSentence)
      return Splice(token.range, isFirst ? low.prefix(1).uppercased() + low.dropFirst() : low)
    }
    return Fix(splices, isSafe: false)
  }

  /// The words that shout in a run, and the short ones among and behind several of them, which would be acronyms by themselves.
  private func sentence(around run: ClosedRange<Int>, in copy: Passage) -> [Int] {
    let shouted = run.filter {
      isShouted(copy.tokens[$0], in: copy) || $0 == run.lowerBound && isCapitalWord(copy.tokens[$0])
    }
    let behind = copy.tokens.indices[(run.upperBound + 1)...].prefix {
      copy.tokens[$0].kind == .space || isCapitalWord(copy.tokens[$0])
    }
    guard shouted.count > 1 else { return shouted + behind.filter { joins(copy.tokens[$0]) } }
    return (Array(run) + behind).filter { isShouted(copy.tokens[$0], in: copy) || isCapitalWord(copy.tokens[$0]) }
  }

  /// “BATTERY AT 18%”: a small word behind what shouts is none of the short words that are acronyms.
  private func joins(_ token: Token) -> Bool {
    token.kind == .word
      && !token.tags.isDisjoint(with: [.preposition, .determiner, .coordinator, .copula, .infinitiveMarker])
  }

  private func isCapitalWord(_ token: Token) -> Bool {
    token.kind == .word && token.length > 1 && token.traits.contains([.startsUpper, .hasInnerUpper])
      && token.traits.isDisjoint(with: [.hasLower, .hasDigit, .isName, .isQuoted, .isNonASCII])
      && !token.tags.isEmpty && token.tags.isDisjoint(with: [.abbreviation, .properNoun])
  }

  /// In capitals, no acronym, and a word that the lexicon knows.
  private func isShouted(_ token: Token, in copy: Passage) -> Bool {
    token.kind == .word && token.length >= 2 && token.traits.contains([.startsUpper, .hasInnerUpper])
      && token.traits.isDisjoint(with: [.hasLower, .hasDigit, .isName, .isQuoted, .isNonASCII])
      && (isOrdinary(token) || isDenial(token, in: copy) || token.tags.contains(.particle) && copy.form.isComplete)
      && !isField(token, in: copy)
  }

  /// “ERROR:kiln:open”: what a colon ties to the next word is a field of a protocol.
  private func isField(_ token: Token, in copy: Passage) -> Bool {
    token.end + 1 < copy.bytes.count && copy.bytes[token.end] == UInt8(ascii: ":")
      && copy.bytes[token.end + 1].isASCIIWord
  }

  /// “DO NOT unplug”: behind a word, so that “a NOT gate” and “NOT NULL” stay.
  private func isDenial(_ token: Token, in copy: Passage) -> Bool {
    guard copy.bytes.slice(token.range).equals("NOT"), copy.form.isComplete else { return false }
    let before = copy.tokens.last { $0.end <= Int(token.start) && $0.kind != .space }
    return before?.kind == .word && before?.tags.contains(.auxiliary) == true
  }

  private func isOrdinary(_ token: Token) -> Bool {
    !token.tags.isEmpty && token.tags.isDisjoint(with: [.abbreviation, .properNoun]) && token.length >= 4
      || token.tags.contains(.negative) || token.tags.contains(.article) && token.length > 1
  }
}

extension Message {
  fileprivate static func shouts(_ words: String) -> Message {
    "“\(words)” is in capitals. Write it like any other word"
  }
}
