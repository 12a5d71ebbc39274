import Foundation

/// A file of Lexicons/ as it lies in the source tree, for tests that compare it with what the program embeds.
struct LexiconFile {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "Lexicons/\(path)"), encoding: .utf8)
  }

  /// The cells of each line that is neither blank nor a comment.
  var rows: [[String]] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
