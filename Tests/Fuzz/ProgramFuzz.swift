import CopyModel
import CopyProgram
import Foundation

/// Reads any bytes as a program, and holds the reader to its word about places.
struct ProgramFuzz {
  private let dialect: ProgramDialect
  private let table: CallTable

  /// The dialect of that name, `swift`, `objc`, `kotlin`, `java`, or `layout`; nil for other names.
  init?(_ name: String) {
    let names: [String: ProgramDialect] = [
      "swift": .swift, "objc": .objectiveC, "kotlin": .kotlin, "java": .java, "layout": .layout,
    ]
    guard let dialect = names[name] else { return nil }
    self.dialect = dialect
    // Run from the root of the project, as bin/fuzz does.
    guard let calls = try? String(contentsOfFile: "Lexicons/shared/calls.tsv", encoding: .utf8) else {
      fatalError("Lexicons/shared/calls.tsv can’t be read")
    }
    table = CallTable(calls, for: dialect, wrappers: ["tr"])
  }

  func read(_ bytes: Bytes) {
    let facts = ProgramReader.facts(of: bytes, path: "a", dialect, table)
    let reader = LiteralReader(bytes, dialect)
    for use in facts.uses {
      precondition(use.set >= -1 && use.set < facts.sets.count && use.line >= 1)
      precondition(use.call.offset >= 0 && use.call.offset + use.call.length <= bytes.count)
      let (start, end) = (use.copy.start, use.copy.end)
      precondition(start >= 0 && start <= end && end <= bytes.count)
      guard end > start, dialect == .layout else { continue }
      var sink = PlaceSink(limit: bytes.count)
      reader.read(ProgramToken(attribute: start..<end), into: &sink)
    }
    for token in dialect == .layout ? [] : ProgramLexer.tokens(of: bytes, dialect) where token.kind == .string {
      var sink = PlaceSink(limit: bytes.count)
      reader.read(token, into: &sink)
    }
    _ = ProgramIndex([facts])
  }
}

/// Takes the pieces of a literal, which are in order and apart.
private struct PlaceSink: LiteralSink {
  let limit: Int
  private var end = 0

  init(limit: Int) { self.limit = limit }

  mutating func verbatim(_ range: Range<Int>) { take(range) }
  mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?) { take(range) }
  mutating func interpolation(_ range: Range<Int>) { take(range) }

  private mutating func take(_ range: Range<Int>) {
    precondition(range.lowerBound >= end && range.upperBound <= limit)
    end = range.upperBound
  }
}
