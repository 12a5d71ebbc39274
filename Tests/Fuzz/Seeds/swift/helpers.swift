extension UIAlertController {
  func addChoice(_ title: String, style: UIAlertAction.Style = .default) {
    addAction(UIAlertAction(title: title, style: style))
  }
  func addCancel(_ title: String? = nil) { addChoice(title, style: .cancel) }
}
struct Pond: App { init() { showAlert(title: L10n.Pond.title, message: "Frogs", "OK") { leave() } } }
func showAlert(title: String, message text: String? = nil, _ action: String) {
  let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
  alert.addChoice(action)
  alert.addCancel(isOn ? "Keep" : "Stay")
}
struct RowContextMenu: View {
  var body: some View {
    Button {
      go()
    } label: {
      Text("Go"); Text("Now")
    }
  }
}
