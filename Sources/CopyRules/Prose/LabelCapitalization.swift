import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A label may be in either style, but in one.
struct LabelCapitalization: TextRule {
  static let info = RuleInfo(
    "label-capitalization", "A label is in title style or in sentence style, not in between.",
    why: "Mixed capitals look careless, and nobody can tell which words are names.",
    source: "Apple Style Guide, capitalization", roles: RoleSet(.label, .text), languages: .english, severity: .note,
    examples: [
      .bad("Download ⟦Current⟧ plugin information", .label, better: "Download current plugin information"),
      .bad("⟦server⟧ address", .label, better: "Server address"),
      .good("Download Current Plugin Information", .label), .good("Download current plugin information", .label),
      .good("iCloud storage", .label), .good("until tomorrow", .label), .good("minutes", .label),
      .good("is typing", .label), .good("lock screen, timers", .label),
      .good("Turn on Crash Reports in Settings > Privacy.", .text),
      .bad("Thank ⟦You⟧! It was sent.", .text, better: "Thank you! It was sent."),
      .good("Created with the Example Writer for people who write.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return }
    switch copy.casing {
    case .mixed where isCareless(copy): Capitalization.check(copy, wants: nearerStyle(copy), &report)
    case .lower where isHeading(copy): Capitalization.check(copy, wants: .sentence, &report)
    default: return
    }
  }

  /// A noun may be the name of a feature, so it takes capitals on words that name nothing to call copy careless.
  private func isCareless(_ copy: Passage) -> Bool {
    copy.sentenceStyle().allSatisfy { splice in
      guard let index = copy.tokens.firstIndex(where: { $0.range.contains(splice.range.lowerBound) }) else {
        return false
      }
      return copy.tokens[index].traits.contains(.startsLower) || !mayBeName(index, in: copy)
    }
  }

  /// Whether the capital of a word may stand for a name, a heading inside the text, or a part of a compound.
  private func mayBeName(_ index: Int, in copy: Passage) -> Bool {
    let token = copy.tokens[index]
    if token.tags.isEmpty || token.tags.contains(.properNoun) || token.length == 1 { return true }
    if token.tags.dominant == .noun || opensName(index, in: copy) { return true }
    if !token.traits.isDisjoint(with: [.mayBeName, .followsHyphen, .precedesHyphen, .isBracketed]) { return true }
    guard index >= 2, copy.tokens[index - 1].kind == .space, copy.tokens[index - 2].kind == .word else { return true }
    let isVerb = !token.tags.isDisjoint(with: [.baseVerb, .pastParticiple, .presentParticiple])
    return isVerb && copy.tokens[index - 2].traits.contains(.startsUpper)
  }

  /// “Western Example”: an adjective, or any word that may be a noun, before another capital or at the end.
  private func opensName(_ index: Int, in copy: Passage) -> Bool {
    let token = copy.tokens[index]
    if token.tags.isDisjoint(with: [.noun, .pluralNoun, .adjective]) || token.tags.contains(.objectPronoun) {
      return false
    }
    guard index + 2 < copy.tokens.count, copy.tokens[index + 2].kind == .word else { return true }
    return !copy.tokens[index + 2].traits.contains(.startsLower)
  }

  /// Whether small letters at the start are a slip. “until %@”, “is typing”, and “minutes” are parts of longer lines, and
  /// nobody but the writer can tell, so the role must be declared.
  private func isHeading(_ copy: Passage) -> Bool {
    copy.role == .label && copy.roleConfidence == 1 && copy.analysis.wordCount > 1
      && copy.tokens.allSatisfy { $0.kind == .word || $0.kind == .space } && opensLikeHeading(copy)
  }

  private func opensLikeHeading(_ copy: Passage) -> Bool {
    guard let first = copy.tokens.first, first.tags.dominant != .verb else { return false }
    let small: WordTags = [.preposition, .subordinator, .auxiliary, .copula, .determiner, .pastParticiple]
    return !first.tags.isDisjoint(with: [.noun, .pluralNoun, .adjective]) && first.tags.isDisjoint(with: small)
  }

  /// The style that needs fewer changes; prose is always in sentence style.
  private func nearerStyle(_ copy: Passage) -> Capitalization.Style {
    if copy.role == .text || copy.form.isComplete || copy.caseStyle == .sentence { return .sentence }
    return copy.titleStyle().count < copy.sentenceStyle().count ? .title : .sentence
  }
}
