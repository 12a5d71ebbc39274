import CopyModel
import Foundation
import Testing

@testable import CopyKernel

/// An alert or notification before and after its copy was mended, as a line of `Tests/Fixtures/Pairs/pairs.tsv` has it.
struct RewritingPair: CustomTestStringConvertible, Sendable {
  let id: String
  /// The rules that report the first one.
  let rules: [String]
  let bad: ByteBuffer
  let good: ByteBuffer
  var testDescription: String { id }

  static let all: [RewritingPair] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    guard let text = try? String(contentsOf: root.appending(path: "Fixtures/Pairs/pairs.tsv"), encoding: .utf8) else {
      return []
    }
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return rows.dropFirst().map { RewritingPair(Dictionary(uniqueKeysWithValues: zip(rows[0], $0))) }
  }()

  private init(_ row: [String: String]) {
    id = row["id"] ?? ""
    rules = (row["rules"] ?? "").split(separator: " ").map(String.init)
    bad = Self.group(row, side: "bad")
    good = Self.group(row, side: "good")
  }

  /// One side as a group of JSON Lines.
  private static func group(_ row: [String: String], side: String) -> ByteBuffer {
    let isNotification = row["kind"] == "notification"
    let roles: (Role, Role, Role) =
      isNotification
      ? (.notificationTitle, .notificationBody, .notificationAction) : (.alertTitle, .alertMessage, .button)
    var lines = ""
    let add = { (text: String, role: Role, style: [String]) in
      var writer = JSONWriter()
      writer.object {
        $0.field("value", text)
        $0.field("role", role.name)
        $0.field("group", side)
        $0.field("locale", row["locale"])
        if !style.isEmpty { $0.array("style") { for name in style { $0.element(name) } } }
      }
      lines += String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }
    if let title = row["title_" + side], !title.isEmpty { add(title, roles.0, []) }
    if let message = row["message_" + side], !message.isEmpty { add(message, roles.1, []) }
    for button in (row["buttons_" + side] ?? "").split(separator: "|") {
      let parts = button.split(separator: ":", maxSplits: 1).map(String.init)
      add(parts[0], roles.2, parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : [])
    }
    return ByteBuffer(Array(lines.utf8))
  }
}
