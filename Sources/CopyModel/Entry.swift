/// One string of a catalogue, with its places. All text lives in the catalogue; an entry only points there.
package struct Entry: Sendable {
  package var key = TextSlice.none
  /// The copy, decoded.
  package var value = TextSlice.none
  /// What the developer wrote about it; empty where nothing was.
  package var comment = TextSlice.none
  /// `plural.one`, `device.ipad`: which variant of the key this is; empty for the plain value.
  package var variation = TextSlice.none
  /// The written form of the value in the file's text, without its delimiters.
  package var raw: Range<Int> { Int(rawStart)..<Int(rawEnd) }
  private var rawStart: UInt32 = 0
  private var rawEnd: UInt32 = 0
  /// Index of the first segment in the catalogue's `segments`; -1 when the value stands as it is.
  package var firstSegment: Int32 = -1
  /// How many segments follow from `firstSegment` on.
  package var segmentCount: Int32 = 0
  /// Index in the catalogue's `groups`; -1 outside any declared group.
  package var group: Int32 = -1
  /// Index in the catalogue's `extras`; -1 for none.
  package var extras: Int32 = -1
  /// Index in the catalogue's `locales`.
  package var locale: UInt16 = 0
  /// What the input itself says of the role, and how.
  package var role = Role.unknown
  package var evidence = RoleEvidence.none
  package var style: ButtonStyle = []
  package var flags: EntryFlags = []

  package init() {}

  package mutating func setRaw(_ range: Range<Int>) {
    setRaw(UInt32(range.lowerBound), UInt32(range.upperBound))
  }

  mutating func setRaw(_ start: UInt32, _ end: UInt32) { (rawStart, rawEnd) = (start, end) }
}

/// What else a reader knows of an entry.
@frozen @usableFromInline package struct EntryFlags: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The members of a literal, joined.
  @inlinable @inline(__always)
  package init(arrayLiteral members: Self...) {
    var bits: UInt8 = 0
    for member in members { bits |= member.rawValue }
    self.init(rawValue: bits)
  }

  // The operations of all option sets are calls by way of the type in other modules; these aren’t.

  /// Whether all of `member` is in the set.
  @inlinable @inline(__always)
  package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  /// Whether nothing is in both sets.
  @inlinable @inline(__always)
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  @inlinable @inline(__always)
  package var isEmpty: Bool { rawValue == 0 }

  /// Holds bytes that are no text: reported, never judged or edited.
  @inlinable package static var isDamaged: EntryFlags { EntryFlags(rawValue: 1) }
  /// Not meant for translation, or not for people.
  @inlinable package static var isExempt: EntryFlags { EntryFlags(rawValue: 2) }
  /// Written without quotation marks or another delimiter, which limits what may stand there.
  @inlinable package static var isBare: EntryFlags { EntryFlags(rawValue: 4) }
  /// Pieced together where the file breaks its format: judged, never edited.
  @inlinable package static var isRecovered: EntryFlags { EntryFlags(rawValue: 8) }
  /// The key itself, which shows where no text stands for it: judged, never edited, as programs look texts up by it.
  @inlinable package static var isKey: EntryFlags { EntryFlags(rawValue: 16) }
  /// A part that is put into another text: its words are judged, but it has no role of its own.
  @inlinable package static var isFragment: EntryFlags { EntryFlags(rawValue: 32) }
  /// Part of an ICU message, in which apostrophes and braces are syntax.
  @inlinable package static var isPattern: EntryFlags { EntryFlags(rawValue: 64) }
  /// From a file whose places mean nothing to anyone, such as a binary one: judged, never edited.
  @inlinable package static var hasNoPlace: EntryFlags { EntryFlags(rawValue: 128) }

  /// Adds all of `other`.
  @inlinable @inline(__always)
  package mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
}

/// What only few formats say of an entry. An object, so that to hand it on copies nothing.
package final class EntryExtras: Sendable {
  /// Handed through to every object printed about the entry.
  package let id: String?
  /// The path to report instead of the catalogue's own.
  package let path: String?
  /// The base text of a translation.
  package let source: String?
  /// How long the copy may be, where the file says so.
  package let limit: LengthLimit?
  /// How far the translation has come, where the file says so.
  package let state: TranslationState?
  /// What the names in the text stand for (`%#@files@`); nil where the format says nothing of that.
  package let substitutions: [Substitution]?
  /// The function of the program that shows it, by its name as it is written.
  package let function: String?
  /// Whether the program changes its capitals before it shows it.
  package let isRecased: Bool
  /// Whether its call has it spoken, and nobody sees it.
  package let isSpoken: Bool
  /// Whether a name alone says what it is for in the program: the description of an error.
  package let isAssumed: Bool
  /// The element of an interface, or the key of a property list, that holds it; nil where the format has none.
  package let element: CopyElement?

  package init(
    id: String? = nil, path: String? = nil, source: String? = nil, limit: LengthLimit? = nil,
    state: TranslationState? = nil, substitutions: [Substitution]? = nil, function: String? = nil,
    isRecased: Bool = false, isSpoken: Bool = false, isAssumed: Bool = false, element: CopyElement? = nil
  ) {
    self.id = id
    self.path = path
    self.source = source
    self.limit = limit
    self.state = state
    self.substitutions = substitutions
    self.function = function
    (self.isRecased, self.isSpoken, self.isAssumed) = (isRecased, isSpoken, isAssumed)
    self.element = element
  }
}

/// What holds a text where the file describes what is on screen, and not texts by names.
package struct CopyElement: Sendable, Equatable {
  /// What a text is on its element.
  package enum Part: String, Sendable {
    /// The title of a push button, and the item of a menu.
    case button, menuItem = "menuitem"
    /// The title of a check box, a radio button, or a switch.
    case option
    /// One of several values: an item of a pop-up menu.
    case choice
    /// The title of a window, a screen, a column, or a group.
    case title
    case label
    /// A label or running text, by its words.
    case prose
    /// A tool tip, a placeholder, a footer, the reason for a request.
    case help
    /// What an app calls itself.
    case name
    /// Nothing that anyone reads as such.
    case value
  }

  /// As the file has it: `buttonCell`.
  package var name: String
  package var part: Part
  /// The properties of the program that hold the element, by which it may get another text.
  package var outlets: [String] = []
  /// Whether it has a number by which the program finds it.
  package var isTagged = false
  /// Whether it is a pattern from which a program makes as many as it needs.
  package var isPrototype = false

  package init(_ name: String, _ part: Part) { (self.name, self.part) = (name, part) }
}

/// The longest copy that a file allows for an entry: XLIFF’s `maxwidth`, or “max 24 chars” in a comment.
package struct LengthLimit: Sendable, Equatable {
  package enum Unit: UInt8, Sendable {
    /// Grapheme clusters.
    case characters
    /// UTF-8 bytes.
    case bytes
    /// Points on the surface; XLIFF’s `pixel` is taken for these.
    case points
  }

  /// In `unit`; positive.
  package var value: Int
  package var unit: Unit

  package init(_ value: Int, _ unit: Unit) { (self.value, self.unit) = (value, unit) }
}

/// How far a translation has come, by the words of its file.
package enum TranslationState: UInt8, Sendable {
  /// No translation yet: `new`, `untranslated`, an empty `msgstr`.
  case new
  /// Someone or something guessed: `fuzzy`, `needs-review`, `needs-translation`.
  case needsReview
  case translated
  /// The base text it belongs to is gone.
  case stale
}

/// Entries that the input itself puts together: one alert, action sheet or notification.
package struct EntryGroup: Sendable {
  package enum Kind: UInt8, Sendable { case alert, actionSheet, notification }

  package var name: String
  package var kind: Kind
  /// Indices of the entries, in the order they stand.
  package var entries: Range<Int>
  /// Whether buttons stand in the order in which they are shown; some systems have an order of their own.
  package var orderIsKnown: Bool
  /// Whether a button without a style has none; false for a shape in which nobody writes styles.
  package var statesStyles = true
  /// The buttons as they are shown, leading to trailing, where the entries stand in another order.
  package var buttons: [Int] = []
  /// What the input says of the whole; nil where it can’t say.
  package var traits: SetTraits?

  package init(name: String, kind: Kind, entries: Range<Int>, orderIsKnown: Bool = true) {
    self.name = name
    self.kind = kind
    self.entries = entries
    self.orderIsKnown = orderIsKnown
  }
}

/// A part of a text that its catalogue keeps apart, in variants of its own: what `%#@files@` stands for.
package struct Substitution: Sendable, Equatable {
  /// What stands between the marks.
  package var name: [UInt8]
  /// Which argument of the program it counts, from 1 on; nil where the catalogue leaves it to the order.
  package var argument: Int?
  /// How the argument is read, without the percent sign: `lld`.
  package var specifier: [UInt8]

  package init(name: [UInt8], argument: Int?, specifier: [UInt8]) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
  }
}
