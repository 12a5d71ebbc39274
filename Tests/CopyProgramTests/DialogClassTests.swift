import CopyProgram
import Testing

/// Classes of the project that keep the texts of a dialog and show it later.
@Suite("Classes of dialogs")
struct DialogClassTests {
  private static let parts: Set = [
    "alert-title in 0: Fell the oak?", "alert-message in 0: The owls move out.", "button in 0: Fell",
    "button in 0: Keep",
  ]
  private static let show = """
    new AlertDialog.Builder(c).setTitle(title).setMessage(more).setPositiveButton(yes, null)
      .setNegativeButton("Keep", null).show();
    """

  private func found(_ program: String, _ dialect: ProgramDialect) -> Set<String> {
    let found = Reading.joined([(program, dialect)]).filter { $0.contains(#/ in \d+: /#) }
    return Set(found.map { $0.replacing(#/ in \d+: /#, with: " in 0: ") })
  }

  @Test func `made by a constructor`() {
    let program = """
      class Ask { private final String title, more; private String yes;
        Ask(Context c, String title, String more, String yes) { this.title = title; this.more = more; this.yes = yes; }
        void show() { \(Self.show) } }
      class Wood { void f() { new Ask(this, "Fell the oak?", "The owls move out.", "Fell").show(); } }
      """
    #expect(found(program, .java) == Self.parts)
  }

  @Test func `filled by a function that makes it`() {
    let program = """
      class Ask { String title; String more; String yes;
        static Ask of(String t, String m, String y) { Ask a = new Ask(); a.title = t; a.more = m; a.yes = y; return a; }
        Dialog onCreateDialog() { \(Self.show) } }
      class Wood { void f() { Ask.of("Fell the oak?", "The owls move out.", "Fell").show(manager, "ask"); } }
      """
    #expect(found(program, .java) == Self.parts)
  }

  @Test func `filled by its methods, one after the other`() {
    let program = """
      class Ask(val c: Context) { private var title: String? = null; private var more: String? = null
        private var yes: String = ""
        fun title(text: String) = apply { title = text }
        fun more(text: String) = apply { more = text }
        fun yes(text: String) = apply { yes = text }
        fun show() { AlertDialog.Builder(c).setTitle(title).setMessage(more).setPositiveButton(yes, null)
          .setNegativeButton("Keep", null).show() } }
      fun f() { Ask(c).title("Fell the oak?").more("The owls move out.").yes("Fell").show() }
      """
    #expect(found(program, .kotlin) == Self.parts)
  }

  @Test func `made and shown at once`() {
    let program = """
      class Ask(c: Context, title: String, more: String, yes: String = "Fell", done: () -> Unit) {
        init { AlertDialog.Builder(c).setTitle(title).setMessage(more).setPositiveButton(yes, null)
          .setNegativeButton("Keep", null).show() } }
      fun f() { Ask(c, "Fell the oak?", more = "The owls move out.") { fell() } }
      """
    #expect(found(program, .kotlin) == Self.parts)
  }

  @Test(arguments: [
    """
    class Ask extends DialogFragment {
      static Ask of(String t, String m, String y) { Bundle b = new Bundle(); b.putString("t", t); b.putString("m", m);
        b.putString(YES, y); Ask a = new Ask(); a.setArguments(b); return a; }
      Dialog onCreateDialog() { Bundle b = getArguments(); String title = b.getString("t"); String more = b.getString("m");
        String yes = getArguments().getString(YES); SHOW } }
    class Wood { void f() { Ask.of("Fell the oak?", "The owls move out.", "Fell").show(manager, "ask"); } }
    """
  ])
  func `given by name`(program: String) {
    #expect(found(program.replacing("SHOW", with: Self.show), .java) == Self.parts)
  }

  @Test func `given by name in Kotlin`() {
    let program = """
      class Ask : DialogFragment() { override fun onCreateDialog(): Dialog =
          AlertDialog.Builder(c).setTitle(requireArguments().getInt(TITLE)).setMessage(arguments?.getString("m"))
            .setPositiveButton("Fell", null).setNegativeButton("Keep", null).create()
        companion object { const val TITLE = "t"
          fun of(title: String, more: String) = Ask().apply { arguments = bundleOf(TITLE to title, "m" to more) } } }
      fun f() { Ask.of("Fell the oak?", "The owls move out.").show() }
      """
    #expect(found(program, .kotlin) == Self.parts)
  }

  @Test func `what stands under branches that exclude each other is no part`() {
    let program = """
      class Ask(val kind: Int) { private val more: String get() = when (kind) { 1 -> "The owls move out."; else -> "Oaks" }
        fun show() { val b = AlertDialog.Builder(c); when (kind) { 1 -> b.setTitle("Fell the oak?").setMessage(more)
            .setPositiveButton("Fell", null).setNegativeButton("Keep", null); else -> b.setTitle(more) } } }
      """
    let all = Reading.joined([(program, .kotlin)])
    #expect(!all.contains { $0.hasPrefix("alert-message") && $0.hasSuffix("Oaks") })
    #expect(!all.contains { $0.hasPrefix("alert-title") && $0.hasSuffix("The owls move out.") })
  }

  @Test func `what a bar at the bottom shows, too, is no alert`() {
    let program = """
      class Event { final String text; final String act; Event(String text, String act) { this.text = text; this.act = act; } }
      class Screen { void on(Event e) { Snackbar.make(v, e.text, 0).setAction(e.act, null).show(); } }
      class Player { void on(Event e) { new AlertDialog.Builder(c).setMessage(e.text).setPositiveButton(e.act, null).show(); } }
      class Wood { void f() { post(new Event("Oak felled", "Undo")); } }
      """
    #expect(!Reading.joined([(program, .java)]).contains { $0.contains(" in ") })
  }
}
