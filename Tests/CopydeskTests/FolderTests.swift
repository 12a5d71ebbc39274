import Foundation
import Testing

/// “Inside a target the folders point one way as well”, as ARCHITECTURE says.
@Suite struct FolderTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  private static let targets: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (all ?? []).filter { $0.hasPrefix("Copy") }.sorted()
  }()

  /// The Swift files of a target by their paths below it.
  private func files(of target: String) throws -> [String: String] {
    let folder = Self.sources.appending(path: target)
    let all = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var files: [String: String] = [:]
    for case let file as URL in all where file.pathExtension == "swift" {
      let path = file.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "/")
      files[path] = try String(contentsOf: file, encoding: .utf8)
    }
    return files
  }

  @Test(arguments: targets)
  func `No folder comes back to itself`(_ target: String) throws {
    let files = try files(of: target)
    try #require(!files.isEmpty)
    for (path, text) in files { #expect(SwiftWords(text).depth == 0, "\(target)/\(path) isn’t understood") }
    let cycle = FolderGraph(files).cycle ?? []
    #expect(cycle.isEmpty, "Sources/\(target): \(cycle.joined(separator: ", and "))")
  }

  @Test func `A way back is found, by whatever way it goes`() {
    let pond = [
      "Pond/Pond.swift": "package struct Pond { let frogs: [Frog] }",
      "Frogs/Frog.swift": "struct Frog { let leaf: Leaf }",
      "Leaves/Leaf.swift": "final class Leaf {}",
    ]
    #expect(FolderGraph(pond).cycle == nil)
    for text in [
      "extension Pond {}", "let depth = Pond.depth", "let text = \"as deep as \\(name(\"a\", Pond(3))) is\"",
      "private enum Bed { case of(Pond) }",
    ] {
      let cycle = FolderGraph(pond.merging(["Leaves/Stem.swift": text]) { $1 }).cycle
      #expect(
        cycle == [
          "Frogs/Frog.swift names Leaf", "Leaves/Stem.swift names Pond", "Pond/Pond.swift names Frog",
        ])
    }
  }

  @Test(arguments: [
    "// above the Pond", "/* Pond */", "let text = \"the \\\"Pond\\\"\"", "let text = \"\"\"\n  Pond\n  \"\"\"",
    "let sign = #\"\\Pond\"#", "let kind = Kind.Pond", "struct Leaf { struct Pond {} }\nlet bed = Leaf.Pond()",
  ])
  func `What only looks like a type of another folder is none`(text: String) {
    let files = ["Pond/Pond.swift": "struct Pond { let leaf: Leaf }", "Leaves/Leaf.swift": "struct Leaf {}\n\(text)"]
    #expect(FolderGraph(files).cycle == nil)
  }

  @Test func `What is private to its file is no type of its folder`() {
    let words = SwiftWords("private let depth = 3\nstruct Pond { enum Bed {} }\nprivate struct Frog {}\nclass Leaf {}")
    #expect(words.declared == ["Pond", "Leaf"])
  }
}
