import CopyModel
import TestSupport
import Testing

@testable import CopyText

/// What is said without measuring holds when it is measured.
@Suite struct WidthBoundTests {
  private static let pieces = [
    "Delete ", "this", " photo", "?", "W", "i", " ", "  ", "’", "“Ab” ", "…", ", ", "(", ") ", "-", "a\n", "Über ", "ſ",
    "ǂ",
    "Ёлка ", "Ωμέγα ", "사진 ", "을", "写真", "。", " を", "ก็", "น้ำ ", "क्षत्रिय ", "ற்றை ", "মুহূর্ত ", "لا", "السلام ", "ב", "\u{2028}",
    "\u{301}", "👍🏽", "👩‍👩‍👧 ", "ﷺ", "ﬃ", "\u{A0}", "«x» ", "¿Qué ", "1,5 ", "100 %", "「", "」", "ཨོཾ ", "မြန်မာ", "ខ្មែរ ", "𝔘",
  ]
  private static let locales = ["en", "de", "fi", "ja", "ko", "th", "fr", "ar", "hi"].compactMap { LocaleTag($0) }

  @Test(arguments: TextFont.Weight.allCases) func whatSurelyFitsFits(_ weight: TextFont.Weight) {
    var random = SeededGenerator(seed: 7)
    let fitter = LineFitter()
    var sure = 0
    for _ in 0..<6_000 {
      let text = ByteBuffer(Array((random.pick(Self.pieces) + random.text(of: Self.pieces, upTo: 9)).utf8))
      let tracking = [Float(-0.3), 0, 0.25][random.number(below: 3)]
      let font = TextFont(size: [11, 17, 28][random.number(below: 3)], weight: weight, tracking: tracking)
      let column = Double(60 + random.number(below: 400))
      let (lines, ratio) = (1 + random.number(below: 4), [0.7, 1, 1.45][random.number(below: 3)])
      guard WidthBound(text.bytes).fits(lines, of: Float(column), in: font, times: Float(ratio)) else { continue }
      sure += 1
      let locale = Self.locales[random.number(below: Self.locales.count)]
      let count = fitter.lineCount(of: text.bytes, in: font, column: column / ratio, locale: locale)
      #expect(count <= lines, "\(text.bytes.text) in \(lines) lines of \(column) / \(ratio), \(font), \(locale)")
    }
    #expect(sure > 1_000)
  }

  @Test func isNotFarAboveTheWidth() {
    let text = ByteBuffer(Array("The payment method couldn’t be uploaded. Check the network connection.".utf8))
    let font = TextFont(size: 17, weight: .semibold)
    let width = LineFitter().width(of: text.bytes, in: font, locale: .english)
    #expect(WidthBound(text.bytes).fits(1, of: Float(width * 1.1), in: font))
    #expect(!WidthBound(text.bytes).fits(1, of: Float(width * 0.999), in: font))
  }

  @Test func charactersAreCounted() {
    let text = ByteBuffer(Array("Über 사진 👍".utf8))
    #expect(WidthBound(text.bytes).length == 9)
  }

  /// Where plain text breaks without asking ICU, ICU breaks as well, in every language, and nowhere else.
  @Test func plainBreaksAreThoseOfICU() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", "Photo", "é", "ß", "Ж", "ω", "7", " ", " ", " ", " ", ".", ",", ":", ";", "!", "?", "’", "…", "x’s", "1.5",
      "Ünlü",
    ]
    var plain = 0
    var breaks: ContiguousArray<(offset: Int, isMandatory: Bool)> = []
    for locale in Self.locales {
      let breaker = ICU.BreakIterator(.line, locale: "\(locale)")
      for _ in 0..<3_000 {
        let text = ByteBuffer(Array((random.pick(pieces) + random.text(of: pieces, upTo: 12)).utf8))
        breaks.removeAll(keepingCapacity: true)
        guard PlainBreaks.find(in: text.bytes, into: &breaks) else { continue }
        plain += 1
        breaker.setText(text.bytes)
        var offsets: [Int] = []
        breaker.forEachBoundary { offset, _ in offsets.append(offset) }
        #expect(breaks.map(\.offset) == offsets, "“\(text.bytes.text)”, \(locale)")
      }
    }
    #expect(plain > 3_000)
  }
}
