package import CopyKernel
package import CopyModel
package import CopyText

/// A rule that is on, and how loud.
package final class ActiveRule {
  package let id: String
  package let level: Severity
  /// Whether the user said how loud.
  package let isForced: Bool
  /// Whether the rule holds in some roles only, so that a guessed role matters.
  package let dependsOnRole: Bool
  /// Whether the rule holds a text against its base, and says nothing of one that has none.
  package let needsBase: Bool
  /// The term lists that the rule looks at.
  package let lists: TermLists
  /// The systems whose own guidance asks for something else.
  private let notOn: PlatformSet
  /// Whether what it says silences weaker rules.
  package let silencesOthers: Bool

  package init(_ info: RuleInfo, level: Severity, isForced: Bool) {
    (id, self.level, self.isForced, dependsOnRole) = (info.id, level, isForced, info.roles != .all)
    (needsBase, lists) = (info.needsBase, info.lists)
    silencesOthers = info.silences != .none
    notOn = info.notOn
  }

  /// Whether the rule judges copy that `platforms` show; always where the user said how loud.
  package func holds(on platforms: PlatformSet) -> Bool {
    isForced || platforms.isEmpty || !platforms.isSubset(of: notOn)
  }

  /// Whether it speaks as `other`, which is of the same rule.
  package func isAlike(_ other: ActiveRule) -> Bool { level == other.level && isForced == other.isForced }
}
