import CopyModel
import Testing

@testable import CopyText

@Suite struct ICUCaseMapTests {
  private func map(_ text: String, _ operation: ICU.CaseMap.Operation, _ locale: String) throws -> String {
    let buffer = ByteBuffer(text.utf8)
    return try ICU.CaseMap(locale: locale).string(operation, of: buffer.bytes)
  }

  @Test func turkishKeepsItsDots() throws {
    #expect(try map("iptal ırmak", .upper, "tr") == "İPTAL IRMAK")
    #expect(try map("İPTAL IRMAK", .lower, "tr") == "iptal ırmak")
    #expect(try map("iptal", .titleFirst, "tr") == "İptal")
    #expect(try map("iptal", .upper, "en") == "IPTAL")
    #expect(try map("I", .fold, "tr") == "ı" && map("I", .fold, "en") == "i")
  }

  @Test func greekFinalSigmaAndAccents() throws {
    #expect(try map("ΟΔΟΣ ΣΟΦΟΣ", .lower, "el") == "οδος σοφος")
    #expect(try map("Άνοιγμα", .upper, "el") == "ΑΝΟΙΓΜΑ")
  }

  @Test func germanSharpSGrows() throws {
    #expect(try map("Größe", .upper, "de") == "GRÖSSE")
    #expect(try map("ß", .fold, "de") == "ss")
  }

  @Test func titles() throws {
    #expect(try map("move ALL items", .titleWords, "en") == "Move All Items")
    #expect(try map("“move to iCloud”", .titleFirst, "en") == "“Move to iCloud”")
    #expect(try map("ijsland", .titleFirst, "nl") == "IJsland")
  }

  @Test func textThatTriplesIsWholeAndBehindWhatWasThere() throws {
    let buffer = ByteBuffer("> ".utf8)
    let text = ByteBuffer(String(repeating: "ΐ", count: 400).utf8)
    try ICU.CaseMap(locale: "en").append(.upper, of: text.bytes, to: buffer)
    #expect(buffer.bytes.text.unicodeScalars.count == 2 + 1200)
    let expected = ByteBuffer("> \(String(repeating: "Ι\u{308}\u{301}", count: 400))".utf8)
    #expect(buffer.bytes.equals(expected.bytes))
  }

  @Test func emptyAndMalformed() throws {
    #expect(try map("", .upper, "en") == "")
    let buffer = ByteBuffer([0x61, 0xFF, 0xE2, 0x80])
    #expect(try ICU.CaseMap(locale: "en").string(.upper, of: buffer.bytes) == "A\u{FFFD}\u{FFFD}")
  }
}
