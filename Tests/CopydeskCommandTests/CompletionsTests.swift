import Foundation
import Testing

/// Completions and the manual page, made of the table of flags.
@Suite struct CompletionsTests {
  private func completions(of words: [String]) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      eval "$(copydesk completions bash)"; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _copydesk
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = try TemporaryFolder()
    try Data(script.utf8).write(to: folder.url.appending(path: "script"))
    return try BuiltCommand.run(shell: "bash script", in: folder.url).output.asText.split(separator: "\n").map(
      String.init)
  }

  @Test func bashCompletesCommandsFlagsAndValues() throws {
    #expect(try completions(of: ["copydesk", "ins"]) == ["inspect"])
    #expect(try completions(of: ["copydesk", "--form"]) == ["--format"])
    #expect(try completions(of: ["copydesk", "--format", "sa"]) == ["sarif"])
    #expect(try completions(of: ["copydesk", "inspect", "--format", "s"]) == [])
    #expect(try completions(of: ["copydesk", "convert", "--to", ""]) == ["title", "sentence"])
    #expect(try completions(of: ["copydesk", "baseline", "p"]) == ["prune"])
    #expect(try completions(of: ["copydesk", "rules", "--since"]) == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func eachShellKnowsEveryFlag(_ shell: String) throws {
    let folder = try TemporaryFolder()
    let text = try BuiltCommand.run(shell: "copydesk completions \(shell)", in: folder.url).output.asText
    let help = try BuiltCommand.run(shell: "copydesk --help", in: folder.url).output.asText
    let flags = help.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("  --") else { return nil }
      return line.dropFirst(4).prefix { $0.isLetter || $0 == "-" }
    }
    #expect(flags.count > 20)
    for flag in flags { #expect(text.contains(shell == "fish" ? "-l \(flag)" : "--\(flag)"), "\(flag)") }
  }

  /// `bin/record` writes the page anew.
  @Test func manualPageIsFresh() throws {
    let folder = try TemporaryFolder()
    let file = Readme.folder.appending(path: "Documentation/copydesk.1")
    let page = try BuiltCommand.run(shell: "copydesk completions man", in: folder.url).output
    let isFresh = FileManager.default.contents(atPath: file.path) == page
    if !isFresh, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil { try page.write(to: file) }
    #expect(isFresh, "Documentation/copydesk.1 is stale: run bin/record")
  }
}
