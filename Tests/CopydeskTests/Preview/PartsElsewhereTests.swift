import CopyModel
import CopyProgram
import Testing

@testable import CopyPassage
@testable import CopyReporting
@testable import CopyReview

/// Sets of which some parts stand in the program, in another catalogue, or with the system.
@Suite struct PartsElsewhereTests {
  private func cards(_ program: String, _ catalogs: [String: String], of name: String) throws -> [PreviewCard] {
    let folder = try ScratchFolder()
    try folder.write("a.kt", program)
    for (path, text) in catalogs { try folder.write(path, "<resources>\(text)</resources>") }
    let index = ProgramFiles.index(of: [folder("a.kt")], wrappers: [], jobs: 1)
    var settings = Settings()
    settings.program = index
    settings.wordsOfRun = WordsOfRun(
      files: catalogs.keys.sorted().map { (folder($0), nil) }, wanted: index.keysOfSets)
    let file = ByteBuffer(Array("<resources>\(catalogs[name] ?? "")</resources>".utf8))
    return try Previewer(settings: settings).preview(file, path: folder(name), base: nil).cards
  }

  private static let program = """
    fun f() { AlertDialog.Builder(c).setTitle(R.string.drain).setMessage("The frogs move out.")
      .setPositiveButton(R.string.go, null).setNegativeButton(R.string.stay, null).show() }
    """
  private static let title = "<string name=\"drain\">Drain the pond?</string>"
  private static let buttons = "<string name=\"go\">Drain</string><string name=\"stay\">Keep water</string>"

  @Test func `words in the program and in another catalogue`() throws {
    let catalogs = ["values/a.xml": Self.title, "values/b.xml": Self.buttons]
    let card = try #require(try cards(Self.program, catalogs, of: "values/a.xml").first)
    #expect(card.title?.lines.map(\.text) == ["Drain the pond?"])
    #expect(card.message?.lines.map(\.text) == ["The frogs move out."])
    #expect(card.buttons.map(\.text) == ["Keep water", "Drain"])
    // It is drawn where its title stands, and nothing is said of what others have.
    #expect(card.remarks.isEmpty)
    #expect(try cards(Self.program, catalogs, of: "values/b.xml").isEmpty)
  }

  @Test func `a key that several catalogues have otherwise is open`() throws {
    let catalogs = [
      "values/a.xml": Self.title, "values/b.xml": Self.buttons, "values/c.xml": "<string name=\"go\">Leave</string>",
    ]
    let card = try #require(try cards(Self.program, catalogs, of: "values/a.xml").first)
    #expect(card.buttons.map(\.text) == ["Keep water"])
  }

  @Test func `a question that stands in the program is asked of the buttons of a catalogue`() throws {
    let program = """
      fun f() { AlertDialog.Builder(c).setTitle("Warning!").setMessage("The frogs move out.")
        .setPositiveButton(R.string.go, null).setNegativeButton(R.string.stay, null).show() }
      """
    let text = "<string name=\"go\">OK</string><string name=\"stay\">Cancel</string>"
    let card = try #require(try cards(program, ["values/a.xml": text], of: "values/a.xml").first)
    #expect(card.title?.lines.map(\.text) == ["Warning!"] && card.buttons.map(\.text) == ["Cancel", "OK"])
    #expect(card.remarks.map(\.rule) == ["button-ok-ambiguous"])
  }

  @Test func `a key with dots by the name that is made of it`() throws {
    let program = """
      fun f() { AlertDialog.Builder(c).setTitle(MR.strings.pond_drain).setPositiveButton(MR.strings.go, null).show() }
      """
    let text = "<string name=\"pond.drain\">Drain the pond?</string>" + Self.buttons
    let card = try #require(try cards(program, ["values/a.xml": text], of: "values/a.xml").first)
    #expect(card.title?.lines.map(\.text) == ["Drain the pond?"] && card.buttons.map(\.text) == ["Drain"])
  }

  @Test func `texts below the message`() throws {
    let program = """
      @Composable fun A() { AlertDialog(title = { Text(stringResource(R.string.drain)) },
        text = { Column { Text(stringResource(R.string.frogs)); Text(stringResource(R.string.newts)); Text("So be it.") } },
        confirmButton = { TextButton(onClick = {}) { Text(stringResource(R.string.go)) } }) }
      """
    let text =
      Self.title + Self.buttons
      + "<string name=\"frogs\">Frogs move out.</string><string name=\"newts\">Newts stay.</string>"
    let card = try #require(try cards(program, ["values/a.xml": text], of: "values/a.xml").first)
    let lines = card.message?.lines.map { $0.text.filter { !$0.isNewline } }
    #expect(lines == ["Frogs move out.", "Newts stay.", "So be it."])
    #expect(card.buttons.map(\.text) == ["Drain"])
  }

  @Test func `texts of the system, and entries that name others`() throws {
    let program = """
      fun f() { AlertDialog.Builder(c).setTitle(R.string.drain).setPositiveButton(R.string.yes, null)
        .setNegativeButton(android.R.string.cancel, null).show() }
      """
    let text = Self.title + Self.buttons + "<string name=\"yes\">@string/go</string>"
    let card = try #require(try cards(program, ["values/a.xml": text], of: "values/a.xml").first)
    #expect(card.buttons.map(\.text) == ["Cancel", "Drain"])
    let accepting = program.replacing("R.string.yes", with: "android.R.string.ok")
    let other = try #require(try cards(accepting, ["values/a.xml": text], of: "values/a.xml").first)
    #expect(other.buttons.map(\.text) == ["Cancel", "OK"])
  }

  @Test func `what the system adds stands in the better alert as well`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "a.kt",
      """
      fun f() { AlertDialog.Builder(c).setTitle(R.string.drain).setMessage(R.string.frogs)
        .setPositiveButton(R.string.go, null).setNegativeButton(android.R.string.cancel, null).show() }
      """)
    let text =
      "<string name=\"drain\">Are you sure you want to drain the pond?</string><string name=\"go\">Drain</string>"
      + "<string name=\"frogs\">Please note that the frogs move out.</string>"
    try folder.write("values/a.xml", "<resources>\(text)</resources>")
    let index = ProgramFiles.index(of: [folder("a.kt")], wrappers: [], jobs: 1)
    var settings = Settings()
    (settings.program, settings.setsOfPrograms, settings.readings) = (index, index, index.readings)
    settings.proposes = true
    let found = try FileWorker(settings: settings).outcome(of: folder("values/a.xml")).proposals.first
    let proposal = try #require(found)
    #expect(proposal.new.buttons.map(\.text) == ["Cancel", "Drain"])
    #expect(proposal.new.buttons.map(\.isOfSystem) == [true, false] && proposal.old.buttons.count == 2)
  }

  // MARK: Rules

  private func findings(_ program: String, _ catalogs: [String: String], of name: String) throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write("a.kt", program)
    for (path, text) in catalogs { try folder.write(path, "<resources>\(text)</resources>") }
    let index = ProgramFiles.index(of: [folder("a.kt")], wrappers: [], jobs: 1)
    var settings = Settings()
    (settings.program, settings.setsOfPrograms, settings.readings) = (index, index, index.readings)
    settings.wordsOfRun = WordsOfRun(
      files: catalogs.keys.sorted().map { (folder($0), nil) }, wanted: index.keysOfSets)
    if name == "a.kt" { settings.covered = KnownCopy() }
    return try FileWorker(settings: settings).outcome(of: folder(name)).diagnostics.map(\.rule)
  }

  @Test func `rules about the whole hold across catalogues, each told where its part stands`() throws {
    let buttons = "<string name=\"go\">Continue</string><string name=\"stay\">Cancel</string>"
    let catalogs = ["values/a.xml": Self.title, "values/b.xml": buttons]
    let program = Self.program.replacing("The frogs move out.", with: "Drain the pond?")
    #expect(try findings(program, catalogs, of: "values/b.xml").contains("button-vague"))
    #expect(try !findings(program, catalogs, of: "values/a.xml").contains("button-vague"))
    #expect(try findings(program, catalogs, of: "a.kt").contains("message-redundant"))
    #expect(try !findings(program, catalogs, of: "values/a.xml").contains("message-redundant"))
  }

  @Test func `of a set with a part that nobody knows nothing is missing`() throws {
    let program = Self.program.replacing("\"The frogs move out.\"", with: "text")
      .replacing(".setPositiveButton(R.string.go, null)", with: "")
    let catalogs = ["values/a.xml": Self.title, "values/b.xml": Self.buttons]
    #expect(try findings(program, catalogs, of: "values/a.xml").isEmpty)
  }

  @Test func `words in a program that several alerts share`() throws {
    let program = """
      fun ask(text: String) { AlertDialog.Builder(c).setTitle("Drain the pond?").setMessage(text)
        .setPositiveButton("Drain", null).setNegativeButton("Keep Water", null).show() }
      fun f() { ask("The frogs move out.") }
      fun g() { ask("The newts move out.") }
      """
    let folder = try ScratchFolder()
    try folder.write("a.kt", program)
    let index = ProgramFiles.index(of: [folder("a.kt")], wrappers: [], jobs: 1)
    var settings = Settings()
    (settings.setsOfPrograms, settings.readings, settings.covered) = (index, index.readings, KnownCopy())
    let cards = try Previewer(settings: settings).preview(
      ByteBuffer(Array(program.utf8)), path: folder("a.kt"), base: nil
    ).cards.filter { $0.message != nil }
    #expect(cards.map { $0.message?.lines.map(\.text) } == [["The frogs move out."], ["The newts move out."]])
    #expect(cards.allSatisfy { $0.buttons.map(\.text) == ["Keep Water", "Drain"] })
  }
}
