import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// What a line is, the lines beside it tell: columns, numbers, points, names of languages, frames.
@Suite struct PastedFormTests {
  private func words(_ text: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.map { catalog.bytes($0.value).text }
  }

  private static let kite = [
    "alert-title Land the kite?", "alert-message The line is wet.", "button Land", "button Cancel",
  ]

  @Test(arguments: [
    // Columns that white space parts.
    "Title       Land the kite?\nMessage     The line is wet.\nButton 1    Land\nButton 2    Cancel\n",
    // A row of buttons, one of them in bold.
    "Land the kite?\nThe line is wet.\n**[Land]** [Cancel]\n",
    // Sections of a specification.
    "1. Landing\n1.1 Title: Land the kite?\n1.2 Body: The line is wet.\n1.3 Left button: Land\n1.4 Right button: Cancel\n",
    // Names behind the parts.
    "Land the kite? (title)\nThe line is wet. (body)\nLand (primary) / Cancel (secondary)\n",
    // A name of two words among dashes.
    "Heading - Land the kite?\nSub-heading - The line is wet.\nButton 1 - Land\nButton 2 - Cancel\n",
    // Names of a file of settings, quoted or not.
    "title=Land the kite?\nbody=The line is wet.\nok=Land\ncancel=Cancel\n",
    "\"title\": \"Land the kite?\"\n\"message\": \"The line is wet.\"\n\"ok\": \"Land\"\n\"cancel\": \"Cancel\"\n",
    "\"kiteDialog\": {\n  \"title\": \"Land the kite?\",\n  \"message\": \"The line is wet.\",\n"
      + "  \"confirm\": \"Land\",\n  \"cancel\": \"Cancel\"\n},\n",
    "val title = \"Land the kite?\"\nval message = \"The line is wet.\"\nval ok = \"Land\"\nval cancel = \"Cancel\"\n",
    // A sheet that tells of the copy as well.
    "Owner\t@mo\nStatus\tDRAFT\nTitle\tLand the kite?\nText\tThe line is wet.\nButton 1\tLand\nButton 2\tCancel\n",
    // What is quoted below a heading, and a question below one of several.
    "### Actual\nAlert says:\n> Land the kite?\n> The line is wet.\n> [Land] [Cancel]\n\n### Expected\nBetter words, pls\n",
    "## Now\nLand the kite?\nThe line is wet.\n[Land] [Cancel]\n\n## Later\n",
    // The name of a layer.
    "Frame 1432 / Land kite\nTitle\nLand the kite?\nBody\nThe line is wet.\nButton / Primary\nLand\n"
      + "Button / Secondary\nCancel\n",
    // Names before parts, with nothing between, and behind them.
    "Title Land the kite?\nMessage The line is wet.\nButton Land\nButton Cancel\n",
    "- Land the kite? (title)\n- The line is wet. (body)\n- Land (primary CTA)\n- Cancel (secondary CTA)\n",
    // Rules that are drawn, and numbers in brackets.
    "Kites – rain\n──────────\nLand the kite?\nThe line is wet.\n──────────\nLand        Cancel\n",
    "(1) Land the kite?\n(2) The line is wet.\n(3) [Land] [Cancel]\n",
    "-----\nKites\n-----\nLand the kite?\nThe line is wet.\n-----\nLand   Cancel\n-----\n",
    "▾ Landing\nLand the kite?\nThe line is wet.\nLand · Cancel\n▸ Flying\n",
    // How the parts are set, and on which side buttons stand.
    "Headline — Inter Semi Bold 17/22 — #1D1D1F\nLand the kite?\nBody — Inter 15pt\nThe line is wet.\nButton: Land\nButton: Cancel\n",
    "Title → Land the kite?\nBody → The line is wet.\nLeft → Land\nRight → Cancel\n",
    // Wide brackets, and names of buttons without a space.
    "【タイトル】Land the kite?\n【本文】The line is wet.\n【ボタン】Land / Cancel\n",
    "<팝업>\n타이틀 - Land the kite?\n내용 - The line is wet.\n좌측버튼 - Land\n우측버튼 - Cancel\n",
  ])
  func `The same alert in forms that no label tells`(text: String) { #expect(PastedParts.read(text) == Self.kite) }

  @Test(arguments: [
    ("K1001  The line is wet.\nK1002  The kite is torn.\n", ["The line is wet.", "The kite is torn."]),
    ("kite_wet - The line is wet.\nkite_torn - The kite is torn.\n", ["The line is wet.", "The kite is torn."]),
    ("Default: Sync\nError: The line is wet.\n", ["Sync", "The line is wet."]),
    ("Sync kite\n- default: Sync\n- error: The line is wet.\n", ["Sync", "The line is wet."]),
    ("en-US\nThe line is wet.\nde-DE\nDie Leine ist nass.\n", ["The line is wet.", "Die Leine ist nass."]),
    (
      "1/2\nFly it\nThe line is dry.\n\n2/2\nLand the kite?\nThe line is wet.\n[Land] [Cancel]\n",
      ["Fly it", "The line is dry.", "Land the kite?", "The line is wet.", "Land", "Cancel"]
    ),
    (
      "Popup 1. Rain\n- Title: The line is wet.\n- Button: Land\nPopup 2. Storm\n- Title: The kite is torn.\n- Button: OK\n",
      ["The line is wet.", "Land", "The kite is torn.", "OK"]
    ),
    (
      "1) Land the kite?\n   Yes / No\n\n2) The kite is torn\n   Retry / Cancel\n",
      ["Land the kite?", "Yes", "No", "The kite is torn", "Retry", "Cancel"]
    ),
    (
      "Kite.strings:12: \"The line is wet.\"\nKite.strings:18: \"The kite is torn.\"\n",
      ["The line is wet.", "The kite is torn."]
    ),
    (
      "Line 12: \"The line is wet.\" - typo\nLine 20: \"The kite is torn.\" - typo\n",
      ["The line is wet.", "The kite is torn."]
    ),
    (
      "Errors of the kite:\nLine – The line is wet.\nKite – The kite is torn.\nWind – The wind is gone.\n",
      ["The line is wet.", "The kite is torn.", "The wind is gone."]
    ),
    ("kite_wet=\"The line is wet.\"\nkite_cta=\"Land\"\n", ["The line is wet.", "Land"]),
    ("Please review:\n\n> The line is wet.\n", ["The line is wet."]),
    ("Error #1\n\"The line is wet\"\n\nError #2\n\"The kite is torn\"\n", ["The line is wet", "The kite is torn"]),
    ("/* Title */\nLand the kite?\nfont-size: 17px;\ncolor: #111;\n", ["Land the kite?"]),
    (
      "defineMessages({\n  land: { id: 'kite.land', defaultMessage: 'Land the kite?', description: 'Isn\\'t shown' },\n});\n",
      ["Land the kite?"]
    ),
  ])
  func `Names, codes, and numbers beside copy are none`(text: String, copy: [String]) { #expect(words(text) == copy) }

  @Test func `Of two wordings with an arrow between the first stays`() {
    let text = "Old copy → New copy\n\"Wet\" → \"The line is wet\"\n\"Torn\" → \"The kite is torn\"\n"
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    #expect(words(text) == ["Wet", "The line is wet", "Torn", "The kite is torn"])
    #expect(catalog.entries.map { $0.flags.contains(.isRecovered) } == [true, false, true, false])
  }

  @Test func `Two lines under the name of a notification are its parts`() {
    let found = PastedParts.read("Notification 1:\nKite torn\nMend it.\n\nNotification 2:\nLine wet\nDry it.\n")
    #expect(
      found == [
        "notification-title Kite torn", "notification-body Mend it.", "notification-title Line wet",
        "notification-body Dry it.",
      ])
  }

  @Test func `A point that tells of a problem is judged as a message`() throws {
    let reviewer = try FileReviewer(settings: Settings())
    let review = reviewer.review(ByteBuffer(Array("- Something went wrong\n- Kites of the week\n".utf8)), path: "")
    #expect(review.diagnostics.map(\.rule).contains("message-vague"))
  }
}
