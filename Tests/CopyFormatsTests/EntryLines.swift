import CopyFormats
import CopyModel
import Testing

/// What tests of all formats ask of a catalogue and a format.
extension Catalog {
  /// Each entry with what its file says of it beside the text: state and base text.
  var stateLines: [String] {
    entries.map { entry in
      let extras = extras(of: entry)
      return "\(extras?.state.map { "\($0)" } ?? "-") \(extras?.source ?? "-"): \(bytes(entry.value).text)"
    }
  }

  var comments: [String] { entries.map { bytes($0.comment).text } }
}

/// A file whose last entry holds any text, as a format writes it.
struct Vessel: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let format: any CatalogFormat
  let path: String
  let before: String
  let after: String
  /// What the entry is when its text is written, so that it is written for its place.
  var flags: EntryFlags = []
  /// The file’s own encoding, by ICU’s name; UTF-8 where none is given.
  var encoding: String?

  func read(_ written: String) throws -> Catalog {
    let text = before + written + after
    let bytes = try encoding.map { try #require(DeclaredEncoding($0).encoded(text)) } ?? Array(text.utf8)
    return read(bytes: bytes)
  }

  func read(bytes: [UInt8]) -> Catalog {
    format.read(format.source(ByteBuffer(bytes)), path: path, locale: .english)
  }

  func written(_ text: String) -> String {
    var entry = Entry()
    entry.flags = flags
    return format.escape(text, for: entry)
  }

  /// The file’s bytes after `edits`.
  func bytes(of catalog: Catalog, after edits: [Edit]) -> [UInt8] {
    var (result, position) = ([UInt8](), 0)
    for edit in edits.sorted(by: { $0.span.offset < $1.span.offset }) {
      result += catalog.source.disk.bytes.slice(position..<edit.span.offset)
      result += edit.bytes
      position = edit.span.end
    }
    return result + catalog.source.disk.bytes.slice(from: position)
  }

  static let all: [Vessel] = [
    Vessel(
      testDescription: "po", format: GettextFormat(), path: "de.po",
      before: "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\nmsgid \"é 𝒜\"\nmsgstr \"",
      after: "\"\n\n#~ msgid \"old\"\n"),
    Vessel(
      testDescription: "po, wrapped", format: GettextFormat(), path: "de.po",
      before: "msgctxt \"a\"\nmsgid \"b\"\nmsgstr \"\"\n\"x\\n\"\n\"", after: "\"\r\n\"\"\r\n"),
    Vessel(
      testDescription: "po, on a line of its own", format: GettextFormat(), path: "de.po",
      before: "msgid \"\"\nmsgstr \"Language: de\\n\"\nmsgid \"b\"\nmsgstr \"\"\n\"", after: "\"\n\"\"\n"),
    Vessel(
      testDescription: "po, plural", format: GettextFormat(), path: "de.po",
      before: "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"", after: "\""),
    Vessel(
      testDescription: "po in GB 18030", format: GettextFormat(), path: "zh.po",
      before: "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=GB18030\\n\"\nmsgid \"é\"\nmsgstr \"中",
      after: "\"\n",
      encoding: "GB18030"),
    Vessel(
      testDescription: "properties", format: PropertiesFormat(), path: "messages_de.properties",
      before: "# é\nfirst = \\\n  two\nk : ", after: "\r\n\r\n#end"),
    Vessel(
      testDescription: "properties, ASCII", format: PropertiesFormat(), path: "messages_de.properties", before: "k=",
      after: "\n", flags: .isBare),
    Vessel(
      testDescription: "properties, continued", format: PropertiesFormat(), path: "messages_de.properties",
      before: "é = a \\\n    ", after: ""),
    Vessel(
      testDescription: "properties, ISO 8859-1", format: PropertiesFormat(), path: "messages_fr.properties",
      before: "a=\u{E9}\nk=", after: "\n", flags: .isBare, encoding: "ISO-8859-1"),
    Vessel(
      testDescription: "arb", format: ARBFormat(), path: "app_de.arb",
      before: #"{"@@locale": "de", "x": "\u00e9", "k": ""#,
      after: #"", "@k": {"description": "d"}}"#),
    Vessel(
      testDescription: "arb, branch", format: ARBFormat(), path: "app_de.arb",
      before: #"{"k": "{n, plural, one{# \"x\"} other{x"#, after: #"}}", "@k": {}}"#, flags: .isPattern),
    Vessel(
      testDescription: "arb, part of a sentence", format: ARBFormat(), path: "app_de.arb",
      before: #"{"k": "It''s {n, plural, =0{none} other{x"#, after: #"}} for {name}"}"#, flags: .isPattern),
    Vessel(
      testDescription: "json", format: LocaleJSONFormat(), path: "locales/de.json",
      before: #"{"a": {"b_one": "x", "b_other": ""#, after: "\"}}\n"),
  ]
}
