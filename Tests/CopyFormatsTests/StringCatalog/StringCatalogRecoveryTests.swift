import CopyFormats
import CopyModel
import Testing

/// Files that are broken: what is told, where, and what is read all the same.
@Suite struct StringCatalogRecoveryTests {
  private let format = StringCatalogFormat()

  private func unit(_ value: String) -> String { #"{"stringUnit":{"state":"new","value":"\#(value)"}}"# }

  @Test func `What stands before a fault is read, and a key cut off is no copy`() {
    let text =
      #"{"sourceLanguage":"en","strings":{"Rain":{},"k":{"localizations":{"de":\#(unit("Regen")) "en":\#(unit("Wet"))}}}}"#
    let catalog = format.read(text)
    #expect(catalog.entryLines == ["en Rain| (key): Rain", "de k|: Regen"])
    #expect(catalog.problemLines == ["⟦\"⟧ A comma or the closing bracket is missing here."])
    #expect(catalog.problems.map(\.span.offset) == [text.utf8.count - #""en":\#(unit("Wet"))}}}}"#.utf8.count])
  }

  @Test func `A key that ends right before the fault is read`() {
    let catalog = format.read(#"{"sourceLanguage":"en","strings":{"Rain":{} ?"#)
    #expect(catalog.entryLines == ["en Rain| (key): Rain"])
    #expect(catalog.problems.map(\.span) == [ByteSpan(offset: 44, length: 1)])
  }

  @Test func `Conflicts are named`() {
    let catalog = format.read("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\n<<<<<<< HEAD\n\"b\":{}}}")
    #expect(
      catalog.problemLines == [
        "⟦<⟧ Two versions of this file are in conflict here. Choose one, and delete Git’s marks."
      ])
    #expect(catalog.values == ["a"])
  }

  @Test(arguments: [
    ("", "⟦⟧ There is no JSON here. Write an object in braces."),
    ("[]", "⟦[⟧ A string catalog is an object in braces with the fields “sourceLanguage” and “strings”."),
    (#"{"sourceLanguage":"en"}"#, "⟦{⟧ The field “strings” is missing. It holds the keys."),
    (#"{"sourceLanguage":"en","strings":[]}"#, "⟦[⟧ “strings” must be an object in braces."),
    (#"{"sourceLanguage":7,"strings":{}}"#, "⟦7⟧ “sourceLanguage” must be a string in quotation marks."),
    (
      #"{"strings":{"a":{}}}"#,
      "⟦{⟧ The field “sourceLanguage” is missing. Name the language the app is written in, such as “en”."
    ),
    (#"{"sourceLanguage":"en","strings":{}} x"#, "⟦x⟧ Something stands behind the end of the catalog. Delete it."),
  ])
  func `A file of another shape`(text: String, problem: String) {
    let catalog = format.read(text)
    #expect(catalog.problemLines == [problem])
    #expect(catalog.entries.isEmpty)
  }

  @Test(arguments: [
    (#""k":7"#, "⟦7⟧ What a key stands for must be an object in braces."),
    (#""k":{"comment":[]}"#, "⟦[⟧ “comment” must be a string in quotation marks."),
    (#""k":{"shouldTranslate":"no"}"#, "⟦no⟧ “shouldTranslate” must be true or false."),
    (#""k":{"localizations":"en"}"#, "⟦en⟧ “localizations” must be an object in braces."),
    (#""k":{"localizations":{"en":1}}"#, "⟦1⟧ A localization must be an object in braces."),
    (#""k":{"localizations":{"fr":{"stringUnit":{"value":1}}}}"#, "⟦1⟧ “value” must be a string in quotation marks."),
    (#""k":{"localizations":{"fr":{"stringSet":{"values":"a"}}}}"#, "⟦a⟧ “values” must be a list in brackets."),
    (
      #""k":{"localizations":{"fr":{"stringSet":{"values":[1]}}}}"#, "⟦1⟧ A phrase must be a string in quotation marks."
    ),
    (
      #""k":{"localizations":{"fr":{"variations":{"plural":1}}}}"#,
      "⟦1⟧ What branches into variants must be an object in braces."
    ),
    (
      #""k":{"localizations":{"fr":{"variations":{"plural":{"one":1}}}}}"#, "⟦1⟧ A variant must be an object in braces."
    ),
  ])
  func `A value of the wrong kind is told, and the rest is read`(key: String, problem: String) {
    let catalog = format.read(StringCatalogSample.catalog(key + #","next":{}"#))
    #expect(catalog.problemLines == [problem])
    #expect(catalog.entryLines == ["en k| (key): k", "en next| (key): next"])
  }

  @Test func `Keys and languages that come twice`() {
    let twice = #""en":\#(unit("a")),"en":\#(unit("b"))"#
    let catalog = format.read(
      StringCatalogSample.catalog(#""k":{"localizations":{\#(twice)}},"l":{},"l":{},"\u006b":{}"#))
    #expect(
      catalog.problemLines == [
        "⟦en⟧ “en” is there twice for this key, and only one of them counts. Delete one.",
        #"⟦\u006b⟧ The key “k” is there before with other content, and only one of them counts. Delete one."#,
      ])
    #expect(catalog.problems.map(\.kind) == [.duplicateKey, .duplicateKey])
    #expect(catalog.values == ["a", "b", "l", "l", "k"])
  }

  @Test func `A name that is no language is told once, and its strings aren't judged`() {
    let key = #"{"localizations":{"en":\#(unit("a")),"?":\#(unit("b"))}}"#
    let catalog = format.read(StringCatalogSample.catalog(#""k":\#(key),"l":\#(key)"#))
    #expect(
      catalog.problemLines == [
        "⟦?⟧ “?” is no language tag, so its strings were not checked. Write one such as “de” or “pt-BR”."
      ])
    #expect(catalog.entryLines == ["en k|: a", "und k| (exempt): b", "en l|: a", "und l| (exempt): b"])
  }

  @Test func `More languages than there are`() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let names = letters.flatMap { a in letters.flatMap { b in letters.map { a + b + $0 } } }
    let unit = unit("a")
    let texts = names.map { "\"\($0)\":\(unit)" }.joined(separator: ",")
    let catalog = format.read(StringCatalogSample.catalog(#""k":{"localizations":{\#(texts)}}"#))
    #expect(catalog.entries.count == 4097)
    #expect(catalog.problems.count == 101)
    #expect(
      catalog.problems[0].message
        == "There are more than 4096 languages, and those from here on were left out. Split the file.")
    #expect(catalog.problems.last?.message == "More places of this kind follow. Is this a string catalog?")
  }

  @Test func `Variants inside each other without end`() {
    let open = String(repeating: #"{"variations":{"plural":{"other":"#, count: 60)
    let deep = open + unit("a") + String(repeating: "}}}", count: 60)
    let catalog = format.read(StringCatalogSample.catalog(#""k":{"localizations":{"en":\#(deep)}}"#))
    #expect(
      catalog.problemLines == [
        "⟦plural⟧ The names of these variants are too long, and they were left out. Shorten them."
      ])
    #expect(catalog.entries.isEmpty)
  }

  @Test func `Bytes that are no text spoil only their string`() {
    let text = StringCatalogSample.catalog(#""A~":{},"B":{"localizations":{"en":\#(unit("b~")),"ko":\#(unit("비"))}}"#)
    let catalog = format.read(bytes: text.utf8.map { $0 == UInt8(ascii: "~") ? 0xFF : $0 })
    #expect(catalog.problems.map(\.kind) == [.encoding, .encoding])
    #expect(catalog.entries.map { $0.flags.contains(.isDamaged) } == [true, true, false])
    #expect(catalog.values.last == "비")
  }
}
