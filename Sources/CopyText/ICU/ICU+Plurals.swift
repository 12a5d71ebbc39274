internal import CICU

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

    package init(_ kind: Kind = .cardinal, locale: String) throws(ICUError) {
      var opened: OpaquePointer?
      try ICUError.check(cicu_plurals_open(locale, kind == .ordinal, &opened))
      guard let opened else { throw ICUError(code: Int32(CICU_NO_MEMORY)) }
      var bits: UInt32 = 0
      let code = cicu_plurals_categories(opened, &bits)
      if code != 0 {
        cicu_plurals_close(opened)
        throw ICUError(code: code)
      }
      handle = opened
      categories = PluralCategories(rawValue: UInt8(truncatingIfNeeded: bits))
    }

    deinit { cicu_plurals_close(handle) }

    /// The category of a number as it is printed with `fractionDigits` digits (0 to 20) behind the point.
    package func category(of number: Double, fractionDigits: Int = 0) throws(ICUError) -> PluralCategory {
      var answer: Int32 = 0
      try ICUError.check(cicu_plurals_select(handle, number, Int32(clamping: fractionDigits), &answer))
      return PluralCategory(rawValue: UInt8(truncatingIfNeeded: answer)) ?? .other
    }
  }
}
