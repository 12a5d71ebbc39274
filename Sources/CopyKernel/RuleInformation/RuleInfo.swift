public import CopyModel
package import CopyText

/// What there is to know of a rule. The same data is its page in `explain`, its tests and its documentation.
public struct RuleInfo: Sendable {
  /// What a rule looks at.
  public enum Check: String, Sendable {
    case text, set, file, project, checklist, translation, language
  }

  /// What a rule judges of copy.
  package enum Aspect: Sendable {
    /// How it is written: marks, capitals, spaces, spelling, width. Each language writes for itself.
    case form
    /// What it says and offers. A translation says what its base says.
    case content
  }

  /// Lower-case words joined by hyphens; the file and type have the same name in camel case.
  public let id: String
  /// One sentence: what the rule is about.
  public let summary: String
  /// Why it matters to the person who reads the copy.
  public let why: String
  /// Where the guidance says so.
  public let source: String
  /// Numbers of the statements in the catalogue of the guidance; empty where the rule goes beyond it.
  public let statements: [Int]
  public let check: Check
  package let judges: Aspect
  public let roles: RoleSet
  package let languages: Languages
  /// What the copy must hold for the rule to have anything to say.
  package let needs: RuleNeeds
  /// The term lists that the rule looks at.
  package let lists: TermLists
  package let severities: Severities
  /// The weaker rules that keep quiet where this one speaks.
  package let silences: SilencedRules
  package let examples: [RuleExample]
  /// Whether it holds a text against its base, and says nothing of one that has none: some judge a translation without its
  /// base as well, and have an example of that.
  package let needsBase: Bool
  /// The systems whose own guidance asks for something else: the rule says nothing of copy that they alone show.
  package let notOn: PlatformSet

  package init(
    _ id: String, _ summary: String, why: String, source: String, statements: [Int] = [], check: Check = .text,
    roles: RoleSet, languages: Languages = .all, needs: RuleNeeds? = nil,
    judges: Aspect = .form, severity: Severities, silences: SilencedRules = .none, notOn: PlatformSet = [],
    examples: [RuleExample]
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.source = source
    self.statements = statements
    self.check = check
    self.judges = judges
    self.roles = roles
    self.languages = languages
    self.needs = needs ?? languages.needs
    severities = severity
    self.examples = examples
    self.silences = silences
    self.notOn = notOn
    lists = self.needs.lists.union(languages.needs.lists)
    needsBase = check == .translation && examples.allSatisfy { !$0.isBad || $0.base != nil }
  }

  /// How loud the rule speaks under `guide`; `off` is opt-in.
  public func severity(in guide: Guide) -> Severity { severities[guide] }

  /// Whether it is off in every edition, and on for those alone who ask for it.
  package var isOptIn: Bool { !severities.disagree && severities[.hig2022] == .off }
}

/// How loud a rule speaks in each edition.
package struct Severities: Sendable {
  private let hig2022, higLegacy, hig2024: Severity

  package init(_ all: Severity) { (hig2022, higLegacy, hig2024) = (all, all, all) }

  package init(hig2022: Severity, legacy: Severity, hig2024: Severity) {
    self.hig2022 = hig2022
    higLegacy = legacy
    self.hig2024 = hig2024
  }

  package subscript(guide: Guide) -> Severity {
    switch guide {
    case .hig2022: hig2022
    case .higLegacy: higLegacy
    case .hig2024: hig2024
    }
  }

  package static let error = Severities(.error)
  package static let warning = Severities(.warning)
  package static let note = Severities(.note)
  package static let optIn = Severities(.off)

  /// Whether the editions differ.
  package var disagree: Bool { hig2022 != higLegacy || hig2022 != hig2024 }
}

/// In which languages a rule may judge.
package enum Languages: Sendable {
  /// All of them: the rule looks at no words.
  case all
  /// English alone: case rules, and rules of English grammar.
  case english
  /// English and Korean: where words can be counted and marks demanded because the grammar is known.
  case englishAndKorean
  /// Those whose lexicon has words in every one of the lists. The rule is asked about copy with a word of one of them,
  /// unless it says otherwise in `needs`.
  case having([TermList])
  /// Those with one of these language codes.
  case tagged([StaticString])

  /// Those with one of `codes`.
  package static func tagged(_ codes: StaticString...) -> Languages { .tagged(codes) }

  /// Those whose lexicon has words in one of the lists.
  case havingAny([TermList])
  /// Those whose lexicon knows so much of the language, beyond words.
  case supporting(LexiconTrait)

  /// What copy must hold by the lists alone.
  package var needs: RuleNeeds {
    switch self {
    case .having(let lists), .havingAny(let lists): .terms(lists)
    case .all, .english, .englishAndKorean, .tagged, .supporting: .nothing
    }
  }

  package func include(_ locale: LocaleTag, lexicon: Lexicon?) -> Bool {
    switch self {
    case .all: true
    case .english: locale.isEnglish
    case .englishAndKorean: locale.isEnglish || locale.isLanguage("ko")
    case .having(let lists): lists.allSatisfy { lexicon?.has($0) ?? false }
    case .tagged(let codes): codes.contains { locale.isLanguage($0) }
    case .havingAny(let lists): lists.contains { lexicon?.has($0) ?? false }
    case .supporting(let trait): lexicon?.supports(trait) ?? false
    }
  }

  /// Whether the lexicon is unsure of all that it has in a list that the rule asks for.
  package func isDoubtful(in lexicon: Lexicon?) -> Bool {
    guard case .having(let lists) = self, let lexicon else { return false }
    return lists.contains { lexicon.isUnsure(of: $0) }
  }

  /// `level`, or a note where the lexicon is unsure.
  package func loudest(_ level: Severity, in lexicon: Lexicon?) -> Severity {
    isDoubtful(in: lexicon) ? min(level, .note) : level
  }
}

/// Rules that keep quiet where a stronger one speaks: of two on the same words only the stronger is reported.
package struct SilencedRules: Sendable, Equatable {
  /// Those that say nothing of a string at all, by id.
  package let onString: [String]
  /// Those that say nothing of words that overlap the stronger rule’s, by id.
  package let onWords: [String]

  package init(onString: [String], onWords: [String]) {
    self.onString = onString
    self.onWords = onWords
  }

  package static let none = SilencedRules(onString: [], onWords: [])

  package static func onString(_ rules: String...) -> SilencedRules { SilencedRules(onString: rules, onWords: []) }
  package static func onWords(_ rules: String...) -> SilencedRules { SilencedRules(onString: [], onWords: rules) }

  package var all: [String] { onString + onWords }
}

/// What a rule says: one sentence that stands alone. Rules keep theirs as private static members.
package struct Message: ExpressibleByStringInterpolation, Sendable {
  package let text: String
  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: DefaultStringInterpolation) {
    text = String(stringInterpolation: stringInterpolation)
  }
}
