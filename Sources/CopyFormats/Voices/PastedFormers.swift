package import CopyModel

/// Old wordings and new ones side by side, as writers hand them over: `Before: …` above `After: …`. What was is nobody’s copy any
/// more, so it is neither judged nor edited.
package struct PastedFormers {
  /// What readers don’t see, in order: old wordings, and what says of a new one that it is new where its part is named elsewhere.
  package private(set) var hidden: [Range<Int>] = []
  /// Where they see the end of a line instead, so that what follows is a line by itself.
  package private(set) var breaks: [Int] = []
  /// What stands below the name of an old version, which is read and left alone.
  package private(set) var formers: [Range<Int>] = []

  private let text: Bytes
  private let marks: CopyMarks
  private var lines: [FormerLine] = []

  /// Bytes of the longest text that holds such wordings.
  private static let longest = 1 << 14

  /// - Parameter teller: what knows languages by their words: what translates a wording is no new one.
  package init(_ text: Bytes, teller: LanguageTeller) {
    (self.text, marks) = (text, CopyMarks(text))
    guard text.count <= Self.longest, !text.isEmpty else { return }
    var cursor = LineCursor(text)
    while let line = cursor.next() { lines.append(FormerLine(text, line)) }
    hideWithinLines()
    hideBeforeArrows(teller)
    hideByNames()
    hidden.sort { $0.lowerBound < $1.lowerBound }
  }

  // MARK: Within a line

  /// `AS-IS: … / TO-BE: …`, with the name of a part before it or not.
  private mutating func hideWithinLines() {
    for (index, line) in lines.enumerated() {
      let start = line.name?.side == .former ? line.content.lowerBound : line.nested?.content.lowerBound
      guard let start, let old = line.name?.side == .former ? line.name : line.nested?.name,
        let next = FormerLine.latter(in: old.value, text)
      else { continue }
      if line.name == nil || !next.isHead {
        hideSign(start..<next.value.lowerBound, breaks: line.name != nil)
      } else {
        hidden.append(start..<next.words.lowerBound)
      }
      lines[index].name = nil
    }
  }

  /// `Title: Sure? → Leave the call?`, where all lines that name a part have one arrow.
  private mutating func hideBeforeArrows(_ teller: LanguageTeller) {
    let labelled = lines.filter(\.isPart)
    let sides = labelled.compactMap { PastedText.sides($0.copy, text) }
    guard sides.count > 1, sides.count == labelled.count, Set(labelled.map(\.rank)).count > 1,
      teller.two(sides.map(\.old), sides.map(\.new), in: text) == nil
    else { return }
    hidden += zip(labelled, sides).map { $0.copy.lowerBound..<$1.arrow.end }
  }

  // MARK: Lines below each other

  private mutating func hideByNames() {
    let named = lines.indices.filter { lines[$0].name != nil }
    let pairs = zip(named, named.dropFirst()).filter { arePair($0, $1) }
    for index in Set(pairs.flatMap { [$0, $1] }).sorted() {
      guard let name = lines[index].name else { continue }
      let end = named.first { $0 > index } ?? lines.count
      let isFirst = pairs.contains { $0.0 == index }
      switch (name.side, name.isAlone) {
      case (.former, true): keepBelow(index, end)
      case (.former, false): hide(from: index, to: isFirst ? end : nil)
      case (.latter, true): break
      case (.latter, false): hideSign(at: index)
      }
      if name.isAlone, !name.isHead { hidden.append(lines[index].content) }
    }
  }

  /// Whether one of two names that follow each other is that of an old wording, and the other that of the new one.
  private func arePair(_ index: Int, _ other: Int) -> Bool {
    guard let name = lines[index].name, let next = lines[other].name, name.side != next.side,
      name.isAlone == next.isAlone,
      name.part == next.part
    else { return false }
    return !name.isAlone || holdsLines(below: index) && holdsLines(below: other)
  }

  private func holdsLines(below index: Int) -> Bool {
    lines[(index + 1)...].first { !$0.content.isEmpty }.map { $0.name?.isAlone != true } ?? false
  }

  private mutating func keepBelow(_ index: Int, _ end: Int) {
    guard index + 1 < end else { return }
    formers.append(lines[index + 1].content.lowerBound..<lines[end - 1].content.upperBound)
  }

  /// Hides an old wording with the lines that it goes on in: those up to the new one, or else plain ones.
  private mutating func hide(from index: Int, to end: Int?) {
    hidden.append(lines[index].content)
    for line in lines[(index + 1)..<(end ?? lines.count)] {
      if line.content.isEmpty || !line.isPlain { return }
      hidden.append(line.content)
    }
  }

  /// Hides what says that a wording is new, where a part is named before it, above it, or within it.
  private mutating func hideSign(at index: Int) {
    guard let name = lines[index].name else { return }
    if let sign = name.sign { return hidden.append(sign) }
    let above = lines[..<index].last { line in
      !line.content.isEmpty && !hidden.contains { $0.contains(line.content.lowerBound) }
    }
    let isNamed = above?.isBareLabel == true || FormerLine(text, name.value).isLabelOrRow
    if isNamed || !name.isHead { hideSign(lines[index].content.lowerBound..<name.value.lowerBound, breaks: true) }
  }

  private mutating func hideSign(_ sign: Range<Int>, breaks isLine: Bool) {
    hidden.append(sign)
    if isLine, !sign.isEmpty { breaks.append(sign.upperBound - 1) }
  }
}
