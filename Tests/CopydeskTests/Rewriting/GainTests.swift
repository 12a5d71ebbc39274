import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// A proposal mends the worst, or there is none.
@Suite struct GainTests {
  /// The title that says nothing would stay, and only one action go.
  @Test func worstIsMendedOrNothing() throws {
    let block =
      "Notification title: Aviso importante!!!\nNotification body: El ferri sale a las 9. Abra la app.\nActions: Abrir la app"
    var settings = TypedAlert.settings
    settings.locale = LocaleTag("es")
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    for proposal in review.proposals {
      #expect(proposal.new.title?.contains("Aviso") != true, "\(proposal.new)")
    }
  }

  @Test(arguments: [
    (
      "Notification title: Ferry at Pier 3\nNotification body: Hi there! The ferry docks at pier 3 now\nActions: Okay, Route",
      "Ferry at Pier 3 / The ferry docks at pier 3 now. / Route"
    ),
    (
      "Notification title: Reminder\nNotification body: We're sorry, we had to close the pier on Friday at 6 PM.\nActions: View",
      "– / The pier was closed on Friday at 6 PM. / "
    ),
    (
      "Notification title: Reminder\nNotification body: We couldn't close the pier, the tide was too high.\nActions: View",
      "The Pier Couldn’t Be Closed / The tide was too high. /  / notification-error"
    ),
  ])
  func greetingsAndApologiesGo(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
