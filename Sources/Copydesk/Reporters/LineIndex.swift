import CopyModel

/// Turns offsets on disk into lines and columns. Built once for a file that has findings.
struct LineIndex {
  private let source: SourceText
  /// Offsets on disk of the first byte of each line.
  private let starts: [Int]
  private let firstLine: Int

  init(_ source: SourceText) {
    self.source = source
    firstLine = source.base.lines + 1
    // Older encodings have ASCII in their bytes, as UTF-8 does.
    let hasSmallUnits = source.encoding == .utf8 || source.encoding == .legacy
    starts = hasSmallUnits ? Self.startsInUTF8(source) : Self.startsInUTF16(source)
  }

  func place(of span: ByteSpan) -> Place {
    let (line, column) = position(of: span.offset - source.base.bytes)
    let (endLine, endColumn) = position(of: span.end - source.base.bytes)
    return Place(span: span, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + firstLine, scalars(in: starts[low]..<max(offset, starts[low])) + 1)
  }

  private func scalars(in range: Range<Int>) -> Int {
    let bytes = source.disk.bytes
    let range = range.clamped(to: 0..<bytes.count)
    guard source.encoding != .utf8 else { return range.count { bytes[$0] & 0xC0 != 0x80 } }
    if let count = source.legacyCharacterCount(onDisk: range) { return count }
    let high = source.encoding == .utf16BigEndian ? 0 : 1
    // Of a surrogate pair only the first half counts.
    return stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).count {
      bytes[$0 + high] & 0xFC != 0xDC
    }
  }

  /// A line ends with LF, CR LF, or CR.
  private static func startsInUTF8(_ source: SourceText) -> [Int] {
    let bytes = source.disk.bytes
    var (starts, start) = ([source.markLength], source.markLength)
    while true {
      let end = bytes.firstIndex(of: 0x0A, or: 0x0D, from: start)
      guard end < bytes.count else { return starts }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
      starts.append(start)
    }
  }

  private static func startsInUTF16(_ source: SourceText) -> [Int] {
    let bytes = source.disk.bytes
    let (low, high) = source.encoding == .utf16BigEndian ? (1, 0) : (0, 1)
    func unit(_ offset: Int) -> UInt16 {
      offset + 1 < bytes.count ? UInt16(bytes[offset + high]) << 8 | UInt16(bytes[offset + low]) : 0
    }
    var starts = [source.markLength]
    for offset in stride(from: source.markLength, to: bytes.count - 1, by: 2) {
      let isBreak = unit(offset) == 0x0A || (unit(offset) == 0x0D && unit(offset + 2) != 0x0A)
      if isBreak { starts.append(offset + 2) }
    }
    return starts
  }
}

extension Sequence {
  fileprivate func count(where isCounted: (Element) -> Bool) -> Int {
    reduce(0) { isCounted($1) ? $0 + 1 : $0 }
  }
}
