import CopyProgram
import Testing

/// Alerts whose parts are held by types, or made by functions, of a library that the program doesn’t have.
@Suite("What stands in libraries")
struct ForeignTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }

  private static let shore = """
    import PondKit
    final class Shore {
      typealias MakeAction = (String?, UIAlertAction.Style, ((UIAlertAction) -> Void)?) -> UIAlertAction
      let make: MakeAction
      var host: UIViewController?
      init(make: @escaping MakeAction = UIAlertAction.init) { self.make = make }
      func plan(_ alert: Alert) { DispatchQueue.main.async { self.show(alert: alert) } }
      private func show(alert: Alert) {
        let box = build(head: alert.front!.head, text: alert.front!.text, close: alert.front!.close) { }
        host?.present(box, animated: true)
      }
      private func build(head: String, text: String, close: String, done: @escaping () -> Void) -> UIAlertController {
        let box = UIAlertController(title: head, message: text, preferredStyle: .alert)
        box.addAction(BUTTON)
        return box
      }
    }
    """

  private static let frog = """
    import PondKit
    final class Frog {
      weak var teller: Teller?
      func dry() {
        let content = Alert.Content(head: "The pond is dry", text: "It rains soon.", close: "Wait")
        teller?.tell(Alert(id: "dry", front: content, back: content))
      }
      func frozen() {
        teller?.tell(Alert(id: "ice", front: .init(head: "No", text: "No", close: "No"), back: nil))
      }
    }
    """

  @Test(arguments: [
    "UIAlertAction(title: close, style: .default) { _ in done() }", "make(close, .default) { _ in done() }",
    "make(close, .cancel, { _ in done() })",
  ])
  func `an object of a type that stands nowhere, by the labels that make it`(button: String) {
    let found = swift(Self.shore.replacing("BUTTON", with: button), Self.frog)
    #expect(Reading.isOneSet(["The pond is dry", "It rains soon.", "Wait"], of: found))
  }

  @Test func `what makes no property that is shown says nothing`() {
    let found = swift(
      Self.shore.replacing("BUTTON", with: "make(close, .default, nil)"),
      "func f() { log(Note(head: \"Dry\", text: \"It rains soon.\", close: \"Wait\")) }")
    #expect(!found.contains { $0.contains("alert-title") && $0.hasSuffix("Dry") })
  }
}
