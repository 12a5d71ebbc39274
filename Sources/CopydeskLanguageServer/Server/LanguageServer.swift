package import CopyFormats
import CopyKernel
package import CopyModel

/// A language server, apart from where its messages come from and go to: it takes messages one by one, answers them, and
/// reviews the documents that have changed when it is told that there is time.
package final class LanguageServer {
  enum State { case new, running, shutDown }

  let workspace: Workspace
  /// Takes a message for the client, without its header.
  private let send: ([UInt8]) -> Void
  /// Takes a line for people who look for a fault.
  let log: (String) -> Void
  private let reader = JSONReader()
  var state = State.new
  var client = ClientAbilities()
  /// The documents that are open, by URI.
  var documents: [String: Document] = [:]
  /// URIs of documents to review, those that were changed first come first.
  var waiting: [String] = []
  /// What is wrong with configurations, by URI: each has a diagnostic of its own.
  var faults: [String: String] = [:]
  private var requestCount = 0
  /// How the process ends, when the client says so.
  package private(set) var exitStatus: Int32?

  package init(_ options: ServerOptions, log: @escaping (String) -> Void, send: @escaping ([UInt8]) -> Void) {
    workspace = Workspace(options)
    self.log = log
    self.send = send
  }

  /// The status of a process whose client is gone without a word.
  package var statusAtEnd: Int32 { exitStatus ?? (state == .shutDown ? 0 : 1) }

  /// Whether a document waits for its review.
  package var hasWork: Bool { !waiting.isEmpty }

  /// Takes a message of the client. `isCancelled` tells of a request’s id, as JSON, whether the client gave it up.
  package func receive(_ message: ByteBuffer, isCancelled: (String) -> Bool = { _ in false }) {
    withExtendedLifetime(message) {
      do throws(ResponseError) {
        let tape = reader.read(message.bytes)
        guard let node = JSONNode(tape, message.bytes) else {
          throw ResponseError(.parseError, tape.failure?.message ?? "There is no JSON here")
        }
        guard let message = try Message.read(node) else { return noteAnswer(node) }
        guard let id = message.id else { return notify(message) }
        if isCancelled(id) { throw ResponseError(.requestCancelled, "The client cancelled the request", id: id) }
        answer(message, id: id)
      } catch {
        fail(error)
      }
    }
  }

  /// Takes note of bytes that were no message.
  package func receiveFault(_ fault: String) { fail(ResponseError(.parseError, fault)) }

  /// The id as JSON of the request that a message takes back; nil for any other message. Of use to a reader that looks
  /// ahead.
  package static func cancelledRequest(in message: ByteBuffer, _ reader: JSONReader) -> String? {
    // No such message is longer, and the others are better read once.
    guard message.count < 1_024 else { return nil }
    return withExtendedLifetime(message) {
      guard let node = JSONNode(reader.read(message.bytes), message.bytes), node["method"]?.string == "$/cancelRequest",
        let id = node["params"]?["id"], !id.isNull
      else { return nil }
      return id.written
    }
  }

  private func answer(_ message: Message, id: String) {
    do {
      let result = try result(of: message)
      var writer = JSONWriter()
      writer.object {
        $0.field("jsonrpc", "2.0")
        $0.field("id", json: id)
        $0.field("result", json: String(decoding: result, as: UTF8.self))
      }
      send(writer.bytes)
    } catch let error as ResponseError {
      fail(ResponseError(error.code, error.message, id: id))
    } catch {
      log("\(message.method): \(error)")
      fail(ResponseError(.internalError, "\(error)", id: id))
    }
  }

  private func fail(_ error: ResponseError) {
    if error.id == nil { log(error.message) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("jsonrpc", "2.0")
      writer.field("id", json: error.id)
      writer.object("error") {
        $0.field("code", error.code.rawValue)
        $0.field("message", error.message)
      }
    }
    send(writer.bytes)
  }

  /// Sends what nobody asked for.
  func notify(_ method: String, _ params: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object {
      $0.field("jsonrpc", "2.0")
      $0.field("method", method)
      $0.object("params", params)
    }
    send(writer.bytes)
  }

  /// Asks the client for something that has no answer of interest.
  func request(_ method: String, _ params: (inout JSONWriter) -> Void) {
    requestCount += 1
    var writer = JSONWriter()
    writer.object {
      $0.field("jsonrpc", "2.0")
      $0.field("id", "copydesk/\(requestCount)")
      $0.field("method", method)
      $0.object("params", params)
    }
    send(writer.bytes)
  }

  /// An answer to a request of ours: only a refusal is worth a word.
  private func noteAnswer(_ node: JSONNode) {
    if let error = node["error"] { log("the client refused a request: \(error["message"]?.string ?? error.written)") }
  }

  /// Ends the process, well if the client asked for the shutdown first.
  func exit() { exitStatus = state == .shutDown ? 0 : 1 }
}

/// Which message does what.
extension LanguageServer {
  /// The answer to a request, as JSON.
  func result(of message: Message) throws -> [UInt8] {
    if state == .new, message.method != "initialize" {
      throw ResponseError(.serverNotInitialized, "The first request is initialize")
    }
    if state == .shutDown { throw ResponseError(.invalidRequest, "The server is shut down") }
    switch message.method {
    case "initialize": return try initialize(message.params)
    case "shutdown":
      state = .shutDown
      return Array("null".utf8)
    case "textDocument/hover": return try hover(message.params)
    case "textDocument/codeAction": return try codeActions(message.params)
    default: throw ResponseError(.methodNotFound, "There is no request “\(message.method)” here")
    }
  }

  /// Takes in what needs no answer. What makes no sense is told in the log.
  func notify(_ message: Message) {
    if message.method == "exit" { return exit() }
    // Words before the first request and after the last one are dropped, as the protocol says.
    guard state == .running else { return }
    switch message.method {
    case "initialized": initialized()
    case "textDocument/didOpen": open(message.params)
    case "textDocument/didChange": change(message.params)
    case "textDocument/didSave": save(message.params)
    case "textDocument/didClose": close(message.params)
    case "workspace/didChangeConfiguration": reload()
    case "workspace/didChangeWatchedFiles": changeFiles(message.params)
    case "workspace/didChangeWorkspaceFolders": changeFolders(message.params)
    case let method where method.hasPrefix("$/"): break
    default: log("no notification is called \(message.method)")
    }
  }

  /// The document that `params` name.
  func document(_ params: JSONNode?) throws(ResponseError) -> Document {
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "The params name no document")
    }
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "The document “\(uri)” is not open")
    }
    return document
  }
}
