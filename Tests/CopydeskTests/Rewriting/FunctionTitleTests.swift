import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// “Error” gets its words from the function that shows it, where that does one thing.
@Suite struct FunctionTitleTests {
  private func suggestions(_ program: String, _ path: String) throws -> [String] {
    let review = try FileReviewer(settings: Settings()).review(ByteBuffer(Array(program.utf8)), path: path)
    return review.diagnostics.filter { $0.rule == "title-vague" }.map { $0.suggestions.first?.text ?? "–" }
  }

  @Test(arguments: [
    ("mendSail", "The sail couldn’t be mended."), ("importTideTable", "The tide table couldn’t be imported."),
    ("viewDidLoad", "–"), ("showError", "–"), ("handleFailure", "–"), ("didTapButton", "–"), ("anchor", "–"),
  ])
  func functionsName(_ function: String, _ title: String) throws {
    let program = """
      func \(function)() {
        let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      """
    #expect(try suggestions(program, "Harbor.swift") == [title])
  }

  /// The function that calls a helper, and not the helper.
  @Test func callersName() throws {
    let program = """
      func paintBoat() { tell("Error") }
      func tell(_ title: String) {
        let alert = UIAlertController(title: title, message: reason, preferredStyle: .alert)
        present(alert, animated: true)
      }
      """
    #expect(try suggestions(program, "Harbor.swift") == ["The boat couldn’t be painted."])
  }

  @Test func messagesName() throws {
    let program = """
      @implementation Harbor
      - (void)_moveBoat:(Boat *)boat toPier:(Pier *)pier {
        NSAlert *alert = [[NSAlert alloc] init];
        [alert setMessageText:@"Error"];
        [alert setInformativeText:[error localizedDescription]];
        [alert runModal];
      }
      @end
      """
    #expect(try suggestions(program, "Harbor.m") == ["The boat couldn’t be moved."])
  }
}
