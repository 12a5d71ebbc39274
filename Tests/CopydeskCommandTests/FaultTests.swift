import Foundation
import Testing

/// Whatever call of the system fails in a fix: each file is the old one or the new one, nothing lies beside it, and the run
/// tells what it couldn’t do.
@Suite(.enabled(if: Preloading.isPossible)) struct FaultTests {
  /// More calls of a kind than a run makes.
  private static let most = 400
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private static let old = [
    "en.lproj/a.strings":
      "/* Title of an alert */\n\"a.title\" = \"Delete the file\\U2026\";\n\"b.label\" = \"Loading...\";\n",
    "ko.lproj/a.strings": "\"a.title\" = \"파일을 삭제할까요?\";\n\"b.label\" = \"불러오는 중...\";\n",
    "notes.txt": "It can't be undone.\n",
    ".copydesk.yml": "names: [Acme]\n",
  ]

  /// The files of a run by their names below the folder.
  private static func files(of folder: TemporaryFolder) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      let url = folder.url.appending(path: name)
      if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      files[name] = try String(contentsOf: url, encoding: .utf8)
    }
    return files
  }

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in old {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  private static let command = "copydesk check --fix . notes.txt --jobs 2"

  @Test(arguments: ["open", "opendir", "fstat", "read", "write", "fsync", "rename", "thread", "icu"])
  func isTold(kind: String) throws {
    let tools = try TemporaryFolder()
    let source = Self.root.appending(path: "Faults/faults.c").path
    let made = try BuiltCommand.run(
      shell: "cc -shared -fPIC -O1 -o faults.so '\(source)' -ldl", in: tools.url)
    try #require(made.status == 0, "\(String(decoding: made.errors, as: UTF8.self))")
    let clean = try Self.project()
    let whole = try BuiltCommand.run(shell: Self.command, in: clean.url)
    let new = try Self.files(of: clean)
    #expect(new != Self.old)
    let mark = tools.url.appending(path: "made").path
    for number in 1...Self.most {
      let folder = try Self.project()
      let fault =
        "COPYDESK_FAULT=\(kind):\(number) COPYDESK_FAULT_MADE='\(mark)' LD_PRELOAD='\(tools.url.path)/faults.so'"
      let run = try BuiltCommand.run(shell: "\(fault) \(Self.command)", in: folder.url)
      guard FileManager.default.fileExists(atPath: mark) else {
        #expect(number > 1, "no \(kind) was called")
        return
      }
      try FileManager.default.removeItem(atPath: mark)
      let what = Comment("\(kind) \(number): status \(run.status), “\(String(decoding: run.errors, as: UTF8.self))”")
      let files = try Self.files(of: folder)
      #expect(Set(files.keys) == Set(new.keys), what)
      for (name, text) in files { #expect(text == Self.old[name] || text == new[name], what) }
      // A thread that doesn’t start, or a call that is tried again, may cost nothing but time.
      let isHarmless = run.status == whole.status && run.output == whole.output && files == new
      #expect(isHarmless || run.status == 2 && !run.errors.isEmpty, what)
    }
    Issue.record("a run makes more than \(Self.most) calls of \(kind)")
  }
}

/// Whether a library can be loaded before the program’s own.
private enum Preloading {
  /// A sanitizer has to be loaded first itself, and macOS loads nothing in front of signed programs.
  static let isPossible: Bool = {
    #if os(Linux)
      return !ProcessInfo.processInfo.environment.keys.contains { $0.hasSuffix("SAN_OPTIONS") }
    #else
      return false
    #endif
  }()
}
