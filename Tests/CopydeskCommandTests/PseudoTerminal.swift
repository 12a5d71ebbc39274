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
