import CopyModel

/// Whether a text whose shape tells how it is read is read in the same way after an edit.
///
/// A short text is read as a whole. Of a longer one the lines around the entry are read, as they are and as they would be, where
/// they give the entry as the whole text does: so an edit costs the same in texts of any length. What all edits make of the
/// whole text is read again when they are made.
struct ReadBack {
  typealias Change = (range: Range<Int>, written: String)

  private let format: any CatalogFormat

  init(_ format: any CatalogFormat) { self.format = format }

  /// Bytes of the longest text that is read as a whole for each edit.
  static let short = 1 << 12

  /// Parts of the largest set that is read again for each edit of one of them: no alert has as many.
  private static let largestSet = 1 << 6

  /// Whether `entry` then says `copy`, and all else what it says now.
  func holds(_ changes: [Change], of entry: Entry, as copy: String, in catalog: Catalog) -> Bool {
    let text = catalog.source.text
    if entry.group >= 0, catalog.groups[Int(entry.group)].entries.count > Self.largestSet { return false }
    if text.count <= Self.short {
      let result = read(0..<0, 0..<text.count, with: changes, in: catalog)
      return isSame(result, as: catalog, at: entry.raw, but: copy)
    }
    for reach in ReadBackWindow.Reach.allCases {
      let own = place(of: entry, in: catalog)
      guard let window = ReadBackWindow(text, around: own, reach, of: format) else { continue }
      let before = read(window.head, window.lines, with: [], in: catalog)
      let shift = window.head.count - window.lines.lowerBound
      guard gives(before, entry, shift, in: catalog) else { continue }
      let after = read(window.head, window.lines, with: changes, in: catalog)
      let place = entry.raw.lowerBound + shift..<entry.raw.upperBound + shift
      return isSame(after, as: before, at: place, but: copy)
    }
    return false
  }

  /// Where the entry stands with all that belongs to it.
  private func place(of entry: Entry, in catalog: Catalog) -> Range<Int> {
    guard entry.group >= 0, case let entries = catalog.entries[catalog.groups[Int(entry.group)].entries],
      let first = entries.first, let last = entries.last
    else { return entry.raw }
    return min(first.raw.lowerBound, entry.raw.lowerBound)..<max(last.raw.upperBound, entry.raw.upperBound)
  }

  /// Reads `head` and `lines` of the text, the latter with `changes`, which stand in order.
  private func read(_ head: Range<Int>, _ lines: Range<Int>, with changes: [Change], in catalog: Catalog) -> Catalog {
    let text = catalog.source.text
    let piece = ByteBuffer()
    piece.append(text.slice(head))
    piece.append(lines, of: text, with: changes)
    return format.read(SourceText(piece: piece, at: .start), path: catalog.path, locale: catalog.locale)
  }

  /// Whether `piece`, of which all stands `shift` bytes further than in the catalogue, has the entry with all that belongs to it.
  private func gives(_ piece: Catalog, _ entry: Entry, _ shift: Int, in catalog: Catalog) -> Bool {
    let found = { (old: Entry) in
      piece.entries.first { $0.raw.lowerBound == old.raw.lowerBound + shift && isSame($0, piece, old, catalog) }
    }
    guard let own = found(entry), (own.group < 0) == (entry.group < 0) else { return false }
    guard entry.group >= 0 else { return true }
    let (new, old) = (piece.groups[Int(own.group)], catalog.groups[Int(entry.group)])
    return new.kind == old.kind && new.entries.count == old.entries.count
      && zip(piece.entries[new.entries], catalog.entries[old.entries]).allSatisfy {
        $0.raw.lowerBound == $1.raw.lowerBound + shift && isSame($0, piece, $1, catalog)
      }
  }

  /// Whether two entries are read alike and say the same.
  private func isSame(_ new: Entry, _ piece: Catalog, _ old: Entry, _ catalog: Catalog) -> Bool {
    isAlike(new, piece, old, catalog) && piece.bytes(new.value).equals(catalog.bytes(old.value))
  }

  private func isAlike(_ new: Entry, _ result: Catalog, _ old: Entry, _ catalog: Catalog) -> Bool {
    new.role == old.role && new.style == old.style && result.locale(of: new) == catalog.locale(of: old)
      && result.bytes(new.key).equals(catalog.bytes(old.key))
  }

  /// Whether all is read as before, but the entry at `place`, which says `copy`.
  private func isSame(_ new: Catalog, as old: Catalog, at place: Range<Int>, but copy: String) -> Bool {
    guard new.entries.count == old.entries.count, new.groups.count == old.groups.count,
      zip(new.groups, old.groups).allSatisfy({ $0.kind == $1.kind && $0.entries == $1.entries })
    else { return false }
    return zip(new.entries, old.entries).allSatisfy { after, before in
      guard isAlike(after, new, before, old), after.group == before.group else { return false }
      let value = new.bytes(after.value)
      return before.raw == place ? value.elementsEqual(copy.utf8) : value.equals(old.bytes(before.value))
    }
  }
}

extension ByteBuffer {
  /// Appends what stands in `range` of `text`, with `changes` made, which are in order.
  func append(_ range: Range<Int>, of text: Bytes, with changes: [ReadBack.Change]) {
    var position = range.lowerBound
    for change in changes {
      append(text.slice(position..<change.range.lowerBound))
      append(contentsOf: Array(change.written.utf8))
      position = change.range.upperBound
    }
    append(text.slice(position..<range.upperBound))
  }
}
