import Foundation
import Testing

/// The field names of reports and their order, which scripts and editors rely on.
@Suite struct ContractTests {
  private static let diagnostic = [
    "rule", "severity", "message", "path", "line", "column", "endLine", "endColumn", "byteOffset", "byteLength", "id",
    "key", "group", "locale", "role", "roleEvidence", "text", "suggestions", "notes", "fingerprint",
  ]
  private static let inspection = [
    "id", "path", "line", "column", "key", "locale", "value", "role", "roleEvidence", "roleConfidence", "group", "form",
    "formConfidence", "casing", "terminal", "titleCase", "sentenceCase", "width", "expansion",
  ]
  /// An alert with a fault in each part, as a catalogue.
  private static let catalog = """
    /* Title of the alert */
    "photo.delete.title" = "Delete This Photo?";
    /* Message of the alert; \u{1D49C} */
    "photo.delete.message" = "This can't be \\"undone\\"...";
    /* Button */
    "photo.delete.yesButton" = "Yes";
    "broken = "x";

    """

  private func run(_ line: String, input: String = "") throws -> BuiltCommand.Result {
    let folder = try TemporaryFolder()
    try Data(Self.catalog.utf8).write(to: folder.url.appending(path: "a.strings"))
    return try withExtendedLifetime(folder) {
      try BuiltCommand.run(shell: line, input: Data(input.utf8), in: folder.url)
    }
  }

  /// The fields of the contract in its order; others may stand between.
  private func contractual(_ object: OrderedJSON, _ fields: [String]) -> [String] {
    object.keys.filter { fields.contains($0) }
  }

  @Test func reportAsJSON() throws {
    let report = try OrderedJSON(try run("copydesk a.strings --format json").output.asText)
    #expect(report.keys == ["version", "diagnostics", "proposals", "summary"])
    #expect(report["version"]?.int == 1)
    #expect(report["summary"]?.keys == ["files", "strings", "errors", "warnings", "notes", "malformed"])
    let diagnostics = try #require(report["diagnostics"]?.elements)
    #expect(diagnostics.count >= 5)
    for diagnostic in diagnostics { #expect(contractual(diagnostic, Self.diagnostic) == Self.diagnostic) }
    let suggestions = diagnostics.flatMap { $0["suggestions"]?.elements ?? [] }
    #expect(!suggestions.isEmpty)
    for suggestion in suggestions {
      #expect(suggestion.keys.filter { $0 != "doubt" } == ["text", "safe", "edits", "width"])
    }
    for edit in suggestions.flatMap({ $0["edits"]?.elements ?? [] }) {
      #expect(edit.keys == ["byteOffset", "byteLength", "text"])
    }
  }

  @Test func summaryCountsWhatIsPrinted() throws {
    let report = try OrderedJSON(try run("copydesk a.strings --format json").output.asText)
    let diagnostics = report["diagnostics"]?.elements ?? []
    let broken = diagnostics.filter { $0["rule"]?.text == "catalog-malformed" }.count
    func count(_ severity: String) -> Int { diagnostics.filter { $0["severity"]?.text == severity }.count }
    #expect(report["summary"]?["files"]?.int == 1)
    #expect(report["summary"]?["malformed"]?.int == broken)
    #expect(report["summary"]?["errors"]?.int == count("error") - broken)
    #expect(report["summary"]?["warnings"]?.int == count("warning"))
    #expect(report["summary"]?["notes"]?.int == count("note"))
  }

  @Test func jsonLinesAreTheDiagnosticsOfJSON() throws {
    let whole = try OrderedJSON(try run("copydesk a.strings --format json").output.asText)
    let lines = try run("copydesk a.strings --format jsonl").output.asText.split(separator: "\n")
    #expect(try lines.map { try OrderedJSON(String($0)) } == whole["diagnostics"]?.elements)
  }

  /// Offsets name exactly the words at fault in the file as it lies on disk.
  @Test func offsetsNameTheWords() throws {
    let report = try OrderedJSON(try run("copydesk a.strings --format json").output.asText)
    let bytes = Array(Self.catalog.utf8)
    for diagnostic in report["diagnostics"]?.elements ?? [] where diagnostic["key"]?.text != nil {
      let offset = try #require(diagnostic["byteOffset"]?.int)
      let length = try #require(diagnostic["byteLength"]?.int)
      let written = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      #expect(written.replacing("\\", with: "") == diagnostic["words"]?.text)
      let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
      #expect(diagnostic["line"]?.int == line)
    }
  }

  /// Where a file has no entry to point at, the fields are there, and null.
  @Test func missingValuesAreNull() throws {
    let output = try run("copydesk --role button --format jsonl", input: "Try again\n").output.asText
    let diagnostic = try OrderedJSON(output.trimmingCharacters(in: .newlines))
    for field in ["id", "key", "group"] { #expect(diagnostic[field] == .null) }
    #expect(diagnostic["path"]?.text == "-")
  }

  @Test func inspectionAsJSONLines() throws {
    let result = try run("copydesk inspect a.strings --format jsonl")
    let lines = result.output.asText.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { #expect(contractual(try OrderedJSON(String(line)), Self.inspection) == Self.inspection) }
    #expect(result.status == 2)
  }

  /// The status tells the same whatever is printed.
  @Test(arguments: ["human", "json", "jsonl"])
  func statusIsIndependentOfTheFormat(_ format: String) throws {
    #expect(try run("copydesk a.strings --format \(format)").status == 2)
    #expect(try run("copydesk --role button --format \(format)", input: "Try again\n").status == 1)
    #expect(try run("copydesk --role button --format \(format)", input: "Try Again\n").status == 0)
  }
}
