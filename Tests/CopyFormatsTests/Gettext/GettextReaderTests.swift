import CopyFormats
import CopyModel
import Testing

@Suite struct GettextReaderTests {
  private let format = GettextFormat()

  static let polish = """
    # Translators: nobody
    msgid ""
    msgstr ""
    "Language: pl\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && "
    "(n%100<10 || n%100>=20) ? 1 : 2);\\n"

    # written by hand
    #. Title of the window
    #: src/pond.c:12 src/pond.c:40
    #, c-format
    msgid "Pond \\"%s\\""
    msgstr "Staw „%s”"

    msgctxt "menu"
    msgid ""
    "First line\\n"
    "second line"
    msgstr ""
    "Pierwszy \\tw"
    "iersz\\n"
    "drugi"

    #, fuzzy
    #| msgid "Frog"
    msgid "Toad"
    msgstr "Żaba"

    msgid "%d frog"
    msgid_plural "%d frogs"
    msgstr[0] "%d żaba"
    msgstr[1] "%d żaby"
    msgstr[2] "%d żab"

    msgid "Newt"
    msgstr ""

    #~ msgid "Old"
    #~ msgstr "Stary"

    """

  @Test func `Every text is an entry`() {
    let catalog = format.read(Self.polish)
    #expect(
      catalog.entryLines == [
        "pl Pond \"%s\"|: Staw „%s”",
        "pl menu|First line\nsecond line|: Pierwszy \twiersz\ndrugi",
        "pl Toad| (exempt): Żaba",
        "pl %d frog|plural.one: %d żaba",
        "pl %d frog|plural.few: %d żaby",
        "pl %d frog|plural.many: %d żab",
        "pl Newt| (exempt): ",
      ])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `States, base texts, and comments`() {
    let catalog = format.read(Self.polish)
    #expect(
      catalog.stateLines == [
        "translated Pond \"%s\": Staw „%s”",
        "translated First line\nsecond line: Pierwszy \twiersz\ndrugi",
        "needsReview Toad: Żaba",
        "translated %d frog: %d żaba",
        "translated %d frogs: %d żaby",
        "translated %d frogs: %d żab",
        "new Newt: ",
      ])
    #expect(catalog.comments[0] == "Title of the window\nwritten by hand")
    #expect(catalog.comments[1] == "menu" && catalog.comments[2] == "")
  }

  @Test func `Places of wrapped texts are those of their pieces`() {
    let catalog = format.read(Self.polish)
    let wrapped = catalog.entries[1]
    let copy = catalog.bytes(wrapped.value).text
    #expect(copy.utf8.count == 22)
    #expect(catalog.written(at: catalog.span(of: 9..<10, in: wrapped)) == "\\t")
    #expect(catalog.written(at: catalog.span(of: 10..<13, in: wrapped)) == "w\"\n\"ie")
    #expect(catalog.written(at: catalog.span(of: 17..<22, in: wrapped)) == "drugi")
  }

  @Test func `A template's own words are copy, and so are those that English leaves out`() {
    let text = "msgid \"a_b.c\"\nmsgstr \"\"\n\nmsgid \"One\"\nmsgid_plural \"Many\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
    let template = format.read(SourceText(ByteBuffer(text.utf8)), path: "a.pot", locale: .undetermined)
    #expect(
      template.entryLines == [
        "und a_b.c| (key) (exempt): a_b.c", "und One|plural.one (key): One", "und One|plural.other (key): Many",
      ])
    let english = format.read("msgid \"Save\"\nmsgstr \"\"\n\nmsgid \"Colour\"\nmsgstr \"Color\"\n")
    #expect(english.entryLines == ["en Save| (key): Save", "en Colour|: Color"])
    #expect(format.edits(for: [Splice(0..<1, "s")], of: english.entries[0], in: english) == nil)
  }

  @Test(arguments: [
    ("en", "nplurals=2; plural=n != 1;", ["one", "other"]),
    ("fr", "nplurals=2; plural=(n > 1);", ["one", "other"]),
    ("ja", "nplurals=1; plural=0;", ["other"]),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      ["one", "few", "many"]
    ),
    (
      "ar", "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
      ["zero", "one", "two", "few", "many", "other"]
    ),
    (
      "he", "nplurals=4; plural=(n == 1) ? 0 : ((n == 2) ? 1 : ((n > 10 && n % 10 == 0) ? 2 : 3));",
      ["one", "two", "2", "3"]
    ),
    ("de", "nplurals=2; plural=n*;", ["0", "1"]), ("de", "nplurals=2; plural=n/0;", ["0", "1"]),
    ("de", "nplurals=3; plural=n%3;", ["0", "1", "2"]),
  ])
  func `Forms have the names of the language's categories where the formula tells`(
    language: String, forms: String, names: [String]
  ) {
    var text = "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\"Plural-Forms: \(forms)\\n\"\n\n"
    text += "msgid \"a\"\nmsgid_plural \"b\"\n"
    for form in names.indices { text += "msgstr[\(form)] \"x\"\n" }
    let catalog = format.read(text)
    #expect(catalog.entries.map { catalog.bytes($0.variation).text } == names.map { "plural.\($0)" })
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    ("de.po", "de"), ("locale/pt_BR/LC_MESSAGES/app.po", "pt-BR"), ("po/ja.sjis.po", "ja"), ("app-zh_CN.po", "zh-CN"),
    ("sr@latin.po", "sr"), ("web/app.po", nil), ("de.pot", nil),
  ])
  func `Locales of places`(path: String, locale: String?) {
    #expect(format.locale(ofPath: path)?.description == locale)
  }

  @Test func `A declared charset is read, and written back`() throws {
    let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CP1250\\n\"\nmsgid \"a\"\nmsgstr \"čaj...\"\n"
    let bytes = try #require(DeclaredEncoding("cp1250").encoded(text))
    let catalog = format.read(format.source(ByteBuffer(bytes)), path: "cs.po", locale: .undetermined)
    let entry = try #require(catalog.entries.first)
    #expect(catalog.values == ["čaj..."] && catalog.problems.isEmpty)
    let edits = try #require(format.edits(for: [Splice(4..<7, "…")], of: entry, in: catalog))
    #expect(edits.map(\.bytes) == [[0x85]] && edits.map(\.span) == [ByteSpan(offset: bytes.count - 5, length: 3)])
    #expect(format.edits(for: [Splice(4..<7, "한")], of: entry, in: catalog) == nil)
  }

  @Test func `Shift JIS with doubled backslashes`() throws {
    let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CP932\\n\"\nmsgid \"a\"\nmsgstr \"表\\示\\n能\\\"\n"
    let bytes = try #require(DeclaredEncoding("cp932").encoded(text))
    let catalog = format.read(format.source(ByteBuffer(bytes)), path: "ja.po", locale: .undetermined)
    #expect(catalog.values == ["表示\n能"] && catalog.problems.isEmpty)
    #expect(format.edits(for: [Splice(0..<0, "ソ")], of: catalog.entries[0], in: catalog) == nil)
  }

  @Test(arguments: [
    ("\\n\"\n", "表\n"), ("\\示\"\n", "表示"), ("\\\"\n", "表"), ("\\\"x\\\"\"\n", "表\"x\""), ("\\t\"", "表\t"),
  ])
  func `A backslash behind one in a character belongs to it only where it can be nothing else`(
    rest: String, text: String
  ) throws {
    let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CP932\\n\"\n\nmsgid \"a\"\nmsgstr \""
    let bytes = try #require(DeclaredEncoding("CP932").encoded(head + "表" + rest))
    let catalog = format.read(format.source(ByteBuffer(bytes)), path: "ja.po", locale: .english)
    #expect(catalog.values == [text] && catalog.problems.isEmpty)
  }
}
