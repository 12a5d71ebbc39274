import Foundation
import Testing

/// What others run by name: the action of GitHub, step by step as its runner does, and the hooks of pre-commit.
@Suite struct TeamFilesTests {
  private func file(_ name: String) throws -> String {
    try String(contentsOf: Readme.file.deletingLastPathComponent().appending(path: name), encoding: .utf8)
  }

  /// The script of the step called `name`: the lines below `run: |`, or what stands behind `run:`.
  private func script(_ name: String) throws -> String {
    let lines = try file("action.yml").components(separatedBy: "\n")
    let step = try #require(lines.firstIndex { $0.hasSuffix("- name: \(name)") })
    let run = try #require(lines[step...].firstIndex { $0.hasPrefix("      run: ") })
    guard lines[run] == "      run: |" else { return String(lines[run].dropFirst("      run: ".count)) }
    return lines[(run + 1)...].prefix { $0.hasPrefix("        ") }.map { $0.dropFirst(8) }.joined(separator: "\n")
  }

  private func run(_ step: String, in folder: URL, _ environment: String) throws -> BuiltCommand.Result {
    try Data(script(step).utf8).write(to: folder.appending(path: "step.sh"))
    return try BuiltCommand.run(shell: "\(environment) bash --noprofile --norc -eo pipefail step.sh", in: folder)
  }

  @Test func `The action annotates and writes its report, in folders with spaces too`() throws {
    let folder = try TemporaryFolder()
    for app in ["App", "My App"] {
      let place = folder.url.appending(path: "\(app)/en.lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"a.label\" = \"Wait...\";\n".utf8).write(to: place.appending(path: "Localizable.strings"))
    }
    let inputs = "PATHS='App\nMy App\n' ARGUMENTS='--only  typo-*'"
    let report = try run("Report for code scanning", in: folder.url, inputs + " REPORT=out.sarif")
    #expect(report.status == 0 && report.output.isEmpty && report.errors.isEmpty)
    let sarif = try String(contentsOf: folder.url.appending(path: "out.sarif"), encoding: .utf8)
    #expect(sarif.contains("My%20App/en.lproj") && sarif.contains("\"typo-ellipsis\""))
    let review = try run("Review", in: folder.url, inputs)
    #expect(review.status == 1)
    let files = review.output.asText.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      files == [
        "::warning file=App/en.lproj/Localizable.strings", "::warning file=My App/en.lproj/Localizable.strings",
      ])
  }

  @Test func `A malformed file stops the review, not the report`() throws {
    let folder = try TemporaryFolder()
    try Data("\"a\" = \"b\n".utf8).write(to: folder.url.appending(path: "a.strings"))
    let report = try run("Report for code scanning", in: folder.url, "PATHS=. ARGUMENTS= REPORT=out.sarif")
    let review = try run("Review", in: folder.url, "PATHS=. ARGUMENTS=")
    #expect(report.status == 0 && review.status == 2 && review.output.asText.hasPrefix("::error file=a.strings"))
  }

  @Test(arguments: [
    ("a/en.lproj/L.strings", true), ("L.xcstrings", true), ("de.lproj/L.stringsdict", true), ("de.xliff", true),
    ("app/src/main/res/values-de/strings.xml", true), ("values/strings.xml", true), ("de.po", true), ("a.pot", true),
    ("app_de.arb", true), ("locales/de.json", true), ("a/i18n/en/common.json", true), ("Resources.de.resx", true),
    ("a_de.properties", true), ("messages.properties", true), ("gradle.properties", false), ("package.json", false),
    ("AndroidManifest.xml", false), ("main.swift", false),
  ])
  func `The hooks take catalogues`(path: String, isTaken: Bool) throws {
    let patterns = try file(".pre-commit-hooks.yaml").components(separatedBy: "\n").compactMap { line in
      line.hasPrefix("  files: ") ? String(line.dropFirst("  files: ".count)) : nil
    }
    #expect(patterns.count == 2 && Set(patterns).count == 1)
    let pattern = try NSRegularExpression(pattern: patterns[0])
    let range = NSRange(path.startIndex..., in: path)
    #expect((pattern.firstMatch(in: path, range: range) != nil) == isTaken)
  }
}
