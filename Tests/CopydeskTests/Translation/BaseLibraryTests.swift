import CopyModel
import Testing

@testable import CopyFiles
@testable import CopyPassage

/// Bases are read once, and what is kept is bounded.
@Suite struct BaseLibraryTests {
  private func folder(files: Int) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let text = (0..<100).map { "\"key\($0)\" = \"Text \($0)\";\n" }.joined()
    for index in 0..<files { try folder.write("\(index).strings", text) }
    return folder
  }

  @Test func aBaseIsShared() throws {
    let (folder, library) = (try folder(files: 1), BaseLibrary())
    let first = try #require(library.base(at: folder("0.strings")))
    #expect(library.base(at: folder("0.strings")) === first)
    #expect(library.base(at: folder("none.strings")) == nil)
  }

  @Test func threadsWaitForOneReading() throws {
    let (folder, library) = (try folder(files: 4), BaseLibrary())
    let path = folder.path
    var bases: [Int: ObjectIdentifier] = [:]
    Workers.run(
      count: 64, jobs: 8, makeState: { 0 },
      work: { _, index in library.base(at: "\(path)/\(index % 4).strings").map(ObjectIdentifier.init) },
      consume: { index, base in
        #expect(base != nil)
        #expect(bases[index % 4] == nil || bases[index % 4] == base)
        bases[index % 4] = base
      })
    withExtendedLifetime(folder) {}
    #expect(Set(bases.values).count == 4)
  }

  @Test func thoseAskedForLongAgoMakeRoom() throws {
    let folder = try folder(files: 3)
    let size = try #require(BaseLibrary().base(at: folder("0.strings"))).size
    let library = BaseLibrary(capacity: size * 2)
    let first = try #require(library.base(at: folder("0.strings")))
    let second = try #require(library.base(at: folder("1.strings")))
    _ = library.base(at: folder("2.strings"))
    #expect(library.base(at: folder("1.strings")) === second)
    #expect(library.base(at: folder("0.strings")) !== first)
    let key = ByteBuffer(Array("key7".utf8))
    #expect(withExtendedLifetime(key) { first.first(key.bytes) } == 7)
  }
}
