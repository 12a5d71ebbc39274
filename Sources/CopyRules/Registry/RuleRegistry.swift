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

  // Not one array of rules cast to another: that asks the runtime about each type, which takes milliseconds.
  private static let coded: [any Rule] =
    alerts + titles + messages + tone + buttons + buttonStyles + references + notifications + notificationSets + prose
    + typography + style + placeholders + translations + languages + widths + catalogs
    + checklist.map { $0 as any Rule }

  private static let byID = Dictionary(all.map { ($0.info.id, $0.info) }) { first, _ in first }

  /// What there is to know of the rule called `id`.
  package static func info(_ id: String) -> RuleInfo? { byID[id] }

  private static let alerts: [any Rule] = [
    AlertInformational(), AlertUndoable(), AlertActionSheet(), AlertScrolls(),
  ]

  private static let titles: [any Rule] = [
    TitleMissing(), TitleVague(), TitleErrorCode(), TitleSingleWord(), TitleConfirmationFiller(), TitleCapitalization(),
    TitlePunctuation(), TitleTooLong(),
  ]

  private static let messages: [any Rule] = [
    MessageVague(), MessageErrorCode(), MessageCapitalization(), MessagePunctuation(), MessageRedundant(),
    MessageTooLong(), MessageIncompleteSentence(), MessageMissingConsequence(), MessageMissingRecovery(),
    MessageMissingReason(),
  ]

  private static let tone: [any Rule] = [
    ToneAccusatory(), TonePronoun(), ToneExclamation(), ToneAllCaps(), ToneInterjection(),
    ToneHumor(), ToneFirstPerson(), ToneInsulting(),
    ToneDoubleNegative(), TonePassive(), ToneOblique(),
  ]

  private static let buttons: [any Rule] = [
    ButtonYesNo(), ButtonOkSpelling(), ButtonVague(), ButtonVagueInSet(), ButtonNotVerbInSet(), ButtonOkAmbiguous(),
    ButtonOkAmbiguousInSet(),
    ButtonCapitalization(), ButtonPunctuation(), ButtonTooLong(), ButtonFirstPerson(), ButtonNotVerb(),
    ButtonUnrelated(), ButtonDuplicate(), ButtonCancelTitle(), ButtonCancelAmbiguous(),
  ]

  private static let buttonStyles: [any Rule] = [
    ButtonMissing(), ButtonCount(), ButtonTwoPreferred(), ButtonOrder(), ButtonDefaultPlacement(),
    ButtonDestructiveStyle(), ButtonDestructiveCancel(), ButtonCancelDefault(),
    ButtonStacks(),
  ]

  private static let references: [any Rule] = [
    ExplainButtons(), ExplainButtonsInSet(), ButtonReferenceMismatch(), ButtonReferenceVerb(),
    ButtonReferenceVerbInSet(), ButtonReferenceQuotes(), ButtonReferenceQuotesInSet(),
  ]

  private static let notifications: [any Rule] = [
    NotificationTitleCapitalization(), NotificationTitlePunctuation(),
    NotificationBodyCapitalization(), NotificationBodyPunctuation(), NotificationBodyTruncated(), NotificationError(),
    NotificationDuplicate(),
    NotificationInstructs(), NotificationActionTitle(), NotificationActionOpensApp(),
    NotificationPlaceholderText(), NotificationBodySentence(), NotificationTitleTooLong(), NotificationTooLong(),
    NotificationAppName(), NotificationActionAppName(),
  ]

  private static let notificationSets: [any Rule] = [
    NotificationAppNameInSet(), NotificationActionAppNameInSet(), NotificationActionOpensAppInSet(),
    NotificationActionCount(),
    NotificationActionDestructive(), NotificationSensitive(),
    NotificationTitleGeneric(),
  ]

  private static let prose: [any Rule] = [
    MenuCapitalization(), MenuPunctuation(), LabelCapitalization(), TextPunctuation(), CopyUnwritten(),
  ]

  private static let typography: [any Rule] = [
    TypoEllipsis(), TypoApostrophe(), TypoQuotes(), TypoSpacing(), TypoRepeatedPunctuation(), TypoRepeatedWord(),
    TypoInvisibleCharacter(), TypoMisspelling(), TypoDash(),
  ]

  private static let style: [any Rule] = [
    StyleProductName(), StyleAndOr(),
    StylePluralParens(), StyleOxfordComma(), StyleParallel(), StyleRedundant(), StyleConsistency(), StyleLogIn(),
  ]

  private static let placeholders: [any Rule] = [
    PlaceholderUnnumbered(), PlaceholderMalformed(), PlaceholderInterpolation(),
  ]

  private static let translations: [any Rule] = [
    L10nPlaceholder(), L10nMarkup(), L10nExtra(), L10nEmpty(), L10nUntranslated(), L10nSpacing(), L10nEllipsis(),
    L10nUrl(), L10nMissing(),
    L10nTerminalPunctuation(), L10nTitleCase(), L10nButtonCollision(), L10nButtonConsistency(), L10nNames(),
  ]

  private static let languages: [any Rule] = [
    L10nPlural(), L10nCancelTitle(), L10nOkTitle(), L10nFrenchSpacing(), L10nSpelling(), L10nLookalike(),
    L10nWrongLanguage(), L10nBidi(), L10nRegister(), L10nQuotes(),
  ]

  private static let widths: [any Rule] = [WidthOverflow(), WidthExpansion()]

  private static let catalogs: [any Rule] = [
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
