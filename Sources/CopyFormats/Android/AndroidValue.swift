import CopyModel

/// The text of one string, read as the resource compiler does: runs of white space are one space, and none at either end;
/// quotation marks keep white space; a backslash escapes. Tags inside the text stand for themselves.
///
/// Source: `ResourceUtils` of aapt2.
struct AndroidValue {
  /// What is wrong with the text.
  struct Fault {
    var kind: CatalogProblem.Kind
    var message: String
    var range: Range<Int>
  }

  /// What is read in the text besides XML.
  enum Escapes {
    case ofAndroid
    /// `\n`, `\t`, `\u2026`, and `\\` alone: all else stands for itself, white space too.
    case ofCompose
  }

  private(set) var faults: [Fault] = []
  private let escapes: Escapes
  private let tape: XMLTape
  private let text: Bytes
  private let content: Range<Int>
  private let inner: Range<Int>
  private let xmlFlags: EntryFlags

  /// Inside quotation marks, and where they opened.
  private var quote: Range<Int>?
  /// White space that is one space if anything follows.
  private var space: Range<Int>?
  private var hasText = false
  private var endsInSpace = false
  /// A backslash whose second half is still to come.
  private var backslash: Range<Int>?
  /// Hexadecimal digits of `\u`, and half of a character before it.
  private var unicode: AndroidUnicode?

  init(_ document: borrowing XMLDocument, _ element: Int, _ escapes: Escapes) {
    self.escapes = escapes
    tape = document.tape
    text = document.text
    content = document.tape.content(of: element)
    inner = document.innerRange(of: element)
    xmlFlags = document.faults.flags(for: inner)
  }

  /// Reads the text into `entry`.
  mutating func read(into entry: inout Entry, _ builder: inout CatalogBuilder) {
    entry.setRaw(inner)
    entry.flags.formUnion(xmlFlags)
    if content.isEmpty {
      entry.value = TextSlice(file: inner.lowerBound..<inner.lowerBound)
    } else if content.count == 1, tape[content.lowerBound].kind == .text, isPlain(inner) {
      entry.value = TextSlice(file: inner)
    } else {
      builder.beginValue()
      for index in content { read(tape[index], &builder) }
      let end = finish(&builder)
      builder.endValue(&entry, textEnd: end)
    }
    if faults.contains(where: { $0.kind == .encoding }) { entry.flags.insert(.isDamaged) }
    if escapes == .ofAndroid, isReference(builder.catalog.bytes(entry.value)) { entry.flags.insert(.isExempt) }
  }

  /// Whether every byte of the text stands for itself.
  private func isPlain(_ range: Range<Int>) -> Bool {
    var wasSpace = true
    for place in range {
      let byte = text[place]
      if byte == .backslash || byte == .quote || byte == .apostrophe || (byte < 0x20) { return false }
      if byte == 0x20, wasSpace { return false }
      wasSpace = byte == 0x20
    }
    return !wasSpace
  }

  private mutating func read(_ event: XMLEvent, _ builder: inout CatalogBuilder) {
    switch event.kind {
    case .text: readText(event.range, &builder)
    case .character: step(event.scalar, event.range, isWritten: false, &builder)
    case .lineEnd: step(0x0A, event.range, isWritten: false, &builder)
    case .start, .end, .entity:
      endEscapes(&builder)
      settle(&builder)
      builder.appendVerbatim(event.range)
      if !event.range.isEmpty { hasText = true }
      if event.kind == .entity { endsInSpace = false }
    case .cdataStart, .cdataEnd, .comment, .doctype:
      endEscapes(&builder)
      drop(event.range, &builder)
    }
  }

  /// Takes what stands for nothing. White space before it goes on behind it, so both are one piece: pieces stand in order.
  private mutating func drop(_ range: Range<Int>, _ builder: inout CatalogBuilder) {
    if let start = space?.lowerBound {
      space = start..<range.upperBound
    } else {
      builder.appendEscape(range, standsFor: EmptyCollection())
    }
  }

  private mutating func readText(_ range: Range<Int>, _ builder: inout CatalogBuilder) {
    var position = range.lowerBound
    while position < range.upperBound {
      if backslash == nil, unicode == nil, Self.standsForItself(text[position]) {
        let start = position
        while position < range.upperBound, Self.standsForItself(text[position]) { position += 1 }
        settle(&builder)
        builder.appendVerbatim(start..<position)
        hasText = true
        endsInSpace = false
      } else {
        let length = min(utf8Length(lead: text[position]), range.upperBound - position)
        step(text.scalar(at: position), position..<position + length, isWritten: true, &builder)
        position += length
      }
    }
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != .backslash && byte != .quote && byte != .apostrophe
  }

  /// Takes one character of the text as XML has it. `isWritten` where it stands as such in the file.
  private mutating func step(_ scalar: UInt32, _ range: Range<Int>, isWritten: Bool, _ builder: inout CatalogBuilder) {
    if unicode != nil {
      if takeDigit(scalar, range, &builder) { return }
    }
    if let start = backslash {
      backslash = nil
      if escapes == .ofAndroid || Self.ofCompose.contains(scalar) {
        return escape(scalar, start.lowerBound..<range.upperBound, &builder)
      }
      showBackslash(start, before: scalar, range, &builder)
    }
    if escapes == .ofCompose, scalar != 0x5C { return put(scalar, range, isWritten: isWritten, &builder) }
    switch scalar {
    case 0x5C: backslash = range
    case 0x22: toggleQuote(range, &builder)
    case 0x20, 0x09...0x0D: takeSpace(scalar, range, isWritten, &builder)
    default:
      if scalar == 0x27, quote == nil {
        faults.append(Fault(kind: .malformed, message: AndroidMessage.apostrophe, range: range))
      }
      put(scalar, range, isWritten: isWritten, &builder)
    }
  }

  /// The second halves of escapes: `\n`, `\t`, `\u2026`, `\\`.
  private static let ofCompose: [UInt32] = [0x6E, 0x74, 0x75, 0x5C]

  /// A backslash that stands for itself. Before what Android escapes, somebody meant it for one.
  private mutating func showBackslash(
    _ backslash: Range<Int>, before scalar: UInt32, _ range: Range<Int>, _ builder: inout CatalogBuilder
  ) {
    if [0x22, 0x27, 0x3F, 0x40].contains(scalar) {
      let written = text.slice(backslash.lowerBound..<range.upperBound)
      let message = AndroidMessage.unknownToCompose(written.text)
      faults.append(Fault(kind: .unknownEscape, message: message, range: backslash.lowerBound..<range.upperBound))
    }
    put(0x5C, backslash, isWritten: true, &builder)
  }

  private mutating func toggleQuote(_ range: Range<Int>, _ builder: inout CatalogBuilder) {
    settle(&builder)
    builder.appendEscape(range, standsFor: EmptyCollection())
    quote = quote == nil ? range : nil
    endsInSpace = false
  }

  private mutating func takeSpace(
    _ scalar: UInt32, _ range: Range<Int>, _ isWritten: Bool, _ builder: inout CatalogBuilder
  ) {
    if quote != nil { return put(scalar, range, isWritten: isWritten, &builder) }
    space = (space?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// Puts the space that white space before this place stands for.
  private mutating func settle(_ builder: inout CatalogBuilder) {
    guard let range = space else { return }
    space = nil
    guard hasText, !endsInSpace else { return builder.appendEscape(range, standsFor: EmptyCollection()) }
    if range.count == 1, text[range.lowerBound] == 0x20 {
      builder.appendVerbatim(range)
    } else {
      builder.appendEscape(range, standsFor: 0x20)
    }
    endsInSpace = true
  }

  private mutating func put(_ scalar: UInt32, _ range: Range<Int>, isWritten: Bool, _ builder: inout CatalogBuilder) {
    settle(&builder)
    if isWritten { builder.appendVerbatim(range) } else { builder.appendEscape(range, standsFor: scalar) }
    hasText = true
    endsInSpace = false
  }

  private mutating func escape(_ scalar: UInt32, _ range: Range<Int>, _ builder: inout CatalogBuilder) {
    settle(&builder)
    switch scalar {
    case 0x75: unicode = AndroidUnicode(range)
    case 0x6E, 0x74: put(scalar == 0x6E ? 0x0A : 0x09, range, isWritten: false, &builder)
    case 0x5C, 0x22, 0x27, 0x40, 0x3F, 0x23, 0x20, 0x0A: put(scalar, range, isWritten: false, &builder)
    default:
      // Before a mark nobody misses the backslash.
      if scalar < 0x80, UInt8(scalar).isASCIIWord {
        faults.append(
          Fault(kind: .unknownEscape, message: AndroidMessage.unknownEscape(text.slice(range).text), range: range))
      }
      put(scalar, range, isWritten: false, &builder)
    }
  }

  /// Takes `scalar` as a digit of `\u`; false when it is none, and the escape is over.
  private mutating func takeDigit(_ scalar: UInt32, _ range: Range<Int>, _ builder: inout CatalogBuilder) -> Bool {
    guard var current = unicode else { return false }
    let isTaken = current.take(scalar, range)
    unicode = current
    if isTaken, !current.isWhole || current.isLead { return true }
    endUnicode(&builder)
    return isTaken
  }

  private mutating func endUnicode(_ builder: inout CatalogBuilder) {
    guard let current = unicode else { return }
    unicode = nil
    if escapes == .ofCompose, !current.isWhole { return showUnicode(current, &builder) }
    if let message = current.fault(in: text) {
      let kind: CatalogProblem.Kind = current.isWhole ? .encoding : .unknownEscape
      faults.append(Fault(kind: kind, message: message, range: current.range))
    }
    put(current.scalar, current.range, isWritten: false, &builder)
  }

  /// `\u12`: what lacks digits stands for itself.
  private mutating func showUnicode(_ unicode: AndroidUnicode, _ builder: inout CatalogBuilder) {
    let message = AndroidMessage.unknownToCompose(text.slice(unicode.range).text)
    faults.append(Fault(kind: .unknownEscape, message: message, range: unicode.range))
    for place in unicode.range { put(UInt32(text[place]), place..<place + 1, isWritten: true, &builder) }
  }

  /// Nothing that follows belongs to the escape before it.
  private mutating func endEscapes(_ builder: inout CatalogBuilder) {
    endUnicode(&builder)
    guard let range = backslash else { return }
    backslash = nil
    if escapes == .ofCompose { return put(0x5C, range, isWritten: true, &builder) }
    faults.append(Fault(kind: .unknownEscape, message: AndroidMessage.unknownEscape("\\"), range: range))
    settle(&builder)
    builder.appendEscape(range, standsFor: EmptyCollection())
  }

  /// Ends the text and returns where it ends in the file, white space at the end left out.
  private mutating func finish(_ builder: inout CatalogBuilder) -> Int {
    endEscapes(&builder)
    if let quote { faults.append(Fault(kind: .malformed, message: AndroidMessage.openQuote, range: quote)) }
    return space?.lowerBound ?? inner.upperBound
  }

  /// Whether the whole text names another resource: `@string/ok`, `?attr/title`, `@null`.
  private func isReference(_ value: Bytes) -> Bool {
    let first = text.trimmed(inner).lowerBound
    guard inner.contains(first), value.count > 1, value[0] == text[first],
      value[0] == UInt8(ascii: "@") || value[0] == UInt8(ascii: "?")
    else { return false }
    if value.equals("@null") || value.equals("@empty") { return true }
    let isName = value.slice(from: 1).allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x2B...0x3A).contains(byte) || byte == 0x5F
    }
    return isName && value.contains(.slash)
  }
}
