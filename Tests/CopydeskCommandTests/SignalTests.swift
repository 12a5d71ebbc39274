import Foundation
import Testing

/// A run that is ended in the middle of a fix leaves each file as it was or as it should be, and nothing beside it.
@Suite struct SignalTests {
  private static let count = 40
  private static let old = "\"a.label\" = \"Loading...\";\n"
  private static let new = "\"a.label\" = \"Loading…\";\n"

  private static func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 0..<count { try Data(old.utf8).write(to: folder.url.appending(path: "\(index).strings")) }
    return folder
  }

  private static func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
  }

  private static func isWhole(_ folder: TemporaryFolder) throws -> Bool {
    try (0..<count).allSatisfy { index in
      let text = try String(contentsOf: folder.url.appending(path: "\(index).strings"), encoding: .utf8)
      return text == old || text == new
    }
  }

  /// Starts a fix and sends `signal` after `delay` milliseconds.
  private static func end(by signal: String, after delay: Int, in folder: TemporaryFolder) throws {
    let line =
      "copydesk --fix . > /dev/null 2>&1 & sleep 0.\(String(1000 + delay).dropFirst()); kill -\(signal) $!; wait"
    _ = try BuiltCommand.run(shell: line, in: folder.url)
  }

  @Test(arguments: ["INT", "TERM", "HUP", "QUIT"]) func leavesNothing(signal: String) throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<6 {
      let folder = try Self.makeFolder()
      try Self.end(by: signal, after: Int.random(in: 20..<700, using: &random), in: folder)
      #expect(try Self.isWhole(folder))
      #expect(try Self.names(in: folder).count == Self.count)
    }
  }

  @Test func theNextRunSweepsWhatAKilledOneLeft() throws {
    for delay in [50, 150, 250, 350, 450, 550] {
      let folder = try Self.makeFolder()
      try Self.end(by: "KILL", after: delay, in: folder)
      #expect(try Self.isWhole(folder))
      let spare = folder.url.appending(path: ".copydesk-notes.tmp")
      try Data().write(to: spare)
      _ = try BuiltCommand.run(shell: "copydesk --fix . > /dev/null", in: folder.url)
      #expect(try Self.names(in: folder).filter { $0.hasPrefix(".") } == [".copydesk-notes.tmp"])
      #expect(try Self.isWhole(folder))
    }
  }

  @Test func aLimitOnTheSizeOfFilesIsTold() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<200).map { "\"a\($0).label\" = \"Loading \($0)...\";\n" }.joined()
    try Data(lines.utf8).write(to: folder.url.appending(path: "a.strings"))
    let result = try BuiltCommand.run(shell: "(ulimit -f 1; copydesk --fix a.strings) | cat", in: folder.url)
    #expect(String(decoding: result.errors, as: UTF8.self).contains("ulimit -f"))
    #expect(try String(contentsOf: folder.url.appending(path: "a.strings"), encoding: .utf8) == lines)
    #expect(try Self.names(in: folder) == ["a.strings"])
    // What is told is true of the file on disk, which has all its faults still.
    let told = String(decoding: result.output, as: UTF8.self)
    #expect(told.contains("[typo-ellipsis]") && !told.contains("edits made"))
  }

  @Test func aSecondNameIsTold() throws {
    let folder = try TemporaryFolder()
    try Data(Self.old.utf8).write(to: folder.url.appending(path: "a.strings"))
    let result = try BuiltCommand.run(shell: "ln a.strings b.txt; copydesk --fix a.strings; cat b.txt", in: folder.url)
    #expect(String(decoding: result.errors, as: UTF8.self).contains("hard link"))
    #expect(String(decoding: result.output, as: UTF8.self).hasSuffix(Self.old))
  }
}
