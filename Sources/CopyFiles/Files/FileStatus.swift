#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says about a file, as far as it matters here.
package struct FileStatus {
  /// What stands at a path.
  package enum Kind {
    case file, folder, link, pipe, device
  }

  package let kind: Kind
  /// In bytes; meaningful for files alone.
  package let size: Int
  /// The permission bits, set-user-id and the like among them.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names the file has.
  package let names: Int

  /// What `path` leads to, symbolic links followed.
  package init(of path: String, for action: FileError.Action) throws(FileError) {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw .system(action, path) }
    self.init(raw)
  }

  /// The file that is open as `descriptor`. `path` names it in errors.
  package init(of descriptor: Int32, path: String, for action: FileError.Action) throws(FileError) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .system(action, path) }
    self.init(raw)
  }

  /// Whether something stands at `path`, be it a symbolic link that leads nowhere.
  package static func exists(at path: String) -> Bool { kind(ofEntry: path) != nil }

  /// What stands at `path`, links not followed; nil if nothing does.
  package static func kind(ofEntry path: String) -> Kind? {
    var raw = stat()
    return lstat(path, &raw) == 0 ? kind(of: raw.st_mode) : nil
  }

  private init(_ raw: stat) {
    kind = Self.kind(of: raw.st_mode)
    size = Int(raw.st_size)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
    names = Int(raw.st_nlink)
  }

  private static func kind(of mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFIFO: .pipe
    default: .device
    }
  }
}
