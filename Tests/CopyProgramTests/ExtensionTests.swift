import CopyProgram
import Testing

/// What Kotlin’s programs add to their types, and dialogs that are made of it.
@Suite struct ExtensionTests {
  private static let dialog = """
    @Composable fun ReefDialog(title: String, text: String?, first: ReefChoice? = null, leave: ReefChoice? = null) {
      ReefDialog(first = first, leave = leave, title = title,
        text = if (text != null) buildAnnotatedString { withStyle(style) { append(text) } } else null)
    }
    @Composable fun ReefDialog(title: String?, text: AnnotatedString? = null, first: ReefChoice? = null, leave: ReefChoice? = null) {
      Dialog(onDismissRequest = {}) { ReefContent(title = title, text = text, first = first, leave = leave) }
    }
    @Composable fun ReefContent(title: String?, text: AnnotatedString?, first: ReefChoice?, leave: ReefChoice?) {
      Surface {
        Column {
          title?.let { Heading(title) }
          LazyColumn { text?.let { item { Text(text = text) } } }
          Choices(leave, first)
        }
      }
    }
    @Composable private fun Heading(title: String) { Row { Text(text = title) } }
    @Composable private fun Choices(leave: ReefChoice?, first: ReefChoice?) {
      Row { leave.draw(Modifier.weight(1f)); first.draw(Modifier.weight(1f)) }
    }
    @Composable private fun ReefChoice?.draw(modifier: Modifier) {
      this?.let {
        Box(modifier) {
          when (kind) {
            ReefKind.Main -> MainButton(onClick = onClick, text = text)
            ReefKind.Other -> OtherButton(onClick = onClick, text = text)
          }
        }
      }
    }
    enum class ReefKind { Main, Other }
    data class ReefChoice(val text: String, val onClick: () -> Unit, val kind: ReefKind = ReefKind.Other)
    """
  private static let buttons = """
    @Composable fun MainButton(onClick: () -> Unit, text: String) { ReefButton(onClick = onClick, text = text) }
    @Composable fun OtherButton(onClick: () -> Unit, text: String) { ReefButton(onClick = onClick, text = text) }
    @Composable fun ReefButton(onClick: () -> Unit, text: String) { Button(onClick = onClick) { Text(text = text) } }
    """

  @Test func whatAnExtensionDrawsStandsInTheDialog() {
    let use = """
      @Composable fun Picked() {
        ReefDialog(title = "The kelp is gone", text = "Another diver has picked it.",
          first = ReefChoice(onClick = {}, text = "Plant Again", kind = ReefKind.Main),
          leave = ReefChoice(onClick = {}, text = "Leave It"))
      }
      @Composable fun Closed() {
        ReefDialog(title = "The reef is closed", text = null, first = ReefChoice(onClick = {}, text = "Swim Back"))
      }
      """
    let uses = Reading.joined([(Self.dialog, .kotlin), (Self.buttons, .kotlin), (use, .kotlin)])
    let all = ["The kelp is gone", "Another diver has picked it.", "Leave It", "Plant Again"]
    #expect(Reading.isOneSet(all, of: uses, isClosed: false))
    #expect(uses.filter { $0.hasSuffix(": The kelp is gone") }.count == 1)
    #expect(Reading.isOneSet(["The reef is closed", "Swim Back"], of: uses, isClosed: false))
  }

  /// `style` is how a text looks, and nobody declares what a button of Android does.
  @Test func buttonsOfComposeDeclareNoStyle() {
    let program = """
      @Composable fun ReefDialog(title: String, text: String, leave: String, onLeave: () -> Unit) {
        Dialog(onDismissRequest = {}) {
          Column {
            Text(title, style = MaterialTheme.typography.titleLarge)
            Text(text)
            ReefButton(leave, onLeave, style = wide)
          }
        }
      }
      @Composable fun ReefButton(text: String, onClick: () -> Unit, style: Look) {
        Button(onClick = onClick) { Text(text, style = MaterialTheme.typography.labelLarge) }
      }
      @Composable fun Leave() { ReefDialog("Leave the reef?", "The boat is full.", "Swim Home", onLeave = {}) }
      """
    let buttons = ProgramIndex.joined([Reading.facts(program, .kotlin)]).flatMap(\.uses).filter { $0.role == .button }
    #expect(!buttons.isEmpty)
    #expect(!buttons.contains { $0.style.contains(.declared) })
  }

  /// What isn’t drawn where it is called shows something of its own.
  @Test func whatAnotherFunctionShowsIsNoPartOfTheDialog() {
    let other = """
      @Composable fun Hidden(boat: Boat) {
        Dialog(onDismissRequest = {}) {
          Column {
            Text(text = "The boat is full", style = MaterialTheme.typography.titleLarge)
            Text(text = "Nobody else fits in.")
            boat.tell("It sinks")
            ReefButton(onClick = {}, text = "Swim Back")
          }
        }
      }
      fun Boat.tell(words: String) { Toast.makeText(context, words, Toast.LENGTH_LONG).show() }
      """
    let uses = Reading.joined([(Self.buttons, .kotlin), (other, .kotlin)])
    #expect(Reading.isOneSet(["The boat is full", "Nobody else fits in.", "Swim Back"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["The boat is full", "It sinks"], of: uses, isClosed: false))
  }
}

/// Dialogs that are filled by a chain of setters which give them back.
@Suite struct SetterChainTests {
  private static let dialog = """
    open class TideDialog : BottomSheetDialogFragment() {
      sealed class Choice(val text: String) {
        data class Plain(val words: String) : Choice(words)
        data class Harsh(val words: String) : Choice(words)
      }
      private var title: String? = null
      private var summary: String? = null
      private lateinit var choice: Choice
      var second: Choice? = null
      override fun onViewCreated(view: View, state: Bundle?) {
        val binding = binding ?: return
        binding.lblTitle.text = title
        binding.lblSummary.text = summary
        val confirm = binding.btnConfirm
        val other = binding.btnOther
        confirm.text = choice.text
        confirm.setOnClickListener { dismiss() }
        other.text = second?.text
        other.setOnClickListener { dismiss() }
      }
      fun setTitle(title: String): TideDialog { this.title = title; return this }
      fun setSummary(summary: String): TideDialog { this.summary = summary; return this }
      fun setChoice(choice: Choice): TideDialog { this.choice = choice; return this }
      fun setSecond(choice: Choice): TideDialog { this.second = choice; return this }
      fun setIcon(id: Int): TideDialog { this.id = id; return this }
    }
    """

  @Test func settersByTheNamesOfTheSystemsAreTheProjectsOwn() {
    let use = """
      class Boat {
        fun wait(): TideDialog {
          return TideDialog().setTitle("Wait for the tide?").setSummary("The harbour is dry.")
            .setChoice(TideDialog.Choice.Plain("Wait Here")).setSecond(TideDialog.Choice.Plain("Row Back"))
        }
        fun sink() {
          TideDialog()
            .setChoice(TideDialog.Choice.Harsh("Sink Boat"))
            .setIcon(R.drawable.boat)
            .setTitle("Sink the boat?")
            .setSummary("It lies on the ground for good.")
            .show(manager, "sink")
        }
      }
      """
    let uses = Reading.joined([(Self.dialog, .kotlin), (use, .kotlin)])
    let first = ["Wait for the tide?", "The harbour is dry.", "Wait Here", "Row Back"]
    #expect(Reading.isOneSet(first, of: uses, isClosed: false))
    let second = ["Sink the boat?", "It lies on the ground for good.", "Sink Boat"]
    #expect(Reading.isOneSet(second, of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["Sink the boat?", "Row Back"], of: uses, isClosed: false))
  }

  @Test func aBuilderOfTheSystemsIsFilledOnce() {
    let program = """
      public class ReefBuilder extends AlertDialog.Builder {
        private CharSequence title;
        public ReefBuilder setTitle(CharSequence title) { this.title = title; return this; }
      }
      class Diver {
        static void ask(Context context, CharSequence title, CharSequence text, CharSequence confirm) {
          new ReefBuilder(context).setTitle(title).setMessage(text).setPositiveButton(confirm, (d, i) -> go())
            .setNegativeButton("Stay Above", null).show();
        }
        void dive() { ask(context, "Dive now?", "It is dark below.", "Dive"); }
      }
      """
    let uses = Reading.joined([(program, .java)])
    #expect(Reading.isOneSet(["Dive now?", "It is dark below.", "Dive", "Stay Above"], of: uses, isClosed: false))
  }
}
