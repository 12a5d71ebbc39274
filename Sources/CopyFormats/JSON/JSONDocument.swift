package import CopyModel

/// A file's JSON as a tape, with the names in it.
///
/// The tape is read from the file's text, or from a copy of it where bytes that are no text are question marks, so that
/// they cost no more than the strings they stand in. Places are the same in both.
struct JSONDocument: ~Copyable {
  /// The tokens up to the end or the first fault.
  let tape: JSONTape
  private let text: Bytes
  /// Kept because the tape and the text are views of their memory.
  private let reader = JSONReader()
  private let source: SourceText
  private let repaired: ByteBuffer?
  private let decoded = ByteBuffer()

  /// Reads the text of `source`.
  init(_ source: SourceText) {
    self.source = source
    repaired = source.damage.isEmpty ? nil : Self.repaired(source)
    text = repaired?.bytes ?? source.text
    tape = reader.read(text)
  }

  private static func repaired(_ source: SourceText) -> ByteBuffer {
    let copy = ByteBuffer(capacity: source.text.count)
    copy.append(source.text)
    for piece in source.damage { for offset in piece.text { copy.replace(at: offset, with: UInt8(ascii: "?")) } }
    return copy
  }

  /// Whether the document is an object, read to its end or not.
  var isObject: Bool { tape.count > 0 && tape.kind(at: 0) == .objectStart }

  /// The decoded bytes of a string or key, valid until the next call.
  func name(of event: JSONEvent) -> Bytes {
    let written = text.slice(event.range)
    guard event.hasEscapes else { return written }
    decoded.removeAll()
    decoded.append(decodingJSON: written)
    return decoded.bytes
  }

  /// Index of the value of the last member called `name`, which is the one that readers of JSON keep; nil for none.
  func value(of name: StaticString, inObjectAt object: Int) -> Int? {
    var (found, key) = (Int?.none, tape.firstMember(ofObjectAt: object))
    while let place = key {
      if self.name(of: tape[place]).equals(name) { found = place + 1 }
      key = tape.member(after: place)
    }
    return found
  }

  /// Whether the value is this very string.
  func isString(at index: Int, _ literal: StaticString) -> Bool {
    tape.kind(at: index) == .string && name(of: tape[index]).equals(literal)
  }

  /// The bytes of a whole value as written.
  func written(valueAt index: Int) -> Bytes {
    let last = tape[min(tape[index].next, tape.count) - 1]
    return text.slice(tape[index].written.lowerBound..<max(last.written.upperBound, tape[index].written.upperBound))
  }

  /// Whether the object ends before the fault at which reading stopped, if it did.
  func isClosed(objectAt index: Int) -> Bool {
    guard tape.failure != nil, tape[index].next == tape.count else { return true }
    var depth = 0
    for place in index..<tape.count {
      switch tape.kind(at: place) {
      case .objectStart, .arrayStart: depth += 1
      case .objectEnd, .arrayEnd: depth -= 1
      default: break
      }
    }
    return depth == 0
  }

  /// Where and why the file stops being JSON; nil when it doesn't.
  var fault: (range: Range<Int>, message: String)? {
    guard let failure = tape.failure else { return nil }
    let start = max(0, min(failure.offset, text.count - 1))
    let length = text.isEmpty ? 0 : min(utf8Length(lead: text[start]), text.count - start)
    return (start..<start + length, hasConflictMark(at: start) ? JSONFailure.conflict : failure.message)
  }

  /// Whether a line that Git writes where two versions are in conflict starts at `offset`.
  func hasConflictMark(at offset: Int) -> Bool {
    let marks: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    return marks.contains { text.hasLiteral($0, at: offset) }
  }
}

/// How readers of JSON take strings into a catalogue. `base` is the place of the tape's text in the file's text.
extension CatalogBuilder {
  /// Makes the string the copy of `entry`, each escape a piece of its map.
  package mutating func readJSONValue(_ string: JSONEvent, base: Int, into entry: inout Entry) {
    let range = string.range.moved(by: base)
    entry.setRaw(range)
    guard string.hasEscapes else {
      entry.value = TextSlice(file: range)
      return
    }
    beginValue()
    appendPieces(of: range)
    endValue(&entry, textEnd: range.upperBound)
  }

  /// The decoded string as a slice: of the file where nothing is escaped.
  package mutating func readJSONText(_ string: JSONEvent, base: Int) -> TextSlice {
    let range = string.range.moved(by: base)
    guard string.hasEscapes else { return TextSlice(file: range) }
    // The map's pieces stay behind unused; escaped keys and comments are rare.
    var holder = Entry()
    beginValue()
    appendPieces(of: range)
    endValue(&holder, textEnd: range.upperBound)
    return holder.value
  }

  private mutating func appendPieces(of range: Range<Int>) {
    let text = self.text
    var (verbatim, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard text[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      appendVerbatim(verbatim..<position)
      position = appendEscape(at: position, limit: range.upperBound)
      verbatim = position
    }
    appendVerbatim(verbatim..<range.upperBound)
  }

  /// Appends what the escape at `position` stands for, and returns the offset behind it.
  private mutating func appendEscape(at position: Int, limit: Int) -> Int {
    let escape = JSONEscape(text.slice(0..<limit), at: position)
    let range = position..<position + escape.length
    switch escape.meaning {
    case .scalar(let scalar):
      appendEscape(range, standsFor: Unicode.UTF8.encode(scalar)!)
    case .loneSurrogate:
      appendEscape(range, standsFor: Unicode.UTF8.encodedReplacementCharacter)
      report(.encoding, "This is half of a character. Write both halves, or the character itself.", at: range)
    case .unknown:
      appendEscape(range, standsFor: text.slice(position + 1..<range.upperBound))
      report(.unknownEscape, "JSON knows no escape “\(text.slice(range).text)”. Take away the backslash.", at: range)
    }
    return range.upperBound
  }

  private func report(_ kind: CatalogProblem.Kind, _ message: String, at range: Range<Int>) {
    add(CatalogProblem(kind, message, at: catalog.source.span(of: range)))
  }
}

extension Range<Int> {
  /// The range `distance` further on.
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
