import CopyModel

/// Chats, in which lines begin with the name of who says them.
extension PastedVoices {
  /// A line that somebody says, without the name before it.
  private struct Said {
    let index: Int
    let name: Range<Int>
    let words: Range<Int>
    let isStamped: Bool
  }

  /// Leaves of a chat what is marked as copy. Where nobody marks anything, what is written like copy may be some.
  mutating func markChat() {
    let said = self.said
    guard isChat(said) else { return }
    let areMarked = said.contains { !marked(in: $0.words).isEmpty }
    let alerts = aboveRows(said)
    for line in said {
      lines[line.index].voice = .talk
      if alerts.contains(line.index) {
        lines[line.index].kept = [Piece(range: line.words)]
        continue
      }
      if take(QuotedParts(text, line.words), of: line.index, fewest: 1) { continue }
      lines[line.index].kept = marked(in: line.words)
      if !areMarked, mayBeCopy(line.words) { lines[line.index].kept = [Piece(range: line.words, isUnsure: true)] }
    }
  }

  /// Lines of an alert that somebody writes one after the other, the row of its buttons last.
  private func aboveRows(_ said: [Said]) -> Set<Int> {
    var (found, least) = (Set<Int>(), 2.0)
    for (place, row) in said.enumerated() where isRow(row.words) {
      let above = said[..<place].reversed().prefix { line in
        text.slice(line.name).text == text.slice(row.name).text && TalkScore(text, line.words).sum < least
          && !isRow(line.words)
      }
      if (1...3).contains(above.count) { found.formUnion(above.map(\.index) + [row.index]) }
    }
    return found
  }

  private func isRow(_ words: Range<Int>) -> Bool {
    guard let row = CopyMarks(text).buttonRow(words) else { return false }
    return row.isSure || row.items.contains { CopyLabel.isAnswer(text.slice($0)) }
  }

  /// What begins with a small letter below the name of somebody and a time is said to others, where copy stands among it.
  mutating func markSaid() {
    let stamps = lines.indices.filter { lines[$0].voice == .talk && StampScan.isStamp(text.slice(lines[$0].content)) }
    guard stamps.count > 1 else { return }
    for stamp in stamps where stamp + 1 < lines.count && lines[stamp + 1].voice == .copy {
      let first = text[lines[stamp + 1].content].first
      if first?.isASCIILower == true, !lines[stamp + 1].isNamed { lines[stamp + 1].voice = .talk }
    }
  }

  /// Names alone on their lines, above the time at which somebody wrote what follows.
  mutating func markNames() {
    guard lines.contains(where: { $0.voice == .talk }) else { return }
    for index in lines.indices.dropFirst() where StampScan.isMoment(text.slice(lines[index].content)) {
      let names = text.slice(lines[index - 1].content).text.split { " ,".contains($0) }
      guard (1...3).contains(names.count), names.allSatisfy({ TalkWords.isName(String($0)) }) else { continue }
      for line in [index - 1, index] { (lines[line].voice, lines[line].kept) = (.talk, []) }
    }
  }

  private var said: [Said] {
    let marks = CopyMarks(text)
    return lines.indices.compactMap { index in
      marks.speaker(lines[index].content).map {
        Said(index: index, name: $0.name, words: $0.words, isStamped: $0.isStamped)
      }
    }
  }

  /// What of the words of somebody is marked as copy: all behind a label, or what is quoted.
  private func marked(in words: Range<Int>) -> [Piece] {
    let line = CopyLine(text, words)
    if line.isLabelOfPart || line.kind == .buttons(isSure: true) { return [Piece(range: words)] }
    return quoted(CopyMarks(text).quotations(in: words).map(\.inner), in: words)
  }

  /// Whether some of the lines go on as talk does: behind a time, with a small letter, or with names that come back.
  private func isChat(_ said: [Said]) -> Bool {
    let names = said.map { text.slice($0.name).text }
    let speakers = Set(names).count
    let isLow = said.contains { text[$0.words.lowerBound].isASCIILower }
    // Labels don’t come back, and what they name doesn’t begin with a small letter.
    let isLabelled = lines.contains { !$0.content.isEmpty && CopyLine(text, $0.content).isLabelOfPart }
    let isRepeated = speakers < names.count && (1..<said.count).contains(said.count { !marked(in: $0.words).isEmpty })
    // Nobody has a label before each of his labels.
    let isDictated = said.allSatisfy { CopyLine(text, $0.words).isLabelOfPart }
    let isTalk =
      said.count > 1 && (isRepeated || isDictated || isLow && !isLabelled && (speakers > 1 || names.count > 2))
    let areLanguages = names.allSatisfy { $0.utf8.count == 2 && LocaleName.tag($0) != nil }
    // A time tells who speaks whatever stands between.
    if said.count(where: \.isStamped) > 1 { return true }
    return (said.contains(where: \.isStamped) || isTalk && !areLanguages)
      && 2 * said.count >= lines.count { $0.voice != .blank }
  }

  private func mayBeCopy(_ words: Range<Int>) -> Bool {
    let least = 3
    guard let first = text[words].first, let last = text[words].last else { return false }
    return !first.isASCIILower && last != UInt8(ascii: "?")
      && text[words].split(separator: UInt8(ascii: " ")).count >= least
  }
}
