import CopyFormats
import CopyModel
import Testing

@Suite struct PropertiesReaderTests {
  private let format = PropertiesFormat()

  @Test func `Keys, values, and comments as Java reads them`() {
    let catalog = format.read(
      #"""
      ! About the pond
      # and its frogs
      pond.title = The Pond
      frog:Frog\
          s \u00e9\ud83d\ude00

      # license

      newt Newt
      a\ b\:c = \ x\ty
      empty
      =no key
      """#)
    #expect(
      catalog.entryLines == [
        "en pond.title|: The Pond", "en frog|: Frogs é😀", "en newt|: Newt", "en a b:c|:  x\ty", "en empty|: ",
        "en |: no key",
      ])
    #expect(catalog.comments == ["About the pond\nand its frogs", "", "", "", "", ""])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `Bytes that are no UTF-8 are ISO 8859-1, unless nearly all are UTF-8`() {
    let latin = format.source(ByteBuffer([0x61, 0x3D, 0xE9, 0x21]))
    #expect(latin.text.text == "a=é!" && latin.encoding == .legacy)
    let broken = format.source(ByteBuffer(Array("a=éèü".utf8) + [0xFF]))
    #expect(broken.encoding == .utf8 && broken.damage.count == 1)
  }

  @Test func `Messages have doubled apostrophes, and other texts have not`() {
    let catalog = format.read(
      #"""
      a=Can''t open {0}
      b=Can''t open
      c={0,choice,0#no files|1#one file|1<{0} files}
      d=It's {0}'s {
      """#)
    #expect(
      catalog.entryLines == [
        "en a|: Can't open {0}", "en b|: Can''t open", "en c|choice.0: no files", "en c|choice.1: one file",
        "en c|choice.1: {0} files", "en d|: It's {0}'s {",
      ])
  }

  @Test func `What Java would drop or give up at`() {
    let catalog = format.read("a=C:\\dir\nb=\\u12\nc=\\ud83d\na=2\nd=\\!\\#\\'\n<<<<<<< HEAD\ne=f\n")
    #expect(catalog.values == ["C:dir", "u12", "\u{FFFD}", "2", "!#'", "f"])
    #expect(format.edits(for: [Splice(0..<1, "")], of: catalog.entries[1], in: catalog) == nil)
    #expect(
      catalog.problemLines == [
        "⟦\\d⟧ “\\d” is no escape, and Java drops the backslash. Delete it, write two, or \\n for a new line.",
        "⟦\\u⟧ \\u needs four hexadecimal digits. Java reads nothing of a file with this.",
        "⟦\\ud83d⟧ \\ud83d is half of a character. Write both halves, or the character itself.",
        "⟦a⟧ The key “a” is there before with another text, and this one wins. Delete one.",
        "⟦<<<<<<< HEAD⟧ Two versions of this file are in conflict here. Choose one, and delete Git’s marks.",
      ])
  }

  @Test(arguments: [
    ("messages.properties", true, nil), ("JabRef_pt_BR.properties", true, "pt-BR"), ("l10n/app.properties", true, nil),
    ("src/i18n/de/app.properties", true, "de"), ("gradle.properties", false, nil),
    ("i18n/src/main/resources/app_i18n.properties", true, nil), ("log4j.properties", false, nil),
    ("build_dev.properties", false, nil), ("ApplicationResources.properties", true, nil),
  ])
  func `Bundles and settings`(path: String, isBundle: Bool, locale: String?) {
    #expect(format.claims(path: path) == isBundle)
    #expect(format.locale(ofPath: path)?.description == locale)
  }

  @Test func `Files in ASCII stay so`() throws {
    let catalog = format.read("a=Wait...\n")
    let edits = try #require(format.edits(for: [Splice(4..<7, "…😀")], of: catalog.entries[0], in: catalog))
    #expect(edits.map(\.text) == ["\\u2026\\uD83D\\uDE00"])
  }
}
