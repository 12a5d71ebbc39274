import CopyModel
import CopyProgram
import Testing

@Suite("Open sets, and Cancel by the system")
struct OpenSetTests {
  /// The first set of an alert about a lantern, whose statements are `body`.
  private func swiftUI(_ body: String, by call: String = ".alert") -> ProgramSet {
    Reading.facts("\(call)(\"Erase the lantern?\", isPresented: $b) { \(body) }", .swift).sets[0]
  }

  private static let erase = "Button(\"Erase\", role: .destructive) {}"

  @Test(arguments: [
    "ExtraButtons()", "eraseButtons", "Button(role: .destructive) {}", "Button { leave() } label: { Image(\"x\") }",
    "if isNew { Button(\"Keep\") {} }",
  ])
  func `a button that can’t be told opens the set`(other: String) {
    #expect(swiftUI("\(Self.erase); \(other)").hasUnknownParts)
  }

  @Test(arguments: [
    "Button(\"Cancel\", role: .cancel) {}", "TextField(\"Name\", text: $name)",
    "Button { task.cancel() } label: { Text(\"Stop\") }",
  ])
  func `known parts leave it closed`(other: String) {
    let set = swiftUI("Button(\"Erase\") {}; \(other)")
    #expect(!set.hasUnknownParts && !set.traits.contains(.hasSystemCancel))
  }

  @Test func `the system’s own Cancel is no missing one`() {
    #expect(swiftUI("\(Self.erase); Button(role: .cancel) {}").traits.contains(.hasSystemCancel))
    #expect(swiftUI("\(Self.erase); Button(role: .close) {}").traits.contains(.hasSystemCancel))
    #expect(swiftUI(Self.erase, by: ".confirmationDialog").traits.contains(.hasSystemCancel))
    #expect(swiftUI(Self.erase).traits.contains(.hasSystemCancel))
    #expect(swiftUI("\(Self.erase); Button(\"Stop\") {}").traits.contains(.hasSystemCancel))
    #expect(!swiftUI("\(Self.erase); Button(\"Cancel\", role: .cancel) {}").traits.contains(.hasSystemCancel))
    #expect(!swiftUI("Button(\"Erase\") {}").traits.contains(.hasSystemCancel))
  }

  @Test(arguments: [
    "message = message.appending(more)", "message.append(\"Its oil is lost.\")", "message += more",
    "if isFull { message = message.appending(\"Its oil is lost.\") }", "describe(lamp, into: &message)",
  ])
  func `a message that gets more words opens the set`(statement: String) {
    let program = { (statement: String) in
      """
      func erase() {
        var message = "Nobody can light it again."
        \(statement)
        let alert = UIAlertController(title: "Erase the lantern?", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
      }
      """
    }
    #expect(Reading.facts(program(statement), .swift).sets.contains { $0.hasUnknownParts })
    #expect(Reading.facts(program(""), .swift).sets.allSatisfy { !$0.hasUnknownParts })
  }

  @Test(arguments: [
    "NSRunAlertPanel(@\"Drop it?\", @\"It breaks.\", nil, @\"Keep\", nil);",
    "NSBeginAlertSheet(@\"Drop it?\", nil, @\"Keep\", nil, window, nil, NULL, NULL, nil, @\"It breaks.\");",
    "[NSAlert alertWithMessageText:@\"Drop it?\" defaultButton:nil alternateButton:@\"Keep\" otherButton:nil];",
  ])
  func `a default button without a title is the system’s OK`(program: String) {
    #expect(Reading.facts(program, .objectiveC).sets[0].traits.contains(.hasSystemDefault))
  }

  @Test func `older alerts`() {
    let start = "Alert(title: Text(\"Drop it?\"), primaryButton: .destructive(Text(\"Drop\")) {}, "
    let closed = start + "secondaryButton: .cancel())"
    #expect(Reading.facts(closed, .swift).sets[0].traits.contains(.hasSystemCancel))
    let open = start + "secondaryButton: other)"
    #expect(Reading.facts(open, .swift).sets[0].hasUnknownParts)
    #expect(Reading.facts("ActionSheet(title: Text(\"Go?\"), buttons: items)", .swift).sets[0].hasUnknownParts)
  }

  @Test(arguments: [
    "alert.addAction(makeCancel())", "for action in actions { alert.addAction(action) }", "alert.addCancel()",
    "actions.forEach(alert.addAction)",
  ])
  func `what is added to an alert and made elsewhere`(statement: String) {
    let program = """
      let alert = UIAlertController(title: "Sink the raft?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Sink", style: .destructive))
      """
    #expect(!Reading.facts(program, .swift).sets[0].hasUnknownParts)
    #expect(Reading.facts("\(program)\n\(statement)\n", .swift).sets[0].hasUnknownParts)
  }

  @Test func `an action made before its alert joins it`() {
    let program = """
      let stay = UIAlertAction(title: "Cancel", style: .cancel)
      let alert = UIAlertController(title: "Sink the raft?", message: nil, preferredStyle: .alert)
      alert.addAction(stay)
      """
    #expect(Reading.uses(program).contains("button in 0 cancel: \"Cancel\""))
    #expect(!Reading.facts(program, .swift).sets[0].hasUnknownParts)
  }

  @Test func `the last button, and the checkbox of an alert`() {
    let program = """
      let alert = NSAlert()
      alert.messageText = "Delete the barrel?"
      alert.addButton(withTitle: "Cancel")
      alert.addButton(withTitle: "Delete")
      alert.buttons.last?.hasDestructiveAction = true
      alert.suppressionButton?.title = "Never ask again"
      """
    #expect(
      Reading.uses(program) == [
        "alert-title in 0: \"Delete the barrel?\"", "button in 0: \"Cancel\"", "button in 0 destructive: \"Delete\"",
        "label: \"Never ask again\"",
      ])
  }

  @Test func `radio buttons and checkboxes are options`() {
    let program = """
      func option() { let dot = NSButton(); dot.setButtonType(.radio); dot.title = "Every week" }
      func command() { let dot = NSButton(); dot.title = "Paint" }
      """
    #expect(Reading.uses(program) == ["label: \"Every week\"", "button: \"Paint\""])
    let message = "void f(NSButton *dot) { [dot setButtonType:NSButtonTypeSwitch]; [dot setTitle:@\"Every week\"]; }"
    #expect(Reading.uses(message, .objectiveC) == ["label: \"Every week\""])
  }

  @Test func `values of a pop-up button are no commands`() {
    #expect(Reading.uses("popup.addItem(withTitle: \"debug\")") == ["label: \"debug\""])
    let item = "addItem(NSMenuItem(title: \"Each week\", action: nil, keyEquivalent: \"\"))"
    #expect(Reading.uses("func f(_ box: NSPopUpButton) { box.menu?.\(item) }") == ["label: \"Each week\""])
    #expect(Reading.uses("func f(_ box: NSView) { box.menu?.\(item) }") == ["menu-item: \"Each week\""])
    let message = "addItem:[[NSMenuItem alloc] initWithTitle:@\"Each week\" action:nil keyEquivalent:@\"\"]]"
    #expect(
      Reading.uses("void f(NSPopUpButton *box) { [box.menu \(message); }", .objectiveC) == ["label: \"Each week\""])
    let command = "menu.addItem(withTitle: \"Copy\", action: nil, keyEquivalent: \"\")"
    #expect(Reading.uses(command) == ["menu-item: \"Copy\""])
  }
}
