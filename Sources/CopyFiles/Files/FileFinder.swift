import CopyModel

/// Finds the files to review among what the user typed.
///
/// A named file is taken always, be it ignored, hidden or of no known format. A folder is walked: of what is not
/// ignored, all files that a format claims are taken. A named folder is walked even if git ignores it.
package struct FileFinder {
  /// The path that means the standard input. It is handed on as it is.
  package static let standardInput = "-"

  /// The files to review and what could not be looked at.
  package struct Answer {
    /// Paths in the order typed, those below a folder in bytewise order; no file twice.
    package var files: [String] = []
    package var errors: [FileError] = []

    package init() {}
  }

  private let claims: (String) -> Bool

  /// Whether a file or folder is at `path`.
  package static func exists(_ path: String) -> Bool {
    guard let kind = try? FileStatus(of: path, for: .find).kind else { return false }
    return kind == .file || kind == .folder
  }

  /// - Parameter claims: whether the file at this path is of a known format.
  package init(claims: @escaping (_ path: String) -> Bool) {
    self.claims = claims
  }

  /// Looks at all `paths`; what can't be looked at becomes an error and the rest goes on.
  package func find(_ paths: [String]) -> Answer {
    var answer = Answer()
    var candidates: [FileCandidate] = []
    for path in paths {
      do {
        try find(path, &candidates, &answer.errors)
      } catch {
        answer.errors.append(error)
      }
    }
    answer.files = candidates.pathsWithoutDuplicates
    return answer
  }

  private func find(
    _ path: String, _ candidates: inout [FileCandidate], _ errors: inout [FileError]
  ) throws(FileError) {
    guard path != Self.standardInput else {
      return candidates.append(FileCandidate(path: path, real: Array(path.utf8), isLink: false))
    }
    let status = try FileStatus(of: path, for: .find)
    // What stands behind /dev/fd has no path of its own: the typed one must do.
    guard status.kind == .file || status.kind == .folder else {
      return candidates.append(FileCandidate(path: path, real: Array(path.utf8), isLink: false))
    }
    let real = try RealPath.bytes(of: path)
    guard status.kind == .folder else {
      return candidates.append(FileCandidate(path: path, real: real, isLink: false))
    }
    let walk = FolderWalk(path, real: real, claims: claims)
    candidates += walk.candidates
    errors += walk.errors
  }
}

/// A file that may be reviewed, if it is not a second way to one that is.
struct FileCandidate {
  /// As the user typed it, or found below what they typed.
  let path: String
  /// The path without links, which tells whether two candidates are the same file.
  let real: [UInt8]
  /// Whether the walk came to it through a symbolic link.
  let isLink: Bool
}

extension [FileCandidate] {
  /// The paths in order, each file once: under its own name rather than a link's, and under its first name otherwise.
  package var pathsWithoutDuplicates: [String] {
    var seen: Set<Key> = []
    for candidate in self where !candidate.isLink { seen.insert(Key(bytes: candidate.real)) }
    var taken: Set<Key> = []
    return compactMap { candidate in
      let key = Key(bytes: candidate.real)
      if candidate.isLink && seen.contains(key) { return nil }
      return taken.insert(key).inserted ? candidate.path : nil
    }
  }
}

/// Compares paths byte by byte, where `String` would take different spellings of “é” for the same, and quickly.
private struct Key: Hashable {
  let bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// A walk through one folder that the user named, and all folders in it.
///
/// Symbolic links to folders are not followed: what they lead to is either part of the walk anyway or not part of the
/// project, and a loop can't arise. Links to files are, as long as they stay inside the project.
struct FolderWalk {
  /// What the walk found, in bytewise order of paths.
  private(set) var candidates: [FileCandidate] = []
  private(set) var errors: [FileError] = []

  private let claims: (String) -> Bool
  /// What the user typed, with a slash at the end; empty for `.`.
  private let prefix: [UInt8]
  /// The place of the walk: the real path of a folder with a slash at the end, or of a file.
  private var path: [UInt8]
  /// How many bytes of `path` are the folder the user named.
  private let rootLength: Int
  private var repository = GitRepository()
  private let project: ProjectRoot

  /// Walks the folder that the user called `typed`, and whose real path is `real`.
  init(_ typed: String, real: [UInt8], claims: @escaping (String) -> Bool) {
    self.claims = claims
    prefix = typed == "." ? [] : Array((typed.hasSuffix("/") ? typed : typed + "/").utf8)
    path = real.last == UInt8(ascii: "/") ? real : real + [UInt8(ascii: "/")]
    rootLength = path.count
    project = ProjectRoot(ofFolder: real)
    let above = String(validating: path, as: UTF8.self).flatMap { repository.ignores(above: $0) }
    walk(in: above)
    errors += repository.errors
  }

  /// Takes all in the folder at `path`, where `inherited` holds unless the folder is a repository of its own.
  private mutating func walk(in inherited: Gitignore?) {
    let listing = FolderListing(path, shownAs: shownFolder)
    if let error = listing.error { errors.append(error) }
    let scope = scope(of: listing, inherited)
    let length = path.count
    // Names are views into the listing.
    withExtendedLifetime(listing) {
      for entry in listing.entries {
        let name = listing.name(of: entry)
        path += name
        if entry.kind == .folder { enter(name, scope) } else { take(name, scope, isLink: entry.kind == .link) }
        path.removeSubrange(length...)
      }
    }
  }

  /// The ignore files in force in the folder at `path`.
  private mutating func scope(of listing: FolderListing, _ inherited: Gitignore?) -> Gitignore? {
    // No file below a folder whose name isn't UTF-8 can be taken, so that there is nothing to ignore.
    guard let folder = String(validating: path, as: UTF8.self) else { return inherited }
    let scope = listing.hasRepository ? repository.exclusions(ofRoot: folder) : inherited
    return listing.hasIgnoreFile ? repository.ignores(in: folder, parent: scope) : scope
  }

  private mutating func enter(_ name: Bytes, _ scope: Gitignore?) {
    if SkippedFolders.contains(name) || SkippedFolders.isOfTests(name, at: path) { return }
    if isIgnored(name, by: scope, isFolder: true) { return }
    path.append(UInt8(ascii: "/"))
    walk(in: scope)
  }

  private mutating func take(_ name: Bytes, _ scope: Gitignore?, isLink: Bool) {
    let shown = prefix + path[rootLength...]
    guard claims(String(decoding: shown, as: UTF8.self)), !isIgnored(name, by: scope, isFolder: false) else { return }
    guard let typed = String(validating: shown, as: UTF8.self) else {
      errors.append(FileError(.read, String(decoding: shown, as: UTF8.self), .nameNotUTF8))
      return
    }
    guard isLink else { return candidates.append(FileCandidate(path: typed, real: path, isLink: false)) }
    // A link that leads nowhere, or to a folder, has no copy of its own.
    guard let status = try? FileStatus(of: typed, for: .read), status.kind == .file else { return }
    guard let real = try? RealPath.bytes(of: typed), project.contains(real) else { return }
    candidates.append(FileCandidate(path: typed, real: real, isLink: true))
  }

  private func isIgnored(_ name: Bytes, by scope: Gitignore?, isFolder: Bool) -> Bool {
    guard let scope else { return false }
    return path.withUnsafeBufferPointer { path in
      scope.ignores(Bytes(path), nameStart: path.count - name.count, isFolder: isFolder)
    }
  }

  /// The folder at `path` as the user would call it.
  private var shownFolder: String {
    let shown = prefix + path[rootLength...]
    return shown.isEmpty ? "." : String(decoding: shown.dropLast(shown.count > 1 ? 1 : 0), as: UTF8.self)
  }
}

/// Folders that a walk never enters, `.gitignore` or not, unless the user names them.
///
/// They hold other people's copy or copies of the project's own, and some teams commit them:
///
/// - `Pods`, `Carthage`, `node_modules`: packages of CocoaPods, Carthage and npm;
/// - `DerivedData`: what Xcode builds, translated catalogues among it;
/// - `Source Contents`: copies of the base catalogues that Xcode puts into an `.xcloc` folder for translators to look at;
/// - `.framework`, `.xcframework`, `.app`, `.appex`: compiled products, mostly of others, with catalogues that nobody edits there;
/// - `src/androidTest` and others in `src` that end so: what Gradle builds for tests alone;
/// - `CVS`: the one version control system whose folder is not hidden;
/// - hidden folders and files, those of git, Mercurial, Subversion, Swift (`.build`), Gradle and Python environments
///   among them: tools keep their own state there. Hidden files are mostly the shadows that macOS (`._…`) and Emacs
///   (`.#…`) leave. `FolderListing` leaves all of them out.
///
/// `build` and `vendor` are not on the list: too many projects keep their own sources in a folder of that name, and
/// those who build there ignore it in git.
private enum SkippedFolders {
  /// Whether a folder with this name is left out.
  static func contains(_ name: Bytes) -> Bool {
    name.equals("Pods") || name.equals("Carthage") || name.equals("node_modules") || name.equals("DerivedData")
      || name.equals("CVS") || name.equals("Source Contents") || isProduct(name)
  }

  /// Whether the folder at `path`, which has this name, is one of Gradle’s sources for tests.
  static func isOfTests(_ name: Bytes, at path: [UInt8]) -> Bool {
    name.hasSuffix("Test") && path.dropLast(name.count).suffix(5).elementsEqual("/src/".utf8)
  }

  private static func isProduct(_ name: Bytes) -> Bool {
    [".framework", ".xcframework", ".app", ".appex"].contains { name.hasSuffix($0) }
  }
}
