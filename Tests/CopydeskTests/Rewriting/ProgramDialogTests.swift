import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What a program says of a dialog beside its words: that its title isn’t shown, and that only its buttons take it away.
@Suite struct ProgramDialogTests {
  private func review(_ program: String, _ path: String) throws -> FileReview {
    try FileReviewer(settings: TypedAlert.settings).review(ByteBuffer(Array(program.utf8)), path: path)
  }

  private func proposal(_ program: String, _ path: String) throws -> String? {
    try review(program, path).proposals.first.map { $0.parts.map { $0 ?? "–" }.joined(separator: " / ") }
  }

  private func sheet(_ visibility: String) -> String {
    """
    view.confirmationDialog("Warning", isPresented: $asks, titleVisibility: .\(visibility)) {
      Button("Delete", role: .destructive) { remove() }
      Button("Cancel", role: .cancel) {}
    } message: { Text("Are you sure you want to delete this boat?") }
    """
  }

  @Test func `a title that isn’t shown is neither judged nor made up`() throws {
    let hidden = try review(sheet("hidden"), "Harbor.swift")
    #expect(!hidden.diagnostics.contains { $0.rule == "title-vague" })
    #expect(try proposal(sheet("hidden"), "Harbor.swift") == "– / Delete this boat? / Delete, Cancel")
    #expect(try proposal(sheet("visible"), "Harbor.swift") == "Delete this boat? / – / Delete, Cancel")
  }

  private func dialog(_ isCancelable: Bool, _ message: String) -> String {
    """
    fun renew(context: Context) {
      AlertDialog.Builder(context).setTitle("Error").setMessage("\(message)").setCancelable(\(isCancelable))
        .setPositiveButton("Sign in") { _, _ -> signIn() }.show()
    }
    """
  }

  @Test func `where the program leaves no way back, none is made up`() throws {
    let asking = "Your berth was given away. Do you want to sign in again?"
    #expect(try proposal(dialog(true, asking), "Harbor.kt")?.hasSuffix("Cancel, Sign in") == true)
    #expect(try proposal(dialog(false, asking), "Harbor.kt")?.hasSuffix("/ Sign in") == true)
    let telling = "This will sign in again on the pier."
    #expect(try proposal(dialog(false, telling), "Harbor.kt")?.contains("?") != true)
  }
}
