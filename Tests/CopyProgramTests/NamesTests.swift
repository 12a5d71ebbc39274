import CopyModel
import CopyProgram
import Testing

@Suite("Names for strings")
struct NamesTests {
  private func index(_ programs: String...) -> ProgramIndex {
    ProgramIndex(programs.map { Reading.facts($0, .swift) })
  }

  private func roles(_ index: ProgramIndex, key: String, value: String = "") -> [Role] {
    let (key, value) = (ByteBuffer(key.utf8), ByteBuffer(value.utf8))
    return withExtendedLifetime((key, value)) {
      index.sites(key: key.bytes, value: value.bytes).map { index.sites[Int($0)].role }
    }
  }

  @Test("a name is what its definition in another file says")
  func definitions() {
    let program = index(
      "enum UserText { static let close = NSLocalizedString(\"close.button\", value: \"Close\", comment: \"\") }",
      "Button(UserText.close) {}")
    #expect(roles(program, key: "close.button") == [.button])
    #expect(roles(program, key: "other", value: "Close") == [.button])
    #expect(roles(program, key: "undo.close", value: "Close").isEmpty)
  }

  @Test("a generated name follows its key; a variable is what was put into it")
  func others() {
    #expect(roles(index("Button(L10n.Alert.deleteAll) {}"), key: "alert.delete_all") == [.button])
    #expect(
      roles(index("let text = NSLocalizedString(\"go\", comment: \"\")\nButton(text) {}"), key: "go") == [.button])
    #expect(roles(index("Button(R.string.go) {}"), key: "go") == [.button])
    #expect(
      roles(index("struct A { let go = \"go.key\"\n func f() { Button(self.go) {} } }"), key: "go.key") == [.button])
  }

  @Test("a name for two strings is a name for none")
  func doubtful() {
    let program = index(
      "enum A { static let x = \"one\" }", "enum A { static let x = \"two\" }", "Button(A.x) {}")
    #expect(roles(program, key: "one").isEmpty)
  }

  @Test("interpolations and placeholders are alike")
  func placeholders() {
    #expect(roles(index("Button(\"Delete \\(count) Items\") {}"), key: "Delete %lld Items") == [.button])
    #expect(roles(index("Button(\"Pour \\(share)% More\") {}"), key: "Pour %lld%% More") == [.button])
    #expect(roles(index("Button(\"Delete 5% Items\") {}"), key: "Delete 5% Items") == [.button])
  }

  @Test("functions of the project around keys")
  func wrappers() {
    #expect(Reading.uses("Button(tr(\"go\")) {}", wrappers: ["tr"]) == ["button: \"go\""])
    #expect(Reading.facts("Button(tr(\"go\")) {}", .swift, wrappers: ["tr"]).uses[0].copy.isLocalized)
  }
}
