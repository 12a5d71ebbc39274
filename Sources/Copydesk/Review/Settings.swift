public import CopyModel

/// What the user wants checked, and how.
public struct Settings: Sendable {
  /// The edition of the guidance.
  public var guide = Guide.hig2022
  /// Rules added to those that are on; globs with `*` and `?`.
  public var select: [String] = []
  /// When not empty, only these are on.
  public var only: [String] = []
  public var ignore: [String] = []
  /// How loud single rules speak, by id.
  public var levels: [String: Severity] = [:]
  /// The role of every string, when the user says so.
  public var role: Role?
  /// The locale of all copy, when the user says so.
  public var locale: LocaleTag?
  /// Whether to collect the questions that no text can answer.
  public var asksQuestions = false

  public init() {}

  /// How loud `rule` speaks, and whether the user said so by name.
  func level(of rule: RuleInfo) -> (Severity, isForced: Bool) {
    if let level = levels[rule.id] { return (level, true) }
    let chosen = (only + select).contains { Glob.matches($0, rule.id) }
    if ignore.contains(where: { Glob.matches($0, rule.id) }) || (!only.isEmpty && !chosen) { return (.off, false) }
    let level = rule.severity(in: guide)
    return (level == .off && chosen ? .note : level, false)
  }

  /// Patterns and ids that name no rule.
  public var unknownRules: [String] {
    let ids = RuleRegistry.all.map(\.info.id)
    return (select + only + ignore + levels.keys.sorted()).filter { pattern in
      !ids.contains { Glob.matches(pattern, $0) }
    }
  }
}

/// Shell patterns: `*` for any run, `?` for one character.
enum Glob {
  static func matches(_ pattern: String, _ text: String) -> Bool {
    var (p, t) = (pattern.utf8.startIndex, text.utf8.startIndex)
    var (star, retry): (String.Index?, String.Index) = (nil, text.startIndex)
    while t < text.utf8.endIndex {
      if p < pattern.utf8.endIndex, pattern.utf8[p] == UInt8(ascii: "*") {
        (star, retry) = (p, t)
        p = pattern.utf8.index(after: p)
      } else if p < pattern.utf8.endIndex, pattern.utf8[p] == UInt8(ascii: "?") || pattern.utf8[p] == text.utf8[t] {
        (p, t) = (pattern.utf8.index(after: p), text.utf8.index(after: t))
      } else if let star {
        retry = text.utf8.index(after: retry)
        (p, t) = (pattern.utf8.index(after: star), retry)
      } else {
        return false
      }
    }
    return pattern.utf8[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
