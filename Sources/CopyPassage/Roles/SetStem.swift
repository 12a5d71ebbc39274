import CopyKernel
import CopyModel

/// What the keys or comments of one set have in common: the text without the words that name the part.
///
/// `delete.photo.title` and `delete.photo.cancelButton` have the stem `delete.photo`; “Open invalid alert -> title”
/// and “Open invalid alert -> message” have one as well.
struct SetStem {
  /// Hash of the letters and digits outside `removed`, case aside.
  let hash: UInt64
  /// The words that name the part.
  let removed: Range<Int>
  /// Letters and digits that are left.
  let count: Int

  init(_ text: Bytes, without removed: Range<Int>) {
    var (hash, count) = (FoldedHash(), 0)
    for range in [0..<removed.lowerBound, removed.upperBound..<text.count] {
      var index = range.lowerBound
      while index < range.upperBound {
        let next = text.eightBytes(at: index)
        let length = min(UInt64.run(of: next.asciiLetters | next.asciiDigits), range.upperBound &- index)
        hash.add(letters: next, count: length)
        (index, count) = (index &+ length, count &+ length)
        guard length < 8, index < range.upperBound else { continue }
        if NameText.isAlphanumeric(text[index]) {
          hash.add(text[index])
          count &+= 1
        }
        index &+= 1
      }
    }
    (self.hash, self.removed, self.count) = (hash.value, removed, count)
  }

  /// The stem of a key; nil when nothing is left of it.
  static func key(_ key: Bytes, isButton: Bool, scan: CueScan) -> SetStem? {
    self.key(key, KeyReader.read(key, scan: scan), isButton: isButton, scan: scan)
  }

  /// The same of a key that was read already.
  static func key(_ key: Bytes, _ reading: RoleReading, isButton: Bool, scan: CueScan) -> SetStem? {
    let removed = isButton ? buttonWords(in: key, reading, scan) : textWords(reading, scan)
    let stem = SetStem(key, without: removed)
    return stem.count > 0 ? stem : nil
  }

  /// The stem of a comment; nil when it could be that of any set.
  static func comment(_ comment: Bytes, scan: CueScan) -> SetStem? {
    let reading = CommentReader.read(scan: scan)
    let stem = SetStem(comment, without: partWords(reading, scan))
    let others = scan.words.count { !stem.removed.contains($0.range.lowerBound) }
    return !reading.part.isEmpty && others >= 3 ? stem : nil
  }

  /// The words that name a title or a message. Where they speak of a button, `checkout.cancel.title`, and the text is none, only the
  /// last names the part, and the alert is called so.
  private static func textWords(_ reading: RoleReading, _ scan: CueScan) -> Range<Int> {
    guard reading.part == .button, let last = scan.words.last?.range, last.upperBound == reading.words.upperBound else {
      return partWords(reading, scan)
    }
    return last
  }

  /// The words that name the part, without the surface before them: of “alert title” only “title”.
  private static func partWords(_ reading: RoleReading, _ scan: CueScan) -> Range<Int> {
    guard !reading.part.isEmpty else { return 0..<0 }
    guard let hit = scan.hits.first(where: { $0.range.upperBound == reading.words.upperBound }),
      !hit.cue.isDisjoint(with: .surfaces)
    else { return reading.words }
    return scan.words[hit.words.upperBound - 1].range
  }

  /// What a button's key has behind the stem: its last segment, or the words that name it.
  private static func buttonWords(in key: Bytes, _ reading: RoleReading, _ scan: CueScan) -> Range<Int> {
    if let dot = key.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) {
      return startOfSegment(before: dot, in: key, scan)..<key.count
    }
    var start = reading.words.isEmpty ? key.count : reading.words.lowerBound
    let naming: RoleCue = [.answer, .button, .cancel, .destructive, .isDefault]
    while let hit = scan.hits.last(where: { $0.range.upperBound <= start && $0.range.upperBound + 1 >= start }),
      !hit.cue.isDisjoint(with: naming), hit.range.lowerBound > 0
    { start = hit.range.lowerBound }
    return start..<key.count
  }

  /// `delete.buttons.cancel`: the segment that only says “buttons” goes as well.
  private static func startOfSegment(before dot: Int, in key: Bytes, _ scan: CueScan) -> Int {
    guard let hit = scan.hits.last(where: { $0.range.upperBound == dot }), hit.range.lowerBound > 0,
      key[hit.range.lowerBound - 1] == UInt8(ascii: "."), hit.cue.contains(.loose) || hit.cue.contains(.button)
    else { return dot }
    return hit.cue.isDisjoint(with: [.alert, .error]) ? hit.range.lowerBound - 1 : dot
  }

  /// What is left of `text`, for people to read.
  func name(in text: Bytes) -> String {
    let kept = [text.slice(0..<removed.lowerBound), text.slice(from: removed.upperBound)].map(Self.trimmed)
    return kept.filter { !$0.isEmpty }.map(\.text).joined(separator: " ")
  }

  private static func trimmed(_ text: Bytes) -> Bytes {
    guard let first = text.firstIndex(where: NameText.isAlphanumeric),
      let last = text.lastIndex(where: NameText.isAlphanumeric)
    else { return text.slice(0..<0) }
    return text.slice(first..<last + 1)
  }
}
