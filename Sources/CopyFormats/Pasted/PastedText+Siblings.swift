import CopyModel

/// What lines are that no sign tells, by lines of the same form beside them.
extension PastedText {
  /// Where labels stand before a dash, so do the names beside them that nobody knows.
  static func readSiblings(_ lines: inout [CopyLine], _ range: Range<Int>, _ text: Bytes) {
    guard range.count > 2, lines[range].contains(where: \.isLabelOfPart) else { return }
    let marks = CopyMarks(text)
    // In a long paragraph the last line tells most of the time.
    guard marks.head(lines[range.upperBound - 1].content)?.sign == .dash else { return }
    let heads = range.map { marks.head(lines[$0].content) }
    // What stands above them may name them all.
    let first = heads.firstIndex { $0?.sign == .dash } ?? 0
    guard heads.count - first > 2, heads[first...].allSatisfy({ $0?.sign == .dash }) else { return }
    for (index, head) in zip(range, heads).dropFirst(first) {
      guard let head, lines[index].kind == .text || lines[index].kind == .buttons(isSure: false) else { continue }
      let isSide = CopyLabel.namesSide(text.slice(head.words))
      (lines[index].kind, lines[index].words, lines[index].copy) = (
        .label(isSide ? .button : nil), head.words, marks.bared(head.value)
      )
      lines[index].buttons = []
    }
  }

  /// `Title Leave?` above `Button Leave`: each line begins with the name of another part, and nothing sets it off.
  static func readSpaced(_ lines: inout [CopyLine], _ range: Range<Int>, _ text: Bytes) {
    guard range.count > 1, spacedLabel(lines[range.lowerBound], text) != nil else { return }
    let found = range.map { spacedLabel(lines[$0], text) }
    let ranks = found.compactMap { $0?.label.rank }
    guard ranks.count == range.count, Set(ranks).isSuperset(of: [0]), Set(ranks).count > 1 else {
      return
    }
    for (index, label) in zip(range, found) {
      if let label { lines[index].setLabel(label.label, label.words, text) }
    }
  }

  /// The longest name of a part at the start of a line, with a capital behind it.
  private static func spacedLabel(_ line: CopyLine, _ text: Bytes) -> (label: CopyLabel, words: Range<Int>)? {
    guard line.kind == .text, text[line.whole].first?.isASCIIUpper == true else { return nil }
    let (most, gaps) = (3, line.whole.filter { text[$0] == UInt8(ascii: " ") })
    for gap in gaps.prefix(most).reversed() where text[gap + 1].isASCIIUpper || text[gap + 1] >= 0x80 {
      let words = line.whole.lowerBound..<gap
      if let label = CopyLabel(text.slice(words)), label.isPart { return (label, words) }
    }
    return nil
  }

  /// Whether names stand before a dash in three lines or more, each of what is said behind it: `E-mail – Required`. Two of three are
  /// one word with a capital; the others may have several: `Date of birth – Required`.
  static func areNames(_ heads: [(words: Range<Int>, value: Range<Int>)], _ text: Bytes) -> Bool {
    let (fewest, longest) = (3, 3)
    let gaps = heads.map { head in text[head.words].count { $0 == UInt8(ascii: " ") } }
    let short = heads.indices.count { gaps[$0] == 0 && text[heads[$0].words].first?.isASCIILower == false }
    return heads.count >= fewest && short * 3 >= heads.count * 2
      && heads.indices.allSatisfy { gaps[$0] < longest && text[heads[$0].value].first?.isASCIILower == false }
  }

  /// Lines that each have two wordings with an arrow between: each as two, of which the first is what was and stays.
  static func paired(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    guard lines.count > 1 else { return lines }
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    let head = shown.first.flatMap { sides(lines[$0].content, text) }
    let tags = head.flatMap { languages(text.slice($0.old), text.slice($0.new)) }
    let hasHead =
      tags != nil || head.map { CopyLabel.names(text.slice($0.old)) && CopyLabel.names(text.slice($0.new)) } ?? false
    let rows = shown.dropFirst(hasHead ? 1 : 0)
    let olds = rows.compactMap { pair(lines[$0], text)?.old }
    guard rows.count > 1, olds.count == rows.count, !areSeries(olds, text) else { return lines }
    // Letters tell more than an arrow does.
    if tags == nil, rows.allSatisfy({ isTranslated(lines[$0], text) }) { return lines }
    return lines.indices.flatMap { index -> [CopyLine] in
      guard rows.contains(index), let pair = pair(lines[index], text) else {
        return hasHead && index == shown.first ? [] : [lines[index]]
      }
      return [pair.old, pair.new].map { copy in
        var half = lines[index]
        (half.kind, half.copy, half.buttons) = (.named(.unknown), copy, [])
        // What stands on the other side is no part of it.
        half.whole = copy
        (half.isGuess, half.isKept) = (true, copy == pair.old)
        if let tags { half.kind = .language(copy == pair.old ? tags.old : tags.new) }
        return half
      }
    }
  }

  /// `English → German`
  private static func languages(_ old: Bytes, _ new: Bytes) -> (old: LocaleTag, new: LocaleTag)? {
    guard let old = CopyLabel.language(old), let new = CopyLabel.language(new), old != new else { return nil }
    return (old, new)
  }

  /// Whether the same words with a number, or names of screens, stand before all arrows: `Push 2 → …`.
  static func areSeries(_ names: [Range<Int>], _ text: Bytes) -> Bool {
    areNumbered(names, text) || names.allSatisfy { CopyLabel.namesFrame(text.slice($0)) }
  }

  private static func pair(_ line: CopyLine, _ text: Bytes) -> (old: Range<Int>, new: Range<Int>)? {
    switch line.kind {
    case .text, .label(nil), .buttons(isSure: false): break
    default: return nil
    }
    return sides(line.whole, text).map { ($0.old, $0.new) }
  }

  /// What stands on both sides of the only arrow.
  static func sides(
    _ line: Range<Int>, _ text: Bytes
  ) -> (old: Range<Int>, new: Range<Int>, arrow: (start: Int, end: Int))? {
    let (marks, arrows): (CopyMarks, [StaticString]) = (CopyMarks(text), [" → ", " -> ", " => ", " ➜ ", " ⇒ "])
    let found = line.filter { offset in
      marks.mayBeginSign(at: offset) && arrows.contains { text.hasLiteral($0, at: offset) }
    }
    guard found.count == 1, let arrow = marks.arrow(at: found[0], in: line) else { return nil }
    let sides = [line.lowerBound..<arrow.start, arrow.end..<line.upperBound].map(marks.trimmed)
    return sides.contains(where: \.isEmpty) ? nil : (marks.unquoted(sides[0]), marks.unquoted(sides[1]), arrow)
  }
}

extension CopyMarks {
  /// What is quoted first in `range`, where a dash and words about it follow: `“Leave?” - too short`.
  func quotedFirst(_ range: Range<Int>) -> Range<Int>? {
    let dashes: [StaticString] = ["- ", "– ", "— ", "<- ", "← "]
    guard let first = quotations(in: range).first, first.outer.lowerBound == range.lowerBound,
      case let rest = trimmed(first.outer.upperBound..<range.upperBound), !rest.isEmpty,
      dashes.contains(where: { text.hasLiteral($0, at: rest.lowerBound) })
    else { return nil }
    return first.inner
  }
}
