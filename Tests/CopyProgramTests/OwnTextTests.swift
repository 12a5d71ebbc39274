import CopyModel
import CopyProgram
import CopyText
import Testing

/// Texts that the project’s own initialisers, properties, and functions give.
@Suite("Texts by the project’s own")
struct OwnTextTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }

  private func alert(_ title: String, _ message: String, _ button: String = "\"Sow\"") -> String {
    """
    final class SeedController: UIViewController {
      let name: String
      func ask() {
        let alert = UIAlertController(title: \(title), message: \(message), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: \(button), style: .default))
        present(alert, animated: true)
      }
    }
    """
  }

  // MARK: Initialisers

  @Test(arguments: [
    "self = String(localized: key, bundle: Bundle(for: Marker.self))",
    "self.init(localized: key, bundle: .module)",
    "let found = NSLocalizedString(key, comment: \"\")\nself = String(format: found, 3)",
    "if isLong { self = NSLocalizedString(key, comment: \"\"); return }\nself.init(localized: key)",
  ])
  func `a key that an initialiser of String looks up`(body: String) {
    let found = swift(
      "extension String { init(inGarden key: StaticString) { \(body) } }",
      alert("String(inGarden: \"sow\")", "String(inGarden: \"sow.why\")", "String(inGarden: \"sow.now\")"))
    #expect(Reading.isOneSet(["sow", "sow.why", "sow.now"], of: found))
  }

  @Test func `an initialiser that hands on to another one`() {
    let found = swift(
      """
      extension String {
        init(seed key: String) { self.init(inGarden: key) }
        init(inGarden key: String) { self = NSLocalizedString(key, comment: "") }
      }
      """, alert("String(seed: \"sow\")", "String(seed: \"sow.why\")"))
    #expect(Reading.isOneSet(["sow", "sow.why", "Sow"], of: found))
  }

  private static let keys = """
    enum SeedKey: String { case head = "seed.head", note = "seed.note" }
    extension String { init(_ key: SeedKey) { self = NSLocalizedString(key.rawValue, comment: "") } }
    """

  @Test func `a key that is a case, by what the case is written as`() {
    let found = swift(Self.keys, alert("String(.head)", "String(SeedKey.note)"))
    #expect(Reading.isOneSet(["seed.head", "seed.note", "Sow"], of: found))
    #expect(found.count { $0.hasSuffix("seed.head") } == 1)
  }

  @Test func `of a value of another type an initialiser says nothing`() {
    #expect(!swift(Self.keys, alert("String(count)", "\"Sow them?\"")).contains { $0.hasSuffix("seed.head") })
  }

  @Test func `what a file of that name has is no text`() {
    let found = swift(
      """
      extension String {
        init?(asset name: String) {
          guard let data = NSDataAsset(name: name)?.data else { return nil }
          self.init(data: data, encoding: .utf8)
        }
      }
      """, alert("\"Sow them?\"", "String(asset: \"Seeds\")"))
    #expect(!found.contains { $0.hasSuffix(": Seeds") })
  }

  @Test func `texts and buttons by initialisers of Text`() {
    let found = swift(
      """
      extension Text {
        init(garden key: LocalizedStringKey) { self.init(key, bundle: .module) }
        init(marked: String, font: Font) {
          let words = Self.marked(marked, font)
          self.init(words)
        }
      }
      """,
      """
      struct Seeds: View {
        var body: some View {
          List {}.alert("Sow them?", isPresented: $asks) {
            Button(role: .destructive) { sow() } label: { Text(garden: "Sow") }
            Button(role: .cancel) {} label: { Text(garden: "Keep") }
          } message: { Text(marked: "They grow at once.", font: .body) }
        }
      }
      """)
    #expect(Reading.isOneSet(["Sow them?", "Sow", "Keep", "They grow at once."], of: found))
  }

  // MARK: Properties

  private static let recasing = """
    extension String {
      var bigFirst: String { prefix(1).uppercased() + dropFirst() }
      var firstBig: String {
        guard let first else { return self }
        return String(first).uppercased() + String(self.dropFirst())
      }
      func withBigFirst() -> String { return self.prefix(1).capitalized + self.dropFirst() }
      var asked: String { self + "?" }
    }
    """

  @Test(arguments: ["bigFirst", "firstBig", "withBigFirst()", "uppercased()", "capitalized"])
  func `a text of which only the capitals change`(property: String) {
    let words = """
      enum Words {
        static let head = NSLocalizedString("sow", comment: "")
        static var note: String { NSLocalizedString("sow.why", comment: "") }
      }
      """
    let found = swift(Self.recasing, words, alert("Words.head.\(property)", "Words.note.\(property)"))
    #expect(Reading.isOneSet(["sow", "sow.why", "Sow"], of: found))
    #expect(!found.contains { $0.contains("joined") })
  }

  @Test func `what is added to all kinds of strings, and a String that answers for more`() {
    let found = swift(
      "extension StringProtocol { var bigFirst: String { prefix(1).uppercased() + dropFirst() } }",
      "extension String: Seed {}",
      alert(
        "NSLocalizedString(\"sow\", comment: \"\").bigFirst", "String(NSLocalizedString(\"why\", comment: \"\"))"))
    #expect(Reading.isOneSet(["sow", "why", "Sow"], of: found))
  }

  @Test func `a text that gets more is no whole one`() {
    let found = swift(Self.recasing, alert("NSLocalizedString(\"sow\", comment: \"\").asked", "\"Now?\""))
    #expect(found.contains { $0.hasSuffix("joined: sow") })
  }

  // MARK: Generated functions

  @Test(arguments: [
    "name", "self.name", "list.joined(separator: \", \")",
    "beds.map(\\.name).joined(separator: \" and \")", "\"\\(count) km\"",
  ])
  func `what is put into a generated text is not the text`(given: String) {
    let facts = Reading.facts(alert("\"Sow them?\"", "L10n.Seeds.note(\(given))"), .swift)
    let uses = ProgramIndex.joined([facts])[0].uses.filter { $0.role == .alertMessage }
    #expect(uses.map { $0.copy.accessor != 0 && $0.copy.key == 0 } == [true])
  }

  @Test func functionsOfGeneratedTypesAreKnownByTheWholeWayToThem() {
    let made = """
      enum L10n {
        enum Kelp { enum Failed { static func message(_ p1: Any) -> String { L10n.tr("a", "kelp.failed.message", p1) } } }
        enum Reef { enum Failed { static func message(_ p1: Any) -> String { L10n.tr("a", "reef.failed.message", p1) } } }
      }
      """
    let facts = ["Kelp", "Reef"].map { name in
      Reading.facts(alert("\"Swim back?\"", "L10n.\(name).Failed.message(fault.reason)"), .swift)
    }
    let all = ProgramIndex.joined([Reading.facts(made, .swift)] + facts)
    let shown = all.flatMap(\.uses).filter { $0.role == .alertMessage }.map(\.copy.accessor)
    #expect(Set(shown).count == 2)
    #expect(!shown.contains(0))
  }
}
