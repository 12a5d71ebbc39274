import CopyProgram
import Testing

/// Dialogs of Compose, and what Kotlin’s blocks say.
@Suite("Compose")
struct ComposeTests {
  /// What programs show, with all sets that are closed taken for one.
  private func kotlin(_ programs: String...) -> [String] {
    Reading.joined(programs.map { ($0, .kotlin) }).map { $0.replacing(#/ in \d+: /#, with: " in 0: ") }
  }

  private static let dialog = """
    AlertDialog(onDismissRequest = {}, title = { Text("Fell the oak?") }, text = { Text("The owls move out.") },
      confirmButton = { TextButton(onClick = { fell() }) { Text("Fell") } },
      dismissButton = { TextButton(onClick = {}) { Text("Keep") } })
    """
  private static let parts = [
    "alert-title in 0: Fell the oak?", "alert-message in 0: The owls move out.", "button in 0: Fell",
    "button in 0: Keep",
  ]

  @Test func `a dialog is whole, and its buttons have places`() {
    #expect(kotlin("@Composable fun A() { if (asks) { \(Self.dialog) } }") == Self.parts)
    let facts = Reading.facts("@Composable fun A() { \(Self.dialog) }", .kotlin)
    #expect(facts.uses.map(\.rank) == [0, 0, 2, 1])
  }

  @Test(arguments: [
    "text = { OwlPicker(owls) }", "confirmButton = { OwlButton(owl) }",
    "text = { Text(\"Owls move.\"); Text(\"All.\") }",
  ])
  func `what can’t be told opens it`(part: String) {
    let found = kotlin(
      "@Composable fun A() { AlertDialog(title = { Text(\"Fell it?\") }, \(part), "
        + "dismissButton = { TextButton(onClick = {}) { Text(\"Keep\") } }) }")
    #expect(found.contains("alert-title in 0?: Fell it?"))
  }

  /// Arguments before one without a label stand in their own places, whether they have labels or not.
  @Test func `what is filled in is no text by itself`() {
    let text = "stringResource(id = R.string.frogs, when (pond) { Pond.LOW -> \"low\"; else -> \"full\" })"
    let found = kotlin(
      "@Composable fun A() { AlertDialog(title = { Text(\"Drain it?\") }, text = { Text(\(text)) }, "
        + "confirmButton = { TextButton(onClick = {}) { Text(\"Drain\") } }) }")
    #expect(found.contains("alert-title in 0: Drain it?") && !found.contains { $0.hasPrefix("alert-message") })
  }

  private static let question = "class Question(val title: String, val more: String, val yes: String)"
  private static let shown = """
    AlertDialog(title = { Text(asked.title) }, text = { Text(asked.more) },
      confirmButton = { TextButton(onClick = {}) { Text(asked.yes) } })
    """
  private static let asks = "Question(\"Fell the oak?\", \"The owls move out.\", \"Fell\")"

  @Test(arguments: [
    "var q by remember { mutableStateOf<Question?>(null) }\n Row(onClick = { q = ASK })\n q?.let { asked -> SHOW }",
    "var q: Question? by remember { mutableStateOf(null) }\n Row(onClick = { q = ASK }, onLeave = { q = null })\n "
      + "if (q != null) { val asked = q!!; SHOW }",
    "val q = remember { mutableStateOf<Question?>(null) }\n Row(onClick = { q.value = ASK })\n q.value?.let { asked -> SHOW }",
    "val state by model.state.collectAsState()\n state.question?.let { asked -> SHOW } }\n"
      + "class State(val question: Question? = null)\n class Model { val state: StateFlow<State> = flow\n"
      + "fun ask() { update(State(question = ASK)) }",
  ])
  func `a dialog that a state holds`(body: String) {
    let written = body.replacing("ASK", with: Self.asks).replacing("SHOW", with: Self.shown)
    let found = kotlin("@Composable fun Oak(model: Model) { \(written) }", Self.question)
    #expect(
      found.filter { $0.contains(" in ") }
        == ["alert-title in 0: Fell the oak?", "alert-message in 0: The owls move out.", "button in 0: Fell"])
  }

  @Test func `a branch knows what it asked for`() {
    let program = """
      sealed interface Sheet { class Fell(val name: String) : Sheet; class Plant(val name: String) : Sheet }
      @Composable fun Oak(sheet: Sheet) { when (val asked = sheet) {
        is Sheet.Fell -> AlertDialog(title = { Text(asked.name) },
          confirmButton = { TextButton(onClick = {}) { Text("Fell") } })
        is Sheet.Plant -> AlertDialog(title = { Text(asked.name) },
          confirmButton = { TextButton(onClick = {}) { Text("Plant") } })
      } }
      fun go() { show(Sheet.Fell("Fell the oak?")); show(Sheet.Plant("Plant an oak?")) }
      """
    let found = kotlin(program)
    #expect(found.contains { $0.hasPrefix("alert-title in ") && $0.hasSuffix(": Fell the oak?") })
    #expect(found.contains { $0.hasPrefix("alert-title in ") && $0.hasSuffix(": Plant an oak?") })
  }

  @Test(arguments: [
    // Blocks handed on, a view around a button, texts that need not be there, a block behind the brackets.
    """
    @Composable fun Ask(title: @Composable () -> Unit, text: @Composable () -> Unit,
      yes: @Composable () -> Unit, no: @Composable () -> Unit) {
      AlertDialog(title = title, text = { text() }, confirmButton = yes, dismissButton = { no() }) }
    @Composable fun A() { Ask(title = { Text("Fell the oak?") }, text = { Text("The owls move out.") },
      yes = { TextButton(onClick = {}) { Text("Fell") } }, no = { TextButton(onClick = {}) { Text("Keep") } }) }
    """,
    """
    @Composable fun Choice(label: String) { TextButton(onClick = {}) { Text(label) } }
    @Composable fun Ask(title: String, text: String? = null, no: String? = null, yes: String, onYes: () -> Unit) {
      AlertDialog(title = { Text(title) }, text = text?.let { { Text(it) } }, confirmButton = { Choice(yes) },
        dismissButton = if (no != null) { { Choice(label = no) } } else null) }
    @Composable fun A() { Ask(title = "Fell the oak?", text = "The owls move out.", no = "Keep", yes = "Fell") { fell() } }
    """,
  ])
  func `wrappers`(program: String) {
    let found = kotlin(program).filter { $0.contains(" in 0: ") }
    #expect(Set(found) == Set(Self.parts))
  }

  @Test func `a frame is an alert where texts and buttons alone stand in it`() {
    let text = "Text(\"Fell the oak?\", style = Type.titleLarge); Text(\"The owls move out.\")"
    let buttons = "TextButton(onClick = {}) { Text(\"Keep\") }; TextButton(onClick = {}) { Text(\"Fell\") }"
    let frame: (String) -> String = {
      "@Composable fun A() { Dialog(onDismissRequest = {}) { Column { \(text); \($0) } } }"
    }
    #expect(Set(kotlin(frame("Row { \(buttons) }"))) == Set(Self.parts))
    let field = "TextField(label = { Text(\"Oak\") }); \(buttons)"
    #expect(Set(kotlin(frame(field))) == Set(Self.parts + ["label: Oak"]))
    #expect(!kotlin(frame("Tab(text = { Text(\"Oak\") }); \(buttons)")).contains { $0.contains(" in ") })
    #expect(!kotlin(frame("")).contains { $0.contains(" in ") })
  }

  @Test(arguments: [
    "with(AlertDialog.Builder(c)) { setTitle(\"Fell it?\"); setPositiveButton(\"Fell\", null) }",
    "AlertDialog.Builder(c).let { it.setTitle(\"Fell it?\"); it.setPositiveButton(\"Fell\", null) }",
    "AlertDialog.Builder(c).also { b -> b.setTitle(\"Fell it?\") }.setPositiveButton(\"Fell\", null)",
    "AlertDialog.Builder(c).show { setTitle(\"Fell it?\"); setPositiveButton(\"Fell\", null) }",
    "fun AlertDialog.Builder.head(text: String) = setTitle(text)\nAlertDialog.Builder(c).head(\"Fell it?\").setIcon(i)"
      + ".setPositiveButton(\"Fell\", null)",
  ])
  func `blocks and functions of a builder`(program: String) {
    #expect(Set(kotlin(program)) == ["alert-title in 0: Fell it?", "button in 0: Fell"])
  }

  @Test func `a listener’s title is not the builder’s`() {
    let listener = ".setOnCancelListener { setTitle(\"Oaks\") }"
    let found = kotlin("AlertDialog.Builder(c).setTitle(\"Fell it?\")\(listener).setPositiveButton(\"Fell\", null)")
    #expect(!found.contains { $0.hasPrefix("alert-title") && $0.hasSuffix("Oaks") })
  }

  @Test func `what else a block about a builder calls adds nothing`() {
    let calls =
      "requireLeave(); setResult(oak); setIcon(oak); setItems(oaks) { fell() }; setOnCancelListener { leave(\"Oaks\") }"
    let program = """
      fun leave(text: String) { toast(text); Button(text) }
      fun requireLeave() { leave("Oaks") }
      AlertDialog.Builder(c).show { setTitle("Fell it?"); setPositiveButton("Fell", null); \(calls) }
      """
    let found = kotlin(program).filter { $0.contains(" in ") }
    #expect(found == ["alert-title in 0: Fell it?", "button in 0: Fell"])
  }

  @Test(arguments: ["R.string.oak", "garden.wood.R.string.oak", "Wood.string.oak", "MR.strings.oak"])
  func `names of resources`(name: String) {
    let facts = Reading.facts("AlertDialog.Builder(c).setTitle(\(name)).setMessage(more)", .kotlin)
    let plain = Reading.facts("AlertDialog.Builder(c).setTitle(R.string.oak).setMessage(more)", .kotlin)
    #expect(facts.uses.map(\.copy.key) == plain.uses.map(\.copy.key))
  }

  @Test func `texts of the system`() {
    let program = """
      AlertDialog.Builder(c).setTitle("Fell it?").setPositiveButton(android.R.string.ok, null)
        .setNegativeButton(android.R.string.cancel, null)
      """
    let set = Reading.facts(program, .kotlin).sets[0]
    #expect(set.traits.contains(.hasSystemCancel) && set.traits.contains(.hasSystemDefault) && !set.hasUnknownParts)
    let other = "AlertDialog.Builder(c).setTitle(\"Fell it?\").setPositiveButton(android.R.string.copy, null)"
    #expect(Reading.facts(other, .kotlin).sets[0].hasUnknownParts)
  }
}
