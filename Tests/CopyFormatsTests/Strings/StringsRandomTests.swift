import Foundation
import Testing

@testable import CopyFormats
@testable import CopyModel

/// Input that nobody would write, from seeded generators.
@Suite struct StringsRandomTests {
  private static let words = [
    "\"", "'", "\\", "=", ";", "{", "}", "(", ")", "<", ">", ",", "/*", "*/", "//", "\n", "\r", " ", "\t", "a", "key",
    "\"k\"", "\"v w\"", "= \"v\";", "\"k\" = \"v\";\n", "k = v;", "\\U00e9", "\\Ud83d", "\\7", "\\q", "é", "😀",
    "\u{A0}",
    "\u{2028}", "\u{FEFF}", "\u{0}", "\u{1A}", "/", "1",
  ]

  private static func words(_ count: Int, _ generator: inout RandomCopy) -> String {
    (0..<count).map { _ in words.randomElement(using: &generator)! }.joined()
  }

  @Test(arguments: 0..<8)
  func garbageIsReadWithoutHarm(seed: Int) {
    var generator = RandomCopy(seed: UInt64(seed))
    for _ in 0..<400 {
      let text = Self.words(Int.random(in: 0...40, using: &generator), &generator)
      let encoding = [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian].randomElement(using: &generator)!
      var bytes = StringsFile.bytes(text, encoding)
      for _ in 0..<Int.random(in: 0...3, using: &generator) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator), !bytes.isEmpty { bytes.removeLast() }
      expectSound(StringsFile(bytes: bytes))
    }
  }

  /// Spans lie inside the file, values follow one another, and every edit can be made.
  private func expectSound(_ file: StringsFile) {
    let (catalog, size) = (file.catalog, file.disk.count)
    for problem in catalog.problems {
      #expect(problem.span.offset >= 0 && problem.span.length >= 0 && problem.span.end <= size)
    }
    var end = 0
    for entry in catalog.entries {
      #expect(entry.raw.lowerBound >= end && entry.raw.upperBound <= catalog.source.text.count)
      end = entry.raw.upperBound
      let whole = catalog.span(of: 0..<entry.value.count, in: entry)
      #expect(whole.offset >= 0 && whole.length >= 0 && whole.end <= size)
    }
    for index in catalog.entries.indices.prefix(3) {
      guard let edited = file.replacing(index, with: "x \"y\"") else { continue }
      let values = StringsFile(bytes: edited).values
      #expect(index < values.count && values[index] == "x \"y\"", "\(file.catalog.source.text.text)")
    }
  }

  /// Foundation's reader is CoreFoundation's: where nothing is reported, both read the same.
  @Test func agreesWithFoundation() throws {
    var generator = RandomCopy(seed: 7)
    for _ in 0..<300 {
      let text = (0..<6).map { Self.statement($0, &generator) }.joined()
      let file = StringsFile(text)
      try #require(file.catalog.problems.allSatisfy { $0.kind == .unknownEscape }, "\(text)")
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      let expected = try #require(list as? [String: String])
      let pairs = file.catalog.entries.map { (file.string($0.key), file.string($0.value)) }
      #expect(Dictionary(pairs) { $1 } == expected, "\(text)")
    }
  }

  private static func statement(_ index: Int, _ generator: inout RandomCopy) -> String {
    let gaps = ["", " ", "\n", "/* \" */", "// '\n", "\u{2028}", "\t/**/ "]
    func gap() -> String { gaps.randomElement(using: &generator)! }
    let insides = [
      "\\\"", "\\\\", "\\n", "\\q", "\\12", "\\3", "\\U00e9", "\\U9 ", "\\Ud83d\\Ude00", "'", "é", "😀", "\n", "=", ";",
      "/*",
      "\\\n", "\u{2028}", "\\u00e9", "x", "7",
    ]
    let copy = (0..<Int.random(in: 0...5, using: &generator)).map { _ in insides.randomElement(using: &generator)! }
    let value = Bool.random(using: &generator) ? "\"\(copy.joined())\"" : "bare/\(index):$-_. "
    let key = Bool.random(using: &generator) ? "\"k \\n\(index)\"" : "k.\(index) "
    return Int.random(in: 0...9, using: &generator) == 0
      ? "\(gap())\(key)\(gap());" : "\(gap())\(key)\(gap())=\(gap())\(value)\(gap());"
  }
}
