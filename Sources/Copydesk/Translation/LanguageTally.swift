public import CopyModel

/// What a translator wants to know of one language, in numbers.
public struct LanguageTally: Sendable, Equatable {
  public var locale: LocaleTag
  /// Strings held against their base text.
  public var checked = 0
  /// Without a translation: no entry, no text, or the base text.
  public var missing = 0
  /// What crashes, loses words, or shows markup.
  public var broken = 0
  /// Too wide or too long for its place.
  public var unfit = 0
  /// All else that was found.
  public var worthALook = 0
  /// What its base has as well; counted nowhere else.
  public var inherited = 0

  /// How much of it is not told, since somebody knows it already; nil in a run that tells all.
  public var known: Int?

  public init(locale: LocaleTag, checked: Int = 0) { (self.locale, self.checked) = (locale, checked) }

  /// Counts what was found in this language.
  mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.isInherited {
      inherited += 1
    } else {
      add(rule: diagnostic.rule)
    }
  }

  /// Counts a finding of `rule`.
  mutating func add(rule: String) {
    switch rule {
    case "l10n-missing", "l10n-empty", "l10n-untranslated": missing += 1
    case "l10n-placeholder", "l10n-markup", "l10n-plural", "placeholder-malformed", "placeholder-interpolation":
      broken += 1
    case "width-overflow": unfit += 1
    default: worthALook += 1
    }
  }

  /// Counts what is known and not told.
  mutating func addKnown(_ other: LanguageTally) {
    add(other)
    known = (known ?? 0) + other.found
  }

  /// All that was found in it.
  var found: Int { missing + broken + unfit + worthALook }
  /// Whether something is told of it, in a run that leaves out what is known.
  var isTold: Bool { known.map { found > $0 } ?? true }

  mutating func add(_ other: LanguageTally) {
    if let more = other.known { known = (known ?? 0) + more }
    checked += other.checked
    missing += other.missing
    broken += other.broken
    unfit += other.unfit
    worthALook += other.worthALook
    inherited += other.inherited
  }
}

extension [LanguageTally] {
  /// What is left where `told` is taken away; the languages are the same.
  func without(_ told: [LanguageTally]) -> [LanguageTally] {
    zip(self, told).map { all, told in
      var rest = LanguageTally(locale: all.locale)
      (rest.missing, rest.broken) = (all.missing - told.missing, all.broken - told.broken)
      (rest.unfit, rest.worthALook) = (all.unfit - told.unfit, all.worthALook - told.worthALook)
      return rest
    }
  }

  /// One for each language, sorted by tag.
  mutating func add(_ others: [LanguageTally]) {
    for other in others {
      if let index = firstIndex(where: { $0.locale == other.locale }) {
        self[index].add(other)
      } else {
        append(other)
      }
    }
    sort { "\($0.locale)" < "\($1.locale)" }
  }
}

/// The numbers of each language as a table.
enum LanguageTable {
  private static let titles = ["language", "checked", "missing", "broken", "does not fit", "worth a look", "inherited"]

  static func text(_ languages: [LanguageTally], _ style: TerminalStyle) -> String {
    let languages = languages.filter(\.isTold)
    guard !languages.isEmpty else { return "" }
    let rows = languages.map { tally in
      ["\(tally.locale)"]
        + [tally.checked, tally.missing, tally.broken, tally.unfit, tally.worthALook, tally.inherited].map {
          SummaryLine.grouped($0)
        }
    }
    let width = max(titles[0].count, rows.map { $0[0].count }.max() ?? 0)
    let lines = rows.map { line($0, width) }
    let remark = languages.contains { $0.known ?? 0 > 0 } ? style.faint(knownRemark) + "\n" : ""
    return style.faint(line(titles, width)) + "\n" + lines.map { $0 + "\n" }.joined() + remark
  }

  private static let knownRemark = "These numbers count known findings as well."

  private static func line(_ cells: [String], _ width: Int) -> String {
    let first = cells[0] + String(repeating: " ", count: width - cells[0].count)
    return zip(cells, titles).dropFirst().reduce(first) { text, cell in
      text + "  " + String(repeating: " ", count: max(0, cell.1.count - cell.0.count)) + cell.0
    }
  }
}
