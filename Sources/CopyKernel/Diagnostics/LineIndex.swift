package import CopyModel

/// Turns offsets on disk into lines and columns. Built once for a file that has findings; a place takes the same time
/// however long its line is.
package struct LineIndex {
  private let source: SourceText
  /// One for each `step` bytes of the file.
  private let marks: ContiguousArray<Mark>
  private let firstLine: Int

  /// What lies before an offset that `step` divides.
  private struct Mark {
    /// Lines that end.
    var lines: UInt32 = 0
    /// Where the last line begins.
    var start: UInt32
    /// Scalars that begin.
    var scalars: UInt32 = 0
  }

  /// Bytes between two marks: few enough to look at for each place, enough that a long file needs little memory.
  private static let step = 256

  package init(_ source: SourceText) {
    self.source = source
    firstLine = source.base.lines + 1
    let count = source.disk.bytes.count
    var (marks, mark) = (ContiguousArray<Mark>(), Mark(start: UInt32(source.markLength)))
    marks.reserveCapacity(count / Self.step + 1)
    for offset in stride(from: 0, through: count, by: Self.step) {
      marks.append(mark)
      let stretch = Stretch(offset..<min(offset + Self.step, count), of: source)
      mark.lines += UInt32(stretch.lines)
      mark.scalars += UInt32(stretch.scalars)
      if let start = stretch.start { mark.start = UInt32(start) }
    }
    self.marks = marks
  }

  package func place(of span: ByteSpan) -> Place {
    let count = source.disk.bytes.count
    let (start, end) = (min(span.offset - source.base.bytes, count), min(span.end - source.base.bytes, count))
    let (line, column) = position(of: start)
    let isOneLine = Stretch(start..<end, of: source).lines == 0
    let (endLine, endColumn) = isOneLine ? (line, column + scalars(in: start..<end)) : position(of: end)
    return Place(span: span, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    let mark = marks[offset / Self.step]
    let stretch = Stretch(offset / Self.step * Self.step..<offset, of: source)
    let start = stretch.start ?? Int(mark.start)
    return (firstLine + Int(mark.lines) + stretch.lines, 1 + scalars(in: start..<max(offset, start)))
  }

  private func scalars(in range: Range<Int>) -> Int {
    if let count = source.legacyCharacterCount(onDisk: range) { return count }
    if range.count <= Self.step { return Stretch(range, of: source).scalars }
    return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    Int(marks[offset / Self.step].scalars) + Stretch(offset / Self.step * Self.step..<offset, of: source).scalars
  }
}

/// What a stretch of a file holds. Lines end with LF, CR LF, or CR.
private struct Stretch {
  var lines = 0
  /// Where the last line begins, if none before it ends in the stretch.
  var start: Int?
  /// Scalars that begin; in older encodings bytes.
  var scalars = 0

  init(_ range: Range<Int>, of source: SourceText) {
    let bytes = source.disk.bytes
    // Older encodings have ASCII in their bytes, as UTF-8 does.
    switch source.encoding {
    case .utf8, .legacy: read(range, of: bytes)
    case .utf16BigEndian: readWide(range, of: bytes) { UInt16($0) << 8 | UInt16($1) }
    case .utf16LittleEndian: readWide(range, of: bytes) { UInt16($1) << 8 | UInt16($0) }
    }
  }

  @inline(__always)
  private mutating func read(_ range: Range<Int>, of bytes: Bytes) {
    scalars = range.count
    var index = range.lowerBound
    while index < range.upperBound {
      var eight = bytes.eightBytes(at: index)
      if index &+ 8 > range.upperBound { eight = eight.lowest(range.upperBound &- index) }
      // Most of eight bytes are letters, and end no line.
      if !eight.isPlainText { take(eight, at: index, of: bytes) }
      index &+= 8
    }
  }

  private mutating func take(_ eight: UInt64, at index: Int, of bytes: Bytes) {
    scalars &-= eight.continuationBytes
    var ends = eight.bytesEqual(to: 0x0A) | eight.bytesEqual(to: 0x0D)
    while ends != 0 {
      let end = index &+ ends.trailingZeroBitCount >> 3
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      if !isPair { (lines, start) = (lines &+ 1, end &+ 1) }
      ends &= ends &- 1
    }
  }

  /// The same in UTF-16, of whose pairs only the first halves count.
  private mutating func readWide(_ range: Range<Int>, of bytes: Bytes, _ unit: (UInt8, UInt8) -> UInt16) {
    for offset in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
      let one = unit(bytes[offset], bytes[offset + 1])
      if one & 0xFC00 != 0xDC00 { scalars += 1 }
      guard one == 0x0A || one == 0x0D else { continue }
      let isPair = one == 0x0D && offset + 3 < bytes.count && unit(bytes[offset + 2], bytes[offset + 3]) == 0x0A
      if !isPair { (lines, start) = (lines + 1, offset + 2) }
    }
  }
}
