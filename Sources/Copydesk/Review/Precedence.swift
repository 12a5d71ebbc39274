import CopyModel

/// Of two rules on the same words only the stronger speaks.
enum Precedence {
  /// Each rule with those that it silences on the same string.
  private static let silencedOnString: [String: Set<String>] = [
    "title-error-code": [
      "title-vague", "title-confirmation-filler", "title-single-word", "title-capitalization", "title-punctuation",
      "message-error-code",
    ],
    "title-vague": ["title-confirmation-filler", "title-single-word", "title-capitalization", "title-punctuation"],
    "title-confirmation-filler": ["title-single-word"],
    "title-single-word": ["title-capitalization", "title-punctuation"],
    "message-punctuation": ["l10n-terminal-punctuation"],
    "notification-body-punctuation": ["l10n-terminal-punctuation"],
    "message-vague": ["message-incomplete-sentence"],
    "button-yes-no": ["button-vague", "button-capitalization", "button-cancel-title", "button-ok-ambiguous"],
    "button-too-long": ["button-stacks", "width-expansion"],
    "notification-title-too-long": ["width-expansion"],
    "button-ok-spelling": ["button-vague", "button-capitalization", "style-product-name"],
    "notification-title-generic": ["notification-title-capitalization", "notification-title-punctuation"],
    "tone-all-caps": ["title-capitalization", "message-capitalization", "button-capitalization"],
  ]

  /// Each rule with those that it silences where their words overlap its own.
  private static let silencedOnWords: [String: Set<String>] = [
    "tone-accusatory": ["tone-pronoun", "tone-negative-word"],
    "explain-buttons": ["button-reference-verb", "button-reference-quotes", "typo-quotes"],
    "l10n-placeholder": ["placeholder-malformed"],
    "typo-repeated-punctuation": ["tone-exclamation", "typo-ellipsis"],
    "tone-exclamation": ["title-punctuation", "message-punctuation", "button-punctuation"],
  ]

  /// What a rule silences, on the string and where words overlap.
  private static let ranks: [String: (onString: Set<String>, onWords: Set<String>)] = {
    var ranks: [String: (onString: Set<String>, onWords: Set<String>)] = [:]
    for (rule, weak) in silencedOnString { ranks[rule, default: ([], [])].onString = weak }
    for (rule, weak) in silencedOnWords { ranks[rule, default: ([], [])].onWords = weak }
    return ranks
  }()

  /// Whether what `rule` says can silence another rule.
  static func isStrong(_ rule: String) -> Bool { ranks[rule] != nil }

  /// Whether there are words of which `strong` speaks and `weak` then doesn’t.
  static func mayPrecede(_ strong: String, _ weak: String) -> Bool {
    ranks[strong].map { $0.onString.contains(weak) || $0.onWords.contains(weak) } ?? false
  }

  /// Drops from `report` what a stronger rule says better.
  static func apply(to report: inout Report) {
    guard report.findings.count > 1, report.mayBeRanked else { return }
    let weak = silenced(report.findings)
    if !weak.isEmpty { report.drop(weak) }
  }

  private static func silenced(_ findings: [Finding]) -> [Int] {
    var weak: [Int] = []
    // Findings are long: they are looked at in their places.
    for strong in findings.indices {
      guard let rank = ranks[findings[strong].rule] else { continue }
      for index in findings.indices where index != strong && findings[index].entry == findings[strong].entry {
        let isSilenced =
          rank.onString.contains(findings[index].rule)
          || findings[strong].range.overlaps(findings[index].range) && rank.onWords.contains(findings[index].rule)
        if isSilenced, !weak.contains(index) { weak.append(index) }
      }
    }
    return weak
  }
}
