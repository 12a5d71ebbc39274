import CopyModel
import Foundation

@testable import CopyText

/// A table of `Tests/Parses`.
struct ParseTable {
  let rows: [[String]]

  init(_ name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Parses/\(name).tsv"), encoding: .utf8)
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

/// Parses copy as the program would, and tells the words of units.
final class ParseBench {
  private let analyzer: Analyzer
  private let parser = Parser()

  init() { analyzer = Analyzer() }

  /// The parses of some copy, each unit with its words.
  func parses(of copy: String) -> [(parse: Parse, words: [String])] {
    let bytes = Array(copy.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let view = Bytes(buffer)
      let tokens = analyzer.analyze(view, locale: .english).tokens
      return parser.parses(of: tokens, in: view).map { parse in
        (parse, parse.units.map { String(decoding: view[tokens[$0.token].range], as: UTF8.self) })
      }
    }
  }
}
