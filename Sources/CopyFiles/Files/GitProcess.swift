import CopyKernel
import CopyModel

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
