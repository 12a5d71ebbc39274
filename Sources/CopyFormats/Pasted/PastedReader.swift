import CopyModel

/// Reads copy in the shapes that people paste into alerts, notifications, and lines by themselves.
///
/// Labels say what a part is. Without them a row of buttons makes an alert of the lines above it. What belongs to nothing is
/// a string by itself, and nothing that is read stops the rest.
struct PastedReader: ~Copyable {
  var builder: CatalogBuilder
  let pasted: PastedText
  var group = PastedGroup()
  /// Lines that may yet become parts of an alert.
  var pending: [CopyLine] = []
  /// Whether a line above said that what follows stands in something else than an alert.
  private var isElsewhere = false
  /// Whether the section is about an action sheet, or about a notification.
  private var isSheet = false, isNotice = false
  /// What the points below a line that announces them are: “File menu:”.
  private var announced = Role.unknown
  /// Strings by themselves that stand among the parts of the group at hand.
  var loose: [(line: CopyLine, role: Role)] = []
  /// How many of them stand before another part of it, as only copy does.
  var looseWithin = 0
  var languages: [(tag: LocaleTag, copy: Range<Int>, isBase: Bool)] = []
  var followsBlank = true
  /// Whether lines were left out as words about the copy.
  var hasAsides = false
  /// Parts of alerts that each stand in several languages.
  var translated: [TranslatedPart] = []

  init(_ pasted: PastedText, _ builder: consuming CatalogBuilder) {
    self.pasted = pasted
    self.builder = builder
  }

  consuming func finish() -> Catalog { builder.finish() }

  mutating func read() {
    if !pasted.pairs.isEmpty { return readPairs() }
    var index = 0
    while index < pasted.lines.count {
      if pasted.isTable(at: index) {
        close()
        index = readTable(at: index)
        continue
      }
      if pasted.lines[index].kind == .banner {
        index = readBanner(at: index)
        continue
      }
      read(pasted.lines[index], at: index)
      followsBlank = pasted.lines[index].kind == .blank
      index += 1
    }
    close()
    builder.catalog.shape =
      builder.catalog.entries.isEmpty ? "words about copy, and none" : pasted.description(hasAsides: hasAsides)
  }

  private mutating func readPairs() {
    builder.catalog.shape = pasted.description()
    if addAlerts(of: pasted.pairs) { return }
    for pair in pasted.pairs {
      var entry = Entry()
      let value = pair.value
      let name = pasted.text.slice(pair.key)
      entry.key = pair.path.isEmpty ? TextSlice(file: pair.key) : builder.store("\(pair.path).\(name.text)".utf8)
      // What stands for another character is no copy, so it is judged and never edited.
      if pasted.text[value].contains(UInt8(ascii: "\\")) { entry.flags = .isRecovered }
      builder.addLines([value], &entry)
    }
  }

  private mutating func read(_ line: CopyLine, at index: Int) {
    if pasted.hasLanguages, addTranslation(line) { return }
    if line.kind != .blank { addLanguages() }
    if line.kind != .blank, !line.isBullet, announced != .unknown {
      close()
      announced = .unknown
    }
    if pasted.marksQuotes, line.kind == .text, line.buttons.isEmpty, !PastedText.isQuoted(line, pasted.text) {
      hasAsides = true
    } else {
      readKind(of: line, at: index)
    }
  }

  private mutating func readKind(of line: CopyLine, at index: Int) {
    switch line.kind {
    case .rule where group.isOpen: endPart(at: line)
    case .blank, .rule, .banner: break
    case .bareLabel(let label) where line.isHeading && isAnsweredBelow(label): beginButtons(label, line)
    case .bareLabel where line.isHeading && !pasted.hasBareLabels: beginSection(line, at: index)
    case .heading: beginSection(line, at: index)
    case .label(.option?) where !isButton(line): add(line, as: .unknown)
    case .label(let label?): begin(label, line)
    case .bareLabel(let label) where pasted.hasBareLabels: begin(label, line)
    case .remark:
      if line.isStamp { close() }
      group.endPart()
      if !line.isStamp, line.words.isEmpty, case let role = announcedRole(line), role != .unknown {
        close()
        announced = role
      }
    case .named(.alertTitle) where !group.isOpen && goesOn(behind: index): beginPending(line)
    case .named(.notificationBody) where announces(at: index): beginPending(line)
    case .named(.alertTitle) where !line.hasPlainLabel && !group.isOpen && pending.isEmpty: add(line, as: .unknown)
    case .named(.unknown) where isMessage(line, at: index): addMessage(line)
    case .named(let role) where line.isGuess: addGuess(line, role)
    case .named(let role) where role != .alertTitle: add(line, as: role)
    case .buttons(isSure: true) where !group.isOpen && pending.isEmpty:
      for button in line.buttons { addEntry(CopyMarks(pasted.text).plainTitle(button).title, as: .button) }
    case .buttons(let isSure) where isButtons(line, isSure || pasted.isRow(line, at: index)): add(buttons: line)
    case .text where !line.buttons.isEmpty:
      addText(line)
      add(buttons: line)
    case .label(nil) where group.isOpen && !isDeeper(line):
      group.endPart()
      if !line.copy.isEmpty { loose.append((line, .unknown)) }
    default: addText(line)
    }
  }

  mutating func beginSection(_ line: CopyLine, at index: Int) {
    // “Screen 2” below “Onboarding”
    let words = pasted.text.slice(line.copy)
    let isInside = isElsewhere || pending.contains { CopyLabel.isElsewhere(pasted.text.slice($0.copy)) }
    close()
    isElsewhere = CopyLabel.isElsewhere(words) || isInside && line.isHead && CopyLabel.namesFrame(words)
    (isSheet, isNotice) = (namesSheet(line), namesNotice(line))
    // “Alert: sign out” is about the lines below.
    guard !names(line, .alertTitle) || !goesOn(behind: index) else { return }
    var heading = line
    heading.kind = .heading
    pending = [heading]
  }

  private func announcedRole(_ line: CopyLine) -> Role {
    let role = CopyLabel.role(pasted.text.slice(line.whole.dropLast())) ?? .unknown
    return role == .alertTitle || role == .alertMessage ? .unknown : role
  }

  private func isDeeper(_ line: CopyLine) -> Bool { line.indent > group.indent && !followsBlank }

  private func isButtons(_ line: CopyLine, _ isSure: Bool) -> Bool {
    if group.isOpen { return isSure }
    return isSure ? !pending.isEmpty : followsBlank && (1...3).contains(pending.count)
  }

  // MARK: Labelled parts

  mutating func begin(_ label: CopyLabel, _ line: CopyLine) {
    if group.isOpen, !group.takes(label, behindBlank: followsBlank) { closeGroup() }
    looseWithin = loose.count
    if !group.isOpen, label.isButton, label != .option, isAlertPending {
      makeAlert(of: pending)
    } else if !group.isOpen, label.rank == 1, takesAlertAsTitle() {
      return begin(label, line)
    } else if !group.isOpen {
      endPending(before: label)
    }
    group.begin(label, indent: line.indent, isNewParagraph: followsBlank)
    group.isBulleted = line.isBullet
    if CopyLabel.leadsElsewhere(pasted.text.slice(line.words)) { group.isElsewhere = true }
    if case .bareLabel = line.kind { return }
    if !line.copy.isEmpty { group.add(line.copy) }
  }

  private mutating func add(buttons line: CopyLine) {
    if !group.isOpen {
      let isOnScreen = isOnScreen(line)
      makeAlert(of: linesOfAlert(above: line))
      if isOnScreen { group.isElsewhere = true }
    }
    for button in line.buttons { group.add(button: button) }
    group.hasLines = group.hasLines || line.isStretched || line.buttons == [line.copy]
  }

  private mutating func addText(_ line: CopyLine) {
    let copy = CopyMarks(pasted.text).bared(line.whole)
    // “▸ Leaving” stands above the points of the next alert.
    // Where labels are points of a list, another point goes on with none of them.
    let isNext = group.isBulleted && !group.isWaiting && line.indent == group.indent
    if group.isOpen, line.isBullet, line.indent < group.indent || isNext { closeGroup() }
    if group.isOpen, !followsBlank || group.isWaiting || line.isOfMessage {
      // A row of buttons has ended its alert.
      if group.goesOn { return group.add(line.kind == .text ? copy : line.whole) }
    }
    if group.isOpen { closeGroup() }
    var text = line
    let isBare = pasted.areQuoted || pasted.marksQuotes || pasted.isTalk
    text.copy = isBare ? CopyMarks(pasted.text).unquoted(copy) : copy
    text.startsParagraph = followsBlank
    pending.append(text)
  }

  /// Makes the parts of an alert of lines without labels: the first of them is its title.
  mutating func makeAlert(of lines: [CopyLine]) {
    let (most, lines) = (5, lines.filter { !$0.isHead })
    var parts = lines.suffix(lines.count > most ? 2 : most)
    let others = lines.dropLast(parts.count)
    while parts.count > 1, let first = parts.first, stands(above: first) { parts = parts.dropFirst() }
    (group.isElsewhere, group.isSheet) = (isElsewhere, isSheet)
    for line in others { addLine(line) }
    pending = []
    for (index, line) in parts.enumerated() {
      if index < 2 {
        group.begin(index == 0 ? .title : .message, indent: line.indent, isNewParagraph: false)
      }
      group.add(line.copy)
    }
  }

  /// Whether the line says where the parts below stand, or greets: “Dialog 2 - Sign out”, “The copy:”.
  mutating func stands(above line: CopyLine) -> Bool {
    if CopyLabel.isElsewhere(pasted.text.slice(line.copy)) {
      isElsewhere = true
      return true
    }
    if namesSheet(line) {
      isSheet = true
      return true
    }
    let isSurface = CopyLabel.namesSurface(text(line)) || names(line, .alertTitle)
    if isSurface { (isElsewhere, isSheet) = (false, false) }
    return isSurface || text(line).last == UInt8(ascii: ":")
      || pasted.isTalk && PastedText.isGreeting(line, pasted.text)
  }

  // MARK: Ends

  mutating func close() {
    addLanguages()
    closeGroup()
    if isWordingOfNotification { return makeNotification() }
    if let bullets = bulletedButtons() {
      makeAlert(of: pending.dropLast(bullets.count))
      for bullet in bullets { group.add(button: bullet.copy) }
      closeGroup()
    }
    for line in pending { addLine(line, announced) }
    pending = []
  }

  /// Lines above a labelled part: what announces it is no copy.
  private mutating func endPending(before label: CopyLabel) {
    group.isElsewhere = pending.last.map { CopyLabel.isElsewhere(pasted.text.slice($0.copy)) } ?? isElsewhere
    group.isSheet = pending.last.map { namesSheet($0) } ?? isSheet
    group.isNotice = pending.last.map { namesNotice($0) } ?? isNotice
    for (index, line) in pending.enumerated() where line.kind != .heading {
      let isLast = index == pending.count - 1
      if isLast, label.rank == 0, !followsBlank || announces(line) { continue }
      if announces(line) && text(line).last == UInt8(ascii: ":") { continue }
      addLine(line)
    }
    pending = []
  }

  /// Whether the words before a colon name copy with `role`: `Alert: sign out`.
  private func names(_ line: CopyLine, _ role: Role) -> Bool {
    let (text, marks) = (pasted.text, CopyMarks(pasted.text))
    let end = line.copy.first { text[$0] == UInt8(ascii: ":") || marks.arrow(at: $0, in: line.copy) != nil }
    return end.map { CopyLabel.role(text.slice(line.copy.lowerBound..<$0)) == role } ?? false
  }

  /// “Alert 1”, “here is the copy:”
  private func announces(_ line: CopyLine) -> Bool {
    guard let last = text(line).last else { return true }
    let words = text(line).split(separator: UInt8(ascii: " ")).count
    return last == UInt8(ascii: ":") || (0x30...0x39).contains(last) && words <= 3
  }

  func text(_ line: CopyLine) -> Bytes { pasted.text.slice(line.whole) }

  mutating func closeGroup() {
    guard group.isOpen else { return }
    let (parts, surplus) = group.settled()
    let first = builder.catalog.entries.count
    for part in parts { add(part) }
    if group.isSet {
      let entries = first..<builder.catalog.entries.count
      builder.addPastedGroup(
        group.kind, entries, orderIsKnown: !group.hasSingleButtons && !haveRemarks(entries))
    }
    // What stands behind a name that nobody knows may be no copy: it is judged and never edited.
    for (index, (line, role)) in loose.enumerated() {
      let isWithin = index < looseWithin
      if role != .unknown { addEntry(line.copy, as: role) }
      if role == .unknown { addEntry(line.copy, .isRecovered, guess: isWithin ? line.role(pasted.text) : .text) }
    }
    for range in surplus { addEntry(range) }
    (loose, looseWithin, group) = ([], 0, PastedGroup())
  }
}
