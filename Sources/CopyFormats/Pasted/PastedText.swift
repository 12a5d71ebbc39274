import CopyModel

/// The lines of a text, and whether they have a shape that people paste: labels in bold, rows of buttons, tables.
///
/// Lines by themselves, and blocks of `Title:`, `Message:`, and `Buttons:` alone, are read by `PlainTextReader`.
struct PastedText {
  let text: Bytes
  let lines: [CopyLine]
  /// Whether labels alone on their lines name what follows.
  let hasBareLabels: Bool
  /// Whether lines are labelled by their languages.
  let hasLanguages: Bool
  /// Names of a program, each with its text; empty where the text is anything else.
  let pairs: [(key: Range<Int>, value: Range<Int>)]

  init(_ text: Bytes) {
    self.text = text
    var (cursor, lines) = (LineCursor(text), [CopyLine]())
    while let line = cursor.next() { lines.append(CopyLine(text, line)) }
    self.lines = lines
    pairs = PastedPairs(text, lines)?.pairs ?? []
    hasBareLabels = Self.hasBareLabels(lines)
    var tags: Set<LocaleTag> = []
    for case .language(let tag) in lines.lazy.map(\.kind) { tags.insert(tag) }
    hasLanguages = tags.count > 1
  }

  /// A title and another part, each with copy behind it.
  private static func hasBareLabels(_ lines: [CopyLine]) -> Bool {
    let shown = lines.filter { $0.kind != .blank }
    var ranks: Set<Int> = []
    for (line, next) in zip(shown, shown.dropFirst()) {
      guard case .bareLabel(let label) = line.kind else { continue }
      if case .bareLabel = next.kind { return false }
      ranks.insert(label.rank)
    }
    return ranks.contains(0) && ranks.count > 1
  }

  /// Whether the shape is one that people paste.
  var isPasted: Bool {
    !pairs.isEmpty || hasLanguages || hasBareLabels || hasTable || hasButtonsBehindText || hasLooseLabels
      || hasBullettedButtons
      || hasNamedLines
  }

  /// What the text is, and what tells, for the people whose text it is.
  var description: String {
    if !pairs.isEmpty { return "names and texts of a program" }
    let unknown = lines.filter { $0.kind == .label(nil) }.map { "“\(text.slice($0.words).text)”" }
    let remarks = lines.filter { $0.kind == .remark && CopyLabel(text.slice($0.words)) == .comment }.map {
      "“\(text.slice($0.words).text)”"
    }
    let parts =
      hasTable
      ? "a table"
      : hasLanguages
        ? "lines labelled by language" : hasNamedLines ? "labelled lines" : "parts of alerts and notifications"
    let aside = remarks.isEmpty ? "" : "; \(remarks.prefix(3).joined(separator: ", ")) taken as a remark"
    let rest =
      unknown.isEmpty
      ? "" : "; \(unknown.prefix(3).joined(separator: ", ")) \(unknown.count > 1 ? "name" : "names") no part"
    return "\(parts)\(hasButtonsBehindText ? ", by the row of buttons" : "")\(rest)\(aside)"
  }

  /// Whether rows stand between bars, with a line of hyphens below the first.
  private var hasTable: Bool { lines.indices.contains { isTable(at: $0) } }

  /// Whether a table of Markdown begins at the line.
  func isTable(at index: Int) -> Bool {
    guard index + 1 < lines.count, text[lines[index].whole].contains(UInt8(ascii: "|")) else { return false }
    let below = text[lines[index + 1].whole]
    let signs: Set<UInt8> = [UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), 9]
    return below.count >= 3 && below.contains(UInt8(ascii: "-")) && below.contains(UInt8(ascii: "|"))
      && below.allSatisfy(signs.contains)
  }

  private var hasButtonsBehindText: Bool {
    var texts = 0
    for (index, line) in lines.enumerated() {
      let isApart = index > 0 && lines[index - 1].kind == .blank
      switch line.kind {
      case .buttons(let isSure) where texts > 0 && (isSure || isApart && texts < 4): return true
      case .text where !line.buttons.isEmpty: return true
      case .blank, .rule: break
      default: texts += 1
      }
    }
    return false
  }

  /// Whether labels stand in another form than that of plain blocks, or one does that may be nothing else.
  private var hasLooseLabels: Bool {
    var (ranks, isLoose, shown) = (Set<Int>(), false, 0)
    for line in lines where line.kind != .blank {
      shown += 1
      if line.isBullet, !ranks.isEmpty { isLoose = true }
      guard case .label(let label?) = line.kind else { continue }
      ranks.insert(label.rank)
      if !line.hasPlainLabel || BlockLabel(text.slice(line.words)) == nil || hasParts(line, label) { isLoose = true }
    }
    return isLoose && (ranks.count > 1 || !ranks.isEmpty && shown <= 3)
  }

  /// Whether each line has a label, and some of these name strings by themselves.
  private var hasNamedLines: Bool {
    var hasNames = false
    return lines.allSatisfy { line in
      switch line.kind {
      case .named(let role):
        hasNames = hasNames || role != .alertTitle
        return true
      case .blank, .remark, .label: return true
      default: return false
      }
    } && hasNames
  }

  /// `Buttons: Cancel / Delete`
  private func hasParts(_ line: CopyLine, _ label: CopyLabel) -> Bool {
    label.isButton && CopyMarks(text).parts(of: line.copy, isList: label.isList) != nil
  }

  /// A heading, and short bullets at the end.
  private var hasBullettedButtons: Bool {
    guard let last = lines.last(where: { $0.kind != .blank }) else { return false }
    return last.isBullet && lines.contains { $0.kind == .heading }
  }
}
