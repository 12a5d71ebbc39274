package import CopyModel

/// What a program says of copy: where strings are shown, and as what. The text of the program is not kept.
package struct ProgramFacts: Sendable {
  /// The path of the file, as given.
  package let path: String
  /// The text from which it was read, by its fingerprint.
  var text: UInt64 = 0
  package internal(set) var uses: [ProgramUse] = []
  package internal(set) var sets: [ProgramSet] = []
  /// What it imports that tells of a system.
  package internal(set) var imports: [ProgramImport] = []
  /// How strings flow through it.
  package internal(set) var flow = FlowFacts()

  package init(path: String) { self.path = path }
}

/// One place where a program shows a string.
package struct ProgramUse: Sendable {
  /// What stands there; hashes are those of `LiteralHash`, 0 for what there is not.
  package var copy = ProgramCopy()
  package var role = Role.unknown
  /// It is shown as plain text: of labels and text its words tell which.
  package var isPlain = false
  /// Other words stand before or behind it in one text, or around it.
  package var isJoined = false
  package var style: ButtonStyle = []
  /// Index in the file’s `sets`; -1 for a string that stands alone.
  package var set: Int32 = -1
  /// Where a button stands among those of its set, by the call itself: counts from 1, leading to trailing; 0 where only
  /// the order of the calls tells.
  package var rank: Int8 = 0
  /// Counts from 1.
  package var line: Int32 = 0
  /// The name of the call that shows it.
  package var call = ProgramPlace()
}

/// A name in a program: bytes of the file, and where people find it.
package struct ProgramPlace: Sendable, Equatable {
  /// In bytes.
  package var offset: Int32 = 0
  package var length: Int32 = 0
  /// Count from 1; columns in Unicode scalars. 0 for no place.
  package var line: Int32 = 0
  package var column: Int32 = 0
  /// Its length in Unicode scalars.
  package var scalars: Int32 = 0
}

/// A string as a program names it.
package struct ProgramCopy: Sendable, Equatable {
  /// The literal: a key, or the text itself.
  package var key: UInt64 = 0
  /// The text that shows where no catalogue has the key.
  package var fallback: UInt64 = 0
  /// All parts of a name but the first, folded: generated names follow the keys.
  package var accessor: UInt64 = 0
  /// Those parts without the first, where that may be the name of a table; 0 where it is too short.
  package var tableAccessor: UInt64 = 0
  /// The name behind a dot alone, folded: catalogues’ own symbols follow the keys.
  package var symbol: UInt64 = 0
  /// Whether the literal has words.
  package var hasLetters = false
  /// Where the literal stands in the program, with its marks; empty for a name.
  package var start: Int32 = 0
  package var end: Int32 = 0
  /// Whether a function that looks up translations stands around the literal.
  package var isLocalized = false
  /// Whether it is handed to a function that no row knows, which may look it up or make another text of it.
  package var isPassed = false
  /// Whether its capitals are changed: `.uppercased()`.
  package var isRecased = false
}

/// Strings that people see together.
package struct ProgramSet: Sendable {
  package enum Kind: UInt8, Sendable { case alert, actionSheet, notification }

  /// How its buttons are shown, leading to trailing, given the order of the program.
  package enum Order: UInt8, Sendable {
    case unknown
    /// As they are added, the one with the cancel style first.
    case asAdded
    /// The first one trails, as the default button, unless the program chooses another.
    case reversed
  }

  package var kind: Kind
  package var order = Order.unknown
  /// The name of the call that begins it.
  package var call: ProgramPlace
  /// The function in which it is shown, as the program writes its name, up to its first label; empty where nothing tells.
  package var function = ""
  /// The systems that have this call; empty where the call doesn’t tell.
  package var platforms: PlatformSet = []
  /// Whether some part of it is not a string that can be told here, or shows at times only, so that the set may lack
  /// something.
  package var hasUnknownParts = false
  /// Whether the program says which button Return presses.
  package var hasOwnDefault = false
  package var traits = SetTraits()

  /// Counts from 1.
  package var line: Int32 { call.line }
}
