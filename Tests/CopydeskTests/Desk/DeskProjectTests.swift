import Copydesk
import Foundation
import Testing

/// What a client of the library sees of a folder.
@Suite struct DeskProjectTests {
  /// A project of one table in two languages, and what it is called.
  private func withProject(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "en": "\"water.alert.title\" = \"Water all beds?\";\n\"water.alert.message\" = \"Watering  takes an hour\";\n",
      "de": "\"water.alert.title\" = \"Alle Beete gießen?\";\n",
    ]
    for (language, text) in texts {
      let place = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appending(path: "Localizable.strings"))
    }
    try body(folder.path)
  }

  @Test func `A folder is reviewed with its translations held against their base`() throws {
    try withProject { folder in
      let report = try Desk().review(at: [folder])
      #expect(report.files.map { $0.path.hasSuffix("de.lproj/Localizable.strings") } == [true, false])
      #expect(report.diagnostics.contains { $0.rule == "l10n-missing" && $0.key == "water.alert.message" })
      #expect(report.diagnostics.contains { $0.rule == "message-punctuation" })
      #expect(report.summary.strings == 3)
      #expect(report.failures.isEmpty)
    }
  }

  @Test func `Safe edits are written`() throws {
    try withProject { folder in
      let edited = try Desk().fix(at: [folder])
      #expect(edited.map(\.path) == [folder + "/en.lproj/Localizable.strings"])
      let text = try String(contentsOfFile: folder + "/en.lproj/Localizable.strings", encoding: .utf8)
      #expect(text.contains("\"Watering takes an hour\""))
      #expect(try Desk().fix(at: [folder]).isEmpty)
    }
  }

  @Test func `A path that leads nowhere is told, and none at all is an error`() throws {
    let report = try Desk().review(at: ["/no/such/folder"])
    #expect(report.files.isEmpty && report.failures.count == 1)
    #expect(throws: DeskError.self) { try Desk().review(at: []) }
  }
}
