import CopyModel

/// Turns offsets on disk into lines and columns. Built once for a file that has findings.
struct LineIndex {
  private let source: SourceText
  /// Offsets on disk of the first byte of every line whose number, from 0, is a multiple of `step`.
  private let marks: ContiguousArray<UInt32>
  private let firstLine: Int

  /// Lines between two marks: few enough to walk, enough that a long file needs little memory.
  private static let step = 16

  init(_ source: SourceText) {
    self.source = source
    firstLine = source.base.lines + 1
    var (marks, line) = (ContiguousArray([UInt32(source.markLength)]), 0)
    Self.forEachStartOfLine(in: source) { start in
      line += 1
      if line % Self.step == 0 { marks.append(UInt32(start)) }
    }
    self.marks = marks
  }

  /// Calls `body` with the place of each line but the first.
  @inline(__always)
  private static func forEachStartOfLine(in source: SourceText, _ body: (Int) -> Void) {
    let (bytes, encoding) = (source.disk.bytes, source.encoding)
    guard encoding == .utf8 || encoding == .legacy else {
      var start = source.markLength
      while let next = startOfWideLine(behind: start, in: bytes, encoding, upTo: bytes.count) {
        start = next
        body(start)
      }
      return
    }
    var index = -8
    while index &+ 8 < bytes.count {
      index &+= 8
      let eight = bytes.eightBytes(at: index)
      // Most of eight bytes end no line.
      if !eight.hasControl { continue }
      var ends = eight.bytesEqual(to: 0x0A) | eight.bytesEqual(to: 0x0D)
      while ends != 0 {
        let end = index + ends.trailingZeroBitCount >> 3
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        if !isPair { body(end + 1) }
        ends &= ends &- 1
      }
    }
  }

  func place(of span: ByteSpan) -> Place {
    let (start, end) = (span.offset - source.base.bytes, span.end - source.base.bytes)
    let (line, column) = position(of: start)
    let bytes = source.disk.bytes
    let isOneLine =
      end <= bytes.count
      && Self.startOfLine(behind: start, in: bytes, source.encoding, upTo: end).map { $0 > end } ?? true
    let (endLine, endColumn) = isOneLine ? (line, column + scalars(in: start..<end)) : position(of: end)
    return Place(span: span, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, marks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if marks[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    var (start, line) = (Int(marks[low]), low * Self.step)
    let bytes = source.disk.bytes
    let limit = min(offset, bytes.count)
    while let next = Self.startOfLine(behind: start, in: bytes, source.encoding, upTo: limit), next <= offset {
      (start, line) = (next, line + 1)
    }
    return (line + firstLine, scalars(in: start..<max(offset, start)) + 1)
  }

  private func scalars(in range: Range<Int>) -> Int {
    let bytes = source.disk.bytes
    let range = range.clamped(to: 0..<bytes.count)
    guard source.encoding != .utf8 else { return range.count - bytes.slice(range).continuationBytes }
    if let count = source.legacyCharacterCount(onDisk: range) { return count }
    let high = source.encoding == .utf16BigEndian ? 0 : 1
    // Of a surrogate pair only the first half counts.
    return stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).count {
      bytes[$0 + high] & 0xFC != 0xDC
    }
  }

  /// Where the line behind the one at `start` begins, if that one ends before `limit`: with LF, CR LF, or CR.
  private static func startOfLine(
    behind start: Int, in bytes: Bytes, _ encoding: TextEncoding, upTo limit: Int
  ) -> Int? {
    // Older encodings have ASCII in their bytes, as UTF-8 does.
    guard encoding == .utf8 || encoding == .legacy else {
      return startOfWideLine(behind: start, in: bytes, encoding, upTo: limit)
    }
    let end = bytes.firstIndex(of: 0x0A, or: 0x0D, from: start, upTo: limit)
    guard end < limit else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// The same in UTF-16.
  private static func startOfWideLine(
    behind start: Int, in bytes: Bytes, _ encoding: TextEncoding, upTo limit: Int
  ) -> Int? {
    let (low, high) = encoding == .utf16BigEndian ? (1, 0) : (0, 1)
    func unit(_ offset: Int) -> UInt16 {
      offset + 1 < bytes.count ? UInt16(bytes[offset + high]) << 8 | UInt16(bytes[offset + low]) : 0
    }
    for offset in stride(from: start, to: min(limit, bytes.count - 1), by: 2) {
      if unit(offset) == 0x0A { return offset + 2 }
      if unit(offset) == 0x0D { return offset + (unit(offset + 2) == 0x0A ? 4 : 2) }
    }
    return nil
  }
}
