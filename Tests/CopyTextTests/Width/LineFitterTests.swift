import CopyModel
import Testing

@testable import CopyText

@Suite struct LineFitterTests {
  private let font = TextFont(size: 17, weight: .regular)

  private func lines(_ text: String, _ column: Double, _ locale: String = "en") -> [(String, TextLine)] {
    let bytes = ByteBuffer(Array(text.utf8))
    var lines: [(String, TextLine)] = []
    LineFitter().forEachLine(of: bytes.bytes, in: font, column: column, locale: LocaleTag(locale) ?? .english) {
      lines.append((bytes.bytes.slice($0.range).text, $0))
    }
    return lines
  }

  @Test func breaksAtSpaces() {
    #expect(lines("Delete this photo?", 80).map(\.0) == ["Delete ", "this ", "photo?"])
    #expect(lines("Delete this photo?", 400).map(\.0) == ["Delete this photo?"])
  }

  @Test func spacesHang() throws {
    let (text, line) = try #require(lines("Delete      photo", 60).first)
    #expect(text == "Delete      " && line.width < 60)
  }

  @Test func longWordsAreSplit() {
    let split = lines("Donaudampfschifffahrt", 60)
    #expect(split.count > 2 && split.dropLast().allSatisfy { $0.1.splitsWord })
    #expect(split.map(\.0).joined() == "Donaudampfschifffahrt")
  }

  @Test func lineBreaksAreTaken() {
    #expect(lines("a\nb\r\nc\u{2028}d", 400).map(\.0) == ["a\n", "b\r\n", "c\u{2028}", "d"])
  }

  @Test func dictionariesBreakThai() {
    #expect(lines("ต้องการลบรูปภาพนี้หรือไม่", 90, "th").count > 1)
  }

  /// Whatever the text: lines are the text, each as wide as the column at most unless it is one cluster.
  @Test(arguments: WidthTests.samples) func linesCoverTheText(_ sample: WidthTests.Sample) {
    for column in stride(from: 80.0, through: 320, by: 40) {
      let lines = lines(sample.text, column, "\(sample.locale)")
      #expect(lines.map(\.0).joined() == sample.text)
      for (text, line) in lines {
        #expect(line.width <= column + 0.001 || text.count { $0 != " " } == 1, "\(text) in \(column)")
      }
    }
  }
}
