import Foundation
import Testing

/// Conversations with the command, in Tests/Transcripts. `RECORD_TRANSCRIPTS=1 swift test` writes down what comes back
/// and still fails, so that `git diff` is where a change is judged.
@Suite struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func transcriptsAreFound() { #expect(Self.names.count >= 10) }

  @Test(arguments: names)
  func replay(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let transcript = Transcript(expected)
    try #require(transcript.text == expected, "the transcript is not read as it is written")
    let actual = try transcript.replayed().text
    guard actual != expected else { return }
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      try Data(actual.utf8).write(to: file)
    }
    Issue.record(
      "\(name) is stale, or the command is wrong; where the change is meant, run bin/record.\n\(LineDifference.text(expected: expected, actual: actual))"
    )
  }
}
