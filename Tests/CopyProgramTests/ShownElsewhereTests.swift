import CopyProgram
import Testing

/// What stands in one place of a program and is shown in another: made-up programs, a row each for what was once lost.
@Suite("What is shown elsewhere")
struct ShownElsewhereTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }
  private func kotlin(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .kotlin) }) }

  private let notice = """
    struct Notice: Identifiable { let title: LocalizedStringKey; let message: LocalizedStringKey; let button: Alert.Button }
    struct Bed: View {
      @State var notice: Notice?
      var body: some View {
        List { }.alert(item: $notice) { one in
          Alert(title: Text(one.title), message: Text(one.message), dismissButton: one.button)
        }
      }
    """

  @Test func `an alert of an object that holds its texts and its button`() {
    #expect(
      swift(
        notice + """
            func dry() {
              notice = Notice(title: "Pump stopped", message: "No water left.", button: .default(Text("Refill")))
            }
          }
          """)
        == [
          "alert-title in 1: Pump stopped", "alert-message in 1: No water left.", "button in 1: Refill",
          "button: Refill",
        ])
    #expect(
      swift(
        notice
          + "  func dry() { notice = .init(title: \"Pump stopped\", message: \"No water left.\", button: .cancel()) }\n}"
      )
        == ["alert-title in 1: Pump stopped", "alert-message in 1: No water left."])
  }

  @Test func `an alert of a case, by what it says of itself`() {
    #expect(
      swift(
        """
        enum BedAlert: Identifiable {
          case weeds, slugs(Int)
          var title: LocalizedStringKey {
            switch self {
            case .weeds: return "Weeds found"
            case .slugs: return "Slugs found"
            }
          }
        }
        struct V: View {
          @State private var alert: BedAlert?
          var body: some View {
            Form { }.alert(item: $alert) { Alert(title: Text($0.title), dismissButton: .cancel(Text("Close"))) }
          }
        }
        """)
        == [
          "alert-title in 0: Weeds found", "alert-title in 1: Slugs found", "button in 0: Close", "button in 1: Close",
        ])
  }

  @Test func `what a call wants where nothing says the type`() {
    #expect(
      swift(
        """
        struct Choice { let label: String; let icon: String }
        class Choices { var all: [Choice] = []
          func add(_ more: [Choice]) { all += more }
          func row(_ index: Int) { nameLabel.text = all[index].label } }
        func fill(_ choices: Choices) { choices.add([.init(label: "Rotate bed", icon: "a"), .init(label: "Mirror bed", icon: "b")]) }
        """) == ["unknown: Rotate bed", "unknown: Mirror bed"])
  }

  @Test func `values of a list or a dictionary, and what cases are written as`() {
    #expect(
      swift(
        "class C { let names = [\"a\": \"Rose bed\", \"b\": \"Lily bed\"]; func f(k: String) { nameLabel.text = names[k] } }"
      )
        == ["unknown: Rose bed", "unknown: Lily bed"])
    #expect(
      swift(
        "enum Step: String { case one = \"Sow the seeds\" }",
        "struct V: View { let step: Step; var body: some View { Label(step.rawValue, systemImage: \"x\") } }"
      ) == ["label: Sow the seeds"])
  }

  @Test func `a property that another type answers for`() {
    #expect(
      swift(
        """
        protocol RowModel { var heading: String { get } }
        class WaterModel: RowModel { var heading: String { "Watering times" } }
        class Rows: UITableViewController { var model: RowModel!
          func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { model.heading } }
        """) == ["label: Watering times"])
  }

  @Test func `names that say what they are for, of some types alone`() {
    let title = "var title: String { \"Dry beds\" } }"
    #expect(swift("struct A: AppIntent { static " + title) == ["label: Dry beds"])
    #expect(swift("struct A: Thing { static " + title) == [])
    // What developers read in a log has the same key.
    #expect(
      swift("let e = NSError(domain: \"d\", code: 1, userInfo: [NSLocalizedDescriptionKey: \"No water left.\"])") == [])
    #expect(swift("class BedController: Screen { func f() { title = \"Beds\" } }") == ["label: Beds"])
  }

  @Test func `a block in Kotlin says what its receiver is`() {
    #expect(
      kotlin(
        "val d = MaterialAlertDialogBuilder(context).apply { setTitle(\"Dig it up?\"); setPositiveButton(\"Dig\") { } }.create()"
      )
        == ["alert-title in 0: Dig it up?", "button in 0: Dig"])
    #expect(
      kotlin(
        "val p = SwitchPreference(context).apply { title = \"Night water\"; summary = \"The pump runs at night.\" }")
        == ["label: Night water", "text: The pump runs at night."])
  }

  @Test func `words that others stand beside are part of a text`() {
    #expect(
      swift("nameLabel.text = NSLocalizedString(\"bed.sown\", comment: \"\") + \" Date\"").first
        == "unknown joined: bed.sown")
    #expect(swift("nameLabel.text = NSLocalizedString(\"bed.sown\", comment: \"\") + \"\\n\"") == ["unknown: bed.sown"])
    #expect(
      swift(
        "let kind = NSLocalizedString(\"bed.rose\", comment: \"\"); let a = NSAlert(); a.messageText = \"Water \\(kind)?\""
      )
        == ["unknown joined: bed.rose", "alert-title in 0: Water %@?"])
    #expect(
      swift("let kind = NSLocalizedString(\"bed.rose\", comment: \"\"); nameLabel.text = \"\\(kind) \\(count)\"")
        == ["unknown joined: bed.rose"])
  }
}
