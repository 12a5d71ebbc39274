package import CopyKernel

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
