/// The formats of catalogues, in the order in which people are told of them. At most one claims a path.
package enum FormatRegistry {
  package static let catalogs: [any CatalogFormat] = [
    StringsFormat(), StringsDictFormat(), StringCatalogFormat(), NibFormat(), PropertyListFormat(), XLIFFFormat(),
    GettextFormat(), ARBFormat(), PropertiesFormat(), LocaleJSONFormat(), ResxFormat(), AndroidFormat(),
    ComposeFormat(), JSONLinesFormat(), SeparatedFormat(),
    PlainTextFormat(),
  ]
}
