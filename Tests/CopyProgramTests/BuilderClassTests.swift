import CopyProgram
import Testing

/// Classes of the project that extend what alerts are built with, and blocks that fill an alert which a function makes.
@Suite("Classes and blocks that fill alerts")
struct BuilderClassTests {
  private static let parts: Set = [
    "alert-title in 0: Shear the ewe?", "alert-message in 0: The wool goes to the mill.", "button in 0: Shear",
    "button in 0: Wait",
  ]

  /// The parts of sets, all sets as one; a set that is open keeps its sign.
  private func found(_ programs: (String, ProgramDialect)...) -> Set<String> {
    let found = Reading.joined(programs).filter { $0.contains(#/ in \d+\??: /#) }
    return Set(found.map { $0.replacing(#/ in \d+/#, with: " in 0") })
  }

  @Test func `a builder that is filled when it is made, and by its methods`() {
    let builder = """
      class Ask(c: Context, more: String) : MaterialAlertDialogBuilder(c) {
        init { setTitle("Shear the ewe?"); setMessage(more); setNegativeButton("Wait", null) }
        fun yes(text: String): Ask { setPositiveButton(text) { _, _ -> shear() }; return this } }
      """
    let page = "class Page { fun f() { Ask(c, \"The wool goes to the mill.\").yes(\"Shear\").show() } }"
    #expect(found((builder, .kotlin), (page, .kotlin)) == Self.parts)
  }

  @Test func `a builder in Java`() {
    let builder = """
      class Ask extends AlertDialog.Builder {
        Ask(Context c, String title) { super(c); setTitle(title); this.setNegativeButton("Wait", null); }
        Ask more(String text) { setMessage(text); return this; }
        Ask yes(String text, Runnable done) { setPositiveButton(text, (d, w) -> done.run()); return this; } }
      """
    let page = """
      class Page { void f() { Ask ask = new Ask(this, "Shear the ewe?"); ask.more("The wool goes to the mill.");
        ask.yes("Shear", this::shear); ask.show(); } }
      """
    #expect(found((builder, .java), (page, .java)) == Self.parts)
  }

  @Test func `what the system’s own methods add stands beside what its class adds`() {
    let builder = """
      open class Ask(c: Context) : AlertDialog.Builder(c) {
        fun wait() = apply { setNegativeButton("Wait") { d, _ -> d.dismiss() } } }
      """
    let page = """
      fun f() { val ask = Ask(c); ask.setTitle("Shear the ewe?").setMessage("The wool goes to the mill.")
        ask.setPositiveButton("Shear", null); ask.wait(); ask.show() }
      """
    #expect(found((builder, .kotlin), (page, .kotlin)) == Self.parts)
  }

  @Test func `a window of its own with the texts of the system’s alert`() {
    let alert = """
      class Ask: NSObject { var messageText = ""; var informativeText = ""; var defaultButtonTitle = ""; var alternateButtonTitle = ""
        func run() { field.stringValue = messageText; info.stringValue = informativeText; NSApp.runModal(for: window) } }
      """
    let page = """
      func f() { let ask = Ask(); ask.messageText = "Shear the ewe?"; ask.informativeText = "The wool goes to the mill."
        ask.defaultButtonTitle = "Shear"; ask.alternateButtonTitle = "Wait"; ask.run() }
      """
    // Its own window may show more.
    #expect(found((alert, .swift), (page, .swift)) == Set(Self.parts.map { $0.replacing(" in 0", with: " in 0?") }))
    let other = alert.replacing("informativeText", with: "detail")
    #expect(found((other, .swift), (page, .swift)).isEmpty)
  }

  @Test func `an alert of AppKit that fills itself`() {
    let alert = """
      final class Ask: NSAlert { override init() { super.init(); messageText = "Shear the ewe?"
        informativeText = "The wool goes to the mill."; addButton(withTitle: "Shear"); self.addButton(withTitle: "Wait") } }
      """
    #expect(found((alert, .swift), ("func f() { Ask().runModal() }", .swift)) == Self.parts)
  }

  @Test func `an alert of AppKit that others fill`() {
    let alert = """
      class Ask: NSAlert { convenience init(question: String) { self.init(); self.messageText = question }
        func offer(_ title: String) { addButton(withTitle: title); addButton(withTitle: "Wait") }
        func tell(_ text: String) { informativeText = text } }
      """
    let page = """
      func f() { let ask = Ask(question: "Shear the ewe?"); ask.tell("The wool goes to the mill."); ask.offer("Shear")
        ask.runModal() }
      """
    #expect(found((alert, .swift), (page, .swift)) == Self.parts)
  }

  @Test func `an alert of Objective-C that fills itself`() {
    let alert = """
      @interface Ask : NSAlert
      @end
      @implementation Ask
      - (instancetype)init { if ((self = [super init])) { self.messageText = @"Shear the ewe?";
        [self setInformativeText:@"The wool goes to the mill."]; [self addButtonWithTitle:@"Shear"];
        [self addButtonWithTitle:@"Wait"]; } return self; }
      @end
      """
    #expect(found((alert, .objectiveC)) == Self.parts)
  }

  // MARK: Blocks

  @Test(arguments: [
    "fun Context.ask(fill: AlertDialog.Builder.() -> Unit) { AlertDialog.Builder(this).apply(fill).show() }",
    "fun Context.ask(fill: AlertDialog.Builder.() -> Unit) { val b = AlertDialog.Builder(this); b.fill(); b.show() }",
    """
    fun Context.ask(fill: AlertDialog.Builder.() -> Unit) { make(fill).show() }
    fun make(fill: AlertDialog.Builder.() -> Unit): AlertDialog.Builder { return AlertDialog.Builder(c).also(fill) }
    """,
  ])
  func `a block of a builder`(helper: String) {
    let page = """
      fun f() { requireContext().ask { setTitle("Shear the ewe?"); setMessage("The wool goes to the mill.")
        setPositiveButton("Shear") { _, _ -> shear() }; setNegativeButton("Wait", null) } }
      """
    #expect(found((helper, .kotlin), (page, .kotlin)) == Self.parts)
  }

  @Test func `a block that gets the alert`() {
    let helper = """
      extension NSWindow { func ask(_ fill: (NSAlert) -> Void, then: @escaping () -> Void) {
        let alert = NSAlert(); fill(alert); alert.beginSheetModal(for: self) } }
      """
    let page = """
      class Page { func ask() { view.window?.ask({ alert in alert.messageText = "Shear the ewe?"
        alert.informativeText = "The wool goes to the mill."
        alert.addButton(withTitle: "Shear"); alert.addButton(withTitle: "Wait") }, then: { shear() }) } }
      """
    #expect(found((helper, .swift), (page, .swift)) == Self.parts)
  }

  @Test func `a block of Java`() {
    let helper = """
      class Asking { static void ask(Context c, String title, Consumer<AlertDialog.Builder> fill) {
        AlertDialog.Builder b = new AlertDialog.Builder(c).setTitle(title); fill.accept(b); b.show(); } }
      """
    let page = """
      class Page { void f() { Asking.ask(this, "Shear the ewe?", b -> { b.setMessage("The wool goes to the mill.");
        b.setPositiveButton("Shear", null); b.setNegativeButton("Wait", null); }); } }
      """
    #expect(found((helper, .java), (page, .java)) == Self.parts)
  }

  @Test func `a notification that a block fills`() {
    let program = """
      class Notes { fun build(id: String, fill: NotificationCompat.Builder.() -> Unit) =
          NotificationCompat.Builder(c, id).apply(fill).build()
        fun f() { build("wool") { setContentTitle("Wool sold"); setContentText("The mill took all of it.") } } }
      """
    #expect(
      found((program, .kotlin)) == [
        "notification-title in 0: Wool sold", "notification-body in 0: The mill took all of it.",
      ])
  }

  @Test func `nobody knows what a block adds that stands elsewhere`() {
    let program = """
      class Page { fun ask(fill: AlertDialog.Builder.() -> Unit) {
          AlertDialog.Builder(c).setTitle("Shear the ewe?").apply(fill).setNegativeButton("Wait", null).show() }
        fun f() { ask(this::more) } }
      """
    #expect(found((program, .kotlin)) == ["alert-title in 0?: Shear the ewe?", "button in 0?: Wait"])
  }

  @Test func `a block that fills something else is no alert`() {
    let program = """
      class Page: UIViewController { func f() { show { page in page.title = "Ewes"; page.addChild("Wait") } }
        func show(_ fill: (UIViewController) -> Void) { let page = Other(); fill(page) } }
      """
    #expect(found((program, .swift)).isEmpty)
  }

  // MARK: Pieces

  @Test func `buttons that methods put into a list`() {
    let builder = """
      final class Ask { private var title = ""; private var more = ""; private var actions: [UIAlertAction] = []
        func title(_ text: String) -> Self { title = text; return self }
        func more(_ text: String) -> Self { more = text; return self }
        func action(_ text: String, style: UIAlertAction.Style) -> Self {
          actions.append(UIAlertAction(title: text, style: style)); return self }
        func build() -> UIAlertController {
          let alert = UIAlertController(title: title, message: more, preferredStyle: .alert)
          actions.forEach { alert.addAction($0) }
          return alert } }
      """
    let page = """
      func f() { present(Ask().title("Shear the ewe?").more("The wool goes to the mill.")
        .action("Shear", style: .destructive).action("Wait", style: .cancel).build()) }
      """
    #expect(found((builder, .swift), (page, .swift)) == Self.parts)
  }

  @Test func `entries of an enum`() {
    let program = """
      enum class Asked(val title: Int, val more: Int, val yes: Int) {
        SHEAR("Shear the ewe?", "The wool goes to the mill.", "Shear") }
      class Dialogs : DialogFragment() { fun onCreateDialog(): Dialog { val asked = Asked.valueOf(name)
        return AlertDialog.Builder(c).setTitle(asked.title).setMessage(asked.more).setPositiveButton(asked.yes, null)
          .setNegativeButton("Wait", null).create() } }
      """
    // Where the alert is shown nobody knows which entry comes.
    #expect(found((program, .kotlin)).filter { !$0.contains("?:") } == Self.parts)
  }

  @Test func `a text that a block builds`() {
    let program = """
      fun f() { AlertDialog(title = { Text("Shear the ewe?") },
        text = { Text(buildAnnotatedString { withStyle(bold) { append("The wool goes to the mill.") } }) },
        confirmButton = { TextButton(onClick = {}) { Text("Shear") } },
        dismissButton = { TextButton(onClick = {}) { Text("Wait") } }) }
      """
    #expect(found((program, .kotlin)) == Self.parts)
  }

  // MARK: Objects

  @Test func `methods that each class of dialogs answers for itself`() {
    let base = """
      abstract class Ask extends DialogFragment { abstract String title(); abstract String more();
        String yes() { return "OK"; }
        Dialog onCreateDialog() { return new AlertDialog.Builder(c).setTitle(title()).setMessage(more())
          .setPositiveButton(yes(), null).setNegativeButton("Wait", null).create(); } }
      """
    let dialogs = """
      class AskEwe extends Ask { String title() { return "Shear the ewe?"; }
        String more() { return "The wool goes to the mill."; } String yes() { return "Shear"; } }
      class AskRam extends Ask { String title() { return "Wash the ram?"; } String more() { return "It takes an hour."; } }
      """
    #expect(
      found((base, .java), (dialogs, .java)).filter { !$0.contains("?:") }
        == Self.parts.union([
          "alert-title in 0: Wash the ram?", "alert-message in 0: It takes an hour.", "button in 0: OK",
        ]))
  }

  @Test func `a binding of an object`() {
    let program = """
      struct Asked: Identifiable { let title: LocalizedStringKey; let more: LocalizedStringKey; let yes: LocalizedStringKey }
      extension View { func ask(_ asked: Binding<Asked?>) -> some View { alert(item: asked) { one in
        Alert(title: Text(one.title), message: Text(one.more), primaryButton: .default(Text(one.yes)),
          secondaryButton: .cancel(Text("Wait"))) } } }
      struct Page: View { @State var asked: Asked?; var body: some View { Button("Go") {
        asked = Asked(title: "Shear the ewe?", more: "The wool goes to the mill.", yes: "Shear") }.ask($asked) } }
      """
    #expect(found((program, .swift)).filter { !$0.contains("?:") } == Self.parts)
  }

  @Test func `actions that the program adds to those of the system`() {
    let program = """
      extension UIAlertAction { static var wait: UIAlertAction { UIAlertAction(title: "Wait", style: .cancel) } }
      func f() { let alert = UIAlertController(title: "Shear the ewe?", message: "The wool goes to the mill.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Shear", style: .default)); alert.addAction(.wait) }
      """
    #expect(found((program, .swift)) == Self.parts)
  }

  @Test func `an alert of objects with one value`() {
    let program = """
      const val MANY = "many"
      enum class Asked(val title: String, val kind: String) { SHEAR("Shear the ewe?", MANY), WASH("Wash", "one") }
      class Page { fun f(asked: Asked) { when (asked.kind) {
        MANY -> AlertDialog.Builder(c).setTitle(asked.title).setNegativeButton("Wait", null).show()
        else -> wash() } } }
      """
    let expected: Set = ["alert-title in 0: Shear the ewe?", "button in 0: Wait"]
    #expect(found((program, .kotlin)).filter { !$0.contains("?:") } == expected)
  }

  @Test func `an alert of objects of one kind`() {
    let program = """
      enum class Asked(val title: String, val kind: Kind) { SHEAR("Shear the ewe?", Kind.MANY), WASH("Wash", ONE) }
      class Page { fun f(asked: Asked) { when (asked.kind) {
        Kind.MANY -> AlertDialog.Builder(c).setTitle(asked.title).setNegativeButton("Wait", null).show()
        else -> wash() } } }
      """
    let expected: Set = ["alert-title in 0: Shear the ewe?", "button in 0: Wait"]
    #expect(found((program, .kotlin)).filter { !$0.contains("?:") } == expected)
  }
}
