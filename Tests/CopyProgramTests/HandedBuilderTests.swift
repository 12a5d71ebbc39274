import Testing

/// Builders that functions make, give back, and hand on.
@Suite struct HandedBuilderTests {
  @Test func aBuilderThatIsTriedIsOne() {
    let kotlin = """
      fun Context.buildReefDialog() = try { MaterialAlertDialogBuilder(this) } catch (e: Exception) { AlertDialog.Builder(this) }
      class Diver : Activity() {
        fun ask() {
          buildReefDialog().setTitle("Plant the kelp?").setMessage("It grows for a year.").setPositiveButton("Plant", this).show()
        }
      }
      """
    let java = """
      class Boat extends Activity {
        void ask() {
          buildReefDialog(this).setTitle("Row home?").setMessage("The tide is out.").setPositiveButton("Row", null).show();
        }
        void tell() { ReefKt.buildReefDialog(this).setMessage("The boat is dry.").setNegativeButton("Wait", null).show(); }
      }
      """
    let uses = Reading.joined([(kotlin, .kotlin), (java, .java)])
    #expect(Reading.isOneSet(["Plant the kelp?", "It grows for a year.", "Plant"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["Row home?", "The tide is out.", "Row"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["The boat is dry.", "Wait"], of: uses, isClosed: false))
  }

  @Test func whatIsPutIntoAGivenBuilderStandsInItsDialog() {
    let program = """
      import android.app.AlertDialog.Builder;
      class Boat extends Activity {
        void ask(int state) {
          AlertDialog.Builder builder = new AlertDialog.Builder(this);
          switch (state) {
            case KELP: fillKelp(builder); break;
            case REEF: fillReef(builder); break;
          }
          builder.create().show();
        }
        private void fillKelp(AlertDialog.Builder builder) {
          builder.setMessage("The kelp is gone.");
          builder.setPositiveButton("Plant Again", null);
        }
        private void fillReef(Builder builder) {
          builder.setMessage("The reef is closed.");
          builder.setNegativeButton(android.R.string.cancel, null);
          builder.setPositiveButton("Swim Back", null);
        }
      }
      """
    let uses = Reading.joined([(program, .java)])
    #expect(Reading.isOneSet(["The kelp is gone.", "Plant Again"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["The reef is closed.", "Swim Back"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["The reef is closed.", "Plant Again"], of: uses, isClosed: false))
  }

  @Test func whatIsPutBehindABranchThatLeavesIsPutInstead() {
    let program = """
      class Boat extends Activity {
        void ask() {
          AlertDialog.Builder builder = new AlertDialog.Builder(this);
          fill(builder);
          builder.show();
        }
        private void fill(AlertDialog.Builder builder) {
          if (isDry && mayWait) {
            builder.setMessage("The boat is dry.");
            builder.setNeutralButton("Wait Here", null);
            return;
          }
          builder.setMessage("The boat is full.");
          builder.setPositiveButton("Swim Back", null);
        }
      }
      """
    let uses = Reading.joined([(program, .java)])
    #expect(Reading.isOneSet(["The boat is dry.", "Wait Here"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["The boat is full.", "Swim Back"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["The boat is full.", "Wait Here"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["The boat is dry.", "Swim Back"], of: uses, isClosed: false))
  }

  @Test func aTitleMayBeAViewOfTheProject() {
    let program = """
      object Heads {
        fun titleView(context: Context, title: String): View {
          val layout = LayoutInflater.from(context).inflate(R.layout.head, null)
          (layout.findViewById<View>(R.id.head) as TextView).text = title
          return layout
        }
      }
      object Asking {
        fun confirm(activity: Activity, message: String, ok: Runnable?) { confirm(activity, "Please confirm", message, ok, null) }
        fun confirm(activity: Activity, message: Spanned, ok: Runnable?) { confirm(activity, "Please confirm", message, ok, null) }
        fun confirm(activity: Activity, title: String, message: Spanned, ok: Runnable?, no: Runnable? = null) {
          MaterialAlertDialogBuilder(activity).setMessage(message).setCustomTitle(Heads.titleView(activity, title))
            .setPositiveButton("Go On") { d, i -> d.dismiss() }.show()
        }
        fun confirm(activity: Activity, title: String, message: String, ok: Runnable?, no: Runnable? = null) {
          MaterialAlertDialogBuilder(activity).setMessage(message).setCustomTitle(Heads.titleView(activity, title))
            .setPositiveButton("Go On") { d, i -> d.dismiss() }.show()
        }
      }
      class Boat(val words: Words) {
        fun one() { Asking.confirm(requireActivity(), words.get("The tide is out.")) { go() } }
        fun two() { Asking.confirm(activity, "Sink the boat?", words.get("It is old."), Runnable { sink() }) }
      }
      interface Words { fun get(key: String): String }
      class OwnWords : Words { override fun get(key: String): String = key }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["Please confirm", "The tide is out.", "Go On"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["Sink the boat?", "It is old.", "Go On"], of: uses, isClosed: false))
  }
}

/// What stands under conditions.
@Suite struct ConditionalPartTests {
  @Test func aClassOfAlertsThatDoesSomethingElseIsWholeAllTheSame() {
    let program = """
      class KelpAlert: UIAlertController {
        var done: () -> Void = {}
        convenience init(done: @escaping () -> Void) {
          self.init(title: "Plant kelp?", message: "It grows for a year.", preferredStyle: .alert)
          self.done = done
          addAction(UIAlertAction(title: "Plant", style: .default, handler: { [unowned self] _ in plant() }))
          addAction(UIAlertAction(title: "Wait", style: .cancel, handler: { [unowned self] _ in wait() }))
        }
        func plant() { Sea.shared.plants.add { _ in self.done() } }
        func wait() { done() }
      }
      class Diver: UIViewController { func ask() { present(KelpAlert { self.go() }, animated: true) } }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(Reading.isOneSet(["Plant kelp?", "It grows for a year.", "Plant", "Wait"], of: uses))
  }

  @Test func textsThatStandSideBySideAreAllShown() {
    let program = """
      class Diver: UIViewController {
        func ask() {
          let gone = NSLocalizedString("The kelp is gone.", comment: "")
          let again = NSLocalizedString("Plant it again.", comment: "")
          present(UIAlertController(title: nil, message: "\\(gone)\\n\\n\\(again)", preferredStyle: .alert), animated: true)
        }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(uses == ["alert-message in 0? joined: The kelp is gone.", "alert-message joined: Plant it again."])
  }
}
