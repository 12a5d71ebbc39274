public import CopyModel

/// What a run looked at and found, in numbers.
public struct Summary: Sendable, Equatable {
  public var files = 0
  public var strings = 0
  public var errors = 0
  public var warnings = 0
  public var notes = 0
  /// What translations say like their base, which has the same fault; counted nowhere else.
  public var inherited = 0
  /// What the text was taken for, where its shape told.
  package var shape: String?
  /// How many strings were taken for each role by their words alone.
  package var guesses: [Role: Int] = [:]
  /// How many of the notes rest on such a guess; they decide nothing.
  package var ofGuesses = 0
  /// Places where a file breaks its format; not counted as errors.
  public var malformed = 0
  /// Diagnostics with a safe edit that can be written to the file.
  public var fixable = 0
  /// How many fewer findings there are after `--fix`; 0 where nobody asked.
  public var settled = 0
  /// Edits written, in a run that fixes.
  public var edits = 0
  /// The questions that no text can answer; nil in a run that doesn’t ask them.
  public var checklist: Checklist?
  /// What the spelling of other languages was held against, sorted; empty where nobody asked for it.
  public var spelling: [SpellingSource] = []
  /// Each language that was held against a base, sorted by tag.
  public var languages: [LanguageTally] = []

  public init() {}

  public mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if diagnostic.isMalformed { malformed += 1; continue }
      switch diagnostic.severity {
      case _ where diagnostic.isInherited: inherited += 1
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      case .off: break
      }
      if diagnostic.roleEvidence == .guess, !diagnostic.isInherited { ofGuesses += 1 }
      if diagnostic.suggestions.contains(where: { $0.isSafe && !$0.edits.isEmpty }) { fixable += 1 }
    }
  }

  public mutating func add(_ other: Summary) {
    files += other.files
    strings += other.strings
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    inherited += other.inherited
    malformed += other.malformed
    shape = shape ?? other.shape
    guesses.merge(other.guesses, uniquingKeysWith: +)
    ofGuesses += other.ofGuesses
    fixable += other.fixable
    settled += other.settled
    edits += other.edits
    languages.add(other.languages)
    if !other.spelling.isEmpty { spelling = Set(spelling + other.spelling).sorted() }
    guard let more = other.checklist else { return }
    checklist = checklist ?? Checklist()
    checklist?.add(more)
  }

  /// All that was found of copy and files.
  package var findings: Int { errors + warnings + notes }

  /// Whether something is as loud as `level`.
  public func reaches(_ level: Severity) -> Bool {
    switch level {
    case .error: errors > 0
    case .warning: errors + warnings > 0
    case .note: errors + warnings + notes > ofGuesses
    case .off: false
    }
  }
}

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
  package mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.isInherited {
      inherited += 1
    } else {
      add(rule: diagnostic.rule)
    }
  }

  /// Counts a finding of `rule`.
  package mutating func add(rule: String) {
    switch rule {
    case "l10n-missing", "l10n-empty", "l10n-untranslated": missing += 1
    case "l10n-placeholder", "l10n-markup", "l10n-plural", "placeholder-malformed", "placeholder-interpolation":
      broken += 1
    case "width-overflow": unfit += 1
    default: worthALook += 1
    }
  }

  /// Counts what is known and not told.
  package mutating func addKnown(_ other: LanguageTally) {
    add(other)
    known = (known ?? 0) + other.found
  }

  /// All that was found in it.
  package var found: Int { missing + broken + unfit + worthALook }
  /// Whether something is told of it, in a run that leaves out what is known.
  package var isTold: Bool { known.map { found > $0 } ?? true }

  package mutating func add(_ other: LanguageTally) {
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
  package func without(_ told: [LanguageTally]) -> [LanguageTally] {
    zip(self, told).map { all, told in
      var rest = LanguageTally(locale: all.locale)
      rest.missing = all.missing - told.missing
      rest.broken = all.broken - told.broken
      rest.unfit = all.unfit - told.unfit
      rest.worthALook = all.worthALook - told.worthALook
      return rest
    }
  }

  /// One for each language, sorted by tag.
  package mutating func add(_ others: [LanguageTally]) {
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

/// The questions that text cannot answer, each with the alerts and notifications that it concerns.
public struct Checklist: Sendable, Equatable {
  /// An alert or notification, as people find it again.
  public struct Subject: Sendable, Equatable {
    public var path: String
    /// What the input calls it, or what its keys have in common.
    public var group: String
    /// Its title, or else its message.
    public var text: String

    package init(path: String, group: String, text: String) {
      self.path = path
      self.group = group
      self.text = text
    }
  }

  /// One question.
  public struct Item: Sendable, Equatable {
    public var rule: String
    public var question: String
    /// The first ones in the order of the run, at most `Checklist.limit`.
    public var subjects: [Subject]
    /// How many there are in all.
    public var count: Int
    /// The number of its rule, by which questions are ordered.
    package var order: Int

    package init(rule: String, question: String, subjects: [Subject], count: Int, order: Int) {
      self.rule = rule
      self.question = question
      self.subjects = subjects
      self.count = count
      self.order = order
    }
  }

  /// How many subjects are kept for each question, so that memory stays bounded in a long run.
  public static let limit = 20

  /// In the order of the rules; questions that concern nothing are absent.
  public private(set) var items: [Item] = []

  public init() {}

  /// Takes over what another file contributes.
  package mutating func add(_ other: Checklist) {
    for item in other.items { add(item) }
  }

  /// Takes over a question.
  package mutating func add(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.rule == item.rule }) else {
      let next = items.firstIndex { $0.order > item.order } ?? items.endIndex
      return items.insert(item, at: next)
    }
    items[index].count += item.count
    items[index].subjects += item.subjects.prefix(Self.limit - items[index].subjects.count)
  }
}
