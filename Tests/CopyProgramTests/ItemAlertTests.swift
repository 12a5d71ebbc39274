import CopyProgram
import Testing

/// Alerts that a value describes, which the project’s own modifier shows.
@Suite struct ItemAlertTests {
  private static let asking = """
    protocol Asking: Identifiable {
      associatedtype Actions: View
      var title: String { get }
      var message: String? { get }
      @ViewBuilder var actions: Actions { get }
    }
    struct Ask<ID: Hashable>: Asking {
      struct Answer { let title: String; var role: ButtonRole?; let action: (() -> Void)? }
      let id: ID
      var title = ""
      var message: String?
      var first = Answer(title: "Let It Cool", action: nil)
      var second: Answer?
      var actions: some View {
        Button(first.title, role: first.role) { first.action?() }
        if let second { Button(second.title, role: second.role) { second.action?() } }
      }
    }
    extension View {
      func alert<Item>(item: Binding<Item?>) -> some View where Item: Asking {
        let isShown = Binding<Bool>(get: { item.wrappedValue != nil }, set: { _ in item.wrappedValue = nil })
        return alert(
          item.wrappedValue?.title ?? "", isPresented: isShown, presenting: item.wrappedValue,
          actions: { item in item.actions }, message: { item in if let message = item.message { Text(message) } })
      }
    }
    """

  private func parts(_ use: String) -> [String] {
    inSets([(Self.asking, .swift), (use, .swift)])
  }

  /// What stands in sets, whether they are open or not.
  private func inSets(_ programs: [(String, ProgramDialect)]) -> [String] {
    Reading.joined(programs).filter { $0.contains(" in ") }.map { $0.replacing("?:", with: ":") }.sorted()
  }

  @Test func aValueOfAProtocolShowsItsButtons() {
    let use = """
      final class Model {
        var state = State()
        func open() {
          state.bindings.ask = .init(
            id: 1, title: "Fire the kiln?", message: "It stays hot.", first: .init(title: "Cancel", action: nil),
            second: .init(title: "Fire", action: nil))
        }
      }
      struct State { var bindings = Bindings() }
      struct Bindings { var ask: Ask<Int>? }
      """
    #expect(
      parts(use) == [
        "alert-message in 1: It stays hot.", "alert-title in 1: Fire the kiln?", "button in 1: Cancel",
        "button in 1: Fire",
      ])
  }

  @Test func whatNobodySaysIsAsTheTypeHasIt() {
    let use = """
      final class Model { var ask: Ask<Int>?
        func fail() { ask = Ask(id: 2, title: "The kiln is hot.", message: "Wait an hour.") }
      }
      """
    #expect(
      parts(use) == [
        "alert-message in 1: Wait an hour.", "alert-title in 1: The kiln is hot.", "button in 0: Let It Cool",
        "button in 1: Let It Cool",
      ])
  }

  @Test func whatIsMadeOfNothingIsLeftOpen() {
    let program = """
      struct Notice { var title = "The kiln is off."; var message = "It rests."; var isShown = false }
      final class Model { @Published var notice: Notice = .init()
        func hot() { notice = .init(title: "The kiln is hot.", isShown: true) } }
      struct Screen: View { @StateObject var model = Model()
        var body: some View {
          Text("A").alert(model.notice.title, isPresented: $model.notice.isShown) { Button("Close") {} } message: {
            Text(model.notice.message)
          }
        } }
      """
    let told = Reading.textsOfSets([(program, .swift)])
    #expect(told.contains { $0.isSuperset(of: ["The kiln is hot.", "It rests.", "Close"]) })
  }

  @Test func aListOfButtonsMayHoldOneByTheProjectsOwnName() {
    let program = """
      struct Notice: Identifiable { let id = 1; let title: String; let message: String?; let buttons: [Choice] }
      struct Choice: Identifiable { let id = 1; let title: String; let run: () -> Void
        static func cancel() -> Choice { .init(title: "Leave It", run: {}) }
      }
      struct Host: View {
        @State var notice: Notice?
        var body: some View {
          Text("Kiln").alert(notice?.title ?? "", isPresented: .constant(true), presenting: notice) { notice in
            ForEach(notice.buttons) { button in Button(button.title, action: button.run) }
          } message: { notice in if let message = notice.message { Text(message) } }
        }
      }
      final class Model { var notice: Notice?
        func open() {
          notice = Notice(title: "Fire the kiln?", message: "It stays hot.", buttons: [.cancel(), Choice(title: "Fire") {}])
        }
      }
      """
    #expect(
      inSets([(program, .swift)]) == [
        "alert-message in 1: It stays hot.", "alert-title in 1: Fire the kiln?", "button in 1: Fire",
        "button in 1: Leave It",
      ])
  }

  @Test func aTypeWithinATypeMayBeAbsent() {
    let program = """
      struct Ask<ID>: Identifiable { let id: ID; let title: String }
      extension View {
        func note(_ item: Binding<Ask<Int>?>) -> some View {
          alert(item.wrappedValue?.title ?? "", isPresented: .constant(true), presenting: item.wrappedValue) { _ in
            Button("Close") {}
          }
        }
      }
      final class Model { var ask: Ask<Int>?
        func open() { ask = Ask(id: 1, title: "The kiln is hot.") }
      }
      """
    let found = inSets([(program, .swift)])
    #expect(found.contains("alert-title in 1: The kiln is hot.") && found.contains("button in 1: Close"))
  }

  @Test func aCaseWithAValueIsThatCase() {
    let program = """
      enum Kind { case hot(String), cold
        var title: String { switch self { case .hot: return "The kiln is hot."; case .cold: return "The kiln is cold." } }
        var button: String { switch self { case .hot: return "Cool"; case .cold: return "Heat" } }
      }
      class Base: UIViewController {
        func show(_ kind: Kind, onAccept: (() -> Void)? = nil) {
          let alert = UIAlertController(title: kind.title, message: nil, preferredStyle: .alert)
          if onAccept != nil { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
          alert.addAction(UIAlertAction(title: kind.button, style: .default) { _ in onAccept?() })
          present(alert, animated: true)
        }
      }
      final class Kiln: Base { func tap() { show(.hot("two")) { self.cool() } } }
      """
    let told = Reading.textsOfSets([(program, .swift)])
    #expect(told.contains { $0 == ["The kiln is hot.", "Cool", "Cancel"] })
    #expect(!told.contains { $0.contains("The kiln is hot.") && $0.contains("Heat") })
  }

  @Test func aKeyMayBeLookedUpTwice() {
    let program = """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      final class Kiln: UIViewController {
        func heat() { fail("kiln_wet".localized) }
        func fail(_ message: String) {
          let alert = UIAlertController(title: "error".localized, message: message.localized, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "ok".localized, style: .cancel, handler: nil))
          present(alert, animated: true)
        }
      }
      """
    #expect(inSets([(program, .swift)]).contains { $0.hasPrefix("alert-message") && $0.hasSuffix(": kiln_wet") })
  }

  @Test func aLoggersErrorIsNoMethodOfTheProjects() {
    let program = """
      final class Kiln: UIViewController {
        func error(_ words: String) {
          let alert = UIAlertController(title: "Kiln", message: words, preferredStyle: .alert)
          present(alert, animated: true)
        }
        func heat() { LOGGER.error("The valve has pending steps") }
      }
      """
    let uses = { (logger: String) in Reading.joined([(program.replacing("LOGGER", with: logger), .swift)]) }
    for logger in ["logger", "self.logger", "Log", "kilnLogger"] {
      #expect(!uses(logger).contains { $0.contains("pending") }, "\(logger)")
    }
    #expect(uses("self").contains { $0.contains("alert-message") && $0.contains("pending") })
  }

  @Test func whatAnExceptionSaysIsForDevelopers() {
    let program = """
      sealed class Trouble { data class Unknown(val words: Exception) : Trouble() }
      fun show(trouble: Trouble.Unknown) { AlertDialog.Builder(c).setTitle(trouble.words.message).show() }
      fun heat() { show(Trouble.Unknown(IllegalStateException("TooHot requires a kiln id"))) }
      """
    #expect(!Reading.joined([(program, .kotlin)]).contains { $0.contains("requires") })
  }

  @Test func aClassOfButtonsMakesButtons() {
    let program = """
      class KilnAction: UIAlertAction {
        convenience init(_ title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
          self.init(title: title, style: style, handler: handler)
        }
      }
      final class Kiln: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "Drain the kiln?", message: nil, preferredStyle: .alert)
          alert.addAction(KilnAction("Drain", style: .destructive) { _ in })
          let back = KilnAction("Cancel", style: .cancel)
          alert.addAction(back)
          present(alert, animated: true)
        }
      }
      """
    #expect(
      inSets([(program, .swift)]) == [
        "alert-title in 0: Drain the kiln?", "button in 0: Cancel", "button in 0: Drain",
      ])
  }

  @Test func anObjectsCaseGivesItsOwnTitle() {
    let program = """
      struct Confirm { enum Action { case on, off
          var title: String { switch self { case .on: return "Heat it?"; case .off: return "Cool it?" } } }
        let message: String; let action: Action }
      final class Model { var confirm: Confirm?
        func on() { confirm = Confirm(message: "It glows.", action: .on) }
        func off() { confirm = Confirm(message: "It dims.", action: .off) } }
      struct Screen: View { @State var model = Model()
        var body: some View {
          Text("A").alert(
            model.confirm?.action.title ?? "", isPresented: .constant(true), presenting: model.confirm) { item in
            Button("Go") {}
          } message: { item in Text(item.message) }
        } }
      """
    let told = Reading.textsOfSets([(program, .swift)])
    #expect(told.contains { $0.isSuperset(of: ["Heat it?", "It glows."]) })
    #expect(!told.contains { $0.isSuperset(of: ["Cool it?", "It glows."]) })
  }
}
