import Foundation
import Testing

/// Conversations with editors, in Tests/Transcripts/lsp. `RECORD_TRANSCRIPTS=1 swift test` writes down what comes back and
/// still fails, so that `git diff` is where a change is judged.
@Suite struct SessionTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Transcripts/lsp")

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func sessionsAreFound() { #expect(Self.names.count >= 6) }

  @Test(arguments: names)
  func replay(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let session = Session(expected)
    try #require(session.text == expected, "the session is not read as it is written")
    let actual = try session.replayed().text
    guard actual != expected else { return }
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" { try Data(actual.utf8).write(to: file) }
    let pairs = zip(expected.split(separator: "\n"), actual.split(separator: "\n"))
    let first = pairs.first { $0 != $1 }.map { "expected \($0)\nactual   \($1)" } ?? "other lengths"
    Issue.record("\(name) is stale, or the server is wrong; where the change is meant, run bin/record.\n\(first)")
  }
}
