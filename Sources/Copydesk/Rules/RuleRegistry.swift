/// All rules, family by family. A test compares this list with the folder.
enum RuleRegistry {
  static let all: [any Rule] = [
    TitleVague(), TitleErrorCode(), TitleSingleWord(), TitleCapitalization(), TitlePunctuation(), TitleTooLong(),
    MessageCapitalization(), MessagePunctuation(),
    ToneAccusatory(), TonePronoun(), ToneExclamation(),
    ButtonYesNo(), ButtonOkAmbiguous(), ButtonOkAmbiguousInSet(), ButtonCapitalization(), ButtonPunctuation(),
    ButtonTooLong(),
    CatalogMalformed(), CatalogEncoding(), CatalogDuplicateKey(), CatalogUnknownEscape(),
    TypoEllipsis(), TypoApostrophe(), TypoQuotes(), TypoSpacing(),
  ]
}
