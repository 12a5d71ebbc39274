import CopyModel

/// A file’s XML as a tape, its text in the encoding that it declares, and what was wrong with it.
struct XMLDocument: ~Copyable {
  let source: SourceText
  /// The pieces up to the end or the first fault that nothing could be made of.
  let tape: XMLTape
  /// Places that were stepped over, in order.
  let faults: [XMLFault]

  /// Faults that are told; they are enough to find the cause.
  private static let faultLimit = 100

  init(_ source: SourceText, isFragment: Bool = false) {
    self.source = source
    var repair = XMLRepair(source.text) { source.hasDamage(in: $0) }
    var tape = XMLTape(repair.readable, isFragment: isFragment)
    if let failure = tape.failure, let start = Self.strayStart(of: failure, in: source.text),
      repair.replaceStrays(from: start, hasEntities: tape.hasDoctype)
    {
      tape = XMLTape(repair.readable, isFragment: isFragment)
    }
    (self.tape, faults) = (tape, repair.faults)
  }

  /// The file’s text.
  var text: Bytes { source.text }

  /// The tag of the element that starts at `element` of the tape.
  func tag(_ element: Int) -> XMLTag { XMLTag(text, tape[element].range) }

  /// Where a sign begins that may have been meant as text; nil for a failure of another kind.
  private static func strayStart(of failure: XMLFailure, in text: Bytes) -> Int? {
    switch failure.reason {
    case .undefinedEntity, .badCharacter: return failure.offset
    case .invalidToken:
      if let comment = commentStart(before: failure.offset, in: text) { return comment }
      var start = min(failure.offset, text.count) - 1
      let limit = max(0, start - 64)
      while start >= limit {
        if text[start] == UInt8(ascii: "&") || text[start] == UInt8(ascii: "<") { return start }
        start -= 1
      }
      return nil
    default: return nil
    }
  }

  /// Where the comment begins that two hyphens before `offset` would end; nil where there is none.
  private static func commentStart(before offset: Int, in text: Bytes) -> Int? {
    guard offset <= text.count, text.hasLiteral("--", at: offset - 2) else { return nil }
    var start = offset - 3
    while start >= 0 {
      if text.hasLiteral("<!--", at: start) { return start }
      if text.hasLiteral("-->", at: start) { return nil }
      start -= 1
    }
    return nil
  }

  /// Reports all that is wrong with the file as XML, and hands over the comments that belong to no element.
  func report(to builder: borrowing CatalogBuilder) {
    addRemarks(to: builder)
    for fault in faults.prefix(Self.faultLimit) { report(fault.message, at: fault.range, to: builder) }
    if faults.count > Self.faultLimit {
      let rest = faults.count - Self.faultLimit
      report("\(rest) more places of this kind follow.", at: faults[Self.faultLimit].range, to: builder)
    }
    guard let failure = tape.failure else { return }
    let start = max(0, min(failure.offset, text.count - 1))
    let length = text.isEmpty ? 0 : min(utf8Length(lead: text[start]), text.count - start)
    report(failure.message, at: start..<start + length, to: builder)
  }

  /// Reports that what stands in `range` of the text breaks the format.
  func report(_ message: String, at range: Range<Int>, key: String? = nil, to builder: borrowing CatalogBuilder) {
    builder.add(CatalogProblem(.malformed, message, at: source.span(of: range), key: key))
  }

  /// The words of the comment right before an element: on the line above, or on the same. A blank line cuts it off, since
  /// headings are about more than the next element.
  func comment(before element: Int) -> TextSlice {
    var index = element - 1
    while index >= 0, isGap(tape[index]) { index -= 1 }
    guard index >= 0, tape[index].kind == .comment, !isApart(index, from: element) else { return .none }
    return words(ofComment: tape[index].range)
  }

  /// Hands over the comments that stand before no element.
  func addRemarks(to builder: borrowing CatalogBuilder) {
    for index in 0..<tape.count where tape[index].kind == .comment {
      var next = index + 1
      while next < tape.count, isGap(tape[next]) { next += 1 }
      // White space around the root is none of its pieces.
      guard tape.kind(at: next) != .start || next == tape.root || isApart(index, from: next) else { continue }
      let words = words(ofComment: tape[index].range)
      if !words.isEmpty { builder.add(remark: words) }
    }
  }

  /// Whether a blank line stands between a comment and an element, which nothing else parts.
  private func isApart(_ comment: Int, from element: Int) -> Bool {
    var lines = 0
    for gap in comment + 1..<element { lines += lineEnds(in: tape[gap]) }
    return lines > 1
  }

  private func isGap(_ event: XMLEvent) -> Bool {
    switch event.kind {
    case .lineEnd: true
    case .text: event.range.allSatisfy { text[$0].isBlank || text[$0].isLineEnd }
    default: false
    }
  }

  private func lineEnds(in event: XMLEvent) -> Int {
    event.kind == .lineEnd ? 1 : event.range.reduce(0) { text[$1] == .lineFeed ? $0 + 1 : $0 }
  }

  private func words(ofComment range: Range<Int>) -> TextSlice {
    let inner = range.lowerBound + 4..<max(range.lowerBound + 4, range.upperBound - 3)
    let words = text.trimmed(inner.clamped(to: 0..<text.count))
    return words.isEmpty ? .none : TextSlice(file: words)
  }
}

extension XMLTape {
  /// Whether the document declares its type, and with it perhaps entities.
  var hasDoctype: Bool {
    var index = 0
    while let kind = kind(at: index), kind != .start {
      if kind == .doctype { return true }
      index += 1
    }
    return false
  }
}

/// The encoding that an XML declaration names.
enum XMLEncoding {
  /// Bytes that are searched for the declaration’s end.
  private static let longest = 256

  /// A file as text in the encoding it declares, where that is an old one. What the bytes show of Unicode goes before any
  /// declaration.
  static func source(_ disk: ByteBuffer) -> SourceText {
    guard !SourceText.hasOwnEncoding(disk.bytes), let name = name(in: disk.bytes), !isUnicode(name), !hasStates(name)
    else { return SourceText(disk) }
    return DeclaredEncoding(name).source(disk) ?? SourceText(disk)
  }

  private static func name(in text: Bytes) -> String? {
    guard text.hasLiteral("<?xml", at: 0) else { return nil }
    let head = text.slice(0..<min(longest, text.count))
    let end = head.indices.first { head.hasLiteral("?>", at: $0) } ?? head.count
    guard let start = (0..<end).first(where: { head.hasLiteral("encoding", at: $0) }) else { return nil }
    var position = start + "encoding".utf8.count
    while position < end, head[position] <= 0x20 || head[position] == .equals { position += 1 }
    guard position < end, head[position] == .quote || head[position] == .apostrophe else { return nil }
    let close = head.firstIndex(of: head[position], or: head[position], from: position + 1, upTo: end)
    let name = head.slice(position + 1..<close)
    return (1...40).contains(name.count) && name.allSatisfy(isNameByte) ? name.text.lowercased() : nil
  }

  /// `ISO_8859-1:1987`, `x-mac-roman`, `cp932`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2D, 0x2E, 0x5F].contains(byte)
  }

  /// ASCII counts too: what goes beyond it in such a file is UTF-8.
  private static func isUnicode(_ name: String) -> Bool {
    ["utf", "ucs", "iso-10646", "iso10646", "us-ascii", "ascii"].contains { name.hasPrefix($0) }
  }

  /// Encodings in which a byte means one thing or another by what stood before it: no piece of such a file can be changed
  /// by itself, and its tags need not even be ASCII.
  private static func hasStates(_ name: String) -> Bool {
    ["iso-2022", "iso2022", "csiso2022", "hz", "scsu", "bocu"].contains { name.hasPrefix($0) }
  }
}

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
