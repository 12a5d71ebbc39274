package import CopyModel

/// A kind of file that holds copy: how to read it, and how to write a changed value in its place.
package protocol CatalogFormat: Sendable {
  /// The format's name in reports, `strings` or `jsonl`.
  var name: String { get }

  /// Whether a file with this name (last path component) is of this format.
  func claims(fileName: String) -> Bool

  /// Reads all entries. What can't be read becomes a problem of the catalogue and the rest is still read.
  func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog

  /// `text` as it must be written inside the value of `entry`.
  func escape(_ text: String, for entry: Entry) -> String

  /// The edits of the file that make `splices`, in order, of the copy of `entry`; nil when it can't be edited.
  func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]?
}

extension CatalogFormat {
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let map = catalog.map(of: entry)
    return splices.map { splice in
      let written = escape(splice.text, for: entry)
      let span = catalog.source.span(of: map.textRange(of: splice.range))
      return Edit(span: span, bytes: catalog.source.encode(written), text: written)
    }
  }
}
