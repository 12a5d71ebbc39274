import CopyProgram
import Testing

/// Windows of Android that hold an alert: what stands in them, and which texts the program gives to their views.
@Suite("Windows that are alerts")
struct WindowTests {
  private func kotlin(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .kotlin) }) }

  private static let question = """
    Column {
      Text("Burn the clay?", style = MaterialTheme.typography.titleLarge)
      Text("Twelve pots fit in.")
      FIELD
      Row { TextButton(onClick = no) { Text("Let It Dry") }; Button(onClick = yes) { Text("Burn Clay") } }
    }
    """
  private static let parts = ["Burn the clay?", "Twelve pots fit in.", "Let It Dry", "Burn Clay"]

  // MARK: Contents

  @Test(arguments: [
    "Dialog(onDismissRequest = no) { Card { Kiln(no, yes) } }", "Dialog(no, content = { Kiln(no, yes) })",
    "if (asks) { BasicAlertDialog(no) { Surface { Box { Kiln(no, yes) } } } }",
  ])
  func `a function that stands alone in a window`(window: String) {
    let found = kotlin(
      "@Composable fun Oven(asks: Boolean) { \(window) }\n"
        + "@Composable private fun Kiln(no: () -> Unit, yes: () -> Unit) { \(Self.question.replacing("FIELD", with: "")) }"
    )
    #expect(Reading.isOneSet(Self.parts, of: found))
  }

  @Test(arguments: [
    "Card { Kiln(no, yes); Text(\"More\") }", "Column { Kiln(no, yes); Wheel() }", "Clay(Kiln(no, yes))",
  ])
  func `one that doesn’t is no alert`(content: String) {
    let found = kotlin(
      "@Composable fun Oven() { Dialog(no) { \(content) } }\n@Composable fun Wheel() { Text(\"Wheel\") }\n"
        + "@Composable fun Clay(it: Any) { Text(\"Clay\") }\n"
        + "@Composable private fun Kiln(no: () -> Unit, yes: () -> Unit) { \(Self.question.replacing("FIELD", with: "")) }"
    )
    #expect(!Reading.isOneSet(Self.parts, of: found, isClosed: false))
  }

  @Test(arguments: [
    "OutlinedTextField(value = name, onValueChange = {}, label = { Text(\"Name\") })",
    "TextField(name, { name = it }, placeholder = { Text(\"Name\") }, label = { Text(\"Pot\") })",
  ])
  func `a field to write in`(field: String) {
    let found = kotlin(
      "@Composable fun Oven() { Dialog(onDismissRequest = no) { Card { \(Self.question.replacing("FIELD", with: field)) } } }"
    )
    #expect(Reading.isOneSet(Self.parts, of: found, isClosed: false))
    #expect(found.contains("label: Name"))
  }

  // MARK: Views

  @Test(arguments: [
    "val view = layoutInflater.inflate(R.layout.note, null)\n view.findViewById<TextView>(R.id.note).text = text",
    "val view = layoutInflater.inflate(R.layout.note, null)\n val note = view.findViewById<TextView>(R.id.note)\n note.text = text",
    "val view = View.inflate(this, R.layout.note, null)\n val note: TextView = view.findViewById(R.id.note)\n note.setText(text)",
  ])
  func `a text in the view of an alert`(fill: String) {
    let found = kotlin(
      """
      class Oven : Activity() {
        private fun tell(head: String, text: String, button: String) {
          \(fill)
          AlertDialog.Builder(this).setTitle(head).setView(view).setPositiveButton(button) { d, _ -> d.dismiss() }.show()
        }
        fun cold() = tell("The oven is cold", "Put in more wood.", "Put In Wood")
      }
      """)
    #expect(Reading.isOneSet(["The oven is cold", "Put in more wood.", "Put In Wood"], of: found, isClosed: false))
  }

  @Test func `in Java, and beside a view of something else`() {
    let found = Reading.joined([
      (
        """
        class Oven extends Activity {
          static void tell(Activity a, String head, String text, String button) {
            View view = LayoutInflater.from(a).inflate(R.layout.note, null);
            TextView note = view.findViewById(R.id.note);
            note.setText(text);
            TextView bar = a.findViewById(R.id.bar);
            bar.setText("Clay burns");
            AlertDialog.Builder builder = new AlertDialog.Builder(a);
            builder.setTitle(head);
            builder.setView(view);
            builder.setNeutralButton(button, null);
            builder.create().show();
          }
          void cold() { Oven.tell(this, "The oven is cold", "Put in more wood.", "Put In Wood"); }
        }
        """, .java
      )
    ])
    #expect(Reading.isOneSet(["The oven is cold", "Put in more wood.", "Put In Wood"], of: found, isClosed: false))
    #expect(!Reading.isOneSet(["The oven is cold", "Clay burns"], of: found, isClosed: false))
  }

  // MARK: Kinds

  private static let words = """
    sealed class Words { data class Plain(val text: String) : Words()
      data class Known(val id: String) : Words() }
    sealed class Kiln { object Idle : Kiln()
      data class Burnt(val words: Words) : Kiln()
      data class Broken(val words: Words) : Kiln() }
    class Model { val kiln: StateFlow<Kiln> = flow
      fun burn() { if (go()) kiln.emit(Kiln.Burnt(Words.Known("All pots are whole."))) else kiln.emit(Kiln.Broken(Words.Known("One pot broke."))) } }
    """

  @Test(arguments: [
    "when (val it = kiln) { is Kiln.Burnt -> Told(\"Burnt\", it.words)\n is Kiln.Broken -> Told(\"Broken\", it.words)\n else -> {} }",
    "if (kiln is Kiln.Burnt) { val burnt = kiln as Kiln.Burnt\n Told(\"Burnt\", burnt.words) }\n"
      + "if (kiln is Kiln.Broken) { val broken = kiln as Kiln.Broken\n Told(\"Broken\", broken.words) }",
  ])
  func `what a value of a kind holds`(screen: String) {
    let found = kotlin(
      Self.words,
      """
      @Composable fun Oven(model: Model) { val kiln by model.kiln.collectAsState()
        \(screen)
      }
      @Composable fun Told(head: String, words: Words) {
        val text = when (words) { is Words.Plain -> words.text
          is Words.Known -> words.id }
        AlertDialog(onDismissRequest = {}, title = { Text(head) }, text = { Text(text) },
          confirmButton = { TextButton(onClick = {}) { Text("Close") } })
      }
      """)
    #expect(Reading.isOneSet(["Burnt", "All pots are whole.", "Close"], of: found, isClosed: false))
    #expect(Reading.isOneSet(["Broken", "One pot broke.", "Close"], of: found, isClosed: false))
    #expect(!Reading.isOneSet(["Burnt", "One pot broke."], of: found, isClosed: false))
  }
}
