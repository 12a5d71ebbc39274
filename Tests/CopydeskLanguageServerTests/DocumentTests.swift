import CopyModel
import TestSupport
import Testing

@testable import CopydeskLanguageServer

/// Positions of the protocol, and changes made at them.
@Suite struct DocumentTests {
  private static let pieces = ["a", "é", "…", "𝒜", "👍🏽", "\n", "\r\n", "\r", " ", "한"]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
  }

  private func document(_ text: String) -> Document {
    Document(uri: "file:///a.strings", path: "/a.strings", version: 1, text: ByteBuffer(Array(text.utf8)))
  }

  /// The position of each scalar’s start, counted the slow way.
  private func positions(in text: String, _ encoding: PositionEncoding) -> [(offset: Int, position: Position)] {
    var (found, offset, line, character) = ([(Int, Position)](), 0, 0, 0)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isInsidePair = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
      if !isInsidePair { found.append((offset, Position(line: line, character: character))) }
      offset += UTF8.width(scalar)
      let endsLine = scalar == "\n" || scalar == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
      if endsLine {
        (line, character) = (line + 1, 0)
      } else if scalar != "\r" {
        character += encoding == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar)
      }
    }
    found.append((offset, Position(line: line, character: character)))
    return found
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func offsetsAndPositionsAgree(_ encoding: PositionEncoding) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let text = text(&random)
      let document = document(text)
      for (offset, position) in positions(in: text, encoding) {
        #expect(document.offset(of: position, encoding) == offset, "\(text.debugDescription) \(position)")
        #expect(document.range(offset, 0, encoding).start == position, "\(text.debugDescription) \(offset)")
      }
    }
  }

  @Test func positionsBeyondALineAreItsEnd() {
    let document = document("𝒜b\r\nc")
    #expect(document.offset(of: Position(line: 0, character: 99), .utf16) == 5)
    #expect(document.offset(of: Position(line: 9, character: 0), .utf16) == 8)
    // The middle of a character is its start.
    #expect(document.offset(of: Position(line: 0, character: 1), .utf16) == 0)
    #expect(document.offset(of: Position(line: 0, character: 2), .utf8) == 0)
  }

  /// Changes by ranges come to the same as the whole text, whatever is typed where.
  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func changesByRangesMakeTheText(_ encoding: PositionEncoding) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var expected = text(&random)
      let document = document(expected)
      for version in 2..<6 {
        let places = positions(in: expected, encoding)
        let (first, second) = (places.randomElement(using: &random)!, places.randomElement(using: &random)!)
        let (start, end) = first.offset <= second.offset ? (first, second) : (second, first)
        let new = text(&random)
        let bytes = Array(expected.utf8)
        expected = String(decoding: bytes[..<start.offset] + Array(new.utf8) + bytes[end.offset...], as: UTF8.self)
        document.change(
          [DocumentChange(range: (start.position, end.position), text: ByteBuffer(Array(new.utf8)))], version: version,
          encoding)
        #expect(document.text.bytes.text == expected)
        #expect(document.version == version)
      }
    }
  }

  @Test(arguments: [
    ("file:///a/b.strings", "/a/b.strings"), ("file://localhost/a%20b/%C3%A9.po", "/a b/é.po"),
    ("file:///a%2", "/a%2"), ("untitled:Untitled-1", "Untitled-1"), ("vscode-vfs://host/x.json?y#z", "/x.json"),
  ])
  func namesOfDocumentsHavePaths(_ uri: String, _ path: String) { #expect(DocumentURI.path(of: uri) == path) }

  @Test(arguments: ["", "no colon", "file://", "file:"])
  func someHaveNone(_ uri: String) { #expect(DocumentURI.path(of: uri) == nil) }
}
