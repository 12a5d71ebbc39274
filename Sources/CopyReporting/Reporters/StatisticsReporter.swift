import CopyFiles
import CopyKernel
import CopyModel

/// `--statistics`: how much was found, by level, rule, file, and language, rather than what.
struct StatisticsReporter: Reporter {
  let isJSON: Bool
  let style: TerminalStyle
  private var rules: [String: Count] = [:]
  private var files: [String: Count] = [:]
  private var languages: [String: Count] = [:]
  /// What is said of the file at hand.
  private var current = Count()

  init(isJSON: Bool, style: TerminalStyle) { (self.isJSON, self.style) = (isJSON, style) }

  /// Findings by their levels.
  fileprivate struct Count {
    var errors = 0, warnings = 0, notes = 0, inherited = 0
    var total: Int { errors + warnings + notes + inherited }

    mutating func add(_ diagnostic: Diagnostic) {
      switch diagnostic.severity {
      case _ where diagnostic.isInherited: inherited += 1
      case .error: errors += 1
      case .warning: warnings += 1
      case .note, .off: notes += 1
      }
    }

    mutating func add(_ other: Count) {
      errors += other.errors
      warnings += other.warnings
      notes += other.notes
      inherited += other.inherited
    }
  }

  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    for diagnostic in diagnostics {
      rules[diagnostic.rule, default: Count()].add(diagnostic)
      languages[diagnostic.locale, default: Count()].add(diagnostic)
      current.add(diagnostic)
    }
    return []
  }

  /// A string that a translation lacks counts there, and not in the base.
  mutating func endPiece(_ path: String, isWhole: Bool) -> [UInt8] {
    if current.total > 0 { files[ReportPath.plain(path), default: Count()].add(current) }
    current = Count()
    return []
  }

  mutating func end(_ summary: Summary) -> [UInt8] { isJSON ? json(summary) : Array(text(summary).utf8) }

  // MARK: For people

  private func text(_ summary: Summary) -> String {
    let tables = [("rule", rules), ("file", files), ("language", languages)].map(table)
    return tables.joined() + SummaryLine.text(summary, style) + "\n"
  }

  private static let titles = ["errors", "warnings", "notes", "inherited"]

  private func table(_ title: String, _ counts: [String: Count]) -> String {
    if counts.isEmpty { return "" }
    let rows = Self.sorted(counts).map { (TextDisplay.visible($0), $1) }
    let width = max(title.count, rows.map { TextDisplay.columns(of: $0.0) }.max() ?? 0)
    let head = ([title + Self.spaces(width - title.count)] + Self.titles).joined(separator: "  ")
    return style.faint(head) + "\n" + rows.map { Self.row($0, $1, width) }.joined() + "\n"
  }

  private static func row(_ name: String, _ count: Count, _ width: Int) -> String {
    let cells = zip([count.errors, count.warnings, count.notes, count.inherited], titles).map { number, title in
      let digits = SummaryLine.grouped(number)
      return spaces(title.count - digits.count) + digits
    }
    return ([name + spaces(width - TextDisplay.columns(of: name))] + cells).joined(separator: "  ") + "\n"
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// The most frequent first.
  private static func sorted(_ counts: [String: Count]) -> [(String, Count)] {
    counts.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }.map { ($0.key, $0.value) }
  }

  // MARK: For programs

  private func json(_ summary: Summary) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("version", 1)
      writer.object("statistics") { writer in
        writer.array("rules") { Self.write(rules, to: &$0) { $0.field("rule", $1) } }
        writer.array("files") { Self.write(files, to: &$0) { $0.field("path", $1) } }
        writer.array("languages") { Self.write(languages, to: &$0) { $0.field("locale", $1) } }
      }
      writer.object("summary") { JSONReporter.write(summary, to: &$0) }
    }
    return writer.bytes + [0x0A]
  }

  private static func write(
    _ counts: [String: Count], to writer: inout JSONWriter, name: (inout JSONWriter, String) -> Void
  ) {
    for (key, count) in sorted(counts) {
      writer.object {
        name(&$0, key)
        $0.field("errors", count.errors)
        $0.field("warnings", count.warnings)
        $0.field("notes", count.notes)
        $0.field("inherited", count.inherited)
      }
    }
  }
}
