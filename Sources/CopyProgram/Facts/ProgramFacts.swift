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
  /// What it mentions, wherever that stands.
  package internal(set) var mentions = ProgramMentions()
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
  /// A name alone says what it is for, and nothing shows whether it is.
  package var isAssumed = false
  /// A name alone says what it is for, or any text of its kind may be shown so: a call that shows this one knows better.
  var isDeclared = false
  /// Other words stand before or behind it in one text, or around it.
  package var isJoined = false
  /// What it stands in is no alert, by its name: a row, a banner, a screen.
  package var isAside = false
  /// It stands below another text of the same part of its set.
  package var isBelow = false
  /// Its capitals are changed where it shows, by what stands around it.
  var hasOtherCase = false
  /// Its capitals are changed before it shows.
  package var isRecased: Bool { hasOtherCase || copy.isRecased }
  /// It is spoken, and nobody sees it.
  package var isSpoken = false
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
  /// The file in which it stands, by its number among those that are joined; -1 before that.
  var file: Int32 = -1
  /// Whether a function that looks up translations stands around the literal.
  package var isLocalized = false
  /// Whether it is handed to a function that no row knows, which may look it up or make another text of it.
  package var isPassed = false
  /// Whether its capitals are changed: `.uppercased()`.
  package var isRecased = false
  /// Whose resources are looked up.
  package var resources = Resources.any

  /// What reads the resources of a Kotlin or Java program: Android for `R.string.gate`, Compose for `Res.string.gate`.
  package enum Resources: UInt8, Sendable { case any, android, compose }
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
  /// Whether the system adds a button that cancels where one has the destructive style.
  package var guardsLoss = false

  /// Counts from 1.
  package var line: Int32 { call.line }
}

/// The buttons of a set as people see them, leading to trailing.
package struct ShownOrder {
  /// Indices of the buttons given, and whether this is how they are shown.
  package let buttons: [Int]
  package let isKnown: Bool
  /// Whether each call says where its button stands.
  package let isRanked: Bool
  /// The button that Return presses by itself; nil for none.
  package let byDefault: Int?

  /// - Parameter given: the buttons in the order of the program, with what their calls say of each.
  package init(_ given: [(style: ButtonStyle, rank: Int8)], in set: ProgramSet) {
    let all = Array(given.indices)
    isRanked = !given.isEmpty && given.allSatisfy { $0.rank > 0 }
    if isRanked {
      (isKnown, byDefault) = (true, nil)
      // Swift’s sort is stable: buttons of one rank stay as they are.
      buttons = all.sorted { given[$0].rank < given[$1].rank }
      return
    }
    switch set.order {
    case .unknown: (buttons, isKnown, byDefault) = (all, false, nil)
    case .asAdded:
      let cancel = all.filter { given[$0].style.contains(.cancel) }
      (buttons, isKnown, byDefault) = (cancel + all.filter { !cancel.contains($0) }, true, nil)
    case .reversed:
      let isOpen = !set.hasOwnDefault && given.first?.style.contains(.destructive) == false
      (buttons, isKnown, byDefault) = (all.reversed(), true, isOpen ? 0 : nil)
    }
  }
}

/// A line of a program that names a framework which only some systems have.
package struct ProgramImport: Sendable, Equatable {
  package let platforms: PlatformSet
  /// `AppKit`
  package let framework: String
  /// Counts from 1.
  package let line: Int
  /// Whether it holds for some builds alone: `#if canImport(AppKit)`.
  package let isConditional: Bool
}

extension ProgramImport {
  private static let frameworks: [(name: StaticString, platforms: PlatformSet)] = [
    ("AppKit", .macos), ("Cocoa", .macos), ("UIKit", .ofUIKit), ("WatchKit", .watchos), ("TVUIKit", .tvos),
    ("TVMLKit", .tvos), ("android", .android), ("androidx", .android),
  ]

  /// All imports of `text` that tell of a system, in their order.
  static func all(in text: Bytes, _ dialect: ProgramDialect) -> [ProgramImport] {
    var (found, start, line, depth) = ([ProgramImport](), 0, 1, 0)
    while start < text.count {
      let end = text.firstIndex(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), from: start)
      let words = text.slice(start..<end).withoutSpace
      if words.hasLiteral("#if", at: 0) { depth += 1 }
      if words.hasLiteral("#endif", at: 0) { depth = max(0, depth - 1) }
      if let (name, platforms) = framework(in: words) {
        found.append(ProgramImport(platforms: platforms, framework: name, line: line, isConditional: depth > 0))
      }
      if end < text.count,
        text[end] == UInt8(ascii: "\n") || end + 1 == text.count || text[end + 1] != UInt8(ascii: "\n")
      {
        line += 1
      }
      start = end + 1
    }
    // The guard around a header is no condition.
    return dialect == .objectiveC ? found.map(\.unconditional) : found
  }

  private var unconditional: ProgramImport {
    ProgramImport(platforms: platforms, framework: framework, line: line, isConditional: false)
  }

  /// `import AppKit`, `@import AppKit;`, `#import <AppKit/AppKit.h>`, `import androidx.compose.Text`.
  private static func framework(in line: Bytes) -> (String, PlatformSet)? {
    let openings: [StaticString] = ["import ", "@import ", "#import <", "#include <", "@testable import "]
    guard let opening = openings.first(where: { line.hasLiteral($0, at: 0) }) else { return nil }
    let rest = line.slice(from: opening.utf8CodeUnitCount).withoutSpace
    let name = rest.slice(0..<(rest.firstIndex { !$0.isASCIILetter } ?? rest.count))
    return frameworks.first { name.equals($0.name) }.map { ("\($0.name)", $0.platforms) }
  }
}

extension Bytes {
  /// Without the spaces and tabs at its start.
  fileprivate var withoutSpace: Bytes { slice(from: firstIndex { $0 != 0x20 && $0 != 0x09 } ?? count) }
}
