/// The names that a path is made of.
enum PathName {
  /// The last one: the file's own.
  static func last(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
