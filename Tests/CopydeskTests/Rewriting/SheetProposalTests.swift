import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Action sheets stay action sheets, with an honest title, what destroys first, and Cancel last.
@Suite struct SheetProposalTests {
  /// The first proposal with the styles of its buttons.
  private func proposal(_ block: String, _ language: String = "en") throws -> String? {
    var settings = TypedAlert.settings
    settings.locale = LocaleTag(language)
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    return review.proposals.first.map { proposal in
      let buttons = proposal.new.buttons.map { $0.text + ($0.style.names.first.map { " [" + $0 + "]" } ?? "") }
      return ([proposal.surface] + [proposal.new.title, proposal.new.message].map { $0 ?? "–" } + buttons)
        .joined(separator: " / ")
    }
  }

  @Test(arguments: [
    (
      "Title: Sink boat?\nMessage: Are you sure you want to sink the boat “Ana”?\nButtons: Yes, No", "en",
      "action-sheet / Sink the boat “Ana”? / – / Sink / Cancel [cancel]"
    ),
    (
      "Title: Warning!\nMessage: All 9 oars will be erased.\nButtons: OK, Cancel", "en",
      "action-sheet / Erase all 9 oars? / – / Erase [destructive] / Cancel [cancel]"
    ),
    // A title that only asks to choose goes: the buttons ask that.
    (
      "Title: Choose an option\nMessage: Please select one of the options below.\nButtons: paint boat, Delete boat, Never mind",
      "en", "action-sheet / – / – / Delete Boat [destructive] / Paint Boat / Cancel [cancel]"
    ),
    (
      "Title: What would you like to do with the boat “Ana”?\nMessage: Pick an action.\nButtons: Paint, Delete boat, Close",
      "en",
      "action-sheet / Boat “Ana” / – / Delete Boat [destructive] / Paint / Cancel [cancel]"
    ),
    // A long title keeps its object, and a mark is no other word.
    (
      "Title: Boat “Ana” Options.\nButtons: Paint, Share..., Remove Boat From My Harbor Forever, Cancel", "en",
      "action-sheet / Boat “Ana” Options / – / Remove Boat From My Harbor Forever [destructive] / Paint / Share… / Cancel [cancel]"
    ),
    // What has a message alone keeps to that.
    (
      "Message: Are you sure you want to delete all 9 oars?\nButtons: Delete, Cancel", "en",
      "action-sheet / – / Delete all 9 oars? / Delete [destructive] / Cancel [cancel]"
    ),
    (
      "Title: Achtung\nMessage: Möchten Sie alle 4 Boote löschen?\nButtons: Nein, Ja", "de",
      "action-sheet / Möchten Sie alle 4 Boote löschen? / – / Löschen [destructive] / Abbrechen [cancel]"
    ),
    (
      "Title: 알림\nMessage: 모든 배를 삭제하시겠습니까?\nButtons: 예, 아니요", "ko",
      "action-sheet / 모든 배를 삭제하시겠습니까? / – / 삭제 [destructive] / 취소 [cancel]"
    ),
  ])
  func eachPartIsMended(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try proposal("Action sheet\n" + block, language) == expected)
  }

  /// 삭제 alone says nothing where no other part names what goes.
  @Test func whatIsDeletedStaysNamed() throws {
    let block = "Action sheet\nTitle: 옵션을 선택하세요\nButtons: 새로 칠하기, 낡은 배를 삭제합니다, 닫기"
    #expect(
      try proposal(block, "ko") == "action-sheet / – / – / 낡은 배 삭제 [destructive] / 새로 칠하기 / 취소 [cancel]")
  }

  /// Where Cancel would be the order’s, what keeps it is the way back.
  @Test func whatKeepsIsTheWayBack() throws {
    let block = "Title: Cancel mooring?\nMessage: You'll lose the berth.\nButtons: Cancel, OK"
    #expect(
      try proposal(block)
        == "alert / Cancel mooring? / You’ll lose the berth. / Keep Mooring [cancel] / Cancel Mooring [destructive]")
  }

  @Test func itIsWrittenWhereItStands() throws {
    let block = "Action sheet\nTitle: Delete all 9 oars\nMessage: They are on the pier.\nButtons: Yes, No\n"
    let review = try TypedAlert.review(block)
    let proposal = try #require(review.proposals.first)
    #expect(proposal.surface == "action-sheet" && proposal.obstacle == nil)
    #expect(!proposal.edits.isEmpty)
  }
}
