import CopyModel
import CopyProgram
import Testing

@Suite("Functions of the project that show what they are given")
struct HelperTests {
  private let helper = """
    extension UIViewController {
      func showAlert(title: String, message: String? = nil, _ action: String, then: (() -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: action, style: .destructive))
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
        present(alert, animated: true)
      }
    }
    """

  private func index(_ programs: String...) -> ProgramIndex {
    ProgramIndex(programs.enumerated().map { Reading.facts($0.element, .swift, path: "\($0.offset).swift") })
  }

  private func sites(_ index: ProgramIndex, _ key: String) -> [ProgramIndex.Site] {
    let key = ByteBuffer(key.utf8)
    return withExtendedLifetime(key) {
      index.sites(key: key.bytes, value: Bytes(start: nil, count: 0)).map { index.sites[Int($0)] }
    }
  }

  @Test("each call is an alert of its own, with what the function adds")
  func calls() throws {
    let index = index(
      helper,
      """
      showAlert(title: NSLocalizedString("a", comment: ""), message: "b", "c")
      self.showAlert(title: "d", "e") { leave() }
      """)
    #expect(sites(index, "a").map(\.role) == [.alertTitle])
    #expect(sites(index, "b").map(\.role) == [.alertMessage] && sites(index, "b").map(\.line) == [1])
    #expect(sites(index, "e").map(\.style) == [[.declared, .destructive]])
    let sets = sites(index, "cancel").map(\.set).filter { $0 >= 0 }
    #expect(sets.map { index.sets[$0].sites.count } == [4, 4, 3])
    #expect(sets.dropFirst().map { index.sets[$0].line } == [1, 2])
    #expect(sets.dropFirst().allSatisfy { !index.sets[$0].facts.hasUnknownParts })
  }

  @Test(
    "what is no call of it says nothing",
    arguments: [
      "showAlert(text: \"a\", \"b\")", "showAlert(message: \"b\", title: \"a\", \"c\")",
      "let t = \"x\"\nshowAlert(title: t)", "func showAlert(title: \"a\") {}", "title(\"a\")",
    ])
  func others(_ call: String) {
    #expect(sites(index(helper, call), "a").isEmpty)
  }

  @Test("of two functions with one name nobody knows which, but that of the file is nearer")
  func ambiguous() {
    let other = "func showAlert(title: String, message: String, _ action: String) { label.text = Text(title) }"
    let call = "showAlert(title: \"a\", message: \"b\", \"c\")"
    #expect(sites(index(helper, other, call), "a").isEmpty)
    #expect(sites(index(helper + "\n" + call, other), "a").map(\.role) == [.alertTitle])
  }

  @Test("a parameter ends with its function, and an unknown argument leaves the alert open")
  func scopes() {
    let index = index(
      helper, "func f() { navigationItem.navigationTitle(title) }\nshowAlert(title: \"a\", message: reason, \"c\")")
    #expect(sites(index, "a").map { index.sets[$0.set].facts.hasUnknownParts } == [true])
  }

  @Test("buttons that functions add to an alert, and functions that hand on to others")
  func extensions() {
    let index = index(
      """
      extension UIAlertController {
        func addChoice(_ title: String, style: UIAlertAction.Style = .default) {
          addAction(UIAlertAction(title: title, style: style))
        }
        func addCancel(_ title: String) { addChoice(title, style: .cancel) }
      }
      """,
      """
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addChoice("b", style: .destructive)
      alert.addAction(UIAlertAction(title: "c", style: .default))
      alert.addCancel("d")
      other.addCancel("e")
      """)
    #expect(["b", "c", "d", "e"].map { sites(index, $0).map(\.set) } == [[0], [0], [0], [-1]])
    #expect(sites(index, "b").map(\.style) == [[.declared, .destructive]])
    #expect(index.sets[0].sites.map { index.sites[$0].line } == [1, 2, 3, 4])
  }

  @Test("what a function adds to its alert by another function is part of it; what nobody knows may be")
  func parts() {
    let index = index(
      """
      extension UIAlertController {
        func addChoice(_ title: String) { addAction(UIAlertAction(title: title, style: .default)) }
      }
      func ask(title: String, _ action: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addChoice("keep")
        alert.addChoice(action)
      }
      """,
      """
      ask(title: "a", "b")
      let other = UIAlertController(title: "c", message: nil, preferredStyle: .alert)
      other.addTwoButtons("d")
      """)
    let set = sites(index, "a").first.map { index.sets[$0.set] }
    #expect(set.map { [$0.sites.count, $0.facts.hasUnknownParts ? 1 : 0] } == [3, 0])
    #expect(sites(index, "c").map { index.sets[$0.set].facts.hasUnknownParts } == [true])
  }

  @Test("an app’s own start is a launch")
  func launch() {
    let swift =
      "struct Pond: App { init() { let a = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert) } }"
    #expect(Reading.facts(swift, .swift).sets.map(\.traits) == [.isAtLaunch])
    let view =
      "struct Pond: View { init() { let a = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert) } }"
    #expect(Reading.facts(view, .swift).sets.map(\.traits) == [[]])
    let java =
      "class P extends Application { @Override public void onCreate() { new AlertDialog.Builder(this).setTitle(\"a\"); } }"
    #expect(Reading.facts(java, .java).sets.map(\.traits) == [.isAtLaunch])
    let kotlin = "class P : Application() { override fun onCreate() { AlertDialog.Builder(this).setTitle(\"a\") } }"
    #expect(Reading.facts(kotlin, .kotlin).sets.map(\.traits) == [.isAtLaunch])
    let activity = "class P : Activity() { override fun onCreate() { AlertDialog.Builder(this).setTitle(\"a\") } }"
    #expect(Reading.facts(activity, .kotlin).sets.map(\.traits) == [[]])
  }
}
