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
