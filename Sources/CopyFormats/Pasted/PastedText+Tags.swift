import CopyModel

/// Names of languages alone on their lines, each above what it names.
extension PastedText {
  /// The lines below such names as lines in these languages, where each name has one below it; where some have more, the names as
  /// heads, which are no copy.
  static func tagged(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    guard let first = shown.first, tag(of: lines[first], text) != nil else { return lines }
    let names = shown.filter { tag(of: lines[$0], text) != nil }
    guard names.count > 1, shown.last != names.last,
      Set(names.compactMap { tag(of: lines[$0], text) }).count > 1,
      zip(names, names.dropFirst()).allSatisfy({ $1 - $0 > 1 })
    else { return lines }
    var read = lines
    let isPaired = shown.count == 2 * names.count
    for name in names {
      (read[name].kind, read[name].isHead, read[name].buttons) = (.heading, true, [])
      guard isPaired, let below = shown.first(where: { $0 > name }), let tag = tag(of: lines[name], text) else {
        continue
      }
      (read[name].kind, read[name].isHead) = (.rule, false)
      read[below].kind = .language(tag)
    }
    return read
  }

  /// The language that the line names, with nothing beside it: `es-MX`, “German:”.
  private static func tag(of line: CopyLine, _ text: Bytes) -> LocaleTag? {
    switch line.kind {
    case .text, .heading, .label(nil), .remark, .buttons: break
    default: return nil
    }
    let marks = CopyMarks(text)
    let words = line.buttons.count == 1 ? line.buttons[0] : marks.bared(marks.withoutColon(line.copy))
    guard (2...20).contains(words.count),
      text[words].first?.isASCIILower == false || text[words].contains(UInt8(ascii: "-"))
    else { return nil }
    return CopyLabel.language(text.slice(words))
  }
}
