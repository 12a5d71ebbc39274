extension Splice {
  /// The one change that makes `new` of `old`: what lies between their common start and their common end, which are cut
  /// between scalars. Nil where nothing changes.
  package init?(from old: Bytes, to new: [UInt8]) {
    guard !old.elementsEqual(new) else { return nil }
    let shortest = min(old.count, new.count)
    var start = 0
    while start < shortest, old[start] == new[start] { start += 1 }
    while start > 0, Self.continues(start, old, new) { start -= 1 }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    self.init(start..<old.count - end, String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  private static func continues(_ index: Int, _ old: Bytes, _ new: [UInt8]) -> Bool {
    index < old.count && old[index] & 0xC0 == 0x80 || index < new.count && new[index] & 0xC0 == 0x80
  }
}
