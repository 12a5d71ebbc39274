import CopyModel
import CopyText
import TestSupport
import Testing

@Suite("Tokens")
struct TokenizerTests {
  @Test(
    "Placeholders of every family are one token",
    arguments: [
      "%@", "%1$@", "%lld", "%5.2f", "%#@files@", "%arg", "%1$s", "%s", "%d", "%-10s", "%*d", "%(name)s", "%{count}",
      "{name}", "{0}", "{{drive}}", "${item}", "$NAME", "\\(count)",
      "{count, plural, one {# file} other {# files}}", "{kind, select, a {x} other {{name}}}", "%%@",
    ])
  func placeholders(_ text: String) {
    #expect(Sample(text).kinds == ["placeholder \(text)"])
    #expect(Sample("Delete \(text) now").kinds == ["word Delete", "placeholder \(text)", "word now"])
  }

  @Test(
    "What a template shows is one placeholder, and what it orders is markup",
    arguments: [
      ("{{ name | default: 'you', size: \"big\" }}", "placeholder"), ("{{${name} | default: 'you'}}", "placeholder"),
      ("<%= user.name %>", "placeholder"), ("${first ?: 'you'}", "placeholder"), ("{% if new %}", "markup"),
      ("{{#if new}}", "markup"), ("{{/if}}", "markup"), ("{{else}}", "markup"), ("<% end %>", "markup"),
      ("{{elsewhere}}", "placeholder"),
    ])
  func templates(_ text: String, _ kind: String) {
    #expect(Sample("Delete \(text) now").kinds == ["word Delete", "\(kind) \(text)", "word now"])
  }

  @Test(
    "What only looks like a placeholder is none",
    arguments: ["100% of", "50 % discount", "20%discount", "5 % done", "Costs $5", "Set {a", "Back \\ slash", "a < b"])
  func noPlaceholders(_ text: String) {
    #expect(Sample(text).analysis.tokens.allSatisfy { $0.kind != .placeholder && $0.kind != .markup })
  }

  @Test("Two percent signs are one escaped sign")
  func escapedPercent() {
    #expect(Sample("%d%% full").kinds == ["placeholder %d", "escapedPercent %%", "word full"])
    #expect(Sample("100%% safe").kinds == ["number 100", "escapedPercent %%", "word safe"])
  }

  @Test(
    "What is no copy is one token each",
    arguments: [
      ("https://example.com/a?b=c", "url"), ("www.example.com", "url"), ("first.last+tag@mail.example.org", "email"),
      ("a-b@example.org", "email"), ("~/Documents/a.txt", "path"), ("/usr/bin", "path"), ("report.pdf", "fileName"),
      (".csv", "fileName"), ("⌘S", "shortcut"), ("⇧⌘N", "shortcut"), ("⌥⌘⌫", "shortcut"), ("v2.1", "version"),
      ("10.15.7", "version"), ("1,024", "number"), ("2.5", "number"), ("👩‍👩‍👧", "emoji"), ("🇩🇪", "emoji"), ("❤️", "emoji"),
      ("<b>", "markup"), ("</a>", "markup"), ("<br/>", "markup"), ("&amp;", "entity"), ("&#39;", "entity"),
    ])
  func composites(_ text: String, _ kind: String) {
    #expect(Sample("Look \(text) now").kinds == ["word Look", "\(kind) \(text)", "word now"])
  }

  @Test("Words are as ICU breaks them, parts of compounds alone")
  func words() {
    #expect(
      Sample("You can’t re-send it").kinds == [
        "word You", "word can’t", "word re", "punctuation -", "word send", "word it",
      ])
    #expect(Sample("naïve 3rd").kinds == ["word naïve", "word 3rd"])
    #expect(Sample("Visit https://a.org/x.").kinds == ["word Visit", "url https://a.org/x", "punctuation ."])
  }

  @Test("Quotations are marked, but for one around all of the copy")
  func quotations() {
    #expect(Sample("Open “my file” now").texts(with: .isQuoted) == ["my", " ", "file"])
    #expect(Sample("Open \"a b\" or 'c'").texts(with: .isQuoted) == ["a", " ", "b", "c"])
    #expect(Sample("«a» et „b“").texts(with: .isQuoted) == ["a", "b"])
    #expect(Sample("“Open it.”").texts(with: .isQuoted).isEmpty)
    #expect(Sample("Don't use Bob's").texts(with: .isQuoted).isEmpty)
  }

  @Test("Hyphens, brackets and suffixes")
  func neighbours() {
    #expect(Sample("two-factor code").texts(with: .precedesHyphen) == ["two"])
    #expect(Sample("two-factor code").texts(with: .followsHyphen) == ["factor"])
    #expect(Sample("Size (in points)").texts(with: .isBracketed) == ["in", " ", "points"])
    #expect(Sample("%@’s file(s)").texts(with: .isSuffix) == ["s", "s"])
  }

  @Test(
    "Sentences begin where a reader would say so",
    arguments: [
      ("Saved. Try again? Yes! Go", ["Saved", "Try", "Yes", "Go"]),
      ("Loading… please wait", ["Loading"]), ("Loading… Please wait", ["Loading", "Please"]),
      ("Use e.g. a comma", ["Use"]), ("Acme Inc. has moved", ["Acme"]), ("It is 5 p.m. now", ["It"]),
      ("Open report.pdf. Then close", ["Open", "Then"]), ("Tip: Use it", ["Tip", "Use"]), ("a: b", ["a"]),
      ("One line\nand on", ["One"]), ("One line\nTwo", ["One", "Two"]), ("One\n\ntwo", ["One", "two"]),
      ("• One\n• Two", ["One", "Two"]), ("👋 Hello", ["Hello"]), ("%@ left. Bye", ["%@", "Bye"]),
      ("He said “Stop.” Then left", ["He", "Then"]), ("完。次", ["完", "次"]),
      ("It is 29 °C. Open it", ["It", "Open"]), ("Add 5 g. Stir", ["Add", "Stir"]), ("Ask J. Osk", ["Ask"]),
      ("See 5 p. later", ["See"]), ("It ran for 11 min. Start it again", ["It", "Start"]),
      ("It ran for 11 min. in all", ["It"]), ("Meet at 5 St. Osk Road", ["Meet"]),
    ])
  func sentences(_ text: String, _ starts: [String]) {
    #expect(Sample(text).texts(with: .startsSentence) == starts)
  }

  @Test("Names are found longest first, whatever hyphens and plurals they have")
  func names() {
    let names = ["Axon Server", "Axon", "High-Def Kit"]
    #expect(Sample("an Axon Server", names: names).texts(with: .isName) == ["Axon", " ", "Server"])
    #expect(Sample("two Axons", names: names).texts(with: .isName) == ["Axons"])
    #expect(Sample("axon server", names: names).texts(with: .isMisspelledName) == ["axon", " ", "server"])
    #expect(
      Sample("a High\u{2011}Def Kit", names: names).texts(with: .isName) == ["High", "\u{2011}", "Def", " ", "Kit"])
    #expect(Sample("Axonal", names: names).texts(with: .isName).isEmpty)
    #expect(Sample("your notes").texts(with: .mayBeName).isEmpty)
    #expect(Sample("your Notes").texts(with: .mayBeName) == ["Notes"])
  }

  @Test(
    "English is told from other languages",
    arguments: [
      ("Delete the photo", true), ("Café mode", true), ("Adium", true), ("%@", true), ("", true), ("OK", true),
      ("Zoomify plugin", true), ("Удалить", false), ("写真を削除", false), ("حذف الصورة", false),
      ("Die Datei wurde nicht gefunden", false), ("Löschen", false), ("Le fichier est introuvable", false),
      ("¿Desea eliminar este archivo?", false), ("Paramètres avancés", false),
    ])
  func languages(_ text: String, _ isEnglish: Bool) {
    #expect(Sample(text).analysis.isEnglish == isEnglish)
  }

  @Test("Tokens cover any text without gaps, malformed text too", arguments: 0..<200)
  func coverage(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "%", "@", "1$", "{", "}", "$", "\\(", ")", "<", ">", "&", ";", "a", "Open", " ", "\n", "’", "“", "”", "'", "\"",
      "-", ".",
      "…", "é", "字", "👍🏽", "⌘", "/", "~", "www.", "://", "x@y.zz", "#", "0", "9.1", "\u{FFFD}", "İ", ":", "(",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      bytes.append(contentsOf: pieces.randomElement(using: &random)!.utf8)
      if Int.random(in: 0..<12, using: &random) == 0 { bytes.append(UInt8.random(in: 0x80...0xFF, using: &random)) }
    }
    let buffer = ByteBuffer(bytes)
    let analyzer = Analyzer()
    let analysis = analyzer.analyze(buffer.bytes, locale: .english)
    var end = 0
    for token in analysis.tokens {
      #expect(Int(token.start) == end)
      #expect(token.length > 0)
      end = token.end
    }
    #expect(end == bytes.count)
    _ = analyzer.titleStyle()
    _ = analyzer.sentenceStyle()
  }
}
