import Testing

/// Alerts that the project draws itself.
@Suite struct OwnAlertTests {
  private static let popup = """
    final class KilnPopupView: UIView {
      private let titleLabel = UILabel()
      private let detailLabel = UILabel()
      private let fireButton = UIButton()
      init(heading: String, detail: String, fire: String) {
        super.init(frame: .zero)
        detailLabel.text = detail
        titleLabel.text = heading
        fireButton.setTitle(fire, for: .normal)
      }
    }
    """

  @Test func labelsOfAViewAreAnAlertWhereItIsMade() {
    let use = """
      func ask() { KilnPopupView(heading: "Fire the kiln?", detail: "It stays hot until noon.", fire: "Fire Kiln").show() }
      """
    #expect(
      Reading.joined([(Self.popup, .swift), (use, .swift)]) == [
        "alert-message in 0: It stays hot until noon.", "alert-title in 0: Fire the kiln?", "button in 0: Fire Kiln",
      ])
  }

  @Test func whatAMethodPutsThereIsAnAlertAsWell() {
    let program = Self.popup.replacing("init(heading", with: "func fill(heading").replacing(
      "super.init(frame: .zero)", with: "")
    let use = """
      func ask(_ popup: KilnPopupView) { popup.fill(heading: "Fire the kiln?", detail: "It stays hot.", fire: "Fire") }
      """
    #expect(Reading.joined([(program, .swift), (use, .swift)]).count { $0.contains(" in ") } == 3)
  }

  @Test func viewsOfSwiftUIAreAlertsByTheirNames() {
    let body = """
      : View {
        let clay: LocalizedStringKey
        var body: some View {
          VStack {
            Text("Break the pot?").font(.headline)
            Text(clay)
            Button("Break Pot", role: .destructive) { smash() }
            Button("Keep") { close() }
          }
        }
      }
      struct Shelf: View { var body: some View { NAME(clay: "Its clay is used again.") } }
      """
    let uses = { (name: String) in
      Reading.joined([("struct " + name + body.replacing("NAME", with: name), .swift)])
    }
    #expect(
      uses("BreakPotDialog") == [
        "alert-title in 0: Break the pot?", "alert-message in 0: Its clay is used again.",
        "button in 0: Break Pot", "button in 0: Keep",
      ])
    for other in ["PotCard", "AlertRow", "PotDialogSettings", "PotView"] {
      #expect(!uses(other).contains { $0.contains(" in ") }, "\(other)")
    }
  }

  @Test func rowsAndListsAreNoAlerts() {
    let program = """
      struct GlazeAlertView: View {
        @State var isLoud = true
        var body: some View {
          Text("Alerts of the kiln"); Text("They come by day.")
          Toggle("Play a bell", isOn: $isLoud)
          Button("Ring") { ring() }
        }
      }
      struct ChooseGlazeDialog: View {
        var body: some View {
          Text("Glazes"); Text("All of them are safe."); Text("Some are new.")
          Button("Take One") { take() }
        }
      }
      """
    #expect(!Reading.joined([(program, .swift)]).contains { $0.contains(" in ") || $0.contains("alert") })
  }

  @Test func aButtonThatManyViewsHaveIsNoAlert() {
    let program = """
      struct WheelButton { let title: String }
      struct WheelStuckAlert: View {
        let button: WheelButton
        var body: some View {
          Text("The wheel is stuck"); Text("Clay is under it.")
          Button(button.title) { clean() }
        }
      }
      func tools() { show(WheelButton(title: "Sharpen")) }
      func stuck() { show(WheelStuckAlert(button: WheelButton(title: "Clean Wheel"))) }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(uses.contains("button in 0: Clean Wheel"))
    #expect(!uses.contains { $0.hasSuffix("in 0: Sharpen") || $0.hasSuffix("in 1: Sharpen") })
  }

  @Test func statementsFillTheAlertOfAVariable() {
    let program = """
      final class PotAlert: UIViewController {
        var heading: String?
        func addAction(_ title: String, isLoud: Bool = false) { let button = UIButton(); button.setTitle(title, for: .normal) }
        override func viewDidLoad() { headingLabel.text = heading }
      }
      func ask() {
        let alert = PotAlert()
        alert.heading = "Break the pot?"
        alert.addAction("Break", isLoud: true)
        alert.addAction("Keep")
        alert.show()
      }
      """
    #expect(
      Reading.isOneSet(["Break the pot?", "Break", "Keep"], of: Reading.joined([(program, .swift)]), isClosed: false))
  }

  @Test func whatObjectsAskTheirMakersAdd() {
    let program = """
      protocol KilnAlert: AnyObject { var title: String? { get set }; var steps: [KilnStep] { get set } }
      struct KilnStep { let title: String }
      class KilnColdAlert: KilnAlert {
        var title: String? = "The kiln is cold"
        var steps = [KilnStep]()
        init() { steps.append(KilnStep(title: "Light It")) }
      }
      class Quiet: UIAlertController {}
      func present(_ alert: KilnAlert) {
        let shown = Quiet(title: alert.title, message: nil, preferredStyle: .alert)
        alert.steps.forEach { step in shown.addAction(UIAlertAction(title: step.title, style: .default)) }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(uses.contains("alert-title in 1: The kiln is cold"))
    #expect(uses.contains("button in 1: Light It"))
  }

  @Test func makersOfTheSystemsAlertsAreFollowed() {
    let program = """
      extension NSAlert {
        convenience init(asking title: String, by buttons: [String]) {
          self.init()
          messageText = title
          buttons.forEach { addButton(withTitle: $0) }
        }
      }
      func ask() { let alert = NSAlert(asking: "Sell the bowl?", by: ["Sell Bowl", "Keep"]); alert.runModal() }
      extension AlertState {
        static let drop = Self { TextState("Drop the bowl?") } actions: { ButtonState { TextState("Drop") } }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(Reading.isOneSet(["Sell the bowl?", "Sell Bowl", "Keep"], of: uses))
    #expect(Reading.isOneSet(["Drop the bowl?", "Drop"], of: uses))
  }

  @Test func propertiesOfAKnownTypeSayWhatTheyShow() {
    let program = """
      class Kiln {
        var question: UIAlertController?
        var told: UNMutableNotificationContent?
        func hot() { self.question?.message = "The kiln burns" }
        func cold(_ request: UNNotificationRequest) {
          told = request.content.mutableCopy() as? UNMutableNotificationContent
          told?.title = "Kiln"
          told?.body = "It is cold now."
        }
        func draw(_ row: Row) { row.message = "Pots of today"; _ = "\\(Clock.text(of: day)) h" }
      }
      """
    #expect(
      Reading.joined([(program, .swift)]).filter { !$0.contains(" h") } == [
        "alert-message: The kiln burns", "notification-title in 0?: Kiln", "notification-body in 0?: It is cold now.",
      ])
  }

  @Test func namesMadeOfKeysTakeWhatIsPutIn() {
    let program = """
      func ask(_ pot: String) {
        let a = UIAlertController(title: L10n.Pot.broken(pot), message: "It fell.", preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "Glue It", style: .default))
      }
      """
    #expect(Reading.isOneSet(["It fell.", "Glue It"], of: Reading.joined([(program, .swift)])))
    #expect(Reading.facts(program, .swift).uses.contains { $0.role == .alertTitle && $0.copy.accessor != 0 })
  }

  @Test func wrappersShowTheCaseThatTheyAreGiven() {
    let program = """
      enum Fault { case cracked, crooked
        var title: String {
          switch self {
          case .cracked: "The pot cracked"
          case .crooked: "The pot is crooked"
          }
        }
        var advice: String {
          switch self {
          case .cracked: return "Use less heat."
          default: return "Turn it slowly."
          }
        }
      }
      func warn(of fault: Fault) {
        let a = UIAlertController(title: fault.title, message: fault.advice, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "Go On", style: .default))
      }
      func fire() { warn(of: .cracked) }
      """
    let uses = Reading.joined([(program, .swift)])
    let cracked = uses.filter { $0.hasSuffix("The pot cracked") }
    #expect(Reading.isOneSet(["The pot cracked", "Use less heat.", "Go On"], of: uses) && !cracked.isEmpty)
    #expect(!Reading.isOneSet(["The pot cracked", "Turn it slowly."], of: uses, isClosed: false))
  }

  @Test func logsAreNoCasesOfTheirName() {
    let program = """
      enum Notice { case fatalError(String); var text: String { switch self { case .fatalError(let text): text } } }
      func show(_ notice: Notice) { _ = Alert(title: Text(notice.text)) }
      func draw() { fatalError("No clay here") }
      """
    #expect(!Reading.joined([(program, .swift)]).contains { $0.contains("No clay here") })
  }
}
