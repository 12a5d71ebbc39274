import CopyModel

/// Specifications, whose sentences tell what happens and quote what is shown.
extension PastedVoices {
  /// What is quoted in the steps of a specification is copy, and nothing else of them. What was quoted above is spoken of.
  mutating func markSteps() {
    let shown = lines.indices.filter { lines[$0].voice != .blank }
    let steps = StepScan.steps(shown.map { lines[$0].content }, in: text)
    guard !steps.isEmpty else { return }
    for index in shown where lines[index].voice == .copy { lines[index].voice = .talk }
    var told: Set<String> = []
    for step in steps {
      let (index, content) = (shown[step.line], lines[shown[step.line]].content)
      lines[index].voice = .talk
      guard step.isResult, !take(QuotedParts(text, content), of: index, fewest: 1) else {
        told.formUnion(lines[index].kept.map { text.slice($0.range).text })
        continue
      }
      let quotations = CopyMarks(text).quotations(in: content).map(\.inner)
      lines[index].kept = quoted(quotations, in: content).filter { told.insert(text.slice($0.range).text).inserted }
    }
  }

  /// Sentences that give the parts of an alert in quotation marks, `AC2: The title is "Leave?"`, tell what it has to be: whoever writes
  /// so quotes all that is shown, and whatever stands around it without marks is said.
  mutating func markCriteria() {
    var told: [(index: Int, parts: QuotedParts)] = []
    for index in lines.indices where lines[index].voice == .copy || isStated(lines[index]) {
      let content = lines[index].content
      let parts = QuotedParts(text, numbered(content) ?? content)
      if !parts.parts.isEmpty { told.append((index, parts)) }
    }
    let ranks = Set(told.flatMap { $0.parts.parts.map(\.label.rank) })
    guard told.count > 1, ranks.count > 1, ranks.contains(where: { $0 < 2 }) else { return }
    for index in lines.indices where lines[index].voice == .copy && !lines[index].isNamed {
      lines[index].voice = .talk
    }
    for (index, parts) in told { _ = take(parts, of: index, fewest: 1) }
  }

  /// Whether a verb gives a part what is quoted behind it: `- The title reads "Leave?"`. A colon would name it, as in any list of parts.
  private func isStated(_ line: Line) -> Bool {
    guard line.voice == .label else { return false }
    let read = CopyLine(text, line.content)
    guard case .label(let label?) = read.kind, label.isPart else { return false }
    return CopyLabel.announcesCopy(text.slice(read.words))
  }

  /// What stands behind the sign of a point: `AC1: …`, `- R-2. …`, where letters and a figure make the sign.
  private func numbered(_ line: Range<Int>) -> Range<Int>? {
    let marks = CopyMarks(text)
    let content = marks.bared(marks.behindBullet(line) ?? line)
    let letters = text[content].prefix { $0.isASCIIUpper }.count
    guard (1...4).contains(letters) else { return nil }
    var place = content.lowerBound + letters
    if place < content.upperBound, "- .".utf8.contains(text[place]) { place += 1 }
    let figures = text[place..<content.upperBound].prefix { $0.isASCIIDigit }.count
    place += figures
    guard (1...3).contains(figures), place + 1 < content.upperBound, ":.)".utf8.contains(text[place]),
      isBlank(text[place + 1])
    else { return nil }
    return marks.trimmed(place + 1..<content.upperBound)
  }
}
