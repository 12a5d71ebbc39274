import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Texts that tell what buttons do by their titles, and verbs that name what happens rather than what somebody does.
@Suite struct ExplainedButtonTests {
  /// “Sink: …” is no order, and a button that a text explains keeps its title.
  @Test(arguments: [
    "Title: Unfinished Log\nMessage: You have an unfinished log. Discard: the log is thrown away. Keep: you go on with it.\nButtons: Keep, Discard",
    "Title: Error\nMessage: The boat is moored. Sink: the boat goes down. Float: it stays.\nButtons: Float, Sink",
  ])
  func whatExplainsAButtonIsNoOrder(_ block: String) throws {
    let proposal = try TypedAlert.proposal(block) ?? ""
    #expect(!proposal.contains("Discard the") && !proposal.contains("Sink the"))
    #expect(proposal.isEmpty || proposal.contains("Keep, ") || proposal.contains("Float, "))
  }

  @Test(arguments: [
    (
      "Title: Chart Changed\nMessage: Somebody changed the chart. Do you want to reload it and lose the marks you made?\nButtons: No, Yes",
      "Reload the chart and lose the marks you made? / Cancel, Reload"
    ),
    (
      "Title: Uh-oh!\nMessage: Your logbook is damaged. Bummer!\nButtons: OK", "Your logbook is damaged. / – / OK"
    ),
  ])
  func whatComesOfAnActIsNoPartOfItsButton(_ block: String, _ end: String) throws {
    let proposal = try #require(try TypedAlert.proposal(block))
    #expect(proposal.hasSuffix(end), "\(proposal)")
  }

  /// What the text says that a button does is asked, and no count is lost with the explanation.
  @Test(arguments: [
    (
      "Title: Warning\nMessage: Tapping OK will sink the boat.\nButtons: Cancel, OK",
      "Sink the boat? / – / Cancel, Sink"
    ),
    (
      "Title: Boat Available\nMessage: Press Yes to launch boat 7 now.\nButtons: No, Yes",
      "Boat Available / Launch boat 7 now? / Cancel, Launch"
    ),
    (
      "Title: Kiln\nMessage: Do you want to cool the kiln and lock its door?\nButtons: Back, Cool & lock",
      "Cool the kiln and lock its door? / – / Cancel, Cool and Lock"
    ),
    // What the button does besides what is asked it says still.
    (
      "Title: Kiln!\nMessage: Cool the kiln?\nButtons: Back, Cool & lock", "Cool the kiln? / – / Cancel, Cool & Lock"
    ),
    (
      "Title: Warning\nMessage: Do you want to cancel your trip?\nButtons: Back, Proceed",
      "Cancel your trip? / – / Keep Trip, Cancel Trip"
    ),
  ])
  func whatIsExplainedIsAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// What is asked and what happened must be told by the title itself.
  @Test(arguments: [
    "Title: Sink the old ferry?\nMessage: The ferry is repaired each spring. Are you sure you want to sink this?\nButtons: Yes, No",
    "Title: Error\nMessage: If this error persists, try “Reset Engine”.\nButtons: OK, Reset Engine",
  ])
  func whatNeedsItsContextIsNoTitle(_ block: String) throws {
    let proposal = try TypedAlert.proposal(block) ?? ""
    #expect(!proposal.hasPrefix("Sink this") && !proposal.hasPrefix("If"), "\(proposal)")
  }

  /// The verb of another sentence is no button’s.
  @Test(arguments: [
    (
      "Title: LOW TIDE\nMessage: The harbor is too shallow. To moor here, press Moor. To find another harbor, press Dismiss.\nButtons: Dismiss, Moor",
      "Low Tide / The harbor is too shallow. / Dismiss, Moor"
    )
  ])
  func whatIsNoExplanationStays(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// What people agree to by a button explains nothing, and stays.
  @Test func whatBindsIsNoExplanation() throws {
    let block = "Title: Rent?\nMessage: By tapping Rent you hereby agree to pay a deposit.\nButtons: Cancel, Rent"
    let rules = try TypedAlert.review(block).diagnostics.map(\.rule)
    #expect(!rules.contains("explain-buttons"))
    #expect(try TypedAlert.proposal(block)?.contains("deposit") != false)
  }
}
