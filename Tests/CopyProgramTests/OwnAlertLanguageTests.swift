import CopyProgram
import Testing

/// Alerts that the project draws itself, in other languages than Swift.
@Suite struct OwnAlertLanguageTests {
  @Test func functionsOfKotlinAreAlertsByTheirNames() {
    let program = """
      @Composable fun SellVaseDialog(text: String, onSell: () -> Unit) {
        Surface { Column {
          Text("Sell the vase?", style = MaterialTheme.typography.titleLarge)
          Text(text)
          TextButton(onClick = onSell) { Text("Sell vase") }
        } }
      }
      @Composable fun Shop() { SellVaseDialog("It has a crack.", {}) }
      """
    #expect(
      Reading.isOneSet(["Sell the vase?", "It has a crack.", "Sell vase"], of: Reading.joined([(program, .kotlin)])))
  }

  @Test func viewsOfObjectiveCAreAlertsByTheirNames() {
    let program = """
      @implementation KilnPopup
      - (instancetype)initWithTitle:(NSString *)title detail:(NSString *)detail cancelTitle:(NSString *)cancel {
        _titleLabel.text = title;
        _detailLabel.text = detail;
        [_cancelButton setTitle:cancel forState:UIControlStateNormal];
        return self;
      }
      @end
      @implementation Shed
      - (void)ask { [[[KilnPopup alloc] initWithTitle:@"Fire the kiln?" detail:@"It stays hot." cancelTitle:@"Not Now"] show]; }
      @end
      """
    let uses = Reading.joined([(program, .objectiveC)])
    #expect(Reading.isOneSet(["Fire the kiln?", "It stays hot.", "Not Now"], of: uses))
  }

  @Test func viewsThatAreLookedUpHaveATypeAndAName() {
    let program = """
      class GlazeDialog(context: Context) : Dialog(context) {
        override fun onCreate(state: Bundle?) {
          findViewById<TextView>(R.id.message).text = "It dries by noon."
          findViewById<TextView>(R.id.title).text = "Glaze the bowl?"
          findViewById<Button>(R.id.ok).apply { setText("Glaze") }
        }
      }
      """
    #expect(
      Reading.joined([(program, .kotlin)]) == [
        "alert-message in 0?: It dries by noon.", "alert-title in 0?: Glaze the bowl?", "button in 0?: Glaze",
      ])
  }

  @Test func aLabelOfManyStatesIsNoMessage() {
    let program = """
      class DryingDialogFragment : DialogFragment() {
        fun start() { binding.status.setText("Drying"); binding.okButton.setText("Wait") }
        fun stop() { binding.status.setText("The pots are dry") }
      }
      """
    #expect(!Reading.joined([(program, .kotlin)]).contains { $0.contains("alert") })
  }

  @Test func viewsThatAreBuiltIntoAlertsAreTheirParts() {
    let program = """
      class Dialogs {
        static void ask(Activity activity, String heading, String text) {
          AlertDialog.Builder builder = new AlertDialog.Builder(activity);
          View view = activity.getLayoutInflater().inflate(R.layout.ask, null, false);
          TextView title = view.findViewById(R.id.title);
          title.setText(heading);
          ((TextView) view.findViewById(R.id.content)).setText(text);
          Button okButton = view.findViewById(R.id.ok);
          okButton.setText("Go on");
          builder.setView(view);
          builder.create().show();
        }
        void fire(Activity activity) { ask(activity, "Fire the kiln?", "It stays hot."); }
      }
      """
    #expect(
      Reading.isOneSet(
        ["Fire the kiln?", "It stays hot.", "Go on"], of: Reading.joined([(program, .java)]), isClosed: false))
  }

  @Test func layoutsOfDialogsAreAlerts() {
    let layout = """
      <LinearLayout xmlns:android="a">
        <TextView android:id="@+id/text" android:text="The pots lie in pieces."/>
        <TextView android:id="@+id/dialog_title" android:text="Throw them out?"/>
        <Button android:text="Throw out"/>
      </LinearLayout>
      """
    let uses = { Reading.facts(layout, .layout, path: $0).uses.filter { $0.set == 0 }.map(\.role) }
    #expect(uses("res/layout/dialog_throw.xml") == [.alertMessage, .alertTitle, .button])
    #expect(uses("res/layout/throw_confirmation.xml").count == 3)
    #expect(uses("res/layout/item_alert.xml").isEmpty && uses("res/layout/fragment_pots.xml").isEmpty)
  }
}
