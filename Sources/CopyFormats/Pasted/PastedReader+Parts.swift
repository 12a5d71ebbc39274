import CopyModel

/// Parts of alerts that are told by what stands around them.
extension PastedReader {
  /// The bullets below a heading that say what buttons do.
  func bulletedButtons() -> [CopyLine]? {
    let bullets = Array(pending.reversed().prefix { $0.isBullet }.reversed())
    let longest = 24
    guard pending.first?.kind == .heading, (1...3).contains(bullets.count), bullets.count < pending.count,
      bullets.allSatisfy({ $0.copy.count <= longest }), saysWhat(bullets.count)
    else { return nil }
    return bullets
  }

  /// “[Push]” above the parts of one.
  func namesNotice(_ line: CopyLine) -> Bool {
    CopyLabel.isNotice(pasted.text.slice(line.buttons.first ?? line.copy))
  }

  mutating func beginPending(_ line: CopyLine) {
    close()
    pending = [line]
  }

  /// A rule parts nothing but lines of the same text; a fence ends all that stands within.
  mutating func endPart(at line: CopyLine) {
    if CopyMarks(pasted.text).isFence(line.whole) {
      closeGroup()
    } else if !group.isWaiting {
      group.endPart()
    }
  }

  /// Whether a title follows the line, so that it says what is to come: `[Push] Low tide`.
  func announces(at index: Int) -> Bool {
    guard !group.isOpen, index + 1 < pasted.lines.count, case .label(let label?) = pasted.lines[index + 1].kind else {
      return false
    }
    return label.rank == 0
  }

  /// Whether a line that is only called text stands below a title, and above buttons.
  func isMessage(_ line: CopyLine, at index: Int) -> Bool {
    guard CopyLabel(pasted.text.slice(line.words)) == .text, !followsBlank, index + 1 < pasted.lines.count,
      group.isOpen ? group.isTitleAlone : isNamedPending
    else { return false }
    switch pasted.lines[index + 1].kind {
    case .label(let label?): return label.isButton && label != .option
    case .buttons: return true
    default: return false
    }
  }

  mutating func addMessage(_ line: CopyLine) {
    if group.isOpen { return begin(.message, line) }
    var text = line
    text.kind = .text
    pending.append(text)
  }

  /// Whether a heading says that what follows are the buttons of the lines above it.
  func isAnsweredBelow(_ label: CopyLabel) -> Bool {
    label.isButton && !group.isOpen && (1...3).contains(pending.count { $0.kind == .text })
  }

  mutating func beginButtons(_ label: CopyLabel, _ line: CopyLine) {
    makeAlert(of: pending.filter { $0.kind == .text })
    group.begin(label, indent: line.indent, isNewParagraph: false)
  }

  private var isNamedPending: Bool {
    if case .named? = pending.first?.kind { true } else { false }
  }

  /// `Alert: “The disk is full.”` right above a message, which no other title stands above; whether it is the title.
  mutating func takesAlertAsTitle() -> Bool {
    guard pending.count == 1, pending[0].kind == .named(.alertTitle), !followsBlank,
      pasted.text[pending[0].copy].first?.isASCIIUpper == true
    else { return false }
    let line = pending[0]
    pending = []
    group.begin(.title, indent: line.indent, isNewParagraph: false)
    group.add(line.copy)
    return true
  }

  /// Whether the lines at hand are an alert that buttons follow: its title is named, or, among other words, all stand in
  /// quotation marks.
  var isAlertPending: Bool {
    if isNamedPending { return true }
    if (1...3).contains(pending.count), let last = pending.last, !last.isBullet, !last.isHead, last.kind == .text,
      pending.count > 1 || text(last).last == UInt8(ascii: "?")
    {
      return true
    }
    let quoted = pending.filter { $0.copy != $0.whole && CopyMarks(pasted.text).unquoted($0.whole) == $0.copy }
    guard pasted.isTalk, !quoted.isEmpty else { return false }
    return pending.suffix(quoted.count).allSatisfy { $0.copy != $0.whole }
  }

  /// The lines of an alert above its buttons: those right above them, where these are a title and what it says; what stands
  /// before is left out.
  mutating func linesOfAlert(above buttons: CopyLine) -> [CopyLine] {
    // What is quoted answers what is quoted.
    if buttons.isCited, let last = pending.last, last.isCited,
      let start = pending.lastIndex(where: { !$0.isCited })
    {
      for line in pending[...start] { addLine(line) }
      return Array(pending[(start + 1)...])
    }
    // A heading, or a point that stands alone, is no title of a question.
    if let head = pending.first, pending.count > 1, asks(pending[1]),
      head.kind == .heading ? pasted.hasSections : head.isBullet && !pending[1].isBullet
    {
      return Array(pending.dropFirst())
    }
    guard !followsBlank, let start = pending.lastIndex(where: \.startsParagraph), pending.count - start > 1 else {
      return pending
    }
    for line in pending[..<start] { addLine(line) }
    return Array(pending[start...])
  }

  /// Whether a question stands there, which no heading above it is the title of.
  private func asks(_ line: CopyLine) -> Bool { text(line).hasSuffix("?") || text(line).hasSuffix("？") }

  /// Whether another line follows the one at `index` at once.
  func goesOn(behind index: Int) -> Bool {
    index + 1 < pasted.lines.count && pasted.lines[index + 1].kind != .blank
  }

  /// Whether a wording is short enough for a button, below the other parts of an alert.
  func isButton(_ line: CopyLine) -> Bool {
    let longest = 28
    guard let last = pasted.text[line.copy].last, line.copy.count <= longest else { return false }
    return (group.isOpen || !pending.isEmpty) && !".!?".utf8.contains(last)
  }

  /// Whether a question, or a text below the heading, says what the points at the end answer: else they are those of a list.
  func saysWhat(_ bullets: Int) -> Bool {
    let above = pending.dropLast(bullets)
    return above.count > 1 || above.contains { pasted.text[$0.whole].last == UInt8(ascii: "?") }
      || pending.suffix(bullets).contains { CopyLabel.isAnswer(pasted.text.slice($0.copy)) }
  }

  /// Whether one button stands below the name of a screen and no question: it goes on to the next, and answers nothing.
  func isOnScreen(_ line: CopyLine) -> Bool {
    guard line.buttons.count == 1, let head = pending.first(where: { $0.kind == .heading }) else { return false }
    return CopyLabel.namesFrame(pasted.text.slice(head.copy))
      && !pending.contains { $0.kind == .text && pasted.text[$0.whole].last == UInt8(ascii: "?") }
  }

  /// Whether two lines stand below the name of a wording, where words above speak of notifications.
  var isWordingOfNotification: Bool {
    guard pending.count == 3, pending[0].kind == .heading, pending.dropFirst().allSatisfy({ $0.kind == .text }) else {
      return false
    }
    let head = pasted.text.slice(pending[0].copy)
    return CopyLabel(head) == .option && pasted.speaksOfNotifications
      || pending[0].isHead && CopyLabel.namesNotification(head)
  }

  mutating func makeNotification() {
    for (line, label) in zip(pending.dropFirst(), [CopyLabel.notificationTitle, .notificationBody]) {
      group.begin(label, indent: line.indent, isNewParagraph: false)
      group.add(line.copy)
    }
    pending = []
    closeGroup()
  }

  /// Reads the lines below the head of a notification as its title and body, or as its body alone.
  mutating func readBanner(at index: Int) -> Int {
    close()
    var end = index + 1
    while end < pasted.lines.count, pasted.lines[end].kind == .text { end += 1 }
    let lines = pasted.lines[(index + 1)..<end]
    for (number, line) in lines.enumerated() {
      if number == 0, lines.count > 1 {
        group.begin(.notificationTitle, indent: line.indent, isNewParagraph: false)
      } else if number < 2 {
        group.begin(.notificationBody, indent: line.indent, isNewParagraph: false)
      }
      group.add(line.copy)
    }
    closeGroup()
    followsBlank = true
    return end
  }

  /// Whether something about a button stands beside its title, which would be said of another if they changed places:
  /// `Remove (destructive)`, `~~Go~~ Remove`.
  func haveRemarks(_ entries: Range<Int>) -> Bool {
    let (text, marks) = (pasted.text, CopyMarks(pasted.text))
    return builder.catalog.entries[entries].contains { entry in
      guard entry.role == .button || entry.role == .notificationAction else { return false }
      let behind = text[entry.raw.upperBound...].first { !marks.isSpace($0) }
      let before = text[..<entry.raw.lowerBound].last { !marks.isSpace($0) }
      return behind == UInt8(ascii: "(") && before != UInt8(ascii: "(") || before == UInt8(ascii: "~")
    }
  }

  /// “Action sheet”
  func namesSheet(_ line: CopyLine) -> Bool { CopyLabel.isSheet(pasted.text.slice(line.copy)) }
}
