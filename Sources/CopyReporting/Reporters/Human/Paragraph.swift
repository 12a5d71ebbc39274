import CopyKernel
import CopyModel

/// What is printed of one fault: a finding, with the places where the same text has it as well.
struct PageItem {
  let severity: Severity
  /// The number of its finding on the page.
  let order: Int
  /// The reason, the copy, and remarks. Better words stand between copy and remarks, or beneath several findings.
  let heading, remarks: String
  let role: String?
  let arrows: [String]
  /// Words for the string as a whole, where several findings want others.
  let merged: String?
  /// How the first of the better words fit; empty where they have room.
  let room: String
  /// The entries that have it, the one that is shown first.
  private(set) var entries: [Int] = []
  /// The same faults in translations, which are told here.
  private(set) var faults: [UInt64] = []
  /// Where else it stands, as far as that is told.
  private var points: [String] = []
  private var others = 0

  /// Places told beside the first.
  static let mostPoints = 3

  init(_ diagnostic: Diagnostic, order: Int, _ text: FindingText) {
    severity = diagnostic.severity
    self.order = order
    heading = text.heading(diagnostic) + "\n" + text.excerpt(diagnostic)
    let inherited = diagnostic.isInherited ? ["The base has the same fault."] : []
    remarks = (diagnostic.notes + inherited).map(text.remark).joined()
    role = text.role(diagnostic)
    arrows = text.arrows(diagnostic)
    merged = diagnostic.merged.map { text.arrow(from: diagnostic.text, to: $0) }
    room = diagnostic.room.map(text.remark) ?? ""
    take(diagnostic)
  }

  /// Adds a place that has the same fault in the same text.
  mutating func add(_ diagnostic: Diagnostic) {
    others += 1
    if let place = diagnostic.place, points.count < Self.mostPoints { points.append(FindingText.point(place)) }
    take(diagnostic)
  }

  private mutating func take(_ diagnostic: Diagnostic) {
    if let entry = diagnostic.entry { entries.append(entry) }
    faults.append(InheritedTally.fault(diagnostic))
  }

  /// Its other places on a line; empty where there are none.
  func places(_ text: FindingText) -> String {
    others == 0 ? "" : text.remark("the same text at " + PlaceList.text(points, of: others))
  }

  /// What it takes in memory, roughly.
  var size: Int { heading.utf8.count + remarks.utf8.count + 200 }
}

/// Some places, and how many more there are.
enum PlaceList {
  static func text(_ points: [String], of count: Int) -> String {
    let more = count - points.count
    if points.isEmpty { return "\(SummaryLine.grouped(count)) other places" }
    return points.joined(separator: ", ") + (more > 0 ? ", and \(SummaryLine.grouped(more)) more" : "")
  }
}

/// What is printed together: findings of one level about one string, or about one alert with the words for the whole.
struct Paragraph {
  /// What stands on the page for one finding.
  struct Part {
    var text: String
    /// The faults that it tells of, whose languages follow it.
    var faults: [UInt64] = []
    /// What follows the languages.
    var end = ""
  }

  let severity: Severity
  var parts: [Part]
  /// Better words for all, which stand last.
  var tail = ""

  /// As printed, once all languages are known that repeat its faults.
  func text(_ inherited: InheritedTally, _ text: FindingText) -> String {
    parts.map { part in
      part.text + (inherited.text(part.faults).map(text.remark) ?? "") + part.end
    }.joined() + tail + "\n"
  }

  /// The same with its faults as those of `file`.
  func placed(in file: UInt64) -> Paragraph {
    var paragraph = self
    for index in parts.indices {
      paragraph.parts[index].faults = parts[index].faults.map { InheritedTally.fault($0, in: file) }
    }
    return paragraph
  }

  /// The same with its first parts alone.
  func prefix(_ count: Int) -> Paragraph {
    Paragraph(severity: severity, parts: Array(parts.prefix(count)), tail: tail)
  }

  /// What it takes in memory, roughly.
  var size: Int { parts.reduce(tail.utf8.count + 64) { $0 + $1.text.utf8.count + $1.end.utf8.count + 64 } }
}

/// The loudest paragraphs of a run, so many findings in all; of those as loud as others the first.
struct LoudestParagraphs {
  private let most: Int
  private var kept: [Severity: [Paragraph]] = [:]
  private var counts: [Severity: Int] = [:]
  /// How many findings are not among them.
  private(set) var left = 0

  init(most: Int) { self.most = most }

  mutating func add(_ paragraph: Paragraph) {
    kept[paragraph.severity, default: []].append(paragraph)
    counts[paragraph.severity, default: 0] += paragraph.parts.count
    trim()
  }

  /// All that is kept, the loudest first.
  var paragraphs: [Paragraph] { [Severity.error, .warning, .note].flatMap { kept[$0] ?? [] } }

  /// Drops the last of the quietest while there are too many.
  private mutating func trim() {
    var excess = counts.values.reduce(0, +) - most
    for level in [Severity.note, .warning, .error] {
      while excess > 0, let last = kept[level]?.last {
        let rest = max(0, last.parts.count - excess)
        kept[level]?.removeLast()
        if rest > 0 { kept[level]?.append(last.prefix(rest)) }
        counts[level, default: 0] -= last.parts.count - rest
        left += last.parts.count - rest
        excess -= last.parts.count - rest
      }
    }
  }
}
