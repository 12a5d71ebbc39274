package import CopyModel

/// Java’s resource bundles: `key=value`, in UTF-8 or ISO 8859-1 with `\uXXXX` for all else.
package struct PropertiesFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "properties", endings: [.named("properties")], traits: [.escapesByPlace, .showsAnyValue],
    pathPattern:
      #".*(_[a-z]{2,3}(_[A-Z]{2})?|[Mm]essages|[Ss]trings|[Rr]esources|[Bb]undle|[Ll]abels)\.properties"#,
    example: "messages_de.properties",
    summary: "Java’s resource bundles in UTF-8 or ISO 8859-1, told from settings by locale, name, or folder")

  package func claims(fileName: String) -> Bool { claims(path: fileName) }

  /// Most files of this kind hold settings; bundles are told by a locale in their name, by their name, or their folder.
  package func claims(path: String) -> Bool {
    guard path.lowercased().hasSuffix(".properties") else { return false }
    let stem = PathName.stem(of: path)
    if Self.localeSuffix(of: stem) != nil || Self.isBundle(stem) { return true }
    return PathName.folders(of: path).contains { LocaleFolder.isOne($0) }
  }

  /// `messages_pt_BR.properties`; a name without a locale is the base.
  package func locale(ofPath path: String) -> LocaleTag? {
    Self.localeSuffix(of: PathName.stem(of: path)) ?? LocaleName.folder(of: path)
  }

  private static func localeSuffix(of stem: String) -> LocaleTag? {
    for mark in stem.indices where stem[mark] == "_" && mark > stem.startIndex {
      if let tag = LocaleName.tag(stem[stem.index(after: mark)...]) { return tag }
    }
    return nil
  }

  private static func isBundle(_ stem: String) -> Bool {
    let name = stem.lowercased()
    let endings = ["messages", "resources", "strings", "bundle", "i18n", "labels", "translations", "l10n"]
    return endings.contains { name.hasSuffix($0) }
  }

  /// As Java reads it: UTF-8 where the bytes are that, ISO 8859-1 where they aren’t.
  package func source(_ disk: ByteBuffer) -> SourceText {
    let source = SourceText(disk)
    guard source.encoding == .utf8, source.markLength == 0, !source.damage.isEmpty, !Self.isMostlyUTF8(source) else {
      return source
    }
    return DeclaredEncoding("ISO-8859-1").source(disk) ?? source
  }

  /// Whether there are more characters beyond ASCII than places that are none: a broken file, not an older one.
  private static func isMostlyUTF8(_ source: SourceText) -> Bool {
    source.text.lazy.filter { $0 >= 0xC0 }.count > source.damage.count
  }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    var reader = PropertiesReader(builder)
    reader.run()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String {
    written(text, for: entry, in: .plural)
  }

  private func written(_ text: String, for entry: Entry, in branch: MessageBranch) -> String {
    let text = entry.flags.contains(.isPattern) ? MessageEdits.escaped(text, in: branch) : text
    return PropertiesEscape.written(text, isASCII: entry.flags.contains(.isBare))
  }

  /// Nil where a splice would take away an argument of a message, or make one of plain text.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isRecovered]) else { return nil }
    if entry.flags.contains(.isPattern), !MessageEdits.keepArguments(splices, of: entry, in: catalog) { return nil }
    guard MessageEdits.keepKind(splices, of: entry, in: catalog, isMessage: MessageShape.mayBeJava) else { return nil }
    let branch = MessageBranch(variation: catalog.bytes(entry.variation))
    let (map, isPattern) = (catalog.map(of: entry), entry.flags.contains(.isPattern))
    var edits: [Edit] = []
    // What begins the value is known only once those side by side are one.
    for splice in splices.joined {
      let range = map.textRange(of: splice.range)
      var written = written(splice.text, for: entry, in: branch)
      let next = range.upperBound < entry.raw.upperBound ? catalog.source.text[range.upperBound] : 0
      let lead = written.utf8.first ?? next
      // What begins a value, or a line of it, must not be taken for the space or sign before it.
      if lead.isPropertiesSeparator, PropertiesEscape.isAtStart(range.lowerBound, of: entry, in: catalog.source.text) {
        written = "\\" + written
      }
      // A branch without words has the sign before it that it needs.
      if !isPattern, PropertiesEscape.lacksSeparator(before: range.lowerBound, of: entry, in: catalog.source.text) {
        written = "=" + written
      }
      if written.isEmpty, Self.joinsLineEnds(around: range, in: catalog.source.text) { return nil }
      guard let bytes = catalog.source.encoded(written),
        !isPattern || MessageEdits.keepsApart(written, at: range, in: catalog.source.text)
      else { return nil }
      edits.append(Edit(span: catalog.source.span(of: range), bytes: bytes, text: written))
    }
    return catalog.source.keepsEncoding(after: edits) && staysLegacy(edits, of: catalog.source) ? edits : nil
  }

  /// Whether the CR of a line that goes on and the LF behind the value would become one line end, so that the next entry
  /// became part of this one.
  private static func joinsLineEnds(around range: Range<Int>, in text: Bytes) -> Bool {
    range.lowerBound > 0 && text[range.lowerBound - 1] == 0x0D && range.upperBound < text.count
      && text[range.upperBound] == 0x0A
  }

  /// Whether a file taken for ISO 8859-1, as its bytes are no UTF-8, still is after `edits`.
  private func staysLegacy(_ edits: [Edit], of source: SourceText) -> Bool {
    let disk = source.disk.bytes
    let takesLetters = edits.contains { edit in disk.slice(edit.span.offset..<edit.span.end).contains { $0 >= 0x80 } }
    guard source.encoding == .legacy, takesLetters else { return true }
    var (file, position) = ([UInt8](), 0)
    for edit in edits {
      file += disk.slice(position..<edit.span.offset)
      file += edit.bytes
      position = edit.span.end
    }
    return self.source(ByteBuffer(file + disk.slice(from: position))).encoding == .legacy
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let start = catalog.lineStart(of: entry.key.isInArena ? entry.raw.lowerBound : entry.key.start)
    return catalog.insertion(of: "# \(words)\(catalog.lineEnd)", at: start)
  }
}

/// A piece of a property that starts with a backslash, and what it stands for.
struct PropertiesEscape {
  enum Meaning {
    case scalar(UInt32)
    case loneSurrogate
    /// The end of a line, and the space that begins the next: nothing.
    case continuation
    /// The character behind the backslash.
    case itself
    /// `\u` without four digits, at which Java gives up the file.
    case malformed
  }

  var meaning: Meaning
  /// Length in bytes, the backslash included.
  var length: Int

  /// Reads the escape whose backslash stands at `position`.
  init(_ text: Bytes, at position: Int) {
    let letter = position + 1 < text.count ? text[position + 1] : 0
    switch letter {
    case UInt8(ascii: "u"): self = Self.unicode(text, at: position)
    case UInt8(ascii: "n"): self.init(.scalar(10), 2)
    case UInt8(ascii: "t"): self.init(.scalar(9), 2)
    case UInt8(ascii: "r"): self.init(.scalar(13), 2)
    case UInt8(ascii: "f"): self.init(.scalar(12), 2)
    case .lineFeed, .carriageReturn: self.init(.continuation, Self.nextText(text, from: position + 1) - position)
    default: self.init(.itself, min(1 + utf8Length(lead: letter), text.count - position))
    }
  }

  private init(_ meaning: Meaning, _ length: Int) { (self.meaning, self.length) = (meaning, length) }

  /// Behind the line's end at `start` and the space after it.
  private static func nextText(_ text: Bytes, from start: Int) -> Int {
    var position = start + 1
    if text[start] == .carriageReturn, position < text.count, text[position] == .lineFeed { position += 1 }
    while position < text.count, text[position].isPropertiesBlank { position += 1 }
    return position
  }

  private static func unicode(_ text: Bytes, at position: Int) -> PropertiesEscape {
    guard let unit = unit(text, at: position) else { return PropertiesEscape(.malformed, 2) }
    if Unicode.Scalar(unit) != nil { return PropertiesEscape(.scalar(unit), 6) }
    guard unit < 0xDC00, let low = self.unit(text, at: position + 6), (0xDC00...0xDFFF).contains(low) else {
      return PropertiesEscape(.loneSurrogate, 6)
    }
    return PropertiesEscape(.scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 12)
  }

  private static func unit(_ text: Bytes, at position: Int) -> UInt32? {
    guard text.hasLiteral("\\u", at: position), position + 6 <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text.slice(position + 2..<position + 6) {
      guard let digit = StringsEscape.hexDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Whether space at `place` would be passed over: the value begins there, or a line that continues it.
  static func isAtStart(_ place: Int, of entry: Entry, in text: Bytes) -> Bool {
    guard place > entry.raw.lowerBound else { return true }
    var position = place
    while position > 0, text[position - 1].isPropertiesBlank { position -= 1 }
    return position > 0 && text[position - 1].isLineEnd
  }

  /// Whether the value is none and `place` is right behind its key, which would take in what is put there.
  static func lacksSeparator(before place: Int, of entry: Entry, in text: Bytes) -> Bool {
    guard entry.raw.isEmpty, place > 0 else { return false }
    guard text[place - 1].isPropertiesSeparator else { return true }
    let end = text[..<(place - 1)].lastIndex { $0 != UInt8(ascii: "\\") } ?? -1
    return (place - 2 - end) % 2 == 1
  }

  /// `text` as it stands in a value. `isASCII` says whether the file has nothing but ASCII in it, and keeps it so.
  static func written(_ text: String, isASCII: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{C}": result.append(contentsOf: "\\f".unicodeScalars)
      case _ where scalar.value < 0x20 || isASCII && scalar.value >= 0x7F:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension UInt8 {
  /// Space as Java’s reader knows it inside a line.
  var isPropertiesBlank: Bool { self == 32 || self == 9 || self == 12 }
  /// What may part a key from its value.
  var isPropertiesSeparator: Bool { isPropertiesBlank || self == UInt8(ascii: "=") || self == UInt8(ascii: ":") }
}
