import CopyFormats
import CopyModel
import Testing

@Suite struct SeparatedFormatTests {
  private let format = SeparatedFormat()

  private func lines(_ text: String) -> [String] {
    let catalog = format.read(text)
    return zip(catalog.entries, catalog.values).map { entry, value in
      let key = catalog.bytes(entry.key).text
      return "\(key) \(catalog.locale(of: entry)) \(entry.role.name) \(value)"
    }
  }

  @Test func `Columns named by languages are translations of the English one`() {
    let text = "Key;Deutsch;English (US);Notes\npond.full;\"Teich; voll\";Pond full;title\n"
    #expect(lines(text) == ["pond.full de unknown Teich; voll", "pond.full en unknown Pond full"])
    let catalog = format.read(text)
    #expect(catalog.extras(of: catalog.entries[0])?.source == "Pond full")
    #expect(catalog.bytes(catalog.entries[0].comment).text == "title")
  }

  @Test func `Without a head names are keys`() {
    #expect(
      lines("pond.full,\"Full, really\"\npond.ok,Title\n") == [
        "pond.full en unknown Full, really", "pond.ok en unknown Title",
      ])
  }

  @Test func `Columns that are parts make alerts of rows`() {
    let catalog = format.read("title,message,primary,secondary\nDrain?,Frogs leave.,Drain,Cancel\nFeed?,,Feed,\n")
    #expect(catalog.entries.map(\.group) == [0, 0, 0, 0, 1, 1])
    #expect(catalog.entries.map(\.role) == [.alertTitle, .alertMessage, .button, .button, .alertTitle, .button])
  }

  @Test func `A language behind a name heads a column, and a number before it none`() {
    let text = "id;text_en;text_de\npond.full;Pond full;Teich voll\n"
    #expect(lines(text) == ["pond.full en unknown Pond full", "pond.full de unknown Teich voll"])
  }

  @Test(arguments: [
    // The part is of an alert, wherever that is shown.
    "screen,role,text\nPond,alert title,Drained!\nPond,alert message,The frogs left.\nPond,button,Fill\n",
    // A button that only answers belongs to one.
    "screen,element,text\nPond,title,Drained!\nPond,body,The frogs left.\nPond,button,OK\n",
    // What holds the part is named beside it.
    "component,property,text\nDialog,title,Drained!\nDialog,body,The frogs left.\nDialog,primary,Fill\n",
  ])
  func `Rows are an alert where their names or answers say so`(text: String) {
    let catalog = format.read(text)
    #expect(catalog.entries.map(\.group) == [0, 0, 0])
    #expect(catalog.entries.map(\.role) == [.alertTitle, .alertMessage, .button])
  }

  @Test func `A screen with a title is no alert`() {
    let catalog = format.read("screen,element,text\nPond,title,Frogs\nPond,body,They sing.\nPond,button,Feed\n")
    #expect(catalog.entries.map(\.role) == [.text, .text, .button])
  }

  @Test(arguments: [
    ("k.a,plain\n", "say “hi”, frog", "k.a,\"say “hi”, frog\"\n"),
    ("k.a,\"quoted\"\n", "say \"hi\"", "k.a,\"say \"\"hi\"\"\"\n"),
    ("k.a\tplain\n", "a\tb", "k.a\t\"a\tb\"\n"),
    ("k.a;\"x\"\r\n", "y", "k.a;\"y\"\r\n"),
  ])
  func `A cell stays one`(text: String, copy: String, expected: String) throws {
    let catalog = format.read(text)
    let entry = try #require(catalog.entries.first)
    let edits = format.edits(for: [Splice(0..<entry.value.count, copy)], of: entry, in: catalog)
    #expect(catalog.text(after: try #require(edits)) == expected)
  }

  @Test func `A quotation mark that is never closed is told`() {
    let catalog = format.read("key,en\na.b,\"open\n")
    #expect(catalog.problems.map { catalog.written(at: $0.span) } == ["\""])
  }
}
