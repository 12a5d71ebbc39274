import CopyModel

/// A key or value as it stands in the text.
struct StringToken {
  /// What stands between the delimiters.
  var inner: Range<Int>
  /// Behind the closing delimiter.
  var end: Int
  /// The quotation mark around it; 0 for a bare word.
  var delimiter: UInt8
  var hasEscapes = false
  /// Whether the closing quotation mark was found before the end of the file.
  var isClosed = true

  /// Whether a recovery pieced it together.
  var isRecovered = false

  var isBare: Bool { delimiter == 0 }
  /// Where it starts, with its delimiter.
  var start: Int { isBare ? inner.lowerBound : inner.lowerBound - 1 }

  /// The string that starts at `start`, which is inside `text`; nil when none does.
  init?(in text: Bytes, at start: Int) {
    let first = text[start]
    if first == .quote || first == .apostrophe {
      self.init(quotedIn: text, at: start)
    } else if Self.isBareByte(first) {
      var end = start + 1
      while end < text.count, Self.isBareByte(text[end]) { end += 1 }
      self.init(inner: start..<end, end: end, delimiter: 0)
    } else {
      return nil
    }
  }

  private init(quotedIn text: Bytes, at start: Int) {
    var (position, hasEscapes) = (start + 1, false)
    while true {
      position = text.firstIndex(of: text[start], or: .backslash, from: position)
      guard position < text.count, text[position] == .backslash else { break }
      hasEscapes = true
      position += 2
    }
    let end = min(position, text.count)
    self.init(inner: start + 1..<end, end: min(end + 1, text.count), delimiter: text[start])
    self.hasEscapes = hasEscapes
    isClosed = position < text.count
  }

  /// A token that a recovery pieced together.
  init(recovered inner: Range<Int>, end: Int, delimiter: UInt8) {
    self.init(inner: inner, end: end, delimiter: delimiter)
    hasEscapes = true
    isRecovered = true
  }

  private init(inner: Range<Int>, end: Int, delimiter: UInt8) {
    self.inner = inner
    self.end = end
    self.delimiter = delimiter
  }

  /// Whether CoreFoundation takes `byte` without quotation marks: letters, digits and `_ $ / : . -`.
  static func isBareByte(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0x07FF_E010_0000_0000
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    guard byte < 128 else { return false }
    return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}

extension StringsReader {
  /// The string that starts at `start`, or nil.
  func string(at start: Int) -> StringToken? {
    start < text.count ? StringToken(in: text, at: start) : nil
  }
}

/// Puts what was read into the catalogue.
extension StringsReader {
  /// Adds an entry; without a `value`, the key is the value as well. `position` is behind the pair.
  mutating func add(_ key: StringToken, value: StringToken?, _ comment: PendingComment) {
    var entry = Entry()
    let written = value ?? key
    entry.setRaw(written.inner)
    if written.isBare { entry.flags.insert(.isBare) }
    if written.isRecovered { entry.flags.insert(.isRecovered) }
    if value != nil { entry.key = decodedKey(key) }
    decodeValue(written, of: value == nil ? nil : key, into: &entry)
    if value == nil { entry.key = entry.value }
    entry.comment = words(of: comment)
    if !comment.isAttached { keepAsRemark(comment) }
    keys.append(builder.catalog.bytes(entry.key))
    if key.hasEscapes { escapedKeys[builder.catalog.entries.count] = key.inner }
    let index = builder.add(entry)
    isLost = false
    self.comment = PendingComment()
    readTrailingComment(of: index, isWanted: entry.comment.isEmpty)
  }

  private mutating func decodedKey(_ key: StringToken) -> TextSlice {
    guard key.hasEscapes else { return TextSlice(file: key.inner) }
    builder.beginValue()
    let known = builder.catalog.problems.count
    var entry = Entry()
    decode(key.inner, into: &entry)
    let decoded = builder.endKey()
    builder.catalog.setKey(builder.catalog.bytes(decoded).text, ofProblemsFrom: known)
    return decoded
  }

  private mutating func decodeValue(_ value: StringToken, of key: StringToken?, into entry: inout Entry) {
    guard value.hasEscapes else {
      entry.value = TextSlice(file: value.inner)
      return
    }
    builder.beginValue()
    decode(value.inner, of: key, into: &entry)
    builder.endValue(&entry, textEnd: value.inner.upperBound)
  }

  /// Resolves the escapes of `range`, a value of `key`. What is wrong in the key as well was told there.
  private mutating func decode(_ range: Range<Int>, of key: StringToken? = nil, into entry: inout Entry) {
    var position = range.lowerBound
    while position < range.upperBound {
      let next = text.firstIndex(of: .backslash, or: .backslash, from: position, upTo: range.upperBound)
      builder.appendVerbatim(position..<next)
      guard next < range.upperBound else { break }
      let escape = StringsEscape(in: text, at: next, end: range.upperBound)
      position = next + escape.length
      builder.appendEscape(next..<position, standsFor: escape.scalar)
      // “\/” is how JSON writes a slash, and shows one here too.
      let isSlash = text.slice(next..<position).equals("\\/")
      if escape.fault != .none, !isSlash, !isInKey(escape, next..<position, key) {
        reportFault(of: escape, next..<position, in: &entry)
      }
    }
  }

  /// “\(name)” in the key: the value follows it.
  private func isInKey(_ escape: StringsEscape, _ range: Range<Int>, _ key: StringToken?) -> Bool {
    guard let key, key.hasEscapes, escape.fault != .loneSurrogate else { return false }
    return text.slice(key.inner).text.contains(text.slice(range).text)
  }

  private mutating func reportFault(of escape: StringsEscape, _ range: Range<Int>, in entry: inout Entry) {
    if escape.fault == .loneSurrogate { entry.flags.insert(.isDamaged) }
    let written = text.slice(range).text
    let message =
      escape.fault == .loneSurrogate
      ? StringsMessage.loneSurrogate(written)
      : StringsMessage.unknownEscape(written, hasHexDigits: hasFourHexDigits(at: range.upperBound))
    let key = builder.catalog.bytes(entry.key).text
    // Before a mark nobody misses the backslash.
    let isOfMark = range.count == 2 && !text[range.lowerBound + 1].isASCIIWord && text[range.lowerBound + 1] != 0x28
    report(.unknownEscape, message, range, key: key.isEmpty ? nil : key, isDoubtful: isOfMark)
  }

  private func hasFourHexDigits(at start: Int) -> Bool {
    start + 4 <= text.count && text.slice(start..<start + 4).allSatisfy { StringsEscape.hexDigit($0) != nil }
  }

  /// Reports keys that were there before with another value.
  mutating func reportDuplicates() {
    let catalog = builder.catalog
    func key(_ index: Int) -> Bytes { catalog.bytes(catalog.entries[index].key) }
    func value(_ index: Int) -> Bytes { catalog.bytes(catalog.entries[index].value) }
    var (repeated, overridden) = ([Int](), [Int]())
    keys.forEachRepetition(isSame: { key($0).equals(key($1)) }) { [partsAt] index, earlier in
      if let partsAt, earlier < partsAt, index >= partsAt { return }
      overridden.append(earlier)
      // “.title” is the title of nothing: Interface Builder lost what it belongs to, and neither value is ever shown.
      let isOfNothing = key(index).first == UInt8(ascii: ".")
      if !value(index).equals(value(earlier)), !isOfNothing { repeated.append(index) }
    }
    // The last one wins, and nobody sees the others.
    for index in overridden { builder.update(index) { $0.flags.insert(.isExempt) } }
    for index in repeated {
      let (name, range) = (key(index).text, escapedKeys[index] ?? catalog.entries[index].key.range)
      report(.duplicateKey, StringsMessage.duplicateKey(name), range, key: name)
    }
  }

  /// A comment that stands alone behind the `;` on its line is about the entry before it.
  private mutating func readTrailingComment(of index: Int, isWanted: Bool) {
    let start = text.skipBlanks(from: position)
    guard !lacksCommentEnd, let end = commentEnd(at: start) else { return }
    var trailing = PendingComment()
    if text[start + 1] == .slash {
      trailing.addLine(start + 2..<end)
    } else {
      let next = text.skipBlanks(from: end)
      guard end >= start + 4, text[end - 1] == .slash, text[end - 2] == .star else { return }
      guard next == text.count || text[next].isLineEnd else { return }
      trailing.setBlock(start + 2..<end - 2)
    }
    position = end
    let words = words(of: trailing)
    if isWanted { builder.update(index) { $0.comment = words } } else { keepBeside(index, words) }
  }

  /// A second comment, behind an entry that has one in front, is kept as a further line of it where it silences a rule.
  private func keepBeside(_ index: Int, _ words: TextSlice) {
    let bytes = builder.catalog.bytes(words)
    guard bytes.indices.contains(where: { bytes.hasLiteral("stet", at: $0) }) else { return }
    let first = builder.catalog.entries[index].comment
    let joined = Array(builder.catalog.bytes(first)) + [.lineFeed] + Array(bytes)
    let comment = builder.store(joined)
    builder.update(index) { $0.comment = comment }
  }
}
