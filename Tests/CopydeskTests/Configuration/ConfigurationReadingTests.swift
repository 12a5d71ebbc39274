import CopyModel
import Testing

@testable import CopyConfiguration
@testable import CopyKernel

struct ConfigurationReadingTests {
  private func read(_ text: String) throws -> Configuration {
    let bytes = ByteBuffer(Array(text.utf8))
    return try ConfigurationLoader.read(bytes.bytes, path: AbsolutePath("/house/c.yml"))
  }

  @Test func `Each key is read`() throws {
    let read = try read(
      """
      guide: hig-2024
      case: sentence
      locale: pt-BR
      appNames: Gardener
      names: [GardenKit, "Axon Server"]
      allow: [kill switch]
      roles:
        - {path: "App/**", key: "*.cta", role: button}
      sets:
        - {title: "*.t", message: "*.m", buttons: ["*.ok", {key: "*.no", style: [cancel, default]}]}
      rules:
        tone-please: off
        "typo-*": {level: error, roles: [button], locales: en, paths: [App]}
      include: App
      exclude: [Vendor, "*.strings"]
      fail-on: note
      """)
    #expect(read.guide?.value == .hig2024 && read.guide?.place.line == 1)
    #expect(read.caseStyle?.value == .sentence)
    #expect(read.locale?.value == LocaleTag("pt-BR"))
    #expect(read.appNames.map(\.value) == ["Gardener"])
    #expect(read.names.map(\.value) == ["GardenKit", "Axon Server"])
    #expect(read.allowed.map(\.value) == ["kill switch"])
    #expect(read.roles.map(\.value.description) == ["path App/**, key *.cta → button"])
    #expect(read.sets.map(\.value.description) == ["*.t, *.m, *.ok, *.no"])
    #expect(read.sets.first?.value.buttons.map(\.style) == [[], [.cancel, .default, .declared]])
    #expect(read.rules.map(\.value.description) == ["tone-please: off", "typo-*: error in button, en, App"])
    #expect(read.failOn?.value == .note)
    #expect(read.include.map(\.value.text) == ["App"])
    #expect(read.exclude.map(\.value.text) == ["Vendor", "*.strings"])
  }

  @Test(arguments: ["", "# nothing yet\n", "rules:\nnames:\nallow: []\n"])
  func `Keys without values say nothing`(text: String) throws {
    let read = try read(text)
    #expect(read.rules.isEmpty && read.names.isEmpty && read.guide == nil)
  }

  /// What makes no sense, where it stands, and what was probably meant.
  @Test(arguments: [
    ("case: apple\nguid: hig-2022", "2:1", "“guid” is no key here; is it “guide”?"),
    ("guide: hig-2023", "1:8", "“hig-2023” is not an edition of the guidance; is it “hig-2022”?"),
    ("case: [apple]", "1:7", "“case” takes a house style; this is a list"),
    ("guide:", "1:7", "“guide” takes an edition of the guidance; this is nothing"),
    ("names: {a: b}", "1:8", "“names” takes a name or a list of them; this is a mapping"),
    ("names: [[a]]", "1:9", "“names” takes a name; this is a list"),
    ("- names", "1:1", "“the file” takes a mapping with guide"),
    ("roles:\n  - {key: a, role: buton}", "2:20", "“buton” is not a role; is it “button”?"),
    ("roles:\n  - {key: a}", "2:5", "“role” is missing here: What the strings are"),
    ("roles:\n  - role: button", "2:5", "a role needs a path or a key that it holds for"),
    ("roles:\n  - {keys: a, role: button}", "2:6", "“keys” is no key here; is it “key”?"),
    ("rules:\n  tone-pleas: off", "2:3", "no rule is called “tone-pleas”; is it “tone-please”?"),
    ("rules:\n  tone-please: loud", "2:16", "“loud” is not a level; known: off, note, warning, error"),
    ("rules:\n  tone-please: {level: eror}", "2:24", "“eror” is not a level; is it “error”?"),
    ("rules:\n  tone-please: {roles: [button]}", "2:16", "“level” is missing here: How loud"),
    ("rules: [tone-please]", "1:8", "“rules” takes a mapping whose keys are each a rule; this is a list"),
    ("fail-on: off", "1:10", "“off” is not a level; known: note, warning, error"),
    ("locale: deutsch", "1:9", "“deutsch” is no language tag; is it de?"),
    ("names: [\"a\\tb\"]", "1:9", "is no name"),
    (
      "sets: [{title: \"*.*\", message: b}]", "1:16",
      "“*.*” has 2 asterisks; one stands for what the keys of a set share"
    ),
    ("sets: [{title: \"*.a\", message: b}]", "1:8", "of the keys of a set all have a * or none"),
    ("sets: [{title: a}]", "1:8", "a set needs a title or message, and something with it"),
    ("sets: [{title: a, buttons: [{key: b, style: red}]}]", "1:45", "“red” is not a style"),
    ("extends: gone.yml", "1:10", "“gone.yml” can’t be read: No such file or directory"),
  ])
  func `Mistakes are told at their place with what was meant`(text: String, place: String, words: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description.hasPrefix("/house/c.yml:\(place): ") == true, "\(error?.description ?? "")")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("Vendor", "/house/App/Vendor/x.strings", true), ("Vendor", "/house/Vendored/x.strings", false),
    ("*.strings", "/house/a/x.strings", true), ("App/*.strings", "/house/App/x.strings", true),
    ("App/*.strings", "/house/App/b/x.strings", false), ("App/**", "/house/App/b/x.strings", true),
    ("/App", "/house/App/x.strings", true), ("/App", "/house/b/App/x.strings", false), ("./App/", "/house/App/x", true),
    ("**/en.lproj/**", "/elsewhere/en.lproj/x", true), ("App", "App/x.strings", true),
  ])
  func `Path patterns count from their folder`(pattern: String, path: String, expected: Bool) {
    #expect(PathGlob(pattern, in: "/house").matches(path) == expected)
  }

  @Test func `The sample of each key is in order, alone and all together`() throws {
    let samples = ConfigurationTable.all.filter { $0.name != ConfigurationTable.extends }.map(\.sample)
    for sample in samples { _ = try read(sample) }
    let all = try read(samples.joined(separator: "\n"))
    for key in ConfigurationTable.all where key.name != ConfigurationTable.extends {
      #expect(!key.state(all).isEmpty, "\(key.name) is read")
    }
  }

  @Test func `The file that init writes says nothing until somebody takes its comments away`() throws {
    let template = ByteBuffer(Array(ConfigurationTemplate.text.utf8))
    let node = try withExtendedLifetime(template) { try YAMLNode.read(template.bytes, path: "") }
    #expect(node.isNothing)
    let lines = ConfigurationTemplate.text.split(separator: "\n", omittingEmptySubsequences: false)
    let yaml = lines.filter { !$0.hasSuffix(".") && !$0.contains("copydesk") && !$0.contains("extends") }
    let read = try read(yaml.map { $0.hasPrefix("# ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n"))
    #expect(read.rules.count == 2 && read.sets.count == 1 && read.failOn != nil)
  }
}
