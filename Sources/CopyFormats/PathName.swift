/// The names that a path is made of.
enum PathName {
  /// The last one: the file's own.
  static func last(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The file's own name without what stands behind its last dot.
  static func stem(of path: String) -> String {
    let name = last(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The folders above the file, outermost first.
  static func folders(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }
}
