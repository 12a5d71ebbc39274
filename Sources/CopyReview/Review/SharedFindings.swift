import CopyModel

/// Alerts of a program share strings, such as OK. What is wrong with such a string in several alerts is told once.
enum SharedFindings {
  /// More notes than this of one finding help nobody.
  private static let mostNotes = 4

  /// `findings`, which stand in the order of their places, each said once of the same words: with the notes of all, and
  /// without better words where the alerts want others, since the string has to serve them all.
  static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    merged.reserveCapacity(findings.count)
    for finding in findings {
      let near = merged.indices.reversed().prefix { isAtOnePlace(merged[$0], finding) }
      if let same = near.first(where: { isSame(merged[$0], finding) }) {
        add(finding, to: &merged[same])
      } else {
        merged.append(finding)
      }
    }
    return merged
  }

  private static func isAtOnePlace(_ one: Finding, _ other: Finding) -> Bool {
    one.entry == other.entry && one.range.lowerBound == other.range.lowerBound
  }

  private static func isSame(_ one: Finding, _ other: Finding) -> Bool {
    one.rule == other.rule && one.range == other.range && one.call == other.call && one.message == other.message
  }

  private static func add(_ other: Finding, to finding: inout Finding) {
    if finding.fixes != other.fixes { finding.fixes = [] }
    finding.severity = max(finding.severity, other.severity)
    finding.isInherited = finding.isInherited && other.isInherited
    for note in other.notes where !finding.notes.contains(note) {
      if finding.notes.count < mostNotes {
        finding.notes.append(note)
      } else if finding.notes.count == mostNotes {
        finding.notes.append("More alerts share this string.")
      }
    }
  }
}
