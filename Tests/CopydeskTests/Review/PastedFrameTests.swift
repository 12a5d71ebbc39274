import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// Frames that somebody drew: what stands in them is copy, and stays as long as it was.
@Suite struct PastedFrameTests {
  private static let kite = [
    "alert-title Land the kite?", "alert-message The line is wet.", "button Land", "button Cancel",
  ]

  @Test(arguments: [
    "┌────────────────────┐\n│ Land the kite?     │\n│ The line is wet.   │\n│ [ Land ] [ Cancel ]│\n└────────────────────┘\n",
    "----------------------\n| Land the kite?     |\n| The line is wet.   |\n| [Land]  [Cancel]   |\n----------------------\n",
    "+--------------------+\n| Land the kite?     |\n| The line is wet.   |\n+---------+----------+\n|  Land   |  Cancel  |\n"
      + "+---------+----------+\n",
    "┌─ Land the kite? ───┐\n│ The line is wet.   │\n│ [ Land ] [ Cancel ]│\n└────────────────────┘\n",
    "+------------------+  +----------+\n| Land the kite?   |  | Leave?   |\n| The line is wet. |  | It’s wet |\n"
      + "| [Land] [Cancel]  |  | [Go]     |\n+------------------+  +----------+\n",
  ])
  func `What stands in a frame is an alert, and its bars are none of it`(text: String) throws {
    #expect(PastedParts.read(text) == Self.kite)
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text == text)
  }
}
