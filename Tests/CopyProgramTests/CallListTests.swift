import CopyProgram
import Testing

@Suite("Calls one by one")
struct CallListTests {
  @Test(
    "SwiftUI",
    arguments: [
      ("view.navigationTitle(\"Notes\")", "label: \"Notes\""), ("TextField(\"Name\", text: $name)", "label: \"Name\""),
      ("Toggle(\"Alerts\", isOn: $on)", "label: \"Alerts\""),
      ("Label(\"Share\", systemImage: \"plus\")", "label: \"Share\""),
      ("view.help(\"Opens a tab\")", "text: \"Opens a tab\""),
      ("view.accessibilityLabel(\"Close\")", "label: \"Close\""),
      ("Button(\"Cancel\", role: .cancel) {}", "button cancel: \"Cancel\""),
      ("Button(LocalizedStringKey(\"go\")) {}", "button: \"go\""),
      ("Button(String(localized: LocalizedStringResource(\"go\", defaultValue: \"Go\"))) {}", "button: \"Go\""),
    ])
  func swiftUI(_ call: String, _ use: String) { #expect(Reading.uses(call) == [use]) }

  @Test(
    "UIKit and notifications",
    arguments: [
      ("UIContextualAction(style: .destructive, title: \"Delete\") { _ in }", "button destructive: \"Delete\""),
      ("button.setTitle(\"Send\", for: .normal)", "button: \"Send\""),
      ("UIBarButtonItem(title: \"Edit\", style: .plain, target: nil, action: nil)", "button: \"Edit\""),
      ("UIAction(title: \"Copy\", handler: copy)", "menu-item: \"Copy\""),
      (
        "UNNotificationAction(identifier: \"a\", title: \"Delete\", options: [.destructive])",
        "notification-action destructive: \"Delete\""
      ),
      (
        "UNNotificationCategory(identifier: \"a\", actions: [], hiddenPreviewsBodyPlaceholder: \"New mail\")",
        "notification-preview: \"New mail\""
      ),
    ])
  func uiKit(_ call: String, _ use: String) { #expect(Reading.uses(call) == [use]) }

  @Test("Android’s dialogs, in Kotlin and Java", arguments: [ProgramDialect.kotlin, .java])
  func dialogs(dialect: ProgramDialect) {
    let program = """
      new AlertDialog.Builder(context)
        .setTitle("Delete draft?")
        .setMessage(R.string.delete_message)
        .setNegativeButton("Cancel", null)
        .setPositiveButton(R.string.delete, listener)
        .show();
      """
    #expect(
      Reading.uses(program, dialect) == [
        "alert-title in 0: \"Delete draft?\"", "alert-message in 0: (name)", "button in 0: \"Cancel\"",
        "button in 0: (name)",
      ])
    let facts = Reading.facts(program, dialect)
    #expect(ShownOrder(facts.uses.filter { $0.role == .button }.map { ($0.style, $0.rank) }, in: facts.sets[0]).isKnown)
  }

  @Test("Android’s notifications and Compose")
  func notifications() {
    let program = """
      val builder = NotificationCompat.Builder(context, "channel")
        .setContentTitle("Rain soon")
        .setContentText(context.getString(R.string.rain))
      """
    #expect(
      Reading.uses(program, .kotlin) == ["notification-title in 0: \"Rain soon\"", "notification-body in 0: (name)"])
    #expect(
      Reading.uses("TextButton(onClick = {}) { Text(stringResource(R.string.go)) }", .kotlin) == ["button: (name)"])
  }
}
