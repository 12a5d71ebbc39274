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

  /// Adds the title of a button, in which a backslash may keep a comma as text.
  mutating func addTitle(_ title: Range<Int>, hasEscapes: Bool, _ entry: inout Entry) {
    entry.setRaw(title)
    guard hasEscapes, text[title].contains(UInt8(ascii: "\\")) else {
      entry.value = TextSlice(file: title)
      add(entry)
      return
    }
    beginValue()
    var (verbatim, position) = (title.lowerBound, title.lowerBound)
    while position < title.upperBound {
      let length = ButtonItem.escapeLength(text, at: position, limit: title.upperBound)
      if length > 0 {
        appendVerbatim(verbatim..<position)
        appendEscape(position..<position + length, standsFor: text.slice(position + 1..<position + length))
        verbatim = position + length
      }
      position += max(length, 1)
    }
    appendVerbatim(verbatim..<title.upperBound)
    endValue(&entry, textEnd: title.upperBound)
    add(entry)
  }
}
