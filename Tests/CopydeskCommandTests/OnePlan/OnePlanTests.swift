import Foundation
import Testing

/// Every command and flag sees the same project: what `--diff` shows is what `--fix` writes, and what `check` says of a string
/// is what `inspect`, `explain`, `preview`, and the language server say of it.
@Suite struct OnePlanTests {
  @Test(arguments: ["", " --suggestions", " --jobs 1", " --no-sources"])
  func diffIsWhatFixWrites(_ flags: String) throws {
    let project = try GardenProject()
    let before = try project.contents()
    let diff = try project.run("--diff\(flags) .")
    #expect(try project.contents() == before)
    _ = try project.run("--fix\(flags) .")
    let fixed = try project.contents()
    #expect(fixed["en.lproj/Garden.strings"] != before["en.lproj/Garden.strings"])
    #expect(try PatchedText.patched(before, by: diff) == fixed)
    #expect(try project.run("--diff\(flags) .").isEmpty)
    _ = try project.run("--fix\(flags) .")
    #expect(try project.contents() == fixed, "a second run changes nothing")
  }

  @Test func checkTellsWhatFixSettles() throws {
    let project = try GardenProject()
    // What a translation inherits is counted apart.
    let own = { try project.diagnostics().count { $0["inherited"] == nil } }
    let (before, summary) = (try own(), try project.run("."))
    _ = try project.run("--fix .")
    let after = try own()
    #expect(summary.contains("(--fix settles \(before - after))"), "\(before) before, \(after) after: \(summary)")
  }

  @Test func inspectHasTheRolesOfCheck() throws {
    let project = try GardenProject()
    let records = try project.run("inspect --format jsonl .").split(separator: "\n").map { try OrderedJSON(String($0)) }
    for diagnostic in try project.diagnostics() {
      let same = records.filter { record in
        ["path", "locale"].allSatisfy { record.string($0) == diagnostic.string($0) }
          && record.string("value") == diagnostic.string("text")
      }
      #expect(!same.isEmpty, "\(diagnostic.string("text"))")
      for record in same {
        for field in ["role", "roleEvidence", "group"] { #expect(record.string(field) == diagnostic.string(field)) }
      }
    }
  }

  @Test func explainTellsWhatCheckTells() throws {
    let project = try GardenProject()
    let diagnostics = try project.diagnostics()
    let keyed = diagnostics.filter { $0["key"]?.text != nil }
    #expect(keyed.count >= 10)
    for (address, told) in Dictionary(grouping: keyed, by: { "\($0.string("path")):\($0.string("key"))" }) {
      let page = try project.run("explain '\(address)'")
      let path = told[0].string("path")
      let around = diagnostics.filter { $0.string("path") == path }.map {
        "\($0.string("rule")): \($0.string("message"))"
      }
      #expect(Set(Self.findings(on: page)).isSubset(of: around), "\(address) says more")
      for diagnostic in told {
        let finding = "\(diagnostic.string("rule")): \(diagnostic.string("message"))"
        #expect(Self.findings(on: page).contains(finding), "\(address) says less")
        #expect(page.contains("Role      \(diagnostic.string("role"))\n"), "\(address)")
        for better in diagnostic["suggestions"]?.elements.prefix(3) ?? [] {
          #expect(page.contains("→ \(better.string("text"))\n"), "\(address)")
        }
      }
    }
  }

  /// The findings of an explanation without those that a stronger rule silences.
  private static func findings(on page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard line.hasPrefix("  "), words.count == 2, ["error", "warning", "note"].contains(words[0]),
        !line.hasSuffix("(left to a stronger rule)")
      else { return nil }
      let told = words[1].drop { $0 == " " }
      // Why an edit isn’t safe stands behind the message.
      return told.range(of: " (not safe: ").map { String(told[..<$0.lowerBound]) } ?? String(told)
    }
  }

  @Test func cardsHoldTheFindingsOfTheirOwnLanguage() throws {
    let project = try GardenProject()
    let cards = try project.run("preview .").split(separator: "\n\n")
    #expect(cards.count >= 5)
    let grouped = try project.diagnostics().filter { $0["group"]?.text != nil }
    for card in cards {
      let head = String(card.split(separator: "\n")[0])
      let own = grouped.filter {
        head.hasPrefix("\($0.string("group")) \($0.string("path")), \($0.string("locale")), ")
      }
      let remarks = card.split(separator: "\n").filter { $0.hasSuffix("]") }.map { String($0.dropFirst(2)) }
      let told = own.map { "\($0.string("severity")): \($0.string("message")) [\($0.string("rule"))]" }
      #expect(remarks.sorted() == told.sorted(), "\(head)")
    }
  }

  @Test func serverTellsWhatCheckTells() throws {
    let project = try GardenProject()
    let told = try Dictionary(grouping: project.diagnostics()) { $0.string("path") }
    let published = try EditorSession(project).publishedFingerprints()
    for (path, _) in GardenProject.files {
      let expected = told[path, default: []].map { $0.string("fingerprint") }
      #expect(published[path, default: []].sorted() == expected.sorted(), "\(path)")
    }
  }

  @Test func cleanTreeHasNoNews() throws {
    let project = try GardenProject()
    let git = "rm -rf .git && git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -q -m first"
    _ = try BuiltCommand.run(shell: git, in: project.folder.url)
    #expect(try project.run("--since HEAD .") == "5 files, 32 strings: nothing to say\n")
    _ = try project.run("baseline write")
    #expect(try project.run("--baseline copydesk-baseline.json .") == "5 files, 32 strings: nothing to say\n")
    #expect(try project.run("--baseline copydesk-baseline.json --format json .").contains("\"proposals\":[]"))
  }
}
