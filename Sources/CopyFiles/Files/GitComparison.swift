import CopyKernel
package import CopyModel

/// How the files of a run differ from a revision of their git repositories.
///
/// git is asked for what it stores alone, and files are compared byte by byte: none of the programs runs that a
/// repository’s configuration can name to convert or compare files (`GitProcess`). So a file that is stored otherwise than
/// it lies on disk, say with other line ends, counts as changed; its entries tell what did change.
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
  fileprivate struct Repository: Sendable {
    let git: GitProcess
    /// The blob of each file.
    let blobs: [String: String]
    /// What the files of the run are called there, and what became of them.
    var changes: [String: Change] = [:]
  }

  private var repositories: [String: Repository] = [:]
  /// For each file of the run its repository and its name there.
  private var places: [String: (root: String, name: String)] = [:]

  /// Compares `files` with `revision`, as git understands it: a branch, a tag, `HEAD~1`.
  package init(with revision: String, files: [String]) throws {
    let paths = StablePaths()
    var names: [String: [String: String]] = [:]
    for file in files {
      guard let root = paths.root(of: AbsolutePath(file)) else {
        throw Failure(description: "“\(file)” is in no git repository, so there is no “\(revision)” to compare with")
      }
      let name = Self.name(of: file, in: root)
      places[file] = (root.text, name)
      names[root.text, default: [:]][name] = file
    }
    for (root, names) in names.sorted(by: { $0.key < $1.key }) {
      repositories[root] = try Self.open(GitProcess(root: root), revision, names)
    }
  }

  package func change(of file: String) -> Change {
    guard let place = places[file] else { return .isNew }
    return repositories[place.root]?.changes[place.name] ?? .isNew
  }

  /// The bytes that git stores for the file in the revision.
  package func oldBytes(of file: String) throws -> ByteBuffer? {
    guard case .changed(let old) = change(of: file), let place = places[file],
      let repository = repositories[place.root], let blob = repository.blobs[old]
    else { return nil }
    return try Self.bytes(of: blob, of: old, repository.git)
  }

  /// A link in the repository goes by the name of the file that it leads to.
  private static func name(of file: String, in root: AbsolutePath) -> String {
    guard FileStatus.kind(ofEntry: file) == .link, let real = try? RealPath.text(of: file),
      let realRoot = try? RealPath.text(of: root.text)
    else { return root.relative(AbsolutePath(file)) }
    return AbsolutePath(realRoot).relative(AbsolutePath(real))
  }

  private static func open(_ git: GitProcess, _ revision: String, _ names: [String: String]) throws -> Repository {
    let (status, output) = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard status == 0 else {
      let shown = AbsolutePath(git.root).shown
      let unknown = "git knows no revision “\(revision)” here. Name a branch, a tag, or a commit of \(shown)"
      throw Failure(description: try git.refusal ?? unknown)
    }
    let commit = withExtendedLifetime(output) { String(output.bytes.text.prefix { $0.isHexDigit }) }
    let list = try git.output("ls-tree", "-r", "-z", "--full-tree", commit, to: "list the files of “\(revision)”")
    var repository = Repository(git: git, blobs: blobs(list))
    try repository.compare(names)
    return repository
  }

  fileprivate static func bytes(of blob: String, of name: String, _ git: GitProcess) throws -> ByteBuffer {
    try git.output(
      "cat-file", "blob", blob, to: "tell what “\(name)” was (a partial clone may have to fetch blob \(blob) first)")
  }

  /// Reads `mode SP type SP blob TAB name NUL`. Links and submodules hold no copy.
  private static func blobs(_ output: ByteBuffer) -> [String: String] {
    withExtendedLifetime(output) {
      output.bytes.split(separator: 0).reduce(into: [:]) { blobs, line in
        let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
        let words = parts[0].split(separator: " ")
        if parts.count == 2, words.count == 3, words[0].hasPrefix("100") { blobs[String(parts[1])] = String(words[2]) }
      }
    }
  }
}

extension GitComparison.Repository {
  /// Finds out what became of the files of the run, given by their names in the repository.
  fileprivate mutating func compare(_ names: [String: String]) throws {
    let order = names.keys.sorted()
    let current = try hashes(of: order)
    for name in order {
      guard let old = blobs[name] else { continue }
      changes[name] = current[name] == old ? GitComparison.Change.none : .changed(was: name)
    }
    let new = order.filter { blobs[$0] == nil }
    guard !new.isEmpty else { return }
    let (git, folder) = (git, AbsolutePath(git.root))
    let gone = blobs.filter { !FileStatus.exists(at: folder.appending($0.key).text) }
    var renames = GitRenames(gone: gone) { try GitComparison.bytes(of: $0, of: $0, git) }
    for name in new {
      let old = try renames.old(of: name, blob: current[name], path: names[name] ?? name)
      changes[name] = old.map { blobs[$0] == current[name] ? GitComparison.Change.none : .changed(was: $0) } ?? .isNew
    }
  }

  /// Names that go into one call.
  private static var batch: Int { 200 }

  /// What git would call the bytes of each file. One that git can’t read has no name, and its review tells why.
  private func hashes(of names: [String]) throws -> [String: String] {
    var hashes: [String: String] = [:]
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let some = names[start..<min(names.count, start + Self.batch)]
      let (status, output) = try git.run(["hash-object", "--no-filters", "--"] + some)
      let lines = withExtendedLifetime(output) { output.bytes.text.split(separator: "\n").map(String.init) }
      guard status == 0, lines.count == some.count else { continue }
      hashes.merge(zip(some, lines)) { $1 }
    }
    return hashes
  }
}
