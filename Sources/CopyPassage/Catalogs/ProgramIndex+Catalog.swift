package import CopyModel
package import CopyProgram

extension ProgramIndex {
  /// The calls that show `entry`, by its key, and by its words where programs may have them.
  package func sites(of entry: Entry, in catalog: Catalog) -> [Int32] {
    let isBase = catalog.locale(of: entry).isBase
    let found = sites(key: catalog.bytes(entry.key), value: catalog.bytes(isBase ? entry.value : .none))
    // The resources of an Android app have names that its texts on the web, or on an iPhone, may have as well.
    guard catalog.format.traits.contains(.namesResources) else {
      return found.filter { sites[Int($0)].resources == .any }
    }
    // `R.string.yes` is no text of Compose’s, whose folder is a module of its own, and `Res.string.yes` none of Android’s.
    let other: ProgramCopy.Resources = catalog.format.traits.contains(.isOfCompose) ? .android : .compose
    return found.filter { sites[Int($0)].resources != other }
  }
}

extension LocaleTag {
  /// Whether copy in it may be what programs have: English, or a language that nobody names.
  package var isBase: Bool { self == .undetermined || languageCode == "en" }
}
