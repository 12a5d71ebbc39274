import CopyModel

/// Columns that white space alone parts: names, codes, or labels, and far behind them, all in one line, what each stands for.
extension PastedText {
  /// The lines of such columns with their first column as the label of the second.
  static func columned(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var read = lines
    for paragraph in paragraphs(of: lines) where paragraph.count > 1 {
      guard let first = gap(in: lines[paragraph.lowerBound], text) else { continue }
      let columns = paragraph.map { gap(in: lines[$0], text) }
      guard columns.allSatisfy({ $0?.place == first.place }) else {
        continue
      }
      for (index, column) in zip(paragraph, columns) {
        if let column { read[index].setColumn(column.words, text) }
      }
    }
    return read
  }

  /// The words before a gap of two spaces or more, and how many characters stand before what follows; nil where none is.
  private static func gap(in line: CopyLine, _ text: Bytes) -> (words: Range<Int>, place: Int)? {
    let (most, whole) = (3, line.content)
    guard line.kind != .row, let start = whole.first(where: { text.hasLiteral("  ", at: $0) }) else { return nil }
    let (words, value) = (whole.lowerBound..<start, text[start..<whole.upperBound].firstIndex { !isBlank($0) })
    guard let value, let first = text[value...].first,
      first.isASCIIWord || first >= 0x80 || first == UInt8(ascii: "\""),
      (1...most).contains(text[words].split(separator: UInt8(ascii: " ")).count),
      !text[words].contains(where: { ".?!,;|\"[]".utf8.contains($0) }),
      !text[value..<whole.upperBound].indices.contains(where: { text.hasLiteral("   ", at: $0) })
    else { return nil }
    return (words, line.indent + text.slice(whole.lowerBound..<value).text.unicodeScalars.count)
  }
}

extension CopyLine {
  /// Makes the words before a gap the label of what stands behind it.
  fileprivate mutating func setColumn(_ words: Range<Int>, _ text: Bytes) {
    let name = text.slice(CopyMarks(text).withoutColon(words))
    (isBullet, buttons, whole) = (false, [], content)
    if let label = CopyLabel(name), label.isPart { return setLabel(label, words, text) }
    let marks = CopyMarks(text)
    copy = marks.unquotedValue(marks.bared(marks.trimmed(words.upperBound..<content.upperBound)))
    if let tag = CopyLabel.language(name) {
      (kind, self.words) = (.language(tag), words)
      return
    }
    let role = CopyLabel.role(name) ?? .unknown
    let isUnnamed = role == .unknown || role == .alertTitle
    (self.words, hasPlainLabel) = (words, false)
    (kind, isGuess) =
      CopyLabel(name) == .comment
      ? (.remark, false) : (.named(isUnnamed ? self.role(text) : role), isUnnamed)
  }
}
