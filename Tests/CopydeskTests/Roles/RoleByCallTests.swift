import CopyModel
import CopyProgram
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Roles by what programs say, where several calls show one string.
@Suite struct RoleByCallTests {
  private func role(_ program: String) throws -> RoleGuess? {
    let folder = try ScratchFolder()
    try folder.write("a.swift", program)
    let index = ProgramFiles.index(of: [folder("a.swift")], wrappers: [], jobs: 1)
    var settings = Settings()
    settings.program = index
    let file = ByteBuffer(Array("\"k_1\" = \"Save Draft\";\n".utf8))
    return try FileReviewer(settings: settings).review(file, path: "en.lproj/a.strings").review.roles.first
  }

  @Test func `A command stays one, wherever it stands`() throws {
    let guess = try role("Button(\"k_1\") {}\nButton(\"k_1\") {}\nMenu(\"m\") { Button(\"k_1\") {} }")
    #expect(guess?.role == .button && guess?.evidence == .source)
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
