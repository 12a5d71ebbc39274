import CopyModel

/// Finds where a stream of JSON Lines can be cut so that no group is torn.
struct GroupBoundary: ~Copyable {
  private var scanner = JSONLineScanner()

  /// The end of the last line of `bytes` behind which no group goes on, or nil when more must be read to tell.
  ///
  /// Goes back from the end over the objects that name one group. Lines without an object tear no group, as in
  /// `JSONLinesReader`. `hasMark` says that a byte-order mark may stand at the start.
  mutating func end(of bytes: Bytes, hasMark: Bool) -> Int? {
    let start = hasMark && bytes.hasLiteral("\u{FEFF}", at: 0) ? 3 : 0
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    var (lineEnd, group, groupStart) = (last, Fingerprint?.none, last + 1)
    while lineEnd > start {
      let lineStart = bytes[start..<lineEnd].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
      if holdsObject(bytes.slice(lineStart..<lineEnd)) {
        guard let name = scanner.groupIdentity(), group == nil || group == name else { return groupStart }
        group = name
        groupStart = lineStart
      }
      lineEnd = lineStart - 1
    }
    if group == nil { return last + 1 }
    return groupStart > start ? groupStart : nil
  }

  /// Whether the line is an object, whose fields the scanner then has at hand.
  private mutating func holdsObject(_ line: Bytes) -> Bool {
    var outcome = scanner.scan(line)
    if case .malformed = outcome { outcome = scanRepaired(line) }
    guard case .object = outcome else { return false }
    return true
  }

  /// Lines that hold bytes which are no text are read all the same, as the reader will.
  private mutating func scanRepaired(_ line: Bytes) -> JSONLineScanner.Outcome {
    let copy = ByteBuffer(capacity: line.count)
    copy.append(line)
    let source = SourceText(piece: copy, at: .start)
    // What has no damage is no JSON for good. The scanner keeps its own copy of what has.
    return source.damage.isEmpty ? .blank : scanner.scan(source.text, isDamaged: true)
  }
}
