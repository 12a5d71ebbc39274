package import CopyFiles
import CopyModel
package import CopyProgram
import CopyText

/// Reads the programs of a run for what they say of copy.
package enum ProgramFiles {
  /// Whether a file found in a folder is a program to read: tests, previews, and what is for
  /// debugging show nothing to users.
  package static func claims(path: String) -> Bool {
    guard ProgramDialect(path: path) != nil else { return false }
    return !isOfTests(path)
  }

  /// Whether the file at `path` belongs to tests, previews, or debugging.
  ///
  /// “SpeedTest” may be the name of an app: of folders, only those of Gradle’s sources end so, `src/sharedTest`.
  static func isOfTests(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { index in
      let isTest = index == parts.count - 1 || index > 0 && parts[index - 1] == "src"
      return isTest && stem(parts[index]).hasSuffix("Test") || isOfTests(name: parts[index])
    }
  }

  private static func isOfTests(name: Substring) -> Bool {
    let stem = stem(name)
    return stem == "test" || stem == "tests" || endings.contains(where: stem.hasSuffix) || stem.contains("Debug")
  }

  private static let endings = ["Tests", "Mock", "Mocks", "+Preview"]

  private static func stem(_ name: Substring) -> Substring { name.prefix { $0 != "." } }

  /// What all `files` say together. Files that can’t be read are left out: they are no copy.
  ///
  /// - Parameters:
  ///   - wrappers: the project’s own functions around keys.
  ///   - drafts: files that are read as they are to be.
  package static func index(
    of files: [String], wrappers: [String], jobs: Int, drafts: Drafts = Drafts()
  ) -> ProgramIndex {
    ProgramIndex(facts(of: files, wrappers: wrappers, jobs: jobs, drafts: drafts), wrappers: wrappers) {
      try? drafts.read($0)
    }
  }

  /// What each of `files` says, in their order.
  package static func facts(
    of files: [String], wrappers: [String], jobs: Int, drafts: Drafts = Drafts()
  ) -> [ProgramFacts] {
    let tables = ProgramDialect.allCases.map { CallTable(CallTable.embeddedText, for: $0, wrappers: wrappers) }
    var facts: [ProgramFacts] = []
    Workers.run(
      count: files.count, jobs: jobs, makeState: { tables },
      work: { tables, index in Self.facts(of: files[index], tables, drafts) },
      consume: { _, found in if let found { facts.append(found) } })
    return facts
  }

  private static func facts(of path: String, _ tables: [CallTable], _ drafts: Drafts) -> ProgramFacts? {
    guard let dialect = ProgramDialect(path: path), let bytes = try? drafts.read(path) else { return nil }
    return ProgramReader.facts(of: bytes.bytes, path: path, dialect, tables[Int(dialect.rawValue)])
  }
}

extension CallTable {
  /// `Lexicons/shared/calls.tsv`.
  package static var embeddedText: String {
    guard let file = EmbeddedFile(named: "shared/calls.tsv") else {
      preconditionFailure("shared/calls.tsv isn’t embedded")
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
