import CopyKernel
package import CopyModel
import CopyText

/// Tells tags of languages from what people type in their place: `kr` for Korea’s language, `korean` for its name.
package enum KnownLanguage {
  /// What is wrong with `text` as the tag of a language; nil for one that CLDR knows.
  package static func fault(in text: String) -> String? {
    let code = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    if LocaleTag(text) != nil, isLanguage(code) { return nil }
    return "“\(text)” is no language tag; " + (nearest(to: code).map { "is it \($0)?" } ?? "write one like de or pt-BR")
  }

  /// Whether CLDR has a language of that code, and not only a country: `kr` is also the code of a small language, of which
  /// nothing else is known.
  private static func isLanguage(_ code: String) -> Bool {
    guard (2...3).contains(code.utf8.count), let name = try? ICU.LocaleNames.englishName(code), name != code else {
      return false
    }
    return ICU.LocaleNames.isAvailable(code) || language(ofCountry: code) == nil
  }

  /// The language that most people of a country speak: `ko` for `kr`.
  private static func language(ofCountry code: String) -> String? {
    guard code.utf8.count == 2, let full = try? ICU.LocaleNames.maximized("und-\(code.uppercased())"),
      let tag = LocaleTag(full), ICU.LocaleNames.isAvailable(tag.languageCode),
      // English is what ICU answers of countries that there aren’t.
      !tag.isEnglish || ["au", "gb", "ie", "nz", "us"].contains(code)
    else { return nil }
    return tag.languageCode
  }

  /// The tag that was meant, by the language’s name in English or in itself, or by the country.
  private static func nearest(to typed: String) -> String? {
    if let spoken = language(ofCountry: typed) { return spoken }
    var codes: [String: String] = [:]
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for code in letters.flatMap({ first in letters.map { "\(first)\($0)" } }) where ICU.LocaleNames.isAvailable(code) {
      for name in [try? ICU.LocaleNames.englishName(code), try? ICU.LocaleNames.ownName(code)].compactMap(\.self) {
        codes[name.lowercased()] = codes[name.lowercased()] ?? code
      }
    }
    return codes[typed] ?? Nearest.name(to: typed, among: codes.keys.sorted()).flatMap { codes[$0] }
  }
}

/// Tells whether a language is the one that somebody wants to see.
package enum LocaleSelection {
  /// Whether `locale` has all that `wanted` names: `pt-BR` is in `pt`, and `zh-CN` in `zh-Hans`.
  package static func includes(_ locale: LocaleTag, in wanted: LocaleTag) -> Bool {
    if locale == wanted { return true }
    guard let full = try? ICU.LocaleNames.maximized("\(locale)"), let tag = LocaleTag(full),
      let name = try? ICU.LocaleNames.tag("\(wanted)"), let wanted = LocaleTag(name),
      tag.languageCode == wanted.languageCode
    else { return false }
    return (wanted.scriptCode ?? tag.scriptCode) == tag.scriptCode
      && (wanted.regionCode ?? tag.regionCode) == tag.regionCode
  }
}
