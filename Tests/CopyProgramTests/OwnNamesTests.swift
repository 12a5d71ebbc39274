import CopyModel
import CopyProgram
import Testing

/// What a project calls its strings, and the functions by which it shows them.
@Suite("Own names")
struct OwnNamesTests {
  private static let alert = """
    class Deck { func ask() {
      let alert = UIAlertController(title: PATHtitle, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: PATHreef, style: .destructive))
    } }
    """

  @Test(arguments: ["String.sails.alert.", ".sails.alert."])
  func `strings of types in types, whatever their case`(path: String) {
    let strings = """
      extension String { enum sails {} }
      extension String.sails { enum alert {
        static var title: String { NSLocalizedString("Reef the sails?", comment: "") }
        static var reef: String { NSLocalizedString("Reef", comment: "") }
      } }
      """
    let found = Reading.joined([(strings, .swift), (Self.alert.replacing("PATH", with: path), .swift)])
    #expect(found == ["alert-title in 0: Reef the sails?", "button in 0: Reef"])
  }

  @Test func `buttons by a method that the project adds to alerts`() {
    let method = """
      extension UIAlertController {
        func addAction(title: String, style: UIAlertAction.Style = .default, handler: ((UIAlertAction) -> Void)?) {
          addAction(UIAlertAction(title: title, style: style, handler: handler))
        }
      }
      extension UIAlertAction { class var stay: UIAlertAction { UIAlertAction(title: "Stay", style: .cancel) } }
      """
    let deck = """
      class Deck { func ask() {
        let alert = UIAlertController(title: "Reef the sails?", message: nil, preferredStyle: .alert)
        alert.addAction(title: "Reef") { _ in reef() }
        alert.addAction(UIAlertAction.stay)
      } }
      """
    let found = Reading.joined([(method, .swift), (deck, .swift)]).filter { $0.contains(" in ") }
    #expect(found.sorted() == ["alert-title in 0: Reef the sails?", "button in 0: Reef", "button in 0: Stay"])
  }

  @Test func `of functions with one name that of the same module`() {
    let own = "func words(_ value: String, key: String) -> String { NSLocalizedString(key, comment: \"\") }"
    let deck = """
      class Deck { func ask() {
        let alert = UIAlertController(title: words("Reef?", key: "reef"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("Go", key: "go"), style: .default))
      } }
      """
    let paths = ["Hull/Words.swift", "Rig/Words.swift", "Rig/Deck/Deck.swift"]
    let found = Reading.joined([(own, .swift), (own, .swift), (deck, .swift)], paths: paths)
    #expect(found.contains("alert-title in 0: reef") && found.contains("button in 0: go"))
    let apart = Reading.joined(
      [(own, .swift), (own, .swift), (deck, .swift)], paths: ["Hull/Words.swift", "Keel/Words.swift", "Rig/Deck.swift"])
    #expect(!apart.contains("alert-title in 0: reef"))
  }

  @Test(arguments: ["", "return "])
  func `buttons that a function makes without naming their type`(word: String) {
    let service = """
      class Service { func show(title: String?, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for action in actions { alert.addAction(action) }
      } }
      """
    let deck = """
      class Deck { let service: Service
        func ask() { service.show(title: "Reef?", actions: [make("Reef"), stay()]) }
        func make(_ title: String) -> UIAlertAction { \(word).init(title: title, style: .default, handler: nil) }
        func stay() -> UIAlertAction { \(word).init(title: "Stay", style: .cancel) { _ in rest() } }
      }
      """
    let found = Reading.joined([(service, .swift), (deck, .swift)]).filter { $0.contains(" in 1") }
    #expect(found.sorted() == ["alert-title in 1: Reef?", "button in 1: Reef", "button in 1: Stay"])
  }

  @Test func `what a property says of the case that is named`() {
    let mode = """
      enum Mode: Int { case dry, wet = 4, lost
        var title: String { switch self {
          case .dry: return "Dry"
          case .wet: return "Wet"
          default: return "Lost" } }
      }
      """
    let deck = """
      class Deck { func ask() {
        let alert = UIAlertController(title: "Which mode?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: Mode.dry.title, style: .default))
        alert.addAction(UIAlertAction(title: Mode.wet.title, style: .default))
        alert.addAction(UIAlertAction(title: Mode.lost.title, style: .default))
      } }
      """
    let found = Reading.joined([(mode, .swift), (deck, .swift)]).filter { $0.contains(" in ") }
    #expect(
      found.sorted() == ["alert-title in 0: Which mode?", "button in 0: Dry", "button in 0: Lost", "button in 0: Wet"])
  }

  @Test(arguments: [(".actionSheet", ProgramSet.Kind.actionSheet), (".alert", .alert)])
  func `an alert or a sheet, as the project’s own function is told`(style: String, kind: ProgramSet.Kind) {
    let service = """
      class Service { func show(title: String?, style: UIAlertController.Style, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
        for action in actions { alert.addAction(action) }
      } }
      func ask(_ service: Service) {
        service.show(title: "Reef?", style: \(style), actions: [UIAlertAction(title: "Reef", style: .default)])
      }
      """
    let facts = ProgramIndex.joined([Reading.facts(service, .swift)])
    #expect(facts[0].sets.last?.kind == kind)
  }
}
