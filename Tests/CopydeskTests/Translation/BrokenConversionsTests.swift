import CopyModel
import Testing

@testable import CopyPassage

/// Broken placeholders are mended whole, so that a formatter reads exactly the base’s, or left alone.
@Suite struct BrokenConversionsTests {
  @Test(
    arguments: [
      ("％lu枚の凧", "%lu kites", "%lu枚の凧"), ("٪lu طائرات", "%lu kites", "%lu طائرات"),
      ("％＠の凧が％lu枚", "%1$lu kites of %2$@", "%2$@の凧が%1$lu枚"), ("@$1% و @$2%", "%1$@ and %2$@", "%1$@ و %2$@"),
      ("@$1%@$2%", "%1$@%2$@", "%1$@%2$@"), ("%1 jetzt backen", "Bake %@ now", "%@ jetzt backen"),
      ("Licht von %1 $@ in %ld", "Lit by %@ in %ld", "Licht von %@ in %ld"),
      ("@$2% في @$1%", "%@ in %@", "%2$@ في %1$@"), ("%1$ und %2$@", "%1$@ and %2$@", "%1$@ und %2$@"),
      ("やあ％@％@", "Hi %@", nil), ("%l u Drachen in %@", "%lu kites in %@", nil), ("50 % auf %", "50%% off %@", nil),
    ] as [(String, String, String?)])
  func mends(copy: String, base: String, mended: String?) {
    let (own, model) = (ByteBuffer(Array(copy.utf8)), ByteBuffer(Array(base.utf8)))
    let text = withExtendedLifetime((own, model)) {
      BrokenConversions.mend(own.bytes, FormatArguments(own.bytes), like: FormatArguments(model.bytes))?
        .applied(to: own.bytes)
    }
    #expect(text == mended)
  }
}
