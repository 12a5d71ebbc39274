import CopyModel

/// Reads a gettext catalogue line by line; each text that shows is an entry.
struct GettextReader: ~Copyable {
  var builder: CatalogBuilder
  let text: Bytes
  let isTemplate: Bool
  let doubled: DoubledBackslash
  /// Texts without a translation show the program’s own words, which are in this file’s language.
  let showsIdentifiers: Bool
  /// How many forms a plural has; nil when the header doesn’t say.
  let pluralCount: Int?
  /// The variation of each form.
  var pluralNames: [TextSlice] = []
  var draft = GettextDraft()
  var keys = KeyTable()
  /// The key of each message with its place.
  var keyPlaces: ContiguousArray<(name: TextSlice, keyword: Range<Int>)> = []
  var problemCount = 0
  /// Where pieces in quotation marks go on: the text begun last.
  var field = Field.none

  enum Field { case none, context, identifier, plural, translation, skipped }

  init(_ builder: consuming CatalogBuilder, header: GettextHeader, isTemplate: Bool) {
    let (catalog, plurals) = (builder.catalog, header.plurals)
    let names = plurals?.categories(in: catalog.locale)
    let count = plurals?.count ?? 0
    self.isTemplate = isTemplate
    text = builder.text
    doubled = DoubledBackslash(catalog.source)
    // A pasted piece has no header to tell its language, nor a name.
    showsIdentifiers =
      isTemplate || catalog.locale.isEnglish || catalog.path.isEmpty && catalog.locale == .undetermined
    pluralCount = plurals?.count
    for form in 0..<max(count, 2) {
      let known = names.flatMap { form < $0.count ? $0[form] : nil }
      let name = isTemplate ? ["one", "other"][min(form, 1)] : known ?? "\(form)"
      pluralNames.append(builder.store(Array("plural.\(name)".utf8)))
    }
    self.builder = builder
    checkCharset(header)
  }

  private mutating func checkCharset(_ header: GettextHeader) {
    guard let charset = header.charset, !charset.isUnicode, !DeclaredEncoding(charset.name).isKnown else { return }
    var lines = LineCursor(text)
    while let line = lines.next() {
      guard let offset = firstPlace(of: charset.name, in: line) else { continue }
      let range = offset..<offset + charset.name.utf8.count
      return report(.encoding, GettextMessage.unknownCharset(charset.name), range)
    }
  }

  private func firstPlace(of name: String, in line: Range<Int>) -> Int? {
    line.first { text[$0...].starts(with: name.utf8) }
  }

  mutating func run() {
    var lines = LineCursor(text)
    while let line = lines.next() { read(text.trimmed(line)) }
    finishMessage()
    reportDuplicates()
  }

  consuming func finish() -> Catalog { builder.finish() }

  /// Reads a line without the space around it.
  private mutating func read(_ line: Range<Int>) {
    guard let first = line.first else { return }
    switch text[first] {
    case UInt8(ascii: "#"): readComment(line)
    case .quote: readContinuation(line)
    default: readKeyword(line)
    }
  }

  private mutating func readComment(_ line: Range<Int>) {
    let mark = line.count > 1 ? text[line.lowerBound + 1] : 0
    // Behind a translation, a comment belongs to the next message; obsolete messages are nobody’s copy.
    if !draft.translations.isEmpty || mark == UInt8(ascii: "~") { finishMessage() }
    switch mark {
    case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: ":"): field = .none
    case UInt8(ascii: ","): readFlags(line)
    case UInt8(ascii: "."): add(line.lowerBound + 2..<line.upperBound, isExtracted: true)
    default: add(line.lowerBound + 1..<line.upperBound, isExtracted: false)
    }
  }

  private mutating func add(_ range: Range<Int>, isExtracted: Bool) {
    let comment = text.trimmed(range)
    guard !comment.isEmpty else { return }
    if isExtracted { draft.extracted.append(comment) } else { draft.remarks.append(comment) }
  }

  private mutating func readFlags(_ line: Range<Int>) {
    if line.contains(where: { text.hasLiteral("fuzzy", at: $0) }) { draft.isFuzzy = true }
  }

  /// Another piece of the text begun last.
  private mutating func readContinuation(_ line: Range<Int>) {
    if field == .none {
      report(.malformed, GettextMessage.strayText, line.lowerBound..<line.lowerBound + 1)
      field = .skipped
    }
    guard field != .skipped else { return }
    readPiece(line)
    let end = draft.pieces.count
    switch field {
    case .context: draft.context?.extend(to: end)
    case .identifier: draft.identifier?.extend(to: end)
    case .plural: draft.plural?.extend(to: end)
    case .translation: draft.translations[draft.translations.count - 1].text.extend(to: end)
    case .none, .skipped: break
    }
  }

  private mutating func readKeyword(_ line: Range<Int>) {
    var end = line.lowerBound
    while end < line.upperBound, text[end].isKeywordByte { end += 1 }
    let word = line.lowerBound..<end
    switch true {
    case text.slice(word).equals("msgctxt"):
      begin(.context, word)
      draft.context = readText(from: end, line, word)
    case text.slice(word).equals("msgid"):
      begin(.identifier, word)
      draft.identifier = readText(from: end, line, word)
    case text.slice(word).equals("msgid_plural"):
      begin(.plural, word)
      draft.plural = readText(from: end, line, word)
    case text.slice(word).equals("msgstr"): readTranslation(from: end, line, word)
    default: reportUnknown(line)
    }
  }

  /// A line that is none ends the text before it, so that what follows is not taken for more of it.
  private mutating func reportUnknown(_ line: Range<Int>) {
    let marks: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]
    let isConflict = marks.contains { text.hasLiteral($0, at: line.lowerBound) }
    let message = isConflict ? GettextMessage.conflict : GettextMessage.unknownLine
    if isConflict { finishMessage() }
    report(.malformed, message, line)
    field = .skipped
  }

  private mutating func begin(_ next: Field, _ word: Range<Int>) {
    let isRepeated =
      next == .context && draft.context != nil || next == .identifier && draft.identifier != nil
      || next == .plural && draft.plural != nil
    if !draft.translations.isEmpty || isRepeated || next == .context && draft.identifier != nil { finishMessage() }
    field = next
  }

  private mutating func readTranslation(from end: Int, _ line: Range<Int>, _ word: Range<Int>) {
    guard draft.identifier != nil else {
      report(.malformed, GettextMessage.noIdentifier, word)
      field = .skipped
      return
    }
    var (index, start) = (-1, end)
    if start < line.upperBound, text[start] == UInt8(ascii: "[") {
      guard let (number, behind) = number(in: start..<line.upperBound) else {
        report(.malformed, GettextMessage.badIndex, word.lowerBound..<line.upperBound)
        field = .skipped
        return
      }
      index = number
      start = behind
    }
    let keyword = word.lowerBound..<start
    guard isPlaced(index, keyword) else { return }
    draft.translations.append((index, readText(from: start, line, keyword)))
    field = .translation
  }

  /// Whether a translation with this number may stand here.
  private mutating func isPlaced(_ index: Int, _ keyword: Range<Int>) -> Bool {
    if draft.translations.contains(where: { $0.index == index }) {
      report(.malformed, GettextMessage.twice, keyword)
    } else if index >= 0, draft.plural == nil {
      report(.malformed, GettextMessage.noPlural, keyword)
    } else if index < 0, draft.plural != nil {
      report(.malformed, GettextMessage.needsIndex, keyword)
    } else {
      return true
    }
    field = .skipped
    return false
  }

  private func number(in range: Range<Int>) -> (Int, end: Int)? {
    var (value, position) = (0, range.lowerBound + 1)
    while position < range.upperBound, text[position].isDigit, value < 1000 {
      value = value * 10 + Int(text[position] & 0x0F)
      position += 1
    }
    guard position > range.lowerBound + 1, position < range.upperBound, text[position] == UInt8(ascii: "]") else {
      return nil
    }
    return (value, position + 1)
  }

  /// The first piece of a text, behind its keyword.
  private mutating func readText(from start: Int, _ line: Range<Int>, _ keyword: Range<Int>) -> GettextDraft.Text {
    let first = draft.pieces.count
    let quote = text.skipBlanks(from: start)
    if quote < line.upperBound, text[quote] == .quote {
      readPiece(quote..<line.upperBound)
    } else {
      report(.malformed, GettextMessage.noQuote, keyword)
      draft.isRecovered = true
    }
    return GettextDraft.Text(keyword: keyword, pieces: first..<draft.pieces.count)
  }

  /// Takes what stands between the quotation mark that begins `range` and the one that ends it.
  private mutating func readPiece(_ range: Range<Int>) {
    let start = range.lowerBound + 1
    let end = closingQuote(from: start, limit: range.upperBound)
    guard end < range.upperBound else {
      report(.malformed, GettextMessage.missingQuote, range.upperBound..<range.upperBound)
      draft.pieces.append(start..<max(start, range.upperBound))
      draft.isRecovered = true
      return
    }
    guard end + 1 < range.upperBound else { return draft.pieces.append(start..<end) }
    draft.isRecovered = true
    let last = range.upperBound - 1
    let isInside = text[last] == .quote && last > end
    report(.malformed, isInside ? GettextMessage.unescapedQuote : GettextMessage.afterQuote, end..<end + 1)
    draft.pieces.append(start..<(isInside ? last : end))
  }

  private func closingQuote(from start: Int, limit: Int) -> Int {
    var position = start
    while position < limit {
      position = text.firstIndex(of: .quote, or: UInt8(ascii: "\\"), from: position, upTo: limit)
      guard position < limit, text[position] != .quote else { break }
      position += doubled.isPaired(at: position) ? 1 : 2
    }
    return min(position, limit)
  }
}

extension UInt8 {
  fileprivate var isKeywordByte: Bool { (0x61...0x7A).contains(self) || self == UInt8(ascii: "_") }
}

/// What the reader says of a file. Each sentence names the cause and the remedy.
enum GettextMessage {
  static let missingQuote = "The closing quotation mark is missing here."
  static let unescapedQuote = "A quotation mark inside the text needs a backslash: write \\\"."
  static let afterQuote = "Something stands behind the closing quotation mark. Delete it."
  static let noQuote = "A text in straight quotation marks is missing here."
  static let strayText = "This text belongs to no keyword. Put msgid or msgstr before it."
  static let unknownLine = "This is neither a keyword nor a comment. Start comments with “#”."
  static let noIdentifier = "A msgid is missing before this."
  static let noTranslation = "A msgstr is missing behind this msgid."
  static let twice = "This keyword is there before in the same message. Delete one."
  static let badIndex = "A plural form is a number in brackets: msgstr[0]."
  static let noPlural = "A msgstr with a number needs a msgid_plural. Add it, or take the number away."
  static let needsIndex = "This message has a msgid_plural, so its msgstr needs a number: msgstr[0]."
  static let conflict = "Two versions of this file are in conflict here. Choose one, and delete Git’s marks."
  static let more = "More places of this kind follow. Is this a gettext catalog?"

  static func beyond(_ index: Int, _ count: Int) -> String {
    "The header says nplurals=\(count), so form \(index) is never shown. Delete it, or correct the header."
  }

  static func missingForms(_ found: Int, _ count: Int) -> String {
    "The header says nplurals=\(count), and this message has \(found). Add what is missing."
  }

  static func duplicateKey(_ key: String) -> String {
    "The message “\(key)” is there before. Delete one, or tell them apart with msgctxt."
  }

  static func unknownCharset(_ name: String) -> String {
    "The charset “\(name)” isn’t known, and the file was read as UTF-8. Save it as UTF-8, and say so here."
  }

  static func unknownEscape(_ escape: String) -> String {
    "gettext knows no escape “\(escape)”. Take away the backslash, or write two."
  }

  static func byteEscape(_ escape: String) -> String {
    "“\(escape)” is a byte of one encoding. Write the character itself."
  }
}
