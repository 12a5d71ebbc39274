import CopyModel
import TestSupport
import Testing

@testable import CopydeskLanguageServer

/// No message, however broken, ends the server or goes unanswered.
@Suite struct RandomMessageTests {
  private static let words = [
    "{", "}", "[", "]", ":", ",", "\"id\"", "\"method\"", "\"params\"", "1", "-1", "1e9", "null", "true", "\"x\"",
    "\"textDocument\"", "\"uri\"", "\"file:///a.strings\"", "\"text\"", "\"textDocument/didOpen\"", "\"initialize\"",
    "\"textDocument/didChange\"", "\"contentChanges\"", "\"range\"", "\"start\"", "\"line\"", "\"character\"",
    "\"textDocument/hover\"", "\"position\"", "\"\\u00", "\u{7F}",
  ]

  private func answers(_ messages: [String]) -> [String] {
    var answers: [String] = []
    let server = LanguageServer(
      ServerOptions(readsPrograms: false), log: { _ in },
      send: { answers.append(String(decoding: $0, as: UTF8.self)) })
    for message in messages { server.receive(ByteBuffer(Array(message.utf8))) }
    while server.hasWork { server.work() }
    return answers
  }

  @Test func wordsInAnyOrder() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<3_000 {
      let message = (0..<Int.random(in: 1...14, using: &random)).map { _ in Self.words.randomElement(using: &random)! }
        .joined()
      for answer in answers([message]) { #expect(answer.hasPrefix("{\"jsonrpc\":\"2.0\",")) }
    }
  }

  /// A session in which values are exchanged for others.
  @Test func messagesWithOtherValues() {
    let session = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.strings","version":1,"text":"\"a\" = \"Uploading...\";\n"}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.strings","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":7},"end":{"line":0,"character":16}},"text":"Loading"}]}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.strings"},"position":{"line":0,"character":9}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///a.strings"},"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":30}},"context":{"diagnostics":[]}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#,
    ]
    #expect(answers(session).count >= 5)
    var random = SeededGenerator(seed: 23)
    for _ in 0..<60 {
      let broken = session.map { message in
        guard Int.random(in: 0..<3, using: &random) == 0 else { return message }
        let values = [":0", ":1", ":\"file:///a.strings\"", ":{", ":\"", ",", "7"]
        return message.replacing(
          values.randomElement(using: &random)!,
          with: [":99", ":-4", ":null", ":[]", ":{}", ""].randomElement(using: &random)!,
          maxReplacements: 1)
      }
      for answer in answers(broken) { #expect(answer.hasPrefix("{\"jsonrpc\":\"2.0\",")) }
    }
  }
}
