import CopyModel
import CopyProgram
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Roles by what programs say, where several calls show one string.
@Suite struct RoleByCallTests {
  private func role(_ program: String, _ text: String = "Save Draft") throws -> RoleGuess? {
    let folder = try ScratchFolder()
    try folder.write("a.swift", program)
    let index = ProgramFiles.index(of: [folder("a.swift")], wrappers: [], jobs: 1)
    var settings = Settings()
    settings.program = index
    let file = ByteBuffer(Array("\"k_1\" = \"\(text)\";\n".utf8))
    return try FileReviewer(settings: settings).review(file, path: "en.lproj/a.strings").review.roles.first
  }

  @Test func `A command stays one, wherever it stands`() throws {
    let guess = try role("Button(\"k_1\") {}\nButton(\"k_1\") {}\nMenu(\"m\") { Button(\"k_1\") {} }")
    #expect(guess?.role == .button && guess?.evidence == .source)
  }

  @Test func `Plain text is a label or a text, by its words, and no more than they tell`() throws {
    let label = try role("Text(\"k_1\")")
    #expect(label?.role == .label && label?.evidence == .source && label?.isWeak == false)
    let text = try role(
      "nameLabel.text = NSLocalizedString(\"k_1\", comment: \"\")", "Kites that are lost come home by themselves.")
    #expect(text?.role == .text && text?.evidence == .source)
    #expect(try role("Text(\"k_1\")", "Fly the kite at night")?.isWeak == true)
    #expect(try role("SaveButton { Text(\"k_1\") }")?.evidence != .source)
    #expect(try role("make(Text(\"k_1\"))")?.evidence != .source)
  }

  @Test func `A command that is a label as often is known as neither`() throws {
    let guess = try role("Button(\"k_1\") {}\nImage().accessibilityLabel(\"k_1\")")
    #expect(guess?.evidence != .source && guess?.isShared == true)
  }

  @Test func `What is put into another text is part of it`() throws {
    #expect(
      try role("titleLabel.text = NSLocalizedString(\"k_1\", comment: \"\") + \" \\(count) kites\"")?.isJoined == true)
    #expect(try role("Button(\"k_1\") {}")?.isJoined == false)
  }

  @Test func `Of several uses the one most shown comes first, and an alert’s text before all`() throws {
    let help = "\nText(\"x\").help(\"k_1\")"
    #expect(try role("Button(\"k_1\") {}" + help + help + help)?.role == .text)
    let torn = try role("Button(\"k_1\") {}" + help)
    #expect(torn?.evidence != .source && torn?.isShared == true)
    let alert = "View().alert(\"k_1\", isPresented: $x) {}"
    let guess = try role("Button(\"k_1\") {}\nButton(\"k_1\") {}\n" + alert)
    #expect(guess?.role == .alertTitle && guess?.evidence == .source && guess?.isShared == true)
  }
}
