import Testing

@testable import CopyReview

/// “Payment Problem”: a title that only says that something is wrong gives way to what its message tells or asks.
@Suite struct ErrorLabelTests {
  @Test(arguments: [
    (
      "Title: Harbor problem\nMessage: Your boat has been rejected by the guard. The pier is full.\nButtons: OK",
      "Your boat has been rejected by the guard. / The pier is full. / OK"
    ),
    (
      "Title: Sync error\nMessage: The harbor couldn't be reached. Its mast is down.\nButtons: OK",
      "The harbor couldn’t be reached. / Its mast is down. / OK"
    ),
    (
      "Title: Invalid berth\nMessage: You picked a berth that is narrower than the boat (3 m).\nButtons: Ok",
      "The berth is narrower than the boat (3 m). / – / OK"
    ),
    (
      "Title: Mooring issue\nMessage: Do you wish to give up your berth at North Pier?\nButtons: OK, Cancel",
      "Give up your berth at North Pier? / – / Cancel, Give Up"
    ),
    (
      "Title: Confirm mooring\nMessage: The parcel will be sent to the harbor.\nButtons: OK, Cancel",
      "Send the parcel to the harbor? / – / Cancel, Send"
    ),
    (
      "Title: Loom problem\nMessage: The label couldn't be woven because the yarn is gone. Click OK to add yarn or Cancel to stop.\nButtons: OK, Cancel",
      "The label couldn’t be woven. / The yarn is gone. / Cancel, Add Yarn"
    ),
    // A word is no code by which anybody could look it up.
    (
      "Title: Pier exception\nMessage: Unable to reach harbor. The boat is late.\nButtons: OK",
      "The harbor couldn’t be reached. / The boat is late. / OK"
    ),
    // Before an adverb only the verb can stand.
    (
      "Title: The pier is older than 90 years!\nMessage: It was built in 1920.\nButtons: Ignore, backup now",
      "The pier is older than 90 years. / It was built in 1920. / Ignore, Back Up Now"
    ),
    (
      "Title: Oh no, you forgot to moor!\nMessage: The harbor %@ has 3 boats that weren't moored.\nButtons: Moor, Don't moor, Cancel",
      "The harbor %@ has 3 boats that weren’t moored. / – / Cancel, Moor, Don’t Moor"
    ),
  ])
  func labelsGiveWay(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// What was to be done stays named where the message only says how something is, and so does what a button does.
  @Test(arguments: [
    "Title: Export error\nMessage: The pier's shelf is full.\nButtons: Okay",
    "Title: Invalid berth\nMessage: The berth's sign has four digits!\nButtons: Okay",
    "Title: Report issue\nMessage: The harbor's guard wasn't reached.\nButtons: Report, cancel",
    // What something is about isn’t that something is wrong.
    "Title: Harbor app\nMessage: The boat wasn't moored!\nButtons: Okay",
    "Title: iHarbor error\nMessage: The boat couldn't be moored!\nButtons: Okay",
  ])
  func otherTitlesStay(_ block: String) throws {
    let words = block.split(separator: "\n")[0].dropFirst("Title: ".count).split(separator: " ").map { $0.lowercased() }
    for proposal in try TypedAlert.review(block).proposals {
      let title = (proposal.new.title ?? "").lowercased()
      #expect(words.contains { title.contains($0) && $0 != "error" && $0 != "issue" }, "\(proposal.new)")
    }
  }
}
