package import CopyKernel
import CopyModel
public import CopyPassage

extension Settings {
  /// All rules there are.
  package var allRules: [RuleInfo] { RuleRegistry.all.map(\.info) + [TypoDictionary.rule] + houseRules.map(\.info) }

  /// Patterns and ids that name no rule.
  public var unknownRules: [String] {
    let patterns = select + only + ignore + levels.keys.sorted()
    if patterns.isEmpty { return [] }
    let ids = RuleRegistry.all.map(\.info.id) + [TypoDictionary.rule.id]
    return patterns.filter { pattern in
      !pattern.hasPrefix(HouseRule.prefix) && !ids.contains { Glob.matches(pattern, $0) }
    }
  }
}
