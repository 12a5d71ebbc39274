import CopyModel
import TestSupport
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReporting
@testable import CopyReview

/// What is told piece by piece is what is told at once.
@Suite struct PieceTests {
  private static let values = [
    "Error 503", "Are you sure?", "Delete This Photo Now.", "It can't be undone", "Loading...", "Photos", "OK", "Yes",
    "The photo couldn’t be saved.", "Sign in to Your account", "%@ of %@ items", "You entered the wrong code!",
  ]
  private static let parts = ["alert.title", "alert.message", "alert.button", "label", "footer"]

  /// A catalogue of so many strings; some lines of it can’t be read.
  private static func strings(_ count: Int, seed: UInt64) -> ByteBuffer {
    var (random, text) = (SeededGenerator(seed: seed), "")
    for number in 0..<count {
      let value = values[Int.random(in: 0..<values.count, using: &random)]
      let part = parts[Int.random(in: 0..<parts.count, using: &random)]
      text += "/* Shown to people */\n\"item\(number / 3).\(part)\" = \"\(value)\";\n"
      if number % 97 == 5 { text += "\"broken\" = ;\n" }
    }
    return ByteBuffer(Array(text.utf8))
  }

  private static func text(_ diagnostics: [Diagnostic]) -> String {
    var reporter = JSONReporter(isLines: true)
    return String(decoding: reporter.report(diagnostics), as: UTF8.self)
  }

  @Test(arguments: [0, 1, 7, 300, 2_000]) func piecesMakeTheWhole(count: Int) throws {
    let (bytes, reviewer) = (Self.strings(count, seed: 3), try FileReviewer(settings: Settings()))
    let whole = reviewer.review(bytes, path: "en.lproj/a.strings")
    var pieces: [[Diagnostic]] = []
    let last = reviewer.review(bytes, path: "en.lproj/a.strings") { pieces.append($0) }
    #expect(Self.text(pieces.flatMap(\.self)) == Self.text(whole.diagnostics))
    #expect(last.summary == whole.summary)
    #expect(count < 2_000 || pieces.count > 3 && pieces.allSatisfy { $0.count < 400 })
  }
}
