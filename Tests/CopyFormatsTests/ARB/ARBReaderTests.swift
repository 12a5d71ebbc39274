import CopyFormats
import CopyModel
import Testing

@Suite struct ARBReaderTests {
  private let format = ARBFormat()

  @Test func `Texts, with what is said of them`() {
    let catalog = format.read(
      #"""
      {
        "@@locale": "pt_BR", "@@author": "x",
        "@pond": {"description": "Title of the \"pond\"", "type": "text"},
        "pond": "Lago",
        "picture": "a.png", "@picture": {"type": "image"},
        "nothing": null
      }
      """#)
    #expect(catalog.entryLines == ["pt-BR pond|: Lago", "pt-BR picture| (exempt): a.png"])
    #expect(catalog.comments == ["Title of the \"pond\"", ""])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    (
      "{n, plural, =0{No frogs} one{# frog} other{# frogs}}",
      ["k|plural.=0: No frogs", "k|plural.one: {n} frog", "k|plural.other: {n} frogs"]
    ),
    (" {g, select, female{Her} other{Their}} ", ["k|select.female: Her", "k|select.other: Their"]),
    (
      "You have {n, plural, one{# frog} other{# frogs}} in {place}.",
      [
        "k|: You have {n} in {place}.", "k|substitutions.n.plural.one (part): {n} frog",
        "k|substitutions.n.plural.other (part): {n} frogs",
      ]
    ),
    (
      "{g, select, female{{n, plural, one{Her frog} other{Her # frogs}}} other{Frogs}}",
      ["k|select.female.plural.one: Her frog", "k|select.female.plural.other: Her {n} frogs", "k|select.other: Frogs"]
    ),
    ("{n, selectordinal, one{#st} other{#th}}", ["k|ordinal.one: {n}st", "k|ordinal.other: {n}th"]),
    (
      "{n, plural, other{Don''t '{'touch'}' '#1' {n, number}, it's ''{x}''}}",
      ["k|plural.other: Don't {touch} #1 {n, number}, it's '{x}'"]
    ),
    ("{n, plural, one{a '{b} other{}}", ["k|: {n, plural, one{a '{b} other{}}"]),
    (
      "{n, plural, one{Boat d'{owner}} other{Boats of '{owner}'}}",
      ["k|plural.one: Boat d'{owner}", "k|plural.other: Boats of '{owner}'"]
    ),
    ("Don''t {x}", ["k|: Don''t {x}"]), ("{x, plural} {", ["k|: {x, plural} {"]),
  ])
  func `Messages are split into their branches`(message: String, lines: [String]) {
    let catalog = format.read(#"{"@@locale":"en","k":"\#(message)"}"#)
    #expect(catalog.entryLines == lines.map { "en \($0)" })
  }

  @Test func `Places in branches are those of the file`() throws {
    let catalog = format.read(#"{"k":"\u007bn, plural, one{A \"b\" '{'c'}'} other{x\u00e9{m}}}"}"#)
    let entry = catalog.entries[0]
    #expect(catalog.values == ["A \"b\" {c}", "xé{m}"])
    #expect(catalog.written(at: catalog.span(of: 2..<3, in: entry)) == #"\""#)
    #expect(catalog.written(at: catalog.span(of: 6..<7, in: entry)) == "'{'")
    #expect(catalog.written(at: catalog.span(of: 1..<3, in: catalog.entries[1])) == #"\u00e9"#)
    let edits = try #require(format.edits(for: [Splice(0..<1, "It’s {m}")], of: entry, in: catalog))
    #expect(edits.map(\.text) == ["It’s {m}"])
    // Whether marks quote, only the project’s settings tell.
    #expect(format.edits(for: [Splice(0..<1, "It's {m}")], of: entry, in: catalog) == nil)
  }

  @Test func `Arguments with branches and number signs stay`() {
    let catalog = format.read(#"{"k":"Has {n, plural, one{# frog} other{# frogs}}..."}"#)
    #expect(catalog.values == ["Has {n}...", "{n} frog", "{n} frogs"])
    #expect(format.edits(for: [Splice(2..<8, "x")], of: catalog.entries[0], in: catalog) == nil)
    #expect(format.edits(for: [Splice(0..<4, "x")], of: catalog.entries[1], in: catalog) == nil)
    #expect(format.edits(for: [Splice(7..<10, "…")], of: catalog.entries[0], in: catalog) != nil)
  }

  @Test func `A file that is broken or of another shape`() {
    #expect(format.read("[]").problemLines == ["⟦[⟧ A catalog is an object in braces, with a text for each key."])
    #expect(format.read("{}").problems.isEmpty)
    let twice = format.read(#"{"a":"x","a":"y","b":1,"@@locale":"?","c":"{n, plural, one{x}}"}"#)
    #expect(twice.values == ["x", "y", "{n, plural, one{x}}"])
    #expect(
      twice.problemLines == [
        "⟦a⟧ The key “a” is there before with another text, and this one wins. Delete one.",
        "⟦1⟧ This must be a string in quotation marks.",
        "⟦?⟧ This is no language tag. Write one such as “de” or “pt-BR”.",
        "⟦{n, plural, one{x}}⟧ This message can’t be taken apart. Check its braces, and that each plural has “other”.",
      ])
    let cut = format.read("\u{FEFF}{\"a\":\"x\",\n \"b\":\"y\" \"c\":\"z\"}")
    #expect(cut.values == ["x", "y"] && cut.problems.map(\.span) == [ByteSpan(offset: 22, length: 1)])
  }

  @Test func `Depth is bounded`() {
    let deep = String(repeating: "{n, select, other{", count: 5000) + String(repeating: "}}", count: 5000)
    #expect(format.read(#"{"k":"\#(deep)"}"#).entries.count == 1)
  }
}
