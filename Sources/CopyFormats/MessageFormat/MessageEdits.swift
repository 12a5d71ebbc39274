import CopyModel

/// How new words go into an ICU message.
enum MessageEdits {
  /// `text` with the quotation marks that a message needs: apostrophes doubled, lone braces quoted, arguments as they are.
  static func escaped(_ text: String, in branch: MessageBranch = .plural) -> String {
    let bytes = Array(text.utf8)
    var (result, run, position) = ([UInt8](), 0..<0, 0)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "{"), let end = argumentEnd(bytes, from: position) {
        append(bytes[run], to: &result)
        result += bytes[position..<end]
        position = end
        run = end..<end
        continue
      }
      if branch.isSyntax(bytes[position]) {
        run = (run.isEmpty ? position : run.lowerBound)..<position + 1
      } else {
        append(bytes[run], to: &result)
        result.append(bytes[position])
        run = position + 1..<position + 1
      }
      position += 1
    }
    append(bytes[run], to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends a run of apostrophes and other marks. Quoted as one: two quotations side by side would read as an
  /// apostrophe.
  private static func append(_ run: ArraySlice<UInt8>, to result: inout [UInt8]) {
    let isQuoted = run.contains { $0 != .apostrophe }
    if isQuoted { result.append(.apostrophe) }
    for byte in run { result += byte == .apostrophe ? [byte, byte] : [byte] }
    if isQuoted { result.append(.apostrophe) }
  }

  /// Whether `written` keeps apart from the quotation marks on both sides of `range` in the file’s text.
  static func keepsApart(_ written: String, at range: Range<Int>, in text: Bytes) -> Bool {
    let before = range.lowerBound > 0 && text[range.lowerBound - 1] == .apostrophe
    let after = range.upperBound < text.count && text[range.upperBound] == .apostrophe
    guard before || after else { return true }
    return !written.isEmpty && !(before && written.utf8.first == .apostrophe)
      && !(after && written.utf8.last == .apostrophe)
  }

  /// Whether no splice reaches an argument with branches or a number sign, whose place in the copy its name takes, nor
  /// cuts another argument or quoted text in two.
  static func keepArguments(_ splices: [Splice], of entry: Entry, in catalog: Catalog) -> Bool {
    let map = catalog.map(of: entry)
    return splices.allSatisfy { splice in
      let (range, text) = (splice.range, catalog.source.text)
      let copy = catalog.bytes(entry.value)
      if [range.lowerBound, range.upperBound].contains(where: { isInArgument($0, map, copy, text) }) { return false }
      var index = map.segment(containing: splice.range.lowerBound)
      while index + 1 < map.segments.count, map.segments[index].decoded < splice.range.upperBound {
        let (segment, end) = (map.segments[index], Int(map.segments[index + 1].decoded))
        let isCut = segment.decoded < splice.range.lowerBound || end > splice.range.upperBound
        let name = copy.slice(Int(segment.decoded)..<end)
        // Quoted text may look like a name, but begins with its mark. The file may write a brace as an escape.
        let isName = name.count > 1 && name[0] == UInt8(ascii: "{") && text[Int(segment.text)] != .apostrophe
        if segment.isEscape, isName || isCut { return false }
        index += 1
      }
      return true
    }
  }

  /// Whether an argument that stands in the copy as it does in the file goes on at `place`.
  private static func isInArgument(_ place: Int, _ map: SourceMap, _ copy: Bytes, _ text: Bytes) -> Bool {
    var (index, end) = (map.segment(containing: place), place)
    while index >= 0 {
      let segment = map.segments[index]
      let piece = copy.slice(Int(segment.decoded)..<end)
      // A brace that is no syntax is quoted; one that is may be an escape of the file.
      let isSyntax = !segment.isEscape || piece.count == 1 && text[Int(segment.text)] != .apostrophe
      if isSyntax, let brace = piece.lastIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
        return piece[brace] == UInt8(ascii: "{")
      }
      index -= 1
      end = Int(segment.decoded)
    }
    return false
  }

  /// Whether the text after `splices` is read back as what it is written for: as a message, in which marks are quoted, or
  /// as plain text, in which they aren’t. `isMessage` tells by which texts the format knows one.
  static func keepKind(
    _ splices: [Splice], of entry: Entry, in catalog: Catalog, isMessage: (Bytes) -> Bool
  ) -> Bool {
    let isPattern = entry.flags.contains(.isPattern)
    // What stands around a branch makes it part of a message, whatever it says.
    guard !isPattern || entry.variation.isEmpty else { return true }
    let text = splices.applied(to: catalog.bytes(entry.value))
    var written = isPattern ? escaped(text, in: .none) : text
    if written.withUTF8({ isMessage(Bytes($0)) }) == isPattern { return true }
    return !MessageShape.hasBranches(in: text) && escaped(text, in: .none) == text
  }

  /// Behind `{name}` or `{0}`, or nil.
  private static func argumentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, (0x61...0x7A).contains(bytes[end] | 0x20) || bytes[end].isDigit || bytes[end] == 0x5F {
      end += 1
    }
    guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
    guard bytes[start + 1].isDigit else { return end + 1 }
    // No number starts with a zero, and none is larger than programs count.
    let isNumber = bytes[start + 1..<end].allSatisfy(\.isDigit) && end - start < 10
    return isNumber && (bytes[start + 1] != 0x30 || end == start + 2) ? end + 1 : nil
  }
}

/// What a text is part of in an ICU message, which decides what has to be quoted in it: braces everywhere, “#” in a plural,
/// “|” in a choice. An apostrophe before any other sign is an apostrophe.
enum MessageBranch {
  case none, plural, choice

  /// Of the entry whose place among the variants of its key is `variation`: `select.female.plural.one`.
  init(variation: Bytes) {
    self = .none
    // The last step names the branch; before it stands what kind of argument it is of.
    var end = variation.lastIndex(of: UInt8(ascii: ".")) ?? 0
    while end > 0 {
      let start = variation[..<end].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
      let name = variation.slice(start..<end)
      if name.equals("plural") || name.equals("ordinal") { self = .plural }
      if name.equals("choice") { self = .choice }
      // The number of a choice may have a point in it.
      if self != .none || name.equals("select") { return }
      end = max(0, start - 1)
    }
  }

  /// Whether `byte` means something there.
  func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case .apostrophe, UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): self == .plural
    case UInt8(ascii: "|"): self == .choice
    default: false
    }
  }
}

/// How new words go into a JSON string that may be an ICU message.
enum JSONMessageEdits {
  static func escaped(_ text: String, for entry: Entry, in branch: MessageBranch = .plural) -> String {
    JSONEscape.written(entry.flags.contains(.isPattern) ? MessageEdits.escaped(text, in: branch) : text)
  }

  /// Nil for a value that holds bytes that are no text, where a splice would take an argument away, and where plain text
  /// would become a message, or a message plain text.
  static func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isKey]),
      MessageEdits.keepKind(splices, of: entry, in: catalog, isMessage: MessageShape.hasBranches)
    else { return nil }
    if entry.flags.contains(.isPattern), !MessageEdits.keepArguments(splices, of: entry, in: catalog) { return nil }
    let (map, isPattern) = (catalog.map(of: entry), entry.flags.contains(.isPattern))
    let branch = MessageBranch(variation: catalog.bytes(entry.variation))
    var edits: [Edit] = []
    for splice in splices {
      let (range, written) = (map.textRange(of: splice.range), escaped(splice.text, for: entry, in: branch))
      guard let bytes = catalog.source.encoded(written),
        !isPattern || MessageEdits.keepsApart(written, at: range, in: catalog.source.text)
      else { return nil }
      edits.append(Edit(span: catalog.source.span(of: range), bytes: bytes, text: written))
    }
    return edits
  }
}
