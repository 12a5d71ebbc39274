import Foundation

/// The program as it was built beside these tests.
enum BuiltCommand {
  /// What a run printed, and its status.
  struct Result: Equatable {
    var output: Data
    var errors: Data
    var status: Int32
  }

  /// The folder that holds the program: the one that holds the tests.
  static let folder: URL = {
    let candidates = CommandLine.arguments + [Bundle.main.bundlePath]
    for path in candidates {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix("Tests.xctest") }) else { continue }
      return URL(filePath: parts[..<bundle].joined(separator: "/"))
    }
    return Bundle.main.bundleURL
  }()

  /// Runs `line` in a shell that knows the program as `copydesk`. Nothing of the caller’s settings is passed on, but how a
  /// sanitizer answers (`bin/test --sanitize`).
  static func run(shell line: String, input: Data = Data(), in folder: URL) throws -> Result {
    let spool = try TemporaryFolder()
    let files = ["in", "out", "err"].map { spool.url.appending(path: $0) }
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = process(shell: line, in: folder, home: spool.url)
    // Files rather than pipes: nobody has to read while the program writes.
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try Data(contentsOf: files[1]), errors: try Data(contentsOf: files[2]), status: process.terminationStatus)
  }

  /// A shell that is about to run `line`.
  static func process(shell line: String, in folder: URL, home: URL) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    let own = ["PATH": "\(Self.folder.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": home.path]
    let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    process.environment = own.merging(sanitizers) { $1 }
    return process
  }
}

/// A new empty folder that is gone with its last user.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "copydesk-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("Can’t remove \(url.path): \(error)")
    }
  }
}
