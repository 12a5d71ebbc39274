import CopyModel

/// Lines that hold several parts: a field with all that is written for it, a point of a list with a whole alert.
extension PastedText {
  /// Adds the parts of a line, each as a line by itself; the line where it is one.
  static func add(_ line: CopyLine, to lines: inout [CopyLine], _ text: Bytes) {
    if line.signs.contains(.mark), let pieces = pieces(of: line, text) {
      lines += pieces
    } else {
      lines.append(line)
    }
  }

  private static func pieces(of line: CopyLine, _ text: Bytes) -> [CopyLine]? {
    switch line.kind {
    case .label, .named, .text, .buttons(isSure: false): break
    default: return nil
    }
    return labelled(line, text) ?? inlined(line, text) ?? (line.isBullet ? dashed(line, text) : nil)
  }

  /// `Field: Boat | Hint: Its name | Error: Name the boat`
  private static func labelled(_ line: CopyLine, _ text: Bytes) -> [CopyLine]? {
    let whole = line.words.isEmpty ? line.whole : line.words.lowerBound..<line.content.upperBound
    guard text[whole].contains(UInt8(ascii: "|")), let parts = CopyMarks(text).parted(whole) else { return nil }
    var pieces = parts.map { CopyLine(text, $0) }
    let areLabelled = pieces.allSatisfy { !$0.words.isEmpty && $0.words.lowerBound == $0.content.lowerBound }
    guard pieces.count > 1, areLabelled else { return nil }
    for index in pieces.indices { pieces[index].indent = line.indent }
    for index in pieces.indices {
      // An error of a field stands below it, in no alert.
      if pieces[index].kind == .named(.alertTitle) { pieces[index].kind = .named(.text) }
      if pieces[index].isNone(in: text) { pieces[index].kind = .remark }
    }
    return pieces
  }

  /// `Title: Resign? Message: Your opponent wins. Buttons: Stay, Resign`
  private static func inlined(_ line: CopyLine, _ text: Bytes) -> [CopyLine]? {
    guard case .label(let label?) = line.kind, label.rank < 2, label.isPart else { return nil }
    var (starts, ranks, marks) = ([line.whole.lowerBound], Set([label.rank]), CopyMarks(text))
    for colon in line.copy where marks.colonLength(at: colon, limit: line.copy.upperBound) > 0 {
      guard let (start, label) = self.label(before: colon, in: line.copy, text), ranks.insert(label.rank).inserted
      else { continue }
      starts.append(start)
    }
    guard starts.count > 1 else { return nil }
    marks = CopyMarks(text)
    let ends = Array(starts.dropFirst()) + [line.content.upperBound]
    var pieces = zip(starts, ends).map { CopyLine(text, marks.withoutSeparator($0..<$1)) }
    for index in pieces.indices { (pieces[index].indent, pieces[index].hasPlainLabel) = (line.indent, false) }
    return pieces.allSatisfy { $0.isLabelOfPart && !$0.copy.isEmpty } ? pieces : nil
  }

  /// The name of a part that ends at `colon`, and where it begins.
  private static func label(before colon: Int, in range: Range<Int>, _ text: Bytes) -> (start: Int, label: CopyLabel)? {
    let longest = 24
    let before = max(range.lowerBound, colon - longest)..<colon
    let starts = before.dropFirst().filter { isBlank(text[$0 - 1]) && !isBlank(text[$0]) }
    for start in starts where text[start].isASCIIUpper || text[start] >= 0x80 {
      if let label = CopyLabel(text.slice(start..<colon)), label.isPart { return (start, label) }
    }
    return nil
  }

  /// `2. Resign? – Your opponent wins. – Resign / Cancel`
  private static func dashed(_ line: CopyLine, _ text: Bytes) -> [CopyLine]? {
    let (marks, dashes): (CopyMarks, [StaticString]) = (CopyMarks(text), [" – ", " — ", " - "])
    var (parts, start, offset) = ([Range<Int>](), line.whole.lowerBound, line.whole.lowerBound)
    while offset < line.content.upperBound {
      if let dash = dashes.first(where: { text.hasLiteral($0, at: offset) }) {
        parts.append(marks.trimmed(start..<offset))
        start = offset + dash.utf8CodeUnitCount
        offset = start
      } else {
        offset += 1
      }
    }
    parts.append(marks.trimmed(min(start, line.content.upperBound)..<line.content.upperBound))
    guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var pieces = parts.map { CopyLine(text, $0) }
    let row = marks.parts(of: parts[parts.count - 1], isList: false) ?? [parts[parts.count - 1]]
    guard row.contains(where: { CopyLabel.isAnswer(text.slice($0)) }), row.count < 4,
      pieces.dropLast().allSatisfy({ $0.kind == .text })
    else { return nil }
    pieces[pieces.count - 1].kind = .buttons(isSure: true)
    pieces[pieces.count - 1].buttons = row
    return pieces
  }
}

extension CopyLine {
  /// Whether nothing stands behind the label, or brackets that say so: `Help: (none)`.
  fileprivate func isNone(in text: Bytes) -> Bool {
    text[copy].first == UInt8(ascii: "(") && text[copy].last == UInt8(ascii: ")") || copy.isEmpty
  }
}
