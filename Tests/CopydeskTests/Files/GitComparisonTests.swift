import Foundation
import TestSupport
import Testing

@testable import CopyFiles

/// Holds the walk equal to what git does. Without git the suite is reported as skipped.
@Suite(.enabled(if: Git.path != nil, "git is not installed")) struct GitComparisonTests {
  /// The table itself is checked, lest it hold what we believe instead of what git does.
  @Test func table() throws {
    let folder = try ScratchFolder()
    for (index, example) in GitignoreCase.all.enumerated() {
      try folder.write("c\(index)/.gitignore", example.text)
      // git lists no empty folders: a file in it shows whether it enters.
      try folder.write("c\(index)/\(example.path)\(example.path.hasSuffix("/") ? "inside" : "")")
    }
    let kept = Set(try Git.files(in: folder.path))
    for (index, example) in GitignoreCase.all.enumerated() {
      let path = "c\(index)/\(example.path)\(example.path.hasSuffix("/") ? "inside" : "")"
      #expect(kept.contains(path) == !example.isIgnored, "\(example.testDescription)")
    }
  }

  @Test(arguments: UInt64(1)...40) func randomTree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try ScratchFolder()
    try Self.fill(folder, depth: 3, "", &random)
    let expected = try Git.files(in: folder.path).filter { !$0.hasSuffix(".gitignore") }
    try folder.write(".git/info/exclude", Self.patterns(&random))
    let excluded = try Git.files(in: folder.path).filter { !$0.hasSuffix(".gitignore") }
    #expect(excluded.count <= expected.count)
    let answer = FileFinder { _ in true }.find([folder.path])
    #expect(answer.errors.isEmpty)
    #expect(answer.files == excluded.map { folder($0) })
  }

  private static func fill(_ folder: ScratchFolder, depth: Int, _ path: String, _ random: inout SeededGenerator) throws
  {
    if Int.random(in: 0..<3, using: &random) > 0 { try folder.write(path + ".gitignore", patterns(&random)) }
    for name in ["a", "b", "ab", "a.b", "b-a", "aa"] where Int.random(in: 0..<4, using: &random) > 0 {
      if depth > 0 && Bool.random(using: &random) {
        try fill(folder, depth: depth - 1, path + name + "/", &random)
      } else {
        try folder.write(path + name)
      }
    }
  }

  /// Up to four lines made of pieces that mean something to git.
  private static func patterns(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "b", "ab", "*", "**", "/", "/", "/**/", "**/", "?", "[ab]", "[!a]", "[a-b]", ".", "-", "\\a", "[[:alpha:]]",
    ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let body = (0..<Int.random(in: 1...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      let mark = Int.random(in: 0..<4, using: &random) == 0 ? "!" : ""
      let end = Int.random(in: 0..<4, using: &random) == 0 ? "/" : ""
      return mark + body.joined() + end + (Bool.random(using: &random) ? "\n" : "\r\n")
    }.joined()
  }
}
