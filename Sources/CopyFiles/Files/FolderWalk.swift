import CopyModel

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
    guard !SkippedFolders.contains(name), !isIgnored(name, by: scope, isFolder: true) else { return }
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

  private static func isProduct(_ name: Bytes) -> Bool {
    [".framework", ".xcframework", ".app", ".appex"].contains { name.hasSuffix($0) }
  }
}
