import Foundation
import Testing

/// Sources stay small enough to be read in one go.
@Suite struct SourceSizeTests {
  /// Lines of a file, and of a function from its first line to its closing brace.
  private static let (fileLimit, functionLimit) = (300, 40)

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  private static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  private func lines(of file: String) throws -> [Substring] {
    try String(contentsOf: Self.root.appending(path: "Sources/\(file)"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func sourcesAreFound() { #expect(Self.files.count > 100) }

  @Test func filesAreShort() throws {
    for file in Self.files {
      let count = try lines(of: file).count
      #expect(count <= Self.fileLimit, "\(file) has \(count) lines")
    }
  }

  @Test func functionsAreShort() throws {
    var found = 0
    for file in Self.files {
      let functions = functions(in: try lines(of: file))
      found += functions.count
      for (name, count) in functions where count > Self.functionLimit {
        Issue.record("\(file): \(name) has \(count) lines")
      }
    }
    #expect(found > 500)
  }

  /// Functions and initializers with their lengths: from the line that names one to the brace in the same column.
  private func functions(in lines: [Substring]) -> [(name: Substring, count: Int)] {
    var found: [(Substring, Int)] = []
    for (index, line) in lines.enumerated() where opensFunction(line) {
      let indentation = line.prefix { $0 == " " }
      guard let end = lines[index...].firstIndex(where: { $0 == indentation + "}" }) else { continue }
      // What ends on its own line has no body below.
      if line.hasSuffix("}") { continue }
      found.append((line.drop { $0 == " " }, end - index + 1))
    }
    return found
  }

  private func opensFunction(_ line: Substring) -> Bool {
    let words = line.prefix { $0 != "(" && $0 != "<" }.split(separator: " ")
    guard let first = words.first, !first.hasPrefix("//") else { return false }
    return words.dropLast().contains("func") || words.last.map { $0 == "init" || $0 == "init?" } == true
  }
}
