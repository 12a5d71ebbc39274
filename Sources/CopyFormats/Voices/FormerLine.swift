import CopyModel

/// A line of wordings side by side, and what it says of which wording it is: `Before: …`, `New title: …`, “Old copy”.
struct FormerLine {
  enum Side { case former, latter }

  struct Name {
    let side: Side
    let words: Range<Int>
    /// What stands behind it; empty for a name alone.
    let value: Range<Int>
    /// The words that say so beside the name of a part: “New” of `New title: …`.
    var sign: Range<Int>?
    /// The part that is named beside them.
    var part: CopyLabel?
    /// Whether readers know it as the name of a text by itself.
    let isHead: Bool
    var isAlone: Bool { value.isEmpty }
  }

  let content: Range<Int>
  var name: Name?
  /// Of the name of a part what stands behind it.
  private(set) var copy: Range<Int>
  private(set) var rank: Int?
  /// Whether nothing is said of the line by any sign in it.
  private(set) var isPlain = false
  /// Whether the name of a part stands there, and its copy below.
  private(set) var isBareLabel = false
  private(set) var isLabelOrRow = false
  /// The wording behind the name of a part: `Title: Before: …`.
  private(set) var nested: (content: Range<Int>, name: Name)?

  var isPart: Bool { rank != nil && !copy.isEmpty }

  init(_ text: Bytes, _ whole: Range<Int>) {
    content = CopyMarks(text).trimmedLines(whole)
    copy = content
    if content.isEmpty { return }
    let line = CopyLine(text, content)
    copy = line.copy
    name = Self.name(of: line, text)
    isPlain = line.kind == .text && !line.isBullet && name == nil
    switch line.kind {
    case .label(let label?) where label.isPart && name == nil:
      rank = label.rank
      (isBareLabel, isLabelOrRow) = (copy.isEmpty, true)
      if !copy.isEmpty, let inner = Self.name(of: CopyLine(text, copy), text), inner.side == .former, !inner.isAlone {
        nested = (copy, inner)
      }
    case .bareLabel: isBareLabel = name == nil
    case .buttons(isSure: true): isLabelOrRow = true
    default: break
    }
  }

  private static func name(of line: CopyLine, _ text: Bytes) -> Name? {
    let (marks, most) = (CopyMarks(text), 40)
    if !line.words.isEmpty, let name = name(line.words, marks.withQuotes(line.copy, in: line.content), text) {
      return name
    }
    switch line.kind {
    case .text, .heading, .remark, .label(nil), .buttons(isSure: true): break
    default: return nil
    }
    var words = line.kind == .heading || line.buttons.count == 1 ? line.copy : line.whole
    if line.buttons.count == 1 { words = line.buttons[0] }
    words = marks.withoutColon(marks.bared(marks.withoutColon(words)))
    guard (1...most).contains(words.count) else { return nil }
    return name(words, words.upperBound..<words.upperBound, text)
  }

  private static func name(_ words: Range<Int>, _ value: Range<Int>, _ text: Bytes) -> Name? {
    let label = CopyLabel(text.slice(words))
    if let side = side(of: words, text) {
      return Name(side: side, words: words, value: value, isHead: label == .text || label == .option)
    }
    let marks = CopyMarks(text)
    for gap in words.dropFirst().dropLast() where " (-–—/".utf8.contains(text[gap]) {
      let sides = (marks.withoutBrackets(words.lowerBound..<gap), marks.withoutBrackets(gap + 1..<words.upperBound))
      for (sign, rest) in [sides, (sides.1, sides.0)] {
        guard let side = side(of: sign, text), let part = CopyLabel(text.slice(rest)), part.isPart else { continue }
        let all =
          sign.lowerBound < rest.lowerBound ? words.lowerBound..<rest.lowerBound : rest.upperBound..<words.upperBound
        return Name(side: side, words: words, value: value, sign: all, part: part, isHead: false)
      }
    }
    return nil
  }

  private static func side(of words: Range<Int>, _ text: Bytes) -> Side? {
    if CopyLabel.headsFormer(text.slice(words)) { return .former }
    return CopyLabel.headsLatter(text.slice(words)) ? .latter : nil
  }

  /// The name of a new wording before a colon within `range`, and what follows it.
  static func latter(in range: Range<Int>, _ text: Bytes) -> Name? {
    let (marks, longest) = (CopyMarks(text), 30)
    for colon in range where marks.colonLength(at: colon, limit: range.upperBound) > 0 {
      let before = max(range.lowerBound, colon - longest)..<colon
      let starts = before.filter { $0 > range.lowerBound && !isBlank(text[$0]) && isBlank(text[$0 - 1]) }
      for start in starts {
        let words = marks.withoutBrackets(start..<colon)
        let value = marks.trimmed(colon + marks.colonLength(at: colon, limit: range.upperBound)..<range.upperBound)
        if !value.isEmpty, side(of: words, text) == .latter {
          return Name(side: .latter, words: start..<colon, value: value, isHead: CopyLabel(text.slice(words)) == .text)
        }
      }
    }
    return nil
  }
}

extension CopyMarks {
  /// `range` with the quotation marks around it.
  fileprivate func withQuotes(_ range: Range<Int>, in line: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let outer = quotations(in: line).first { $0.inner == range }?.outer
    return outer ?? range
  }
}
