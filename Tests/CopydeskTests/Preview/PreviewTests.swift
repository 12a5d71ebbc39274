import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReporting
@testable import CopyReview

@Suite struct PreviewTests {
  private func cards(_ text: String, path: String = "", surfaces: [String] = []) throws -> [PreviewCard] {
    var settings = Settings()
    settings.surfaceNames = surfaces
    return try Previewer(settings: settings).preview(ByteBuffer(Array(text.utf8)), path: path, base: nil).cards
  }

  private let short = "Title: Delete this photo?\nMessage: This can’t be undone.\nButtons: Cancel, Delete!"

  @Test func shortButtonsStandSideBySide() throws {
    let card = try #require(try cards(short).first)
    #expect(!card.areStacked && card.buttons.map(\.text) == ["Cancel", "Delete"])
    #expect(card.title?.lines.map(\.text) == ["Delete this photo?"])
  }

  @Test func buttonsAreHeldAgainstTheirHalfOfTheRow() throws {
    let card = try #require(try cards(short, surfaces: ["ios-alert-26"]).first)
    #expect(card.buttons.allSatisfy { $0.room == 124 && $0.verdict == .fits })
    let single = try #require(try cards("Title: Saved\nButtons: OK", surfaces: ["ios-alert-26"]).first)
    #expect(single.buttons.map(\.room) == [264])
  }

  @Test func longButtonsAreStacked() throws {
    let long = "Title: Delete this photo?\nButtons: Cancel, Delete Permanently!"
    #expect(try #require(try cards(long, surfaces: ["ios-alert-classic"]).first).areStacked)
    #expect(try #require(try cards(long, surfaces: ["gnome-dialog"]).first).areStacked == false)
  }

  @Test func excessLinesAreMarked() throws {
    let long =
      "Title: The library couldn’t be restored because the disk that holds its last copy is damaged.\nButtons: OK"
    let card = try #require(try cards(long).first)
    let title = try #require(card.title)
    #expect(title.lines.count > 2 && title.isExcess(2) && !title.isExcess(1))
    #expect(TerminalPreview(isColored: false).text(of: card).contains("← line 3 of 2"))
  }

  /// Every row of a drawing is as wide as the others, in cells.
  @Test(arguments: [
    "Title: Delete this photo?\nMessage: This can’t be undone.\nButtons: Cancel, Delete!",
    "제목: 이 사진을 삭제할까요?\n메시지: 되돌릴 수 없습니다.\n버튼: 취소, 삭제!",
    "Title: Really?\nButtons: One, Two, Three",
    "Notification title: New Comment\nBody: Mina wrote about the photo of the lake.\nActions: Reply, Mute",
  ])
  func boxesAreClosed(_ text: String) throws {
    let card = try #require(try cards(text).first)
    let rows = TerminalPreview(isColored: false).text(of: card).split(separator: "\n")
      .filter { $0.first.map { "╭│├╰".contains($0) } ?? false }.map { $0.prefix { $0 != "←" } }
    #expect(rows.count > 3)
    #expect(Set(rows.map { Cells.count(String($0)) }).count == 1, "\(rows.joined(separator: "\n"))")
  }

  @Test func pageHoldsEverything() throws {
    let page = HTMLPreview(try cards("Title: <b>&amp; “x” < y?\nButtons: Cancel, Delete!")).page
    #expect(page.contains("&lt;") && !page.contains("< y?"))
    #expect(page.hasPrefix("<!doctype html>") && !page.contains("src=") && !page.contains("href=\"http"))
  }

  @Test func pagesOfNothingAreWhole() { #expect(HTMLPreview([]).page.contains("</html>")) }
}
