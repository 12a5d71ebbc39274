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
