extension String {
  /// Where `range` lies among the bytes of the text, as findings count.
  func byteRange(of range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + self[range].utf8.count
  }
}
