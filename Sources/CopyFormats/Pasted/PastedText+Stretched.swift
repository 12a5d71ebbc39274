import CopyModel

/// Alerts that stand in a line each: `Resign? | Your opponent wins. | Stay / Resign`, with bars, dashes, slashes, or arrows between
/// the parts, or `Resign? Your opponent wins. [Stay] [Resign]`.
extension PastedText {
  static func stretched(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    let open = lines.contains { mayBeStretched($0) }
    guard open, !lines.contains(where: { isRule($0, text) || isHead($0, text) }) else { return lines }
    return lines.flatMap { line in mayBeStretched(line) ? StretchedAlert(line, text)?.lines ?? [line] : [line] }
  }

  private static func mayBeStretched(_ line: CopyLine) -> Bool {
    guard !line.signs.isDisjoint(with: [.mark, .quote]) else { return false }
    switch line.kind {
    case .text, .buttons(isSure: false), .label(nil): return true
    default: return false
    }
  }

  /// `--- | ---`, below the head of a table.
  private static func isRule(_ line: CopyLine, _ text: Bytes) -> Bool {
    line.whole.count > 2 && text[line.whole].contains(UInt8(ascii: "|"))
      && text[line.whole].allSatisfy { "|-: ".utf8.contains($0) }
  }

  /// `Title | Message | Buttons`
  private static func isHead(_ line: CopyLine, _ text: Bytes) -> Bool {
    guard let names = CopyMarks(text).parted(line.whole) else { return false }
    return names.allSatisfy { CopyLabel(text.slice($0)) != nil || CopyLabel.language(text.slice($0)) != nil }
  }

  static func endsSentence(_ range: Range<Int>, _ text: Bytes) -> Bool {
    let marks: [StaticString] = [".", "!", "?", "。", "！", "？", "…"]
    return marks.contains { text.slice(range).hasSuffix($0) }
  }
}
