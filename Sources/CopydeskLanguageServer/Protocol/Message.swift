/// A message of the client, taken apart.
package struct Message {
  /// The id of a request as JSON; nil for a notification.
  let id: String?
  let method: String
  let params: JSONNode?

  /// What a value says: a message, or nil for the answer to a request of ours.
  static func read(_ node: JSONNode) throws(ResponseError) -> Message? {
    guard node.isObject else { throw ResponseError(.invalidRequest, "A message is an object") }
    let id = try id(in: node)
    guard let method = node["method"] else {
      if node["result"] != nil || node["error"] != nil { return nil }
      throw ResponseError(.invalidRequest, "The message has no method", id: id)
    }
    guard let name = method.string else { throw ResponseError(.invalidRequest, "The method is no string", id: id) }
    let params = node["params"]
    if let params, !params.isObject, !params.isArray, !params.isNull {
      throw ResponseError(.invalidRequest, "The params are neither an object nor a list", id: id)
    }
    return Message(id: id, method: name, params: params)
  }

  /// A string or whole number.
  private static func id(in node: JSONNode) throws(ResponseError) -> String? {
    guard let id = node["id"], !id.isNull else { return nil }
    guard id.string != nil || id.integer != nil else {
      throw ResponseError(.invalidRequest, "The id is neither a string nor a whole number")
    }
    return id.written
  }
}

/// Why a request has no answer (JSON-RPC 2.0, and LSP 3.17).
struct ResponseError: Error {
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case internalError = -32_603
    case serverNotInitialized = -32_002
    case requestCancelled = -32_800
  }

  let code: Code
  let message: String
  /// The request’s id as JSON, where it is known.
  let id: String?

  init(_ code: Code, _ message: String, id: String? = nil) { (self.code, self.message, self.id) = (code, message, id) }
}
