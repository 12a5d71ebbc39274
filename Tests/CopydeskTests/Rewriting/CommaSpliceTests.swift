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
  ])
  func theyAreTwoSentences(_ message: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal("Title: Error\nMessage: \(message)\nButtons: OK") == expected)
  }

  @Test(arguments: [
    "When the lid is open, shut it before you fire.", "The lid is open, which lets the heat out.",
    "Open the lid, wait a day, and take the pots out.",
  ])
  func whatGoesOnStaysOne(_ message: String) throws {
    let proposal = try TypedAlert.proposal("Title: Error\nMessage: \(message)\nButtons: OK")
    #expect(proposal.map { $0.contains(message) } ?? true)
  }
}
