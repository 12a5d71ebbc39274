import CopyProgram
import Testing

/// Choices that ask of one thing in several places: what stands under different cases never stands together.
@Suite("Choices")
struct ChoiceTests {
  /// The sets of a program, each with its texts.
  private func sets(_ program: String) -> Set<Set<String>> {
    var found: [Substring: Set<String>] = [:]
    for line in Reading.joined([(program, .swift)]) {
      guard let part = line.firstMatch(of: #/ in (\d+)\??(?: joined)?: (.*)/#) else { continue }
      found[part.1, default: []].insert(String(part.2))
    }
    return Set(found.values)
  }

  private static let warning = """
    enum Warning { case dry(Int), frost
      var title: String {
        switch self {
        case .dry(let days): return "The bed is dry"
        case .frost: return "Frost is near"
        } }
      var more: String {
        switch self {
        case .frost: return "Cover the bed."
        default: return "Water it."
        } } }
    """

  @Test func `of a view and of a property`() {
    let view = """
      struct Bed: View { @State var warning: Warning?; var body: some View { List {}.alert(item: $warning) { warning in
        switch warning {
        case .dry(_): return Alert(title: Text(warning.title), message: Text(warning.more), dismissButton: .default(Text("Water")))
        case .frost: return Alert(title: Text(warning.title), message: Text(warning.more), dismissButton: .default(Text("Cover")))
        } } } }
      """
    #expect(
      sets(Self.warning + "\n" + view) == [
        ["The bed is dry", "Water it.", "Water"], ["Frost is near", "Cover the bed.", "Cover"],
      ])
  }

  @Test func `a message of two texts side by side is one message`() {
    let program = #"""
      func f() { let what = NSLocalizedString("The bed is dry.", comment: "")
        let more = isDay ? NSLocalizedString("Water it tonight.", comment: "") : NSLocalizedString("Water it.", comment: "")
        let alert = UIAlertController(title: "No water", message: "\(what) \(more)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Water", style: .default)) }
      """#
    #expect(sets(program) == [["No water", "The bed is dry.", "Water"]])
  }

  @Test func `a button that each of several alerts shows`() {
    let view = """
      struct Bed: View { @State var warning: Warning?; var body: some View { List {}.alert(item: $warning) { warning in
        let close = Alert.Button.cancel(Text("Close"))
        switch warning {
        case .dry(_): return Alert(
          title: Text("Water the bed?"), primaryButton: .default(Text("Water")), secondaryButton: close)
        default: return Alert(title: Text("Frost is near"), dismissButton: close)
        } } } }
      """
    #expect(sets(view) == [["Water the bed?", "Water", "Close"], ["Frost is near", "Close"]])
  }

  @Test func `of two properties, one of which names only some cases`() {
    let view = """
      func show(_ warning: Warning) { let alert = NSAlert()
        alert.messageText = warning.title; alert.informativeText = warning.more; alert.runModal() }
      """
    #expect(
      sets(Self.warning + "\n" + view) == [["The bed is dry", "Water it."], ["Frost is near", "Cover the bed."]])
  }
}
