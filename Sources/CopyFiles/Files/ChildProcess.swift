import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

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
