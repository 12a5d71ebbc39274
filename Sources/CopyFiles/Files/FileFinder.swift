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
