import CopyModel
import CopyProgram
import CopyText
import TestSupport
import Testing

@testable import CopyPassage

/// Sets that keys name, and programs that show their texts in views which are no alerts.
@Suite struct NamedElsewhereTests {
  private static let keys = ["kiln_error_title", "kiln_error_message", "kiln_error_button"]
  private static let texts = ["The Kiln Is Cold", "Its fire went out in the night.", "Light Fire"]

  private func sets(_ program: String, _ dialect: ProgramDialect, path: String = "Kiln") -> [CopySet] {
    let table = EmbeddedFile(named: "shared/calls.tsv").map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let buffer = ByteBuffer(program.utf8)
    let facts = withExtendedLifetime(buffer) {
      ProgramReader.facts(of: buffer.bytes, path: path, dialect, CallTable(table, for: dialect))
    }
    let index = ProgramIndex([facts])
    let catalog = SampleCatalog.make(zip(Self.keys, Self.texts).map { (key: $0, comment: "", value: $1) })
    var inference = RoleInference()
    inference.program = index
    let roles = inference.guesses(for: catalog)
    return SetBuilder.sets(in: catalog, roles: roles, patterns: [], program: index).filter { $0.call < 0 }
  }

  private func view(_ name: String) -> String {
    """
    struct \(name): View {
      var body: some View {
        Text("kiln_error_title"); Text("kiln_error_message"); Text("More"); Text("Less")
      }
    }
    """
  }

  @Test func rowsBannersAndScreensAreNoAlerts() {
    for name in ["KilnBanner", "KilnErrorScreen", "KilnRow", "KilnCard"] {
      #expect(sets(view(name), .swift).isEmpty, "\(name)")
    }
    #expect(!sets(view("KilnWarning"), .swift).isEmpty)
  }

  @Test func cellsOfATableAreNone() {
    let program = """
      func fill(_ cell: UITableViewCell) {
        cell.textLabel?.text = NSLocalizedString("kiln_error_title", comment: "")
        cell.detailTextLabel?.text = NSLocalizedString("kiln_error_message", comment: "")
      }
      """
    #expect(sets(program, .swift).isEmpty)
  }

  @Test func layoutsOfFragmentsAreNone() {
    let layout = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <TextView android:text="@string/kiln_error_title" />
        <TextView android:text="@string/kiln_error_message" />
      </LinearLayout>
      """
    #expect(sets(layout, .layout, path: "res/layout/fragment_kiln.xml").isEmpty)
    #expect(!sets(layout, .layout, path: "res/layout/kiln.xml").isEmpty)
  }
}
