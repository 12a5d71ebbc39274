import CopyModel
import Foundation
import TestSupport
import Testing

@testable import CopyFiles

@Suite struct FileReaderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func read(_ path: String, limit: Int = FileReader.limit) throws -> [UInt8] {
    let buffer = try FileReader.readFile(path, limit: limit)
    return withExtendedLifetime(buffer) { Array(buffer.bytes) }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 4096, 65_537, 1_000_003]) func wholeFile(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    try Data(bytes).write(to: URL(filePath: folder("a")))
    #expect(try read(folder("a")) == bytes)
  }

  @Test func zeroBytesLieBehindTheContent() throws {
    try folder.write("a", String(repeating: "x", count: 100))
    let buffer = try FileReader.read(folder("a"))
    withExtendedLifetime(buffer) {
      let behind = UnsafeBufferPointer(start: buffer.bytes.baseAddress! + 100, count: ByteBuffer.padding)
      #expect(behind.allSatisfy { $0 == 0 })
    }
  }

  @Test func linksAreFollowed() throws {
    try folder.write("a", "text")
    try folder.link("b", to: "a")
    #expect(try read(folder("b")) == Array("text".utf8))
  }

  @Test func limit() throws {
    try folder.write("a", "12345")
    #expect(try read(folder("a"), limit: 5).count == 5)
    #expect(throws: FileError(.read, folder("a"), .tooLarge(limit: 4))) { try read(folder("a"), limit: 4) }
  }

  @Test func foldersAndDevicesAreRefused() throws {
    #expect(throws: FileError(.read, folder.path, .folder)) { try read(folder.path) }
    #expect(throws: FileError(.read, "/dev/zero", .device)) { try read("/dev/zero") }
    #expect(throws: FileError(.read, folder("none"), .system(code: ENOENT))) { try read(folder("none")) }
  }

  /// More than one pipe's buffer, so that the reader has to wait for the writer more than once.
  @Test func pipesOfAShellAreReadToTheEnd() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let (path, writer) = try pipe { stream in
      _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    }
    let found = try read(path)
    writer?.join()
    #expect(found == bytes)
  }

  @Test func anEndlessPipeMeetsTheLimit() throws {
    signal(SIGPIPE, SIG_IGN)
    let (path, writer) = try pipe { stream in
      for _ in 0..<1_000 where fputs("endless", stream) < 0 { break }
    }
    #expect(throws: FileError(.read, path, .tooLarge(limit: 1000))) { try read(path, limit: 1000) }
    writer?.join()
  }

  /// A pipe in the file system may wait for a writer that never comes.
  @Test func aPipeWithANameIsRefused() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(throws: FileError(.read, folder("pipe"), .pipe)) { try read(folder("pipe")) }
  }

  /// The path of an open pipe that a thread fills, as shells hand it to a program.
  private func pipe(_ fill: @escaping @Sendable (UnsafeMutablePointer<FILE>) -> Void) throws -> (String, WorkerThread?)
  {
    var ends: [Int32] = [-1, -1]
    #expect(Foundation.pipe(&ends) == 0)
    let end = ends[1]
    let writer = WorkerThread {
      guard let stream = fdopen(end, "w") else { return }
      fill(stream)
      fclose(stream)
    }
    return ("/dev/fd/\(ends[0])", writer)
  }
}
