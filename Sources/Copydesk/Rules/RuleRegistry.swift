/// All rules, family by family. A test compares this list with the folder.
enum RuleRegistry {
  static let all: [any Rule] = titles + messages + tone + buttons + notifications + prose + typography + style + catalogs

  private static let titles: [any Rule] = [
    TitleVague(), TitleErrorCode(), TitleSingleWord(), TitleConfirmationFiller(), TitleCapitalization(),
    TitlePunctuation(), TitleTooLong(),
  ]

  private static let messages: [any Rule] = [
    MessageVague(), MessageErrorCode(), MessageCapitalization(), MessagePunctuation(),
  ]

  private static let tone: [any Rule] = [
    ToneAccusatory(), TonePronoun(), ToneExclamation(), ToneAllCaps(), ToneInterjection(), ToneOblique(), ToneApology(),
    TonePlease(), ToneHumor(), ToneAlarmist(), ToneNegativeWord(), ToneViolentTerm(), ToneJargon(), ToneFirstPerson(),
  ]

  private static let buttons: [any Rule] = [
    ButtonYesNo(), ButtonOkSpelling(), ButtonVague(), ButtonOkAmbiguous(), ButtonOkAmbiguousInSet(),
    ButtonCapitalization(), ButtonPunctuation(), ButtonTooLong(),
  ]

  private static let notifications: [any Rule] = [
    NotificationTitleGeneric(), NotificationTitleCapitalization(), NotificationTitlePunctuation(),
    NotificationBodyCapitalization(), NotificationBodyPunctuation(), NotificationBodyTruncated(), NotificationError(),
    NotificationInstructs(), NotificationSensitive(), NotificationActionTitle(), NotificationActionOpensApp(),
    NotificationPlaceholderText(),
  ]

  private static let prose: [any Rule] = [
    MenuCapitalization(), MenuPunctuation(), LabelCapitalization(), TextPunctuation(),
  ]

  private static let typography: [any Rule] = [
    TypoEllipsis(), TypoApostrophe(), TypoQuotes(), TypoSpacing(), TypoRepeatedPunctuation(), TypoRepeatedWord(),
    TypoInvisibleCharacter(),
  ]

  private static let style: [any Rule] = [
    StyleProductName(), StyleLatinAbbreviation(), StyleInclusive(), StyleWordChoice(), StyleAndOr(),
    StylePluralParens(),
  ]

  private static let catalogs: [any Rule] = [
    CatalogMalformed(), CatalogEncoding(), CatalogDuplicateKey(), CatalogUnknownEscape(),
  ]
}
