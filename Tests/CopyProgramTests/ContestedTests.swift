import CopyProgram
import Testing

/// Types of whose objects several functions show alerts.
@Suite("Objects that several alerts show")
struct ContestedTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }

  private static let pond = """
    struct Note { let head: String; let text: String; let button: String }
    final class Shore: UIViewController {
      func tell(_ note: Note) {
        let alert = UIAlertController(title: note.head, message: note.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: note.button, style: .default))
        present(alert, animated: true)
      }
      func allow(_ note: Note) {
        let alert = UIAlertController(title: note.head, message: note.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Open Gate", style: .default))
        alert.addAction(UIAlertAction(title: "Close Gate", style: .cancel))
        present(alert, animated: true)
      }
    }
    """

  @Test(arguments: ["", "let note = "])
  func `what a function is given stands beside its words alone`(before: String) {
    let call = before.isEmpty ? "" : "shore.tell(note)"
    let made = "Note(head: \"The pond is dry\", text: \"It rains soon.\", button: \"Wait\")"
    let dry = before.isEmpty ? "shore.tell(\(made))" : "\(before)\(made); \(call)"
    let found = swift(
      Self.pond, "final class Frog { let shore = Shore(); func dry() { \(dry) } }",
      "final class Gate { let shore = Shore(); func shut() { shore.allow(Note(head: \"Shut?\", text: \"Fish stay in.\", button: \"Fine\")) } }"
    )
    #expect(Reading.isOneSet(["The pond is dry", "It rains soon.", "Wait"], of: found))
    #expect(Reading.isOneSet(["Shut?", "Fish stay in.", "Open Gate", "Close Gate"], of: found))
    #expect(!Reading.isOneSet(["The pond is dry", "Open Gate"], of: found, isClosed: false))
    #expect(!Reading.isOneSet(["Shut?", "Fine"], of: found, isClosed: false))
  }

  @Test func `where nothing tells which, each part has its role and no set`() {
    let found = swift(
      Self.pond,
      "final class Frog { @Published var note: Note?; func dry() { note = Note(head: \"Dry\", text: \"It rains soon.\", button: \"Wait\") } }"
    )
    #expect(!Reading.isOneSet(["Dry", "It rains soon."], of: found, isClosed: false))
    #expect(found.contains("alert-title: Dry"))
    #expect(found.contains("alert-message: It rains soon."))
  }

  @Test func `functions that say the same beside it show the same alert`() {
    let other = """
      final class Bank: UIViewController {
        func tell(_ note: Note) {
          let alert = UIAlertController(title: note.head, message: note.text, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: note.button, style: .default))
          present(alert, animated: true)
        }
      }
      """
    let shore = Self.pond.replacing("\"Open Gate\"", with: "note.button").replacing(
      "alert.addAction(UIAlertAction(title: \"Close Gate\", style: .cancel))", with: "")
    let found = swift(
      shore, other,
      "final class Frog { @Published var note: Note?; func dry() { note = Note(head: \"Dry\", text: \"It rains soon.\", button: \"Wait\") } }"
    )
    #expect(Reading.isOneSet(["Dry", "It rains soon.", "Wait"], of: found))
  }
}
