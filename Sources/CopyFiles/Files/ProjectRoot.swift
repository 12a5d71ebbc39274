import CopyKernel

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
