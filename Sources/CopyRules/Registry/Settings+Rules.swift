package import CopyKernel
import CopyModel
public import CopyPassage

extension Settings {
  /// All rules there are.
  package var allRules: [RuleInfo] { RuleRegistry.all.map(\.info) + houseRules.map(\.info) }

  /// Patterns and ids that name no rule.
  public var unknownRules: [String] {
    let ids = RuleRegistry.all.map(\.info.id)
    return (select + only + ignore + levels.keys.sorted()).filter { pattern in
      !pattern.hasPrefix(HouseRule.prefix) && !ids.contains { Glob.matches(pattern, $0) }
    }
  }
}
