import CopyModel
import CopyProgram
import CopyText
import Testing

/// Alerts that one function or maker hands on to another, which shows them.
@Suite("Alerts handed on")
struct HandedOnTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }
  private func kotlin(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .kotlin) }) }

  // MARK: Functions

  private static let harbor = """
    extension UIAlertController {
      static func raise(title: String, text: String, on host: UIViewController) {
        raise(title: title, text: text, close: "Row Home", on: host)
      }
      static func raise(title: String, text: String, close: String, on host: UIViewController) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: close, style: .cancel))
        host.present(alert, animated: true)
      }
    }
    """

  @Test func `of two functions of a name the one that needs no more than it is given`() {
    let found = swift(
      Self.harbor,
      "func f() { UIAlertController.raise(title: \"The harbor is shut\", text: \"A storm comes.\", on: self) }")
    #expect(Reading.isOneSet(["The harbor is shut", "A storm comes.", "Row Home"], of: found))
  }

  @Test func `through a protocol to a function of the system’s alert`() {
    let signal = """
      protocol Signal { func raise(_ head: String, text: String, close: String, over host: UIViewController?) }
      extension Signal {
        func raise(_ head: String, text: String, close: String, over host: UIViewController?) {
          guard let host = host ?? root() else { return }
          UIAlertController.raise(title: head, text: text, close: close, on: host)
        }
      }
      """
    let found = swift(
      Self.harbor, signal, "protocol Routing: Signal {}",
      """
      class Pier {
        var router: Routing!
        func f() { router.raise("No boat left", text: "Swim.", close: "Swim", over: nil) }
      }
      """)
    #expect(Reading.isOneSet(["No boat left", "Swim.", "Swim"], of: found))
  }

  @Test func `in Kotlin, too, the one that needs no more`() {
    let found = kotlin(
      """
      fun Context.tell(title: String, onDone: () -> Unit) { tell(title, "Moor", onDone) }
      fun Context.tell(title: String, button: String, onDone: () -> Unit) {
        AlertDialog.Builder(this).setTitle(title).setPositiveButton(button) { _, _ -> onDone() }.show()
      }
      """, "class Pier { fun f(context: Context) { context.tell(\"Moor the boat?\") { moor() } } }")
    #expect(Reading.isOneSet(["Moor the boat?", "Moor"], of: found))
  }

  // MARK: Makers

  private static let notice = """
    struct Notice {
      let head: String
      let text: String?
      let choices: [UIAlertAction]
      MAKER
    }
    extension Notice {
      init(_ error: Error) { self.init(head: "The oar broke", text: error.localizedDescription, choices: [
        UIAlertAction(title: "Mend It", style: .default)]) }
      init(text: String) { self.init(head: "Mind the tide", text: text, choices: [
        UIAlertAction(title: "Wait", style: .cancel)]) }
    }
    extension UIViewController {
      func show(_ notice: Notice) {
        let alert = UIAlertController(title: notice.head, message: notice.text, preferredStyle: .alert)
        notice.choices.forEach { alert.addAction($0) }
        present(alert, animated: true)
      }
    }
    """

  @Test(arguments: [
    "",
    "init(head: String, text: String?, choices: [UIAlertAction]) { self.head = head; self.text = text; self.choices = choices }",
  ])
  func `a maker that hands on to another one`(maker: String) {
    let found = swift(
      Self.notice.replacing("MAKER", with: maker),
      """
      final class Model {
        @Published var notice: Notice?
        func row() { do { try go() } catch { notice = Notice(error) } }
        func wait() { notice = Notice(text: "Low water is at six.") }
      }
      """)
    #expect(Reading.isOneSet(["The oar broke", "Mend It"], of: found, isClosed: false))
    #expect(Reading.isOneSet(["Mind the tide", "Low water is at six.", "Wait"], of: found))
  }

  @Test(arguments: [
    "let all = [UIAlertAction(title: \"Sink\", style: .destructive), UIAlertAction(title: \"Keep\", style: .cancel)]",
    "let a = UIAlertAction(title: \"Sink\", style: .destructive); let b = UIAlertAction(title: \"Keep\", style: .cancel); let all = [a, b]",
    "var all: [UIAlertAction] = []; all.append(UIAlertAction(title: \"Sink\", style: .destructive)); all.append(UIAlertAction(title: \"Keep\", style: .cancel))",
  ])
  func `buttons by a name, of what is made as the system’s alert is`(buttons: String) {
    let found = swift(
      """
      struct Card { let title: String?; let message: String?; let preferredStyle: UIAlertController.Style; let actions: [UIAlertAction] }
      final class Model {
        var card: Card?
        func sink() {
          \(buttons)
          card = Card(title: "Sink the boat?", message: "Nobody can row it.", preferredStyle: .alert, actions: all)
        }
      }
      """)
    #expect(Reading.isOneSet(["Sink the boat?", "Nobody can row it.", "Sink", "Keep"], of: found, isClosed: false))
  }

  // MARK: Choices

  @Test func `members that are named alone, of the type that is wanted`() {
    let found = swift(
      """
      struct Choice { let name: String; let style: UIAlertAction.Style
        static func destructive(_ name: String) -> Choice { Choice(name: name, style: .destructive) }
        static var fine: Choice { .cancel("Fine") }
        static func cancel(_ name: String) -> Choice { Choice(name: name, style: .cancel) } }
      extension UIViewController {
        func raise(head: String? = nil, text: String? = nil, choices: Choice...) { raise(head: head, text: text, all: choices) }
        private func raise(head: String?, text: String?, all: [Choice]) {
          let alert = UIAlertController(title: head, message: text, preferredStyle: .alert)
          for choice in all { alert.addAction(UIAlertAction(title: choice.name, style: choice.style)) }
          present(alert, animated: true)
        }
      }
      """,
      """
      final class Pier: UIViewController {
        func sink() { raise(head: "Sink the boat?", text: "It rusts.", choices: .destructive("Sink"), .cancel("Keep")) }
        func tide() { raise(head: "The tide is low", text: "Wait an hour.", choices: .fine) }
      }
      """)
    #expect(Reading.isOneSet(["Sink the boat?", "It rusts.", "Sink", "Keep"], of: found))
    #expect(Reading.isOneSet(["The tide is low", "Wait an hour.", "Fine"], of: found))
  }

  @Test func `a method of an own alert that calls another one`() {
    let found = swift(
      """
      final class PierAlertController: UIViewController {
        private let titleLabel = UILabel(); private let messageLabel = UILabel()
        convenience init(title: String, message: String) { self.init(); titleLabel.text = title; messageLabel.text = message }
        func addAction(title: String, handler: (() -> Void)? = nil) { let button = UIButton()
          button.setTitle(title, for: .normal); stack.addArrangedSubview(button) }
        func addClose() { addAction(title: "Row Home") }
      }
      """,
      """
      final class Pier { func f() { let alert = PierAlertController(title: "Sink the boat?", message: "It rusts.")
        alert.addAction(title: "Sink") { sink() }
        alert.addClose()
        alert.show(from: self) } }
      """)
    #expect(Reading.isOneSet(["Sink the boat?", "It rusts.", "Sink", "Row Home"], of: found, isClosed: false))
  }

  // MARK: Names of keys

  @Test(arguments: [
    "R.string.localizable.harborShutTitle()", "R.string.localizable.harborShutTitle(preferredLanguages: [\"en\"])",
    "R.string.localizable.harborShutTitle(preferredLanguages: languages)",
    "R.string(preferredLanguages: languages).localizable.harborShutTitle()",
    "R.string.localizable.harborShutTitle(name, preferredLanguages: view?.locale.languages)",
  ])
  func `what R.swift makes of a key`(accessor: String) {
    let index = ProgramIndex(
      ProgramIndex.joined([
        Reading.facts(
          """
          class Pier {
            var languages: [String] = []
            func f(name: String) { let a = UIAlertController(title: \(accessor), message: nil, preferredStyle: .alert) }
          }
          """, .swift)
      ]))
    let key = ByteBuffer("harbor.shut.title".utf8)
    let other = ByteBuffer("string.localizable".utf8)
    withExtendedLifetime((key, other)) {
      #expect(index.sites(key: key.bytes, value: Bytes(start: nil, count: 0)).count == 1)
      #expect(index.sites(key: other.bytes, value: Bytes(start: nil, count: 0)).isEmpty)
    }
  }
}
