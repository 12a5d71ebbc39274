import CopyModel

/// How readers of XML take text into a catalogue.
extension CatalogBuilder {
  /// Makes what stands inside an element the copy of `entry`: references decoded, CDATA sections opened, comments left
  /// out; tags inside it, and references to entities of the document’s own, stand for themselves.
  mutating func readXMLValue(of element: Int, in document: borrowing XMLDocument, into entry: inout Entry) {
    let content = document.tape.content(of: element)
    let range = document.innerRange(of: element)
    entry.setRaw(range)
    entry.flags.formUnion(document.faults.flags(for: range))
    if content.isEmpty {
      entry.value = TextSlice(file: range.lowerBound..<range.lowerBound)
    } else if content.count == 1, document.tape[content.lowerBound].kind == .text {
      entry.value = TextSlice(file: range)
    } else {
      beginValue()
      for index in content { appendXML(document.tape[index]) }
      endValue(&entry, textEnd: range.upperBound)
    }
  }

  /// The decoded text of an element, for comments and the like.
  mutating func readXMLText(of element: Int, in document: borrowing XMLDocument) -> TextSlice {
    let content = document.tape.content(of: element)
    if content.count == 1, document.tape[content.lowerBound].kind == .text {
      return TextSlice(file: document.tape[content.lowerBound].range)
    }
    beginValue()
    for index in content { appendXML(document.tape[index]) }
    return endKey()
  }

  private mutating func appendXML(_ event: XMLEvent) {
    switch event.kind {
    case .text, .start, .end, .entity: appendVerbatim(event.range)
    case .character: appendEscape(event.range, standsFor: event.scalar)
    case .lineEnd: appendEscape(event.range, standsFor: 0x0A)
    case .cdataStart, .cdataEnd, .comment, .doctype: appendEscape(event.range, standsFor: EmptyCollection())
    }
  }

  /// The decoded value of an attribute that stands in `range`. Line ends and tabs in it are spaces, as for every reader.
  mutating func readXMLAttribute(_ range: Range<Int>) -> TextSlice {
    let text = self.text
    let isPlain = !range.contains { text[$0] == UInt8(ascii: "&") || text[$0] < 0x20 }
    if isPlain { return TextSlice(file: range) }
    beginValue()
    var position = range.lowerBound
    while position < range.upperBound {
      let length = appendAttributePiece(at: position, limit: range.upperBound)
      position += length
    }
    return endKey()
  }

  /// Appends the character or reference at `position`, and returns its length in the text.
  private mutating func appendAttributePiece(at position: Int, limit: Int) -> Int {
    let byte = text[position]
    if byte == UInt8(ascii: "&"), let reference = XMLReference(in: text.slice(0..<limit), at: position),
      case .scalar(let scalar) = reference.meaning
    {
      appendEscape(position..<position + reference.length, standsFor: scalar)
      return reference.length
    }
    let isReturn = byte == .carriageReturn && position + 1 < limit && text[position + 1] == .lineFeed
    if byte < 0x20, !isReturn {
      appendEscape(position..<position + 1, standsFor: 0x20)
    } else if !isReturn {
      appendVerbatim(position..<position + 1)
    }
    return 1
  }
}

extension XMLDocument {
  /// What stands between an element’s tags; the place before “/>” for an empty element.
  func innerRange(of element: Int) -> Range<Int> {
    let tag = self.tag(element)
    if tag.isEmpty { return tag.range.upperBound - 2..<tag.range.upperBound - 2 }
    let content = tape.content(of: element)
    let end = content.upperBound < tape.count ? tape[content.upperBound].range.lowerBound : tag.range.upperBound
    return tag.range.upperBound..<max(end, tag.range.upperBound)
  }
}
