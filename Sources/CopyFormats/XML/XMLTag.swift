package import CopyModel

/// A start tag, which expat has found well formed, or any other bytes, in which nothing is found then.
package struct XMLTag {
  private let text: Bytes
  /// From “<” to “>”.
  package let range: Range<Int>
  /// The name as written, with its prefix.
  package let nameRange: Range<Int>

  package init(_ text: Bytes, _ range: Range<Int>) {
    self.text = text
    self.range = range
    var end = range.lowerBound + 1
    while end < range.upperBound, !Self.endsName(text[end]) { end += 1 }
    nameRange = min(range.lowerBound + 1, range.upperBound)..<min(end, range.upperBound)
  }

  /// The name without its prefix.
  package var localName: Bytes {
    let name = text.slice(nameRange)
    return name.lastIndex(of: UInt8(ascii: ":")).map { name.slice(from: $0 + 1) } ?? name
  }

  /// Whether the element is `name`, whatever prefix it has.
  func isNamed(_ name: StaticString) -> Bool { localName.equals(name) }

  /// Whether the tag is that of an empty element, `<a/>`.
  var isEmpty: Bool {
    range.count > 2 && text[range.upperBound - 1] == UInt8(ascii: ">") && text[range.upperBound - 2] == .slash
  }

  /// What stands between the quotation marks of an attribute; nil where the tag has none of the name, prefix and all.
  func attribute(_ name: StaticString) -> Range<Int>? {
    var position = nameRange.upperBound
    while let next = attribute(from: position) {
      if text.slice(next.name).equals(name) { return next.value }
      position = next.value.upperBound + 1
    }
    return nil
  }

  /// Calls `body` with each attribute: where its name stands, prefix and all, and what is between its quotation marks.
  package func forEachAttribute(_ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
    var position = nameRange.upperBound
    while let next = attribute(from: position) {
      body(next.name, next.value)
      position = next.value.upperBound + 1
    }
  }

  /// Whether the attribute is there with this very value.
  func has(_ name: StaticString, _ value: StaticString) -> Bool {
    attribute(name).map { text.slice($0).equals(value) } ?? false
  }

  /// The bytes of an attribute as written; nil where there is none.
  func value(_ name: StaticString) -> Bytes? { attribute(name).map { text.slice($0) } }

  private func attribute(from start: Int) -> (name: Range<Int>, value: Range<Int>)? {
    var position = skipSpace(from: start)
    let name = position
    while position < range.upperBound, !Self.endsName(text[position]), text[position] != .equals { position += 1 }
    let nameEnd = position
    position = skipSpace(from: position)
    guard nameEnd > name, position < range.upperBound, text[position] == .equals else { return nil }
    position = skipSpace(from: position + 1)
    guard position < range.upperBound, text[position] == .quote || text[position] == .apostrophe else { return nil }
    let end = text.firstIndex(of: text[position], or: text[position], from: position + 1, upTo: range.upperBound)
    return (name..<nameEnd, position + 1..<end)
  }

  private func skipSpace(from start: Int) -> Int {
    var position = start
    while position < range.upperBound, text[position].isBlank || text[position].isLineEnd { position += 1 }
    return position
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isBlank || byte.isLineEnd || byte == .slash || byte == UInt8(ascii: ">")
  }
}
