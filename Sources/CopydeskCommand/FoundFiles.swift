import CopyFiles
import CopyKernel
import CopyPassage

/// The files that the paths of a run lead to, by what they are read for. One may be in several lists.
struct FoundFiles {
  /// Files with copy to review.
  let catalogs: [String]
  /// Programs, which may have copy of their own.
  let programs: [String]
  /// Files that say which systems the copy is for.
  let projects: [String]
  /// Files that may hold names of the project.
  let names: [String]
  /// Paths that can’t be read, and why.
  let failures: [String]

  init(_ invocation: Invocation) {
    let readsPrograms = invocation.readsPrograms
    let isProgram = { (path: String) in readsPrograms && ProgramFiles.claims(path: path) }
    let found = FileFinder {
      CatalogReader.isCatalog(path: $0) || isProgram($0) || ProjectNames.claims(path: $0)
        || ProjectFacts.claims(path: $0)
    }.find(invocation.operands)
    let named = Set(invocation.operands)
    let copy = found.files.filter { !isProgram($0) && Self.isCopy($0, isNamed: named.contains($0)) }
    catalogs = copy.filter(CatalogReader.isReadable)
    programs = found.files.filter(isProgram)
    projects = found.files.filter(ProjectFacts.claims)
    names = found.files.filter(ProjectNames.claims)
    failures =
      found.errors.map { $0.description + Self.hint(at: $0) }
      + copy.filter { !CatalogReader.isReadable($0) }.map(Self.unknownFormat)
  }

  /// A file of a project is no copy, unless somebody says so by naming it.
  private static func isCopy(_ path: String, isNamed: Bool) -> Bool {
    if isNamed || CatalogReader.isCatalog(path: path) { return true }
    return !ProjectNames.claimsAlone(path: path) && !ProjectFacts.claims(path: path)
  }

  // MARK: What can’t be read

  /// A word that leads nowhere may have been meant for a command.
  private static func hint(at error: FileError) -> String {
    guard error.action == .find, !error.path.contains("/"), !error.path.contains(".") else { return "" }
    let nearest = Nearest.name(to: error.path, among: Command.allCases.map(\.rawValue))
    return nearest.map { " If you meant the command: copydesk \($0)" } ?? ""
  }

  private static func unknownFormat(_ path: String) -> String {
    "“\(path)” is of no format that copydesk reads: .strings, .stringsdict, .xcstrings, .xliff, .po, .arb, .properties, .json, .resx, Android’s .xml, .jsonl, or .txt. Pipe other copy into it."
  }
}
