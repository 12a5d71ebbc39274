import CopyFiles
import CopyModel
import CopyPassage
import CopyReview
import CopyText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Times checking against what can’t be avoided: ICU’s word breaking, by way of UTF-16, over the same copy.
///
/// Rounds of the passes take turns, so that a machine that slows down slows all of them; ratios of medians are printed.
@main
enum Benchmark {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "widths" {
      return try WidthListing(CommandLine.arguments.dropFirst(2)).run()
    }
    if CommandLine.arguments.dropFirst().first == "parses" {
      return ParseListing(CommandLine.arguments.dropFirst(2)).run()
    }
    if CommandLine.arguments.dropFirst().first == "formats" {
      return try FormatTiming(CommandLine.arguments.dropFirst(2)).run()
    }
    if CommandLine.arguments.dropFirst().first == "cues" {
      return try CueListing.run(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "syntax" {
      return try SyntaxListing.run(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "flow" {
      return try FlowListing.run(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "stages" { return try telling { try StageGrowth.run() } }
    if CommandLine.arguments.dropFirst().first == "copy" {
      var copy = SampleCopy(seed: 1)
      let count = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 100_000
      for number in 0..<count { print(copy.next(number).value) }
      return
    }
    if CommandLine.arguments.dropFirst().first == "files" {
      for path in CommandLine.arguments.dropFirst(2) { _ = try time(file: FileReader.read(path), path: path) }
      return
    }
    let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init)
    let ratios = try time(file: input(count ?? 100_000), path: "a.strings")
    // A few strings weigh the start more, so the budget is one of the whole measure.
    guard count == nil else { return }
    try telling { try SpeedBudget(page: "ARCHITECTURE.md").check(ratios) }
  }

  /// Tells what is wrong, and ends the program with the status 1.
  private static func telling(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      StandardError.complain(error, from: "bin/bench")
      exit(1)
    }
  }

  /// Rounds of all passes over the copy of `file`; what each costs as a multiple of the first.
  private static func time(file: ByteBuffer, path: String) throws -> [(stage: String, ratio: Double)] {
    let catalog = CatalogReader.read(file, path: path)
    let values = catalog.entries.map { ByteBuffer(catalog.bytes($0.value)) }
    // Words and rules are read once for all files of a run, so that is a stage of its own.
    var reviewer: FileReviewer?
    let start = try seconds {
      reviewer = try FileReviewer(settings: Settings())
      _ = reviewer?.review(input(1), path: path) { _ in }
    }
    var (times, findings): ([[Double]], Int) = ([[], [], [], []], 0)
    for _ in 0..<7 {
      times[0].append(seconds { breakWords(values) })
      times[1].append(seconds { _ = Inspection.tokens(of: values) })
      times[2].append(seconds { _ = Inspection.readings(of: file, path: path) })
      times[3].append(
        seconds {
          findings = 0
          _ = reviewer?.review(file, path: path) { findings += $0.count }
        })
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    print("\(values.count) strings, \(file.count) bytes, \(findings) findings; medians of 7 rounds in turns, one core")
    let stages = zip(["ICU word breaking", "analysis", "reading", "checking", "start"], medians + [start])
    let ratios = stages.map { (stage: $0, ratio: ($1 / medians[0] * 100).rounded() / 100) }
    for ((stage, ratio), median) in zip(ratios, medians) {
      print("  \(stage): \(ratio) × the floor, \(Int(Double(values.count) / median)) strings a second")
    }
    print("  start: \(ratios[4].ratio) × the floor, once")
    return ratios
  }

  private static func input(_ count: Int) -> ByteBuffer {
    var (copy, text) = (SampleCopy(seed: 1), "")
    for number in 0..<count {
      let (key, value) = copy.next(number)
      text += "/* Shown to people */\n\"\(key)\" = \"\(value)\";\n\n"
    }
    return ByteBuffer(Array(text.utf8))
  }

  private static func breakWords(_ values: [ByteBuffer]) {
    let breaker = ICU.BreakIterator(.word, locale: "en")
    var words = 0
    for value in values {
      breaker.setText(value.bytes)
      while breaker.next() != nil { words += 1 }
    }
    precondition(words > 0)
  }

  /// Time of the processor that this thread gets: what other programs do meanwhile doesn’t count.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try body()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The stages on their own.
enum Inspection {
  static func tokens(of values: [ByteBuffer]) -> Int {
    let analyzer = Analyzer()
    return values.reduce(0) { count, value in
      let analysis = analyzer.analyze(value.bytes, locale: .english)
      // Form and casing are worked out when somebody asks.
      return count + analysis.wordCount + Int(analyzer.form.form.rawValue + analyzer.casing.rawValue)
    }
  }

  static func readings(of file: ByteBuffer, path: String) -> Int {
    CatalogReader.read(file, path: path).entries.count
  }
}

/// What each stage may cost, as ARCHITECTURE’s “Speed” says it: multiples of ICU’s word breaking over the same copy in the same
/// run, so that no machine is too slow for it. The page is read, so it can’t say anything else.
struct SpeedBudget {
  private let most: [(stage: String, ratio: Double)]

  init(page path: String) throws {
    let page = try FileReader.read(path)
    let lines = withExtendedLifetime(page) { page.bytes.text }.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != "| stage | at most |" }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    most = try table.map { line in
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 2, let ratio = Double(cells[1]) else { throw Problem("\(path) has no budget in “\(line)”") }
      return (cells[0], ratio)
    }
    if most.isEmpty { throw Problem("\(path) has no table that starts with | stage | at most |") }
  }

  /// Throws where a stage costs more than it may.
  func check(_ ratios: [(stage: String, ratio: Double)]) throws {
    let beyond = try most.compactMap { stage, most in
      guard let ratio = ratios.first(where: { $0.stage == stage })?.ratio else {
        throw Problem("No stage is called “\(stage)”: \(ratios.map(\.stage).joined(separator: ", "))")
      }
      return ratio > most ? "\(stage) costs \(ratio) × the floor, and \(most) is what it may" : nil
    }
    if !beyond.isEmpty { throw Problem("Beyond the budget of ARCHITECTURE.md: " + beyond.joined(separator: "; ")) }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
