import CopyModel
import Testing

@testable import CopyPassage

/// Translations and the files that they translate.
@Suite struct BaseFinderTests {
  private func base(of path: String, among files: [String: String], language: LocaleTag? = nil) throws -> String? {
    let folder = try ScratchFolder()
    for (name, text) in files { try folder.write(name, text) }
    var finder = BaseFinder()
    let found = finder.base(of: folder(path), language: language)
    return found.map { String($0.dropFirst(folder("").count)) }
  }

  private func names(_ names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, "\"a\" = \"A\";\n") })
  }

  @Test func appleFoldersHaveBaseOrEnglish() throws {
    let files = names("de.lproj/A.strings", "en.lproj/A.strings", "en.lproj/B.strings", "fr.lproj/B.strings")
    #expect(try base(of: "de.lproj/A.strings", among: files) == "en.lproj/A.strings")
    #expect(try base(of: "en.lproj/A.strings", among: files) == nil)
    #expect(try base(of: "fr.lproj/B.strings", among: files) == "en.lproj/B.strings")
    #expect(try base(of: "de.lproj/A.strings", among: names("de.lproj/A.strings", "fr.lproj/A.strings")) == nil)
  }

  @Test func `Files of strings translate what Interface Builder shows`() throws {
    let files = names(
      "de.lproj/Main.strings", "Base.lproj/Main.storyboard", "de.lproj/Panel.strings", "en.lproj/Panel.xib")
    #expect(try base(of: "de.lproj/Main.strings", among: files) == "Base.lproj/Main.storyboard")
    #expect(try base(of: "de.lproj/Panel.strings", among: files) == "en.lproj/Panel.xib")
    let own = files.merging(names("en.lproj/Main.strings")) { first, _ in first }
    #expect(try base(of: "de.lproj/Main.strings", among: own) == "en.lproj/Main.strings")
    #expect(try base(of: "en.lproj/Main.strings", among: own) == nil)
    let copies = names("Base.lproj/Main.xib", "de.lproj/Main.xib")
    #expect(try base(of: "de.lproj/Main.xib", among: copies) == "Base.lproj/Main.xib")
  }

  @Test func `Names and reasons are translated from Info.plist`() throws {
    let path = "App/Resources/de.lproj/InfoPlist.strings"
    #expect(try base(of: path, among: names(path, "App/Info.plist", "App/Share-Info.plist")) == "App/Info.plist")
    #expect(try base(of: path, among: names(path, "App/Resources/App-Info.plist")) == "App/Resources/App-Info.plist")
    #expect(try base(of: path, among: names(path, "App/A-Info.plist", "App/B-Info.plist")) == nil)
    let english = "App/Resources/en.lproj/InfoPlist.strings"
    #expect(try base(of: path, among: names(path, english, "App/Info.plist")) == english)
  }

  @Test func theLargerOfBaseAndEnglishCounts() throws {
    var files = names("de.lproj/A.strings", "en.lproj/A.strings", "Base.lproj/A.strings")
    #expect(try base(of: "de.lproj/A.strings", among: files) == "Base.lproj/A.strings")
    files["en.lproj/A.strings"] = "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    #expect(try base(of: "de.lproj/A.strings", among: files) == "en.lproj/A.strings")
  }

  @Test func anotherBaseLanguageMayBeConfigured() throws {
    let files = names("de.lproj/A.strings", "en.lproj/A.strings")
    #expect(try base(of: "en.lproj/A.strings", among: files, language: .german) == "de.lproj/A.strings")
  }

  @Test func otherLayouts() throws {
    let files = names(
      "res/values/strings.xml", "res/values-de/strings.xml", "locales/en/a.json", "locales/de/a.json", "l/app_en.arb",
      "l/app_de.arb", "p/m.properties", "p/m_de.properties", "p/other_de.properties")
    #expect(try base(of: "res/values-de/strings.xml", among: files) == "res/values/strings.xml")
    #expect(try base(of: "locales/de/a.json", among: files) == "locales/en/a.json")
    #expect(try base(of: "l/app_de.arb", among: files) == "l/app_en.arb")
    #expect(try base(of: "p/m_de.properties", among: files) == "p/m.properties")
    #expect(try base(of: "p/other_de.properties", among: files) == nil)
  }

  @Test func aNamedFolderHoldsFilesOfTheSameName() throws {
    let folder = try ScratchFolder()
    try folder.write("english/A.strings")
    try folder.write("de.lproj/A.strings")
    try folder.write("de.lproj/B.strings")
    var finder = BaseFinder(named: folder("english"))
    #expect(finder.base(of: folder("de.lproj/A.strings"), language: nil) == folder("english/A.strings"))
    #expect(finder.base(of: folder("de.lproj/B.strings"), language: nil) == nil)
    var one = BaseFinder(named: folder("english/A.strings"))
    #expect(one.base(of: folder("de.lproj/B.strings"), language: nil) == folder("english/A.strings"))
    #expect(one.base(of: folder("english/A.strings"), language: nil) == nil)
  }
}
