package import CopyModel

/// Entries of a catalogue that people see together: one alert, action sheet or notification.
package struct CopySet: Sendable, Equatable {
  package enum Kind: UInt8, Sendable { case alert, actionSheet, notification }

  /// What the input calls it, or what the keys of its members have in common.
  package var name: String
  package var kind: Kind
  /// Indices in the catalogue's `entries`.
  package var title: Int?
  package var message: Int?
  package var buttons: [Int]
  /// What is said of each button's style, by the input, its key or its comment; as long as `buttons`.
  package var styles: [ButtonStyle]
  /// The input itself puts the entries together.
  package var isDeclared: Bool
  /// The buttons stand in the order in which they are shown, leading to trailing.
  package var orderIsKnown: Bool
  /// A button that the input gives no style has none; in some shapes nobody writes styles.
  package var statesStyles = true
  /// How many more buttons the input puts into it than are judged together.
  package var leftOut = 0
  /// The call that shows it: an index in `ProgramIndex.sets`; -1 where no program was read for it.
  package var call: Int32 = -1
  /// The calls that show the buttons: indices in `ProgramIndex.sites`, as many as `buttons`; empty where no program was
  /// read for it.
  package var sites: [Int32] = []
  /// Those of its members that other calls show as well.
  package var shownElsewhere: Set<Int> = []
  /// What the program says of it beside its words; nil where no program was read for it.
  package var traits: SetTraits?
  /// The function of the program that shows it, by its name as it is written; empty where nothing tells.
  package var function = ""
  /// Parts that stand in the program, or in another catalogue.
  package var others: [Other] = []
  /// All its parts are known, wherever they stand.
  package var isWholeWithOthers = false
  /// Another catalogue has the words by which it is known, and tells of it as a whole.
  package var isToldElsewhere = false
  /// Keys alone put it together, and no program shows it any more: it is no alert of the app.
  package var isUnseen = false
  /// The systems that show it; empty where nothing tells.
  package var platforms: PlatformSet = []

  /// A part that the catalogue doesn’t have.
  package struct Other: Sendable, Equatable {
    package let role: Role
    package let text: String
    package internal(set) var style: ButtonStyle
    /// The call that shows it: an index in `ProgramIndex.sites`.
    package let site: Int32
    /// It stands below the message, and is part of it.
    package var isBelow = false
    /// Where a button stands among all buttons, those of the catalogue too.
    package internal(set) var place = 0
  }

  /// What it asks or tells stands elsewhere, and where not all of it is known its buttons are judged one by one.
  package var isAskedElsewhere: Bool { title == nil && message == nil && !others.isEmpty && !isWholeWithOthers }

  /// What the entry at `index` is in it; nil for an entry of none of its parts. A title may be the title of a button too.
  package func role(of index: Int, isButton: Bool = false) -> Role? {
    if isButton { return kind == .notification ? .notificationAction : .button }
    if index == title { return kind == .notification ? .notificationTitle : .alertTitle }
    if index == message { return kind == .notification ? .notificationBody : .alertMessage }
    guard buttons.contains(index) else { return nil }
    return kind == .notification ? .notificationAction : .button
  }

  /// Whether the entry at `index` is shown as that in it.
  package func shows(_ index: Int, as role: Role) -> Bool {
    self.role(of: index) == role || buttons.contains(index) && self.role(of: index, isButton: true) == role
  }

  /// All members, title and message first.
  package var members: [Int] { [title, message].compactMap(\.self) + buttons }
}

extension CopySet {
  /// Buttons that are judged together. No screen has room for that many; a catalogue that was made by a program, or to do
  /// harm, may put all its strings into one alert. The others are judged one by one.
  package static let limit = 256

  /// The set with no more buttons than are judged together.
  package var bounded: CopySet {
    guard buttons.count > Self.limit else { return self }
    var set = self
    set.leftOut = buttons.count - Self.limit
    set.buttons.removeLast(set.leftOut)
    set.styles = Array(styles.prefix(Self.limit))
    set.sites = Array(sites.prefix(Self.limit))
    return set
  }

  /// The set that each member is in, by its index.
  package static func byMember(_ sets: [CopySet]) -> [Int: CopySet] {
    sets.reduce(into: [:]) { found, set in
      for member in set.members { found[member] = set }
    }
  }

  /// The number of the first set that each member is in, by its index.
  package static func numbers(of sets: [CopySet]) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (number, set) in sets.enumerated() {
      for member in set.members where numbers[member] == nil { numbers[member] = number }
    }
    return numbers
  }

  /// The name of the set that each member is in, by its index.
  package static func names(of sets: [CopySet]) -> [Int: String] {
    sets.reduce(into: [:]) { names, set in
      for member in set.members { names[member] = set.name }
    }
  }
}

extension CopySet {
  /// The number of the part that stands elsewhere as the one at `index` of `others`, where entries have theirs.
  package static func number(ofOther index: Int) -> Int { -2 - index }

  /// The part that stands elsewhere, by such a number.
  package func other(numbered number: Int) -> Other { others[-2 - number] }

  /// The set with the parts that stand elsewhere, by their numbers; itself where some of them can’t be judged with it.
  package var withOthers: CopySet {
    guard !others.isEmpty, !others.contains(where: \.isBelow) else { return self }
    var set = self
    if isWholeWithOthers { set.isDeclared = true }
    for (index, other) in others.enumerated().sorted(by: { $0.element.place < $1.element.place }) {
      let number = Self.number(ofOther: index)
      switch other.role {
      case .alertTitle, .notificationTitle: set.title = set.title ?? number
      case .alertMessage, .notificationBody: set.message = set.message ?? number
      default:
        let place = min(other.place, set.buttons.count)
        set.buttons.insert(number, at: place)
        set.styles.insert(other.style, at: place)
        set.sites.insert(other.site, at: place)
      }
    }
    return set
  }
}
