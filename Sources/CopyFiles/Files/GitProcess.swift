import CopyKernel
import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Asks git about a repository that may be anybody’s.
///
/// A repository’s own configuration can name programs: for conversions, comparisons, the state of files, fetching. None
/// of them runs here. Only commands are asked that read stored objects (`rev-parse`, `ls-tree`, `cat-file blob`) or hash
/// bytes as they are (`hash-object --no-filters`); the index is never read; and no transport is allowed, lest an object
/// that a partial clone lacks is fetched.
struct GitProcess: Sendable {
  /// The folder that holds `.git`.
  let root: String

  /// What the repository can’t decide. The command line beats its configuration.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.sshCommand=false",
    "protocol.allow=never",
  ]

  /// Beats even `protocol.<name>.allow`; and nobody is asked for a password.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
  ]

  /// Where else a repository, its index, or its objects lie is what a hook says of its own; a person’s settings, such as
  /// `safe.directory`, stay.
  private static func isKept(_ variable: String) -> Bool {
    !variable.hasPrefix("GIT_") && !variable.hasPrefix("LC_ALL=") || variable.hasPrefix("GIT_CONFIG")
      || variable.hasPrefix("GIT_EXEC_PATH=")
  }

  /// The status and the output of a command; a status of nil where git could not be started.
  func run(_ arguments: [String], tellsErrors: Bool = false) throws(FileError) -> (
    status: Int32?, output: ByteBuffer
  ) {
    let settings = Self.settings.flatMap { ["-c", $0] }
    let environment = ChildProcess.environment.filter(Self.isKept) + Self.environment
    return try ChildProcess.run(
      ["git", "--no-pager", "-C", root] + settings + arguments, environment: environment, tellsErrors: tellsErrors)
  }

  /// The output of a command that has to succeed; `purpose` is told where it doesn’t.
  func output(_ arguments: String..., to purpose: String) throws -> ByteBuffer {
    let (status, output) = try run(arguments)
    guard status == 0 else {
      throw GitComparison.Failure(description: "git can’t \(purpose) in \(AbsolutePath(root).shown)")
    }
    return output
  }

  /// Why the repository can’t be asked at all; nil where it can.
  var refusal: String? {
    get throws(FileError) {
      let (status, output) = try run(["rev-parse", "--git-dir"], tellsErrors: true)
      if status == 0 { return nil }
      let shown = AbsolutePath(root).shown
      let complaint = withExtendedLifetime(output) { output.bytes.text }
      if status == 127 || status == nil { return "git can’t be started. Install it, or check without --since" }
      if complaint.contains("dubious ownership") || complaint.contains("safe.directory") {
        return "git doesn’t trust \(shown), which belongs to somebody else. If you do: "
          + "git config --global --add safe.directory \(root)"
      }
      return "git can’t read the repository in \(shown). See what git -C \(shown) status says"
    }
  }
}

/// Runs another program and reads what it prints. It gets no input, and its complaints go nowhere unless asked for.
enum ChildProcess {
  /// The status and the output of `arguments`, the first of which is looked up on the path. The status is nil where the
  /// program could not be started or was killed.
  ///
  /// - Parameters:
  ///   - environment: its variables, each as `NAME=value`.
  ///   - tellsErrors: whether its complaints are part of the output.
  static func run(
    _ arguments: [String], environment: [String] = environment, tellsErrors: Bool = false
  ) throws(FileError) -> (status: Int32?, output: ByteBuffer) {
    let name = arguments.first ?? ""
    let (reading, writing) = try pipe(for: name)
    let child = start(arguments, environment, output: writing.raw, tellsErrors: tellsErrors)
    // Closed here as well, lest the pipe never ends.
    writing.close()
    guard let child else { return (nil, ByteBuffer()) }
    let output: Result<ByteBuffer, FileError> = Result { () throws(FileError) in
      try FileReader.readToEnd(reading.raw, path: name, expecting: 0, limit: FileReader.limit)
    }
    reading.close()
    var raw: Int32 = 0
    while waitpid(child, &raw, 0) < 0, errno == EINTR {}
    let hasExited = raw & 0x7F == 0
    return (hasExited ? raw >> 8 & 0xFF : nil, try output.get())
  }

  /// The variables of this process.
  static var environment: [String] {
    var (variables, next) = ([String](), environ)
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// Other children don’t get the ends; one that starts at the same moment may, and the pipe ends with it then.
  private static func pipe(for name: String) throws(FileError) -> (PipeEnd, PipeEnd) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let result = Darwin.pipe(&ends)
    #elseif canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #else
      let result = Musl.pipe(&ends)
    #endif
    guard result == 0 else { throw .system(.read, name) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (PipeEnd(raw: ends[0]), PipeEnd(raw: ends[1]))
  }

  private struct PipeEnd {
    let raw: Int32
    func close() {
      #if canImport(Darwin)
        _ = Darwin.close(raw)
      #elseif canImport(Glibc)
        _ = Glibc.close(raw)
      #else
        _ = Musl.close(raw)
      #endif
    }
  }

  private static func start(
    _ arguments: [String], _ environment: [String], output: Int32, tellsErrors: Bool
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if tellsErrors {
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    guard let name = words[0] else { return nil }
    return posix_spawnp(&child, name, &actions, nil, &words, &variables) == 0 ? child : nil
  }
}
