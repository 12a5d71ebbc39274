import CopyModel
import TestSupport
import Testing

@testable import CopyKernel

/// Lines and columns, in every way a file may be written.
@Suite struct LineIndexTests {
  /// A file and the place of the letter `x` in it, by hand.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let line, column: Int

    init(_ name: String, _ text: String, _ line: Int, _ column: Int) {
      (testDescription, self.text, self.line, self.column) = (name, text, line, column)
    }
  }

  static let rows = [
    Row("first", "x", 1, 1),
    Row("behind letters", "abx", 1, 3),
    Row("LF", "a\n\nbx", 3, 2),
    Row("CR LF", "a\r\n\r\nbx", 3, 2),
    Row("CR alone", "a\r\rbx", 3, 2),
    Row("CR before LF before CR", "a\r\n\rx", 3, 1),
    Row("accents", "éèx", 1, 3),
    Row("a letter and its mark are two scalars", "e\u{301}x", 1, 3),
    Row("Hangul", "한국어x", 1, 4),
    Row("beyond the basic plane", "\u{1D49C}😀x", 1, 3),
    Row("line separators end no line", "a\u{2028}b\u{85}x", 1, 5),
    Row("astral in an earlier line", "😀😀\nax", 2, 2),
  ]

  enum Writing: CaseIterable, Sendable { case utf8, utf8WithMark, littleEndian, bigEndian }

  private static func bytes(_ text: String, as writing: Writing) -> [UInt8] {
    switch writing {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: [0xEF, 0xBB, 0xBF] + text.utf8
    case .littleEndian: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .bigEndian: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  @Test(arguments: rows, Writing.allCases)
  func place(_ row: Row, _ writing: Writing) throws {
    let source = SourceText(ByteBuffer(Self.bytes(row.text, as: writing)))
    let offset = try #require(source.text.firstIndex(of: UInt8(ascii: "x")))
    let place = LineIndex(source).place(of: source.span(of: offset..<offset + 1))
    #expect([place.line, place.column] == [row.line, row.column])
    #expect([place.endLine, place.endColumn] == [row.line, row.column + 1])
  }

  /// Against a count that goes over all scalars from the start.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func anyTextInEveryWriting(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(of: ["a", "é", "한", "😀", "\n", "\r\n", "\r", "e\u{301}", "\u{2028}"], upTo: 60) + "x"
    for writing in Writing.allCases {
      let source = SourceText(ByteBuffer(Self.bytes(text, as: writing)))
      let place = LineIndex(source).place(of: source.span(of: source.text.count - 1..<source.text.count))
      let (line, column) = Self.counted(before: text.unicodeScalars.dropLast())
      #expect([place.line, place.column] == [line, column], "\(writing) \(text.debugDescription)")
    }
  }

  /// Long lines, and line ends that lie on both sides of any border.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func anyPlaceOfALongText(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["abcdefghijklm", "é", "한국어", "😀", "\r\n"] + (seed % 2 == 0 ? ["\n", "\r"] : [])
    let text = (0..<20).map { _ in random.text(of: pieces, upTo: 60) }.joined()
    let end = Self.counted(before: text.unicodeScalars)
    let counted = stride(from: 0, to: text.unicodeScalars.count, by: 7).map {
      Self.counted(before: text.unicodeScalars.prefix($0))
    }
    for writing in Writing.allCases {
      let source = SourceText(ByteBuffer(Self.bytes(text, as: writing)))
      let index = LineIndex(source)
      var offset = 0
      for (number, scalar) in text.unicodeScalars.enumerated() {
        if number % 7 == 0 {
          let place = index.place(of: source.span(of: offset..<source.text.count))
          let (line, column) = counted[number / 7]
          let isInPair = scalar == "\n" && number > 0 && text.utf8.dropFirst(offset - 1).first == 0x0D
          if !isInPair { #expect([place.line, place.column] == [line, column], "\(writing) \(number) of \(seed)") }
          #expect([place.endLine, place.endColumn] == [end.0, end.1], "\(writing) \(number) of \(seed)")
        }
        offset += UTF8.width(scalar)
      }
    }
  }

  private static func counted(before scalars: some Sequence<Unicode.Scalar>) -> (Int, Int) {
    var (line, column, isAfterReturn) = (1, 1, false)
    for scalar in scalars {
      switch scalar {
      case "\n" where isAfterReturn: column = 1
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += 1
      }
      isAfterReturn = scalar == "\r"
    }
    return (line, column)
  }

  /// A span may reach over lines.
  @Test func spanOverLines() {
    let source = SourceText(ByteBuffer(Array("ab\r\ncd".utf8)))
    let place = LineIndex(source).place(of: ByteSpan(offset: 1, length: 4))
    #expect(place == Place(span: ByteSpan(offset: 1, length: 4), line: 1, column: 2, endLine: 2, endColumn: 2))
  }

  /// Spans and lines of a piece of a stream count from its start.
  @Test func pieceOfAStream() {
    let base = StreamPosition(bytes: 1_000, lines: 41)
    let source = SourceText(piece: ByteBuffer(Array("é\nax".utf8)), at: base)
    let place = LineIndex(source).place(of: ByteSpan(offset: 1_004, length: 1))
    #expect([place.line, place.column, place.span.offset] == [43, 2, 1_004])
  }

  @Test func emptyFile() {
    let place = LineIndex(SourceText(ByteBuffer([UInt8]()))).place(of: ByteSpan(offset: 0, length: 0))
    #expect([place.line, place.column, place.endLine, place.endColumn] == [1, 1, 1, 1])
  }
}
