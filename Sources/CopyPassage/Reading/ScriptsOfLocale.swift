import CopyModel
import CopyText

/// The scripts that a language is written in beside Latin, by CLDR’s likely subtags; none where that isn’t known.
enum ScriptsOfLocale {
  static func scripts(of locale: LocaleTag) -> Set<ICU.Script> {
    // Both alphabets are in use.
    if ["sr", "bs", "uz", "az", "kk", "tt", "ku"].contains(locale.languageCode) {
      return [.latin, .cyrillic, .arabic]
    }
    let code = (try? ICU.LocaleNames.maximized("\(locale)")).flatMap { LocaleTag($0) }?.scriptCode
    switch code {
    case "Jpan": return [.hiragana, .katakana, .han]
    case "Kore": return [.hangul, .han]
    case "Hans", "Hant": return [.han]
    default: return code.flatMap { ICU.Script($0) }.map { [$0] } ?? []
    }
  }
}
