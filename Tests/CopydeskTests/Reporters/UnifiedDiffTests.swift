import CopyModel
import Foundation
import TestSupport
import Testing

@testable import CopyReporting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "f") -> String {
    let text = UnifiedDiff.text(path: path, old: ByteBuffer(Array(old.utf8)), new: ByteBuffer(Array(new.utf8)))
    return String(decoding: text, as: UTF8.self)
  }

  @Test func nothing() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test func aLineWithTwoAround() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\nx\n5\n6\n7\n")
        == "--- f\n+++ f\n@@ -2,5 +2,5 @@\n 2\n 3\n-4\n+x\n 5\n 6\n")
  }

  @Test func noLineEndAtTheEnd() {
    let mark = "\\ No newline at end of file\n"
    #expect(diff("a\nb", "a\nc") == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\(mark)+c\n\(mark)")
  }

  /// To Swift’s strings these are equal; the files differ.
  @Test func anotherWayToWriteALetter() { #expect(diff("e\u{301}\n", "é\n").contains("-e\u{301}\n+é\n")) }

  @Test func returnsStayAtTheEndsOfLines() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n") == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
  }

  @Test func aNameWithSpacesEndsWithATab() {
    #expect(diff("a\n", "b\n", path: "a b").hasPrefix("--- a b\t\n+++ a b\t\n"))
  }

  /// `patch` makes the new file of the old one.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")), arguments: 0..<25 as Range<UInt64>)
  func patchApplies(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (old, new) = Self.change(&random)
    let folder = FileManager.default.temporaryDirectory.appending(path: "copydesk-patch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    try Data(old.utf8).write(to: folder.appending(path: "f"))
    try Data(diff(old, new).utf8).write(to: folder.appending(path: "change"))
    if old == new { return }
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/patch")
    patch.arguments = ["--binary", "-s", "-F0", "-i", "change", "f"]
    patch.currentDirectoryURL = folder
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    #expect(try Data(contentsOf: folder.appending(path: "f")) == Data(new.utf8))
  }

  /// A file and the same with some lines changed, and now and then one more or one less.
  private static func change(_ random: inout SeededGenerator) -> (String, String) {
    let end = random.pick(["\n", "\r\n"])
    let old = (0..<random.number(below: 40) + 1).map { "line \($0)" }
    var new = old.map { random.number(below: 6) == 0 ? $0 + " changed" : $0 }
    switch random.number(below: 4) {
    case 0: new.insert("added", at: random.number(below: new.count + 1))
    case 1: new.remove(at: random.number(below: new.count))
    default: break
    }
    let last = random.pick([end, ""])
    return (old.joined(separator: end) + last, new.isEmpty ? "" : new.joined(separator: end) + last)
  }
}
