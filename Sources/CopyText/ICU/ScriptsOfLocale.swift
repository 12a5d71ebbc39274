package import CopyModel

/// The scripts that a language is written in beside Latin, by CLDR’s likely subtags; none where that isn’t known.
package enum ScriptsOfLocale {
  package static func scripts(of locale: LocaleTag) -> Set<ICU.Script> {
    // Both alphabets are in use.
    if ["sr", "bs", "uz", "az", "kk", "tt", "ku"].contains(locale.languageCode) {
      return [.latin, .cyrillic, .arabic]
    }
    let code = (try? ICU.LocaleNames.maximized("\(locale)")).flatMap { LocaleTag($0) }?.scriptCode
    switch code {
    // Languages of Japan beside Japanese, of which CLDR has Kana alone.
    case "Jpan", "Kana", "Hira": return [.hiragana, .katakana, .han]
    case "Kore": return [.hangul, .han]
    case "Hans", "Hant": return [.han]
    default: return code.flatMap { ICU.Script($0) }.map { [$0] } ?? []
    }
  }
}
