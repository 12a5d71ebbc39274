package import CopyModel
package import CopyProgram

extension ProgramIndex {
  /// The calls that show `entry`, by its key, and by its words where programs may have them.
  package func sites(of entry: Entry, in catalog: Catalog) -> [Int32] {
    let isBase = catalog.locale(of: entry).isBase
    return sites(key: catalog.bytes(entry.key), value: catalog.bytes(isBase ? entry.value : .none))
  }
}

extension LocaleTag {
  /// Whether copy in it may be what programs have: English, or a language that nobody names.
  package var isBase: Bool { self == .undetermined || languageCode == "en" }
}
