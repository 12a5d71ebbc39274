package import CopyModel

/// How the files of a run differ from a revision of their git repositories. git itself is asked, twice a repository.
package struct GitComparison: Sendable {
  /// What became of a file since.
  package enum Change: Sendable, Equatable {
    case none
    /// The revision doesn’t have it.
    case isNew
    /// It was `path`, from the root of the repository, and held something else.
    case changed(was: String)
  }

  /// Why there is nothing to compare with.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// One repository at the revision.
  private struct Repository: Sendable {
    let root: String
    let commit: String
    var changes: [String: Change] = [:]
    var files: Set<String> = []
  }

  private var repositories: [String: Repository] = [:]
  /// For each file of the run its repository and its name there.
  private var places: [String: (root: String, name: String)] = [:]

  /// Compares `files` with `revision`, as git understands it: a branch, a tag, `HEAD~1`.
  package init(with revision: String, files: [String]) throws {
    let paths = StablePaths()
    for file in files {
      let path = AbsolutePath(file)
      guard let root = paths.root(of: path) else {
        throw Failure(description: "“\(file)” is in no git repository, so there is no “\(revision)” to compare with")
      }
      if repositories[root.text] == nil { repositories[root.text] = try Self.open(root.text, revision) }
      places[file] = (root.text, root.relative(path))
    }
  }

  package func change(of file: String) -> Change {
    guard let place = places[file], let repository = repositories[place.root] else { return .isNew }
    return repository.changes[place.name] ?? (repository.files.contains(place.name) ? .none : .isNew)
  }

  /// The bytes that the file had in the revision, as a checkout would write them.
  package func oldBytes(of file: String) throws -> ByteBuffer? {
    guard case .changed(let old) = change(of: file), let place = places[file],
      let repository = repositories[place.root]
    else { return nil }
    return try Self.git(in: place.root, "cat-file", "--filters", "\(repository.commit):\(old)")
  }

  private static func open(_ root: String, _ revision: String) throws -> Repository {
    let (status, output) = try ChildProcess.run(
      ["git", "-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard status == 0 else {
      let reason = status == 127 || status == nil ? "git can’t be started" : "git knows no revision “\(revision)” here"
      throw Failure(description: "\(reason). Name a branch, a tag, or a commit of \(AbsolutePath(root).shown)")
    }
    let commit = withExtendedLifetime(output) { String(output.bytes.text.prefix { $0.isHexDigit }) }
    var repository = Repository(root: root, commit: commit)
    repository.files = Set(names(try git(in: root, "ls-tree", "-r", "--name-only", "-z", commit)))
    repository.changes = changes(
      names(try git(in: root, "diff", "--name-status", "-z", "-M", "--no-ext-diff", commit, "--")))
    return repository
  }

  private static func git(in root: String, _ arguments: String...) throws -> ByteBuffer {
    let (status, output) = try ChildProcess.run(["git", "-C", root] + arguments)
    guard status == 0 else { throw Failure(description: "git \(arguments[0]) failed in \(AbsolutePath(root).shown)") }
    return output
  }

  /// What stands between NULs.
  private static func names(_ output: ByteBuffer) -> [String] {
    withExtendedLifetime(output) { output.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Reads `git diff --name-status -z`: a letter, and one name or two.
  private static func changes(_ words: [String]) -> [String: Change] {
    var (changes, rest) = ([String: Change](), words[...])
    while let status = rest.popFirst(), let name = rest.popFirst() {
      switch status.prefix(1) {
      case "R", "C": if let new = rest.popFirst() { changes[new] = .changed(was: name) }
      case "A": changes[name] = .isNew
      case "D": break
      default: changes[name] = .changed(was: name)
      }
    }
    return changes
  }
}
