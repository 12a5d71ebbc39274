import CopyModel
import CopyProgram
import Testing

/// Alerts whose parts are made in one place and come together in another.
@Suite("Alerts filled elsewhere")
struct FilledElsewhereTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }

  /// What stands in the set with this number, without its number; “?” where it is open.
  private func parts(_ set: Int, of found: [String]) -> [String] {
    found.compactMap { line in
      for mark in [" in \(set):", " in \(set)?:"] where line.contains(mark) {
        return line.replacing(" in \(set)", with: "")
      }
      return nil
    }
  }

  // MARK: Buttons

  private static let raise = """
    extension Deck {
      func raise(_ title: String, actions: [UIAlertAction] = [UIAlertAction(title: "Fine", style: .default)]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        LOOP
      }
    }
    """

  @Test(arguments: [
    "actions.forEach { alert.addAction($0) }", "actions.forEach(alert.addAction)",
    "for action in actions { alert.addAction(action) }", "actions.forEach { action in alert.addAction(action) }",
  ])
  func `a list of buttons that a function is given`(loop: String) {
    let raise = Self.raise.replacing("LOOP", with: loop)
    let calls = """
      func calm() { deck.raise("The sails are dry") }
      func storm() { deck.raise("Reef the sails?", actions: [
        UIAlertAction(title: "Reef", style: .destructive), UIAlertAction(title: "Wait", style: .cancel)]) }
      """
    let found = swift(raise, calls)
    #expect(parts(1, of: found) == ["alert-title: The sails are dry", "button: Fine"])
    #expect(parts(2, of: found) == ["alert-title: Reef the sails?", "button: Reef", "button: Wait"])
  }

  @Test func `buttons by what an own type holds`() {
    let deck = """
      struct Order { let name: String; let style: UIAlertAction.Style
        static let stay = Order(name: "Stay", style: .cancel) }
      class Deck {
        func one(_ title: String, orders: [Order]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          orders.map { order in UIAlertAction(title: order.name, style: order.style) }.forEach(alert.addAction)
        }
        func other(_ title: String, orders: Order...) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for order in orders { alert.addAction(UIAlertAction(title: order.name, style: order.style)) }
        }
      }
      """
    let found = swift(
      deck, "func f(_ deck: Deck) { deck.one(\"Reef?\", orders: [Order(name: \"Reef\", style: .destructive)]) }",
      "func g(_ deck: Deck) { deck.other(\"Land?\", orders: Order(name: \"Land\", style: .default), .stay) }")
    #expect(parts(2, of: found) == ["alert-title: Reef?", "button: Reef"])
    #expect(parts(3, of: found) == ["alert-title: Land?", "button: Land", "button: Stay"])
  }

  @Test func `an object that holds the whole alert`() {
    let found = swift(
      """
      struct Call { struct Answer { let name: String }
        let head: String; let answers: [Answer] }
      func tell(_ call: Call) {
        let alert = UIAlertController(title: call.head, message: nil, preferredStyle: .alert)
        for answer in call.answers { alert.addAction(UIAlertAction(title: answer.name, style: .default)) }
      }
      func f() { tell(Call(head: "Reef?", answers: [.init(name: "Reef"), Call.Answer(name: "Wait")])) }
      """)
    #expect(parts(1, of: found) == ["alert-title: Reef?", "button: Reef", "button: Wait"])
  }

  @Test func `a button whose type is left out`() {
    let found = swift(
      """
      let alert = UIAlertController(title: "Reef?", message: nil, preferredStyle: .alert)
      alert.addAction(.init(title: "Reef", style: .destructive))
      """)
    #expect(found == ["alert-title in 0: Reef?", "button in 0: Reef"])
  }

  // MARK: Parts that may be left out

  private static let tell = """
    func tell(_ title: String, text: String? = nil, no: String? = nil, actions: [UIAlertAction] = []) {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      if let text { alert.message = text }
      if no != nil { alert.addAction(UIAlertAction(title: no, style: .cancel)) }
      if actions.isEmpty { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      else { actions.forEach(alert.addAction) }
    }
    """

  @Test(arguments: [
    ("tell(\"Dry\")", ["alert-title: Dry", "button: OK"]),
    ("tell(\"Dry\", text: \"Wet it.\")", ["alert-title: Dry", "alert-message: Wet it.", "button: OK"]),
    ("tell(\"Dry\", no: \"Stop\")", ["alert-title: Dry", "button: Stop", "button: OK"]),
    ("tell(\"Dry\", actions: [UIAlertAction(title: \"Wet\", style: .default)])", ["alert-title: Dry", "button: Wet"]),
    ("tell(\"Dry\", text: reason)", ["alert-title?: Dry", "button?: OK"]),
  ])
  func `what a call gives decides what is there`(_ call: String, _ shown: [String]) {
    #expect(parts(1, of: swift(Self.tell, "func f() { \(call) }")) == shown)
  }

  @Test func `in Objective-C`() {
    let found = Reading.joined([
      (
        """
        void Tell(NSString *title, NSString *text) { NSAlert *a = [NSAlert new];
          if (title) [a setMessageText:title];
          if (text.length > 0) { a.informativeText = text; }
          [a addButtonWithTitle:@"Sail"]; }
        void f() { Tell(@"Dry", nil); }
        void g() { Tell(@"Wet", @"Dry it."); }
        """, .objectiveC
      )
    ])
    #expect(parts(1, of: found) == ["alert-title: Dry", "button: Sail"])
    #expect(parts(2, of: found) == ["alert-title: Wet", "alert-message: Dry it.", "button: Sail"])
  }

  // MARK: Alerts that go on where they are given back

  @Test func `what a function makes the caller fills`() {
    let found = swift(
      """
      class Deck {
        func draft(_ title: String) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Wait", style: .cancel))
          return alert
        }
        func f() {
          let alert = draft("Reef?")
          alert.message = "The wind is high."
          alert.addAction(UIAlertAction(title: "Reef", style: .destructive))
        }
        func g() { present(draft("Land?")) }
        func h() { let other = Shore.plan("Row?"); other.addAction(UIAlertAction(title: "Row", style: .default)) }
      }
      """)
    #expect(
      parts(1, of: found) == ["alert-title: Reef?", "button: Wait", "alert-message: The wind is high.", "button: Reef"])
    #expect(parts(2, of: found) == ["alert-title: Land?", "button: Wait"])
    #expect(found.contains("button: Row") && !found.contains { $0.contains("Row?") })
  }

  @Test func `makers of the project’s own`() {
    let found = swift(
      """
      extension UIAlertController {
        convenience init(title: String, why: String) {
          self.init(title: title, message: why, preferredStyle: .alert)
          addAction(UIAlertAction(title: "Aye", style: .default))
        }
        func addWait() { self.addAction(.init(title: "Wait", style: .cancel)) }
      }
      func f() { present(UIAlertController(title: "Reef", why: "Wind.")) }
      func g() { let alert = UIAlertController(title: "Land", why: "Rain."); alert.addWait(); present(alert) }
      """)
    #expect(parts(1, of: found) == ["alert-title: Reef", "alert-message: Wind.", "button: Aye"])
    #expect(parts(2, of: found) == ["alert-title: Land", "alert-message: Rain.", "button: Aye", "button: Wait"])
  }

  @Test func `an alert that its object keeps`() {
    let found = swift(
      """
      class Deck { var alert: NSAlert?
        func f() {
          self.alert = NSAlert()
          guard let alert = self.alert else { return }
          alert.messageText = "Reef?"
          self.alert?.addButton(withTitle: "Reef")
          alert.beginSheetModal(for: window) { _ in }
        }
      }
      """)
    #expect(found == ["alert-title in 0: Reef?", "button in 0: Reef"])
  }

  // MARK: Views

  @Test func `views of an alert that stand in properties`() {
    let found = swift(
      """
      struct Deck: View {
        @ViewBuilder private var orders: some View { Button("Reef", role: .destructive) {}; Button("Wait", role: .cancel) {} }
        private func others(_ wind: Int) -> some View { Group { Button("Land") {}; Gulls() } }
        var why: Text { Text("The wind is high.") }
        var body: some View {
          Sea().alert("Reef?", isPresented: $asks) { orders } message: { why }
          Sea().confirmationDialog("Land?", isPresented: $lands) { self.others(3) }
        }
      }
      """)
    #expect(
      parts(0, of: found) == ["alert-title: Reef?", "button: Reef", "button: Wait", "alert-message: The wind is high."])
    #expect(parts(1, of: found).first == "alert-title?: Land?")
  }

  @Test func `a function of the project’s own that is called as the system’s is`() {
    let found = swift(
      """
      class Deck { func alert(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert) } }
      func f(_ deck: Deck) { deck.alert(title: "Dry", message: "Wet it.") }
      """)
    #expect(parts(1, of: found) == ["alert-title: Dry", "alert-message: Wet it."])
  }

  // MARK: Errors, and headings of tables

  private static let torn = """
    enum SailError: LocalizedError { case torn
      var errorDescription: String? { "The sail is torn" } }
    """

  @Test func `the description of an error titles what shows the error by itself`() {
    let title = "alert-title: The sail is torn"
    #expect(swift(Self.torn, "func f() { do { try reef() } catch { NSAlert(error: error).runModal() } }") == [title])
    #expect(swift(Self.torn, "func f(_ error: Error) { print(error) }") == ["alert-message: The sail is torn"])
    let view = """
      struct Sea: View { @State private var error: SailError?
        var body: some View { Waves().alert(isPresented: $fails, error: error) { Button("Mend") {} } } }
      """
    #expect(parts(0, of: swift(Self.torn, view)) == [title, "button: Mend"])
  }

  @Test func `headings and footings of a table`() {
    let found = swift(
      """
      class Sails: UITableViewController {
        override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "Sails" }
        override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { "They dry slowly." }
      }
      """)
    #expect(found == ["label: Sails", "text: They dry slowly."])
  }

  @Test func `a maker that a library adds titles its alert`() {
    #expect(
      swift("func f() { present(UIAlertController(title: \"The sail is torn\", error: error)) }")
        == ["alert-title: The sail is torn"])
  }
}
