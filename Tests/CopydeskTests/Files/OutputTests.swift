import CopyModel
import Foundation
import Testing

@testable import CopyFiles

@Suite struct OutputTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func aFileAppearsWhenItIsWhole() throws {
    try folder.write("report", "old")
    let output = try Output(path: folder("report"))
    let lines = (0..<20_000).map { "line \($0) “ü”\n" }
    for line in lines { output.write(line) }
    output.flush()
    #expect(try folder.text(of: "report") == "old")
    try output.close()
    try output.close()
    #expect(try folder.text(of: "report") == lines.joined())
    #expect(try folder.names == ["report"])
  }

  @Test func largePiecesKeepTheirPlace() throws {
    let output = try Output(path: folder("report"))
    let large = String(repeating: "x", count: 200_000)
    for piece in ["a", large, "b", "", large, "c"] { output.write(piece) }
    try output.close()
    #expect(try folder.text(of: "report") == "a\(large)b\(large)c")
  }

  @Test func anUnfinishedReportLeavesNoTrace() throws {
    do {
      let output = try Output(path: folder("report"))
      output.write("half")
      output.flush()
    }
    #expect(try folder.names == [])
  }

  @Test func aBadPathIsToldAtOnce() {
    #expect(throws: FileError(.write, folder("none/report"), .system(code: ENOENT))) {
      try Output(path: folder("none/report"))
    }
    #expect(throws: FileError(.write, folder.path, .folder)) { try Output(path: folder.path) }
  }

  @Test func devicesAreWrittenDirectly() throws {
    let output = try Output(path: "/dev/null")
    output.write("gone")
    try output.close()
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  #if os(Linux)
    @Test func aFullDiskIsToldAtTheEnd() throws {
      let output = try Output(path: "/dev/full")
      output.write("text")
      output.flush()
      output.write("more")
      #expect(throws: FileError(.write, "/dev/full", .system(code: ENOSPC))) { try output.close() }
    }
  #endif

  @Test func aReaderThatLeavesEndsTheOutputQuietly() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[1]) }
    let output = Output(descriptor: ends[1], path: "pipe")
    output.write("read")
    output.flush()
    #expect(!output.isAbandoned)
    close(ends[0])
    output.write("not read")
    output.flush()
    #expect(output.isAbandoned)
    output.write(String(repeating: "x", count: 100_000))
    try output.close()
  }

  @Test func theHookComesBeforeTheBytes() throws {
    let output = try Output(path: folder("report"))
    var calls = 0
    output.willWrite = { calls += 1 }
    output.write("a")
    #expect(calls == 0)
    output.flush()
    output.flush()
    #expect(calls == 1)
    #expect(!output.isTerminal)
  }
}
