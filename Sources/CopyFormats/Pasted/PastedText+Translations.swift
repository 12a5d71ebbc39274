import CopyModel

/// Lines that have the same in two languages, with an arrow between: `Save → 保存`.
extension PastedText {
  /// Each such line as two, of which letters tell the languages; all as they were where one line is something else.
  static func withTranslations(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    guard lines.count > 1 else { return lines }
    let shown = lines.filter { $0.kind != .blank && $0.kind != .rule }
    guard shown.count > 1, let first = shown.first, pair(first, text) != nil else { return lines }
    let pairs = shown.compactMap { pair($0, text) }
    guard pairs.count == shown.count else { return lines }
    let scripts = Set(pairs.flatMap { [$0.0.script, $0.1.script] })
    return lines.flatMap { line -> [CopyLine] in
      guard let (own, other) = pair(line, text) else { return [line] }
      return [own, other].map { side in
        var half = line
        (half.kind, half.copy, half.buttons) = (.language(side.script.tag(beside: scripts)), side.copy, [])
        return half
      }
    }
  }

  /// Whether the line has the same in different letters.
  static func isTranslated(_ line: CopyLine, _ text: Bytes) -> Bool { pair(line, text) != nil }

  private typealias Side = (copy: Range<Int>, script: LineScript)

  /// What stands on both sides of an arrow, in different letters.
  private static func pair(_ line: CopyLine, _ text: Bytes) -> (Side, Side)? {
    let marks = CopyMarks(text)
    if case .language = line.kind { return nil }
    guard line.kind != .blank, let mid = line.content.first(where: { marks.arrow(at: $0, in: line.content) != nil }),
      let arrow = marks.arrow(at: mid, in: line.content)
    else { return nil }
    let start = marks.behindBullet(line.content)?.lowerBound ?? line.content.lowerBound
    guard start < arrow.start else { return nil }
    let sides = [start..<arrow.start, arrow.end..<line.content.upperBound].map { marks.unquoted(marks.trimmed($0)) }
    guard let own = LineScript(text[sides[0]]), let other = LineScript(text[sides[1]]), own != other,
      own == .latin || other == .latin
    else { return nil }
    return ((sides[0], own), (sides[1], other))
  }
}
