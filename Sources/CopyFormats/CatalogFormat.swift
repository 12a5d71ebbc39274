package import CopyModel

/// A kind of file that holds copy: how to read it, and how to write a changed value in its place.
package protocol CatalogFormat: Sendable {
  /// What is so of all its files. Whoever needs to know asks this.
  static var about: FormatDescription { get }

  /// Whether a file with this name (last path component) is of this format; by its ending where the format says no more.
  func claims(fileName: String) -> Bool

  /// Whether the file at `path`, as typed or found, is of this format. Its name decides, but where names are shared.
  func claims(path: String) -> Bool

  /// The locale that the place of a file of this format tells; nil where it tells none.
  func locale(ofPath path: String) -> LocaleTag?

  /// The bytes of a file as text: in UTF-8 or UTF-16, but where the format declares another encoding.
  func source(_ disk: ByteBuffer) -> SourceText

  /// Reads all entries. What can't be read becomes a problem of the catalogue and the rest is still read.
  func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog

  /// `text` as it must be written inside the value of `entry`.
  func escape(_ text: String, for entry: Entry) -> String

  /// The edits of the file that make `splices`, in order, of the copy of `entry`; nil when it can't be edited.
  func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]?

  /// The edits of the file that put `set` in the place of the group’s entries, adding and removing parts; nil where the
  /// format can’t do that.
  func edits(replacing group: EntryGroup, with set: ProposedSet, in catalog: Catalog) -> [Edit]?

  /// The edits of the file that add `words`, letters and plain marks, to the developer’s comment of `entry`; nil where the
  /// format has none, or no place for it is found.
  func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]?
}

extension CatalogFormat {
  package var about: FormatDescription { Self.about }

  /// The format’s name in reports.
  package var name: String { Self.about.name }

  package func claims(fileName: String) -> Bool { about.hasEnding(of: fileName) }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    catalog.appending(words, to: entry.comment)
  }

  package func edits(replacing group: EntryGroup, with set: ProposedSet, in catalog: Catalog) -> [Edit]? {
    nil
  }

  package func claims(path: String) -> Bool { claims(fileName: PathName.last(of: path)) }

  package func locale(ofPath path: String) -> LocaleTag? { nil }

  package func source(_ disk: ByteBuffer) -> SourceText { SourceText(disk) }

  /// Nil where the format can’t write the new text, or the file's encoding lacks one of its characters.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard splices.allSatisfy({ about.lacks.allow($0.text) }) else { return nil }
    let map = catalog.map(of: entry)
    return catalog.edits(splices.map { (map.textRange(of: $0.range), escape($0.text, for: entry)) })
  }
}

extension FormatLimits {
  /// Whether copy may be `text`.
  package func allow(_ text: String) -> Bool {
    isDisjoint(with: [.lineBreaks, .controlCharacters])
      || text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "\n", "\r": !contains(.lineBreaks)
        case "\t": true
        default: scalar.value >= 0x20 || !contains(.controlCharacters)
        }
      }
  }
}

extension Catalog {
  /// The changes that put text, escaped for its place, into ranges of the file's text; nil when the file's encoding lacks
  /// one of its characters.
  package func edits(_ changes: [(range: Range<Int>, written: String)]) -> [Edit]? {
    var edits: [Edit] = []
    for (range, written) in changes {
      guard let bytes = source.encoded(written) else { return nil }
      edits.append(Edit(span: source.span(of: range), bytes: bytes, text: written))
    }
    return edits
  }
}
