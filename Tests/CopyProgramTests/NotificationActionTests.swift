import CopyProgram
import Testing

/// Actions of notifications, which stand where the notification is made or in a category elsewhere.
@Suite("Actions of notifications")
struct NotificationActionTests {
  private static let parts: Set = [
    "notification-title in 0: Owl seen", "notification-body in 0: It sits in the oak.",
    "notification-action in 0: Look",
  ]
  private static let texts = ".setContentTitle(\"Owl seen\").setContentText(\"It sits in the oak.\")"

  @Test(
    arguments: [
      "fun f() { NotificationCompat.Builder(c, \"owls\")\(texts).addAction(icon, \"Look\", look).build() }",
      "fun f() { val b = NotificationCompat.Builder(c, \"owls\").apply { setContentTitle(\"Owl seen\")\n "
        + "setContentText(\"It sits in the oak.\") }\n b.addAction(NotificationCompat.Action(icon, \"Look\", look)) }",
      "fun f() { val a = NotificationCompat.Action.Builder(icon, \"Look\", look).setWide(true).build()\n"
        + "base()\(texts).addAction(a) }\n fun base() = NotificationCompat.Builder(c, \"owls\").setColor(green)",
    ])
  func `on Android`(program: String) {
    #expect(Set(Reading.joined([(program, .kotlin)])) == Self.parts)
  }

  @Test func `in Java`() {
    let program = """
      class Owls { void f() { Notification.Builder b = new Notification.Builder(c, "owls"); b\(Self.texts);
        b.addAction(new Notification.Action.Builder(icon, "Look", look).build()); } }
      """
    #expect(Set(Reading.joined([(program, .java)])) == Self.parts)
  }

  private static let category = """
    func register() { let look = UNNotificationAction(identifier: "l", title: "Look", options: [])
      center.add(UNNotificationCategory(identifier: NAME, actions: [look], intentIdentifiers: [])) }
    """
  private static let content = """
    func warn() { let content = UNMutableNotificationContent(); content.title = "Owl seen"
      content.body = "It sits in the oak."; content.categoryIdentifier = NAME }
    """

  @Test(arguments: [("\"owl\"", ""), ("Kinds.owl", "enum Kinds { static let owl = \"owl\" }")])
  func `by their category`(name: String, constant: String) {
    let programs = [Self.category, Self.content, constant].map {
      ($0.replacing("NAME", with: name), ProgramDialect.swift)
    }
    #expect(Self.parts.isSubset(of: Reading.joined(programs)))
  }

  @Test func `a category that nobody makes opens its notifications`() {
    let content = Self.content.replacing("NAME", with: "\"owl\"")
    #expect(Reading.facts(content, .swift).sets.map(\.hasUnknownParts) == [true])
    let twice = [content] + [Self.category, Self.category].map { $0.replacing("NAME", with: "\"owl\"") }
    let found = Reading.joined(twice.map { ($0, .swift) })
    #expect(found.contains("notification-title in 0?: Owl seen"))
  }

  @Test func `in Objective-C`() {
    let program = """
      @implementation Owls
      - (void)register { UNNotificationAction *look = [UNNotificationAction actionWithIdentifier:@"l" title:@"Look" options:0];
        [center add:[UNNotificationCategory categoryWithIdentifier:@"owl" actions:@[look] intentIdentifiers:@[] options:0]]; }
      - (void)warn { UNMutableNotificationContent *content = [UNMutableNotificationContent new];
        content.title = @"Owl seen"; content.body = @"It sits in the oak."; content.categoryIdentifier = @"owl"; }
      @end
      """
    #expect(Self.parts.isSubset(of: Reading.joined([(program, .objectiveC)])))
  }
}
