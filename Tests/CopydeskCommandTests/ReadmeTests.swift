import Foundation
import Testing

/// What the page and the help say is true, and is written as copydesk would have it.
@Suite struct ReadmeTests {
  /// `RECORD_TRANSCRIPTS=1 swift test` writes down what comes back, and still fails.
  @Test func commandsPrintWhatThePageShows() throws {
    let text = try String(contentsOf: Readme.file, encoding: .utf8)
    let readme = try Readme(text, replay: Readme.replay)
    #expect(readme.consoles.count >= 5)
    let actual = readme.replayed.joined(separator: "\n")
    guard actual != text else { return }
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" { try Data(actual.utf8).write(to: Readme.file) }
    Issue.record(
      "README.md is stale, or the command is wrong; where the change is meant, run bin/record.\n\(LineDifference.text(expected: text, actual: actual))"
    )
  }

  @Test func thePagePassesItsOwnRules() throws {
    let readme = Readme(try String(contentsOf: Readme.file, encoding: .utf8)) { $0 }
    #expect(readme.prose.count > 40)
    try expectNoFaults(in: readme.prose)
  }

  @Test(arguments: [
    "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "Documentation/Editors.md", "Documentation/Team.md",
    "Documentation/Widths.md", "Lexicons/README.md",
  ])
  func otherPagesPassToo(_ name: String) throws {
    let text = try String(contentsOf: Readme.folder.appending(path: name), encoding: .utf8)
    // Examples in other languages than prose are divided off by fences, and every second part is one.
    let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    // Tables hold names that are written as they are typed.
    let lines = prose.joined(separator: "\n\n").components(separatedBy: "\n").filter { !$0.hasPrefix("|") }
    let page = Readme(lines.joined(separator: "\n")) { $0 }
    #expect(page.prose.count > 2)
    // “Actions: …” begins no notification here.
    try expectNoFaults(in: page.prose.map { "· \($0)" })
  }

  @Test(arguments: ["", "check ", "inspect ", "convert ", "rules ", "explain "])
  func helpPassesItsOwnRules(_ command: String) throws {
    let page = try BuiltCommand.run(shell: "copydesk \(command)--help", in: Readme.folder)
    #expect(page.status == 0 && page.errors.isEmpty)
    // Behind two spaces stand the words that explain a flag or a command; the rest is prose.
    let lines = page.output.asText.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  ") else { return String(line) }
      return line.dropFirst(2).split(separator: /\ {2,}/).dropFirst().first.map(String.init)
    }
    #expect(lines.count > 5)
    try expectNoFaults(in: lines)
  }

  /// Nothing that would fail a build.
  private func expectNoFaults(in paragraphs: [String]) throws {
    let input = Data(paragraphs.joined(separator: "\n\n").utf8)
    let run = try BuiltCommand.run(
      shell: "copydesk --role text --locale en --stdin-filename page.txt", input: input, in: Readme.folder)
    if run.status != 0 { Issue.record("\(run.output.asText)\(run.errors.asText)") }
  }
}
