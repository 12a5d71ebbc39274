import Foundation

/// The git of this machine, as an oracle.
enum Git {
  /// Where it is; nil if there is none.
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What git prints to its standard output, run in `folder` and without the settings of this machine.
  static func run(_ arguments: String..., in folder: String) throws -> String {
    guard let path else { return "" }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-C", folder, "-c", "core.excludesFile=", "-c", "core.ignoreCase=false"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The files that git would offer to add, sorted by bytes.
  static func files(in folder: String) throws -> [String] {
    _ = try run("init", "--quiet", in: folder)
    let names = try run("ls-files", "--others", "--exclude-standard", "-z", in: folder).split(separator: "\0")
    return names.map(String.init).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
