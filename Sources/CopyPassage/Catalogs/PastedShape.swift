import CopyFormats
import CopyModel
import CopyProgram

/// What a text without a name is, by its shape: the piece of a catalogue or program, a table, or plain copy.
enum PastedShape {
  /// The format that reads `text`; nil for copy as people type it.
  static func format(of source: SourceText, isTyped: Bool) -> (any CatalogFormat)? {
    let blanked = PastedAside.blanked(source, isTyped: isTyped)
    return withExtendedLifetime(blanked) { shape(of: blanked.text) }
  }

  /// The same for text without words around it.
  static func shape(of text: Bytes) -> (any CatalogFormat)? {
    let start = text.firstIndex { !$0.isSpaceOrMark } ?? text.count
    guard start < text.count else { return nil }
    let piece = text.slice(from: start)
    switch piece[0] {
    case UInt8(ascii: "<"): return markup(piece)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return json(piece) ?? program(piece)
    default:
      let headed: (any CatalogFormat)? = SeparatedFormat.hasHead(text) ? SeparatedFormat(teller: .ofWords) : nil
      return headed ?? catalog(piece) ?? program(piece) ?? table(text)
    }
  }

  /// What people call such a text, and what told.
  static func name(of format: any CatalogFormat) -> String {
    switch format {
    case is XLIFFFormat: "XLIFF, by its root"
    case is StringsDictFormat: "a property list, by its root"
    case is AndroidFormat: "Android’s strings, by their tags"
    case is StringCatalogFormat: "a string catalog, by its keys"
    case is ARBFormat: "ARB, by its “@” keys"
    case is LocaleJSONFormat: "JSON, by its braces"
    case is GettextFormat: "gettext, by “msgid”"
    case is StringsFormat: ".strings, by its quoted pairs"
    case is SeparatedFormat: "a table, by its separators"
    case is CodePieceFormat: "a piece of a program, by its quotation marks and tags"
    default: "a piece of a program, by its calls"
    }
  }

  private static func markup(_ text: Bytes) -> (any CatalogFormat)? {
    let head = text.slice(0..<min(text.count, 2_000))
    if head.holds("<xliff") { return XLIFFFormat() }
    let units: [StaticString] = ["<trans-unit", "<unit "]
    if head.holds("<source"), units.contains(where: { head.holds($0) }) { return XLIFFFormat(isFragment: true) }
    if head.holds("<plist") { return StringsDictFormat() }
    let android: [StaticString] = ["<resources", "<string ", "<plurals ", "<string-array "]
    guard android.contains(where: { head.holds($0) }) else { return elements(text) }
    return AndroidFormat(isFragment: !head.holds("<resources"))
  }

  /// Elements of a page, where they stand in each other; else each line is read by its tag.
  private static func elements(_ text: Bytes) -> (any CatalogFormat)? {
    guard text.count <= longestPiece, text.holds("</") || text.holds("/>") || text.holds("=\"") else { return nil }
    var (cursor, isWoven) = (LineCursor(text), false)
    while !isWoven, let line = cursor.next() {
      let words = text.slice(line).trimmed
      let isElement = words.first == UInt8(ascii: "<") && words.count { $0 == UInt8(ascii: "<") } == 2
      isWoven = !words.isEmpty && !(isElement && words.holds("</") && words.last == UInt8(ascii: ">"))
    }
    return isWoven && CodePieceFormat.isPiece(text) ? CodePieceFormat() : nil
  }

  private static func json(_ text: Bytes) -> (any CatalogFormat)? {
    guard let last = text.last(where: { !$0.isSpaceOrMark }), last == UInt8(ascii: "}") || last == UInt8(ascii: "]"),
      let next = text.dropFirst().first(where: { !$0.isSpaceOrMark }),
      text[0] == UInt8(ascii: "{")
        ? next == UInt8(ascii: "\"") : [UInt8(ascii: "\""), UInt8(ascii: "{")].contains(next)
    else { return nil }
    let head = text.slice(0..<min(text.count, 4_000))
    if head.holds("\"sourceLanguage\""), head.holds("\"strings\"") { return StringCatalogFormat() }
    if head.holds("\"@@locale\"") || head.holds("\"@") { return ARBFormat() }
    return LocaleJSONFormat()
  }

  private static func catalog(_ text: Bytes) -> (any CatalogFormat)? {
    var cursor = LineCursor(text)
    var (pairs, others, isGettext) = (0, 0, false)
    while let line = cursor.next(), pairs + others < 40 {
      let words = text.slice(line).trimmed
      let remarks: [StaticString] = ["//", "/*", "#"]
      if words.isEmpty || remarks.contains(where: { words.hasLiteral($0, at: 0) }) { continue }
      isGettext = isGettext || words.hasLiteral("msgid \"", at: 0)
      if words.isPairOfStrings { pairs += 1 } else { others += 1 }
    }
    if isGettext { return GettextFormat() }
    return pairs > 0 && pairs >= others ? StringsFormat(teller: .ofWords) : nil
  }

  /// A piece of a program shows copy by calls that are known.
  private static func program(_ text: Bytes) -> (any CatalogFormat)? {
    let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
    guard text.count <= longestPiece, text.contains(where: quotes.contains), text.isMostlyCode,
      !PastedText.isLabelled(text)
    else { return nil }
    let piece: (any CatalogFormat)? = CodePieceFormat.isPiece(text) ? CodePieceFormat() : nil
    guard text.contains(UInt8(ascii: "\"")), text.contains(UInt8(ascii: "(")) else { return piece }
    let roles: Set<Role> = [.unknown, .label, .text]
    var best: (format: ProgramFormat, count: Int)?
    for format in ProgramFormat.all where format.dialect != .layout {
      let catalog = format.read(SourceText(ByteBuffer(text)), path: "", locale: .undetermined)
      let known = catalog.entries.count { !roles.contains($0.role) }
      if known > best?.count ?? 0 || piece == nil && best == nil && !catalog.entries.isEmpty { best = (format, known) }
    }
    return best?.format ?? piece
  }

  /// Bytes of the longest text that is tried as a program.
  private static let longestPiece = 1 << 18

  private static func table(_ text: Bytes) -> (any CatalogFormat)? {
    // A colon before the tab is that of a label.
    let sign = text.first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "\t") }
    let isLabelled = sign == UInt8(ascii: ":") && PastedText.isLabelled(text)
    return SeparatedFormat.isTable(text) && !isLabelled ? SeparatedFormat(teller: .ofWords) : nil
  }
}

extension UInt8 {
  fileprivate var isSpaceOrMark: Bool { self <= 0x20 }
}

extension Bytes {
  fileprivate var trimmed: Bytes {
    guard let first = firstIndex(where: { $0 > 0x20 }), let last = lastIndex(where: { $0 > 0x20 }) else {
      return slice(0..<0)
    }
    return slice(first..<last + 1)
  }

  /// Whether at least half of the lines end as lines of programs do. A page that quotes some code is a page.
  fileprivate var isMostlyCode: Bool {
    var cursor = LineCursor(self)
    var (code, others) = (0, 0)
    while let line = cursor.next() {
      guard let last = slice(line).trimmed.last else { continue }
      if "{}()[];,\":<>'".utf8.contains(last) { code += 1 } else { others += 1 }
    }
    return code >= others
  }

  /// `"key" = "value";`, on one line or at the start of several.
  fileprivate var isPairOfStrings: Bool {
    guard first == UInt8(ascii: "\"") else { return false }
    let signs: [StaticString] = ["\" = \"", "\"=\"", "\" =\""]
    return indices.contains { place in signs.contains { hasLiteral($0, at: place) } }
  }
}
