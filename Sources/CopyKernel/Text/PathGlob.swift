import CopyModel

/// A pattern of paths, as in `.gitignore`: `**` for any folders, `*` within a name, a folder for all in it.
///
/// It counts from the folder of the configuration that has it; without a slash inside it holds at any depth.
package struct PathGlob: Sendable {
  /// As written.
  package let text: String
  /// The folder it counts from, absolute, without a slash at the end.
  private let folder: String
  private let pattern: [UInt8]

  package init(_ text: String, in folder: String) {
    self.text = text
    self.folder = folder
    var pattern = Array(text.utf8)[...]
    while pattern.last == UInt8(ascii: "/") { pattern = pattern.dropLast() }
    if pattern.starts(with: "./".utf8) { pattern = pattern.dropFirst(2) }
    let isAnchored = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern = pattern.dropFirst() }
    self.pattern = (isAnchored ? [] : Array("**/".utf8)) + pattern
  }

  /// Whether the file or one of its folders is meant. A relative `path` counts from the pattern’s own folder.
  package func matches(_ path: String) -> Bool {
    var relative = Array(path.utf8)[...]
    if path.hasPrefix(folder + "/") { relative = relative.dropFirst(folder.utf8.count + 1) }
    if relative.first == UInt8(ascii: "/") { relative = relative.dropFirst() }
    return pattern.withUnsafeBufferPointer { pattern in
      relative.withUnsafeBufferPointer { Self.matches(Bytes(pattern), Bytes($0)) }
    }
  }

  private static func matches(_ pattern: Bytes, _ path: Bytes) -> Bool {
    if Wildmatch.matches(pattern, path) { return true }
    return path.indices.contains { path[$0] == UInt8(ascii: "/") && Wildmatch.matches(pattern, path.slice(0..<$0)) }
  }
}
