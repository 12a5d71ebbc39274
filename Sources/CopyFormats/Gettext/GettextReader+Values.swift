import CopyModel

/// Texts in pieces, decoded.
extension GettextReader {
  /// Makes a text the copy of `entry`, each piece and escape a part of its map.
  mutating func readValue(_ written: GettextDraft.Text, into entry: inout Entry) {
    let pieces = draft.pieces[written.pieces]
    guard let first = pieces.first, let last = pieces.last else {
      // Nothing in quotation marks: the place behind the keyword.
      entry.setRaw(written.keyword.upperBound..<written.keyword.upperBound)
      entry.value = TextSlice(file: entry.raw)
      return
    }
    if let only = single(written) {
      entry.setRaw(only)
      entry.value = TextSlice(file: only)
      return
    }
    entry.setRaw(first.lowerBound..<last.upperBound)
    builder.beginValue()
    // What is wrong with a key was told when it was read as one.
    appendPieces(of: written, tells: !entry.flags.contains(.isKey))
    builder.endValue(&entry, textEnd: last.upperBound)
  }

  /// The range of a text that stands in the file as it is: in one piece, empty ones aside, and without escapes.
  private func single(_ written: GettextDraft.Text) -> Range<Int>? {
    var only: Range<Int>?
    for piece in draft.pieces[written.pieces] where !piece.isEmpty {
      guard only == nil else { return nil }
      only = piece
    }
    guard let only else { return draft.pieces[written.pieces].last }
    return text.slice(only).contains(UInt8(ascii: "\\")) ? nil : only
  }

  /// `context|identifier`; the identifier alone where there is no context.
  mutating func readKey(_ identifier: GettextDraft.Text) -> TextSlice {
    if draft.context == nil, let only = single(identifier) { return TextSlice(file: only) }
    builder.beginValue()
    if let context = draft.context {
      appendPieces(of: context)
      let end = context.keyword.upperBound
      builder.appendEscape(end..<end, standsFor: [UInt8(ascii: "|")])
    }
    appendPieces(of: identifier)
    return builder.endKey()
  }

  /// The context, what the developer says, and what translators say, a line each.
  mutating func readComment() -> TextSlice {
    let lines = draft.extracted + draft.remarks
    if draft.context == nil, lines.count <= 1 { return lines.first.map { TextSlice(file: $0) } ?? .none }
    builder.beginValue()
    if let context = draft.context { appendPieces(of: context) }
    for (index, line) in lines.enumerated() {
      if index > 0 || draft.context != nil {
        builder.appendEscape(line.lowerBound..<line.lowerBound, standsFor: [.lineFeed])
      }
      builder.appendVerbatim(line)
    }
    return builder.endKey()
  }

  /// A text as a `String`, for what is kept beside the entry.
  mutating func string(_ written: GettextDraft.Text) -> String {
    if let only = single(written) { return text.slice(only).text }
    builder.beginValue()
    appendPieces(of: written, tells: false)
    let slice = builder.endKey()
    return builder.catalog.bytes(slice).text
  }

  private mutating func appendPieces(of written: GettextDraft.Text, tells: Bool = true) {
    for index in written.pieces { append(draft.pieces[index], tells: tells) }
  }

  private mutating func append(_ piece: Range<Int>, tells: Bool) {
    var (verbatim, position) = (piece.lowerBound, piece.lowerBound)
    while position < piece.upperBound {
      let mark = UInt8(ascii: "\\")
      position = text.firstIndex(of: mark, or: mark, from: position, upTo: piece.upperBound)
      guard position < piece.upperBound else { break }
      builder.appendVerbatim(verbatim..<position)
      if doubled.isPaired(at: position) {
        builder.appendEscape(position..<position + 1, standsFor: [])
        position += 1
        verbatim = position
        continue
      }
      let escape = GettextEscape(text, at: position, end: piece.upperBound)
      append(escape, at: position..<position + escape.length, tells: tells)
      position += escape.length
      verbatim = position
    }
    builder.appendVerbatim(verbatim..<piece.upperBound)
  }

  private mutating func append(_ escape: GettextEscape, at range: Range<Int>, tells: Bool) {
    switch escape.meaning {
    case .scalar(let scalar): builder.appendEscape(range, standsFor: scalar)
    case .byte:
      builder.appendEscape(range, standsFor: 0xFFFD)
      if tells { report(.unknownEscape, GettextMessage.byteEscape(text.slice(range).text), range) }
    case .unknown:
      builder.appendEscape(range, standsFor: Array(text.slice(range.lowerBound + 1..<range.upperBound)))
      if tells { report(.unknownEscape, GettextMessage.unknownEscape(text.slice(range).text), range) }
    }
  }
}
