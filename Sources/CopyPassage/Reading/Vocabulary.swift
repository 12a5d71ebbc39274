package import CopyModel
package import CopyText

/// The words of one language as a project has them: its lexicon, its rewrites, its marks, and what the project allows.
package final class Vocabulary {
  package let locale: LocaleTag
  /// Nil where the language has no words.
  package let lexicon: Lexicon?
  /// Finds what the project allows; nil where it allows nothing.
  package let allowed: AllowedWords?
  /// What the system knows of the language’s words; nil where nobody asked for it, or there is none.
  package let dictionary: HunspellDictionary?
  /// Whether the language is written in Latin letters.
  package let usesLatin: Bool
  /// Read when the first better words are asked for.
  package private(set) lazy var book = RewriteBook.embedded(locale.languageCode)
  /// Says which word was meant by one that no list has.
  package private(set) lazy var speller = Speller()
  /// ICU takes its time over them.
  package private(set) lazy var scripts = ScriptsOfLocale.scripts(of: locale)
  /// Nil where CLDR has none.
  package private(set) lazy var quotationMarks = QuotationMarks(locale)

  package init(_ locale: LocaleTag, lexicon: Lexicon?, allowed: AllowedWords?, dictionary: HunspellDictionary?) {
    self.locale = locale
    self.lexicon = lexicon
    self.allowed = allowed
    self.dictionary = dictionary
    usesLatin = LocaleOfCopy.usesLatin(locale)
  }
}
