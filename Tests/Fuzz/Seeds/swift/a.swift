enum Words { static let go = NSLocalizedString("go", value: "Go", comment: "a button") }
struct Photo: View {
  var body: some View {
    Text("Photo \(names.joined(separator: ", "))")
      .alert("Delete this photo?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { remove("x") }
        if isNew { Button(isOn ? "Keep" : L10n.Alert.stay) {} }
        Button(Words.go) {
        } label: {
          Label("Go", systemImage: "car")
        }
      } message: {
        Text(#"It’s \#(x) gone"#)
      }
    Menu("Sort") {
      Button(
        """
        Name \
        first
        """
      ) {}
    }
  }
}
func application(_ a: App, didFinishLaunchingWithOptions o: Any) {
  let alert = NSAlert()
  alert.messageText = String(localized: "quit", defaultValue: "Quit?")
  let b = alert.addButton(withTitle: "Quit")
  b.hasDestructiveAction = true
  alert.buttons[0].keyEquivalent = "\r"
}
