import CopyFormats
import CopyModel

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

/// A value of a JSON text that was read. Valid as long as the reader’s tape.
struct JSONNode {
  private let tape: JSONTape
  private let text: Bytes
  private let index: Int

  /// The value that is all of the text; nil where that is no JSON.
  init?(_ tape: JSONTape, _ text: Bytes) {
    guard tape.failure == nil, tape.count > 0 else { return nil }
    self.init(tape, text, at: 0)
  }

  private init(_ tape: JSONTape, _ text: Bytes, at index: Int) {
    self.tape = tape
    self.text = text
    self.index = index
  }

  private var kind: JSONEvent.Kind { tape.kind(at: index) }
  var isObject: Bool { kind == .objectStart }
  var isArray: Bool { kind == .arrayStart }
  var isNull: Bool { kind == .null }

  /// The value of the last member called `name`; nil where there is none.
  subscript(_ name: StaticString) -> JSONNode? {
    guard isObject else { return nil }
    var (found, key) = (Int?.none, tape.firstMember(ofObjectAt: index))
    while let place = key {
      if isCalled(name, at: place) { found = place + 1 }
      key = tape.member(after: place)
    }
    return found.map { JSONNode(tape, text, at: $0) }
  }

  private func isCalled(_ name: StaticString, at place: Int) -> Bool {
    let event = tape[place]
    guard event.hasEscapes else { return text.slice(event.range).equals(name) }
    let decoded = ByteBuffer()
    decoded.append(decodingJSON: text.slice(event.range))
    return decoded.bytes.equals(name)
  }

  /// The members of a list; none of what is no list.
  var elements: [JSONNode] {
    guard isArray else { return [] }
    var (nodes, next) = ([JSONNode](), tape.firstElement(ofArrayAt: index))
    while let place = next {
      nodes.append(JSONNode(tape, text, at: place))
      next = tape.element(after: place)
    }
    return nodes
  }

  /// The characters of a string as UTF-8.
  var bytes: ByteBuffer? {
    guard kind == .string else { return nil }
    let decoded = ByteBuffer()
    decoded.append(decodingJSON: text.slice(tape[index].range))
    return decoded
  }

  var string: String? {
    guard let bytes else { return nil }
    return withExtendedLifetime(bytes) { bytes.bytes.text }
  }

  /// A whole number.
  var integer: Int? { kind == .number ? Int(text.slice(tape[index].range).text) : nil }

  var bool: Bool? { kind == .true ? true : kind == .false ? false : nil }

  /// The value as it stands in the text.
  var written: String {
    let last = tape[max(index, tape[index].next - 1)]
    return text.slice(tape[index].written.lowerBound..<last.written.upperBound).text
  }
}
