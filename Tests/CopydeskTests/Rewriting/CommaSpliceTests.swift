import Testing

/// A statement and what to do about it, with a comma between them.
@Suite struct CommaSpliceTests {
  @Test(arguments: [
    (
      "The lid is open, shut it before you fire.",
      "The lid is open. / Shut it before you fire. / OK"
    ),
    (
      "The potter has left the shed, pick some other day",
      "The potter has left the shed. / Pick some other day. / OK"
    ),
    // Two statements are as well.
    (
      "The shed holds only 5 kilns, you already have 5.",
      "The shed holds only 5 kilns. / You already have 5. / OK"
    ),
    (
      "The glaze wasn’t saved, you’ll have to mix it again.",
      "The glaze wasn’t saved. / You’ll have to mix it again. / OK"
    ),
    (
      "The shed is closed, please wait.",
      "The shed is closed. / Please wait. / OK"
    ),
    (
      "Sorry, the kiln couldn’t be fired, the lid is open",
      "The kiln couldn’t be fired. / The lid is open. / OK"
    ),
    (
      "Sorry, we couldn’t fire the kiln, the lid is open",
      "The kiln couldn’t be fired. / The lid is open. / OK"
    ),
  ])
  func theyAreTwoSentences(_ message: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal("Title: Error\nMessage: \(message)\nButtons: OK") == expected)
  }

  @Test(arguments: [
    "When the lid is open, shut it before you fire.", "The lid is open, which lets the heat out.",
    "The lid, the kiln, and the shed are open.", "As the lid is open, the kiln is cold.",
    "When the lid is open, you’ll feel the heat.", "If the lid is open, please wait.",
    "Open the lid, wait a day, and take the pots out.",
  ])
  func whatGoesOnStaysOne(_ message: String) throws {
    let proposal = try TypedAlert.proposal("Title: Error\nMessage: \(message)\nButtons: OK")
    #expect(proposal.map { $0.contains(message) } ?? true)
  }
}
