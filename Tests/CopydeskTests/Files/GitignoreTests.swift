import CopyModel
import Foundation
import Testing

@testable import CopyFiles

@Suite struct GitignoreTests {
  @Test(arguments: GitignoreCase.all) func line(_ example: GitignoreCase) {
    let ignore = Gitignore(ByteBuffer(example.text.utf8), baseLength: 0)
    #expect(Self.ignores(ignore, example.path) == example.isIgnored)
  }

  @Test func nearestFileDecides() {
    let outer = Gitignore(ByteBuffer("*.c\n!keep.c\n/x/y.h".utf8), baseLength: 0)
    let inner = Gitignore(ByteBuffer("!a.c\n/keep.c".utf8), baseLength: "x/".utf8.count, parent: outer)
    let expected = ["x/a.c": false, "x/b.c": true, "x/keep.c": true, "x/z/keep.c": false, "x/y.h": true, "x/y": false]
    for (path, isIgnored) in expected {
      let nameStart = path.utf8.count - (path.split(separator: "/").last?.utf8.count ?? 0)
      let found = Array(path.utf8).withUnsafeBufferPointer {
        inner.ignores(Bytes($0), nameStart: nameStart, isFolder: false)
      }
      #expect(found == isIgnored, "\(path)")
    }
  }

  /// Patterns on which naive backtracking takes longer than the universe has.
  @Test func manyWildcardsEnd() {
    let name = String(repeating: "a", count: 200)
    let stars = Gitignore(ByteBuffer((String(repeating: "*a", count: 60) + "*b").utf8), baseLength: 0)
    #expect(!Self.ignores(stars, name))
    let folders = Gitignore(ByteBuffer((String(repeating: "**/*a*/", count: 40) + "b").utf8), baseLength: 0)
    #expect(!Self.ignores(folders, Array(repeating: name, count: 60).joined(separator: "/")))
  }

  /// As a walk does it: what lies in an ignored folder is never asked about.
  private static func ignores(_ ignore: Gitignore, _ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { last in
      let above = parts[..<last].map { $0 + "/" }.joined()
      let isFolder = last < parts.count - 1 || path.hasSuffix("/")
      return Array((above + parts[last]).utf8).withUnsafeBufferPointer {
        ignore.ignores(Bytes($0), nameStart: above.utf8.count, isFolder: isFolder)
      }
    }
  }
}
