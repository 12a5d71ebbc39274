import Foundation

/// An editor that opens every file of a project and looks at each.
struct EditorSession {
  private let project: GardenProject

  init(_ project: GardenProject) { self.project = project }

  /// What the server publishes last of each file, by path, as fingerprints.
  func publishedFingerprints() throws -> [String: [String]] {
    var published: [String: [String]] = [:]
    let root = uri("")
    for message in try Self.messages(in: project.run("lsp", input: input)) {
      guard message.string("method") == "textDocument/publishDiagnostics" else { continue }
      let params = try message.require("params")
      let path = params.string("uri").replacing(root, with: "").replacing("%20", with: " ")
      published[path] = try params.require("diagnostics").elements.map { try $0.require("data").string("fingerprint") }
    }
    return published
  }

  private func uri(_ path: String) -> String {
    "file://" + project.folder.url.resolvingSymlinksInPath().path(percentEncoded: false).trimmingSuffix("/") + "/"
      + path
  }

  private var input: Data {
    var messages = [
      #"{"id":1,"method":"initialize","params":{"rootUri":"\#(uri(""))","capabilities":{}}}"#,
      #"{"method":"initialized","params":{}}"#,
    ]
    let places = GardenProject.files.map { (uri($0.key), $0.value) }
    messages += places.map { uri, text in
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","version":1,"languageId":"text","text":\#(Self.quoted(text))}}}"#
    }
    let nowhere = #"{"line":0,"character":0}"#
    // An answer about a document comes behind its review.
    messages += places.map { uri, _ in
      #"{"id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(uri)"},"position":\#(nowhere)}}"#
    }
    messages += [#"{"id":3,"method":"shutdown"}"#, #"{"method":"exit"}"#]
    return messages.reduce(into: Data()) { data, message in
      let text = "{\"jsonrpc\":\"2.0\"," + message.dropFirst()
      data += Data("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    }
  }

  /// A string of JSON.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  /// Each message without its header.
  private static func messages(in output: String) throws -> [OrderedJSON] {
    var (messages, rest) = ([OrderedJSON](), Array(output.utf8)[...])
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = Int(header.split(separator: " ").last ?? "") ?? 0
      messages.append(try OrderedJSON(String(decoding: rest[end.upperBound...].prefix(length), as: UTF8.self)))
      rest = rest[end.upperBound...].dropFirst(length)
    }
    return messages
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
