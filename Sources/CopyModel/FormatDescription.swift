/// What is so of every file of a format, said once, beside its reader. Catalogues carry it, so that nobody has to know a
/// format by its name.
package struct FormatDescription: Sendable {
  /// The format’s name in reports, `strings` or `jsonl`.
  package let name: String
  package let endings: [FileEnding]
  package let traits: FormatTraits
  /// What the format has no way to write.
  package let lacks: FormatLimits
  /// The system that shows all copy in such files, and how a reader of reports knows; nil where the format doesn’t tell.
  package let system: (platforms: PlatformSet, reason: String)?
  /// Where the files lie below any folder, `values*/*.xml`; nil where the ending alone tells.
  package let glob: String?
  /// A regular expression of the paths that most such files have, for tools that can ask no more than that (pre-commit); nil
  /// where the ending tells.
  package let pathPattern: String?
  /// A path that the format takes for its own.
  package let example: String
  /// What people call the files, in messages.
  package let called: String
  /// The row of the README’s table: the files, and what is read of them, in Markdown.
  package let row: (files: String, summary: String)

  package init(
    _ name: String, endings: [FileEnding], traits: FormatTraits = [], lacks: FormatLimits = [],
    system: (platforms: PlatformSet, reason: String)? = nil, glob: String? = nil, pathPattern: String? = nil,
    example: String? = nil, called: String? = nil, files: String? = nil, summary: String
  ) {
    self.name = name
    self.endings = endings
    self.traits = traits
    self.lacks = lacks
    self.system = system
    self.glob = glob
    self.pathPattern = pathPattern
    self.example = example ?? "a\(endings.first?.suffix ?? "")"
    self.called = called ?? endings.first?.suffix ?? name
    row = (files ?? endings.map { "`.\($0.name)`" }.joined(separator: ", "), summary)
  }

  /// Whether `path` has one of the endings.
  package func hasEnding(of path: String) -> Bool {
    let path = path.lowercased()
    return endings.contains { path.hasSuffix($0.suffix) }
  }

  // MARK: What follows from the traits

  package var isStream: Bool { traits.contains(.isStream) }
  package var isProgram: Bool { traits.contains(.isProgram) }
  package var isText: Bool { traits.contains(.isText) }
  /// Whether files are looked for in folders. Streams and text are read when named.
  package var isFoundInFolders: Bool { traits.isDisjoint(with: [.isStream, .isText, .isProgram]) }
  /// Whether what a text translates stands in the same file, if anywhere.
  package var holdsItsBase: Bool { !traits.isDisjoint(with: [.isStream, .isText, .isBilingual, .holdsAllLanguages]) }
}

/// An ending of a file’s name, and where such a file names its language besides the folders that name one for all files.
package struct FileEnding: Sendable, ExpressibleByStringLiteral {
  /// In small letters, without the dot.
  package let name: String
  /// The same with the dot.
  package let suffix: String
  /// Whether the file’s own name tells: `app_de.arb`.
  package let isNamedByLanguage: Bool
  /// Whether any folder called by a language tells, and not only those within `locales` and its kin.
  package let standsInFolderOfLanguage: Bool

  package init(_ name: String, isNamedByLanguage: Bool = false, standsInFolderOfLanguage: Bool = false) {
    self.name = name
    suffix = ".\(name)"
    self.isNamedByLanguage = isNamedByLanguage
    self.standsInFolderOfLanguage = standsInFolderOfLanguage
  }

  package init(stringLiteral name: String) { self.init(name) }

  /// An ending of files that are called by their language.
  package static func named(_ name: String) -> FileEnding { FileEnding(name, isNamedByLanguage: true) }
}

/// What a format is, where others ask.
package struct FormatTraits: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is read as it comes, and one file holds the copy of many catalogues.
  package static let isStream = Self(rawValue: 1)
  /// Its copy stands in code.
  package static let isProgram = Self(rawValue: 1 << 1)
  /// It is plain text, whose place in a program nobody knows.
  package static let isText = Self(rawValue: 1 << 2)
  /// One file has a table in all its languages.
  package static let holdsAllLanguages = Self(rawValue: 1 << 3)
  /// Each text states what it translates.
  package static let isBilingual = Self(rawValue: 1 << 4)
  /// Its system takes sentence style for all copy.
  package static let takesSentenceStyle = Self(rawValue: 1 << 5)
  /// Interface Builder may have written the comments, which name its classes.
  package static let isOfInterfaceBuilder = Self(rawValue: 1 << 6)
  /// Its comments name the files that show a text.
  package static let namesSources = Self(rawValue: 1 << 7)
  /// The forms of a plural get their number whether or not they show it.
  package static let handsNumberToForms = Self(rawValue: 1 << 8)
  /// How a word is written depends on where in the value it stands.
  package static let escapesByPlace = Self(rawValue: 1 << 9)
  /// Which texts stand in one alert is said where they are written.
  package static let statesSets = Self(rawValue: 1 << 10)
  /// Its files say themselves how their language counts, and its reader holds them to that.
  package static let countsItsForms = Self(rawValue: 1 << 11)
  /// A plural without the form “other” is an error, even where a language needs it for fractions alone.
  package static let demandsOther = Self(rawValue: 1 << 12)
  /// Two placeholders without numbers are an error, in the base as in a translation.
  package static let demandsNumbers = Self(rawValue: 1 << 13)
  /// What fills in `%s` shows any value as text, as Java does.
  package static let showsAnyValue = Self(rawValue: 1 << 14)
  /// Programs in many languages read it, so nobody knows what fills in `%s`.
  package static let servesAnyFormatter = Self(rawValue: 1 << 15)
  /// Its files describe what is on screen: no program looks its copy up, and files of strings translate it.
  package static let showsItsCopy = Self(rawValue: 1 << 16)
  /// Programs name its keys as they are written.
  package static let namesResources = Self(rawValue: 1 << 17)
  /// Only programs in Swift, Objective-C, Kotlin, and Java look its texts up, all of which are read.
  package static let isLookedUp = Self(rawValue: 1 << 18)
  /// Translators get its files and send them back: a program shows what was made of them.
  package static let isExchanged = Self(rawValue: 1 << 19)
  /// `=0`, `=1`, and `=2` of a plural are its forms “zero”, “one”, and “two” (Flutter, `Intl.plural`).
  package static let numbersAreForms = Self(rawValue: 1 << 20)
  /// Programs name its keys behind `Res`, as Compose’s generator has them, and not behind Android’s `R`.
  package static let isOfCompose = Self(rawValue: 1 << 21)
}

/// What a format has no way to write.
package struct FormatLimits: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Controls other than tabs and line breaks.
  package static let controlCharacters = Self(rawValue: 1)
  package static let lineBreaks = Self(rawValue: 1 << 1)
  /// `--` within a comment.
  package static let doubledHyphensInComments = Self(rawValue: 1 << 2)
}
