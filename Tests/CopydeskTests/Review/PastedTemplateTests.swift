import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// What template languages write into copy parts nothing, and no edit touches it.
@Suite struct PastedTemplateTests {
  private static let templates = [
    "{{ pilot | default: 'you' }}", "{{${pilot} | default: 'you'}}", "<%= pilot || \"you\" %>", "${pilot ?: 'you'}",
    "{% if pilot == 'you' | lower %}", "{{#if pilot | 'you'}}",
  ]

  @Test(arguments: templates)
  func `No bar, colon, or quotation mark of a template parts anything`(template: String) {
    let text = "Title: Land, \(template)?\nMessage: The line of \(template) is wet.\nButtons: Stay | Land\n"
    #expect(
      PastedParts.read(text) == [
        "alert-title Land, \(template)?", "alert-message The line of \(template) is wet.", "button Stay", "button Land",
      ])
  }

  @Test(arguments: templates)
  func `No mark of a template is mended`(template: String) throws {
    let text = "Title: Land, \(template)?\nMessage: \(template), it's \"late\" for \(template).\n"
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text.components(of: template) == 4)
    #expect(!fixed.bytes.bytes.text.contains("it's"))
  }
}

extension String {
  /// How many pieces `other` parts.
  fileprivate func components(of other: String) -> Int {
    split(separator: other, omittingEmptySubsequences: false).count
  }
}
