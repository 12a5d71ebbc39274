import CopyKernel
import CopyModel
import CopyPassage
import CopyReview

/// Tries the rules of a project on their own examples, before they judge anything else.
package enum HouseRuleTrial {
  /// Throws for the first example that comes out otherwise than said.
  package static func run(_ plan: SettingsPlan) throws {
    for settings in plan.settings {
      for rule in settings.houseRules where !rule.bad.isEmpty || !rule.good.isEmpty { try run(rule, settings) }
    }
  }

  private static func run(_ rule: HouseRule, _ settings: Settings) throws {
    var settings = settings
    settings.only = [rule.id]
    settings.levels = [rule.id: rule.level]
    settings.role = Role.allCases.first { rule.roles?.contains($0) ?? ($0 == .text) }
    settings.locale = rule.locales.first ?? settings.fallbackLocale ?? .english
    let reviewer = try FileReviewer(settings: settings)
    for (examples, isReported) in [(rule.bad, true), (rule.good, false)] {
      for example in examples {
        let found = try reviewer.review(ByteBuffer(Array(example.value.utf8)), path: "").diagnostics
        if found.contains(where: { $0.rule == rule.id }) == isReported { continue }
        let reason =
          isReported ? "should be reported by \(rule.id), and isn’t" : "shouldn’t be reported by \(rule.id), and is"
        throw ConfigurationError(example.place, "“\(example.value)” \(reason)")
      }
    }
  }
}
