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

/// How words are added to what developers say of an entry. Places are found in the text around the entry; whoever uses the
/// edits reads the file again and looks whether they did what they should.
extension Catalog {
  /// The edits that put `written` at `offset` of the file’s text.
  func insertion(of written: String, at offset: Int) -> [Edit]? { edits([(offset..<offset, written)]) }

  /// The edits that add `words` behind the comment; nil where it is none, or does not stand in the file as it is read.
  func appending(_ words: String, to comment: TextSlice) -> [Edit]? {
    guard !comment.isEmpty, !comment.isInArena else { return nil }
    return insertion(of: " \(words)", at: comment.range.upperBound)
  }

  /// The edits that put a line of its own above the line of `offset`; with something else before it on its line, `inline`
  /// right before it.
  func insertion(ofLine line: String, above offset: Int, inline: String?) -> [Edit]? {
    let start = lineStart(of: offset)
    guard source.text[start..<offset].allSatisfy(\.isBlank) else {
      return inline.flatMap { insertion(of: $0, at: offset) }
    }
    return insertion(of: indentation(of: offset) + line + lineEnd, at: start)
  }

  /// Where the line of `offset` begins.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !source.text[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// The spaces and tabs before the first word on the line of `offset`.
  func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
    return source.text.slice(start..<min(source.text.skipBlanks(from: start), max(start, offset))).text
  }

  /// How the file ends its lines, by the first one.
  var lineEnd: String {
    let text = source.text
    let end = text.lineEnd(from: 0)
    guard end < text.count, text[end] == .carriageReturn else { return "\n" }
    return end + 1 < text.count && text[end + 1] == .lineFeed ? "\r\n" : "\r"
  }

  /// The last place of `literal` before `offset`, no more than `reach` bytes away.
  func last(_ literal: StaticString, before offset: Int, reach: Int = 100_000) -> Int? {
    let low = max(0, offset - reach)
    return (low..<max(low, offset)).reversed().first { source.text.hasLiteral(literal, at: $0) }
  }

  /// The first place of `literal` from `offset` on, no more than `reach` bytes away.
  func first(_ literal: StaticString, from offset: Int, reach: Int = 100_000) -> Int? {
    (offset..<min(source.text.count, offset + reach)).first { source.text.hasLiteral(literal, at: $0) }
  }
}
