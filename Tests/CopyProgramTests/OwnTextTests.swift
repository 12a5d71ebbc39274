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
}
