import CopyKernel
import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Several threads judge a long file, and say what one says.
@Suite struct PartsTests {
  private static let faults = ["Oops, the pond is dry!", "Feed the Frog?", "Error 503", "Click OK to continue", "Pond"]

  /// Long enough for parts; some lines are broken, and some hold escapes.
  private static func file(_ count: Int) -> ByteBuffer {
    let lines = (0..<count).map { number in
      let part = ["alert.title", "alert.message", "button", "label"][number % 4]
      let mark = number % 997 == 0 ? "" : ";"
      let copy = number % 16 == 0 ? "\(faults[number / 16 % faults.count]) \\\"\(number)\\\"" : "7"
      return "\"frog\(number / 4).\(part)\" = \"\(copy)\"\(mark)\n"
    }
    return ByteBuffer(Array(lines.joined().utf8))
  }

  private func said(_ file: ByteBuffer, jobs: Int) throws -> (lines: [String], summary: Summary) {
    var lines: [String] = []
    let review = try FileReviewer(settings: Settings()).review(file, path: "a.strings", jobs: jobs) { diagnostics in
      lines += diagnostics.map { "\($0.rule) \($0.severity) \($0.place?.line ?? 0) \($0.message) \($0.fingerprint)" }
    }
    return (lines, review.summary)
  }

  @Test("the same in the same order, whoever judges", arguments: [2, 3])
  func saysTheSame(jobs: Int) throws {
    let file = Self.file(9_000)
    let (alone, together) = (try said(file, jobs: 1), try said(file, jobs: jobs))
    #expect(alone.lines.count > 200)
    #expect(alone.lines == together.lines)
    #expect(alone.summary == together.summary)
  }

  /// Of what only a debug build shows all is a note, and of no more than that.
  @Test("what was read before bears on nothing")
  func forgetsTheFileBefore() throws {
    let before = ByteBuffer(Array("<resources><string name=\"a\">oops, the pond</string></resources>".utf8))
    let forms = #"<item quantity="one">%d лист</item><item quantity="other">%d листов</item>"#
    let after = ByteBuffer(Array("<resources><plurals name=\"a\">\(forms)</plurals></resources>".utf8))
    func said(after file: ByteBuffer?) throws -> [String] {
      let reviewer = try FileReviewer(settings: Settings())
      if let file { _ = reviewer.review(file, path: "src/debug/res/values/strings.xml", jobs: 1) { _ in } }
      var lines: [String] = []
      _ = reviewer.review(after, path: "src/main/res/values-ru/strings.xml", jobs: 1) { diagnostics in
        lines += diagnostics.map { "\($0.rule) \($0.severity)" }
      }
      return lines
    }
    #expect(try said(after: nil).contains("l10n-plural warning"))
    #expect(try said(after: before) == said(after: nil))
  }
}
