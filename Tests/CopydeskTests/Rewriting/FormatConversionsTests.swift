import CopyModel
import Testing

@testable import CopyRewriting

@Suite struct FormatConversionsTests {
  @Test(arguments: [
    ("%@ of %1$@", ["%@", "%1$@"]), ("%ix%i pixel", ["%i", "%i"]), ("%ld%%", ["%ld", "%%"]), ("%-5.2f", ["%-5.2f"]),
    ("100% of it", []), ("100%", []), ("%", []), ("% %d", ["%d"]), ("%#@count@", ["%#@"]), ("%*d", ["%*d"]), ("", []),
  ])
  func conversions(_ copy: String, _ expected: [String]) {
    let bytes = ByteBuffer(Array(copy.utf8))
    #expect(FormatConversions.conversions(in: bytes.bytes).map(\.text) == expected)
  }

  @Test(arguments: [
    ("%ix%i", "%Ix%i", false, false), ("%d Files", "%d files", true, true), ("Save %@!", "Save.", false, true),
    ("%@ %d", "%d %@", false, false), ("Save", "Save %@", false, false),
  ])
  func survival(_ old: String, _ new: String, _ asSafe: Bool, _ asSuggestion: Bool) {
    let (old, new) = (ByteBuffer(Array(old.utf8)), ByteBuffer(Array(new.utf8)))
    #expect(FormatConversions.survive(from: old.bytes, to: new.bytes, isSafe: true) == asSafe)
    #expect(FormatConversions.survive(from: old.bytes, to: new.bytes, isSafe: false) == asSuggestion)
  }
}
