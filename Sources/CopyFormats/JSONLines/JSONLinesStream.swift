package import CopyModel

/// JSON Lines of any length, read piece by piece: memory holds one piece, whatever comes.
///
/// A piece ends at the end of a line and never inside a group. Spans count from the start of the stream, and
/// `SourceText.base` tells how many bytes and lines lie before the piece.
package struct JSONLinesStream: ~Copyable {
  /// Writes the next bytes of the stream into the buffer and returns how many; 0 at the end.
  package typealias Source = (UnsafeMutableBufferPointer<UInt8>) throws -> Int

  /// How much may be read at a time, in bytes.
  package struct Sizes: Sendable {
    /// A piece as a rule.
    package var piece: Int
    /// The longest line, and the longest group. What is longer is reported, and cut or left out.
    package var limit: Int

    package init(piece: Int = 1 << 20, limit: Int = 64 << 20) {
      self.piece = max(piece, 1)
      self.limit = max(limit, piece, 1)
    }
  }

  private let source: Source
  private let path: String
  private let locale: LocaleTag
  private let sizes: Sizes
  private var pending = ByteBuffer()
  private var position = StreamPosition.start
  private var isAtEnd = false
  private var boundary = GroupBoundary()
  /// Groups that came by lately. A stream may have more than memory, so it forgets those long gone.
  private let endedGroups = GroupMemory(capacity: 1 << 16)

  package init(path: String, locale: LocaleTag, sizes: Sizes = Sizes(), source: @escaping Source) {
    self.path = path
    self.locale = locale
    self.sizes = sizes
    self.source = source
  }

  /// The catalogue of the next piece, or nil at the end. Throws what the source throws.
  package mutating func next() throws -> Catalog? {
    var size = sizes.piece
    while true {
      try fill(upTo: size)
      if isAtEnd { return pending.count == 0 ? nil : piece(endingAt: pending.count) }
      if position == .start, SourceText.isUTF16(pending.bytes) {
        // Line ends of two bytes. Nobody streams UTF-16, so it is read whole.
        size = size * 2
      } else if let end = boundary.end(of: pending.bytes, hasMark: position == .start) {
        return piece(endingAt: end)
      } else if size >= sizes.limit {
        return try forcedPiece()
      } else {
        size = min(size * 2, sizes.limit)
      }
    }
  }

  private mutating func fill(upTo size: Int) throws {
    while !isAtEnd, pending.count < size {
      let before = pending.count
      try pending.append(upTo: size - before, source)
      isAtEnd = pending.count == before
    }
  }

  private mutating func piece(endingAt end: Int) -> Catalog {
    let builder = builder(for: SourceText.piece(pending.bytes.slice(0..<end), at: position))
    drop(end)
    var reader = JSONLinesReader(builder, endedGroups: endedGroups)
    reader.read()
    return reader.finish()
  }

  /// A group without end is cut where a line ends. A line without end is left out.
  private mutating func forcedPiece() throws -> Catalog {
    if let end = pending.bytes.lastIndex(of: UInt8(ascii: "\n")) { return piece(endingAt: end + 1) }
    // Its start is enough to show which line it is.
    let builder = builder(for: SourceText.piece(pending.bytes.slice(0..<min(256, pending.count)), at: position))
    let start = position.bytes
    try skipLine()
    let message = "This line is longer than \(sizes.limit) bytes and is left out. Put each object on a line of its own."
    builder.add(CatalogProblem(.malformed, message, at: ByteSpan(offset: start, length: position.bytes - start)))
    return builder.finish()
  }

  private mutating func skipLine() throws {
    while true {
      if let end = pending.bytes.firstIndex(of: UInt8(ascii: "\n")) { return drop(end + 1) }
      drop(pending.count)
      try fill(upTo: sizes.piece)
      if isAtEnd, pending.count == 0 { return }
    }
  }

  /// Goes on behind the first `count` bytes.
  private mutating func drop(_ count: Int) {
    let rest = ByteBuffer(capacity: pending.count - count)
    rest.append(pending.bytes.slice(from: count))
    for byte in pending.bytes.slice(0..<count) where byte == UInt8(ascii: "\n") { position.lines += 1 }
    position.bytes += count
    pending = rest
  }

  private func builder(for source: SourceText) -> CatalogBuilder {
    CatalogBuilder(path: path, source: source, format: JSONLinesFormat.about, locale: locale)
  }
}

extension SourceText {
  /// A copy of `bytes` as the piece of a stream. The first piece may have a mark or be UTF-16.
  fileprivate static func piece(_ bytes: Bytes, at position: StreamPosition) -> SourceText {
    let disk = ByteBuffer(capacity: bytes.count)
    disk.append(bytes)
    return position == .start ? SourceText(disk) : SourceText(piece: disk, at: position)
  }
}

/// Finds where a stream of JSON Lines can be cut so that no group is torn.
private struct GroupBoundary: ~Copyable {
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
