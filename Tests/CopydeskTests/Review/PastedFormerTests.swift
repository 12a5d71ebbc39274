import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// Old wordings beside new ones: what was is neither judged nor edited, and what is new is what its label says.
@Suite struct PastedFormerTests {
  private func words(_ text: String) -> [String] {
    PastedParts.readJudged(text).map { String($0.split(separator: " ", maxSplits: 1)[1]) }
  }

  private func fixed(_ text: String) throws -> String {
    let reviewer = try FileReviewer(settings: Settings())
    return try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "").bytes.bytes.text
  }

  @Test(arguments: [
    "Before: Kite is wet!!\nAfter: The kite is wet.\n\nBefore: No!!\nAfter: The line is torn.\n",
    "**Old:** Kite is wet!!\n**New:** The kite is wet.\n**Old:** No!!\n**New:** The line is torn.\n",
    "AS-IS: Kite is wet!! / TO-BE: The kite is wet.\nAS-IS: No!! / TO-BE: The line is torn.\n",
    "- Was: “Kite is wet!!”\n  Now: “The kite is wet.”\n- Was: “No!!”\n  Now: “The line is torn.”\n",
    "New: The kite is wet.\nOld: Kite is wet!!\nNew: The line is torn.\nOld: No!!\n",
    "현재: Kite is wet!!\n변경: The kite is wet.\n현재: No!!\n변경: The line is torn.\n",
    "旧：Kite is wet!!\n新：The kite is wet.\n旧：No!!\n新：The line is torn.\n",
    "Avant : Kite is wet!!\nAprès : The kite is wet.\nAvant : No!!\nAprès : The line is torn.\n",
    "Kite is wet!! → The kite is wet.\nNo!! → The line is torn.\n",
    "Old,New\n\"Kite is wet!!\",\"The kite is wet.\"\n\"No!!\",\"The line is torn.\"\n",
  ])
  func `Old wordings are no copy`(text: String) throws {
    #expect(words(text) == ["The kite is wet.", "The line is torn."])
    let edited = try fixed(text)
    #expect(edited.contains("Kite is wet!!") && edited.contains("No!!"))
  }

  private static let kite = [
    "alert-title Land the kite?", "alert-message The line is wet.", "button Land", "button Cancel",
  ]

  @Test(arguments: [
    "Title\n- AS-IS: Sure?\n- TO-BE: Land the kite?\n\nMessage\n- AS-IS: wet!!\n- TO-BE: The line is wet.\n\n"
      + "Buttons\n- AS-IS: Yes / No\n- TO-BE: Land / Cancel\n",
    "Old title: Sure?\nNew title: Land the kite?\nOld message: wet!!\nNew message: The line is wet.\n"
      + "Old buttons: Yes / No\nNew buttons: Land / Cancel\n",
    "Title (before): Sure?\nTitle (after): Land the kite?\nMessage (before): wet!!\nMessage (after): The line is wet.\n"
      + "Buttons (before): Yes / No\nButtons (after): Land / Cancel\n",
    "Title: Sure? → Land the kite?\nMessage: wet!! → The line is wet.\nButtons: Yes / No → Land / Cancel\n",
    "| Part | 기존 | 개선 |\n| --- | --- | --- |\n| Title | Sure? | Land the kite? |\n| Message | wet!! | The line is wet. |\n"
      + "| Buttons | Yes / No | Land / Cancel |\n",
    "Element\tBefore\tAfter\nTitle\tSure?\tLand the kite?\nMessage\twet!!\tThe line is wet.\nButton 1\tYes\tLand\n"
      + "Button 2\tNo\tCancel\n",
    "**Before**\nSure?\nIt is wet!!\n[Yes] [No]\n\n**After**\nLand the kite?\nThe line is wet.\n[Land] [Cancel]\n",
    "Old copy\nTitle: Sure?\nMessage: wet!!\nButtons: Yes / No\n\nNew copy\nTitle: Land the kite?\n"
      + "Message: The line is wet.\nButtons: Land / Cancel\n",
  ])
  func `New wordings are the parts that are named`(text: String) { #expect(PastedParts.readJudged(text) == Self.kite) }

  @Test(arguments: [
    "Before\nAfter\nKites\n", "Kites → Lines\n", "Before: the wind comes\n",
    "New title: Land it?\nNew message: It is late.\n",
  ])
  func `One name alone makes nothing old`(text: String) {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    #expect(catalog.entries.allSatisfy { !$0.flags.contains(.isExempt) })
    #expect(!catalog.entries.isEmpty)
  }

  @Test(arguments: [
    "push 1 → The wind is back\npush 2 → The line is torn\npush 3 → The kite is wet\n",
    "Screen 1 > The wind is back\nScreen 2 > The line is torn\nScreen 3 > The kite is wet\n",
    "Push 1: The wind is back\nPush 2: The line is torn\nPush 3: The kite is wet\n",
  ])
  func `Names in a row are no old wordings`(text: String) {
    #expect(words(text) == ["The wind is back", "The line is torn", "The kite is wet"])
  }

  @Test func `The way to a screen is no name`() {
    #expect(words("Kites > Lines\nKites > Tails\n") == ["Kites > Lines", "Kites > Tails"])
  }
}
