import CopyFormats
import CopyModel
import Testing

/// Files that are broken: what is told, where, and what is read all the same.
@Suite struct GettextRecoveryTests {
  private let format = GettextFormat()

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b\n", ["b"], "⟦⟧ The closing quotation mark is missing here."),
    (
      "msgid \"a\"\nmsgstr \"say \"b\" now\"\n", ["say \"b\" now"],
      "⟦\"⟧ A quotation mark inside the text needs a backslash: write \\\"."
    ),
    (
      "msgid \"a\"\nmsgstr \"b\"\n# c\n\"d\"\n", ["b"],
      "⟦\"⟧ This text belongs to no keyword. Put msgid or msgstr before it."
    ),
    ("msgid \"a\"\nmsgstr \"b\" x\n", ["b"], "⟦\"⟧ Something stands behind the closing quotation mark. Delete it."),
    ("msgid \"a\"\nmsgstr b\n", ["a"], "⟦msgstr⟧ A text in straight quotation marks is missing here."),
    (
      "\"b\"\n\"c\"\nmsgid \"a\"\nmsgstr \"b\"\n", ["b"],
      "⟦\"⟧ This text belongs to no keyword. Put msgid or msgstr before it."
    ),
    (
      "hello\nmsgid \"a\"\nmsgstr \"b\"\n", ["b"],
      "⟦hello⟧ This is neither a keyword nor a comment. Start comments with “#”."
    ),
    ("msgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n", ["c"], "⟦msgstr⟧ A msgid is missing before this."),
    ("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"\n", ["c"], "⟦msgid⟧ A msgstr is missing behind this msgid."),
    (
      "msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n", ["b"],
      "⟦msgstr⟧ This keyword is there before in the same message. Delete one."
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[x] \"c\"\nmsgstr[0] \"d\"\n", ["d"],
      "⟦msgstr[x] \"c\"⟧ A plural form is a number in brackets: msgstr[0]."
    ),
    (
      "msgid \"a\"\nmsgstr[0] \"c\"\nmsgstr \"d\"\n", ["d"],
      "⟦msgstr[0]⟧ A msgstr with a number needs a msgid_plural. Add it, or take the number away."
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\nmsgstr[0] \"d\"\n", ["d"],
      "⟦msgstr⟧ This message has a msgid_plural, so its msgstr needs a number: msgstr[0]."
    ),
    (
      "<<<<<<< HEAD\nmsgid \"a\"\nmsgstr \"b\"\n", ["b"],
      "⟦<<<<<<< HEAD⟧ Two versions of this file are in conflict here. Choose one, and delete Git’s marks."
    ),
    (
      "msgid \"a\"\nmsgstr \"b\\q\"\n", ["bq"],
      "⟦\\q⟧ gettext knows no escape “\\q”. Take away the backslash, or write two."
    ),
    (
      "msgid \"a\"\nmsgstr \"b\\351\"\n", ["b\u{FFFD}"],
      "⟦\\351⟧ “\\351” is a byte of one encoding. Write the character itself."
    ),
    (
      "msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n", ["b", "c"],
      "⟦msgid⟧ The message “a” is there before. Delete one, or tell them apart with msgctxt."
    ),
    (
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=nonsense\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n", ["b"],
      "⟦nonsense⟧ The charset “nonsense” isn’t known, and the file was read as UTF-8. Save it as UTF-8, and say so here."
    ),
  ])
  func `A fault is told in its place, and the rest is read`(text: String, values: [String], problem: String) {
    let catalog = format.read(text)
    #expect(catalog.problemLines == [problem])
    #expect(catalog.values == values)
  }

  @Test func `Forms that the header doesn't know, and forms that are missing`() {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n!=1;\\n\"\n\n"
    let catalog = format.read(
      header + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\nmsgstr[2] \"e\"\n\n"
        + "msgid \"f\"\nmsgid_plural \"g\"\nmsgstr[0] \"h\"\n")
    #expect(catalog.values == ["c", "d", "h"])
    #expect(
      catalog.problemLines == [
        "⟦msgstr[2]⟧ The header says nplurals=2, so form 2 is never shown. Delete it, or correct the header.",
        "⟦msgid⟧ The header says nplurals=2, and this message has 1. Add what is missing.",
      ])
  }

  @Test func `A mended text is never edited`() {
    let catalog = format.read("msgid \"a\"\nmsgstr \"b...\n")
    #expect(format.edits(for: [Splice(1..<4, "…")], of: catalog.entries[0], in: catalog) == nil)
  }
}
