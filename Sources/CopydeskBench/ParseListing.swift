import CopyModel
import CopyText
import Foundation

/// `CopydeskBench parses [--time] < lines`: of each line what the parser says of its first sentence, to be compared with a treebank
/// (Tests/Tools/compare_parses.py).
///
/// A line of output is root, subject, object, negation, mood, voice, then the units: start, end, head, number of the
/// relation; - for none.
/// With `--time` it tells on standard error how long a line takes.
struct ParseListing {
  private let analyzer: Analyzer
  private let parser = Parser()
  private let isTimed: Bool

  init(_ arguments: ArraySlice<String>) {
    isTimed = arguments.contains("--time")
    analyzer = Analyzer()
  }

  func run() {
    var lines: [ByteBuffer] = []
    while let line = readLine() { lines.append(ByteBuffer(Array(line.utf8))) }
    for line in lines { print(listing(of: line.bytes)) }
    if isTimed { time(lines) }
  }

  private func listing(of copy: Bytes) -> String {
    let tokens = analyzer.analyze(copy, locale: .english).tokens
    let parses = parser.parses(of: tokens, in: copy)
    guard let parse = parses.first else { return "" }
    let readings: [String] = [parse.root, parse.subject, parse.object, parse.negation].map {
      $0.map(String.init) ?? "-"
    }
    let manner = [parse.mood.rawValue, parse.voice?.rawValue ?? "-"]
    let units = parse.units.map { unit in
      let range = tokens[unit.token].range
      return "\(range.lowerBound) \(range.upperBound) \(unit.head.map(String.init) ?? "-") \(unit.relation.rawValue)"
    }
    return (readings + manner + units).joined(separator: "\t")
  }

  private func time(_ lines: [ByteBuffer]) {
    guard !lines.isEmpty else { return }
    let rounds = max(1, 20_000 / lines.count)
    let whole = microseconds(rounds, lines) { [parser] in _ = parser.parses(of: $0, in: $1) }
    let rest = microseconds(rounds, lines) { _, _ in }
    let text = "\(Int((whole - rest).rounded())) µs for the parse of a line, \(Int(rest.rounded())) for its tokens\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// For a line, on one core.
  private func microseconds(
    _ rounds: Int, _ lines: [ByteBuffer], _ body: (UnsafeBufferPointer<Token>, Bytes) -> Void
  ) -> Double {
    let seconds = Benchmark.seconds {
      for _ in 0..<rounds {
        for line in lines { body(analyzer.analyze(line.bytes, locale: .english).tokens, line.bytes) }
      }
    }
    return seconds * 1_000_000 / Double(rounds * lines.count)
  }
}
