import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What a proposal leaves as it is, and where none is made.
@Suite struct KeptAnswerTests {
  @Test func `Dismiss beside an offer refuses nothing`() throws {
    let offer = try TypedAlert.proposal(
      "Title: Error\nMessage: The kiln is out of gas.\nButtons: Dismiss, Learn More")
    #expect(offer?.contains("Dismiss, Learn More") == true)
    let question = try TypedAlert.proposal("Title: Fire the kiln?\nMessage: It’s full!\nButtons: Dismiss, Fire")
    #expect(question?.contains("Cancel, Fire") == true)
  }

  @Test func `A way out under another name is Cancel`() throws {
    let alert = try TypedAlert.proposal(
      "Title: Delete the pots?\nMessage: All of them are lost!\nButtons: Take Me Back, Delete!")
    #expect(alert?.hasSuffix("Cancel, Delete") == true, "\(alert ?? "none")")
  }

  @Test func `A cry is no title of a notification`() throws {
    let news = try TypedAlert.proposal(
      "Notification title: Psst! The kiln is hot!\nNotification body: Pots of Ada can go in.")
    #expect(news?.hasPrefix("The Kiln Is Hot") == true, "\(news ?? "none")")
  }

  @Test func `An order that names nothing is no title of a notification`() throws {
    let news = try TypedAlert.proposal("Notification title: Tap here!\nNotification body: The kiln is hot.")
    #expect(news?.hasPrefix("– / The kiln is hot.") == true, "\(news ?? "none")")
  }

  @Test func `Deny with its object is the way back`() throws {
    let alert = try TypedAlert.proposal(
      "Title: Boats want access\nMessage: Please make sure to trust them!\nButtons: Allow Access [destructive], Deny Access"
    )
    #expect(alert?.hasSuffix("Allow Access, Deny Access") == true, "\(alert ?? "none")")
  }

  @Test func `What isn’t wanted is no object`() throws {
    let alert = try TypedAlert.proposal(
      "Title: Warning\nMessage: This boat export will be weather protected.\nButtons: Cancel, Export boat")
    #expect(alert?.contains("?") != true, "\(alert ?? "none")")
  }

  @Test func `Hide under “Show …?” does something`() throws {
    let alert = try TypedAlert.proposal(
      "Title: Are you sure you want to show the hints?\nMessage: They help with the first boat.\nButtons: Hide, Show")
    #expect(alert?.hasSuffix("Hide, Show") == true, "\(alert ?? "none")")
  }
}
