import CopyModel

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
