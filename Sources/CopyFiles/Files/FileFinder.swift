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
