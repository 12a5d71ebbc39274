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

    /// Amounts in its units, each on a line, as short as it writes them: `5 km`.
    package static func shortAmounts(_ name: String) throws(ICUError) -> String {
      try part(CICU_LOCALE_SHORT_AMOUNTS, name, guess: lengthOfAmounts)
    }

    /// The same in whole words: `5 kilometers`.
    package static func fullAmounts(_ name: String) throws(ICUError) -> String {
      try part(CICU_LOCALE_FULL_AMOUNTS, name, guess: lengthOfAmounts)
    }

    /// Bytes that the amounts of most languages fit into: to write them twice takes as long as to check a small file.
    private static let lengthOfAmounts = 8_192

    /// Whether it is written from right to left, by its script or the one it likely has.
    package static func isRightToLeft(_ name: String) -> Bool { cicu_locale_is_right_to_left(name) }

    /// Whether ICU holds anything of its own of the language `code`.
    package static func isAvailable(_ code: String) -> Bool { cicu_locale_is_available(code) }

    private static func part(_ part: Int, _ name: String, guess: Int = 64) throws(ICUError) -> String {
      let buffer = ByteBuffer(capacity: guess)
      let code = ICU.append(to: buffer, guess: guess) { target, capacity, length in
        guard let target else { return Int32(CICU_TOO_SMALL) }
        return target.withMemoryRebound(to: CChar.self, capacity: Int(capacity)) {
          cicu_locale_get(Int32(part), name, $0, capacity, length)
        }
      }
      try ICUError.check(code)
      return buffer.bytes.text
    }
  }
}

extension ICU {
  /// A plural category of CLDR.
  package enum PluralCategory: UInt8, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// As it is written in catalogues: `few`.
    package var name: String { "\(self)" }
  }

  /// A set of plural categories.
  package struct PluralCategories: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package init(_ category: PluralCategory) { rawValue = 1 << category.rawValue }

    package func contains(_ category: PluralCategory) -> Bool { contains(Self(category)) }
    /// In CLDR's order.
    package var list: [PluralCategory] { PluralCategory.allCases.filter { contains($0) } }
  }

  /// The plural rules of a language.
  package final class PluralRules {
    package enum Kind: Sendable {
      /// How many: 1 file, 2 files.
      case cardinal
      /// Which one: 1st, 2nd.
      case ordinal
    }

    private let handle: OpaquePointer
    /// The categories that the language has; always with `other`.
    package let categories: PluralCategories

    package init(_ kind: Kind = .cardinal, locale: String) {
      handle = ICU.sureHandle { cicu_plurals_open(locale, kind == .ordinal, &$0) }
      var bits: UInt32 = 0
      ICUError.stop(unlessZero: cicu_plurals_categories(handle, &bits))
      categories = PluralCategories(rawValue: UInt8(truncatingIfNeeded: bits))
    }

    deinit { cicu_plurals_close(handle) }

    /// Throws where the library lacks the rules of plurals.
    static func check() throws(ICUError) { cicu_plurals_close(try ICU.handle { cicu_plurals_open("", false, &$0) }) }

    /// Whether the language counts with `category`. Zero may have a text of its own in any.
    package func uses(_ category: PluralCategory) -> Bool { category == .zero || categories.contains(category) }

    /// The category of a number as it is printed with `fractionDigits` digits (0 to 20) behind the point.
    package func category(of number: Double, fractionDigits: Int = 0) -> PluralCategory {
      var answer: Int32 = 0
      ICUError.stop(unlessZero: cicu_plurals_select(handle, number, Int32(clamping: fractionDigits), &answer))
      return PluralCategory(rawValue: UInt8(truncatingIfNeeded: answer)) ?? .other
    }
  }
}
