package import CopyModel

/// The lines of a text, and whether they have a shape that people paste: labels in bold, rows of buttons, tables.
///
/// Lines by themselves, and blocks of `Title:`, `Message:`, and `Buttons:` alone, are read by `PlainTextReader`.
package struct PastedText {
  let text: Bytes
  let lines: [CopyLine]
  let teller: LanguageTeller
  /// Whether labels alone on their lines name what follows.
  let hasBareLabels: Bool
  /// Whether lines are labelled by their languages.
  let hasLanguages: Bool
  /// Whether some of the lines are labelled by what they are, so that an unknown word before a colon is a label as well.
  let knowsLabels: Bool
  /// Whether all lines are points of a list, below a line that announces them or not.
  let isList: Bool
  /// Whether all lines but rows of buttons stand in quotation marks, which are then none of the copy’s own.
  let areQuoted: Bool
  /// Whether some lines stand in quotation marks and others don’t, so that these are words about them.
  let marksQuotes: Bool
  /// Whether a greeting or the names of who writes show that copy stands among other words, which are none.
  let isTalk: Bool
  /// Whether somebody typed or pasted the text, and no file has it.
  let isTyped: Bool
  /// Whether nothing but their form makes alerts of the lines.
  let isGuess: Bool
  /// Whether parts of alerts are labelled, so that lines beside them may be no copy.
  let hasParts: Bool
  /// Whether labels, rows of buttons, tables, or quotation marks say what is copy, so that lines without any are words about it.
  private(set) var marksCopy = false
  /// Names of a program, each with its text; empty where the text is anything else.
  let pairs: [PastedPairs.Pair]

  /// - Parameter isTyped: whether somebody typed or pasted the text, and no file has it: then other words may stand around the copy.
  /// - Parameter teller: what knows languages by their words.
  init(_ text: Bytes, isTyped: Bool = true, teller: LanguageTeller = .ofLetters) {
    (self.text, self.isTyped, self.teller) = (text, isTyped, teller)
    var (cursor, lines) = (LineCursor(text), [CopyLine]())
    while let line = cursor.next() { Self.add(CopyLine(text, line), to: &lines, text) }
    lines = Self.belowHeadings(lines)
    if isTyped {
      lines = Self.bilingual(lines, text, teller)
      lines = Self.paired(Self.tagged(Self.columned(lines, text), text), text)
      lines = Self.quotedRows(Self.stretched(Self.unwrapped(lines, text), text), text)
    }
    lines = Self.labelled(Self.withSections(Self.withButtons(lines, text)), text)
    if isTyped { lines = Self.withVariants(Self.withLayers(lines, text), text) }
    let isTalk = Self.isTalk(lines, text)
    if isTyped { lines = Self.withTranslations(Self.headed(lines, text), text) }
    let framed = Self.framed(lines, text)
    pairs = PastedPairs(text, framed ?? lines)?.pairs ?? []
    (lines, isGuess) = (framed ?? lines, framed != nil && pairs.isEmpty)
    self.lines = lines
    knowsLabels = Self.knowsLabels(lines)
    isList = Self.isList(lines, text)
    areQuoted = Self.areQuoted(lines, text)
    marksQuotes = !areQuoted && Self.marksQuotes(lines, text)
    self.isTalk = isTalk
    isTicket = lines.contains { $0.kind == .rule && text[$0.content].first == UInt8(ascii: "{") }
    let ranks = lines.compactMap { if case .label(let label?) = $0.kind { label.rank } else { nil } }
    hasParts = isTicket || Set(ranks).count > 1
    hasBareLabels = Self.hasBareLabels(lines)
    var tags: Set<LocaleTag> = []
    for line in lines {
      if case .language(let tag) = line.kind { tags.insert(tag) }
      if let tag = line.language { tags.insert(tag) }
    }
    hasLanguages = tags.count > 1
    marksCopy =
      hasParts || hasBareLabels || hasLanguages || hasTable || marksQuotes || hasManyNames
      || hasRow && !isGuess && !hasSeries
  }

  /// A name in brackets above names that are given texts begins a part of a file of settings: `[sync]`, `title = "…"`.
  private static func withSections(_ lines: [CopyLine]) -> [CopyLine] {
    guard lines.contains(where: \.hasEqual) else { return lines }
    var read = lines
    for index in lines.indices.dropLast() where lines[index + 1].hasEqual && lines[index].buttons.count == 1 {
      (read[index].kind, read[index].buttons) = (.rule, [])
    }
    return read
  }

  /// A title and another part, each with copy behind it.
  private static func hasBareLabels(_ lines: [CopyLine]) -> Bool {
    let shown = lines.count > 1 ? lines.filter { $0.kind != .blank } : []
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
      || hasBullettedButtons || hasNamedLines || isList || hasPoints || areQuoted || hasRemarks || isDecorated
      || isTicket || hasOptions || marksQuotes || lines.contains(where: \.isHead) || hasSections
      || lines.contains(where: \.isWrapped) || isTyped && (isMarkedUp || isLabelledByMarks)
  }

  /// Whether a part is named in bold, in brackets, or before an arrow.
  private var isLabelledByMarks: Bool {
    lines.contains {
      if case .label(let label?) = $0.kind { label.isPart && !$0.hasPlainLabel && !$0.copy.isEmpty } else { false }
    }
  }

  /// Whether a bullet, a mark of quotation, or emphasis stands around a whole line.
  private var isMarkedUp: Bool { lines.contains { $0.kind == .text && $0.buttons.isEmpty && $0.copy != $0.content } }

  package static let talkTold = "; the words around them taken as a letter or chat"

  /// What the text is, and what tells, for the people whose text it is; whether some of its lines were left out.
  func description(hasAsides: Bool = false) -> String {
    if !pairs.isEmpty { return "names and texts of a program" }
    let unknown = lines.filter { $0.kind == .label(nil) }.map { "“\(text.slice($0.words).text)”" }
    let remarks = lines.filter { $0.kind == .remark && CopyLabel(text.slice($0.words)) == .comment }.map {
      "“\(text.slice($0.words).text)”"
    }
    let parts =
      hasTable
      ? "a table"
      : hasLanguages
        ? "lines labelled by language"
        : hasNamedLines
          ? "labelled lines"
          : isGuess
            ? "alerts, by the form of their lines"
            : isList && !knowsLabels ? "points of a list" : isLoose ? "lines" : "parts of alerts and notifications"
    let talk =
      isTalk || hasAsides || lines.contains(where: \.isTalk) ? Self.talkTold : ""
    let aside = remarks.isEmpty ? talk : "; \(remarks.prefix(3).joined(separator: ", ")) taken as a remark\(talk)"
    let rest =
      unknown.isEmpty
      ? "" : "; \(unknown.prefix(3).joined(separator: ", ")) \(unknown.count > 1 ? "name" : "names") no part"
    return "\(parts)\(hasButtonsBehindText && !isGuess ? ", by the row of buttons" : "")\(rest)\(aside)"
  }

  /// Whether nothing tells more than that the lines are pasted.
  private var isLoose: Bool { !knowsLabels && !hasBareLabels && !hasButtonsBehindText && !hasBullettedButtons }

  /// Whether a part of an alert is named at the start of nearly each line, and what follows is no text of a program.
  package static func isLabelled(_ text: Bytes) -> Bool {
    var (cursor, ranks, labelled, others) = (LineCursor(text), Set<Int>(), 0, 0)
    while let line = cursor.next() {
      let read = CopyLine(text, line)
      if case .label(let label?) = read.kind, read.indent == 0, !read.hasEqual,
        read.copy.isEmpty || read.copy.lowerBound == 0
          || text[read.copy.lowerBound - 1] != UInt8(ascii: "\"") && text[read.copy].last != UInt8(ascii: ",")
      {
        ranks.insert(label.rank)
        labelled += 1
      } else if read.kind != .blank {
        others += 1
      }
    }
    return ranks.count > 1 && labelled > 2 * others
  }

  /// Whether rows stand between bars, with a line of hyphens below the first.
  var hasTable: Bool { lines.indices.contains { isTable(at: $0) } }

  var hasButtonsBehindText: Bool {
    var texts = 0
    for (index, line) in lines.enumerated() {
      let isApart = index > 0 && lines[index - 1].kind == .blank
      switch line.kind {
      case .buttons(let isSure) where texts > 0 && (isSure || texts < 4 && (isApart || isRow(line, at: index))):
        return true
      case .buttons(isSure: true) where line.buttons.count > 1: return true
      case .text where !line.buttons.isEmpty: return true
      case .blank, .rule: break
      default: texts += 1
      }
    }
    return false
  }

  /// Whether the last line is a row of buttons though no blank line stands before it: bars tell, and so do answers.
  func isRow(_ line: CopyLine, at index: Int) -> Bool {
    guard !lines[(index + 1)...].contains(where: { $0.kind != .blank }) else { return false }
    return text[line.whole].contains(UInt8(ascii: "|"))
      || line.buttons.contains { CopyLabel.isAnswer(text.slice(firstWord(of: $0))) }
  }

  /// “No” of “No, keep it”; else all of it.
  private func firstWord(of button: Range<Int>) -> Range<Int> {
    text[button].firstIndex(of: UInt8(ascii: ",")).map { button.lowerBound..<$0 } ?? button
  }

  /// Whether labels stand in another form than that of plain blocks, or one does that may be nothing else.
  private var hasLooseLabels: Bool {
    var (ranks, isLoose, shown, labelled) = (Set<Int>(), false, 0, 0)
    for line in lines where line.kind != .blank {
      shown += 1
      if line.isBullet, !ranks.isEmpty { isLoose = true }
      guard case .label(let label?) = line.kind else { continue }
      ranks.insert(label.rank)
      labelled += 1
      if !line.hasPlainLabel || BlockLabel(text.slice(line.words)) == nil || hasParts(line, label) { isLoose = true }
      // “Buttons: Cancel, Delete” alone below a text
      if label.isButton, labelled == 1, shown > 1 { isLoose = true }
    }
    return isLoose && (ranks.count > 1 || !ranks.isEmpty && (shown <= 3 || 2 * labelled >= shown))
  }

  /// Whether each line has a label, and some of these name strings by themselves; two of them do among other lines.
  var hasNamedLines: Bool {
    var (names, others, lonely) = (0, 0, 0)
    for line in lines {
      switch line.kind {
      case .named(let role): names += role == .alertTitle && (line.hasPlainLabel || !isTyped) ? 0 : 1
      case .label(.option?): lonely += 1
      case .blank, .remark, .label: break
      default: others += 1
      }
    }
    return names > 0 && (others == 0 || names > 1) || lonely > 1
  }

  private static func knowsLabels(_ lines: [CopyLine]) -> Bool {
    lines.contains { line in
      switch line.kind {
      case .label(_?), .named, .language: true
      default: false
      }
    }
  }

  private static func isList(_ lines: [CopyLine], _ text: Bytes) -> Bool {
    let shown = lines.count > 1 ? lines.filter { $0.kind != .blank } : []
    let points = shown.first.map { !$0.isBullet && text[$0.whole].last == UInt8(ascii: ":") } == true ? 1 : 0
    return shown.count > points + 1 && shown.dropFirst(points).allSatisfy(\.isBullet)
  }

  /// Whether points of a list stand among other lines.
  var hasPoints: Bool { lines.count { $0.isBullet && $0.kind == .text } > 1 }

  /// Whether quotations are fenced off as tickets have it.
  let isTicket: Bool

  /// Whether marks of chats and screens stand around lines.
  private var isDecorated: Bool { lines.contains { $0.isDecorated || $0.kind == .banner } }

  /// Whether lines tell who wrote what is pasted, or announce it.
  private var hasRemarks: Bool {
    lines.contains { $0.kind == .remark && $0.words.isEmpty }
      && (lines.contains { $0.kind != .remark && $0.kind != .blank } || lines.contains(where: \.isTalk))
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
