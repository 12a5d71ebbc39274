import CopyModel

/// What a call does with one of its arguments: a line of `Lexicons/shared/calls.tsv`.
struct CallRow {
  /// Where the copy stands in the call. Words are hashed.
  enum Place: Equatable {
    /// An argument without a label, counted from 0.
    case position(Int)
    case label(UInt64)
    /// A block behind the call; 0 for the one without a label.
    case block(UInt64)
    /// Any argument, written as this word behind a dot.
    case word(UInt64)
    case none
  }

  /// What the copy is for.
  enum Purpose: Equatable {
    case role(Role)
    /// Text that its words or its surroundings give a role.
    case byWords
    /// The key of a localized string, or the text that shows where no catalogue has one.
    case key, fallback
    case none
  }

  /// What it does to the strings that people see together.
  enum Effect: Equatable {
    case begins(ProgramSet.Kind, ProgramSet.Order, isFilledLater: Bool)
    case joins, beginsMenu, launches, none
    /// What it is given holds views of the set.
    case holds
    /// A button that was made elsewhere comes in.
    case adds
    /// It says something of the set at hand.
    case marks(SetTraits)
    /// The system adds a button that cancels where one destroys something.
    case guardsLoss
    /// It styles the button whose property it is.
    case styles
    /// It says what the text is for whose look it changes.
    case looks
    /// It changes the capitals of the text that it is said of.
    case recases
    /// Each text of the block stands for itself.
    case lists
    /// It shows an error, whose description is the title.
    case presents
    /// It writes for those who build the app alone.
    case logs
    /// It has its text spoken, and shows it to nobody.
    case speaks
    /// It holds what the program likes, and an alert where that is texts and buttons.
    case frames
    /// It names a category of notifications, or makes one.
    case categorizes
    /// Its type is an alert that the project draws itself.
    case asks
  }

  var place = Place.none
  var purpose = Purpose.none
  var effect = Effect.none
  var style: ButtonStyle = []
  /// The label of an argument that the call must have; 0 for none.
  var required: UInt64 = 0
  /// Where the button stands in its set, counted from 1; 0 where the order of the calls tells.
  var rank: Int8 = 0
  /// The systems that have the call; empty where others have one of that name too.
  var platforms: PlatformSet = []
}

extension CallRow {
  /// The label that the place is known by; 0 for a place of another kind.
  var label: UInt64 { if case .label(let label) = place { label } else { 0 } }

  /// The row that the last three cells of a line describe; nil where they are none.
  init?(place: Substring, purpose: Substring, effect: Substring) {
    guard let purpose = Self.purpose(purpose), let chosen = Self.effect(effect.prefix { !"+?@^".contains($0) }) else {
      return nil
    }
    (self.place, self.purpose, self.effect) = (Self.place(place), purpose, chosen)
    if let mark = effect.firstIndex(of: "?") {
      required = Self.hash(effect[effect.index(after: mark)...].prefix { $0 != "^" })
    }
    if let mark = effect.firstIndex(of: "^") {
      guard let platform = Platform(rawValue: String(effect[effect.index(after: mark)...])) else { return nil }
      platforms = platform == .ios ? .ofUIKit : PlatformSet(platform)
    }
    if let mark = effect.firstIndex(of: "+") {
      let name = effect[effect.index(after: mark)...].prefix { !"?@^".contains($0) }
      guard let style = ButtonStyle(name: name) else { return nil }
      self.style = style
    }
    if let mark = effect.firstIndex(of: "@") {
      guard let rank = Int8(effect[effect.index(after: mark)...].prefix { !"?^".contains($0) }) else { return nil }
      self.rank = rank
    }
  }

  static func hash(_ name: Substring) -> UInt64 { LiteralHash.exact(name: name) }

  private static func place(_ cell: Substring) -> Place {
    if cell == "-" { return .none }
    if let number = Int(cell) { return .position(number - 1) }
    if cell.hasPrefix(".") { return .word(hash(cell.dropFirst())) }
    guard cell.hasPrefix("{") else { return .label(hash(cell)) }
    let label = cell.dropFirst().dropLast()
    return .block(label.isEmpty ? 0 : hash(label))
  }

  private static func purpose(_ cell: Substring) -> Purpose? {
    switch cell {
    case "-": Purpose.none
    case "*": .byWords
    case "key": .key
    case "default": .fallback
    default: Role(name: cell).map { .role($0) }
    }
  }

  private static func effect(_ cell: Substring) -> Effect? {
    switch cell {
    case "-", "": Effect.none
    case "join": .joins
    case "add": .adds
    case "menu": .beginsMenu
    case "launch": .launches
    case "style": .styles
    case "look": .looks
    case "case": .recases
    case "list": .lists
    case "error": .presents
    case "log": .logs
    case "spoken": .speaks
    case "loss": .guardsLoss
    case "frame": .frames
    case "view": .holds
    case "category": .categorizes
    case "ask": .asks
    case "alert": .begins(.alert, .asAdded, isFilledLater: false)
    case "alert*": .begins(.alert, .asAdded, isFilledLater: true)
    case "alert*<": .begins(.alert, .reversed, isFilledLater: true)
    case "sheet": .begins(.actionSheet, .unknown, isFilledLater: false)
    case "notification*": .begins(.notification, .unknown, isFilledLater: true)
    default: SetTraits(name: cell).map { .marks($0) }
    }
  }
}
