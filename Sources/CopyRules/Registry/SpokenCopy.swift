package import CopyPassage

/// Copy that VoiceOver or TalkBack speaks and nobody sees: its capitals, spaces, and the shape of its marks make no difference to
/// those who hear it. Of nine such warnings on unseen apps readers took none for right.
package enum SpokenCopy {
  /// Whether nobody can tell what `rule` finds in `copy`.
  package static func hides(_ rule: String, in copy: Passage) -> Bool { seen.contains(rule) && copy.isSpoken }

  /// The rules about what is only seen.
  private static let seen: Set<String> = [
    TypoSpacing.info.id, TypoEllipsis.info.id, TypoApostrophe.info.id, TypoQuotes.info.id, TypoDash.info.id,
    L10nSpacing.info.id, L10nFrenchSpacing.info.id, L10nTitleCase.info.id, LabelCapitalization.info.id,
    ButtonCapitalization.info.id, MenuCapitalization.info.id, TitleCapitalization.info.id,
  ]
}
