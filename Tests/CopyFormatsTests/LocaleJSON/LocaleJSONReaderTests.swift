import CopyFormats
import CopyModel
import Testing

@Suite struct LocaleJSONReaderTests {
  private let format = LocaleJSONFormat()

  @Test func `Keys are the way to a text`() {
    let catalog = format.read(
      #"{"a":"x","b":{"c":"y","d":["z",{"e":"w"}],"f.g":"v"},"n":null,"":"u"}"#)
    #expect(
      catalog.entryLines == ["en a|: x", "en b.c|: y", "en b.d.0|: z", "en b.d.1.e|: w", "en b.f.g|: v", "en |: u"])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `What tools say of the file is no copy`() {
    let catalog = format.read(#"{"@@info":["These texts exist in <en> alone."],"pond":"Pond"}"#)
    #expect(catalog.entryLines == ["en pond|: Pond"])
  }

  @Test func `Pasted rows say what their texts are`() {
    let rows = #"[{"id": 1, "role": "title", "text": "Kiln lost"}, {"id": 2, "role": "button", "text": "Cancel"}]"#
    let catalog = Catalog.reading(rows, as: LocaleJSONFormat(), path: "")
    #expect(catalog.entries.map { catalog.bytes($0.value).text } == ["Kiln lost", "Cancel"])
    #expect(catalog.entries.map(\.role) == [.alertTitle, .button])
  }

  @Test func `Forms of a plural share a key`() {
    let catalog = format.read(
      #"""
      {"frog_one": "{{count}} frog", "frog_other": "{{count}} frogs", "lot_other": "{{count}} lots",
       "some_other": "Another one", "pond": "Pond", "pond_plural": "Ponds", "go_plural": "Plural",
       "place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th",
       "newt": {"one": "newt", "other": "newts"}, "kind": {"other": "Other"}, "is": {"one": "a", "other": "b", "x": "c"}}
      """#)
    #expect(
      catalog.entryLines == [
        "en frog|plural.one: {{count}} frog", "en frog|plural.other: {{count}} frogs",
        "en lot|plural.other: {{count}} lots", "en some_other|: Another one", "en pond|plural.one: Pond",
        "en pond|plural.other: Ponds", "en go_plural|: Plural", "en place|ordinal.one: {{count}}st",
        "en place|ordinal.other: {{count}}th", "en newt|plural.one: newt", "en newt|plural.other: newts",
        "en kind.other|: Other", "en is.one|: a", "en is.other|: b", "en is.x|: c",
      ])
  }

  @Test func `Browser extensions say what a text is`() {
    let catalog = format.read(
      #"{"title":{"message":"Frogs","description":"Name of the extension","placeholders":{"x":{"content":"$1"}}}}"#)
    #expect(catalog.entryLines == ["en title|: Frogs"] && catalog.comments == ["Name of the extension"])
  }

  @Test(arguments: [
    ("locales/de.json", "de"), ("public/locales/pt-BR/views/live.json", "pt-BR"), ("de.json", "de"),
    ("src/strings/en-us.json", "en-US"), ("src/strings/es_DO.json", "es-DO"), ("i18n/messages.fr.json", "fr"),
    ("_locales/en/messages.json", "en"), ("translation.json", ""), ("i18n/translations.json", ""),
    ("locales/fil.json", "fil"), ("package.json", nil), ("locales/package.json", nil), ("src/web/app.json", nil),
    ("db.json", nil), ("src/app.json", nil), ("i18n/crowdin.json", nil), ("src/new.json", nil), ("tsconfig.json", nil),
    ("locales/de/package.json", nil), ("data.json", nil), ("strings/colors.json", nil),
    ("languages/lua/syntaxes/lua.tmLanguage.json", nil), ("languages/lua/language-configuration.json", nil),
  ])
  func `Only places made for copy are claimed`(path: String, locale: String?) {
    #expect(format.claims(path: path) == (locale != nil))
    if let locale { #expect(format.locale(ofPath: path)?.description ?? "" == locale) }
  }

  @Test func `Settings are no catalogue, and a fault keeps what came before`() {
    #expect(format.read(#"{"a":1,"b":true,"c":"x"}"#).entries.isEmpty)
    #expect(format.read(#"["x"]"#).entries.isEmpty && format.read(#"["x"]"#).problems.isEmpty)
    let cut = format.read("\u{FEFF}{\"a\":{\"b\":\"x\",\n\"c\" \"y\"}}")
    #expect(cut.values == ["x"])
    #expect(cut.problemLines == ["⟦\"⟧ A colon is missing between a key and its value."])
    let conflict = format.read("{\"a\":\"x\",\n<<<<<<< HEAD\n\"b\":\"y\"}")
    #expect(conflict.values == ["x"] && conflict.problems.first?.message.hasPrefix("Two versions") == true)
  }

  @Test func `Nesting is bounded`() {
    let text = String(repeating: #"{"a":"#, count: 5000) + "\"x\"" + String(repeating: "}", count: 5000)
    #expect(format.read(text).entries.isEmpty)
  }
}
