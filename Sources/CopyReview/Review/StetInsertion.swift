import CopyFormats
package import CopyModel

/// Writes a wish of the developer’s into the comment of an entry.
package enum StetInsertion {
  /// The edits of the file that silence `rule` on the entry at `index`, its reason still to be written; nil where the
  /// format has no comments, or the file leaves no place for one.
  ///
  /// What the edits make is read again: only what has the wish in its place, and all else as it was, is handed out.
  package static func edits(for rule: String, at index: Int, of file: FileReview) -> [Edit]? {
    let old = file.review.catalog
    let entry = old.entries[index]
    guard old.source.encoding == .utf8,
      let edits = joining(rule, entry.comment, in: old)
        ?? file.format.edits(remarking: "stet: \(rule) --", of: entry, in: old)
    else { return nil }
    let text = FileFixer.applying(edits, to: old.source.disk.bytes)
    let new = file.format.read(SourceText(text), path: old.path, locale: old.locale)
    guard isSame(old, new), new.problems.count <= old.problems.count else { return nil }
    let wishes = StetReader.directives(in: new.bytes(new.entries[index].comment))
    return wishes.contains { $0.subjects.contains { $0.pattern == rule } } ? edits : nil
  }

  /// The edits that name `rule` beside those that the comment silences already, with the same reason.
  private static func joining(_ rule: String, _ comment: TextSlice, in catalog: Catalog) -> [Edit]? {
    guard !comment.isInArena,
      let subject = StetReader.directives(in: catalog.bytes(comment)).last(where: { !$0.isFileWide })?.subjects.last
    else { return nil }
    let place = comment.start + subject.range.upperBound
    return catalog.edits([(place..<place, ", \(rule)")])
  }

  /// Whether both have the same texts under the same keys.
  private static func isSame(_ old: Catalog, _ new: Catalog) -> Bool {
    old.entries.count == new.entries.count
      && zip(old.entries, new.entries).allSatisfy { left, right in
        old.bytes(left.key).equals(new.bytes(right.key)) && old.bytes(left.value).equals(new.bytes(right.value))
      }
  }
}
