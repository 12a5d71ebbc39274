package import CopyModel

/// Shell patterns: `*` for any run, `?` for one character.
package enum Glob {
  package static func matches(_ pattern: String, _ text: String) -> Bool { matches(pattern.utf8, text.utf8) }

  /// The same for bytes; `?` stands for one.
  package static func matches<Pattern: Collection<UInt8>, Text: Collection<UInt8>>(_ pattern: Pattern, _ text: Text)
    -> Bool
  {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var (star, retry): (Pattern.Index?, Text.Index) = (nil, text.startIndex)
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = p
        retry = t
        p = pattern.index(after: p)
      } else if p < pattern.endIndex, pattern[p] == UInt8(ascii: "?") || pattern[p] == text[t] {
        p = pattern.index(after: p)
        t = text.index(after: t)
      } else if let star {
        retry = text.index(after: retry)
        p = pattern.index(after: star)
        t = retry
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// A pattern of keys: `*` for any run, `?` for one byte.
package struct KeyPattern: Sendable {
  /// As written.
  package let text: String
  private let bytes: [UInt8]

  package init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8)) }

  package func matches(_ key: Bytes) -> Bool { Glob.matches(bytes, key) }

  /// Whether it stands for many keys.
  package var hasStem: Bool { bytes.contains(UInt8(ascii: "*")) }

  /// What the one `*` stands for in `key`; the start of the key where the pattern has none. Nil when it doesn’t match.
  package func stem(of key: Bytes) -> Range<Int>? {
    let star = bytes.firstIndex(of: UInt8(ascii: "*")) ?? bytes.count
    let (front, back) = (bytes[..<star], bytes[min(star + 1, bytes.count)...])
    guard key.count >= front.count + back.count, key.starts(with: front) else { return nil }
    if star == bytes.count { return key.count == bytes.count ? 0..<0 : nil }
    let stem = front.count..<key.count - back.count
    return !stem.isEmpty && key[stem.upperBound...].elementsEqual(back) ? stem : nil
  }
}

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
