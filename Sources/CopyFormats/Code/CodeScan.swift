import CopyModel

/// Text in quotation marks or between tags, and the names of what it stands in.
struct CodeLiteral {
  /// Without quotation marks.
  var range: Range<Int>
  /// Names from the outermost on: of calls, blocks, and elements, each with that of the argument before it.
  var path: [Range<Int>]
  /// Whether it is a part of a sentence that goes on in another element: `Gone <b>for good</b>`.
  var isPart = false
  /// Whether braces in it hold a value of the program.
  var holdsValue = false
  /// Whether one of these is named, and no place of a format: `{count}`, not `{0}`.
  var namesValue = false
  /// The brackets that stand open around it, by the place in `path` where their names end, and when each was opened.
  var scopes: [CodeScope]
}

/// What a bracket or tag has opened.
struct CodeScope {
  /// Counts all scopes of the text.
  var number: Int
  var names: [Range<Int>]
  /// The bracket that closes it; 0 for a tag.
  var closing: UInt8
}

/// Goes through a piece of a program, whatever its language: names, brackets, quotation marks, tags.
struct CodeScan {
  static let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]

  private(set) var literals: [CodeLiteral] = []
  /// Whether all that was opened is closed, and each literal stands where a program has one.
  private(set) var isCode = true
  private var hasSigns = false
  private let text: Bytes
  private var position = 0
  private var scopes: [CodeScope] = []
  private var count = 0
  /// The name before a colon or equals sign, and the name behind it.
  private var argument: Range<Int>?
  private var name: Range<Int>?
  /// The last sign that is no white space.
  private var previous: UInt8 = 0
  /// Whether the last tag stands in the midst of a sentence as a rule, and whether the text before it was part of one.
  private var isBehindInline = false
  private var isBehindPart = false

  init(_ text: Bytes) {
    self.text = text
    while position < text.count, isCode { step() }
    // A piece may end before its calls do.
    isCode = isCode && hasSigns && !literals.isEmpty
  }

  private mutating func step() {
    let byte = text[position]
    switch byte {
    case 0...0x20: position += 1
    case _ where Self.quotes.contains(byte): readLiteral(byte)
    case UInt8(ascii: "/") where text.hasLiteral("//", at: position), UInt8(ascii: "#") where startsLine: skipLine()
    case UInt8(ascii: "/") where text.hasLiteral("/*", at: position): skip(to: "*/")
    case UInt8(ascii: "<") where isTag: readTag()
    case UInt8(ascii: "("): open(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case _ where byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$"): readName()
    default: readSign(byte)
    }
    if byte > 0x20, position > 0, position <= text.count { previous = text[position - 1] }
  }

  private var startsLine: Bool { position == 0 || text[position - 1] == UInt8(ascii: "\n") }

  private mutating func skipLine() { position = text.lineEnd(from: position) }

  private mutating func skip(to end: StaticString) {
    while position < text.count, !text.hasLiteral(end, at: position) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, text.count)
  }

  private mutating func readName() {
    let start = position
    let isAttribute = scopes.last?.closing == 0
    while position < text.count, isNamePart(text[position]) || isAttribute && text[position] == UInt8(ascii: "-") {
      position += 1
    }
    name = start..<position
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  private mutating func readSign(_ byte: UInt8) {
    position += 1
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      if let name { (argument, self.name) = (name, nil) }
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      hasSigns = hasSigns || byte == UInt8(ascii: ";")
      (argument, name) = (nil, nil)
    default: break
    }
  }

  // MARK: Brackets and tags

  private mutating func open(_ closing: UInt8) {
    position += 1
    count += 1
    scopes.append(CodeScope(number: count, names: [argument, name].compactMap(\.self), closing: closing))
    (argument, name) = (nil, nil)
  }

  private mutating func close(_ byte: UInt8) {
    position += 1
    argument = nil
    // A piece may begin within a call.
    guard let scope = scopes.popLast() else { return name = nil }
    isCode = isCode && scope.closing == byte
    // What a block behind a call shows is the call’s: `Button(onClick = …) { Text("…") }`.
    (argument, name) = (scope.names.count > 1 ? scope.names.first : nil, scope.names.last)
  }

  /// Whether a tag begins here, and no comparison or generic type.
  private var isTag: Bool {
    guard position + 1 < text.count else { return false }
    let next = text[position + 1]
    guard next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: ">") else { return false }
    return next == UInt8(ascii: "/") || position == 0 || !isNamePart(text[position - 1])
  }

  private mutating func readTag() {
    let isEnd = text[position + 1] == UInt8(ascii: "/")
    position += isEnd ? 2 : 1
    let start = position
    while position < text.count, isNamePart(text[position]) || text[position] == UInt8(ascii: "-") { position += 1 }
    let tag = start..<position
    isBehindInline = isInline(tag)
    if isEnd {
      while position < text.count, text[position] != UInt8(ascii: ">") { position += 1 }
      position = min(position + 1, text.count)
      if scopes.last?.closing == 0 { scopes.removeLast() }
      (argument, name) = (nil, nil)
      return readElementText()
    }
    count += 1
    scopes.append(CodeScope(number: count, names: [tag], closing: 0))
    readAttributes()
  }

  /// Reads on to the end of the tag; an attribute names what it is given as an argument does.
  private mutating func readAttributes() {
    (argument, name) = (nil, nil)
    let depth = scopes.count
    while position < text.count, isCode {
      if scopes.count == depth, text[position] == UInt8(ascii: ">") {
        let isClosed = position > 0 && text[position - 1] == UInt8(ascii: "/")
        position += 1
        if isClosed, !scopes.isEmpty { scopes.removeLast() }
        (argument, name) = (nil, nil)
        return readElementText()
      }
      step()
    }
  }

  /// What stands between two tags, where no braces hold an expression.
  private mutating func readElementText() {
    guard !scopes.isEmpty, scopes.last?.closing == 0 else { return }
    var end = position
    var (holdsValue, namesValue) = (false, false)
    while end < text.count, text[end] != UInt8(ascii: "<") {
      if text[end] == UInt8(ascii: "{") {
        guard let close = valueEnd(from: end) else { break }
        (holdsValue, namesValue, end) = (true, namesValue || !isNumbered(end, close), close)
      }
      end += 1
    }
    let range = CopyMarks(text).trimmedLines(position..<end)
    guard end < text.count else { return }
    hasSigns = true
    let isAdded = !range.isEmpty && text[end] == UInt8(ascii: "<")
    if isAdded {
      add(range)
      literals[literals.count - 1].holdsValue = holdsValue
      literals[literals.count - 1].namesValue = namesValue
    }
    let isWithin = scopes.last?.names.last.map(isInline) ?? false
    let isPart = isWithin ? isBehindPart : isBehindInline || isInline(tagName(at: end))
    if isAdded, isPart { literals[literals.count - 1].isPart = true }
    isBehindPart = isAdded && isPart
    position = end
  }

  /// `{0}`: a place of a format, and no value of the program.
  private func isNumbered(_ open: Int, _ close: Int) -> Bool {
    let inner = text[open + 1..<max(open + 1, close)].prefix { $0 != UInt8(ascii: "}") }
    return !inner.isEmpty && inner.allSatisfy(\.isASCIIDigit)
  }

  /// Where the braces close that hold no more than the name of a value: `{count}`, `{{ line }}`.
  private func valueEnd(from open: Int) -> Int? {
    let longest = 60
    var end = open + 1
    while end < min(text.count, open + longest), isNamePart(text[end]) || " {[]?!".utf8.contains(text[end]) { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: "}") else { return nil }
    return end + 1 < text.count && text[end + 1] == UInt8(ascii: "}") ? end + 1 : end
  }

  private func tagName(at place: Int) -> Range<Int> {
    var start = place + 1
    if start < text.count, text[start] == UInt8(ascii: "/") { start += 1 }
    guard start < text.count else { return place..<place }
    return start..<start + text[start...].prefix { isNamePart($0) }.count
  }

  /// Whether elements of this name stand within sentences.
  private func isInline(_ name: Range<Int>) -> Bool {
    let names: [StaticString] = ["a", "b", "i", "u", "em", "strong", "span", "small", "mark", "code", "sub", "sup"]
    return names.contains { text.slice(name).equals($0) }
  }

  // MARK: Literals

  private mutating func readLiteral(_ quote: UInt8) {
    let start = position + 1
    var end = start
    while end < text.count, text[end] != quote {
      if text[end] == UInt8(ascii: "\n"), quote != UInt8(ascii: "`") { return isCode = false }
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < text.count, mayStand(before: start - 1), mayFollow(end + 1) else { return isCode = false }
    position = end + 1
    // A name in quotation marks is one all the same: `"title": "…"`.
    if let sign = nextSign(from: position), text[sign] == UInt8(ascii: ":"), previous != UInt8(ascii: "?") {
      return name = start..<end
    }
    if !scopes.isEmpty { hasSigns = true }
    guard end > start else { return }
    // The class of an element tells what it is: `<div class="modal">`.
    if scopes.last?.closing == 0, let argument, CopyLabel.isUnshown(text.slice(argument)) {
      scopes[scopes.count - 1].names.insert(start..<end, at: 0)
    } else {
      add(start..<end)
    }
  }

  /// Whether a literal may begin at `place`: behind a bracket, a separator, an operator, or a word of the language.
  private func mayStand(before place: Int) -> Bool {
    guard place > 0 else { return true }
    if "(,:=[{?+>&|!;".utf8.contains(previous) { return true }
    let last = text[place - 1]
    if last == UInt8(ascii: "@") || last == UInt8(ascii: "f") || last == UInt8(ascii: "r") { return true }
    guard let name else { return previous == 0 || previous == UInt8(ascii: "}") }
    let words: [StaticString] = ["return", "case", "import", "from", "in", "const", "else"]
    return words.contains { text.slice(name).equals($0) }
  }

  /// Whether what stands behind a literal may do so: a bracket, a separator, an operator, the end of a line.
  private func mayFollow(_ place: Int) -> Bool {
    guard let sign = nextSign(from: place), scopes.last?.closing != 0 else { return true }
    return "),;]}:.+?&|=!/>".utf8.contains(text[sign])
      || text[place..<sign].contains { $0 <= 0x20 } && isAttribute(sign)
  }

  /// Whether a new line, another attribute, or a word of the language begins at `sign`.
  private func isAttribute(_ sign: Int) -> Bool { text[sign].isASCIILetter || text[sign] == UInt8(ascii: "<") }

  private func nextSign(from place: Int) -> Int? { (place..<text.count).first { text[$0] > 0x20 } }

  private mutating func add(_ range: Range<Int>) {
    let own = [argument, name].compactMap(\.self)
    literals.append(CodeLiteral(range: range, path: scopes.flatMap(\.names) + own, scopes: scopes))
  }
}
