import CopyModel
import TestSupport
import Testing

@testable import CopyReview

/// Baselines are read as they are written, and nothing else is.
@Suite struct BaselineTests {
  private func identity(_ number: Int, _ random: inout SeededGenerator) -> FindingIdentity {
    let pieces = ["a", "\"", "\\", "\n", "é", "👍", "</script>", " ", "\u{1}", "%@"]
    let isPlain = number.isMultiple(of: 2)
    return FindingIdentity(
      path: "p\(number % 3)/a.strings", key: isPlain ? nil : random.text(of: pieces, upTo: 4),
      variation: number.isMultiple(of: 5) ? "plural.one" : nil, locale: "en", rule: "typo-ellipsis",
      text: random.text(of: pieces, upTo: 8))
  }

  @Test func readsWhatItWrote() throws {
    var random = SeededGenerator(seed: 3)
    for count in [0, 1, 40] {
      let baseline = Baseline((0..<count).map { identity($0, &random) })
      let read = try BaselineReader(ByteBuffer(baseline.text), path: "b.json").read()
      #expect(read.findings == baseline.findings)
      #expect(read.text == baseline.text)
    }
  }

  @Test func isSortedAndEachOnce() {
    var random = SeededGenerator(seed: 4)
    let findings = (0..<40).map { identity($0, &random) }
    let baseline = Baseline(findings + findings.reversed())
    #expect(baseline.text == Baseline(findings.reversed()).text)
    #expect(baseline.findings.map(\.path) == baseline.findings.map(\.path).sorted())
  }

  /// Whatever is cut off or changed, the file is refused or says the same: it never says less.
  @Test func damageIsAnError() {
    var random = SeededGenerator(seed: 5)
    let baseline = Baseline((0..<6).map { identity($0, &random) })
    for end in 0..<baseline.text.count - 1 {
      let part = ByteBuffer(Array(baseline.text[..<end]))
      if let read = try? BaselineReader(part, path: "b.json").read() { #expect(read.findings == baseline.findings) }
    }
    for _ in 0..<300 {
      var text = baseline.text
      text[random.number(below: text.count)] = UInt8(random.number(below: 256))
      if let read = try? BaselineReader(ByteBuffer(text), path: "b.json").read() {
        #expect(read.findings == baseline.findings)
      }
    }
  }
}
