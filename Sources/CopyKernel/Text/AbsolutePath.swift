#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path from the root, without `.` and `..`. The file need not exist, and links are not followed.
package struct AbsolutePath: Sendable, Hashable {
  /// With a slash at the end for the root alone.
  package let text: String

  package init(_ path: String) { self.init(path, from: path.hasPrefix("/") ? "" : Self.workingFolder) }

  /// `path`, if it is relative as seen from the absolute `folder`.
  package init(_ path: String, from folder: String) {
    var parts: [Substring] = []
    for part in ((path.hasPrefix("/") ? "" : folder + "/") + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    text = "/" + parts.joined(separator: "/")
  }

  /// The folder that holds it; nil for the root.
  package var folder: AbsolutePath? { text == "/" ? nil : AbsolutePath("..", from: text) }

  /// All folders above it but the root, the nearest first.
  package var foldersAbove: [AbsolutePath] {
    Array(sequence(first: self, next: \.folder).dropFirst().prefix { $0.text != "/" })
  }

  /// The file or folder called `name` in this folder.
  package func appending(_ name: String) -> AbsolutePath { AbsolutePath(name, from: text) }

  /// Short for people: from the working folder where it lies below that.
  package var shown: String {
    let start = Self.workingFolder == "/" ? "/" : Self.workingFolder + "/"
    return text.hasPrefix(start) && text != start ? String(text.dropFirst(start.count)) : text
  }

  /// The working folder as the system tells it; the root when that is gone.
  private static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
