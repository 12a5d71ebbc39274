import CopyKernel
package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

/// One line of a `.gitignore`.
private struct IgnorePattern {
  /// A line with `!` in front: what it matches is not ignored after all.
  let isNegated: Bool
  /// A line with a slash at the end matches folders alone.
  private let matchesFoldersAlone: Bool
  /// A line without another slash matches the last part of a path, at any depth.
  private let matchesNameAlone: Bool
  /// What stands before the first wildcard, to be compared byte by byte.
  private let literal: Bytes
  /// The rest, which git matches as a pattern of its own.
  private let wild: Bytes

  /// Reads a line without its line end; nil if it is blank or a comment. It keeps views into `line`.
  init?(_ line: Bytes) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = Self.withoutTrailingSpaces(line)
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.slice(from: 1) }
    matchesFoldersAlone = text.last == UInt8(ascii: "/")
    if matchesFoldersAlone { text = text.slice(0..<text.count - 1) }
    matchesNameAlone = !text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text = text.slice(from: 1) }
    guard !text.isEmpty else { return nil }
    let end = text.firstIndex { Self.isSpecial($0) } ?? text.count
    literal = text.slice(0..<end)
    wild = text.slice(from: end)
  }

  /// Whether the line speaks of `path`, counted from the folder of the `.gitignore`, whose last part starts at
  /// `nameStart`.
  func matches(_ path: Bytes, nameStart: Int, isFolder: Bool) -> Bool {
    guard isFolder || !matchesFoldersAlone else { return false }
    let text = matchesNameAlone ? path.slice(from: nameStart) : path
    guard text.count >= literal.count, text.slice(0..<literal.count).equals(literal) else { return false }
    if wild.isEmpty { return text.count == literal.count }
    if literal.isEmpty && matchesNameAlone && isEndingAlone { return endsWithTail(text) }
    return Wildmatch.matches(wild, text.slice(from: literal.count))
  }

  /// Whether the pattern is like `*.log`, the most common kind by far, where comparing the end is enough.
  private var isEndingAlone: Bool {
    wild[0] == UInt8(ascii: "*") && !wild.dropFirst().contains { Self.isSpecial($0) }
  }

  private func endsWithTail(_ name: Bytes) -> Bool {
    let length = wild.count - 1
    return name.count >= length && name.slice(from: name.count - length).equals(wild.slice(from: 1))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }

  /// `line` less the spaces at its end; a space behind a backslash stays.
  private static func withoutTrailingSpaces(_ line: Bytes) -> Bytes {
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\") {
        index += 1
        end = min(index + 1, line.count)
      } else if line[index] != UInt8(ascii: " ") {
        end = index + 1
      }
      index += 1
    }
    return line.slice(0..<end)
  }
}

/// The ignore files of a git repository. Folders are named with a slash at the end.
struct GitRepository {
  /// What could not be read, although it is there.
  private(set) var errors: [FileError] = []

  /// The ignore files that a folder inherits from those above it: none, unless one of them is a repository's root.
  mutating func ignores(above folder: String) -> Gitignore? {
    var below: [String] = []
    var current = folder
    while let parent = Self.parent(of: current) {
      below.append(parent)
      if FileStatus.exists(at: parent + ".git") {
        return below.reversed().reduce(exclusions(ofRoot: parent)) { ignores(in: $1, parent: $0) }
      }
      current = parent
    }
    return nil
  }

  /// What `.git/info/exclude` of the repository with this root folder says.
  mutating func exclusions(ofRoot root: String) -> Gitignore? {
    guard let git = gitFolder(ofRoot: root), let text = read(git + "/info/exclude") else { return nil }
    return Gitignore(text, baseLength: root.utf8.count)
  }

  /// `parent` with the `.gitignore` of `folder` before it, if there is one.
  mutating func ignores(in folder: String, parent: Gitignore?) -> Gitignore? {
    guard let text = read(folder + ".gitignore") else { return parent }
    return Gitignore(text, baseLength: folder.utf8.count, parent: parent)
  }

  /// The folder where the repository keeps what its work trees share.
  ///
  /// In a submodule or a linked work tree, `.git` is a file that names the folder; a linked work tree's names its own,
  /// and that one's `commondir` the shared one.
  private mutating func gitFolder(ofRoot root: String) -> String? {
    let git = root + ".git"
    guard let status = try? FileStatus(of: git, for: .read) else { return nil }
    guard status.kind != .folder else { return git }
    guard let line = readLine(git), line.hasPrefix("gitdir: ") else { return nil }
    let own = Self.resolve(String(line.dropFirst("gitdir: ".count)), from: root)
    guard let common = readLine(own + "/commondir") else { return own }
    return Self.resolve(common, from: own + "/")
  }

  private mutating func readLine(_ path: String) -> String? {
    guard let text = read(path) else { return nil }
    return withExtendedLifetime(text) {
      Bytes(rebasing: text.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }).text
    }
  }

  /// The file's bytes; nil if there is no such file. Other troubles are noted.
  private mutating func read(_ path: String) -> ByteBuffer? {
    do {
      return try FileReader.readFile(path, limit: FileReader.limit)
    } catch {
      if error.code != ENOENT && error.code != ENOTDIR { errors.append(error) }
      return nil
    }
  }

  private static func resolve(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }

  /// The folder that holds `folder`; nil for `/`.
  private static func parent(of folder: String) -> String? {
    guard let slash = folder.dropLast().lastIndex(of: "/") else { return nil }
    return String(folder[...slash])
  }
}
