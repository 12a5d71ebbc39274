package import CopyModel

extension Bytes {
  /// Each line with the LF that ends it; views that live as long as the bytes do.
  package var linesWithEnds: [Bytes] {
    var (lines, start) = ([Bytes](), 0)
    while start < count {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
      lines.append(slice(start..<end))
      start = end
    }
    return lines
  }
}
