package import CopyKernel
package import CopyModel

/// All rules, family by family: those in code, of which a test compares the list with the folder, and behind the last of
/// their family those of `Lexicons/rules`.
package enum RuleRegistry {
  package static let all: [any Rule] = PhraseRule.written.reduce(into: coded) { rules, phrase in
    let family = phrase.info.id.prefix { $0 != "-" } + "-"
    let last = rules.lastIndex { $0.info.id.hasPrefix(family) && $0.info.check != .checklist }
    rules.insert(phrase, at: last.map { $0 + 1 } ?? rules.endIndex)
  }

  private static let coded: [any CodedRule] =
    alerts + titles + messages + tone + buttons + buttonStyles + references + notifications + notificationSets + prose
    + typography + style + placeholders + translations + languages + widths + catalogs + checklist

  private static let byID = Dictionary(all.map { ($0.info.id, $0.info) }) { first, _ in first }

  /// What there is to know of the rule called `id`.
  package static func info(_ id: String) -> RuleInfo? { byID[id] }

  private static let alerts: [any CodedRule] = [
    AlertInformational(), AlertUndoable(), AlertActionSheet(), AlertScrolls(),
  ]

  private static let titles: [any CodedRule] = [
    TitleMissing(), TitleVague(), TitleErrorCode(), TitleSingleWord(), TitleConfirmationFiller(), TitleCapitalization(),
    TitlePunctuation(), TitleTooLong(),
  ]

  private static let messages: [any CodedRule] = [
    MessageVague(), MessageErrorCode(), MessageCapitalization(), MessagePunctuation(), MessageRedundant(),
    MessageTooLong(), MessageIncompleteSentence(), MessageMissingConsequence(), MessageMissingRecovery(),
  ]

  private static let tone: [any CodedRule] = [
    ToneAccusatory(), TonePronoun(), ToneExclamation(), ToneAllCaps(), ToneInterjection(),
    ToneHumor(), ToneFirstPerson(),
    ToneDoubleNegative(), TonePassive(),
  ]

  private static let buttons: [any CodedRule] = [
    ButtonYesNo(), ButtonOkSpelling(), ButtonVague(), ButtonOkAmbiguous(), ButtonOkAmbiguousInSet(),
    ButtonCapitalization(), ButtonPunctuation(), ButtonTooLong(), ButtonFirstPerson(), ButtonNotVerb(),
    ButtonUnrelated(), ButtonDuplicate(), ButtonCancelTitle(), ButtonCancelAmbiguous(),
  ]

  private static let buttonStyles: [any CodedRule] = [
    ButtonMissing(), ButtonCount(), ButtonTwoPreferred(), ButtonOrder(), ButtonDefaultPlacement(),
    ButtonDestructiveStyle(), ButtonDestructiveCancel(), ButtonCancelDefault(),
    ButtonStacks(),
  ]

  private static let references: [any CodedRule] = [
    ExplainButtons(), ExplainButtonsInSet(), ButtonReferenceMismatch(), ButtonReferenceVerb(),
    ButtonReferenceVerbInSet(), ButtonReferenceQuotes(), ButtonReferenceQuotesInSet(),
  ]

  private static let notifications: [any CodedRule] = [
    NotificationTitleCapitalization(), NotificationTitlePunctuation(),
    NotificationBodyCapitalization(), NotificationBodyPunctuation(), NotificationBodyTruncated(), NotificationError(),
    NotificationDuplicate(),
    NotificationInstructs(), NotificationActionTitle(), NotificationActionOpensApp(),
    NotificationPlaceholderText(), NotificationBodySentence(), NotificationTitleTooLong(), NotificationTooLong(),
    NotificationAppName(), NotificationActionAppName(),
  ]

  private static let notificationSets: [any CodedRule] = [
    NotificationAppNameInSet(), NotificationActionAppNameInSet(), NotificationActionOpensAppInSet(),
    NotificationActionCount(),
    NotificationActionDestructive(),
  ]

  private static let prose: [any CodedRule] = [
    MenuCapitalization(), MenuPunctuation(), LabelCapitalization(), TextPunctuation(),
  ]

  private static let typography: [any CodedRule] = [
    TypoEllipsis(), TypoApostrophe(), TypoQuotes(), TypoSpacing(), TypoRepeatedPunctuation(), TypoRepeatedWord(),
    TypoInvisibleCharacter(), TypoDash(),
  ]

  private static let style: [any CodedRule] = [
    StyleProductName(), StyleAndOr(),
    StylePluralParens(), StyleOxfordComma(), StyleConsistency(), StyleLogIn(),
  ]

  private static let placeholders: [any CodedRule] = [
    PlaceholderUnnumbered(), PlaceholderMalformed(), PlaceholderInterpolation(),
  ]

  private static let translations: [any CodedRule] = [
    L10nPlaceholder(), L10nMarkup(), L10nExtra(), L10nEmpty(), L10nUntranslated(), L10nSpacing(), L10nEllipsis(),
    L10nUrl(), L10nMissing(),
    L10nTerminalPunctuation(), L10nTitleCase(), L10nButtonCollision(), L10nButtonConsistency(), L10nNames(),
  ]

  private static let languages: [any CodedRule] = [
    L10nPlural(), L10nCancelTitle(), L10nOkTitle(), L10nFrenchSpacing(), L10nSpelling(), L10nLookalike(),
    L10nWrongLanguage(), L10nBidi(), L10nRegister(), L10nQuotes(),
  ]

  private static let widths: [any CodedRule] = [WidthOverflow(), WidthExpansion()]

  private static let catalogs: [any CodedRule] = [
    CatalogMalformed(), CatalogEncoding(), CatalogDuplicateKey(), CatalogUnknownEscape(), StetUnused(), StetReason(),
    SetUndeclared(),
  ]

  /// The id of the rule that names problems of `kind`.
  package static func file(for kind: CatalogProblem.Kind) -> String? {
    for case .file(let rule) in catalogs.flatMap(\.judging) where rule.kind == kind { return rule.info.id }
    return nil
  }

  /// Questions, in the order in which they are asked.
  package static let checklist: [any ChecklistRule] = [
    AlertOveruse(), AlertAtLaunch(), AlertOrientation(), AlertTextField(), AlertCautionSymbol(),
    AlertCancelAlternatives(), MessageUnneeded(), NotificationConsent(), NotificationForeground(), NotificationSound(),
  ]
}
