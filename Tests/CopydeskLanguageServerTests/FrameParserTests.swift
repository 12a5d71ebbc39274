import CopyModel
import TestSupport
import Testing

@testable import CopydeskLanguageServer

/// Messages among bytes, however they are cut.
@Suite struct FrameParserTests {
  /// What a parser makes of `bytes` that come in pieces of at most `count`.
  private func pieces(_ bytes: [UInt8], inPiecesOf count: Int = .max) -> [String] {
    var (parser, found) = (FrameParser(), [String]())
    for start in stride(from: 0, to: bytes.count, by: min(count, max(bytes.count, 1))) {
      let piece = ByteBuffer(bytes[start..<min(bytes.count, start + min(count, bytes.count))])
      withExtendedLifetime(piece) {
        parser.take(piece.bytes) {
          switch $0 {
          case .message(let message): withExtendedLifetime(message) { found.append(message.bytes.text) }
          case .fault(let text): found.append("! \(text)")
          }
        }
      }
    }
    return found
  }

  private func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  @Test(arguments: [1, 2, 3, 7, 4096])
  func messagesAreFoundHoweverTheyAreCut(_ size: Int) {
    let text =
      framed("{}") + "content-type: application/vscode-jsonrpc; charset=utf-8\r\n" + framed("{\"é\":\"…\"}")
      + "CONTENT-LENGTH:4 \n\nnull"
    #expect(pieces(Array(text.utf8), inPiecesOf: size) == ["{}", "{\"é\":\"…\"}", "null"])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n", "Content-Length: 1 2\r\n\r\n", "Host: a\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length:\r\n\r\n",
  ])
  func readingGoesOnBehindABadHeader(_ header: String) {
    #expect(pieces(Array((header + framed("[]")).utf8)) == ["! the header has no valid Content-Length", "[]"])
  }

  @Test func bytesThatBelongToNothingArePassedOver() {
    #expect(pieces(Array(("stray text" + framed("[]")).utf8)) == ["[]"])
    let noise = String(repeating: "x", count: 3 * FrameParser.longestHeader)
    let found = pieces(Array((noise + framed("[]")).utf8))
    #expect(found == ["! no header ends within \(FrameParser.longestHeader) bytes", "[]"])
  }

  @Test func messagesThatAreEmptyOrTooLongAreRefused() {
    #expect(pieces(Array(("Content-Length: 0\r\n\r\n" + framed("[]")).utf8)) == ["! a message is empty", "[]"])
    let length = FrameParser.longestMessage + 1
    let found = pieces(Array("Content-Length: \(length)\r\n\r\nxxxx".utf8))
    #expect(found == ["! a message has \(length) bytes; \(FrameParser.longestMessage) are the most"])
  }

  /// No bytes, however broken, make the parser hang or keep more than it may.
  @Test func randomBytesAreRead() {
    var random = SeededGenerator(seed: 11)
    let parts = ["Content-Length: ", "5", "\r\n", "\r\n\r\n", "{}", "x", "\n", "12", "é"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      let whole = pieces(Array(text.utf8))
      #expect(pieces(Array(text.utf8), inPiecesOf: Int.random(in: 1...5, using: &random)) == whole)
    }
  }
}
