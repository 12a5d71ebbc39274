import Foundation
import Testing

/// `bin/new`, in a copy of the folders that it reads and writes.
@Suite struct ScaffoldTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let parts = [
      "bin", "Lexicons/de", "Lexicons/en", "Lexicons/fr", "Lexicons/rules", "Sources/CopyFormats", "Sources/CopyRules",
    ]
    for part in parts {
      let copy = folder.url.appending(path: part)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Readme.folder.appending(path: part), to: copy)
    }
  }

  private func new(_ arguments: String) throws -> BuiltCommand.Result {
    try BuiltCommand.run(shell: "bin/new \(arguments)", in: folder.url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [
    (
      "rule title-shouting", "Sources/CopyRules/Titles/TitleShouting.swift",
      "Sources/CopyRules/Registry/RuleRegistry.swift", "TitleShouting()"
    ),
    (
      "rule tone-shrug whatever 'oh well'", "Lexicons/rules/tone-shrug.txt", "Lexicons/en/terms.txt",
      "list shrug\n  oh well\n  whatever\n"
    ),
    (
      "format frog", "Sources/CopyFormats/Frog/FrogFormat.swift", "Sources/CopyFormats/Registry/FormatRegistry.swift",
      "FrogFormat()"
    ),
    ("language et", "Lexicons/et/terms.txt", "Lexicons/et/terms.txt", "list cancel-button"),
  ])
  func `Makes what isn’t there, once, and says what comes next`(
    arguments: String, file: String, registry: String, line: String
  ) throws {
    let run = try new(arguments)
    #expect(run.status == 0 && run.errors.isEmpty && run.output.asText.contains("Next: fill in "))
    #expect(try text(file).contains("FILL IN") && text(registry).components(separatedBy: line).count == 2)
    let before = try text(registry)
    let again = try new(arguments)
    #expect(again.status == 1 && again.output.isEmpty && again.errors.asText.split(separator: "\n").count == 1)
    #expect(try text(registry) == before)
  }

  @Test(arguments: [
    "rule title-vague", "rule TitleVague", "rule pond-frog", "rule pond-frog croak", "rule tone-please kindly",
    "rule tone-blame-again ''", "rule style-hedge perhaps", "format po", "format xlf", "format .frog", "language de",
    "language Estonian", "language et de", "rule", "frog et",
  ])
  func `Refuses names that exist or aren’t of the right form`(arguments: String) throws {
    let run = try new(arguments)
    #expect(run.status == 1 && run.output.isEmpty && !run.errors.isEmpty)
  }
}
