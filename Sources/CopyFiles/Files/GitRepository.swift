import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The ignore files of a git repository. Folders are named with a slash at the end.
struct GitRepository {
  /// What could not be read, although it is there.
  private(set) var errors: [FileError] = []

  /// The ignore files that a folder inherits from those above it: none, unless one of them is a repository's root.
  mutating func ignores(above folder: String) -> Gitignore? {
    var below: [String] = []
    var current = folder
    while let parent = Self.parent(of: current) {
      below.append(parent)
      if FileStatus.exists(at: parent + ".git") {
        return below.reversed().reduce(exclusions(ofRoot: parent)) { ignores(in: $1, parent: $0) }
      }
      current = parent
    }
    return nil
  }

  /// What `.git/info/exclude` of the repository with this root folder says.
  mutating func exclusions(ofRoot root: String) -> Gitignore? {
    guard let git = gitFolder(ofRoot: root), let text = read(git + "/info/exclude") else { return nil }
    return Gitignore(text, baseLength: root.utf8.count)
  }

  /// `parent` with the `.gitignore` of `folder` before it, if there is one.
  mutating func ignores(in folder: String, parent: Gitignore?) -> Gitignore? {
    guard let text = read(folder + ".gitignore") else { return parent }
    return Gitignore(text, baseLength: folder.utf8.count, parent: parent)
  }

  /// The folder where the repository keeps what its work trees share.
  ///
  /// In a submodule or a linked work tree, `.git` is a file that names the folder; a linked work tree's names its own,
  /// and that one's `commondir` the shared one.
  private mutating func gitFolder(ofRoot root: String) -> String? {
    let git = root + ".git"
    guard let status = try? FileStatus(of: git, for: .read) else { return nil }
    guard status.kind != .folder else { return git }
    guard let line = readLine(git), line.hasPrefix("gitdir: ") else { return nil }
    let own = Self.resolve(String(line.dropFirst("gitdir: ".count)), from: root)
    guard let common = readLine(own + "/commondir") else { return own }
    return Self.resolve(common, from: own + "/")
  }

  private mutating func readLine(_ path: String) -> String? {
    guard let text = read(path) else { return nil }
    return withExtendedLifetime(text) {
      Bytes(rebasing: text.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }).text
    }
  }

  /// The file's bytes; nil if there is no such file. Other troubles are noted.
  private mutating func read(_ path: String) -> ByteBuffer? {
    do {
      return try FileReader.readFile(path, limit: FileReader.limit)
    } catch {
      if error.code != ENOENT && error.code != ENOTDIR { errors.append(error) }
      return nil
    }
  }

  private static func resolve(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }

  /// The folder that holds `folder`; nil for `/`.
  private static func parent(of folder: String) -> String? {
    guard let slash = folder.dropLast().lastIndex(of: "/") else { return nil }
    return String(folder[...slash])
  }
}
