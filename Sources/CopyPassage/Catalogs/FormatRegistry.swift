import CopyFormats
import CopyModel

/// The formats that can be read, by file name.
enum FormatRegistry {
  static let all: [any CatalogFormat] =
    [
      StringsFormat(), StringsDictFormat(), StringCatalogFormat(), XLIFFFormat(), AndroidFormat(), ResxFormat(),
      JSONLinesFormat(), PlainTextFormat(), GettextFormat(), PropertiesFormat(), ARBFormat(), LocaleJSONFormat(),
    ] + ProgramFormat.all

  /// The format that claims the file at `path`; nil for files that hold no copy.
  static func format(forPath path: String) -> (any CatalogFormat)? { all.first { $0.claims(path: path) } }

  static func named(_ name: String) -> (any CatalogFormat)? { all.first { $0.name == name } }
}
