import CopyModel
import Foundation
import TestSupport
import Testing

@testable import CopyFiles

@Suite struct AtomicFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func write(_ text: String, to name: String, expecting old: String?) throws(FileError) {
    let (new, old) = (ByteBuffer(text.utf8), old.map { ByteBuffer($0.utf8) })
    defer { withExtendedLifetime((new, old)) {} }
    try AtomicFile.write(new.bytes, to: folder(name), expecting: old?.bytes)
  }

  @Test func replacesContentAndKeepsMode() throws {
    for mode in [0o644, 0o600, 0o755, 0o666, 0o640] {
      try folder.write("a", "old")
      try folder.setMode(mode, of: "a")
      try write("new and longer", to: "a", expecting: "old")
      #expect(try folder.text(of: "a") == "new and longer")
      #expect(try folder.mode(of: "a") == mode)
    }
    #expect(try folder.names == ["a"])
  }

  @Test(arguments: [0, 1, 65_536, 3_000_001]) func contentIsExact(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = ByteBuffer((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    try AtomicFile.write(bytes.bytes, to: folder("a"), expecting: nil)
    #expect(try Data(contentsOf: URL(filePath: folder("a"))) == Data(bytes.bytes))
    #expect(try folder.names == ["a"])
  }

  @Test func aChangedFileIsLeftAlone() throws {
    try folder.write("a", "edited")
    for old in ["original", "edite!", ""] {
      #expect(throws: FileError(.write, folder("a"), .changed)) { try write("new", to: "a", expecting: old) }
    }
    #expect(try folder.text(of: "a") == "edited")
    #expect(throws: FileError(.write, folder("none"), .changed)) { try write("new", to: "none", expecting: "") }
    #expect(try folder.names == ["a"])
  }

  @Test func linksAreWrittenThrough() throws {
    try folder.write("real/a", "old")
    try folder.link("link", to: "real/a")
    try folder.link("again", to: "link")
    try write("new", to: "again", expecting: "old")
    #expect(try folder.text(of: "real/a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("again")) == "link")
    #expect(try folder.names == ["again", "link", "real"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("real")) == ["a"])
  }

  @Test func whatIsNoFileIsRefused() throws {
    try folder.makeFolder("b")
    try folder.link("lost", to: "nowhere")
    #expect(throws: FileError(.write, folder("b"), .folder)) { try write("new", to: "b", expecting: nil) }
    #expect(throws: FileError(.write, "/dev/null", .device)) {
      try AtomicFile.write(Bytes(start: nil, count: 0), to: "/dev/null", expecting: nil)
    }
    for name in ["lost", "none/a", "none/"] {
      #expect(throws: FileError(.write, folder(name), .system(code: ENOENT))) {
        try write("x", to: name, expecting: nil)
      }
    }
    #expect(try folder.names == ["b", "lost"])
  }

  @Test func aTemporaryFileThatIsNotPutInPlaceGoes() throws {
    try folder.write("a", "old")
    do {
      let file = try TemporaryFile(for: AtomicTarget(folder("a")))
      let bytes = ByteBuffer("half".utf8)
      try file.write(bytes.bytes)
      #expect(try folder.names.count == 2)
    }
    #expect(try folder.names == ["a"])
    #expect(try folder.text(of: "a") == "old")
  }

  @Test func aFailedRenameLeavesNoTrace() throws {
    try folder.write("sub/a", "old")
    let file = try TemporaryFile(for: AtomicTarget(folder("sub/a")))
    // The target turns into a folder with something in it, which no file can replace.
    try FileManager.default.removeItem(atPath: folder("sub/a"))
    try folder.write("sub/a/inside")
    #expect(throws: FileError.self) { try file.replaceTarget() }
    withExtendedLifetime(file) {}
    #expect(try folder.text(of: "sub/a/inside") == "")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere")) func writeProtection() throws {
    try folder.write("sub/a", "old")
    try folder.setMode(0o444, of: "sub/a")
    #expect(throws: FileError(.write, folder("sub/a"), .readOnly)) { try write("new", to: "sub/a", expecting: "old") }
    try folder.setMode(0o644, of: "sub/a")
    try folder.setMode(0o555, of: "sub")
    defer { try? folder.setMode(0o755, of: "sub") }
    let refused = FileError(.write, folder("sub/a"), .system(code: EACCES))
    #expect(throws: refused) { try write("new", to: "sub/a", expecting: "old") }
    #expect(refused.description.hasSuffix("Permission denied. Check who may write to the file and its folders."))
    #expect(try folder.text(of: "sub/a") == "old")
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser may give files away")) func ownerIsKept() throws {
    try folder.write("a", "old")
    #expect(chown(folder("a"), 65534, 65533) == 0)
    try folder.setMode(0o4755, of: "a")
    try write("new", to: "a", expecting: "old")
    let status = try FileStatus(of: folder("a"), for: .read)
    #expect((status.owner, status.group, status.mode) == (65534, 65533, 0o4755))
  }
}
