package import CopyModel
import CopyText

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
