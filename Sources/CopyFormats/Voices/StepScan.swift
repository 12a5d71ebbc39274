import CopyModel

/// Steps of a specification as Gherkin has them: `Given …`, `When …`, `Then …`. They tell what somebody does and sees, and are no copy.
enum StepScan {
  /// Which of `lines` are steps: several side by side, one of which tells what follows; and whether they tell what is seen, not what
  /// somebody does.
  static func steps(_ lines: [Range<Int>], in text: Bytes) -> [(line: Int, isResult: Bool)] {
    let words = lines.map { word(of: $0, in: text) }
    let found = words.indices.filter { index in
      words[index] != nil && [index - 1, index + 1].contains { words.indices.contains($0) && words[$0] != nil }
    }
    guard found.contains(where: { words[$0] == .then }), found.contains(where: { words[$0] == .given }) else {
      return []
    }
    var last = Step.given
    return found.map { index in
      if let word = words[index], word != .also { last = word }
      return (index, last == .then)
    }
  }

  /// What a step tells: what is given or done, what follows, or more of the same.
  private enum Step: String { case given, then, also }

  private static func word(of line: Range<Int>, in text: Bytes) -> Step? {
    let marks = CopyMarks(text)
    let content = marks.withoutHeading(marks.behindBullet(line) ?? line)
    let words = text.slice(content).text
    guard let end = words.firstIndex(where: { " ,".contains($0) }), words[end...].count > 3 else { return nil }
    return CopyLabel.lexicon.steps[words[..<end].lowercased()].flatMap(Step.init)
  }
}

extension CopyMarks {
  /// `line` without the sign of a numbered point in a wiki: `# Given …`.
  fileprivate func withoutHeading(_ line: Range<Int>) -> Range<Int> { heading(line) ?? line }
}
