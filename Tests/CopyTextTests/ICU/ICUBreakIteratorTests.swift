import CopyModel
import Testing

@testable import CopyText

@Suite struct ICUBreakIteratorTests {
  /// The pieces between boundaries.
  private func pieces(_ text: String, _ kind: ICU.BreakIterator.Kind, _ locale: String) -> [String] {
    let buffer = ByteBuffer(text.utf8)
    let iterator = ICU.BreakIterator(kind, locale: locale)
    iterator.setText(buffer.bytes)
    var (start, pieces) = (0, [String]())
    iterator.forEachBoundary { end, _ in
      pieces.append(buffer.bytes.slice(start..<end).text)
      start = end
    }
    return pieces
  }

  @Test func wordsOfEnglish() {
    #expect(pieces("Can’t save.", .word, "en") == ["Can’t", " ", "save", "."])
  }

  @Test func wordsOfThaiComeFromADictionary() {
    #expect(pieces("ภาษาไทย", .word, "th") == ["ภาษา", "ไทย"])
  }

  @Test func wordsOfJapaneseAndChinese() {
    #expect(pieces("日本語を学ぶ", .word, "ja") == ["日本語", "を", "学ぶ"])
    #expect(pieces("我的电脑", .word, "zh") == ["我的", "电脑"])
  }

  @Test func sentences() {
    let text = "Are you sure? This can’t be undone. Version 2.5 is out."
    #expect(pieces(text, .sentence, "en") == ["Are you sure? ", "This can’t be undone. ", "Version 2.5 is out."])
    #expect(pieces("保存しますか？元に戻せません。", .sentence, "ja") == ["保存しますか？", "元に戻せません。"])
  }

  @Test func lines() {
    #expect(pieces("Sign in\nnow", .line, "en") == ["Sign ", "in\n", "now"])
    // No line starts with an ideographic full stop.
    #expect(pieces("削除。", .line, "ja") == ["削", "除。"])
  }

  @Test func graphemes() {
    #expect(pieces("e\u{301}👩‍👩‍👧x", .grapheme, "en") == ["e\u{301}", "👩‍👩‍👧", "x"])
  }

  @Test func colonJoinsLettersInFinnishAndSwedishAlone() {
    for locale in ["fi", "sv", "sv-SE"] { #expect(pieces("EU:n", .word, locale) == ["EU:n"]) }
    for locale in ["en", "de", "nb", "root"] { #expect(pieces("EU:n", .word, locale) == ["EU", ":", "n"]) }
  }

  @Test func statusTellsWordsFromNumbersAndSpaces() {
    let buffer = ByteBuffer("7 días\n".utf8)
    let iterator = ICU.BreakIterator(.word, locale: "es")
    iterator.setText(buffer.bytes)
    #expect(iterator.next() == 1 && iterator.status.isNumber)
    #expect(iterator.next() == 2 && iterator.status.isNoWord)
    #expect(iterator.next() == 7 && iterator.status.isLetters)
    #expect(iterator.next() == 8 && iterator.next() == nil)
  }

  @Test func movesBothWaysInBytes() {
    let buffer = ByteBuffer("é 你好x".utf8)
    let iterator = ICU.BreakIterator(.word, locale: "zh")
    iterator.setText(buffer.bytes)
    let boundaries = [0, 2, 3, 9, 10]
    for offset in -1...11 {
      #expect(iterator.following(offset) == boundaries.first { $0 > offset }, "after \(offset)")
      #expect(iterator.preceding(offset) == boundaries.last { $0 < offset }, "before \(offset)")
      #expect(iterator.isBoundary(offset) == boundaries.contains(offset), "at \(offset)")
    }
  }

  @Test func longTextsPassTheBatch() {
    let text = String(repeating: "a ", count: 500)
    #expect(pieces(text, .word, "en").count == 1000)
    #expect(pieces(String(repeating: "a ", count: 32), .word, "en").count == 64)
    #expect(pieces("", .word, "en").isEmpty)
  }

  @Test func malformedTextIsReadAsReplacementCharacters() {
    let iterator = ICU.BreakIterator(.word, locale: "en")
    for bytes: [UInt8] in [
      [0xFF], [0xE2, 0x80], [0x61, 0xC0, 0x80, 0x62], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] {
      let buffer = ByteBuffer(bytes)
      iterator.setText(buffer.bytes)
      var last = 0
      iterator.forEachBoundary { end, _ in
        #expect(end > last)
        last = end
      }
      #expect(last == bytes.count)
    }
    let buffer = ByteBuffer([0x61, 0xFF, 0x62])
    iterator.setText(buffer.bytes)
    #expect([iterator.next(), iterator.next(), iterator.next(), iterator.next()] == [1, 2, 3, nil])
  }

  @Test func reuseForgetsTheTextBefore() {
    let iterator = ICU.BreakIterator(.word, locale: "en")
    let (long, short) = (ByteBuffer("“Größe” of a window".utf8), ByteBuffer("OK".utf8))
    iterator.setText(long.bytes)
    #expect(iterator.next() == 3)
    iterator.setText(short.bytes)
    #expect(iterator.next() == 2 && iterator.next() == nil)
    iterator.setText(Bytes(start: nil, count: 0))
    #expect(iterator.next() == nil)
  }
}
