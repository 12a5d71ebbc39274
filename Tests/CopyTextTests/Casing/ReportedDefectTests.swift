import CopyText
import Testing

/// What users of other linters reported about case, as copy that must be judged rightly.
@Suite("Defects reported of other tools")
struct ReportedDefectTests {
  @Test(
    "Correct sentence style is left alone",
    arguments: [
      // Emoji in front, names, literal values, quoted file names, identifiers, extensions.
      "🚀 Start the import", "Connect to OpenAI", "Paste sk-1a2b3c4d here", "Insert “Template.md” here",
      "Choose a .csv file", "Unknown session ID",
      // Acronyms and names with capitals inside.
      "Mount a WebDAV share", "Sync with CalDAV", "Print an invoice as PDF", "Send an SMS",
      // Names of several words.
      "Ask the High-Def Render Pipeline team", "Connect to Axon Server",
      // Words that other tools put in capitals or in small letters.
      "Salt and pepper", "Git repository not found", "JSON parser", "Do what I say", "I’m done",
      // A product behind its maker, and a word with its article.
      "Locate an Apple iPhone", "Open an Xcode project",
      "OK to continue", "Due on Friday in March", "Turn on notifications",
    ])
  func sentenceStyle(_ text: String) {
    let sample = Sample(text, names: ["High-Def Render Pipeline", "Axon Server"])
    #expect(sample.sentence == text)
    #expect(sample.breakingSentence.isEmpty)
    // Where only small words follow the first, both styles are the same.
    #expect(sample.casing == .sentence || sample.title == text)
  }

  @Test(
    "Correct titles are left alone",
    arguments: [
      "🚀 Start Import", "Connect to OpenAI", "WebDAV and CalDAV Servers", "Pages to Improve", "Mother-in-Law",
      "Non-ASCII Letters", "Step Two – The Details", "Show in High-Def Render Pipeline", "Mark All as Read", "Log In",
      "Apple iPhone Not Found", "Open “Template.md” Again", "Show All .csv Files", "Use eBay Account", "OK",
      "What I Mean", "No Match for “id” Found",
    ])
  func titleStyle(_ text: String) {
    let sample = Sample(text, names: ["High-Def Render Pipeline"])
    #expect(sample.title == text)
    #expect(sample.breakingTitle.isEmpty)
  }

  @Test(
    "What is wrong is set right",
    arguments: [
      ("Ok", "OK"), ("ok", "OK"), ("Mount a webdav Share", "Mount a WebDAV Share"), ("use caldav", "Use CalDAV"),
      ("What i mean", "What I Mean"), ("Pages To Improve", "Pages to Improve"),
      ("mark all as read", "Mark All as Read"),
      ("non-ascii letters", "Non-ASCII Letters"), ("step two – the details", "Step Two – The Details"),
    ])
  func corrections(_ text: String, _ title: String) {
    #expect(Sample(text).title == title)
  }

  @Test("“I” has a capital in sentence style too")
  func firstPerson() {
    #expect(Sample("what i meant").sentence == "What I meant")
    #expect(Sample("now i’m done").sentence == "Now I’m done")
  }

  @Test("A name that a project adds is kept as written, and set right")
  func addedNames() {
    #expect(Sample("open the zorblax panel", names: ["ZorBlax"]).title == "Open the ZorBlax Panel")
    #expect(Sample("The ZorBlax Panel", names: ["ZorBlax"]).sentence == "The ZorBlax panel")
  }
}
