import CopyModel

/// Counts lines while places mostly go forward.
struct LineCounter {
  private var place = 0
  private var line: Int32 = 1
  private var lineStart = 0

  /// The line of the byte at `offset`, from 1.
  mutating func line(of offset: Int, in text: Bytes) -> Int32 {
    if offset < place { (place, line, lineStart) = (0, 1, 0) }
    while place < offset {
      if text[place] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, place + 1) }
      place += 1
    }
    return line
  }

  /// The column of the byte at `offset`, from 1 in Unicode scalars; its line was asked for last.
  func column(of offset: Int, in text: Bytes) -> Int32 {
    Int32(text.slice(lineStart..<max(lineStart, offset)).count { $0 & 0xC0 != 0x80 }) + 1
  }
}
