package import CopyModel

/// How readers of JSON take strings into a catalogue. `base` is the place of the tape's text in the file's text.
extension CatalogBuilder {
  /// Makes the string the copy of `entry`, each escape a piece of its map.
  package mutating func readJSONValue(_ string: JSONEvent, base: Int, into entry: inout Entry) {
    let range = string.range.moved(by: base)
    entry.setRaw(range)
    guard string.hasEscapes else {
      entry.value = TextSlice(file: range)
      return
    }
    beginValue()
    appendPieces(of: range)
    endValue(&entry, textEnd: range.upperBound)
  }

  /// The decoded string as a slice: of the file where nothing is escaped.
  package mutating func readJSONText(_ string: JSONEvent, base: Int) -> TextSlice {
    let range = string.range.moved(by: base)
    guard string.hasEscapes else { return TextSlice(file: range) }
    // The map's pieces stay behind unused; escaped keys and comments are rare.
    var holder = Entry()
    beginValue()
    appendPieces(of: range)
    endValue(&holder, textEnd: range.upperBound)
    return holder.value
  }

  private mutating func appendPieces(of range: Range<Int>) {
    let text = self.text
    var (verbatim, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard text[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      appendVerbatim(verbatim..<position)
      position = appendEscape(at: position, limit: range.upperBound)
      verbatim = position
    }
    appendVerbatim(verbatim..<range.upperBound)
  }

  /// Appends what the escape at `position` stands for, and returns the offset behind it.
  private mutating func appendEscape(at position: Int, limit: Int) -> Int {
    let escape = JSONEscape(text.slice(0..<limit), at: position)
    let range = position..<position + escape.length
    switch escape.meaning {
    case .scalar(let scalar):
      appendEscape(range, standsFor: Unicode.UTF8.encode(scalar)!)
    case .loneSurrogate:
      appendEscape(range, standsFor: Unicode.UTF8.encodedReplacementCharacter)
      report(.encoding, "This is half of a character. Write both halves, or the character itself.", at: range)
    case .unknown:
      appendEscape(range, standsFor: text.slice(position + 1..<range.upperBound))
      report(.unknownEscape, "JSON knows no escape “\(text.slice(range).text)”. Take away the backslash.", at: range)
    }
    return range.upperBound
  }

  private func report(_ kind: CatalogProblem.Kind, _ message: String, at range: Range<Int>) {
    add(CatalogProblem(kind, message, at: catalog.source.span(of: range)))
  }
}

extension Range<Int> {
  /// The range `distance` further on.
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
