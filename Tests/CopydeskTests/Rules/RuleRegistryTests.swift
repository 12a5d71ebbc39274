import CopyModel
import Foundation
import Testing

@testable import CopyKernel
@testable import CopyRules

/// The list of rules and the folder of rules agree, and every rule says what it must.
@Suite struct RuleRegistryTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/CopyRules").standardizedFileURL

  static let coded = RuleRegistry.all.filter { $0 is any CodedRule }

  /// File names without `.swift`, of files that declare a rule.
  private func ruleFiles() throws -> [String] {
    let enumerator = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let url as URL in enumerator where url.pathExtension == "swift" {
      let text = try String(contentsOf: url, encoding: .utf8)
      if text.contains("static let info = RuleInfo(") { names.append(url.deletingPathExtension().lastPathComponent) }
    }
    return names.sorted()
  }

  private func typeName(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func everyRuleFileIsRegisteredUnderItsName() throws {
    #expect(try ruleFiles() == Set(Self.coded.map { typeName($0.info.id) }).sorted())
  }

  @Test func typeAndIdAgree() {
    for rule in Self.coded {
      #expect("\(type(of: rule))".hasPrefix(typeName(rule.info.id)))
    }
  }

  @Test(arguments: RuleRegistry.all.map(\.info))
  func informationIsWhole(_ info: RuleInfo) {
    #expect(info.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(info.summary.hasSuffix(".") && info.why.hasSuffix("."))
    #expect(!info.source.isEmpty)
    if info.check == .file || info.check == .checklist { return }
    #expect(info.examples.contains { $0.isBad })
    #expect(info.examples.contains { !$0.isBad })
  }

  @Test func globsMatchLikeAShell() {
    #expect(Glob.matches("tone-*", "tone-pronoun"))
    #expect(Glob.matches("*", "tone-pronoun"))
    #expect(Glob.matches("t?ne-*noun", "tone-pronoun"))
    #expect(!Glob.matches("tone", "tone-pronoun"))
    #expect(!Glob.matches("tone-*x", "tone-pronoun"))
  }
}
