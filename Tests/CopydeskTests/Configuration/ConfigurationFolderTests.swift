import CopyModel
import Testing

@testable import CopyConfiguration
@testable import CopyFiles
@testable import CopyKernel
@testable import CopyPassage
@testable import CopyRules

/// Configurations in folders: which is found, what it extends, what beats what.
struct ConfigurationFolderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    // The way up ends here, wherever the test’s folder lies.
    try folder.makeFolder(".git")
  }

  private func plan(
    _ paths: [String], _ source: SettingsPlan.Source = .folders, typed: Settings = Settings(), named: Set<String> = []
  ) throws -> SettingsPlan {
    var plan = try SettingsPlan(source, under: typed)
    try plan.add(paths.map { folder($0) }, named: Set(named.map { folder($0) }))
    return plan
  }

  @Test func `The nearest configuration upward holds`() throws {
    try folder.write(".copydesk.yml", "guide: hig-2024")
    try folder.write("App/.copydesk.yml", "guide: hig-legacy")
    let plan = try plan(["a.strings", "App/en.lproj/b.strings", "Kit/en.lproj/c.strings", "App/d.strings"])
    #expect(plan.choices.map { plan.settings[$0].guide } == [.hig2024, .higLegacy, .hig2024, .higLegacy])
    #expect(plan.settings.count == 2)
  }

  @Test func `Files that come folder by folder or not have the same settings`() throws {
    try folder.write("B/.copydesk.yml", "case: sentence")
    let paths = ["B/a.strings", "B/b.strings", "C/a.strings", "B/c.strings", "a.strings", "B.strings"]
    let plan = try plan(paths)
    #expect(plan.files == paths.map { folder($0) })
    #expect(plan.choices.map { plan.settings[$0].caseStyle == .sentence } == [true, true, false, true, false, false])
  }

  @Test func `The way up ends at the root of a repository`() throws {
    try folder.write(".copydesk.yml", "guide: hig-2024")
    try folder.makeFolder("Sub/.git")
    try folder.write("Own/.copydesk.yml", "case: sentence")
    try folder.makeFolder("Own/.git")
    let plan = try plan(["Sub/a.strings", "Own/a.strings"])
    #expect(plan[0].guide == .hig2022)
    #expect(plan[1].caseStyle == .sentence && plan[1].guide == .hig2022)
  }

  @Test func `A configuration that is named holds alone, and none is none`() throws {
    try folder.write(".copydesk.yml", "guide: hig-2024")
    try folder.write("other.yml", "case: sentence")
    let named = try plan(["a.strings"], .file(folder("other.yml")))
    #expect(named[0].guide == .hig2022 && named[0].caseStyle == .sentence)
    #expect(try plan(["a.strings"], .none)[0].guide == .hig2022)
    #expect(throws: FileError.self) { try plan([], .file(folder("gone.yml"))) }
  }

  @Test func `A mistake stops the run, whatever file it is for`() throws {
    try folder.write("B/.copydesk.yml", "guid: x")
    let error = #expect(throws: ConfigurationError.self) { try plan(["A/a.strings", "B/b.strings"]) }
    #expect(error?.description == "\(folder("B/.copydesk.yml")):1:1: “guid” is no key here; is it “guide”?")
  }

  @Test func `Standard input has the configuration of the folder of its name`() throws {
    try folder.write("App/.copydesk.yml", "guide: hig-2024")
    var plan = try SettingsPlan(.folders, under: Settings())
    try plan.addStandardInput(named: folder("App/new/en.lproj/none.strings"))
    #expect(plan[0].guide == .hig2024)
  }

  @Test func `What is typed beats the file`() throws {
    try folder.write(
      ".copydesk.yml",
      "guide: hig-2024\nfail-on: error\nrules: {tone-please: off, title-vague: note, tone-humor: error}")
    var typed = Settings()
    (typed.guide, typed.failOn) = (.higLegacy, .note)
    (typed.levels, typed.ignore, typed.select) = (["title-vague": .error], ["tone-humor"], ["tone-please"])
    let settings = try plan(["a.strings"], typed: typed)[0]
    #expect(settings.guide == .higLegacy && settings.failOn == .note)
    let level = { settings.level(of: $0, locale: .english, role: .button).0 }
    #expect(level(TitleVague.info) == .error)
    #expect(level(ToneHumor.info) == .off)
    #expect(level(try #require(RuleRegistry.info("tone-please"))) >= .note)
  }

  @Test func `An extended configuration comes first and its own paths count`() throws {
    try folder.write(
      "house/style.yml",
      "guide: hig-2024\ncase: sentence\nnames: [WebDAV]\nrules: {\"tone-*\": off}\nexclude: [Old]\nroles: [{key: a, role: label}]"
    )
    try folder.write(
      "App/.copydesk.yml",
      "extends: ../house/style.yml\nguide: hig-2022\nnames: CalDAV\nrules: {tone-please: error}\n"
        + "roles: [{key: a, role: button}]\nexclude: [Vendor]")
    let plan = try plan(["App/a.strings", "App/Old/b.strings", "App/Vendor/c.strings"])
    #expect(plan.files == [folder("App/a.strings")])
    let settings = plan[0]
    #expect(settings.guide == .hig2022 && settings.caseStyle == .sentence)
    #expect(settings.names == ["WebDAV", "CalDAV"])
    #expect(settings.roles.map(\.role) == [.button, .label])
    #expect(
      settings.level(of: try #require(RuleRegistry.info("tone-please")), locale: .english, role: .text).0 == .error)
    #expect(settings.level(of: ToneHumor.info, locale: .english, role: .text).0 == .off)
  }

  @Test func `Configurations that extend each other are refused at the place`() throws {
    try folder.write(".copydesk.yml", "extends: [b.yml]")
    try folder.write("b.yml", "\nextends: .copydesk.yml")
    let error = #expect(throws: ConfigurationError.self) { try plan(["a.strings"]) }
    #expect(error?.place == ConfigurationPlace(path: folder("b.yml"), line: 2, column: 10))
    #expect(error?.message.contains("extend each other") == true)
  }

  @Test func `Extending each other many times over comes to an end`() throws {
    for number in 0..<12 {
      let next = number == 11 ? "" : "extends: [\(number + 1).yml, \(number + 1).yml]"
      try folder.write("\(number).yml", next)
    }
    #expect(throws: ConfigurationError.self) { try plan(["a.strings"], .file(folder("0.yml"))) }
  }

  @Test func `Folders are walked without what is excluded, and named files are read anyway`() throws {
    try folder.write(".copydesk.yml", "include: [App]\nexclude: [\"App/Vendor/**\"]")
    let all = ["App/a.strings", "App/Vendor/b.strings", "Kit/c.strings"]
    #expect(try plan(all).files == [folder("App/a.strings")])
    #expect(try plan(all, named: ["Kit/c.strings"]).files == [folder("App/a.strings"), folder("Kit/c.strings")])
  }

  @Test func `Rules may be limited to paths, and files alike share their settings`() throws {
    try folder.write(".copydesk.yml", "rules:\n  tone-please: {level: error, paths: [App]}")
    let plan = try plan(["App/a.strings", "Kit/b.strings", "App/c.strings", "Kit/d.strings"])
    #expect(plan.choices == [0, 1, 0, 1])
    #expect(plan.settings.map(\.rules.count) == [1, 0])
  }

  @Test func `Settings are shown with the line that they come from`() throws {
    try folder.write(
      ".copydesk.yml",
      "# house\nguide: hig-2024\nrules:\n  tone-please: off\n  \"typo-*\": {level: note, locales: de}\n")
    var typed = Settings()
    typed.failOn = .error
    let text = SettingsReport(try plan(["a.strings", "b.strings"], typed: typed)).text
    let lines = text.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    let path = folder(".copydesk.yml")
    #expect(lines.first == "\(folder("a.strings")) and 1 more: \(path)")
    #expect(lines.contains("guide hig-2024 \(path):2"))
    #expect(lines.contains("case apple, for Android sentence default"))
    #expect(lines.contains("rules tone-please: off \(path):4"))
    #expect(lines.contains("typo-*: note in de \(path):5"))
    #expect(lines.contains("fail-on error --fail-on"))
  }
}
