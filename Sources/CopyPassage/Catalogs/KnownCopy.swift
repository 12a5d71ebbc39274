package import CopyModel
import CopyProgram

/// What catalogues have of the copy that programs name, as hashes.
package struct KnownCopy: Sendable, Equatable {
  /// Keys and texts that stand in the base language: their words are judged there.
  package private(set) var base: Set<UInt64> = []
  /// Keys that stand in some other language. A program that names one of them otherwise loses its translations.
  package private(set) var translated: Set<UInt64> = []

  package init() {}

  /// What `catalog` has. Its first language is the base where it holds several; else `language` is, or English.
  package init(_ catalog: Catalog, base language: LocaleTag?) {
    // No program looks up what stands in a document that shows it.
    if catalog.format.traits.contains(.showsItsCopy) { return }
    let isBase = catalog.locales.indices.map { index in
      Self.isBase(catalog.locales[index], language) || catalog.locales.count > 1 && index == 0
    }
    for entry in catalog.entries {
      let key = LiteralHash.exact(catalog.bytes(entry.key))
      if isBase[Int(entry.locale)] {
        base.insert(key)
        // What has a name is looked up by that: the same words in a program are its own.
        if !LiteralHash.isName(catalog.bytes(entry.key)) { base.insert(LiteralHash.exact(catalog.bytes(entry.value))) }
      } else {
        translated.insert(key)
      }
    }
  }

  package mutating func add(_ other: KnownCopy) {
    base.formUnion(other.base)
    translated.formUnion(other.translated)
  }

  /// Whether one of `hashes` is of a key or text here.
  package func meets(_ hashes: Set<UInt64>) -> Bool {
    !base.isDisjoint(with: hashes) || !translated.isDisjoint(with: hashes)
  }

  private static func isBase(_ locale: LocaleTag, _ language: LocaleTag?) -> Bool {
    locale == .undetermined || locale.languageCode == (language ?? .english).languageCode
  }
}
