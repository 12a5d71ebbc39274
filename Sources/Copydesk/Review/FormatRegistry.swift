import CopyFormats
import CopyModel

/// The formats that can be read, by file name.
enum FormatRegistry {
  static let all: [any CatalogFormat] = [StringsFormat(), StringCatalogFormat(), JSONLinesFormat(), PlainTextFormat()]

  /// The format that claims the last component of `path`; nil for files that hold no copy.
  static func format(forPath path: String) -> (any CatalogFormat)? {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return all.first { $0.claims(fileName: name) }
  }

  static func named(_ name: String) -> (any CatalogFormat)? { all.first { $0.name == name } }
}
