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
  /// Paths that lead nowhere, or where the system lets nobody read.
  let errors: [FileError]
  /// Files that were named and are of no format with copy.
  let unknown: [String]

  /// - Parameters:
  ///   - paths: files and folders, as the user names them.
  ///   - readsPrograms: whether programs in folders are looked for.
  init(at paths: [String], readsPrograms: Bool) {
    let isProgram = { (path: String) in readsPrograms && ProgramFiles.claims(path: path) }
    let found = FileFinder {
      CatalogReader.isCatalog(path: $0) || isProgram($0) || ProjectNames.claims(path: $0)
        || ProjectFacts.claims(path: $0)
    }.find(paths)
    let named = Set(paths)
    let copy = found.files.filter { !isProgram($0) && Self.isCopy($0, isNamed: named.contains($0)) }
    catalogs = copy.filter(CatalogReader.isReadable)
    programs = found.files.filter(isProgram)
    projects = found.files.filter(ProjectFacts.claims)
    names = found.files.filter(ProjectNames.claims)
    errors = found.errors
    unknown = copy.filter { !CatalogReader.isReadable($0) }
  }

  /// A file of a project is no copy, unless somebody says so by naming it.
  private static func isCopy(_ path: String, isNamed: Bool) -> Bool {
    if isNamed || CatalogReader.isCatalog(path: path) { return true }
    return !ProjectNames.claimsAlone(path: path) && !ProjectFacts.claims(path: path)
  }
}
