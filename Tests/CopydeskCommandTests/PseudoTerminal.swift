import Foundation

/// A terminal that nobody sees, for what the program prints to one.
final class PseudoTerminal {
  private let master: Int32
  private let slave: FileHandle

  init() throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let name = Self.unlock(master) else { throw Failure() }
    let raw = open(name, O_RDWR | O_NOCTTY)
    guard raw >= 0 else { throw Failure() }
    // Nothing is to be made of line ends on the way.
    var settings = termios()
    guard tcgetattr(raw, &settings) == 0 else { throw Failure() }
    cfmakeraw(&settings)
    guard tcsetattr(raw, TCSANOW, &settings) == 0 else { throw Failure() }
    slave = FileHandle(fileDescriptor: raw, closeOnDealloc: true)
  }

  deinit { close(master) }

  /// Lets the other end be opened, and tells its name.
  private static func unlock(_ master: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
      return ptsname(master).map { String(cString: $0) }
    #else
      // What glibc’s functions of these names do; Swift doesn’t see those.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (lock, number): (Int32, Int32) = (0, 0)
      guard ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  /// All that `line` prints, complaints among it, when a terminal shows both.
  static func run(shell line: String, input: Data = Data(), in folder: URL) throws -> Data {
    let (terminal, spool) = (try PseudoTerminal(), try TemporaryFolder())
    let file = spool.url.appending(path: "in")
    try input.write(to: file)
    let process = BuiltCommand.process(shell: line, in: folder, home: spool.url)
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = terminal.slave
    process.standardError = terminal.slave
    try process.run()
    try terminal.slave.close()
    let shown = terminal.readAll()
    process.waitUntilExit()
    return shown
  }

  /// What a run at a terminal came to, where somebody typed.
  struct Session {
    var shown: String
    var status: Int32
    /// Whether the terminal is as it was before.
    var isRestored: Bool
  }

  /// Runs `line` with the keyboard at the terminal, too, and presses a key each time that the keys are named at the end of
  /// what is shown. `last` comes behind the keys, at the next such place, and may tell more keys.
  static func type(
    _ keys: String, to line: String, in folder: URL, last: (Process) throws -> String = { _ in "" }
  ) throws -> Session {
    let (terminal, spool) = (try PseudoTerminal(), try TemporaryFolder())
    let process = BuiltCommand.process(shell: line, in: folder, home: spool.url)
    process.standardInput = terminal.slave
    process.standardOutput = terminal.slave
    process.standardError = terminal.slave
    try terminal.makeUsual()
    let before = try terminal.settings()
    try letSignalsPass(process.run)
    var (shown, rest, isOver) = (Data(), Array(keys.utf8)[...], false)
    let deadline = Date(timeIntervalSinceNow: 20)
    // The reader is this test itself, which keeps the other end open: what is shown last is waited for.
    while process.isRunning || terminal.hasMore {
      if Date() > deadline { kill(process.processIdentifier, SIGKILL) }
      guard terminal.hasMore else { continue }
      shown.append(terminal.readOnce())
      guard shown.asText.hasSuffix(") ") else { continue }
      if rest.isEmpty, !isOver { (rest, isOver) = (Array(try last(process).utf8)[...], true) }
      guard let key = rest.popFirst() else { continue }
      terminal.press(key)
      // An arrow sends three bytes, and nothing comes of them.
      if key == 0x1B { for _ in 0..<3 { rest.popFirst().map(terminal.press) } }
    }
    process.waitUntilExit()
    return Session(
      shown: shown.asText, status: process.terminationStatus, isRestored: try terminal.settings() == before)
  }

  /// Threads of tests hold signals back, and what they start would, too.
  private static func letSignalsPass(_ body: () throws -> Void) rethrows {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }

  /// Whether something comes within a while.
  private var hasMore: Bool {
    var wish = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, 50) > 0 && wish.revents & Int16(POLLIN) != 0
  }

  private func readOnce() -> Data {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    return Data(chunk[..<max(0, read(master, &chunk, chunk.count))])
  }

  private func press(_ key: UInt8) {
    var key = key
    _ = write(master, &key, 1)
  }

  /// The modes of the terminal, as bytes.
  private func settings() throws -> [UInt] {
    var settings = termios()
    guard tcgetattr(slave.fileDescriptor, &settings) == 0 else { throw Failure() }
    return [UInt(settings.c_iflag), UInt(settings.c_oflag), UInt(settings.c_lflag)]
  }

  /// Has it echo and wait for lines, as shells leave it.
  private func makeUsual() throws {
    var settings = termios()
    guard tcgetattr(slave.fileDescriptor, &settings) == 0 else { throw Failure() }
    settings.c_lflag |= tcflag_t(ICANON | ECHO)
    guard tcsetattr(slave.fileDescriptor, TCSANOW, &settings) == 0 else { throw Failure() }
  }

  /// Reads until the last writer is gone.
  private func readAll() -> Data {
    var (all, chunk) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(master, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return all }
      all.append(contentsOf: chunk[..<count])
    }
  }

  private struct Failure: Error {}
}
