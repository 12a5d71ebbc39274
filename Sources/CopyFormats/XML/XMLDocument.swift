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
