import Testing

/// Alerts that a view controller of the project draws, and others that it is the base of.
@Suite struct OwnControllerTests {
  private static let base = """
    open class AlertController: UIViewController {
      private let actionString: String
      private let mayCancel: Bool
      private let cancelString: String?
      public var contentView = UIView()
      public init(title: String, action: String, mayCancel: Bool = true, cancelString: String? = nil, handler: (() -> Void)?) {
        actionString = action
        self.mayCancel = mayCancel
        self.cancelString = cancelString
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }
      override open func viewDidLoad() {
        let titleLabel = ReefLabel()
        titleLabel.text = title
        alertView.addSubview(titleLabel)
        alertView.addSubview(contentView)
        actionButton = UIButton(type: .system)
        actionButton.setTitle(actionString, for: .normal)
        alertView.addSubview(actionButton)
        cancelButton = UIButton(type: .system)
        cancelButton.setTitle(cancelString ?? "Stay Here", for: .normal)
        if mayCancel { alertView.addSubview(cancelButton) }
      }
    }
    """
  private static let text = """
    public class TextController: AlertController {
      public convenience init(title: String, message: String, action: String, mayCancel: Bool = true, handler: (() -> Void)?) {
        let attributed = NSAttributedString(string: message)
        self.init(title: title, message: attributed, action: action, mayCancel: mayCancel, handler: handler)
      }
      public init(title: String, message: NSAttributedString, action: String, mayCancel: Bool = true, handler: (() -> Void)?) {
        let label = ReefLabel()
        label.attributedText = message
        super.init(title: title, action: action, mayCancel: mayCancel, handler: handler)
        contentView = label
      }
    }
    """
  private static let use = """
    class Diver: UIViewController {
      func dive() { present(AlertController(title: "Dive now?", action: "Dive", handler: { go() }), animated: true) }
      func leave() {
        let alert = TextController(title: "Leave the reef?", message: "The boat is full.", action: "Swim Home") { go() }
        present(alert, animated: true)
      }
      func wait() {
        let alert = TextController(
          title: "The tide is out", message: "The reef is dry.", action: "Wait Here", mayCancel: false) { go() }
        present(alert, animated: true)
      }
    }
    """
  private let uses = Reading.joined([(Self.base, .swift), (Self.text, .swift), (Self.use, .swift)])

  @Test func whatAControllerIsMadeOfIsItsAlert() {
    #expect(Reading.isOneSet(["Dive now?", "Dive", "Stay Here"], of: uses, isClosed: false))
  }

  @Test func theTextOfAControllerBelowIsItsMessage() {
    #expect(
      Reading.isOneSet(["Leave the reef?", "The boat is full.", "Swim Home", "Stay Here"], of: uses, isClosed: false))
    #expect(uses.contains { $0.hasPrefix("alert-message in ") && $0.hasSuffix(": The boat is full.") })
  }

  @Test func aButtonThatIsNotPutIntoTheAlertIsNoneOfIt() {
    #expect(Reading.isOneSet(["The tide is out", "The reef is dry.", "Wait Here"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["The tide is out", "Stay Here"], of: uses, isClosed: false))
  }
}

/// Alerts of SwiftUI that are given functions by their names.
@Suite struct ReferenceTests {
  @Test func functionsThatAnAlertIsGivenAreItsButtonsAndItsMessage() {
    let program = """
      struct ReefView: View {
        var body: some View {
          Text("Reef").alert(
            "Plant the kelp?", isPresented: $asks, presenting: kind, actions: buttons, message: note)
        }
      }
      extension ReefView {
        @ViewBuilder func buttons(_ kind: Kind) -> some View {
          Button("Plant Kelp") { plant() }
          Button("Leave It", role: .cancel) {}
        }
        func note(_ kind: Kind) -> some View { Text("It grows for a year.") }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    let all = ["Plant the kelp?", "It grows for a year.", "Plant Kelp", "Leave It"]
    #expect(Reading.isOneSet(all, of: uses, isClosed: false))
  }
}
