import CopyProgram
import Testing

/// What a build for developers alone has is no copy.
@Suite("Lines for developers")
struct DeveloperLinesTests {
  private func shown(under condition: String) -> [String] {
    Reading.uses("func f() {\n\(condition)\nButton(\"Sow\") {}\n#else\nButton(\"Reap\") {}\n#endif\n}")
      .map { String($0.split(separator: "\"")[1]) }
  }

  @Test(arguments: ["#if DEBUG", "#if !RELEASE", "#if !APPSTORE"])
  func `a branch that people never get`(condition: String) { #expect(shown(under: condition) == ["Reap"]) }

  @Test(arguments: ["#if !DEBUG", "#if RELEASE"])
  func `the other branch`(condition: String) { #expect(shown(under: condition) == ["Sow"]) }

  @Test func `conditions that say something else`() { #expect(shown(under: "#if os(macOS)") == ["Sow", "Reap"]) }

  @Test(arguments: ["BuildConfig.DEBUG", "build.isDebug"])
  func `a block that only builds for developers run`(condition: String) {
    let program = """
      fun f() {
        if (CONDITION) { AlertDialog.Builder(c).setTitle("Sow the bed").show() }
        AlertDialog.Builder(c).setTitle("Reap the bed").show()
      }
      """
    let shown = { (condition: String) in Reading.uses(program.replacing("CONDITION", with: condition), .kotlin) }
    #expect(!shown(condition).contains { $0.contains("Sow") } && shown(condition).contains { $0.contains("Reap") })
    #expect(shown("build.isNew").contains { $0.contains("Sow") })
  }
}
