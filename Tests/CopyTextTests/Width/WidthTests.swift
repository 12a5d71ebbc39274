import CopyModel
import Foundation
import Testing

@testable import CopyText

/// Widths and lines by table agree with those of a shaping engine.
@Suite struct WidthTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let locale: LocaleTag
    let text: String
    /// Font, column, width and lines.
    let expected: [(font: TextFont, column: Double, width: Double, lines: Int)]
    var testDescription: String { "\(locale) \(text)" }
  }

  static let title = TextFont(size: 17, weight: .semibold, tracking: -0.302)
  static let message = TextFont(size: 13, weight: .regular, tracking: -0.08)

  static let samples: [Sample] = {
    let file = URL(filePath: #filePath).appending(path: "../../../Fixtures/Widths/widths.tsv").standardizedFileURL
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Sample(
        locale: LocaleTag(cells[0]) ?? .undetermined, text: cells[1],
        expected: [
          (title, 238, Double(cells[2]) ?? 0, Int(cells[3]) ?? 0),
          (message, 120, Double(cells[4]) ?? 0, Int(cells[5]) ?? 0),
        ])
    }
  }()

  @Test func samplesAreFound() { #expect(Self.samples.count > 30) }

  @Test(arguments: samples) func agreesWithShaping(_ sample: Sample) {
    let text = ByteBuffer(Array(sample.text.utf8))
    for (font, column, width, lines) in sample.expected {
      let measured = LineFitter().width(of: text.bytes, in: font, locale: sample.locale)
      #expect(abs(measured - width) <= width * 0.012, "\(measured) for \(width)")
      #expect(LineFitter().lineCount(of: text.bytes, in: font, column: column, locale: sample.locale) == lines)
    }
  }

  private func width(_ text: String) -> Double {
    let bytes = ByteBuffer(Array(text.utf8))
    return LineFitter().width(of: bytes.bytes, in: Self.message, locale: .english)
  }

  @Test func marksHaveNoWidth() {
    #expect(width("é") == width("e\u{301}"))
    #expect(width("a\u{200B}b") == width("ab"))
    #expect(width("") == 0)
  }

  @Test func pictographsOfSeveralCodePointsAreOne() {
    let one = width("👍")
    for text in ["👩‍👩‍👧", "👍🏽", "🇰🇷", "🏳️‍🌈", "👩🏽‍🚀"] { #expect(abs(width(text) - one) < 0.001, "\(text)") }
    #expect(abs(width("🇰🇷🇩🇪") - 2 * one) < 0.001 && abs(width("☀️") - one) < 0.001)
    #expect(abs(width("👍👍") - 2 * one) < 0.001 && width("☀️") > width("☀"))
  }

  @Test func weightsAreInOrder() {
    let text = ByteBuffer(Array("Delete this photo?".utf8))
    let widths = TextFont.Weight.allCases.map {
      LineFitter().width(of: text.bytes, in: TextFont(size: 17, weight: $0), locale: .english)
    }
    #expect(widths == widths.sorted())
  }

  @Test func brokenBytesAreMeasuredToo() {
    let text = ByteBuffer([0xE2, 0x80, 0x41, 0xFF, 0xC3])
    #expect(LineFitter().width(of: text.bytes, in: Self.title, locale: .english) > 0)
  }
}
