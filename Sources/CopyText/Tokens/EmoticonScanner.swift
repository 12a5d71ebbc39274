import CopyModel

/// Finds faces made of marks: `:)`, `;-)`, `:D`. They end no sentence; the mark goes before them, as it does before an emoji.
struct EmoticonScanner {
  let copy: Bytes

  /// The end of the face whose eyes stand at `start`: apart from what is before it, with a mouth that nothing follows but a
  /// space, a closing bracket or a mark. “(default:)” is none, and “:Delete” neither.
  func face(at start: Int) -> Int? {
    guard start > 0, Self.isSpace(copy[start - 1]) else { return nil }
    let mouth = start + 1 < copy.count && copy[start + 1] == UInt8(ascii: "-") ? start + 2 : start + 1
    guard mouth < copy.count, Self.mouths.contains(copy[mouth]) else { return nil }
    let end = mouth + 1
    return end == copy.count || Self.isSpace(copy[end]) || Self.closing.contains(copy[end]) ? end : nil
  }

  private static let mouths = Array(")(DP".utf8)
  private static let closing = Array(").,!?\"".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
