import CopyProgram
import Testing

/// What many views show of one property, each in its own way.
@Suite("Carriers of any text")
struct CarrierTests {
  /// A type that wraps a text, with a button that shows it and `texts` views that show it otherwise.
  private func roles(texts: Int) -> Set<String> {
    let views = (0..<texts).map {
      "struct Row\($0): View { let words: Words; var body: some View { Text(words.key) } }"
    }
    let program = """
      struct Words { let key: LocalizedStringKey }
      struct Gate: View { let words: Words; var body: some View { Button(words.key) { open() } } }
      \(views.joined(separator: "\n"))
      final class Pond { func drain() { post(Words(key: "The pond is dry.")) } }
      """
    return Set(Reading.joined([(program, .swift)]))
  }

  @Test func `what one of a few places shows as a button may be one`() {
    #expect(roles(texts: 2).contains("button: The pond is dry."))
  }

  @Test func `what one of many places shows as a button is none`() {
    let found = roles(texts: 9)
    #expect(!found.contains("button: The pond is dry."))
    #expect(!found.isEmpty)
  }
}
