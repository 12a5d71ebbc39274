package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files, and pipes to their end where a shell opened them. Folders, devices, and pipes with a name are
/// refused: they may keep a run waiting for ever.
package enum FileReader {
  /// The most bytes that are read, 1 GB: no catalogue comes near, and a wrong file should not fill the memory.
  package static let limit = 1_000_000_000

  /// How much is asked of a pipe, whose size nobody knows, in bytes.
  private static let pipeChunk = 1 << 16

  /// The bytes of the file at `path`, or of the standard input for `-` (a file of that name is `./-`).
  package static func read(_ path: String) throws(FileError) -> ByteBuffer {
    path == FileFinder.standardInput ? try readStandardInput() : try readFile(path, limit: limit)
  }

  /// All that comes through the standard input.
  package static func readStandardInput() throws(FileError) -> ByteBuffer {
    // A terminal is a device, but the user types into it and ends with Control-D.
    try readToEnd(STDIN_FILENO, path: "standard input", expecting: 0, limit: limit)
  }

  /// The file at `path`, if it has at most `limit` bytes.
  package static func readFile(_ path: String, limit: Int) throws(FileError) -> ByteBuffer {
    try withOpened(path, limit: limit) { raw, status throws(FileError) in
      try readToEnd(raw, path: path, expecting: status.kind == .file ? status.size : 0, limit: limit)
    }
  }

  /// Whether the file at `path` has exactly these bytes. It is read piece by piece: a second copy of a large file would
  /// take as much memory as the first.
  package static func holds(_ path: String, _ bytes: Bytes) throws(FileError) -> Bool {
    try withOpened(path, limit: limit) { raw, _ throws(FileError) in
      let piece = ByteBuffer(capacity: pipeChunk)
      var left = bytes
      while true {
        try append(to: piece, from: raw, upTo: pipeChunk, path: path)
        if piece.count == 0 { return left.isEmpty }
        guard piece.count <= left.count, piece.bytes.equals(left.slice(0..<piece.count)) else { return false }
        left = left.slice(from: piece.count)
        piece.removeAll()
      }
    }
  }

  private static func withOpened<Result>(
    _ path: String, limit: Int, _ body: (Int32, FileStatus) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    // Asked before opening, since opening alone can make a device act.
    try refuse(FileStatus(of: path, for: .read), path, limit: limit)
    // Lest a pipe that took the place of the file meanwhile keeps the run waiting.
    let file = try Descriptor(path, O_RDONLY | (isOpenedByShell(path) ? 0 : O_NONBLOCK | O_NOCTTY), for: .read)
    let status = try FileStatus(of: file.raw, path: path, for: .read)
    try refuse(status, path, limit: limit)
    return try body(file.raw, status)
  }

  private static func refuse(_ status: FileStatus, _ path: String, limit: Int) throws(FileError) {
    switch status.kind {
    case .folder: throw FileError(.read, path, .folder)
    case .device, .link: throw FileError(.read, path, .device)
    case .file where status.size > limit: throw FileError(.read, path, .tooLarge(limit: limit))
    case .pipe where !isOpenedByShell(path): throw FileError(.read, path, .pipe)
    case .file, .pipe: break
    }
  }

  /// Whether `path` is an open file of this process, as in `copydesk <(git show HEAD:a.strings)`.
  private static func isOpenedByShell(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Reads until the end. `size` is a guess that saves memory: the file may have grown or shrunk since.
  static func readToEnd(
    _ raw: Int32, path: String, expecting size: Int, limit: Int
  ) throws(FileError) -> ByteBuffer {
    // One byte more than expected, so that the call that finds the end does not make the buffer grow.
    let buffer = ByteBuffer(capacity: size + 1)
    while true {
      let before = buffer.count
      let wanted = size > 0 && before <= size ? size + 1 - before : pipeChunk
      try append(to: buffer, from: raw, upTo: wanted, path: path)
      if buffer.count == before { return buffer }
      guard buffer.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
    }
  }

  /// Appends at most `count` bytes of an open file, as soon as some are there, and returns how many; 0 at its end.
  package static func readOnce(_ raw: Int32, into buffer: ByteBuffer, upTo count: Int) throws(FileError) -> Int {
    let before = buffer.count
    try append(to: buffer, from: raw, upTo: count, path: "descriptor \(raw)")
    return buffer.count - before
  }

  private static func append(
    to buffer: ByteBuffer, from raw: Int32, upTo count: Int, path: String
  ) throws(FileError) {
    try buffer.append(upTo: count) { target throws(FileError) in
      let got = Descriptor.retried { Self.read(raw, target) }
      guard got >= 0 else { throw .system(.read, path) }
      return got
    }
  }

  private static func read(_ raw: Int32, _ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Darwin)
      Darwin.read(raw, target.baseAddress, target.count)
    #elseif canImport(Glibc)
      Glibc.read(raw, target.baseAddress, target.count)
    #else
      Musl.read(raw, target.baseAddress, target.count)
    #endif
  }
}

/// Files as a run would leave them: those that it edits in memory, all others as they lie on disk.
package struct Drafts: Sendable {
  /// By real path: a base may be reached by another name than the file that is edited.
  private var files: [[UInt8]: ByteBuffer] = [:]

  package init() {}

  /// The bytes of the file at `path`.
  package func read(_ path: String) throws(FileError) -> ByteBuffer {
    if let draft = draft(of: path) { return draft }
    return try FileReader.read(path)
  }

  /// The bytes that the file at `path` is to have; nil where it stays as it is.
  package func draft(of path: String) -> ByteBuffer? {
    guard !files.isEmpty, let real = try? RealPath.bytes(of: path) else { return nil }
    return files[real]
  }

  /// Forgets what the file at `path` was to hold: it stays as it is.
  package mutating func drop(_ path: String) {
    guard let real = try? RealPath.bytes(of: path) else { return }
    files[real] = nil
  }

  /// Takes in what the file at `path` is to hold.
  package mutating func put(_ bytes: ByteBuffer, at path: String) throws(FileError) {
    files[try RealPath.bytes(of: path, for: .write)] = bytes
  }
}
