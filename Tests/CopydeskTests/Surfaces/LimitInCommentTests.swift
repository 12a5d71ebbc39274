import CopyModel
import Testing

@testable import CopyPassage

@Suite struct LimitInCommentTests {
  private func limit(_ comment: String) -> LengthLimit? {
    let bytes = ByteBuffer(Array(comment.utf8))
    return LimitInComment.limit(in: bytes.bytes)
  }

  @Test(arguments: [
    "max 24 chars", "Max. 24 characters", "Title of a tab (maximum 24 characters)", "no more than 24 characters",
    "must not exceed 24 characters", "up to 24 letters", "24 chars max", "24 characters or less", "Maxlen=24",
    "maxLength: 24", "Max length: 24", "limit: 24 chars", "at most 24chars",
  ])
  func characters(_ comment: String) { #expect(limit(comment) == LengthLimit(24, .characters)) }

  @Test func otherUnits() {
    #expect(limit("max 24 bytes") == LengthLimit(24, .bytes))
    #expect(limit("max width 120 px") == LengthLimit(120, .points))
    #expect(limit("must fit within 120pt") == LengthLimit(120, .points))
    #expect(limit("Says how many there are, “10 points maximum”") == nil)
    #expect(limit("Says how many there are, \"10 points maximum\"") == nil)
  }

  @Test(arguments: [
    "", "24", "Shows the last 24 photos", "at least 24 characters", "Password with 24 characters", "24-hour clock",
    "Error when there are more than 24 characters", "max 24 photos", "iOS 24, max", "0 chars max", "max 12345 chars",
  ])
  func noLimit(_ comment: String) { #expect(limit(comment) == nil) }
}
