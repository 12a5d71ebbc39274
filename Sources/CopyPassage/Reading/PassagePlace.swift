package import CopyModel
package import CopyText

/// Where a text stands and what it is for: what rules know of a passage beside its words.
package struct PassagePlace {
  /// Index of the entry in its catalogue.
  package var entry: Int
  package var role = Role.unknown
  package var style: ButtonStyle = []
  /// The language that the text is said to be in.
  package var locale: LocaleTag
  /// What the text stands in; nil for words that stand in no catalogue.
  package var catalog: Catalog?
  /// Key and comment of the entry, empty where it has none. They lie in the catalogue.
  package var key = Bytes(start: nil, count: 0)
  package var comment = Bytes(start: nil, count: 0)
  /// `plural.one`: which variant of its key it is; empty for the plain value.
  package var variation = Bytes(start: nil, count: 0)
  /// What the file says of the entry beyond its text.
  package var extras: EntryExtras?
  /// How sure the role is, 0 to 1; 1 where the input declares it.
  package var roleConfidence: Float = 1
  /// Where the knowledge of the role comes from.
  package var roleEvidence = RoleEvidence.explicit
  /// Whether key and comment agree on it.
  package var isRoleConfirmed = false
  /// Whether its comment calls it something else than the call that shows it.
  package var isRoleDisputed = false
  /// Whether the program shows it as plain text as well, or looks it up where nobody can tell what it shows.
  package var isElsewhere = false
  /// Whether programs were read for it, and none of their calls shows it.
  package var isUncalled = false
  /// Whether programs were read for it, no call of theirs shows it, and its key or its words alone tell the role.
  package var isUnseen = false
  /// Whether whoever hands the text over says what it is for, in the input or the configuration.
  package var isDeclared = false
  /// Whether its file, or a call of the program, says that it is a part of another text.
  package var isPart = false
  /// Whether the program changes its capitals before it shows it.
  package var isRecased = false
  /// Whether the program has it spoken, and nobody sees it.
  package var isSpoken = false
  /// Whether calls show it as something else as well.
  package var isShared = false
  /// Whether something is looked up by the words themselves.
  package var isKey = false
  /// Whether its key is in a translation and not in the base.
  package var isExtra = false
  /// How the texts of its file end, where it is a translation.
  package var endMarks = EndMarkHabits.none
  /// What the texts of its file that are for the same do alike.
  package var house = HouseHabits.none
  /// Whether its file, its comment, or a surface of the app may limit its length.
  package var mayBeLimited = false
  /// The systems that show it; empty where nothing tells.
  package var platforms: PlatformSet = []
  /// Whether it is judged as part of an alert, action sheet, or notification.
  package var isInSet = false
  /// Whether the set it is in is an action sheet.
  package var isInSheet = false
  /// Whether a field or a view of the app’s own stands below it.
  package var isOverView = false
  /// Whether its alert has no other text: a title without message, or the reverse.
  package var standsAlone = false

  /// A place of which no more is known.
  package init(entry: Int = 0, role: Role = .unknown, style: ButtonStyle = [], locale: LocaleTag) {
    self.entry = entry
    self.role = role
    self.style = style
    self.locale = locale
  }

  /// The place of `entry`, the one at `index` of `catalog`. On which systems it is shown is not known yet.
  package init(of entry: Entry, at index: Int, in catalog: Catalog, as guess: RoleGuess, locale: LocaleTag) {
    self.entry = index
    self.catalog = catalog
    self.locale = locale
    (role, style) = (guess.role, entry.style)
    key = catalog.bytes(entry.key)
    comment = catalog.bytes(entry.comment)
    variation = catalog.bytes(entry.variation)
    extras = catalog.extras(of: entry)
    roleConfidence = guess.confidence
    roleEvidence = guess.evidence
    isRoleConfirmed = guess.isConfirmed
    isRoleDisputed = guess.isDisputed
    isElsewhere = guess.isElsewhere
    isDeclared = guess.confidence == 1 && entry.evidence != .source
    isPart = entry.flags.contains(.isFragment) || guess.isJoined
    isRecased = guess.isRecased || extras?.isRecased == true
    isSpoken = guess.isSpoken || extras?.isSpoken == true
    isShared = guess.isShared
    isKey = entry.flags.contains(.isKey)
    mayBeLimited = extras?.limit != nil || comment.hasDigit
  }

  /// The plural form that the text is for, where it is a variant of its key.
  package var pluralForm: ICU.PluralCategory? {
    let steps = variation.split(separator: UInt8(ascii: "."))
    guard let plural = steps.lastIndex(where: { Bytes(rebasing: $0).equals("plural") }), plural + 1 < steps.count else {
      return nil
    }
    return ICU.PluralCategory.allCases.first { $0.name.utf8.elementsEqual(steps[plural + 1]) }
  }

  /// Becomes part of `set`.
  package mutating func join(_ set: CopySet) {
    isInSet = true
    platforms = set.platforms
    show(in: set)
  }

  /// Is shown as part of `set`, but judged alone.
  package mutating func show(in set: CopySet) {
    isInSheet = set.kind == .actionSheet
    isOverView = set.traits?.contains(.hasTextField) == true
    let isText = entry == set.title || entry == set.message
    standsAlone = isText && set.isDeclared && (set.title == nil || set.message == nil)
  }

  /// The place as words in `locale` that are tried out in it have it: as `role`, outside any set.
  package func tried(as role: Role, in locale: LocaleTag) -> PassagePlace {
    var place = self
    place.role = role
    place.style = []
    place.locale = locale
    place.isInSheet = false
    place.standsAlone = false
    return place
  }

  /// The place of the text that the one here translates.
  package var ofBase: PassagePlace { PassagePlace(entry: entry, role: role, style: style, locale: locale) }

  /// The same place where `other` stands: the base text of a translation is judged there as the translation is.
  package func standing(where other: PassagePlace) -> PassagePlace {
    var place = other
    place.locale = locale
    place.variation = variation
    place.extras = extras
    place.platforms = platforms
    place.isExtra = isExtra
    place.isKey = false
    return place
  }
}

/// One of the texts that a translation may follow: a plural form of its base.
package struct BaseForm {
  package let bytes: Bytes
  package let substitutions: KnownSubstitutions
  /// Keeps the bytes, where no catalogue does.
  private let owner: ByteBuffer?

  /// A text that lives in a catalogue.
  package init(_ bytes: Bytes, _ substitutions: KnownSubstitutions = KnownSubstitutions()) {
    (self.bytes, self.substitutions, owner) = (bytes, substitutions, nil)
  }

  /// A text of which a copy is kept.
  package init(_ text: String) {
    let buffer = ByteBuffer(Array(text.utf8))
    (bytes, substitutions, owner) = (buffer.bytes, KnownSubstitutions(), buffer)
  }
}

/// What a catalogue says of the substitutions in a text.
package struct KnownSubstitutions {
  private var all: [Substitution] = []
  /// The one that the text is a form of, whose number is `%arg` there.
  package private(set) var own: Substitution?

  /// Of a text without any.
  init() {}

  /// - Parameter variation: where the text stands among the variants of its key, `substitutions.files.plural.one`.
  init(_ all: [Substitution], variation: Bytes) {
    self.all = all
    let head: StaticString = "substitutions."
    guard !all.isEmpty, variation.hasLiteral(head, at: 0) else { return }
    let path = variation.slice(from: head.utf8CodeUnitCount)
    own = all.first { path.starts(with: $0.name) && path.count > $0.name.count && path[$0.name.count] == 0x2E }
  }

  /// The one of that name.
  package func named(_ name: Bytes) -> Substitution? { all.first { name.elementsEqual($0.name) } }

  /// Whether one of them counts the argument.
  package func claims(_ argument: Int) -> Bool { all.contains { $0.argument == argument } }
}
