import CopyModel

/// Reads a resource bundle as Java does; each value is an entry.
struct PropertiesReader: ~Copyable {
  private var builder: CatalogBuilder
  private let text: Bytes
  /// Whether the file keeps to ASCII, or to ISO 8859-1, so that all else is written as `\uXXXX`.
  private let keepsToASCII: Bool
  private var position = 0
  private var splitter = MessageSplitter()
  private var comment: Range<Int>?
  private var keys = KeyTable()
  private var keyPlaces: ContiguousArray<(name: TextSlice, range: Range<Int>, value: TextSlice)> = []
  private var problemCount = 0
  /// Whether the value at hand has half an escape in it, which an edit might complete.
  private var isMended = false

  private static let reportLimit = 100

  init(_ builder: consuming CatalogBuilder) {
    text = Self.withoutLoneBackslash(builder.text)
    keepsToASCII = Self.keepsToASCII(builder.catalog)
    self.builder = builder
  }

  // Apart from `init`: what is taken out of a value that is being consumed there is released twice by Swift 6.3 -O.
  private static func keepsToASCII(_ catalog: Catalog) -> Bool {
    catalog.source.encoding == .legacy || catalog.source.text.allSatisfy { $0 < 0x80 }
  }

  /// A backslash with nothing behind it continues no line: Java drops it, and what is written there goes before it.
  private static func withoutLoneBackslash(_ text: Bytes) -> Bytes {
    let last = text.lastIndex { $0 != UInt8(ascii: "\\") } ?? -1
    return (text.count - 1 - last) % 2 == 1 ? text.slice(0..<text.count - 1) : text
  }

  mutating func run() {
    while position < text.count {
      skipBlanks()
      guard position < text.count else { break }
      switch text[position] {
      case .lineFeed, .carriageReturn: endLine()
      case UInt8(ascii: "#"), UInt8(ascii: "!"): readComment()
      default: hasConflictMark ? reportConflict() : readProperty()
      }
    }
    reportDuplicates()
  }

  consuming func finish() -> Catalog { builder.finish() }

  private mutating func skipBlanks() {
    while position < text.count, text[position].isPropertiesBlank { position += 1 }
  }

  /// A line without text parts a comment from what follows.
  private mutating func endLine() {
    if text[position] == .carriageReturn, position + 1 < text.count, text[position + 1] == .lineFeed { position += 1 }
    position += 1
    comment = nil
  }

  /// Lines of comment right above a key belong to it.
  private mutating func readComment() {
    let end = text.lineEnd(from: position)
    let line = text.trimmed(position + 1..<end)
    comment = line.isEmpty ? comment : (comment?.lowerBound ?? line.lowerBound)..<line.upperBound
    position = end
    guard position < text.count else { return }
    let kept = comment
    endLine()
    comment = kept
  }

  private var hasConflictMark: Bool {
    let marks: [StaticString] = ["<<<<<<< ", "=======\n", ">>>>>>> "]
    let isFirst = position == 0 || text[position - 1].isLineEnd
    return isFirst && marks.contains { text.hasLiteral($0, at: position) }
  }

  private mutating func reportConflict() {
    let end = text.lineEnd(from: position)
    report(.malformed, PropertiesMessage.conflict, position..<end)
    position = end
  }

  private mutating func readProperty() {
    let start = position
    let keyEnd = self.keyEnd(from: start)
    position = keyEnd
    skipBlanks()
    if position < text.count, text[position] == UInt8(ascii: "=") || text[position] == UInt8(ascii: ":") {
      position += 1
      skipBlanks()
    }
    let value = position..<valueEnd(from: position)
    position = value.upperBound
    var entry = Entry()
    entry.key = readKey(start..<keyEnd)
    if let comment { entry.comment = readComment(comment) }
    comment = nil
    if keepsToASCII { entry.flags.insert(.isBare) }
    add(value, entry, keyRange: start..<keyEnd)
    if position < text.count { endLine() }
  }

  private func keyEnd(from start: Int) -> Int {
    var end = start
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "\\"): end = min(end + 2, text.count)
      case UInt8(ascii: "="), UInt8(ascii: ":"), .lineFeed, .carriageReturn: return end
      case let byte where byte.isPropertiesBlank: return end
      default: end += 1
      }
    }
    return end
  }

  /// The end of the line that no backslash continues.
  private func valueEnd(from start: Int) -> Int {
    var end = start
    while end < text.count, !text[end].isLineEnd {
      guard text[end] == UInt8(ascii: "\\") else {
        end += 1
        continue
      }
      end = min(end + 1, text.count)
      if text.hasLiteral("\r\n", at: end) { end += 1 }
      end = min(end + 1, text.count)
    }
    return end
  }

  private mutating func add(_ value: Range<Int>, _ template: Entry, keyRange: Range<Int>) {
    var entry = template
    entry.setRaw(value)
    if text.slice(value).contains(UInt8(ascii: "\\")) {
      isMended = false
      builder.beginValue()
      appendPieces(of: value, tells: true)
      builder.endValue(&entry, textEnd: value.upperBound)
      if isMended { entry.flags.insert(.isRecovered) }
    } else {
      entry.value = TextSlice(file: value)
    }
    keys.append(builder.catalog.bytes(entry.key))
    keyPlaces.append((entry.key, keyRange, entry.value))
    // A broken pattern is no fault of the file: only the program knows whether it is one.
    _ = splitter.add(
      entry, isMessage: MessageShape.hasNumberedArgument(builder.catalog.bytes(entry.value)), to: &builder)
  }

  private mutating func readKey(_ range: Range<Int>) -> TextSlice {
    guard text.slice(range).contains(UInt8(ascii: "\\")) else { return TextSlice(file: range) }
    builder.beginValue()
    appendPieces(of: range, tells: false)
    return builder.endKey()
  }

  /// Comment marks at the starts of lines are no part of a comment.
  private mutating func readComment(_ range: Range<Int>) -> TextSlice {
    guard text.slice(range).contains(where: \.isLineEnd) else { return TextSlice(file: range) }
    builder.beginValue()
    var (lines, isFirst) = (LineCursor(text.slice(range)), true)
    while let line = lines.next() {
      var piece = text.trimmed(line.moved(by: range.lowerBound))
      if !isFirst, let mark = piece.first { piece = text.trimmed(mark + 1..<piece.upperBound) }
      if !isFirst { builder.appendEscape(piece.lowerBound..<piece.lowerBound, standsFor: [.lineFeed]) }
      builder.appendVerbatim(piece)
      isFirst = false
    }
    return builder.endKey()
  }

  private mutating func appendPieces(of range: Range<Int>, tells: Bool) {
    var (verbatim, position) = (range.lowerBound, range.lowerBound)
    let mark = UInt8(ascii: "\\")
    while position < range.upperBound {
      position = text.firstIndex(of: mark, or: mark, from: position, upTo: range.upperBound)
      guard position < range.upperBound else { break }
      builder.appendVerbatim(verbatim..<position)
      let escape = PropertiesEscape(text, at: position)
      let end = min(position + escape.length, range.upperBound)
      append(escape, at: position..<end, tells: tells)
      position = end
      verbatim = end
    }
    builder.appendVerbatim(verbatim..<range.upperBound)
  }

  private mutating func append(_ escape: PropertiesEscape, at range: Range<Int>, tells: Bool) {
    let written = text.slice(range)
    switch escape.meaning {
    case .scalar(let scalar): builder.appendEscape(range, standsFor: scalar)
    case .continuation: builder.appendEscape(range, standsFor: [])
    case .itself: builder.appendEscape(range, standsFor: Array(written.dropFirst()))
    case .loneSurrogate:
      builder.appendEscape(range, standsFor: 0xFFFD)
      if tells { report(.encoding, PropertiesMessage.loneSurrogate(written.text), range) }
    case .malformed:
      isMended = true
      builder.appendEscape(range, standsFor: Array(written.dropFirst()))
      if tells { report(.malformed, PropertiesMessage.malformedUnicode, range) }
    }
    if case .itself = escape.meaning, tells, written.count > 1, written[1].isASCIILetterOrDigit {
      report(.unknownEscape, PropertiesMessage.unknownEscape(written.text), range)
    }
  }

  private mutating func reportDuplicates() {
    var repeated: [Int] = []
    let (catalog, places) = (builder.catalog, keyPlaces)
    keys.forEachRepetition(isSame: { catalog.bytes(places[$0].name).equals(catalog.bytes(places[$1].name)) }) {
      if !catalog.bytes(places[$0].value).equals(catalog.bytes(places[$1].value)) { repeated.append($0) }
    }
    for index in repeated {
      let name = catalog.bytes(places[index].name).text
      report(.duplicateKey, JSONFileMessage.duplicateKey(name), places[index].range, key: name)
    }
  }

  private mutating func report(_ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String? = nil)
  {
    problemCount += 1
    guard problemCount <= Self.reportLimit + 1 else { return }
    let isLast = problemCount > Self.reportLimit
    let span = builder.catalog.source.span(of: range)
    builder.add(CatalogProblem(kind, isLast ? JSONFileMessage.more : message, at: span, key: isLast ? nil : key))
  }
}

/// What the reader says of a file. Each sentence names the cause and the remedy.
enum PropertiesMessage {
  static let conflict = "Two versions of this file are in conflict here. Choose one, and delete Git’s marks."
  static let malformedUnicode = "\\u needs four hexadecimal digits. Java reads nothing of a file with this."

  static func unknownEscape(_ escape: String) -> String {
    "“\(escape)” is no escape, and Java drops the backslash. Delete it, write two, or \\n for a new line."
  }

  static func loneSurrogate(_ escape: String) -> String {
    "\(escape) is half of a character. Write both halves, or the character itself."
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool { (0x61...0x7A).contains(self | 0x20) || isDigit }
}
