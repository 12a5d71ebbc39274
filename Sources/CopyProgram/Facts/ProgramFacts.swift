package import CopyModel

/// What a program says of copy: where strings are shown, and as what. The text of the program is not kept.
package struct ProgramFacts: Sendable {
  /// The path of the file, as given.
  package let path: String
  package internal(set) var uses: [ProgramUse] = []
  package internal(set) var sets: [ProgramSet] = []
  package internal(set) var definitions: [ProgramDefinition] = []

  package init(path: String) { self.path = path }
}

/// One place where a program shows a string.
package struct ProgramUse: Sendable {
  /// What stands there; hashes are those of `LiteralHash`, 0 for what there is not.
  package var copy = ProgramCopy()
  package var role = Role.unknown
  package var style: ButtonStyle = []
  /// Index in the file’s `sets`; -1 for a string that stands alone.
  package var set: Int32 = -1
  /// Counts from 1.
  package var line: Int32 = 0
}

/// A string as a program names it.
package struct ProgramCopy: Sendable, Equatable {
  /// The literal: a key, or the text itself.
  package var key: UInt64 = 0
  /// The text that shows where no catalogue has the key.
  package var fallback: UInt64 = 0
  /// The last two parts of a name, `UserText.close`, for `ProgramDefinition.name`.
  package var name: UInt64 = 0
  /// All parts of a name but the first, folded: generated names follow the keys.
  package var accessor: UInt64 = 0
  /// Where the literal stands in the program, with its marks; empty for a name.
  package var start: Int32 = 0
  package var end: Int32 = 0
  /// Whether a function that looks up translations stands around the literal.
  package var isLocalized = false
}

/// A name for a string: `static let close = NSLocalizedString(…)`.
package struct ProgramDefinition: Sendable {
  /// The type and the member, folded.
  package var name: UInt64
  package var copy: ProgramCopy
}

/// Strings that people see together.
package struct ProgramSet: Sendable {
  package enum Kind: UInt8, Sendable { case alert, actionSheet, notification }

  package var kind: Kind
  /// Counts from 1.
  package var line: Int32
  /// Whether some part of it is not a string that can be told here, so that the set may lack something.
  package var hasUnknownParts = false
  /// Whether it is shown by a method that runs when the app starts.
  package var isAtLaunch = false
}
