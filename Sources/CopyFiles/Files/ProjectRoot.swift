package import CopyKernel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How far the project reaches that a file or folder belongs to. What lies beyond is somebody else’s: no configuration of
/// the project and no link in it may lead there, unless a person named the place.
///
/// That is the git repository; without one, the working folder where that holds the place, and the folder itself elsewhere.
package struct ProjectRoot {
  /// The real path, with a slash at the end.
  private let path: [UInt8]

  /// The project that the folder with this real path belongs to.
  package init(ofFolder real: [UInt8]) {
    let folder = Self.closed(real)
    if let root = Self.repository(above: folder) {
      path = root
    } else if let working = try? Self.closed(RealPath.bytes(of: ".")), folder.starts(with: working) {
      path = working
    } else {
      path = folder
    }
  }

  /// The project of the folder at `path`, links followed.
  package init(ofFolder path: String) throws(FileError) { self.init(ofFolder: try RealPath.bytes(of: path)) }

  /// Whether the file with this real path belongs to the project. What git keeps for itself does not.
  package func contains(_ real: [UInt8]) -> Bool {
    guard real.starts(with: path) else { return false }
    return !real[path.count...].split(separator: UInt8(ascii: "/")).contains { part in
      part.count == 4 && part.elementsEqual(".git".utf8) { $0 == $1 || $0 | 0x20 == $1 }
    }
  }

  /// Where it is, with a slash at the end.
  package var folder: String { String(decoding: path, as: UTF8.self) }

  private static func closed(_ path: [UInt8]) -> [UInt8] {
    path.last == UInt8(ascii: "/") ? path : path + [UInt8(ascii: "/")]
  }

  /// The nearest folder upward that is the root of a git repository.
  private static func repository(above folder: [UInt8]) -> [UInt8]? {
    var current = folder
    while !current.isEmpty {
      if let text = String(validating: current, as: UTF8.self), FileStatus.exists(at: text + ".git") { return current }
      guard let slash = current.dropLast().lastIndex(of: UInt8(ascii: "/")) else { return nil }
      current = Array(current[...slash])
    }
    return nil
  }
}

/// Finds what belongs with a file that is named alone, so that it is read as in a run over all of it.
package enum ProjectFolder {
  /// The innermost of the working folder and the git repository that holds the file at `path`; the file’s own folder
  /// where neither does.
  package static func holding(_ path: String) -> String {
    let file = AbsolutePath(path)
    let (working, repository) = (AbsolutePath("."), StablePaths().root(of: file))
    let around = [working, repository].compactMap(\.self).filter { holds($0, file) }
    let folder = around.max { $0.text.utf8.count < $1.text.utf8.count } ?? file.folder ?? working
    return folder == working ? "." : folder.shown
  }

  private static func holds(_ folder: AbsolutePath, _ file: AbsolutePath) -> Bool {
    folder.text == "/" || file.text.hasPrefix(folder.text + "/")
  }
}

/// How fingerprints name files: from the root of their git repository, so that a file has one name wherever the command
/// is started and however the path is typed. Outside of a repository, from the working folder.
package final class StablePaths {
  /// For each folder the root of its repository, or nil.
  private var roots: [AbsolutePath: AbsolutePath?] = [:]
  private var last: (path: String, name: String)?

  package init() {}

  /// The stable name of the file at `path`; `-` for standard input.
  package func name(of path: String) -> String {
    if path.isEmpty || path == "-" { return "-" }
    if let last, last.path == path { return last.name }
    let absolute = AbsolutePath(path)
    let name = root(of: absolute).map { $0.relative(absolute) } ?? absolute.shown
    last = (path, name)
    return name
  }

  /// The root of the git repository that holds the file or folder; nil outside of one.
  package func root(of path: AbsolutePath) -> AbsolutePath? {
    guard let folder = path.folder else { return nil }
    if let known = roots[folder] { return known }
    let root = FileStatus.exists(at: folder.appending(".git").text) ? folder : root(of: folder)
    roots[folder] = .some(root)
    return root
  }
}

extension AbsolutePath {
  /// `path`, which lies below this folder, as seen from it.
  func relative(_ path: AbsolutePath) -> String {
    let start = text == "/" ? "/" : text + "/"
    return path.text.hasPrefix(start) ? String(path.text.dropFirst(start.count)) : path.text
  }
}

/// Absolute paths without symbolic links, `.` and `..`.
package enum RealPath {
  /// The real path of the file or folder at `path`, in bytes, since not every name is UTF-8.
  package static func bytes(of path: String, for action: FileError.Action = .find) throws(FileError) -> [UInt8] {
    guard let real = realpath(path, nil) else { throw .system(action, path) }
    defer { free(real) }
    return UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:))
  }

  /// The same as text; an error where a name on the way is not UTF-8.
  package static func text(of path: String, for action: FileError.Action = .find) throws(FileError) -> String {
    guard let text = String(validating: try bytes(of: path, for: action), as: UTF8.self) else {
      throw FileError(action, path, .nameNotUTF8)
    }
    return text
  }
}
