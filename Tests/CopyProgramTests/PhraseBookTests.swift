import CopyProgram
import Testing

/// Enums that stand for the texts of an app, and functions that give the text of a case.
@Suite("Books of phrases")
struct PhraseBookTests {
  private static let phrases = """
    enum Phrase { case ask, loss, stop, racks, glazed, empty, open(String) }
    extension Phrase { var words: String { PhraseBook.shared.words(for: self) } }
    protocol PhraseBookType { func words(for phrase: Phrase) -> String }
    final class PhraseBook: PhraseBookType {
      static let shared: PhraseBookType = PhraseBook()
      func words(for phrase: Phrase) -> String {
        return switch phrase {
        case .open(let words): words
        case .ask: NSLocalizedString("Stop the firing?", comment: "")
        case .loss: NSLocalizedString("The bowls crack.", comment: "")
        case .stop: NSLocalizedString("Stop Firing", comment: "")
        case .racks: NSLocalizedString("Kilns and Racks", comment: "")
        case .glazed: NSLocalizedString("Glazed bowls", comment: "")
        case .empty: NSLocalizedString("Nothing on the rack", comment: "")
        }
      }
    }
    extension Text { init(_ phrase: Phrase) { self.init(phrase.words) } }
    extension Button where Label == Text {
      init(_ phrase: Phrase, role: ButtonRole? = nil, action: @escaping () -> Void) { self.init(phrase.words, role: role, action: action) }
    }
    """

  private static let view = """
    struct KilnView: View { @State var asks = false; var body: some View {
      List {
        Text(.glazed)
        Text(.empty)
      }
        .navigationTitle(Phrase.racks.words)
        .alert(Phrase.ask.words, isPresented: $asks) {
          Button(.stop, role: .destructive) { stop() }
        } message: { Text(.loss) }
    } }
    """

  @Test func `a case that is named shows its own text, and a part that shows any shows none`() {
    let uses = Set(Reading.joined([(Self.phrases, .swift), (Self.view, .swift)]))
    #expect(
      uses == [
        "unknown: Glazed bowls", "unknown: Nothing on the rack", "label: Kilns and Racks",
        "alert-title in 0: Stop the firing?", "button in 0: Stop Firing", "alert-message in 0: The bowls crack.",
      ])
  }

  @Test func `of states that nobody names each may show`() {
    let program = """
      enum Sail {
        case torn, wet
        var words: String {
          switch self {
          case .torn: "The sail is torn."
          case .wet: "The sail is wet."
          }
        }
      }
      class Boat: UIViewController {
        func load() { store.fetch { [weak self] result in self?.tell(result.sail) } }
        func tell(_ sail: Sail) {
          let alert = UIAlertController(title: sail.words, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    let sets = Reading.textsOfSets([(program, .swift)])
    #expect(Set(sets) == [["The sail is torn.", "OK"], ["The sail is wet.", "OK"]])
  }

  @Test func `clauses that name several cases hold for each of them`() {
    let program = """
      enum Sail { case torn, ripped, wet, sold }
      struct Wording {
        static func title(_ sail: Sail) -> String {
          switch sail { case .torn, .ripped: return "Mend the sail?"; case .wet: return "Dry the sail?"; default: return "Buy a sail?" } }
        static func text(_ sail: Sail) -> String {
          switch sail { case .torn: return "It is torn."; case .ripped, .wet: return "It is wet."; case .sold: return "It is gone." } }
      }
      class Boat: UIViewController {
        func ask(_ sail: Sail) {
          let alert = UIAlertController(title: Wording.title(sail), message: Wording.text(sail), preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
        func one() { ask(.torn) }
        func two() { ask(.ripped) }
        func three() { ask(.sold) }
      }
      """
    let sets = Set(Reading.textsOfSets([(program, .swift)]))
    let wanted: Set<Set<String>> = [
      ["Mend the sail?", "It is torn.", "OK"], ["Mend the sail?", "It is wet.", "OK"],
      ["Buy a sail?", "It is gone.", "OK"],
    ]
    #expect(wanted.isSubset(of: sets))
    #expect(!sets.contains { $0.isSuperset(of: ["Mend the sail?", "It is gone."]) })
  }

  @Test func `of Kotlin’s enums and of what is added to them`() {
    let program = """
      enum class Phrase { ASK, LOSS, STOP, BACK }
      val Phrase.text: String
        @Shown get() = when (this) {
          Phrase.LOSS -> "The bowls crack."
          Phrase.BACK -> "Keep Firing"
          else -> "Kiln"
        }
      object Book { fun words(phrase: Phrase) = when (phrase) { Phrase.ASK -> "Stop the firing?"; Phrase.STOP -> "Stop Firing"; else -> "Kiln" } }
      class KilnFragment : Fragment() {
        fun ask() {
          AlertDialog.Builder(context).setTitle(Book.words(Phrase.ASK)).setMessage(Phrase.LOSS.text)
            .setPositiveButton(Book.words(Phrase.STOP), null).setNegativeButton(Phrase.BACK.text, null).show()
        }
      }
      """
    #expect(
      Reading.joined([(program, .kotlin)]) == [
        "alert-title in 0: Stop the firing?", "alert-message in 0: The bowls crack.", "button in 0: Stop Firing",
        "button in 0: Keep Firing",
      ])
  }

  @Test(
    "of very many titles that one call may show nobody knows which",
    arguments: [(3, 3), (40, 0)])
  func crowdedPlace(_ count: Int, _ told: Int) {
    let cases = (0..<count).map { "    case .kind\($0): \"Sail number \($0)\"" }.joined(separator: "\n")
    let program = """
      enum Sail { case \((0..<count).map { "kind\($0)" }.joined(separator: ", "))
        var words: String {
          switch self {
      \(cases)
          }
        }
      }
      class Boat: UIViewController {
        func tell(_ sail: Sail) {
          let alert = UIAlertController(title: sail.words, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    #expect(Reading.joined([(program, .swift)]).count { $0.hasPrefix("alert-title") } == told)
  }
}
