package import CopyModel

/// The ignore files in force in one folder: its own, and those of the folders above, up to the repository's.
///
/// Follows gitignore(5), with git's own reading where the manual is silent. The last line that matches in the nearest
/// file decides. Not read: `core.excludesFile`, since a person's own settings should not decide what a team's review
/// finds; and `core.ignoreCase`: patterns match byte by byte.
package final class Gitignore {
  private let patterns: [IgnorePattern]
  /// How many bytes of a path lie before the part that `patterns` speak of: the folder and its slash.
  private let baseLength: Int
  private let parent: Gitignore?
  /// Keeps the bytes that `patterns` look at.
  private let text: ByteBuffer

  /// Reads the lines of `text`, a file that speaks of paths below a folder whose path, with its slash, has `baseLength`
  /// bytes. Where it is silent, `parent` is asked.
  package init(_ text: ByteBuffer, baseLength: Int, parent: Gitignore? = nil) {
    self.text = text
    self.baseLength = baseLength
    self.parent = parent
    patterns = Self.lines(of: text.bytes).compactMap(IgnorePattern.init)
  }

  /// Whether `path`, whose last part starts at `nameStart`, is ignored. That a folder above is ignored is for
  /// the caller to know, who never gets there: what lies in an ignored folder can't be brought back.
  package func ignores(_ path: Bytes, nameStart: Int, isFolder: Bool) -> Bool {
    var scope: Gitignore? = self
    while let current = scope {
      let below = path.slice(from: current.baseLength)
      let start = nameStart - current.baseLength
      if let last = current.patterns.last(where: { $0.matches(below, nameStart: start, isFolder: isFolder) }) {
        return !last.isNegated
      }
      scope = current.parent
    }
    return false
  }

  /// The lines of a file, without line ends and without the byte order mark.
  private static func lines(of text: Bytes) -> [Bytes] {
    let hasMark = text.hasLiteral("\u{FEFF}", at: 0)
    return text.slice(from: hasMark ? 3 : 0).split(separator: UInt8(ascii: "\n")).map { line in
      let line = Bytes(rebasing: line)
      return line.last == UInt8(ascii: "\r") ? line.slice(0..<line.count - 1) : line
    }
  }
}
