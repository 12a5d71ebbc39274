import Copydesk
import ReviewAlert
import Testing

/// A test of your own app looks like this.
@Suite struct GardenAlertsTests {
  private let desk = Desk()

  @Test func `Removing a bed is asked as the guidance has it`() throws {
    let copy = GardenAlerts.removeBed
    let alert = Alert(
      title: copy.title, message: copy.message,
      buttons: [
        Alert.Button(copy.buttons[0], style: .cancel), Alert.Button(copy.buttons[1], style: .destructive),
      ])
    let report = try desk.review(alert)
    #expect(report.severity < .warning, "\(report.diagnostics.map(\.message))")
  }

  /// Here the bad alert is known to be bad; in your tests it is what fails.
  @Test func `An alert that blames people fails`() throws {
    let copy = GardenAlerts.wateringFailed
    let alert = Alert(title: copy.title, message: copy.message, buttons: copy.buttons.map { Alert.Button($0) })
    withKnownIssue {
      let report = try desk.review(alert)
      #expect(report.severity < .warning, "\(report.diagnostics.map(\.message))")
    }
    let rules = Set(try desk.review(alert).diagnostics(from: .warning).map(\.rule))
    #expect(rules.isSuperset(of: ["title-vague", "tone-accusatory", "tone-exclamation"]))
  }

  @Test func `A button that is too wide is told`() throws {
    let measures = try desk.measure("Remove This Bed and All Its Plants for Good", as: .button)
    #expect(measures.contains { $0.verdict == .overflows })
  }
}
