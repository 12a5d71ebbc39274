internal import CICU
import CopyModel

extension ICU {
  /// What ICU knows of locales by their names: tags (`pt-BR`), ICU's own form (`pt_BR`), aliases (`iw`).
  package enum LocaleNames {
    /// The tag with aliases resolved and case and separators set right: `he-IL` for `iw_il`.
    package static func tag(_ name: String) throws(ICUError) -> String { try part(CICU_LOCALE_TAG, name) }

    /// The same in ICU's own form: `he_IL`.
    package static func canonical(_ name: String) throws(ICUError) -> String { try part(CICU_LOCALE_CANONICAL, name) }

    /// The tag without subtags that likely follow: `zh` for `zh-Hans-CN`.
    package static func minimized(_ name: String) throws(ICUError) -> String { try part(CICU_LOCALE_MINIMAL, name) }

    /// The tag with subtags that likely follow: `zh-Hant-TW` for `zh-TW`.
    package static func maximized(_ name: String) throws(ICUError) -> String { try part(CICU_LOCALE_MAXIMAL, name) }

    /// `pt`; empty when undetermined.
    package static func language(_ name: String) throws(ICUError) -> String { try part(CICU_LOCALE_LANGUAGE, name) }

    /// `Hans`, or nil when the name has none.
    package static func script(_ name: String) throws(ICUError) -> String? {
      let code = try part(CICU_LOCALE_SCRIPT, name)
      return code.isEmpty ? nil : code
    }

    /// `BR` or `419`, or nil when the name has none.
    package static func region(_ name: String) throws(ICUError) -> String? {
      let code = try part(CICU_LOCALE_REGION, name)
      return code.isEmpty ? nil : code
    }

    /// `Portuguese (Brazil)`.
    package static func englishName(_ name: String) throws(ICUError) -> String {
      try part(CICU_LOCALE_ENGLISH_NAME, name)
    }

    /// The name in the language itself: `português (Brasil)`.
    package static func ownName(_ name: String) throws(ICUError) -> String {
      try part(CICU_LOCALE_OWN_NAME, name)
    }

    /// CLDR’s quotation marks: opening, closing, and both for quotations inside others.
    package static func quotationMarks(_ name: String) throws(ICUError) -> String {
      try part(CICU_LOCALE_QUOTATION_MARKS, name)
    }

    /// Whether it is written from right to left, by its script or the one it likely has.
    package static func isRightToLeft(_ name: String) -> Bool { cicu_locale_is_right_to_left(name) }

    /// Whether ICU holds anything of its own of the language `code`.
    package static func isAvailable(_ code: String) -> Bool { cicu_locale_is_available(code) }

    private static func part(_ part: Int, _ name: String) throws(ICUError) -> String {
      let buffer = ByteBuffer(capacity: 64)
      try ICU.append(to: buffer, guess: 64) { target, capacity, length in
        guard let target else { return Int32(CICU_TOO_SMALL) }
        return target.withMemoryRebound(to: CChar.self, capacity: Int(capacity)) {
          cicu_locale_get(Int32(part), name, $0, capacity, length)
        }
      }
      return buffer.bytes.text
    }
  }
}
