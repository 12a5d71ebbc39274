import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyProgram
@testable import CopyReporting
@testable import CopyReview

/// Sets whose words a catalogue has, and those that only look so.
@Suite struct SheetOfButtonsTests {
  private static let catalog = """
    "copy" = "Copy Recipe"; "open" = "Open in Browser"; "cancel" = "Cancel"; "turn_on" = "Turn On Oven";
    """

  private func settings(for program: String, in folder: ScratchFolder) throws -> Settings {
    try folder.write("a.swift", program)
    var settings = Settings()
    settings.program = ProgramFiles.index(of: [folder("a.swift")], wrappers: [], jobs: 1)
    return settings
  }

  @Test func `an action sheet may have nothing but buttons`() throws {
    let folder = try ScratchFolder()
    let settings = try settings(
      for: """
        func share() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: NSLocalizedString("copy", comment: ""), style: .default) { _ in })
          sheet.addAction(UIAlertAction(title: NSLocalizedString("open", comment: ""), style: .default) { _ in })
          sheet.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
          present(sheet, animated: true)
        }
        """, in: folder)
    let file = ByteBuffer(Array(Self.catalog.utf8))
    let cards = try Previewer(settings: settings).preview(file, path: folder("en.lproj/a.strings"), base: nil).cards
    #expect(cards.map { $0.buttons.map(\.text) } == [["Copy Recipe", "Open in Browser", "Cancel"]])
    #expect(cards.first?.title == nil && cards.first?.message == nil)
  }

  @Test func `words that a catalogue has under a name are the program’s own`() {
    let catalog = CatalogReader.read(ByteBuffer(Array(Self.catalog.utf8)), path: "en.lproj/a.strings")
    let known = KnownCopy(catalog, base: .english).base
    #expect(known.contains(LiteralHash.exact(name: "turn_on")))
    #expect(!known.contains(LiteralHash.exact(name: "Turn On Oven")))
  }
}
