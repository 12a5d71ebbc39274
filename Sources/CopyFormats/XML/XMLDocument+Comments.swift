import CopyModel

extension XMLDocument {
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
