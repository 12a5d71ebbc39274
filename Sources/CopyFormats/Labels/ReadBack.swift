import CopyModel

/// Whether a text whose shape tells how it is read is read in the same way after edits.
struct ReadBack {
  private let format: any CatalogFormat

  init(_ format: any CatalogFormat) { self.format = format }

  /// Bytes of the longest text that is edited: each edit reads all of it again.
  private static let longest = 1 << 19

  /// Whether `entry` then says `copy`, and all else what it says now.
  func holds(_ edits: [Edit], of entry: Entry, as copy: String, in catalog: Catalog) -> Bool {
    guard catalog.source.text.count <= Self.longest else { return false }
    let result = read(edits, in: catalog)
    guard result.entries.count == catalog.entries.count, isGrouped(result, as: catalog) else { return false }
    return zip(result.entries, catalog.entries).allSatisfy { new, old in
      guard new.role == old.role, new.style == old.style, new.group == old.group else { return false }
      guard result.locale(of: new) == catalog.locale(of: old), result.bytes(new.key).equals(catalog.bytes(old.key))
      else {
        return false
      }
      let value = result.bytes(new.value)
      return old.raw == entry.raw ? value.elementsEqual(copy.utf8) : value.equals(catalog.bytes(old.value))
    }
  }

  /// What the text is after `edits`, which stand in order.
  func read(_ edits: [Edit], in catalog: Catalog) -> Catalog {
    let disk = catalog.source.disk.bytes
    let changed = ByteBuffer()
    var position = 0
    for edit in edits {
      changed.append(disk.slice(position..<edit.span.offset - catalog.source.base.bytes))
      changed.append(contentsOf: edit.bytes)
      position = edit.span.end - catalog.source.base.bytes
    }
    changed.append(disk.slice(from: position))
    return format.read(format.source(changed), path: catalog.path, locale: catalog.locale)
  }

  private func isGrouped(_ new: Catalog, as old: Catalog) -> Bool {
    new.groups.count == old.groups.count
      && zip(new.groups, old.groups).allSatisfy { $0.kind == $1.kind && $0.entries == $1.entries }
  }
}
