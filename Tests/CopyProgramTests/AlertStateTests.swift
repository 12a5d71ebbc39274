import CopyProgram
import Testing

/// States of alerts that a feature holds, made with and without a name.
@Suite("States of alerts")
struct AlertStateTests {
  private static let parts = """
    title: { TextState("Sell the boat?") }, actions: { ButtonState(role: .destructive, action: .send(.sell)) {
    TextState("Sell") } }, message: { TextState("Its logs go with it.") }
    """
  private static let uses = [
    "alert-title in 0: Sell the boat?", "alert-message in 0: Its logs go with it.", "button in 0: Sell",
  ]

  @Test(arguments: [
    "state.alert = AlertState(PARTS)", "state.destination = .sale(.init(PARTS))", "queue.append(.init(PARTS))",
  ])
  func `what is in it tells a state without a name`(statement: String) {
    let program = "func f() { \(statement.replacing("PARTS", with: Self.parts)) }"
    let found = Reading.joined([(program, .swift)])
    #expect(Set(found) == Set(Self.uses))
  }

  @Test func `a dialog says so by its label`() {
    let program =
      "func f() { state.destination = .mast(.init(titleVisibility: .visible, title: { TextState(\"Which mast?\") })) }"
    #expect(Reading.facts(program, .swift).sets.map(\.kind) == [.actionSheet])
  }

  @Test func `other values stay what they are`() {
    let program = "func f() { show(.init(title: { \"Which mast?\" }, message: { text })) }"
    #expect(Reading.facts(program, .swift).sets.isEmpty)
  }
}
