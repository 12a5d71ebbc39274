import CopyModel
import CopyPassage

/// The strings of a catalogue that have several uses, and what is said of those uses that are part of a set.
struct UsesOfCatalog {
  /// What calls show each of them as, by index.
  let roles: [Int: [RoleGuess]]
  /// What was said of a use, by index of the string.
  private var findings: [Int: [Finding]] = [:]
  private var judged: Set<Use> = []

  private struct Use: Hashable {
    let entry: Int
    let role: Role
  }

  init(_ roles: [Int: [RoleGuess]]) { self.roles = roles }

  /// Whether this use of a string with several is to be judged still; nil for a string with one use.
  mutating func isNew(_ copy: Passage) -> Bool? {
    roles[copy.entry] == nil ? nil : judged.insert(Use(entry: copy.entry, role: copy.role)).inserted
  }

  /// What was said of a use as part of its set; nil where it is to be judged still.
  func findings(at entry: Int, as role: Role) -> [Finding]? {
    guard judged.contains(Use(entry: entry, role: role)) else { return nil }
    return findings[entry]?.filter { $0.use == role } ?? []
  }

  /// `findings` about the words of `copy`, which tell the use they are about.
  func marked(_ findings: [Finding], _ copy: Passage) -> [Finding] {
    guard roles[copy.entry] != nil else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.use = copy.role
      return finding
    }
  }

  /// Keeps what is said of the words of strings with several uses until all uses are judged, and leaves the rest.
  mutating func taken(from all: [Finding], of set: CopySet) -> [Finding] {
    if roles.isEmpty { return all }
    var left: [Finding] = []
    for var finding in all {
      if finding.use != .unknown {
        findings[finding.entry, default: []].append(finding)
        continue
      }
      if roles[finding.entry] != nil { finding.use = set.role(of: finding.entry) ?? .unknown }
      left.append(finding)
    }
    return left
  }
}
