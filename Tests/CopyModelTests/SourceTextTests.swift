import TestSupport
import Testing

@testable import CopyModel

@Suite struct SourceTextTests {
  private static func bytes(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [
    ([0x61, 0x62], TextEncoding.utf8, 0, "ab"),
    ([0xEF, 0xBB, 0xBF, 0x61], .utf8, 3, "a"),
    ([0xFF, 0xFE, 0x61, 0], .utf16LittleEndian, 2, "a"),
    ([0xFE, 0xFF, 0, 0x61], .utf16BigEndian, 2, "a"),
    ([0x61, 0, 0x62, 0], .utf16LittleEndian, 0, "ab"),
    ([0, 0x61, 0, 0x62], .utf16BigEndian, 0, "ab"),
    ([], .utf8, 0, ""), ([0xFF, 0xFE], .utf16LittleEndian, 2, ""), ([0xEF, 0xBB, 0xBF], .utf8, 3, ""),
  ])
  func findsTheEncoding(disk: [UInt8], encoding: TextEncoding, mark: Int, text: String) {
    let source = SourceText(ByteBuffer(disk))
    #expect(source.encoding == encoding)
    #expect(source.markLength == mark)
    #expect(source.text.text == text)
    #expect(source.damage.isEmpty)
  }

  @Test(arguments: [
    ([0x61], 0..<1, [0x62, 0], false), ([0x61], 1..<1, [0], false), ([0, 0x61], 0..<2, [0, 0x62], true),
    ([0x61], 0..<0, [0xEF, 0xBB, 0xBF], false), ([0x61, 0x62, 0x63, 0x64], 3..<4, [0], true),
    ([0x61, 0], 0..<2, [0x2D, 0x4E], false), ([0xFF, 0xFE, 0x61, 0], 2..<4, [0x2D, 0x4E], true),
    ([0xEF, 0xBB, 0xBF, 0x61], 3..<4, [], true), ([0x61, 0x62], 0..<2, [], true),
  ])
  func `Knows edits that change how a file begins`(disk: [UInt8], range: Range<Int>, bytes: [UInt8], keeps: Bool) {
    let edit = Edit(span: ByteSpan(offset: range.lowerBound, length: range.count), bytes: bytes, text: "")
    let later = Edit(span: ByteSpan(offset: disk.count, length: 0), bytes: [0x64], text: "")
    #expect(SourceText(ByteBuffer(disk)).keepsEncoding(after: [edit]) == keeps)
    #expect(SourceText(ByteBuffer(disk)).keepsEncoding(after: [edit, later]) == keeps)
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0xC3, 0x62], [1..<3]),
    ([0xC3, 0xA9, 0xE2, 0x80], [2..<4]),
    ([0xC0, 0x80, 0x61], [0..<2]),
    ([0xED, 0xA0, 0x80, 0x61], [0..<3]),
    ([0xF4, 0x90, 0x80, 0x80, 0x61], [0..<4]),
    ([0x80, 0x61, 0x80], [0..<1, 2..<3]),
  ])
  func listsWhatIsNoUTF8(disk: [UInt8], damage: [Range<Int>]) {
    let source = SourceText(ByteBuffer(disk))
    #expect(source.damage.map(\.text) == damage)
    #expect(source.text.count == disk.count)
    #expect(String(validating: source.text, as: UTF8.self) != nil)
    #expect(source.disk.bytes.elementsEqual(disk))
  }

  @Test func damageBehindAMarkCountsFromTheStartOfTheFile() {
    let source = SourceText(ByteBuffer([0xEF, 0xBB, 0xBF, 0x61, 0xFF]))
    #expect(source.damage == [.init(text: 1..<2, span: ByteSpan(offset: 4, length: 1))])
  }

  @Test func halfPairsAndHalfUnitsAreDamage() {
    let source = SourceText(ByteBuffer([0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0, 0x00, 0xDE, 0x62, 0, 0x63]))
    #expect(source.text.text == "\u{FFFD}a\u{FFFD}b\u{FFFD}")
    #expect(
      source.damage.map(\.span) == [
        ByteSpan(offset: 2, length: 2), ByteSpan(offset: 6, length: 2), ByteSpan(offset: 10, length: 1),
      ])
    #expect(source.span(of: 0..<source.text.count) == ByteSpan(offset: 2, length: 9))
  }

  @Test(arguments: [false, true], [false, true])
  func findsEachScalarOnDisk(isBigEndian: Bool, hasMark: Bool) {
    var generator = SeededGenerator(seed: 3)
    let alphabet = Array("aé한😀\n\u{10FFFF}\u{FFFF}\u{800}\u{7FF}".unicodeScalars)
    let scalars = (0..<3000).map { _ in alphabet.randomElement(using: &generator)! }
    let text = "a" + String(String.UnicodeScalarView(scalars))
    let mark = hasMark ? (isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) : [UInt8]()
    let source = SourceText(ByteBuffer(mark + Self.bytes(text, isBigEndian: isBigEndian)))
    #expect(source.text.text == text)
    var (place, disk) = (0, mark.count)
    for scalar in text.unicodeScalars {
      let (length, diskLength) = (UTF8.width(scalar), UTF16.width(scalar) * 2)
      #expect(source.span(of: place..<place + length) == ByteSpan(offset: disk, length: diskLength))
      place += length
      disk += diskLength
    }
  }

  @Test(arguments: [0..<40])
  func garbageBecomesText(seeds: Range<Int>) {
    for seed in seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      let marks: [[UInt8]] = [[], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF]]
      let count = Int.random(in: 0...700, using: &generator)
      let disk = marks[seed % 4] + (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let source = SourceText(ByteBuffer(disk))
      #expect(String(validating: source.text, as: UTF8.self) != nil)
      #expect(source.span(of: 0..<source.text.count).end == disk.count)
      for piece in source.damage { #expect(source.span(of: piece.text) == piece.span) }
    }
  }

  @Test(arguments: [[0x61, 0x62, 0x63], [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]])
  func encodesAsTheFileDoes(disk: [UInt8]) {
    let source = SourceText(ByteBuffer(disk))
    let encoded = Array(disk.prefix(source.markLength)) + source.encode("aé😀")
    let again = SourceText(ByteBuffer(encoded))
    withExtendedLifetime(again) { #expect(again.text.text == "aé😀") }
  }
}
