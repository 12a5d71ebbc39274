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
