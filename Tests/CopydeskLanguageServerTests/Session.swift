import CopyModel
@testable import CopyKernel
import Foundation

@testable import CopydeskLanguageServer

/// A conversation between an editor and the language server, as data.
///
/// Each line says by its first character what it is; all else is a remark.
///
///     # What this shows.
///     + en.lproj/a.strings       a file, with its lines beneath
///     | "title" = "Settings";
///     > {"method":"…"}           from the editor; several in a row come before the server has time for reviews
///     < {"result":…}             from the server
///     ! …                        its log
///     ? 0                        the status it ends with
///
/// `$FOLDER` stands for the folder of the files, in paths and in URIs. `"jsonrpc":"2.0",` is left out on both sides.
struct Session {
  enum Part: Equatable {
    case remark(String)
    case file(path: String, text: String)
    case exchange(sent: [String], received: [String])
  }

  var parts: [Part] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) { add(line) }
  }

  private mutating func add(_ line: String) {
    let content = String(line.dropFirst(2))
    switch (line.prefix(1), parts.last) {
    case ("+", _): parts.append(.file(path: content, text: ""))
    case ("|", .file(let path, let text)): parts[parts.count - 1] = .file(path: path, text: text + content + "\n")
    case (">", .exchange(let sent, let received)) where received.isEmpty:
      parts[parts.count - 1] = .exchange(sent: sent + [content], received: [])
    case (">", _): parts.append(.exchange(sent: [content], received: []))
    case ("<", .exchange(let sent, let received)), ("!", .exchange(let sent, let received)),
      ("?", .exchange(let sent, let received)):
      parts[parts.count - 1] = .exchange(sent: sent, received: received + [line])
    default: parts.append(.remark(line))
    }
  }

  /// The session as it is written down.
  var text: String {
    parts.flatMap { part in
      switch part {
      case .remark(let line): [line]
      case .file(let path, let text):
        ["+ \(path)"]
          + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
            $0.isEmpty ? "|" : "| \($0)"
          }
      case .exchange(let sent, let received): sent.map { "> \($0)" } + received
      }
    }.joined(separator: "\n")
  }

  /// The same with what really comes back, in a new folder.
  func replayed(_ options: ServerOptions = ServerOptions()) throws -> Session {
    let folder = FileManager.default.temporaryDirectory.appending(path: "copydesk-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The root of a repository, from which fingerprints name files.
    try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: false)
    // The system’s own name of it, which links may hide.
    let path = folder.resolvingSymlinksInPath().path
    var (result, received) = (self, [String]())
    let server = LanguageServer(
      options, log: { received.append("! " + $0.replacing(path, with: "$FOLDER")) },
      send: { received.append("< " + Self.shown($0, path)) })
    for (index, part) in parts.enumerated() {
      switch part {
      case .remark: break
      case .file(let name, let text):
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      case .exchange(let sent, _):
        received = []
        for message in sent { server.receive(ByteBuffer(Array(Self.written(message, path).utf8))) }
        while server.hasWork { server.work() }
        if let status = server.exitStatus { received.append("? \(status)") }
        result.parts[index] = .exchange(sent: sent, received: received)
      }
    }
    return result
  }

  private static func written(_ message: String, _ path: String) -> String {
    let text = message.replacing("$FOLDER", with: path)
    return text.hasPrefix("{") ? "{\"jsonrpc\":\"2.0\"," + text.dropFirst() : text
  }

  private static func shown(_ message: [UInt8], _ path: String) -> String {
    String(decoding: message, as: UTF8.self).replacing("\"jsonrpc\":\"2.0\",", with: "").replacing(
      path, with: "$FOLDER")
  }
}
