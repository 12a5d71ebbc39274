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

  private enum Step { case given, then, also }

  private static func word(of line: Range<Int>, in text: Bytes) -> Step? {
    let marks = CopyMarks(text)
    let content = marks.withoutHeading(marks.behindBullet(line) ?? line)
    let words = text.slice(content).text
    guard let end = words.firstIndex(where: { " ,".contains($0) }), words[end...].count > 3 else { return nil }
    return keywords[words[..<end].lowercased()]
  }

  /// The keywords of Gherkin’s reference in the languages that have lists of labels here; those of ja and ko stand apart from their
  /// words by a space.
  private static let keywords: [String: Step] = [
    "given": .given, "when": .given, "then": .then, "and": .also, "but": .also,
    "angenommen": .given, "gegeben": .given, "wenn": .given, "dann": .then, "und": .also, "aber": .also,
    "soit": .given, "étant": .given, "quand": .given, "lorsque": .given, "alors": .then, "et": .also, "mais": .also,
    "dado": .given, "dada": .given, "cuando": .given, "entonces": .then, "y": .also, "pero": .also,
    "조건": .given, "먼저": .given, "만일": .given, "만약": .given, "그러면": .then, "그리고": .also, "하지만": .also, "단": .also,
    "前提": .given, "もし": .given, "ならば": .then, "かつ": .also, "しかし": .also, "但し": .also,
    "假如": .given, "当": .given, "那么": .then, "而且": .also, "但是": .also,
  ]
}

extension CopyMarks {
  /// `line` without the sign of a numbered point in a wiki: `# Given …`.
  fileprivate func withoutHeading(_ line: Range<Int>) -> Range<Int> { heading(line) ?? line }
}
