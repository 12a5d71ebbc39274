import CopyProgram
import Testing

@Suite("SwiftUI")
struct SwiftUITests {
  @Test("an alert names its title, its message, and its buttons with their styles")
  func alert() {
    let program = """
      Text("Photos")
        .alert("Delete this photo?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { photos.delete("Holiday") }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This can’t be undone.")
        }
      Button("Add Photo") { add() }
      """
    #expect(
      Reading.uses(program) == [
        "unknown: \"Photos\"", "alert-title in 0: \"Delete this photo?\"", "button in 0 destructive: \"Delete\"",
        "button in 0 cancel: \"Cancel\"", "alert-message in 0: \"This can’t be undone.\"", "button: \"Add Photo\"",
      ])
  }

  @Test("the older alert, with its buttons as arguments")
  func olderAlert() {
    let program = """
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Sign out?"), message: nil,
          primaryButton: .destructive(Text("Sign Out"), action: leave), secondaryButton: .cancel())
      }
      """
    #expect(
      Reading.uses(program) == ["alert-title in 1: \"Sign out?\"", "button in 1 destructive: \"Sign Out\""])
    #expect(!Reading.facts(program, .swift).sets[1].hasUnknownParts)
  }

  @Test("a log’s own default is no button")
  func levelsOfLogs() {
    let program = """
      log.default("Pump began: %{public}@", name)
      self.log.cancel("Gate left open")
      let stop = Alert.Button.destructive(Text("Drain"))
      let go: Alert.Button = .default(Text("Refill"))
      """
    let buttons = Reading.uses(program).filter { $0.hasPrefix("button") }
    #expect(buttons == ["button destructive: \"Drain\"", "button: \"Refill\""])
  }

  @Test("buttons with blocks for their labels, and menus whose buttons are items")
  func blocks() {
    let program = """
      Button(role: .destructive) { remove() } label: { Label("Remove", systemImage: "trash") }
      Button(action: share) { Text("Share") }
      Menu("Sort By") { Button("Name") {} }
      Text("Row").contextMenu { Button("Copy Link") {} }
      Button("Done") {}
      """
    #expect(
      Reading.uses(program) == [
        "button destructive: \"Remove\"", "button: \"Share\"", "menu-item: \"Sort By\"", "menu-item: \"Name\"",
        "unknown: \"Row\"", "menu-item: \"Copy Link\"", "button: \"Done\"",
      ])
  }

  @Test("each of the blocks behind a call is another")
  func blocksOfOneCall() {
    let program = """
      Section { Toggle("Sounds", isOn: $on) } header: { Text("Alerts") } footer: { Text("They’re loud.") }
      Button { go() } label: { Label("Go", systemImage: "car") }
      """
    #expect(
      Reading.uses(program) == ["label: \"Sounds\"", "label: \"Alerts\"", "text: \"They’re loud.\"", "button: \"Go\""])
  }

  @Test("a choice between strings tells of each; a comparison tells of none")
  func choices() {
    #expect(Reading.uses("Button(isOn ? \"Pause\" : \"Resume\") {}") == ["button: \"Pause\"", "button: \"Resume\""])
    #expect(Reading.uses("Button(kind == \"new\" ? \"Add\" : \"Save\") {}") == ["button: \"Add\"", "button: \"Save\""])
  }

  @Test("a dialog is a sheet; previews show nothing")
  func others() {
    #expect(Reading.facts(".confirmationDialog(\"Share\", isPresented: $x) {}", .swift).sets[0].kind == .actionSheet)
    #expect(Reading.uses("#Preview(\"One\") { Button(\"Try\") {} }\nText(\"Two\")") == ["unknown: \"Two\""])
  }
}

@Suite("Buttons in lists and menus")
struct ButtonRowTests {
  /// What a feature is told to do is more than to close what asks.
  @Test func `a button that sends an action does something`() {
    let program = """
      let alert = AlertState { TextState("Open it?") } actions: {
        ButtonState(action: .send(.keepShut)) { TextState("No") }
        ButtonState(action: .send(.cancel)) { TextState("Back") }
        ButtonState(role: .cancel) { TextState("Close") } }
      """
    let acts = Reading.facts(program, .swift).uses.filter { $0.role == .button }.map { $0.style.contains(.acts) }
    #expect(acts == [true, false, false])
  }

  @Test("a row of several texts is no button, a choice of titles is")
  func rows() {
    let program = """
      Button { go() } label: { VStack { Text("Title"); Text("Under it") } }
      Button { go() } label: { if isOpen { Text("Close") } else { Text("Open") } }
      Button { go() } label: { Text(isOpen ? "Hide" : "Show") }
      """
    #expect(
      Reading.uses(program) == [
        "label: \"Title\"", "unknown: \"Under it\"", "button: \"Close\"", "button: \"Open\"", "button: \"Hide\"",
        "button: \"Show\"",
      ])
  }

  @Test("a Text that stands in the row as a property is its title")
  func rowsOfProperties() {
    let program = """
      struct Row: View {
        let title: Text
        var note: String = ""
        let action: () -> Void
        var body: some View {
          Button(action: action) { VStack { title.font(.headline); Text(note) } }
        }
      }
      let row = Row(title: Text("Quiet"), note: "One bell only.") { ring() }
      """
    #expect(!Reading.uses(program).contains("button: \"One bell only.\""))
  }

  @Test("buttons of a context menu are its items, wherever it is declared")
  func menus() {
    let program = """
      view.contextMenu { Button { copy() } label: { Label("Copy", systemImage: "doc") } }
      struct A: View { var contextMenu: some View { Button("Share") { share() } } }
      struct C: View { var clipMenu: some View { Button("Cut") { cut() } } }
      struct RowContextMenu: View { var body: some View { Button("Save") { save() } } }
      struct B: View { var body: some View { Button("Done") { done() } } }
      """
    #expect(
      Reading.uses(program) == [
        "menu-item: \"Copy\"", "menu-item: \"Share\"", "menu-item: \"Cut\"", "menu-item: \"Save\"", "button: \"Done\"",
      ])
  }
}
