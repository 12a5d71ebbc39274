import CopyModel
import CopyProgram
import Testing

/// The texts of errors: which of them a call shows, and as what.
@Suite("Texts of errors")
struct ErrorTextTests {
  private func swift(_ programs: String...) -> [String] { Reading.joined(programs.map { ($0, .swift) }) }

  private static let errors = """
    enum KilnError: LocalizedError { case cold; var errorDescription: String? { "The kiln is cold" } }
    enum ClayError: LocalizedError { case dry; var errorDescription: String? { "The clay is dry" } }
    """

  private static let window = """
    class Desk { func fail(_ error: any Error) { view.presentError(error) }; func other(_ e: any Error) { NSAlert(error: e) } }
    """

  @Test(arguments: ["errorDescription ?? \"\"", "localizedDescription"])
  func `a label that shows one error outranks the alert that may show any`(property: String) {
    let view =
      "struct Sheet: View { var error: ClayError; var body: some View { Label(error.PROPERTY, systemImage: \"x\") } }"
    let found = swift(Self.errors, Self.window, view.replacing("PROPERTY", with: property))
    #expect(found.contains("alert-title: The kiln is cold"))
    #expect(found.filter { $0.hasSuffix("The clay is dry") } == ["label: The clay is dry"])
  }

  @Test func `a function of the program that is given a title makes a message of the error`() {
    let desk = """
      class Desk { func presentError(_ error: any Error, title: String) {
        present(UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)) } }
      func fire(_ desk: Desk, _ error: any Error) {
        desk.presentError(error, title: "Kiln"); desk.presentError(error, title: "Pot") }
      """
    let found = swift(Self.errors, desk)
    #expect(found.contains { $0.hasPrefix("alert-message") && $0.hasSuffix("The kiln is cold") })
    #expect(!found.contains { $0.hasPrefix("alert-title") && $0.hasSuffix("The kiln is cold") })
  }

  @Test func `what UIKit has no method for is the program’s own`() {
    let desk = """
      import UIKit
      class Desk: UIViewController {
        func fail(_ error: any Error) { presentError(error) }
        func stop(_ error: any Error) {
          present(UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)) } }
      """
    #expect(swift(Self.errors, desk).contains("alert-message: The kiln is cold"))
    let mac = desk.replacing("UIKit", with: "AppKit")
      .replacing("presentError(error)", with: "presentError(error); presentError(error)")
    #expect(swift(Self.errors, mac).contains("alert-title: The kiln is cold"))
    #expect(assumes([Self.errors, mac]))
  }

  @Test func `a title that is a message elsewhere is no title for sure`() {
    #expect(!assumes([Self.errors, Self.window]))
    let phone =
      "class Desk { func f(_ e: any Error) { present(UIAlertController(title: t, message: e.localizedDescription)) } }"
    #expect(assumes([Self.errors, Self.window, phone]))
  }

  /// What the sheet asks for is what its store throws, and nothing that a codec does which no screen names.
  @Test func `an error far from all screens may be for developers`() {
    let store = """
      enum KilnError: LocalizedError { case cold; var errorDescription: String? { "The kiln is cold" } }
      class KilnStore { func fire() throws { throw KilnError.cold } }
      """
    let screen = """
      class Sheet: UIViewController { let store = KilnStore()
        func go() { do { try store.fire() } catch {
          present(UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)) } } }
      """
    let codec = """
      enum TornError: LocalizedError { case torn; var errorDescription: String? { "The page is torn" } }
      struct PageCodec: Codec { func decode(_ data: Data) throws -> Page { throw TornError.torn } }
      """
    #expect(assumed([store, screen, codec]) == ["The page is torn"])
    // A screen that names the codec may show what it throws.
    #expect(assumed([store, screen + "\nlet codec = PageCodec()", codec]).isEmpty)
    // A function that is handed errors asks for those whom its callers name.
    let shared = """
      func tell(_ error: any Error) {
        root.present(UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)) }
      """
    let caller = "class Hall { let store = KilnStore(); func go() { do { try store.fire() } catch { tell(error) } } }"
    #expect(assumed([store, shared, caller, codec]) == ["The page is torn"])
  }

  /// The texts of errors that are shown, but not for sure.
  private func assumed(_ programs: [String]) -> [String] {
    let facts = programs.enumerated().map { Reading.facts($0.element, .swift, path: "\($0.offset)") }
    return zip(programs, ProgramIndex.joined(facts)).flatMap { program, facts in
      facts.uses.filter(\.isAssumed).map { use in
        String(decoding: Array(program.utf8)[Int(use.copy.start) + 1..<Int(use.copy.end) - 1], as: UTF8.self)
      }
    }
  }

  /// Whether what errors say is shown as anything but for sure.
  private func assumes(_ programs: [String]) -> Bool {
    let facts = programs.enumerated().map { Reading.facts($0.element, .swift, path: "\($0.offset)") }
    return ProgramIndex.joined(facts).flatMap(\.uses).contains { $0.role == .alertTitle && $0.isAssumed }
  }

  @Test func `an error is shown by the text that stands under the key for it`() {
    let program = """
      void f(NSWindow *w) {
        NSDictionary *info = @{ NSLocalizedDescriptionKey: NSLocalizedString(@"Kiln Cold", nil),
          NSLocalizedRecoverySuggestionErrorKey: NSLocalizedString(@"Light the kiln.", nil) };
        NSError *error = [NSError errorWithDomain:@"d" code:1 userInfo:info];
        [[NSAlert alertWithError:error] runModal];
      }
      """
    let found = Reading.joined([(program, .objectiveC)])
    #expect(found.contains { $0.hasPrefix("alert-title") && $0.hasSuffix("Kiln Cold") })
    #expect(!found.contains { $0.hasPrefix("alert-title") && $0.hasSuffix("Light the kiln.") })
    #expect(found.contains { $0.hasPrefix("alert-message") && $0.hasSuffix("Light the kiln.") })
  }
}
