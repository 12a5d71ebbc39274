import CopyModel

/// One line of copy as people paste it, without what design tools, chats, and Markdown put around it.
struct CopyLine {
  enum Kind: Equatable {
    case blank
    /// A line of hyphens, or the fence of a block of code.
    case rule
    /// `## Sign out`
    case heading
    /// `**Title:** …`, `Button 1: …`; nil for words that name no part.
    case label(CopyLabel?)
    /// `Toast: …`, `Before: …`: a string by itself, and what it is for, if the label says it.
    case named(Role)
    /// `Notes: …`: words about the copy.
    case remark
    /// `HOMEKEEPER · now`: the head of a notification as phones draw it.
    case banner
    /// `EN: …`
    case language(LocaleTag)
    /// A label alone on its line.
    case bareLabel(CopyLabel)
    /// `[Cancel] [Delete]`; `isSure` where nothing else looks so.
    case buttons(isSure: Bool)
    /// `| a | b |`
    case row
    case text
  }

  var kind: Kind
  /// All of it but white space.
  let content: Range<Int>
  /// The copy, without what stands around it: of a label what follows it, which may be nothing.
  var copy: Range<Int>
  /// The copy together with a label before it.
  var whole = 0..<0
  /// The words of a label.
  var words = 0..<0
  /// Whether others that stand beside it in other languages translate it, whichever language it is in.
  var isBase = false
  /// The language that a label names beside a part: `Title (EN)`.
  var language: LocaleTag?
  /// Each button of a row, which may stand behind a text: `Leave? [Stay] [Leave]`.
  var buttons: [Range<Int>] = []
  var isBullet = false
  /// Whether marks of chats and screens stood around it: names of emoji, a box to tick.
  var isDecorated = false
  /// Whether a sign of headings stands before a label.
  var isHeading = false
  /// Whether it says who wrote what follows, and when.
  var isStamp = false
  /// Whether an equals sign sets the label off, as files of settings have it.
  var hasEqual = false
  /// Whether the keys that choose an item of a menu stand behind it.
  var hasKeys = false
  /// Whether what it is named says nothing of how it is to be written, so that its words have to tell.
  var isGuess = false
  /// Whether it stands within what somebody says, so that it is judged and never edited.
  var isKept = false
  /// Whether somebody says it to somebody: in a chat, or in mail.
  var isTalk = false
  /// Whether it is the name of a screen or version that stands below it, and surely no part of it.
  var isHead = false
  /// Whether it stood in one line with other parts of its alert, so that nobody knows which button stands first.
  var isStretched = false
  /// Whether the mark of a quotation stands before it.
  var isCited = false
  /// Whether it goes on over several lines.
  var isWrapped = false
  /// Whether a blank line stands above it.
  var startsParagraph = false
  /// Whether it is a further paragraph of the message that a label above it names.
  var isOfMessage = false
  /// What stands in it beside words.
  var signs: LineSigns
  /// White space before the first byte.
  var indent: Int
  /// Whether the label is set off by a colon alone, as the plain form of blocks is.
  var hasPlainLabel = false

  /// Reads the line at `line` of `text`, by the signs in it unless `signs` says which of them are to be looked for.
  init(_ text: Bytes, _ line: Range<Int>, signs: LineSigns? = nil) {
    let marks = CopyMarks(text)
    var content = marks.trimmed(line)
    self.content = content
    self.signs = signs ?? LineSigns(text, content)
    (kind, copy, indent) = (.blank, content, content.lowerBound - line.lowerBound)
    while let first = text[content].first, first == UInt8(ascii: ">") { content = marks.trimmed(content.dropFirst()) }
    let isQuoted = content.lowerBound > copy.lowerBound
    isCited = isQuoted
    copy = content
    whole = content
    if content.isEmpty { return }
    if self.signs.contains(.mark) {
      read(text, content, marks, isQuoted: isQuoted)
    } else {
      readWords(text, content, marks)
    }
  }

  /// Whether `text` is a line that says nothing but its words, so that it is read as it stands, wherever it does.
  static func isPlain(_ text: Bytes) -> Bool {
    guard let first = text.first, !isBlank(first) else { return false }
    let whole = 0..<text.count
    let signs = LineSigns(text, CopyMarks(text).trimmed(whole))
    return signs.areWords && CopyLine(text, whole, signs: signs).kind == .text
  }

  /// Reads a line that has no sign of labels, bullets, or buttons.
  private mutating func readWords(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) {
    if signs.contains(.digit), marks.isStamp(line) {
      (kind, isStamp) = (.remark, true)
    } else if signs.contains(.digit), let heading = marks.heading(line) {
      take(heading: heading, text, marks)
    } else {
      readLabel(text, line, marks, isPlain: true)
    }
  }

  private mutating func take(heading: Range<Int>, _ text: Bytes, _ marks: CopyMarks) {
    (kind, copy) = (.heading, marks.bared(heading))
    if let label = CopyLabel(text.slice(copy)), label.isPart { (kind, isHeading) = (.bareLabel(label), true) }
  }

  private mutating func read(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks, isQuoted: Bool) {
    if marks.isRule(line) || marks.isTag(line) {
      kind = .rule
    } else if marks.isStamp(line) {
      (kind, isStamp) = (.remark, true)
    } else if marks.isLogged(line) {
      (kind, isTalk) = (.remark, true)
    } else if marks.isRemark(line) || marks.isMeasured(line) {
      kind = .remark
    } else if let title = marks.imageTitle(line) {
      (kind, copy, whole, isGuess) = (.named(.text), title, title, true)
    } else if marks.isBanner(line) {
      kind = .banner
    } else if let heading = marks.heading(line) {
      take(heading: heading, text, marks)
    } else if marks.isRow(line) {
      kind = .row
    } else {
      let rest = marks.behindBullet(line)
      let box = marks.behindBox(rest ?? line)
      let content = box ?? rest ?? line
      (isBullet, whole) = (rest != nil || box != nil, marks.withoutShortcodes(content))
      whole = marks.withoutAside(whole)
      isDecorated = box != nil || whole != content
      copy = marks.bared(whole)
      readParts(text, marks, isPlain: !isBullet && !isQuoted && !isDecorated)
      // Behind a bullet it is a task to tick off, and says nothing of what the words are.
      if box != nil, rest == nil, kind == .text, buttons.isEmpty { kind = .named(.label) }
    }
  }

  private mutating func readParts(_ text: Bytes, _ marks: CopyMarks, isPlain: Bool) {
    var row = marks.buttonRow(whole)
    // `[Buttons] [Stay] [Leave]` begins with its label.
    if let first = row?.items.first, row?.items.count != 1, CopyLabel(text.slice(first))?.isList == true { row = nil }
    if let before = marks.beforeKeys(whole) {
      (kind, whole, copy, hasKeys) = (.named(.menuItem), before, marks.bared(before), true)
      return
    }
    if row?.isSure != true, let before = marks.beforeState(whole) {
      (kind, whole, copy) = (.named(.label), before, marks.bared(before))
      return
    }
    // “No” is Norwegian, and “Not Now” a remark in Turkish: before a bar and another button both are answers.
    let isAnswered = row.map { $0.items.count > 1 && CopyLabel.isAnswer(text.slice($0.items[0])) } ?? false
    if isAnswered { kind = .text } else if row?.isSure != true { readLabel(text, whole, marks, isPlain: isPlain) }
    if kind == .text, let (question, answers) = marks.answers(in: whole) {
      (whole, copy, buttons) = (question, question, answers)
      return
    }
    let isText = kind == .text || kind == .named(.alertTitle)
    if isText, row?.isSure != true, let (before, items) = marks.rowBehind(kind == .text ? whole : copy) {
      (kind, whole, buttons) = (.text, before, items)
      copy = marks.bared(whole)
      // “btns → [Stay] [Leave]”
      if marks.endsLikeName(before) { kind = .buttons(isSure: true) }
      return
    }
    guard let (items, isSure) = row, isSure || kind == .text else { return }
    (kind, buttons) = (.buttons(isSure: isSure), items)
    if items.count == 1, let label = CopyLabel(text.slice(items[0])), label.isPart { kind = .bareLabel(label) }
    // `[errors.sync]` begins a part of a file of settings.
    if items.count == 1, TableCell(range: items[0]).isKey(text) { kind = .rule }
    // “[Alert on exit]” stands above one.
    if items.count == 1, kind == .buttons(isSure: true), CopyLabel.surface(text.slice(items[0])) != nil {
      (kind, copy, buttons) = (.heading, items[0], [])
    }
  }

  private mutating func readLabel(_ text: Bytes, _ content: Range<Int>, _ marks: CopyMarks, isPlain: Bool) {
    kind = .text
    if let bare = CopyLabel(text.slice(copy)) ?? layer(text), bare.isPart {
      kind = .bareLabel(bare)
      return
    }
    if signs.areWords { return }
    if marks.announces(copy) {
      kind = .remark
      return
    }
    guard let found = LabelScan(text, content, marks, signs).found else { return }
    let name = text.slice(found.words)
    let translated = found.isColon ? CopyLabel.translated(name) : nil
    let label = translated?.label ?? (found.isColon || found.isEqual ? CopyLabel(mistyped: name) : CopyLabel(name))
    hasEqual = found.isEqual
    // No row of buttons is as long as a paragraph.
    if label?.isButton == true, found.value.count > Self.longestRow { return }
    guard let read = kind(of: found, label, name, marks, text) else { return }
    if let label, read == .label(label) { language = translated?.tag ?? CopyLabel.language(beside: name) }
    kind = read
    (words, copy) = (found.words, marks.unquotedValue(found.value))
    if label?.isPart == true, marks.isSpecification(copy) { copy = copy.upperBound..<copy.upperBound }
    hasPlainLabel = isPlain && found.isPlain && language == nil && isBare(text)
  }

  /// What a label found in the line says of the copy behind it; nil where it is none.
  private func kind(
    of found: LabelScan.Found, _ label: CopyLabel?, _ name: Bytes, _ marks: CopyMarks, _ text: Bytes
  ) -> Kind? {
    if found.isColon, name.count == 2, name.allSatisfy(\.isASCIIUpper), let tag = CopyLabel.language(name) {
      // “JA” says yes in German, and nobody means that.
      return .language(tag)
    }
    if found.isCall { return .named(.unknown) }
    // “Buttons in all cases: Stay / Leave”
    if label == nil, found.isColon, CopyLabel.leadsButtons(name), marks.titles(in: found.value, isList: true) != nil {
      return .label(.buttons)
    }
    if let label, label.isPart { return .label(label) }
    if let tag = CopyLabel.language(name) ?? CopyLabel.language(beside: name),
      found.isColon || found.isBracket || found.isArrow
    {
      return .language(tag)
    }
    if found.isBracket, CopyLabel.surface(name) == .alertTitle { return .named(.alertTitle) }
    if found.isColon || found.isTag || found.isEqual || found.isArrow && CopyLabel.names(name),
      !found.value.isEmpty,
      let named = Self.kind(of: label, found, text)
    {
      return named
    }
    return found.isEqual || found.isColon && marks.looksLikeLabel(found.words) ? .label(nil) : nil
  }

  private func layer(_ text: Bytes) -> CopyLabel? {
    signs.contains(.mark) ? CopyLabel.layer(text.slice(copy)) : nil
  }

  /// Whether nothing but a colon stands between the label and its copy.
  private func isBare(_ text: Bytes) -> Bool {
    text[words.upperBound..<copy.lowerBound].allSatisfy { isBlank($0) || $0 >= 0x80 || $0 == UInt8(ascii: ":") }
  }

  private static let longestRow = 240

  /// What a label says that names no part of an alert; nil where nobody knows it.
  private static func kind(of label: CopyLabel?, _ found: LabelScan.Found, _ text: Bytes) -> Kind? {
    switch label {
    case .text?: .named(.unknown)
    case .comment?: .remark
    case .key? where found.isTag || !text[found.value].contains(UInt8(ascii: " ")): .remark
    default:
      (CopyLabel.role(text.slice(found.words)) ?? CopyLabel.role(ofPath: text.slice(found.words))).map { .named($0) }
    }
  }
}
