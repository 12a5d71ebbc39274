import CopyText
import Testing

@Suite("Casing")
struct CasingTests {
  @Test(
    "Each kind is told from the others",
    arguments: [
      ("Delete Photo", Casing.title), ("Move to Trash", .title), ("Log In", .title), ("Message from %@", .title),
      ("Delete photo", .sentence), ("Log in", .sentence), ("%@ is typing", .sentence), ("VPN is off", .sentence),
      ("Tap the Lasso button to draw.", .sentence), ("Ask for the Garden Pass to enter the park.", .sentence),
      ("DELETE EVERYTHING", .upper), ("WARNING", .upper),
      ("delete photo", .lower), ("3 pages", .lower), ("%d hours and %d minutes", .lower),
      ("Delete the Whole album now", .mixed), ("Log in to Server", .mixed), ("Battery is Low", .mixed),
      ("Delete", .single), ("%lld Photos", .single), ("Status: %@", .single),
      ("OK", .caseless), ("USB", .caseless), ("%@", .caseless), ("12:30", .caseless), ("", .caseless),
      ("iCloud", .caseless), ("사진 삭제", .caseless), ("“bottle cap”", .lower),
    ])
  func kinds(_ text: String, _ casing: Casing) {
    #expect(Sample(text).casing == casing)
  }

  @Test("The words that break a style are named")
  func breakers() {
    #expect(Sample("Log in to Server").breakingTitle == ["in"])
    #expect(Sample("Save Image To Photos").breakingTitle == ["To"])
    #expect(Sample("Battery is Low").breakingTitle == ["is"])
    #expect(Sample("Disable Pre-Bake Preset?").sentence == "Disable Pre-Bake preset?")
    #expect(Sample("The kiln is on This is slow").breakingSentence.isEmpty)
    #expect(Sample("Battery is Low").breakingSentence == ["Low"])
  }

  @Test("Copy in another language breaks no English style", arguments: ["Файл Удалён", "Datei Nicht gefunden"])
  func otherLanguages(_ text: String) {
    let sample = Sample(text)
    #expect(!sample.analysis.isEnglish)
    #expect(sample.breakingTitle.isEmpty)
    #expect(sample.breakingSentence.isEmpty)
  }
}
