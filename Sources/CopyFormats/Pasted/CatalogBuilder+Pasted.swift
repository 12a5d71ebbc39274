import CopyModel

extension CatalogBuilder {
  /// Adds a text as `entry`. Its line breaks stand for the ends of its lines, with what stands before the next.
  mutating func addLines(_ lines: [Range<Int>], _ entry: inout Entry) {
    guard let first = lines.first, let last = lines.last else { return }
    entry.setRaw(first.lowerBound..<last.upperBound)
    if lines.count == 1 {
      entry.value = TextSlice(file: first)
    } else {
      beginValue()
      appendVerbatim(first)
      for (line, next) in zip(lines, lines.dropFirst()) {
        appendEscape(line.upperBound..<next.lowerBound, standsFor: CollectionOfOne(UInt8(ascii: "\n")))
        appendVerbatim(next)
      }
      endValue(&entry, textEnd: last.upperBound)
    }
    add(entry)
  }
}
