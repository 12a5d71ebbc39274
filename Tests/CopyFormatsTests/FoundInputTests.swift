import CopyFormats
import CopyModel
import Testing

/// Inputs that fuzzing found, each of which once broke a reader or the law of edits.
@Suite struct FoundInputTests {
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let format: any CatalogFormat
    let path: String
    let bytes: [UInt8]

    init(_ description: String, _ format: any CatalogFormat, _ path: String, _ text: String) {
      self.init(description, format, path, bytes: Array(text.utf8))
    }

    init(_ description: String, _ format: any CatalogFormat, _ path: String, bytes: [UInt8]) {
      (testDescription, self.format, self.path, self.bytes) = (description, format, path, bytes)
    }
  }

  static let inputs = [
    Input(
      "a comment between white space", AndroidFormat(), "values/strings.xml",
      "<resources><string name=\"a\">x <!-- c --> y</string></resources>"),
    Input("an entry that is its own key, without a character", StringsFormat(), "a.strings", "\"\";\nb = c;\n"),
    Input(
      "a comment inside a key that isn’t closed", StringsFormat(), "a.strings", "a b\"\r//x\"y\"?>\nc\"\r//d e\"f\"g"),
    Input(
      "keys without a sign behind them", PropertiesFormat(), "messages_de.properties", "empty\na\\=\nb\\ \nc\\\\ \nd"),
    Input(
      "an argument, or none", PropertiesFormat(), "messages_de.properties", "a=It's {0}\nb={0}\nc=It''s {0}\nd='{'1}\n"),
    Input(
      "numbers and bars in and out of choices", PropertiesFormat(), "messages_de.properties",
      "c={0,choice,0#no|1#one|1.5<{1,select,a{x} other{{0}}}}\np={0,plural,one{a} other{b}}\n"),
    Input(
      "an encoding known by one text alone", PropertiesFormat(), "messages_de.properties",
      bytes: Array("a=\u{3B1}\nb=".utf8) + [0xE9, 0xE9, 0xE9] + Array("\nc=d\n".utf8)),
    Input(
      "a key that ends in a backslash, as the file does", PropertiesFormat(), "messages_de.properties", "a=b\nc d\ne\\"),
    Input("a value that ends so", PropertiesFormat(), "messages_de.properties", "a=b\nc = d\\"),
    Input("a line that ends so", PropertiesFormat(), "messages_de.properties", "a = b \\\n \\"),
    Input(
      "arguments of unusual names, and kinds in capitals", PropertiesFormat(), "messages_de.properties",
      "a={\0\u{1}0,choice,0#no|0<{0} files}\nb={n,PLURAL,one{{0}} other{#}}\nc={ n\u{2028},\u{85}Select,other{{0}}}\n"),
    Input(
      "a branch without words", PropertiesFormat(), "messages_de.properties",
      "a={0,choice,0#|1#one} left\nb={0,choice,2#}\n"),
    Input(
      "braces of arguments written as escapes", PropertiesFormat(), "messages_de.properties",
      "a=\\{0,choice,0#no|1#one} left\nb=\\u007B0,choice,2#two\\u007D of \\{1}\n"),
    Input(
      "a line that goes on behind a CR alone, before LF", PropertiesFormat(), "messages_de.properties",
      "a = \\\rb c\nd = e\n"),
    Input(
      "an apostrophe that quotes all the rest", ARBFormat(), "app_de.arb",
      "{\"@@locale\": \"de\", \"a\": \"'}You have {n, plural, a}} in {place}.\"}"),
    Input("nothing but a zero byte", PropertiesFormat(), "messages_de.properties", "\0"),
    Input("a line in a file that has one alone", PlainTextFormat(), "a.txt", "a"),
    Input(
      "the only form of a plural, told by its number", LocaleJSONFormat(), "locales/zh.json",
      "{\"a_other\": \"{{count}} frogs\", \"b\": \"x\"}"),
    Input(
      "a target in the language of its source", XLIFFFormat(), "a.xliff",
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"en\"><body><trans-unit id=\"a\">"
        + "<source>name</source><target>Name</target></trans-unit></body></file></xliff>"),
    Input(
      "a target whose language is no name of one, and a source beside it without a target", XLIFFFormat(), "a.xliff",
      "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"{d\"><file id=\"f\"><unit id=\"a\"><segment><source>One</source>"
        + "<target>Eins</target></segment><segment><source>Two <pc id=\"1\">words</pc></source></segment></unit></file>"
        + "</xliff>"),
    Input(
      "a character that ends in a backslash", GettextFormat(), "ja.po",
      bytes: Array(
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CP932\\n\"\n\nmsgid \"frog\"\nmsgstr \"".utf8)
        + [0x8A, 0x95, 0x5C] + Array("n\"\n".utf8)),
  ]

  static let texts =
    XMLEditTests.texts + [
      "]]>{0} #|'{'", "#", "|", "'", "''", "{", "'#'|'", "{0}", "{01}", "{x}", "=a", ": b", "{1} it's", "\u{FEFF}a",
      "a\0b", "\0b",
    ]

  @Test(arguments: inputs)
  func `Read, edited, and read again`(input: Input) {
    var law = EditLaw(input.format, path: input.path, seed: 31)
    let catalog = law.read(input.bytes)
    #expect(catalog.hasPlacesInside)
    guard catalog.problems.isEmpty else { return }
    for text in Self.texts { law.checkWhole(input.bytes, text) }
    for _ in 0..<200 { law.checkPiece(input.bytes) }
  }
}
