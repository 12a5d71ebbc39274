import Foundation
import Testing

@testable import CopyFiles

@Suite struct FileFinderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private let finder = FileFinder { $0.hasSuffix(".strings") }

  /// What is found below the scratch folder, relative to it.
  private func found(_ paths: String...) -> [String] {
    finder.find(paths.map { folder($0) }).files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private func write(_ names: String...) throws {
    for name in names { try folder.write(name) }
  }

  @Test func takesClaimedFilesInBytewiseOrderOfPaths() throws {
    try write(
      "a/b.strings", "a.strings", "a-b/c.strings", "B.strings", "é.strings", "z.txt", "a/b/c.strings", "a/Z.strings")
    let expected = [
      "B.strings", "a-b/c.strings", "a.strings", "a/Z.strings", "a/b.strings", "a/b/c.strings", "é.strings",
    ]
    #expect(finder.find([folder.path]).files == expected.map { folder($0) })
  }

  @Test func keepsThePathAsTyped() throws {
    try write("a/b.strings")
    #expect(finder.find([folder("a/")]).files == [folder("a/b.strings")])
    #expect(finder.find([folder("a")]).files == [folder("a/b.strings")])
    #expect(finder.find([folder("./a/../a")]).files == [folder("./a/../a/b.strings")])
    #expect(FolderWalk(".", real: Array(folder("a").utf8)) { _ in true }.candidates.map(\.path) == ["b.strings"])
    #expect(FolderWalk("./", real: Array(folder("a").utf8)) { _ in true }.candidates.map(\.path) == ["./b.strings"])
  }

  @Test func takesNamedFilesAlways() throws {
    try folder.write(".gitignore", "*\n")
    try write("x.strings", "notes.txt", ".hidden.strings", "Pods/p.strings", "build/b.strings")
    #expect(found("notes.txt", ".hidden.strings", "x.strings") == ["notes.txt", ".hidden.strings", "x.strings"])
    #expect(found("Pods", "build") == ["Pods/p.strings", "build/b.strings"])
    #expect(finder.find(["-"]).files == ["-"])
  }

  @Test func leavesOutFoldersOfToolsAndHiddenOnes() throws {
    let skipped = ["Pods", "Carthage", "node_modules", "DerivedData", "CVS", ".git", ".hg", ".svn", ".build", ".venv"]
    for name in skipped { try write("\(name)/x.strings", "a/\(name)/x.strings") }
    try write("build/x.strings", "vendor/x.strings", "podsy/x.strings", "._x.strings", ".#x.strings", "Pods.strings")
    #expect(found("") == ["Pods.strings", "build/x.strings", "podsy/x.strings", "vendor/x.strings"])
  }

  @Test func leavesOutWhatGradleBuildsForTests() throws {
    try write("a/src/uiTest/x.strings", "a/src/main/x.strings", "a/speedTest/x.strings")
    #expect(found("") == ["a/speedTest/x.strings", "a/src/main/x.strings"])
    #expect(found("a/src/uiTest") == ["a/src/uiTest/x.strings"])
  }

  @Test func removesDuplicates() throws {
    try write("a/x.strings", "a/y.strings", "b.strings")
    #expect(found("a/y.strings", "a", "a/../a", "a/x.strings") == ["a/y.strings", "a/x.strings"])
  }

  @Test func keepsNamesApartThatStringTakesForTheSame() throws {
    let names = ["\u{E9}.strings", "e\u{301}.strings"]
    for name in names { try folder.write(name) }
    // On a file system that takes them for the same, there is one file.
    #expect(try finder.find([folder.path]).files.count == folder.names.count)
  }

  @Test func ignoreFilesReachDown() throws {
    try folder.write(".gitignore", "*.tmp.strings\n/top.strings\n")
    try folder.write("a/.gitignore", "!keep.tmp.strings\nx.strings\n")
    try write(
      "top.strings", "a/top.strings", "a/x.strings", "a/b/x.strings", "x.strings", "a/keep.tmp.strings", "q.tmp.strings"
    )
    #expect(found("") == ["a/keep.tmp.strings", "a/top.strings", "x.strings"])
  }

  @Test func ignoreFilesAboveCountUpToTheRepository() throws {
    try folder.write(".gitignore", "outside.strings\n")
    try folder.write("repo/.gitignore", "a/b/no.strings\n")
    try folder.write("repo/a/.gitignore", "not.strings\n")
    try folder.write("repo/.git/info/exclude", "excluded.strings\n")
    for name in ["outside", "no", "not", "excluded", "yes"] { try write("repo/a/b/\(name).strings") }
    #expect(found("repo/a/b") == ["repo/a/b/outside.strings", "repo/a/b/yes.strings"])
    #expect(found("repo") == ["repo/a/b/outside.strings", "repo/a/b/yes.strings"])
  }

  @Test func withoutARepositoryNothingAboveCounts() throws {
    try folder.write(".gitignore", "x.strings\n")
    try write("a/x.strings")
    #expect(found("a") == ["a/x.strings"])
  }

  @Test func aRepositoryInsideStandsAlone() throws {
    try folder.write(".gitignore", "x.strings\n")
    try folder.write("module/.git", "gitdir: ../.git/modules/module\n")
    try folder.write(".git/modules/module/info/exclude", "y.strings\n")
    try write("x.strings", "module/x.strings", "module/y.strings")
    #expect(found("") == ["module/x.strings"])
  }

  @Test func linkedWorkTreeSharesExclusions() throws {
    try folder.write("main/.git/info/exclude", "x.strings\n")
    try folder.write("main/.git/worktrees/tree/commondir", "../..\n")
    try folder.write("tree/.git", "gitdir: \(folder("main/.git/worktrees/tree"))\n")
    try write("tree/x.strings", "tree/y.strings")
    #expect(found("tree") == ["tree/y.strings"])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try write("a/x.strings", "elsewhere/y.strings")
    try folder.link("a/loop", to: "..")
    try folder.link("a/other.strings", to: "../elsewhere")
    #expect(found("a") == ["a/x.strings"])
    // A named one is.
    #expect(found("a/other.strings") == ["a/other.strings/y.strings"])
  }

  @Test func linksToFilesCountOnceUnderTheRealName() throws {
    try write("b.strings", "c/x.strings")
    try folder.link("a.strings", to: "b.strings")
    try folder.link("d.strings", to: "nowhere.strings")
    #expect(found("") == ["b.strings", "c/x.strings"])
    try folder.link("c/y.strings", to: "../b.strings")
    // What lies beside the named folder is another project’s, unless one repository holds both.
    #expect(found("c") == ["c/x.strings"])
    try folder.makeFolder(".git")
    #expect(found("c") == ["c/x.strings", "c/y.strings"])
  }

  @Test func aMissingPathStopsNothing() throws {
    try write("a.strings")
    let answer = finder.find([folder("none"), folder("a.strings"), folder("a.strings/b"), ""])
    #expect(answer.files == [folder("a.strings")])
    #expect(answer.errors.map(\.path) == [folder("none"), folder("a.strings/b"), ""])
    #expect(answer.errors.map(\.code) == [ENOENT, ENOTDIR, ENOENT])
    #expect(
      answer.errors.first?.description
        == "Can’t find “\(folder("none"))”: No such file or directory. Check the spelling of the path.")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may look into every folder"))
  func anUnreadableFolderStopsNothing() throws {
    try write("a/x.strings", "b/x.strings", "c/x.strings")
    try folder.setMode(0o000, of: "b")
    defer { try? folder.setMode(0o755, of: "b") }
    let answer = finder.find([folder.path])
    #expect(answer.files == [folder("a/x.strings"), folder("c/x.strings")])
    #expect(answer.errors == [FileError(.list, folder("b"), .system(code: EACCES))])
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreReported() throws {
      let bytes = Array(folder.path.utf8) + [UInt8(ascii: "/"), 0xFF] + Array(".strings".utf8)
      let handle = fopen(bytes.map(CChar.init(bitPattern:)) + [0], "w")
      #expect(fclose(handle) == 0)
      try write("a.strings")
      let answer = finder.find([folder.path])
      #expect(answer.files == [folder("a.strings")])
      #expect(answer.errors == [FileError(.read, folder("\u{FFFD}.strings"), .nameNotUTF8)])
    }
  #endif

  @Test func hundredsOfFilesInManyFolders() throws {
    try folder.write(".gitignore", "*.log\n/out/\n**/cache/*\n")
    for outer in 0..<20 {
      for inner in 0..<10 { try write("d\(outer)/e\(inner).lproj/x.strings", "d\(outer)/e\(inner).lproj/x.log") }
    }
    let files = found("")
    #expect(files.count == 200)
    #expect(files == files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
