import Testing

/// Alerts whose texts and buttons the project’s own views show.
@Suite struct CompositionTests {
  private static let button = """
    @Composable fun PotButton(text: String, onClick: () -> Unit) { BaseButton(AnnotatedString(text), onClick) }
    @Composable fun BaseButton(text: AnnotatedString, onClick: () -> Unit) {
      Button(onClick = onClick) { PotLabel(text) }
    }
    @Composable fun PotLabel(text: AnnotatedString) { Text(text) }
    """

  private static let dialog = """
    data class Choice(val text: String, val onClick: () -> Unit)
    @Composable
    fun PotDialog(title: String, text: String, confirm: Choice, second: Choice? = null, onClose: () -> Unit) {
      Dialog(onDismissRequest = onClose) { Card { PotDialogContent(title, text, confirm, second) } }
    }
    @Composable
    fun PotDialogContent(title: String, text: String, confirm: Choice, second: Choice?) {
      Column {
        Text(text = title, style = MaterialTheme.typography.titleLarge)
        Text(text = text)
        confirm.let { PotButton(text = it.text, onClick = it.onClick) }
        second?.let { PotButton(text = it.text, onClick = it.onClick) }
      }
    }
    """

  @Test func buttonsOfTheProjectStandInItsDialogs() {
    let use = """
      @Composable fun Lost() {
        PotDialog("The pot is lost", "Nobody has seen it.", Choice("Fine") { }, onClose = { })
      }
      @Composable fun Sell() {
        PotDialog(
          title = "Sell the pot?", text = "It is worth ten coins.", confirm = Choice("Sell Pot") { },
          second = Choice("Lend Pot") { }, onClose = { })
      }
      """
    let uses = Reading.joined([(Self.button, .kotlin), (Self.dialog, .kotlin), (use, .kotlin)])
    #expect(Reading.isOneSet(["The pot is lost", "Nobody has seen it.", "Fine"], of: uses))
    #expect(Reading.isOneSet(["Sell the pot?", "It is worth ten coins.", "Sell Pot", "Lend Pot"], of: uses))
    #expect(!Reading.isOneSet(["The pot is lost", "Sell Pot"], of: uses, isClosed: false))
    #expect(uses.contains { $0.hasPrefix("alert-title") && $0.hasSuffix("The pot is lost") })
  }

  @Test func blocksThatADialogShowsAreItsTextsAndButtons() {
    let program = """
      @Composable fun KilnDialog(title: String, buttons: @Composable () -> Unit, content: @Composable () -> Unit) {
        Dialog(onDismissRequest = { }) {
          Column { Text(title, style = MaterialTheme.typography.titleLarge); content(); Row { buttons() } }
        }
      }
      @Composable fun Stop() {
        KilnDialog("Stop the kiln?", buttons = { TextButton(onClick = { }) { Text("Let It Burn") } }) {
          Text("The pots are not done.")
        }
      }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["Stop the kiln?", "The pots are not done.", "Let It Burn"], of: uses, isClosed: false))
  }

  @Test func sheetsOfMoreThanAnAlertHasAreNone() {
    let program = """
      @Composable fun KilnSheet() {
        ModalBottomSheet(onDismissRequest = { }, state = state) {
          PotRow("Jugs"); PotRow("Bowls"); PotRow("Plates"); PotButton("Fire All") { }
        }
      }
      @Composable fun PotRow(text: String) { Text(text) }
      """
    let uses = Reading.joined([(Self.button, .kotlin), (program, .kotlin)])
    #expect(!uses.contains { $0.contains(" in ") })
  }

  @Test func pairsAreTwoTexts() {
    let program = """
      fun ask(fault: Fault) {
        val (title, text) = when (fault) {
          Fault.CRACK -> "It cracked" to "The fire was too hot."
          Fault.STAIN -> "It is stained" to "The glaze ran."
        }
        AlertDialog.Builder(context).setTitle(title).setMessage(text).setPositiveButton("Close", null).show()
      }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["It cracked", "The fire was too hot.", "Close"], of: uses))
    #expect(!Reading.isOneSet(["It cracked", "The glaze ran."], of: uses, isClosed: false))
  }

  @Test func buttonsOfTheProjectStandInItsSheetsOfSwiftUI() {
    let program = """
      struct ClayButton: View {
        let label: String
        var body: some View { Button(action: tap) { Text(label) } }
      }
      struct FirePrompt: View {
        var body: some View {
          VStack {
            Text("The kiln is warm").font(.title)
            Text("Fire your pots today.")
            ClayButton(label: "Fire Pots")
            ClayButton(label: "Later")
          }
        }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(Reading.isOneSet(["The kiln is warm", "Fire your pots today.", "Fire Pots", "Later"], of: uses))
  }

  @Test func textsOfADialogThatAreTappedAreItsButtons() {
    let program = """
      class GlazeSheet : BottomSheetDialogFragment() {
        override fun onViewCreated(view: View, state: Bundle?) {
          binding.heading.text = "The glaze is dry"
          binding.details.text = "Stir it with water."
          binding.stir.text = "Stir"
          binding.stir.setOnClickListener { stir() }
          binding.later.text = "Later"
          binding.later.setOnClickListener { dismiss() }
        }
      }
      """
    let uses = Reading.joined([(program, .kotlin)])
    let all = ["The glaze is dry", "Stir it with water.", "Stir", "Later"]
    #expect(Reading.isOneSet(all, of: uses, isClosed: false))
  }

  @Test func whatADialogIsGivenBehindItsMakingIsShown() {
    let program = """
      class HintDrawer : BottomSheetDialogFragment() {
        private var title = ""
        private var description = ""
        fun setTitle(title: String) { this.title = title }
        fun setDescription(text: String) { description = text }
        override fun onViewCreated(view: View, state: Bundle?) {
          binding.titleView.text = title
          binding.descriptionView.text = description
        }
      }
      fun explain() {
        val drawer = HintDrawer()
        drawer.setTitle("Why clay cracks")
        drawer.setDescription("Wet clay shrinks in the fire.")
        show(drawer)
      }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["Why clay cracks", "Wet clay shrinks in the fire."], of: uses, isClosed: false))
  }
}

/// Dialogs that builders of the project make, and containers that it has for its dialogs.
@Suite struct BuiltDialogTests {
  private static let dialog = """
    public class GlazeDialog extends DialogFragment {
      private CharSequence title, message, positive;
      public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
        TextView head = view.findViewById(R.id.glaze_title);
        head.setText(title);
        TextView text = view.findViewById(R.id.glaze_text);
        text.setText(message);
        Button positive = view.findViewById(R.id.glaze_positive);
        positive.setText(this.positive);
        return view;
      }
      public static class Builder {
        private CharSequence title, message, positive;
        public Builder title(String title) { this.title = title; return this; }
        public Builder message(String message) { this.message = message; return this; }
        public Builder positiveButton(String text, Runnable action) { positive = text; return this; }
        public GlazeDialog build() {
          GlazeDialog dialog = new GlazeDialog();
          dialog.title = title;
          dialog.message = message;
          dialog.positive = positive;
          return dialog;
        }
      }
    }
    """
  /// Another builder of that name, as most projects have.
  private static let other = """
    public class Oven { public static class Builder { public Builder title(String title) { return this; } } }
    """

  @Test func whatABuilderIsGivenItsDialogShows() {
    let java = """
      class Shop { void ask() {
        showDialog(new GlazeDialog.Builder().title("Stir the glaze?").message("It has settled.")
          .positiveButton("Stir", () -> stir()).build());
      } }
      """
    let kotlin = """
      class Barn { fun ask() {
        GlazeDialog.Builder().title("Burn the glaze?").message("It is old.").positiveButton("Burn") { burn() }.build()
          .let(this::showDialog)
      } }
      """
    let uses = Reading.joined([(Self.dialog, .java), (Self.other, .java), (java, .java), (kotlin, .kotlin)])
    #expect(Reading.isOneSet(["Stir the glaze?", "It has settled.", "Stir"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["Burn the glaze?", "It is old.", "Burn"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["Stir the glaze?", "Burn"], of: uses, isClosed: false))
  }

  @Test func aBuilderThatIsAskedWhatTheSystemsIsMakesAnAlert() {
    let program = """
      class ClayDialogBuilder(context: Context) {
        fun setTitle(id: String) = apply { title = id }
        fun show() = Native.show(this)
      }
      fun ask() {
        ClayDialogBuilder(context).setTitle("Dig for clay?").setMessage("The pit is wet.").setPositiveButton("Dig") { }.show()
      }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["Dig for clay?", "The pit is wet.", "Dig"], of: uses, isClosed: false))
  }

  @Test func whatStandsInADialogOfTheProjectIsOne() {
    let program = """
      struct ClayDialog<Content: View, Buttons: View>: View {
        let content: () -> Content
        let buttons: () -> Buttons
        var body: some View { VStack { content(); HStack { buttons() } } }
      }
      enum Views { struct Header: View { let text: String; var body: some View { Text(text).bold() } } }
      struct EmptyPitView: View {
        var body: some View {
          ClayDialog {
            Views.Header(text: "The pit is empty")
            Text("Dig another one.")
          } buttons: {
            Button("Dig Pit") { dig() }
            Button("Cancel") { close() }
          }.frame(width: 300)
        }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    let all = ["The pit is empty", "Dig another one.", "Dig Pit", "Cancel"]
    #expect(Reading.isOneSet(all, of: uses, isClosed: false))
  }
}
