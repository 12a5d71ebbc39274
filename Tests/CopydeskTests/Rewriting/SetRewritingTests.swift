import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Whole alerts and notifications, rewritten.
@Suite struct SetRewritingTests {
  private func review(_ block: String) throws -> FileReview { try TypedAlert.review(block) }

  private func lines(_ block: String) throws -> String? {
    try review(block).proposals.first.map { $0.parts.compactMap(\.self).joined(separator: " / ") }
  }

  @Test("an alert never gets two buttons that cancel, which stop the app") func oneButtonCancels() throws {
    let block =
      "Title: Warning!\nMessage: Are you sure you want to delete this album?\nButtons: No [cancel], Yes [cancel]"
    let proposal = try #require(try review(block).proposals.first)
    #expect(proposal.new.buttons.map { $0.style.contains(.cancel) } == [true, false])
  }

  @Test(arguments: [
    (
      "Title: Warning!\nMessage: Are you sure you want to delete this album?\nButtons: No, Yes",
      "Delete this album? / Cancel, Delete"
    ),
    ("Title: You entered the wrong password!\nButtons: Okay", "The password is incorrect. / OK"),
    ("Title: Cancel subscription?\nButtons: Cancel, OK", "End the subscription? / Cancel, End"),
    (
      "Title: Remove device\nMessage: Do you wish to remove this device from your account?\nButtons: Abort, Proceed",
      "Remove this device from your account? / Cancel, Remove"
    ),
    (
      "Title: Couldn't delete account - try again?\nButtons: Nope, Sure",
      "The account couldn’t be deleted. / Cancel, Try Again"
    ),
    (
      "Title: Location\nMessage: This app would like to use your location. Click OK to allow.\nButtons: Cancel, OK",
      "Allow the app to use your location? / Cancel, Allow"
    ),
    (
      "Title: Save failed\nMessage: Sorry, we couldn't save your changes!\nButtons: Dismiss",
      "The changes couldn’t be saved. / OK"
    ),
    ("Message: Delete this note?\nButtons: Delete!, Cancel*", "Delete this note? / Cancel, Delete"),
    (
      "Title: Error\nMessage: The disk is full. (OSStatus error -34)\nButtons: Okay",
      "The disk is full. / Error code: -34. / OK"
    ),
    ("Title: Profile Updated\nMessage: Your profile was updated.\nButtons: Great!", "Your profile was updated. / "),
    (
      "Notification title: new message\nBody: [Notely] Ana shared a list!\nActions: Open, reply",
      "Ana shared a list. / Reply"
    ),
    ("제목: 정말로 삭제하시겠습니까?\n메시지: 당신의 사진이 모두 사라집니다!\n버튼: 아니오, 예", "삭제하시겠습니까? / 사진이 모두 사라집니다. / 취소, 삭제"),
    ("제목: 잘못된 비밀번호를 입력하셨습니다\n버튼: 네", "비밀번호가 올바르지 않습니다. / 확인"),
    ("제목: 로그아웃\n메시지: 로그아웃 할까요? ‘확인’ 버튼을 누르시면 로그아웃됩니다.\n버튼: 닫기, 확인", "로그아웃할까요? / 취소, 로그아웃"),
    (
      "Title: Oops\nMessage: We couldn't find any recipes with saffron.\nButtons: Close",
      "There are no recipes with saffron. / OK"
    ),
    (
      "Title: Sign out of the account?\nMessage: You'll be signed out everywhere. Tap OK to sign out.\nButtons: Cancel, OK",
      "Sign out of the account? / You’ll be signed out everywhere. / Cancel, Sign Out"
    ),
    (
      "Title: Invalid Locker Number\nMessage: Sorry, the locker number has four digits!\nButtons: Okay",
      "The locker number isn’t valid. / The locker number has four digits. / OK"
    ),
    (
      "Title: Sorry\nMessage: The microphone could not be turned on because another app is using it.\nButtons: Okay",
      "The microphone could not be turned on. / Another app is using it. / OK"
    ),
    (
      "Title: Failed\nMessage: Failed to restore the album. Error: 77\nButtons: Okay",
      "The album couldn’t be restored. / Error code: 77. / OK"
    ),
    (
      "Title: Archive list\nMessage: Would you like to archive %@? It will no longer be shared.\nButtons: No, Yes",
      "Archive %@? / It will no longer be shared. / Cancel, Archive"
    ),
    (
      "제목: 카메라\n메시지: 앱이 카메라를 사용하려고 합니다! 허용하시려면 ‘확인’을 눌러 주세요.\n버튼: 취소, 확인",
      "앱이 카메라를 사용하려고 합니다. / 취소, 허용"
    ),
  ])
  func oneAlertIsMadeOfItsOwnWords(_ block: String, _ expected: String) throws {
    #expect(try lines(block) == expected)
  }

  /// Where nothing tells what the alert is about, nothing is made up; the title’s finding says what is missing.
  @Test(arguments: [
    "Title: Error\nMessage: Something went wrong.\nButtons: OK", "Title: Error 12\nButtons: OK",
    "Title: Are you sure?\nMessage: This can’t be undone.\nButtons: No, Yes",
    "Title: Oops! Something Went Wrong\nMessage: Please try again later.\nButtons: OK",
    "제목: 오류\n메시지: 오류가 발생했습니다.\n버튼: 확인",
  ])
  func silenceIsBetter(_ block: String) throws {
    let review = try review(block)
    #expect(review.proposals.isEmpty)
    #expect(review.diagnostics.contains { $0.notes.contains { $0.contains("title can be proposed") } })
  }

  /// Buttons answer one question, and a title that tells something asks nothing.
  @Test(arguments: [
    "Title: Reset code\nMessage: Do you want us to send you a mail with a new code?\nButtons: No, Yes"
  ])
  func twoQuestionsAreNoAlert(_ block: String) throws { #expect(try review(block).proposals.isEmpty) }

  /// What is cut in two is not shown.
  @Test(arguments: [("The disk is full. (.", false), ("Open “A", false), ("The disk (A) is full.", true)])
  func bracketsClose(_ title: String, _ isBalanced: Bool) {
    #expect(SetRewriting.isBalanced(ProposedSet(title: title, message: nil, buttons: [])) == isBalanced)
  }

  /// A title comes from the key where the copy tells nothing.
  @Test func keysTellWhatFailed() throws {
    let file = """
      "upload.failed.alert.title" = "Error 329347";
      "upload.failed.alert.message" = "Check the connection.";
      """
    let review = try FileReviewer(settings: TypedAlert.settings).review(
      ByteBuffer(Array(file.utf8)), path: "en.lproj/a.strings")
    #expect(review.proposals.map(\.new.title) == ["Couldn’t Upload"])
    #expect(review.proposals.map(\.new.message) == ["Check the connection. Error code: 329347."])
  }

  // MARK: Laws

  private static let alerts = (0..<120).map(FaultyAlert.init(seed:))

  @Test func proposalsKeepWhatIsFilledIn() throws {
    let reviewer = try FileReviewer(settings: TypedAlert.settings)
    var count = 0
    for alert in Self.alerts {
      let review = reviewer.review(ByteBuffer(Array(alert.block.utf8)), path: "")
      for proposal in review.proposals where proposal.surface == "alert" {
        let parts = [proposal.new.title, proposal.new.message].compactMap(\.self)
        for placeholder in alert.placeholders { #expect(parts.contains { $0.contains(placeholder) }, "\(alert)") }
        #expect(!proposal.new.buttons.isEmpty, "\(alert)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test func fixingMakesNothingWorseAndIsDoneAfterOnce() throws {
    let reviewer = try FileReviewer(settings: TypedAlert.settings)
    for alert in Self.alerts {
      let old = ByteBuffer(Array(alert.block.utf8))
      let before = reviewer.review(old, path: "").diagnostics.count
      for extent in [FileFixer.Extent.safe, .suggestions] {
        let fixer = FileFixer(reviewer, extent: extent)
        let once = try fixer.fix(old, path: "").bytes
        let after = reviewer.review(once, path: "").diagnostics.count
        #expect(after <= before, "\(alert)\(once.bytes.text)")
        for placeholder in alert.placeholders { #expect(once.bytes.text.contains(placeholder), "\(alert)") }
        let twice = try fixer.fix(once, path: "")
        #expect(twice.edits == 0 && twice.bytes.bytes.equals(once.bytes), "\(once.bytes.text)")
      }
    }
  }
}
