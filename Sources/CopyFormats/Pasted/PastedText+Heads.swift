import CopyModel

/// What stands above copy and names it: screens, versions, wordings. None of it is copy.
extension PastedText {
  /// The lines with those marked that are names of what stands below them.
  static func headed(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    guard lines.count > 1 else { return lines }
    var read = lines
    let end = lines.lastIndex { $0.kind != .blank } ?? 0
    let heads = lines[..<end].indices.filter { mayBeHead(at: $0, in: lines) }
    let names = heads.map { CopyMarks(text).numbered(bare(lines[$0], text)) }
    let counts = Dictionary(grouping: names.compactMap(\.self), by: \.self).mapValues(\.count)
    let loud = Set(heads.filter { isLoud(lines[$0], text) })
    let versions = Set(heads.filter { isVersion(lines[$0], text) })
    for index in numberedHeads(lines, text) {
      (read[index].kind, read[index].copy, read[index].buttons) = (.heading, read[index].whole, [])
      (read[index].isHead, read[index].isBullet) = (true, false)
    }
    for (index, name) in zip(heads, names) {
      let isSeries = name.flatMap { counts[$0] } ?? 0 > 1
      let isOne = versions.count > 1 && versions.contains(index)
      let isScreen = namesScreen(bare(lines[index], text), text) && hasShortName(lines[index], text)
      let isSection = loud.count > 1 && loud.contains(index) || isCaption(at: index, in: lines, text)
      guard isSeries && !isNext(to: index, name, in: lines, text) || isOne || isScreen || isSection else { continue }
      if read[index].kind != .heading { read[index].copy = read[index].whole }
      (read[index].kind, read[index].buttons, read[index].isHead) = (.heading, [], true)
    }
    return read
  }

  /// “Login screen”, “Frame 12 / Login”: a name, or a way that begins or ends with one.
  private static func namesScreen(_ words: Range<Int>, _ text: Bytes) -> Bool {
    let names = CopyMarks(text).parted(words) ?? [words]
    return names.contains { CopyLabel.namesFrame(text.slice($0)) }
  }

  /// Whether a rule parts the line from a question, as the caption of a window is.
  private static func isCaption(at index: Int, in lines: [CopyLine], _ text: Bytes) -> Bool {
    guard index + 2 < lines.count, lines[index + 1].kind == .rule, hasShortName(lines[index], text) else {
      return false
    }
    return lines[index + 2].kind == .text && text[lines[index + 2].whole].last == UInt8(ascii: "?")
  }

  /// “1) Leave group”, “2) Delete group”: paragraphs of their own, each above a question.
  private static func numberedHeads(_ lines: [CopyLine], _ text: Bytes) -> [Int] {
    let found = lines.indices.filter { index in
      let line = lines[index]
      guard line.isBullet, line.kind == .text, line.buttons.isEmpty, text[line.content].first?.isASCIIDigit == true,
        hasShortName(line, text), index + 2 < lines.count, index == 0 || lines[index - 1].kind == .blank
      else { return false }
      let next = lines[index + 2]
      return lines[index + 1].kind == .blank && !next.isBullet && next.kind == .text
        && text[next.whole].last == UInt8(ascii: "?")
    }
    return found.count > 1 ? found : []
  }

  /// Whether the line, which others follow, begins a paragraph.
  private static func mayBeHead(at index: Int, in lines: [CopyLine]) -> Bool {
    let line = lines[index]
    guard !line.isBullet, line.buttons.isEmpty || line.kind != .text else { return false }
    switch line.kind {
    case .text, .heading, .label(nil), .bareLabel(.option), .buttons(isSure: false): break
    case .remark where line.words.isEmpty && !line.isStamp: break
    default: return false
    }
    return index == 0 || lines[index - 1].kind == .blank || lines[index - 1].kind == .rule || lines[index - 1].isBullet
  }

  /// “Current”, “After”, “Option B”: one of several versions.
  private static func isVersion(_ line: CopyLine, _ text: Bytes) -> Bool {
    let label = CopyLabel(text.slice(bare(line, text)))
    return label == .text || label == .option
  }

  /// “ONBOARDING”: a name in capitals alone.
  private static func isLoud(_ line: CopyLine, _ text: Bytes) -> Bool {
    let letters = text[line.whole].filter(\.isASCIILetter)
    return letters.count > 3 && letters.allSatisfy(\.isASCIIUpper) && line.kind == .text && hasShortName(line, text)
  }

  /// Without the colon behind it.
  private static func bare(_ line: CopyLine, _ text: Bytes) -> Range<Int> {
    let (marks, whole) = (CopyMarks(text), line.kind == .heading ? line.copy : line.whole)
    return marks.bared(marks.withoutColon(whole))
  }

  /// Whether the line is no longer than names are, and no sentence.
  private static func hasShortName(_ line: CopyLine, _ text: Bytes) -> Bool {
    let longest = 40
    guard line.whole.count <= longest, let last = text[line.whole].last else { return false }
    return !".?!,;".utf8.contains(last)
  }

  /// Whether the next line has the same name, so that both are points of a list.
  private static func isNext(to index: Int, _ name: String?, in lines: [CopyLine], _ text: Bytes) -> Bool {
    let next = lines[(index + 1)...].first { $0.kind != .blank }
    return next.map { CopyMarks(text).numbered(bare($0, text)) == name } ?? true
  }
}

extension PastedText {
  /// Whether heads part the lines, so that all below any of them is copy where some of it is.
  var hasSeries: Bool { isTyped && lines.count(where: \.isHead) > 1 }

  /// Whether several headings part the lines of what somebody pasted.
  var hasSections: Bool { isTyped && lines.count { $0.kind == .heading } > 1 && lines.contains { $0.kind == .text } }
}

extension CopyMarks {
  func withoutColon(_ range: Range<Int>) -> Range<Int> {
    trimmed(range.dropLast(colonLength(endingAt: range.upperBound, from: range.lowerBound) ?? 0))
  }

  /// A short line with a sign for each number in it, or for the letter behind it, up to a colon or dash: `step # of #`; nil
  /// where there is neither.
  func numbered(_ line: Range<Int>) -> String? {
    let (longest, most) = (48, 5)
    if text[line].contains(UInt8(ascii: "/")), text[line].allSatisfy({ $0.isASCIIDigit || " /".utf8.contains($0) }) {
      return "#/#"
    }
    guard line.count <= longest, let first = text[line].first, !first.isASCIIDigit, let last = text[line].last,
      !".?!".utf8.contains(last)
    else { return nil }
    let end = line.first { offset in
      colonLength(at: offset, limit: line.upperBound) > 0 || arrow(at: offset, in: line) != nil
    }
    let words = text.slice(line.lowerBound..<(end ?? line.upperBound)).text.lowercased().split(separator: " ")
    guard (1...most).contains(words.count) else { return nil }
    // “Popup 1. Sign out”
    let number = words.firstIndex { $0.last == "." && $0.contains(where: \.isNumber) }
    var names = words.prefix((number ?? words.count) + 1).map(Self.withSigns)
    if words.count > 1, let letter = names.last, letter.utf8.count == 1 { names[names.count - 1] = "#" }
    let name = names.joined(separator: " ")
    return name.contains("#") ? name : nil
  }

  /// A word with one sign for each of its numbers.
  private static func withSigns(_ word: Substring) -> String {
    var name = ""
    for letter in word {
      let sign: Character = letter.isNumber ? "#" : letter
      if sign != "#" || name.last != "#" { name.append(sign) }
    }
    return name
  }
}
