import CopyModel
import CopyProgram
import Testing

@Suite("AppKit")
struct AppKitTests {
  /// The buttons of the first set as they are shown; the default one with a star.
  private func shown(_ program: String, _ dialect: ProgramDialect = .swift) -> [String]? {
    let facts = Reading.facts(program, dialect)
    let bytes = Array(program.utf8)
    let buttons = facts.uses.filter { $0.set == 0 && $0.role == .button }
    let order = ShownOrder(buttons.map { ($0.style, $0.rank) }, in: facts.sets[0])
    guard order.isKnown else { return nil }
    return order.buttons.map { index in
      let copy = buttons[index].copy
      let text = String(decoding: bytes[Int(copy.start)..<Int(copy.end)], as: UTF8.self)
      let isDefault = order.byDefault == index || buttons[index].style.contains(.default)
      return text.trimmingPrefix("@").replacing("\"", with: "") + (isDefault ? "*" : "")
    }
  }

  @Test("the first button of a Mac alert trails and is the default")
  func order() {
    let program = """
      let alert = NSAlert()
      alert.messageText = "Save the draft?"
      alert.addButton(withTitle: "Save")
      alert.addButton(withTitle: "Cancel")
      alert.addButton(withTitle: "Don’t Save")
      """
    #expect(shown(program) == ["Don’t Save", "Cancel", "Save*"])
    #expect(
      shown(
        "NSAlert *a = [NSAlert new];\n[a addButtonWithTitle:@\"Go\"];\n[a addButtonWithTitle:@\"Stay\"];", .objectiveC)
        == ["Stay", "Go*"])
  }

  @Test("keys and destructive actions of single buttons")
  func buttons() {
    let program = """
      let alert = NSAlert()
      let delete = alert.addButton(withTitle: "Delete")
      delete.hasDestructiveAction = true
      alert.addButton(withTitle: "Cancel")
      alert.buttons[1].keyEquivalent = "\\r"
      """
    #expect(shown(program) == ["Cancel*", "Delete"])
    #expect(Reading.uses(program) == ["button in 0 destructive: \"Delete\"", "button in 0 default: \"Cancel\""])
    let first = "let a = NSAlert()\na.addButton(withTitle: \"Erase\")\na.buttons.first?.hasDestructiveAction = true"
    #expect(Reading.uses(first) == ["button in 0 destructive: \"Erase\""])
    #expect(shown(first) == ["Erase"])
    let open = "let a = NSAlert()\na.addButton(withTitle: \"Erase\")\na.buttons[0].keyEquivalent = \"\""
    #expect(shown(open) == ["Erase"])
  }

  @Test("older messages name the place of each button")
  func olderMessage() {
    let program = """
      [NSAlert alertWithMessageText:@"Quit?" defaultButton:@"Quit" alternateButton:@"Cancel" otherButton:@"Hide"
          informativeTextWithFormat:@"Work goes on."];
      """
    #expect(shown(program, .objectiveC) == ["Hide", "Cancel", "Quit*"])
  }

  @Test("menus, pop-ups, and what an alert has beside its words")
  func others() {
    let program = """
      menu.addItem(NSMenuItem(title: "Open…", action: nil, keyEquivalent: "o"))
      popUp.addItem(withTitle: "Daily")
      popUp.addItems(withTitles: ["Weekly", "Monthly"])
      let alert = NSAlert()
      alert.alertStyle = .critical
      alert.accessoryView = field
      """
    #expect(
      Reading.uses(program) == [
        "menu-item: \"Open…\"", "label: \"Daily\"", "label: \"Weekly\"", "label: \"Monthly\"",
      ])
    #expect(Reading.facts(program, .swift).sets[0].traits == [.isCritical, .hasTextField])
    #expect(Reading.facts("let a = NSAlert()\na.alertStyle = .warning", .swift).sets[0].traits.isEmpty)
  }
}
