import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The legacy guidelines avoid you and me.
struct TonePronoun: TextRule {
  static let info = RuleInfo(
    "tone-pronoun", "Alerts do without you, your, me, and my.",
    why:
      "Pronouns can sound accusing, and the same fact is often shorter without them. The legacy edition asks to avoid "
      + "them all; under the usual one this speaks where it can show the same sentence without any.",
    source: "HIG, Alerts (legacy): Titles and messages", statements: [20], roles: .alert,
    languages: .having([.pronoun]), severity: Severities(hig2022: .note, legacy: .warning, hig2024: .off),
    notOn: .android,
    examples: [
      .bad("⟦Your⟧ changes will be lost.", .alertMessage, better: "The changes will be lost."),
      .bad("⟦당신의⟧ 변경사항", .alertMessage, better: "변경사항", locale: .korean),
      .good("Your Kiln Club pass has been renewed.", .alertMessage),
      .good("Unsaved changes will be lost.", .alertMessage), .good("Find My is turned off.", .alertMessage),
      .good("“Your Library” is full.", .alertMessage), .good("저장하지 않은 변경사항", .alertMessage, locale: .korean),
      .good("Your changes will be lost.", .alertMessage, format: "android"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.has(.pronoun), !isOfBase(copy) else { return }
    let names = copy.all(.pronounName)
    let isMeant = { (match: TermMatch) in
      !names.contains { $0.range.overlaps(match.range) } && !isQuotedOrName(match, in: copy)
    }
    // The first is the one, mostly.
    guard let first = copy.first(.pronoun) else { return }
    guard let pronoun = isMeant(first) ? first : copy.all(.pronoun).first(where: isMeant) else { return }
    let isWhole = copy.guide == .higLegacy || copy.isKorean || report.isForced
    guard isWhole || !tellsOfOwnThing(pronoun, copy) && goesWithout(pronoun, copy) else { return }
    report.add(.avoid(copy.text(pronoun.range)), at: pronoun.range)
  }

  /// “Your pass was renewed.”: what has happened to a thing of theirs accuses nobody, and “the pass” is no shorter.
  private func tellsOfOwnThing(_ pronoun: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, let own = copy.tokens.first(where: { $0.start == pronoun.start }),
      own.tags.contains(.possessive)
    else { return false }
    let verbs = copy.tokens.filter { !$0.tags.isDisjoint(with: [.auxiliary, .copula, .pastVerb]) }
    return copy.isAny(of: ["was", "were", "has", "have"], at: (verbs.first ?? own).range)
  }

  /// Whether the lexicon knows how the same sentence is said without any pronoun.
  private func goesWithout(_ pronoun: TermMatch, _ copy: Passage) -> Bool {
    let candidates = PatternTexts.answering(Self.info.id, at: Int(pronoun.start), in: copy)
    guard !candidates.isEmpty else { return false }
    let known = copy.lexicon?.terms(in: .pronoun) ?? []
    return candidates.contains { candidate in
      let isStraight = candidate.text.utf8.contains(UInt8(ascii: "'"))
      let text = isStraight ? candidate.text.replacing("'", with: "’") : candidate.text
      let words = Set(text.lowercased().unicodeScalars.split { !isLetter($0) }.map { String($0) })
      return !known.contains { words.contains($0.text) }
    }
  }

  /// Of most letters a comparison tells what their properties take long for.
  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? UInt8(ascii: scalar).isASCIILetter : scalar.properties.isAlphabetic || scalar == "’"
  }

  /// A pronoun that the base text has is told there; Korean goes without where English can’t.
  private func isOfBase(_ copy: Passage) -> Bool {
    guard let base = copy.base, !copy.isKorean else { return false }
    return base.has(.pronoun)
  }

  /// The letter “i” may be a list mark or part of a name, and quoted words are not ours.
  private func isQuotedOrName(_ match: TermMatch, in copy: Passage) -> Bool {
    guard let token = copy.tokens.first(where: { $0.range.overlaps(match.range) }) else { return true }
    if token.length == 1, !token.traits.contains(.startsUpper), copy.isEnglish { return true }
    return !token.traits.isDisjoint(with: [.isQuoted, .isName])
  }
}

extension Message {
  fileprivate static func avoid(_ pronoun: String) -> Message {
    "“\(pronoun)” can often go: name the thing itself"
  }
}
