import Foundation

/// The page that strangers read first: its prose, and the conversations with the command in it.
struct Readme {
  /// The folder of the project.
  static let folder = TranscriptTests.folder.deletingLastPathComponent().deletingLastPathComponent()
  static let file = folder.appending(path: "README.md")

  /// Lines outside of blocks, and the blocks themselves without their fences.
  private(set) var lines: [String] = []
  private(set) var consoles: [[String]] = []
  /// The whole page, where blocks are as they would come out today.
  private(set) var replayed: [String] = []

  init(_ text: String, replay: ([String]) throws -> [String]) rethrows {
    var block: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```console" {
        block = []
      } else if line == "```", let console = block {
        consoles.append(console)
        replayed += try replay(console)
        block = nil
      } else if block != nil {
        block?.append(line)
        continue
      } else {
        lines.append(line)
      }
      replayed.append(line)
    }
  }

  /// A block with what its commands print today. Both outputs come as a terminal would show them.
  static func replay(_ console: [String]) throws -> [String] {
    try console.filter { $0.hasPrefix("$ ") }.flatMap { line in
      let run = try BuiltCommand.run(shell: "(\(line.dropFirst(2))) 2>&1", in: folder)
      var output = run.output.asText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while output.last == "" { output.removeLast() }
      return [line] + output
    }
  }

  /// Paragraphs, list items and cells as running text: code in quotation marks, links as their words.
  var prose: [String] {
    var paragraphs = [""]
    for line in lines {
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("| ---") {
        paragraphs.append("")
      } else if line.hasPrefix("|") {
        paragraphs += line.split(separator: "|").map(String.init)
      } else if line.hasPrefix("- ") {
        paragraphs.append(String(line.dropFirst(2)))
      } else {
        paragraphs[paragraphs.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
      }
    }
    return paragraphs.map(Self.plain).filter { !$0.isEmpty }
  }

  private static func plain(_ text: String) -> String {
    text.replacing(/`([^`]*)`/) { "“\($0.1)”" }.replacing(/\[([^\]]*)\]\([^)]*\)/) { "“\($0.1)”" }
      .replacing("**", with: "").trimmingCharacters(in: .whitespaces)
  }
}
