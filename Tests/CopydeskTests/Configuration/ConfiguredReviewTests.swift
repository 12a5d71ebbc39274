import CopyModel
import Testing

@testable import CopyConfiguration
@testable import CopyEngine
@testable import CopyPassage
@testable import CopyReview

/// What a configuration changes in a review.
struct ConfiguredReviewTests {
  private func review(_ configuration: String, _ strings: String, path: String = "en.lproj/a.strings") throws
    -> FileReview
  {
    let folder = try ScratchFolder()
    try folder.write("c.yml", configuration)
    var plan = try SettingsPlan(.file(folder("c.yml")), under: Settings())
    try plan.add([folder(path)], named: [])
    return try FileReviewer(settings: plan[0]).review(ByteBuffer(Array(strings.utf8)), path: folder(path))
  }

  private func findings(_ configuration: String, _ strings: String) throws -> [String] {
    try review(configuration, strings).diagnostics.map { "\($0.rule) \($0.severity.name)" }
  }

  private func suggestions(_ configuration: String, _ key: String, _ value: String) throws -> [String] {
    // A key alone is no proof of a menu item.
    let comment = key.hasSuffix("menuItem") ? "/* Menu item */ " : ""
    return try review(configuration, "\(comment)\"\(key)\" = \"\(value)\";").diagnostics.flatMap(\.suggestions)
      .map(\.text)
  }

  @Test(arguments: [
    ("erase.button", "Erase old photos", "Erase Old Photos"), ("sync.menuItem", "Copy note link", "Copy Note Link"),
    ("low.alert.title", "Low battery level", "Low Battery Level"),
    ("new.notification.title", "Comment on lantern photo", "Comment on Lantern Photo"),
  ])
  func `A house may want sentence style`(key: String, sentence: String, title: String) throws {
    #expect(try suggestions("case: apple", key, sentence) == [title])
    #expect(try suggestions("case: apple", key, title) == [])
    #expect(try suggestions("case: sentence", key, sentence) == [])
    #expect(try suggestions("case: sentence", key, title) == [sentence])
  }

  @Test func `Names that a project adds keep their spelling in both styles`() throws {
    #expect(Set(try suggestions("names: [GardenKit]", "sync.button", "Sync with gardenkit")) == ["Sync with GardenKit"])
    #expect(
      try suggestions("case: sentence\nnames: [High-Def Render Pipeline]", "a.button", "Use High-Def Render Pipeline")
        == [])
    #expect(try suggestions("case: sentence\nappNames: [Gardener Pro]", "a.button", "Open Gardener Pro") == [])
    #expect(try suggestions("names: [e-Post]", "a.button", "Send e-Post") == [])
  }

  @Test func `A name of the project is known behind a Korean particle`() throws {
    let body = "\"a.notification.body\" = \"메모장에 새 글이 있습니다.\";"
    let named = try findings("locale: ko\nappNames: [메모장]", body)
    #expect(named.contains { $0.hasPrefix("notification-app-name") })
    #expect(try !findings("locale: ko", body).contains { $0.hasPrefix("notification-app-name") })
  }

  @Test func `Words that a project allows are reported by no list of words`() throws {
    let strings = "\"a.alert.message\" = \"Oops, the garden is dry.\";"
    #expect(try findings("", strings).contains { $0.hasPrefix("tone-interjection") })
    #expect(try findings("allow: [Oops]", strings) == [])
    #expect(try findings("allow: \"oops, the garden\"", strings) == [])
    #expect(try findings("allow: [oops the]", strings).contains { $0.hasPrefix("tone-interjection") })
  }

  @Test func `Roles by path and key are sure, the first that holds decides`() throws {
    let strings = "\"go.cta\" = \"x y\"; \"go.title\" = \"x y\"; \"other\" = \"x y\";"
    let read = try review(
      "roles: [{key: go.title, role: label}, {key: \"go.*\", path: en.lproj, role: button}]", strings)
    #expect(read.review.roles.prefix(2).map(\.role) == [.button, .label])
    #expect(read.review.roles.map { $0.evidence == .config } == [true, true, false])
    let elsewhere = try review("roles: [{key: \"go.*\", path: de.lproj, role: button}]", strings)
    #expect(elsewhere.review.roles.allSatisfy { $0.evidence != .config })
  }

  @Test func `Paths of single entries count for roles`() throws {
    let lines = #"{"value":"x y","path":"App/a.strings"}"# + "\n" + #"{"value":"x y","path":"Kit/a.strings"}"# + "\n"
    let read = try review("roles: [{path: App, role: button}]", lines, path: "x.jsonl")
    #expect(read.review.roles.map { $0.evidence == .config } == [true, false])
  }

  @Test func `Sets are found by the keys that name their parts`() throws {
    let configuration = """
      sets:
        - title: "*_heading"
          message: "*_explanation"
          buttons: [{key: "*_go", style: destructive}, {key: "*_back", style: cancel}]
      """
    let strings = """
      "shed_back" = "Keep"; "shed_heading" = "Clear the shed?"; "shed_go" = "Clear"; "bed_go" = "Go";
      "shed_explanation" = "It can’t be filled again."; "bed_heading" = "Dig?";
      """
    let read = try review(configuration, strings).review
    #expect(read.sets.map(\.name) == ["shed", "bed"])
    #expect(read.sets.first?.members == [1, 4, 0, 2])
    #expect(read.sets.first?.styles == [[.cancel, .declared], [.destructive, .declared]])
    #expect(read.roles.map(\.role) == [.button, .alertTitle, .button, .button, .alertMessage, .alertTitle])
    #expect(read.roles.allSatisfy { $0.evidence == .config })
  }

  @Test func `Rules have the level of the last line that holds for role and language`() throws {
    let strings = "\"a.button\" = \"Yes\"; /* Menu item */ \"b.menuItem\" = \"Copy note\";"
    #expect(try findings("", strings).contains("menu-capitalization warning"))
    #expect(try findings("rules: {\"*\": off}", strings) == [])
    #expect(try findings("rules: {\"*\": off, menu-capitalization: error}", strings) == ["menu-capitalization error"])
    #expect(try findings("rules: {\"*\": off, \"menu-*\": {level: error, locales: de}}", strings) == [])
    #expect(
      try findings("rules: {\"*\": off, \"menu-*\": {level: note, locales: [de, en]}}", strings) == [
        "menu-capitalization note"
      ])
    let limited = try findings("rules: {\"*\": {level: off, roles: menu-item}}", strings)
    #expect(!limited.contains { $0.hasPrefix("menu") } && limited.contains { $0.hasPrefix("button") })
  }

  @Test func `A malformed file is told whatever rules are off`() throws {
    #expect(try findings("rules: {\"*\": off}", "\"a\" = ") == ["catalog-malformed error"])
  }

  @Test func `A language holds where the file names none`() throws {
    let read = { try review("locale: de", "\"a\" = \"Gut\";", path: $0).review }
    var settings = Settings()
    settings.fallbackLocale = LocaleTag("de")
    let engine = Engine(settings: settings)
    for (path, expected) in [("a.strings", "de"), ("fr.lproj/a.strings", "fr"), ("Base.lproj/a.strings", "de")] {
      let catalog = try read(path).catalog
      #expect("\(engine.locale(of: catalog.entries[0], catalog, catalog.bytes(catalog.entries[0].value)))" == expected)
    }
  }

  @Test func `The level that fails a run comes along with the outcome`() throws {
    var settings = Settings()
    settings.failOn = .note
    let outcome = try FileWorker(settings: settings).outcome(
      of: ByteBuffer(Array("\"a\" = \"b\";".utf8)), path: "a.strings"
    ) { _ in }
    #expect(outcome.failOn == .note)
  }
}
