import CopyModel
import Testing

@testable import CopyText

/// What a word was meant to be, by the frequent words of its language and by the right ones near to them.
@Suite struct NearWordsTests {
  static let locales = EmbeddedFile.all.map(\.name).filter { $0.hasSuffix("/neighbors.tsv") }
    .map { String($0.dropLast("/neighbors.tsv".count)) }

  private func meant(by word: String, in locale: String) throws -> String? {
    let words = try #require(NearWords.embedded(for: [locale]))
    let letters = Array(word.utf8)
    return words.mayBeMisspelled(letters) ? words.meant(by: letters) : nil
  }

  @Test(arguments: [
    // A letter doubled, lost, added, another; two in the wrong order; letters that sound alike.
    ("de", "zusammmenführen", "zusammenführen"), ("de", "verlohren", "verloren"), ("fr", "apareil", "appareil"),
    ("es", "notificaiones", "notificaciones"), ("it", "modiffiche", "modifiche"), ("it", "operatione", "operazione"),
    ("nl", "onbeknde", "onbekende"), ("pl", "urzytkownik", "użytkownik"), ("sv", "kofigurerad", "konfigurerad"),
    ("pt-BR", "enderesso", "endereço"), ("fr", "selectionner", "sélectionner"), ("es", "archvio", "archivo"),
  ])
  func oneSlipIsTold(locale: String, written: String, right: String) throws {
    #expect(try meant(by: written, in: locale) == right)
  }

  @Test(arguments: [
    ("de", "verloren"), ("de", "handschuhfach"), ("de", "streckenrekord"), ("de", "ablaufsdatum"),
    ("de", "auswahlen"), ("fr", "connecte"), ("fr", "reprogrammerons"), ("es", "archivaremos"), ("es", "validases"),
    ("it", "convalidassi"), ("it", "scaricatele"), ("it", "chiuderò"), ("nl", "bewegwijzerd"), ("pl", "zarchiwizujemy"),
    ("sv", "omplanteringen"), ("pt-BR", "retardatários"),
  ])
  func otherWordsAndFormsAreLeft(locale: String, word: String) throws {
    #expect(try meant(by: word, in: locale) == nil)
  }

  /// As likely are „gedeactiveerd“ and its opposite, « floutant » and « flottant »; “strati” is short; « retrier » and „geseed“ are
  /// made of others.
  @Test(arguments: [
    ("nl", "gedactiveerd"), ("fr", "flouttant"), ("it", "storati"), ("fr", "retrier"), ("nl", "geseed"),
  ])
  func whatMayBeAnotherWordIsLeft(locale: String, word: String) throws {
    #expect(try meant(by: word, in: locale) == nil)
  }

  /// Two words are meant as well, so neither is; the first letter is seen at once, and short words are near to others.
  @Test func whatTellsNothingIsLeft() throws {
    #expect(try meant(by: "xarchivo", in: "es") == nil)
    #expect(try meant(by: "herror", in: "es") == nil)
    #expect(try meant(by: "acion", in: "es") == nil)
  }

  @Test(arguments: locales)
  func aWordIsMeantOrNear(locale: String) throws {
    for row in try LexiconFile("\(locale)/neighbors.tsv").rows {
      let cells = row.dropFirst().map { $0.split(separator: " ") }
      #expect(Set(cells.joined()).count == cells.joined().count, "\(row)")
      #expect(row[0].count == 4 && row[0] == row[0].lowercased(), "\(row)")
    }
  }

  @Test(arguments: locales)
  func everyMeantWordIsRight(locale: String) throws {
    for row in try LexiconFile("\(locale)/neighbors.tsv").rows.prefix(200) {
      for word in row.dropFirst().joined(separator: " ").split(separator: " ").map({ row[0] + $0 }) {
        #expect(try meant(by: word, in: locale) == nil, "\(word)")
      }
    }
  }
}
