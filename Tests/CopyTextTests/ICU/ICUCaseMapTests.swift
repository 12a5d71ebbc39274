import CopyModel
import Testing

@testable import CopyText

@Suite struct ICUCaseMapTests {
  private func map(_ text: String, _ operation: ICU.CaseMap.Operation, _ locale: String) -> String {
    let buffer = ByteBuffer(text.utf8)
    return ICU.CaseMap(locale: locale).string(operation, of: buffer.bytes)
  }

  @Test func turkishKeepsItsDots() {
    #expect(map("iptal ırmak", .upper, "tr") == "İPTAL IRMAK")
    #expect(map("İPTAL IRMAK", .lower, "tr") == "iptal ırmak")
    #expect(map("iptal", .titleFirst, "tr") == "İptal")
    #expect(map("iptal", .upper, "en") == "IPTAL")
    #expect(map("I", .fold, "tr") == "ı" && map("I", .fold, "en") == "i")
  }

  @Test func greekFinalSigmaAndAccents() {
    #expect(map("ΟΔΟΣ ΣΟΦΟΣ", .lower, "el") == "οδος σοφος")
    #expect(map("Άνοιγμα", .upper, "el") == "ΑΝΟΙΓΜΑ")
  }

  @Test func germanSharpSGrows() {
    #expect(map("Größe", .upper, "de") == "GRÖSSE")
    #expect(map("ß", .fold, "de") == "ss")
  }

  @Test func titles() {
    #expect(map("move ALL items", .titleWords, "en") == "Move All Items")
    #expect(map("“move to iCloud”", .titleFirst, "en") == "“Move to iCloud”")
    #expect(map("ijsland", .titleFirst, "nl") == "IJsland")
  }

  @Test func textThatTriplesIsWholeAndBehindWhatWasThere() {
    let buffer = ByteBuffer("> ".utf8)
    let text = ByteBuffer(String(repeating: "ΐ", count: 400).utf8)
    ICU.CaseMap(locale: "en").append(.upper, of: text.bytes, to: buffer)
    #expect(buffer.bytes.text.unicodeScalars.count == 2 + 1200)
    let expected = ByteBuffer("> \(String(repeating: "Ι\u{308}\u{301}", count: 400))".utf8)
    #expect(buffer.bytes.equals(expected.bytes))
  }

  @Test func emptyAndMalformed() {
    #expect(map("", .upper, "en") == "")
    let buffer = ByteBuffer([0x61, 0xFF, 0xE2, 0x80])
    #expect(ICU.CaseMap(locale: "en").string(.upper, of: buffer.bytes) == "A\u{FFFD}\u{FFFD}")
  }
}
