package import CopyModel
import Synchronization

/// The short words that a language has for units, by CLDR: хв, ซม, Std. A period behind one may be its own.
package struct UnitSigns: Sendable {
  private let signs: Set<String>

  private static let known = Mutex<[LocaleTag: UnitSigns]>([:])

  /// Those of `locale`; none where ICU can’t tell.
  package static func of(_ locale: LocaleTag) -> UnitSigns {
    if let signs = known.withLock({ $0[locale] }) { return signs }
    let signs = UnitSigns(locale)
    known.withLock { $0[locale] = signs }
    return signs
  }

  private init(_ locale: LocaleTag) {
    guard let short = try? ICU.LocaleNames.shortAmounts("\(locale)"),
      let full = try? ICU.LocaleNames.fullAmounts("\(locale)")
    else {
      signs = []
      return
    }
    signs = Set(Self.words(of: short)).subtracting(Self.words(of: full))
  }

  /// Whether `text` ends in one of them.
  package func contain(_ text: String) -> Bool { Self.words(of: text).last.map(signs.contains) ?? false }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.unicodeScalars.contains { $0.properties.isDiacritic } }.map {
      String($0)
    }
  }
}
