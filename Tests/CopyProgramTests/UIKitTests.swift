import CopyModel
import CopyProgram
import Testing

@Suite("UIKit and AppKit")
struct UIKitTests {
  @Test("an alert and the actions that are added to it")
  func alertController() {
    let program = """
      func ask() {
        let keep = UIAlertAction(title: "Keep", style: .cancel)
        let alert = UIAlertController(title: "Delete draft?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove() })
        alert.addAction(keep)
        alert.preferredAction = keep
      }
      func other() { show(UIAlertAction(title: "Share", style: .default)) }
      """
    #expect(
      Reading.uses(program) == [
        "button in 0 cancel default: \"Keep\"", "alert-title in 0: \"Delete draft?\"",
        "button in 0 destructive: \"Delete\"", "button: \"Share\"",
      ])
  }

  @Test("two alerts in one function keep their actions apart")
  func twoAlerts() {
    let program = """
      let first = UIAlertController(title: "One", message: "A.", preferredStyle: .actionSheet)
      let second = UIAlertController(title: "Two", message: "B.", preferredStyle: .alert)
      first.addAction(UIAlertAction(title: "Go", style: .default))
      second.addAction(UIAlertAction(title: "Stay", style: .default))
      """
    let uses = Reading.uses(program)
    #expect(uses.contains("button in 0: \"Go\"") && uses.contains("button in 1: \"Stay\""))
    #expect(Reading.facts(program, .swift).sets.map(\.kind) == [.actionSheet, .alert])
  }

  @Test("a Mac alert is filled line by line")
  func macAlert() {
    let program = """
      let alert = NSAlert()
      alert.messageText = NSLocalizedString("Empty the Trash?", comment: "title")
      alert.informativeText = "You can’t undo this."
      alert.addButton(withTitle: String(localized: "empty.button", defaultValue: "Empty Trash"))
      window.title = "Trash"
      """
    #expect(
      Reading.uses(program) == [
        "alert-title in 0: \"Empty the Trash?\"", "alert-message in 0: \"You can’t undo this.\"",
        "button in 0: \"Empty Trash\"", "label: \"Trash\"",
      ])
  }

  @Test("notifications, their actions, and what shows when previews are hidden")
  func notifications() {
    let program = """
      let content = UNMutableNotificationContent()
      content.title = "Rain soon"
      content.body = "Take an umbrella."
      view.title = "Weather"
      let later = UNNotificationAction(identifier: "later", title: "Remind Me Later")
      UNNotificationCategory(identifier: "rain", hiddenPreviewsBodyPlaceholder: "Weather alert")
      """
    #expect(
      Reading.uses(program) == [
        "notification-title in 0: \"Rain soon\"", "notification-body in 0: \"Take an umbrella.\"",
        "notification-action: \"Remind Me Later\"", "notification-preview: \"Weather alert\"",
      ])
  }

  @Test("an alert of a method that runs when the app starts")
  func launch() {
    let swift = """
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
        let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
      }
      func open() { let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert) }
      """
    #expect(Reading.facts(swift, .swift).sets.map { $0.traits.contains(.isAtLaunch) } == [true, false])
    let objectiveC = """
      - (void)applicationDidFinishLaunching:(NSNotification *)note {
        NSAlert *alert = [NSAlert new];
      }
      - (void)open {
        NSAlert *alert = [NSAlert new];
      }
      """
    #expect(Reading.facts(objectiveC, .objectiveC).sets.map { $0.traits.contains(.isAtLaunch) } == [true, false])
  }

  @Test("Objective-C")
  func objectiveC() {
    let program = """
      NSAlert *alert = [[NSAlert alloc] init];
      alert.messageText = NSLocalizedString(@"Quit now?", nil);
      [alert setInformativeText:isBusy ? @"Work is under way." : @"Nothing is lost."];
      [alert addButtonWithTitle:NSLocalizedStringWithDefaultValue(@"quit", nil, NSBundle.mainBundle, @"Quit", nil)];
      UIAlertController *sheet = [UIAlertController alertControllerWithTitle:@"Share"
          message:nil preferredStyle:UIAlertControllerStyleActionSheet];
      [sheet addAction:[UIAlertAction actionWithTitle:@"Copy" style:UIAlertActionStyleDefault handler:nil]];
      [sheet addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
      [button setTitle:@"Send" forState:UIControlStateNormal];
      """
    #expect(
      Reading.uses(program, .objectiveC) == [
        "alert-title in 0: \"Quit now?\"", "alert-title in 1: \"Quit now?\"",
        "alert-message in 0: \"Work is under way.\"", "alert-message in 1: \"Nothing is lost.\"",
        "button in 0: \"Quit\"", "button in 1: \"Quit\"", "alert-title in 2: \"Share\"", "button in 2: \"Copy\"",
        "button in 2 cancel: \"Cancel\"", "button: \"Send\"",
      ])
    #expect(Reading.facts(program, .objectiveC).sets.map(\.kind) == [.alert, .alert, .actionSheet])
  }

  @Test("An alert that an answer of another one shows is a set of its own")
  func nested() {
    let program = """
      UIAlertController *ask = [UIAlertController alertControllerWithTitle:@"Why is this plant reported?"
          message:nil preferredStyle:UIAlertControllerStyleAlert];
      [ask addAction:[UIAlertAction actionWithTitle:@"Report" style:UIAlertActionStyleDefault handler:^(UIAlertAction *a) {
        UIAlertController *hide = [UIAlertController alertControllerWithTitle:@"Hide the gardener?"
            message:nil preferredStyle:UIAlertControllerStyleAlert];
        [hide addAction:[UIAlertAction actionWithTitle:@"Hide" style:UIAlertActionStyleDefault handler:nil]];
        [self presentViewController:hide animated:YES completion:nil];
      }]];
      [ask addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
      """
    let uses = Reading.uses(program, .objectiveC)
    let set = { (words: String) in uses.first { $0.hasSuffix("\"\(words)\"") }?.split(separator: ":").first?.last }
    #expect(set("Report") != nil)
    #expect(set("Hide") == set("Hide the gardener?"))
    #expect(set("Report") == set("Why is this plant reported?"))
    #expect(set("Report") != set("Hide"))
  }
}
