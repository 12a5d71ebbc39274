import CopyModel
import CopyProgram
import Testing

@testable import CopyPassage
@testable import CopyReview

/// A file with too few buttons to show a habit follows that of the whole run.
@Suite struct HouseCaseTests {
  private static let buttons = """
    "drain" = "Drain the pond";
    "plant" = "Plant more reeds";
    """
  private static let program = """
    func f() {
      button.setTitle(NSLocalizedString("drain", comment: ""), for: .normal)
      other.setTitle(NSLocalizedString("plant", comment: ""), for: .normal)
    }
    """

  /// What is said of the buttons beside a file of labels.
  private func findings(labels: (Int) -> String) throws -> [String] {
    let folder = try ScratchFolder()
    let texts = (1...50).map { "\"pond\($0).label\" = \"\(labels($0))\";" }.joined(separator: "\n")
    try folder.write("en.lproj/Labels.strings", texts)
    try folder.write("en.lproj/Buttons.strings", Self.buttons)
    try folder.write("a.swift", Self.program)
    let index = ProgramFiles.index(of: [folder("a.swift")], wrappers: [], jobs: 1)
    var settings = Settings()
    (settings.program, settings.setsOfPrograms, settings.readings) = (index, index, index.readings)
    let paths = ["en.lproj/Buttons.strings", "en.lproj/Labels.strings"].map { folder($0) }
    settings.wordsOfRun = WordsOfRun(files: paths.map { ($0, nil) })
    let found = try FileWorker(settings: settings).outcome(of: paths[0]).diagnostics
    return found.filter { $0.rule == "button-capitalization" }
      .map { ([$0.severity.name] + $0.notes).joined(separator: " / ") }
  }

  private static let numbers = ["frogs", "newts", "reeds", "stones", "lilies"]

  @Test func `where hardly any text is in title style, it is told once`() throws {
    let found = try findings {
      "Count the \(Self.numbers[$0 % 5]) near bank \(Character(Unicode.Scalar(UInt8(96 + $0 % 26 + 1))))"
    }
    #expect(found == ["note / 52 of 52 short texts of the project are written so. " + Self.hint])
  }

  @Test func `where many are, each is told`() throws {
    let found = try findings {
      $0 % 4 == 0 ? "Bank \(Self.numbers[$0 % 5].capitalized) \($0)" : "Count the \(Self.numbers[$0 % 5]) \($0)"
    }
    #expect(found == ["warning", "warning"])
  }

  private static let hint = "If that is the style of the house, write “case: sentence” in the configuration."
}
