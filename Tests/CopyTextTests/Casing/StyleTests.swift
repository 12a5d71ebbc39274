import Testing

@Suite("Title style and sentence style")
struct StyleTests {
  @Test("Two hundred pairs are there")
  func pairsExist() { #expect(StylePair.all.count >= 200) }

  @Test("Each style is made from the other", arguments: StylePair.all)
  func conversion(_ pair: StylePair) {
    #expect(Sample(pair.sentence).title == pair.title)
    #expect(Sample(pair.title).sentence == pair.sentence)
  }

  @Test("A style made twice stays", arguments: StylePair.all)
  func idempotence(_ pair: StylePair) {
    #expect(Sample(pair.title).title == pair.title)
    #expect(Sample(pair.sentence).sentence == pair.sentence)
  }

  @Test("No word breaks the style it is in, and some break the other", arguments: StylePair.all)
  func breakers(_ pair: StylePair) {
    #expect(Sample(pair.title).breakingTitle.isEmpty)
    #expect(Sample(pair.sentence).breakingSentence.isEmpty)
    #expect(Sample(pair.sentence).breakingTitle.isEmpty == (pair.title == pair.sentence))
  }

  @Test("Only letters change, and only in case", arguments: StylePair.all)
  func lettersAlone(_ pair: StylePair) {
    #expect(Sample(pair.sentence).title.lowercased() == pair.sentence.lowercased())
  }

  @Test(
    "Case follows the language",
    arguments: [
      ("tr", "internet bağlantısı yok", "İnternet Bağlantısı yok", "İnternet bağlantısı yok"),
      ("tr", "İletiyi Sil", "İletiyi Sil", "İletiyi sil"),
      ("tr", "Yeni Ileti", "Yeni Ileti", "Yeni ıleti"),
      ("de", "Datei sichern", "Datei sichern", "Datei sichern"),
      ("fr", "état du serveur", "état du serveur", "État du serveur"),
      ("en", "Удалить файл", "Удалить файл", "Удалить файл"),
      ("en", "datei nicht gefunden", "datei nicht gefunden", "datei nicht gefunden"),
    ])
  func languages(_ locale: String, _ text: String, _ title: String, _ sentence: String) {
    let sample = Sample(text, locale: locale)
    #expect(sample.title == title)
    #expect(sample.sentence == sentence)
  }
}
