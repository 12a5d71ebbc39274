import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// A base and its translation, wherever they stand in what somebody pastes, are a pair as in a table with a column a language.
@Suite struct PastedPairTests {
  /// Each string in its language, with what it translates.
  private func pairs(_ text: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.map { entry in
      let source = catalog.extras(of: entry)?.source.map { " < \($0)" } ?? ""
      return "\(catalog.locale(of: entry)) \(catalog.bytes(entry.value).text)\(source)"
    }
  }

  private static let one = ["en Land {kite} now?", "es ¿Bajar la cometa ahora? < Land {kite} now?"]

  @Test(arguments: [
    "Source: Land {kite} now?\nTranslation (es): ¿Bajar la cometa ahora?\n",
    "Source text: \"Land {kite} now?\"\nTarget text (Spanish): \"¿Bajar la cometa ahora?\"\n",
    "Original: Land {kite} now?\nTranslation: ¿Bajar la cometa ahora?\n",
    "Source: Land {kite} now?\nSpanish: ¿Bajar la cometa ahora?\n",
    "en  Land {kite} now?\nes  ¿Bajar la cometa ahora?\n",
    "EN: Land {kite} now?\nES: ¿Bajar la cometa ahora?\n",
    "Land {kite} now? -> ¿Bajar la cometa ahora?\n",
    "\"Land {kite} now?\"\n→ \"¿Bajar la cometa ahora?\"\n", "Land {kite} now?\n-> ¿Bajar la cometa ahora?\n",
    "\"Land {kite} now?\"\n\"¿Bajar la cometa ahora?\"\n", "Land {kite} now?\n¿Bajar la cometa ahora?\n",
    "| Source | Translation |\n|---|---|\n| Land {kite} now? | ¿Bajar la cometa ahora? |\n",
    "[07:30] Mo: the base is \"Land {kite} now?\" and they sent \"¿Bajar la cometa ahora?\"\n[07:31] Ada: fine by me\n",
    "Hi Ada,\n\nthis one came back, is it right?\n\n> EN: Land {kite} now?\n> ES: ¿Bajar la cometa ahora?\n\nThanks\nMo\n",
  ])
  func `A base and its translation are a pair`(text: String) { #expect(pairs(text) == Self.one) }

  private static let list = [
    "en Wind up the line", "de Leine aufwickeln < Wind up the line", "en Not now", "de Nicht jetzt < Not now",
    "en Land it before the storm.", "de Vor dem Sturm landen. < Land it before the storm.",
  ]

  @Test(arguments: [
    "", "German, can somebody check?\n", "English -> German\n", "German:\n",
    "Here are the lines for the next version\n\n",
  ])
  func `In a list each line is a pair, whatever heads it`(head: String) {
    let text =
      "\(head)Wind up the line -> Leine aufwickeln\nNot now -> Nicht jetzt\n"
      + "Land it before the storm. -> Vor dem Sturm landen.\n"
    #expect(pairs(text) == Self.list)
  }

  @Test func `Parts of an alert may have the arrow behind their labels`() {
    #expect(
      pairs("Title: Land {kite}? → Drachen landen?\nMessage: It is late → Es ist spät.\n") == [
        "en Land {kite}?", "en It is late", "de Drachen landen? < Land {kite}?", "de Es ist spät. < It is late",
      ])
  }

  @Test func `Beside other lines a name before an arrow is none`() {
    #expect(
      pairs("Spanish:\n- Save the draft -> Guardar el borrador\n- {n} kites -> Las cometas\n") == [
        "en Save the draft", "es Guardar el borrador < Save the draft", "en {n} kites", "es Las cometas < {n} kites",
      ])
  }

  @Test func `A base that is no English stays the base`() {
    #expect(
      pairs("Quelle: Die Leine ist nass.\nTranslation (en): The line is wet.\n") == [
        "de Die Leine ist nass.", "en The line is wet. < Die Leine ist nass.",
      ])
  }

  @Test(arguments: [
    "Wet -> The line is wet\nDry -> The line is dry\n", "Home -> Settings -> Sound\n", "Settings -> Sound\n",
    "Gelandet\nThe line was wound up for you.\nSteigen\nSee how high it goes.\n",
    "Land it?\nThe line is wet.\n", "\"Land it?\"\n\"The line is wet.\"\n",
  ])
  func `Words in one language translate nothing`(text: String) {
    #expect(!pairs(text).contains { $0.contains(" < ") })
  }

  @Test func `The marks of the language are told of a translation`() throws {
    let text = "en  Land \"{kite}\"?\nfr  Poser \"{kite}\"?\n"
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text == "en  Land “{kite}”?\nfr  Poser «\u{A0}{kite}\u{A0}»\u{202F}?\n")
  }

  @Test func `No label and no base is edited for a translation`() throws {
    let text = "Source: The line is wet.\nTranslation (de): Die Leine ist nass\n"
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text == text.replacing("nass", with: "nass."))
  }
}
