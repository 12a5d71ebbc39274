import CopyModel
import CopyPassage
import TestSupport
import Testing

/// Wordings to choose from, and alerts below each other: each is an alert of its own, and what names it is no copy.
@Suite struct PastedChoiceTests {
  private func groups(_ text: String) -> [Int] {
    CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "").groups.map(\.entries.count)
  }

  private static let two = [
    "alert-title Land the kite?", "alert-message The line is wound up.", "button Not Now", "button Land",
    "alert-title Land now!", "alert-message It is late.", "button No", "button OK",
  ]

  /// The two alerts, each below its head.
  private static func text(_ heads: (String, String), _ sign: String = " | ") -> String {
    "\(heads.0)\nLand the kite?\nThe line is wound up.\nNot Now\(sign)Land\n\n"
      + "\(heads.1)\nLand now!\nIt is late.\nNo\(sign)OK\n"
  }

  @Test(arguments: [
    ("Option A", "Option B"), ("Variant 1", "Variant 2"), ("v1:", "v2:"), ("Option 1:", "Option 2:"), ("A)", "B)"),
    ("(1)", "(2)"), ("1.", "2."),
  ])
  func `What names a wording heads an alert`(heads: (String, String)) {
    #expect(PastedParts.read(Self.text(heads)) == Self.two)
    #expect(groups(Self.text(heads)) == [4, 4])
  }

  @Test(arguments: ["No | OK", "Not Now | Land", "Cancel | Land"])
  func `No answer before a bar is a label`(row: String) {
    let parts = PastedParts.read("Land the kite?\nThe line is wound up.\n\(row)\n")
    #expect(parts.suffix(2) == row.split(separator: " | ").map { "button \($0)" })
  }

  @Test func `Where one row of titles answers, so do the others`() {
    let text = "Land the kite?\nThe line is wet.\nLater | Land\n\nRate the wind!\nNo thanks | Sure\n"
    #expect(groups(text) == [4, 3])
  }

  @Test func `An answer below a title and a sentence ends an alert beside others`() {
    let text =
      "Land the kite?\nThe line is wet.\nCancel | Land\n\nKite Landed\nThe line is wound up.\nOK\n"
    #expect(groups(text) == [4, 3])
    #expect(
      PastedParts.read(text).suffix(3) == [
        "alert-title Kite Landed", "alert-message The line is wound up.", "button OK",
      ])
  }
}
