package import CopyModel
package import CopyPassage

extension FileReviewer {
  /// The edits that keep the meaning, all rounds of them as one: what `--fix` makes of `bytes` as the file `path`.
  package func safeEdits(of bytes: ByteBuffer, path: String, base: BaseCatalog?) throws -> [Edit] {
    let fixed = try FileFixer(self, extent: .safe, base: base).fix(bytes, path: path)
    return fixed.edits > 0 ? Self.edits(from: bytes.bytes, to: fixed.bytes.bytes) : []
  }

  /// Line by line where lines stay lines, else all that lies between the first and the last difference.
  package static func edits(from old: Bytes, to new: Bytes) -> [Edit] {
    let (before, after) = (old.linesWithEnds, new.linesWithEnds)
    guard before.count == after.count else { return [edit(from: old, to: new, at: 0)] }
    var (edits, offset) = ([Edit](), 0)
    for (left, right) in zip(before, after) {
      if !left.equals(right) { edits.append(edit(from: left, to: right, at: offset)) }
      offset += left.count
    }
    return edits
  }

  /// What differs of two texts, in whole scalars.
  private static func edit(from old: Bytes, to new: Bytes, at offset: Int) -> Edit {
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    var tail = zip(old.slice(from: start).reversed(), new.slice(from: start).reversed()).prefix { $0 == $1 }.count
    while tail > 0, isInside(old, old.count - tail) || isInside(new, new.count - tail) { tail -= 1 }
    let written = Array(new.slice(start..<new.count - tail))
    return Edit(
      span: ByteSpan(offset: offset + start, length: old.count - tail - start), bytes: written,
      text: String(decoding: written, as: UTF8.self))
  }

  /// Whether the byte at `index` goes on with a scalar.
  private static func isInside(_ bytes: Bytes, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
