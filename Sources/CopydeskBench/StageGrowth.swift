import CopyFiles
import CopyModel
import CopyPassage
import CopyReview

/// `CopydeskBench stages`: what reading, roles and sets, checking, and mending take of inputs that are built to be hard, and of
/// the same twice as long. Whatever takes more than 2.3 times as long is no longer linear, and fails.
enum StageGrowth {
  /// Twice as much input takes twice the time; the rest is what caches and the clock make of it.
  private static let most = 2.3
  /// Shorter times say more of the clock than of the program.
  private static let shortest = 0.02

  /// A shape of input, as text of some size for a path.
  private struct Shape: Sendable {
    let name: String
    let path: String
    let text: @Sendable (Int) -> String
  }

  static func run() throws {
    var beyond: [String] = []
    for shape in shapes {
      let reviewer = try FileReviewer(settings: Settings())
      for (stage, work) in stages(reviewer, shape.path) {
        let ratio = try growth(of: shape, work)
        print("\(shape.name), \(stage): \(ratio)")
        if ratio > most { beyond.append("\(shape.name), \(stage)") }
      }
    }
    guard beyond.isEmpty else {
      throw SpeedBudget.Problem(
        "Twice as much takes more than \(most) times as long: \(beyond.joined(separator: "; "))")
    }
  }

  private static func stages(
    _ reviewer: FileReviewer, _ path: String
  ) -> [(name: String, work: (ByteBuffer) throws -> Void)] {
    [
      ("reading", { _ = CatalogReader.read($0, path: path) }),
      (
        "roles and sets",
        {
          let catalog = CatalogReader.read($0, path: path)
          let roles = reviewer.reviewer.engine.roles(in: catalog)
          _ = reviewer.reviewer.engine.sets(in: catalog, roles)
        }
      ),
      ("checking", { _ = reviewer.review($0, path: path) { _ in } }),
      ("mending", { _ = try reviewer.safeEdits(of: $0, path: path, base: nil) }),
    ]
  }

  /// How many times as long twice as much takes, of two doublings the smaller: the step at which memory is no longer at hand
  /// costs more by itself. The size grows until the time can be told.
  private static func growth(of shape: Shape, _ work: (ByteBuffer) throws -> Void) throws -> Double {
    var size = 250
    while true {
      let inputs = [1, 2, 4].map { bytes(shape, size * $0) }
      // What is made once for a run isn’t of the input.
      _ = try Benchmark.seconds { try work(inputs[0]) }
      var least = [Double](repeating: .infinity, count: inputs.count)
      for _ in 0..<5 {
        for (index, input) in inputs.enumerated() {
          least[index] = min(least[index], try Benchmark.seconds { try work(input) })
        }
      }
      if least[0] > shortest || size > 200_000 {
        return (min(least[1] / least[0], least[2] / least[1]) * 100).rounded() / 100
      }
      size *= 2
    }
  }

  private static func bytes(_ shape: Shape, _ size: Int) -> ByteBuffer { ByteBuffer(Array(shape.text(size).utf8)) }

  private static let shapes: [Shape] = [
    Shape(name: "strings", path: "a.strings") { size in
      var copy = SampleCopy(seed: 2)
      return (0..<size).map { copy.next($0) }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    },
    Shape(name: "one key", path: "a.strings") { size in
      (0..<size).map { "\"same\" = \"Frog \($0)\";\n" }.joined()
    },
    Shape(name: "escapes in one text", path: "a.strings") { size in
      "\"a\" = \"" + String(repeating: "\\\"pond\\\" ", count: size) + "\";\n"
    },
    Shape(name: "buttons of one alert", path: "a.txt") { size in
      "Title: Feed the frog?\nButtons: " + (0..<size).map { "Feed \($0)" }.joined(separator: ", ") + "\n"
    },
    Shape(name: "plain lines", path: "a.txt") { size in
      var copy = SampleCopy(seed: 3)
      return (0..<size).map { copy.next($0).value + "\n" }.joined()
    },
    Shape(name: "pasted alerts", path: "a.txt") { size in
      let parts = "?\n**Body:** The frog can't swim.\n**CTA:** Ok / Cancel\n\n"
      return (0..<size).map { "**Title:** Drain pond \($0)\(parts)" }.joined()
    },
    Shape(name: "pasted rows of buttons", path: "a.txt") { size in
      (0..<size).map { "Drain pond \($0)?\n\nThe frog can't swim.\n\n[Ok] [Cancel]\n\n" }.joined()
    },
    Shape(name: "a pasted table", path: "a.csv") { size in
      "id,title,message,button\n" + (0..<size).map { "pond.\($0),Drain it?,\"It can't swim, now.\",Ok\n" }.joined()
    },
    Shape(name: "a pasted list", path: "a.txt") { size in
      (0..<size).map { "- Frog \($0) can't swim...\n" }.joined()
    },
    Shape(name: "one pasted line", path: "a.txt") { size in
      String(repeating: "The frog can't swim. ", count: size)
    },
    Shape(name: "comments that silence", path: "a.strings") { size in
      (0..<size).map { "/* stet: * -- they say so */\n\"a\($0)\" = \"Oops \($0)\";\n" }.joined()
    },
    Shape(name: "sections of CDATA", path: "strings.xml") { size in
      "<resources><string name=\"a\">" + String(repeating: "<![CDATA[pond]]>", count: size) + "</string></resources>"
    },
    Shape(name: "slashes", path: "Pond.java") { size in
      "class Pond { String a = \"" + String(repeating: "/ …", count: size) + "\"; }"
    },
    Shape(name: "translations", path: "a.xcstrings") { size in
      let units = (0..<size).map { number in
        "\"k\(number)\" : { \"localizations\" : { \"en\" : { \"stringUnit\" : { \"value\" : \"Pond \(number)\" } }, "
          + "\"de\" : { \"stringUnit\" : { \"value\" : \"Teich \(number)\" } } } }"
      }
      return
        "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(units.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
    },
  ]
}
