import CopyModel

/// One button of a list: its title, and the styles written behind it.
struct ButtonItem {
  /// The title without white space around it; empty where nothing stands between two commas.
  var title: Range<Int>
  /// The styles said, with `declared`; empty where nothing was said.
  var style: ButtonStyle = []
  /// Where the next item starts.
  var next: Int
  /// What is wrong with the styles.
  var fault: (message: String, range: Range<Int>)?

  /// Reads the item that starts at `start`; the line ends at `limit`.
  init(_ text: Bytes, from start: Int, limit: Int) {
    var reader = ButtonItemReader(text, from: start, limit: limit)
    self = reader.read()
  }

  init(title: Range<Int>, next: Int) { (self.title, self.next) = (title, next) }

  /// Length of the comma at `offset`: ASCII, full-width (U+FF0C) or ideographic (U+3001); 0 for anything else.
  static func commaLength(_ text: Bytes, at offset: Int) -> Int {
    if text[offset] == UInt8(ascii: ",") { return 1 }
    return text.hasLiteral("，", at: offset) || text.hasLiteral("、", at: offset) ? 3 : 0
  }

  /// Length of the escape at `offset`: a backslash before a comma, `*`, `!`, `[` or another backslash; 0 for none.
  static func escapeLength(_ text: Bytes, at offset: Int, limit: Int) -> Int {
    guard text[offset] == UInt8(ascii: "\\"), offset + 1 < limit else { return 0 }
    switch text[offset + 1] {
    case UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "["), UInt8(ascii: "\\"): return 2
    default:
      let comma = commaLength(text, at: offset + 1)
      return comma == 0 ? 0 : 1 + comma
    }
  }
}

/// Goes through one item of a button list.
private struct ButtonItemReader {
  private let text: Bytes
  private let limit: Int
  private var position: Int
  /// Behind the last byte of the title so far.
  private var titleEnd: Int
  /// Behind the last escape: what it keeps as text is no short form of a style.
  private var escapeEnd: Int
  private var start: Int
  /// A bracket behind a space that is not closed on the line.
  private var openBracket: Range<Int>?

  /// The longest list of styles in brackets, in bytes: all three names have room.
  private static let longestStyles = 80

  init(_ text: Bytes, from start: Int, limit: Int) {
    self.text = text
    self.limit = limit
    self.start = start
    position = start
    titleEnd = start
    escapeEnd = start
  }

  mutating func read() -> ButtonItem {
    while position < limit, isBlank(text[position]) { position += 1 }
    start = position
    titleEnd = position
    escapeEnd = position
    while position < limit {
      let escape = ButtonItem.escapeLength(text, at: position, limit: limit)
      if escape > 0 {
        position += escape
        titleEnd = position
        escapeEnd = position
        continue
      }
      if ButtonItem.commaLength(text, at: position) > 0, !isAnswerInFull { break }
      if let item = readBracket() { return item }
      if !isBlank(text[position]) { titleEnd = position + 1 }
      position += 1
    }
    return itemWithShortForms()
  }

  /// “Yes, remove”: behind the comma at hand, small letters go on with an answer.
  private var isAnswerInFull: Bool {
    guard CopyLabel.isAnswer(text.slice(start..<titleEnd)) else { return false }
    let rest = position + ButtonItem.commaLength(text, at: position)..<limit
    let end = rest.first { ButtonItem.commaLength(text, at: $0) > 0 } ?? limit
    let words = text[rest.lowerBound..<end].drop(while: isBlank)
    return words.first?.isASCIILower == true && !CopyLabel.isAnswer(text.slice(words.startIndex..<words.endIndex))
  }

  private func item(endingAt end: Int) -> ButtonItem {
    let comma = end < limit ? ButtonItem.commaLength(text, at: end) : 0
    var item = ButtonItem(title: start..<titleEnd, next: end + comma)
    if let openBracket {
      item.fault = ("This bracket is never closed. Close it, or write \\[ for text.", openBracket)
    }
    return item
  }

  /// `*` for the default button and `!` for a destructive one, each once, at the end.
  private mutating func itemWithShortForms() -> ButtonItem {
    var style: ButtonStyle = []
    while titleEnd > start + 1, titleEnd > escapeEnd, let mark = shortForm(text[titleEnd - 1]), !style.contains(mark),
      !shouts(mark)
    {
      style.formUnion([mark, .declared])
      titleEnd -= 1
      while titleEnd > start, titleEnd > escapeEnd, isBlank(text[titleEnd - 1]) { titleEnd -= 1 }
    }
    var item = item(endingAt: position)
    item.style = style
    return item
  }

  /// “Got It!”, “Send it!”, “Thanks!”: an answer of several words destroys nothing, nor does what is said as people talk, and its
  /// mark is one.
  private func shouts(_ mark: ButtonStyle) -> Bool {
    guard mark == .destructive, case let title = text.slice(start..<titleEnd - 1) else { return false }
    return title.contains(0x20) && CopyLabel.isAnswer(title) || CopyLabel.isSpoken(title.text)
  }

  private func shortForm(_ byte: UInt8) -> ButtonStyle? {
    switch byte {
    case UInt8(ascii: "*"): .default
    case UInt8(ascii: "!"): .destructive
    default: nil
    }
  }

  /// The item when its styles stand in brackets at `position`, behind a space and at the item's end.
  private mutating func readBracket() -> ButtonItem? {
    guard text[position] == UInt8(ascii: "["), position > titleEnd, position > start else { return nil }
    let searchEnd = min(limit, position + Self.longestStyles)
    guard let close = text[position..<searchEnd].firstIndex(of: UInt8(ascii: "]")) else {
      if searchEnd == limit { openBracket = position..<position + 1 }
      return nil
    }
    var end = close + 1
    while end < limit, isBlank(text[end]) { end += 1 }
    guard end == limit || ButtonItem.commaLength(text, at: end) > 0 else { return nil }
    var item = item(endingAt: end)
    item.style = .declared
    readStyles(position + 1..<close, into: &item)
    return item
  }

  private func readStyles(_ list: Range<Int>, into item: inout ButtonItem) {
    var position = list.lowerBound
    while position < list.upperBound { position = readStyle(position..<list.upperBound, into: &item) }
  }

  /// Reads the name that starts the range, and returns where the next one starts.
  private func readStyle(_ rest: Range<Int>, into item: inout ButtonItem) -> Int {
    var end = rest.lowerBound
    while end < rest.upperBound, ButtonItem.commaLength(text, at: end) == 0 { end += 1 }
    let next = end < rest.upperBound ? end + ButtonItem.commaLength(text, at: end) : end
    var name = rest.lowerBound..<end
    while let first = text[name].first, isBlank(first) { name = name.dropFirst() }
    while let last = text[name].last, isBlank(last) { name = name.dropLast() }
    if let style = ButtonStyle(name: text.slice(name).text.lowercased()) {
      item.style.insert(style)
    } else if !name.isEmpty {
      let message =
        "There is no style “\(text.slice(name).text)”. Choose cancel, destructive, or default, or write \\[ for text."
      item.fault = (message, name)
    }
    return next
  }
}
