import CopyFormats
import CopyModel

extension FormatRegistry {
  /// All that can be read: catalogues, then programs.
  static let all: [any CatalogFormat] = catalogs + ProgramFormat.all

  /// The format that claims the file at `path`; nil for files that hold no copy.
  static func format(forPath path: String) -> (any CatalogFormat)? { all.first { $0.claims(path: path) } }

  /// Endings of all catalogues.
  static var endings: [FileEnding] { catalogs.flatMap(\.about.endings) }
}
