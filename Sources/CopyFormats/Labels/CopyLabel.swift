package import CopyModel
import Lexicons

/// What a writer says that a piece of copy is: the word before a colon, or at the head of a column.
///
/// The words stand in `labels.tsv` of each language.
package enum CopyLabel: Sendable, Hashable {
  case title, message
  /// A message where buttons follow, the body of a notification where none do.
  case body
  /// Several buttons, or one.
  case buttons, button, destructiveButton
  /// One of several wordings, or the button of an alert whose other parts stand above.
  case option
  case notificationTitle, notificationBody, notificationPreview
  case notificationActions, notificationAction
  /// Of columns: what a string goes by, the string itself, words about it, what each row is.
  case key, text, comment, part
  case language(LocaleTag)

  /// The label that `words` are; nil for others. Case, “#”, and a number behind the words tell nothing.
  package init?(_ words: Bytes) {
    guard let label = Self.label(named: Self.folded(words)) else { return nil }
    self = label
  }

  /// The same for words before a colon, where a letter may be wrong, and an answer says which button follows.
  init?(mistyped words: Bytes) {
    let name = Self.folded(words)
    let answer = Self.lexicon.answers.contains(name) ? CopyLabel.button : nil
    guard let label = Self.label(named: name) ?? answer ?? Self.nearest(to: name) else { return nil }
    self = label
  }

  /// The label of a name, or of its words without those that say where the part stands: “modal body”, “button copy”. Whatever
  /// a button is called, it is one: “delete button”, “button title”.
  private static func label(named name: String) -> CopyLabel? {
    if let label = all[name] { return label }
    let words = name.split(separator: " ").map(String.init)
    guard let last = words.last, words.count > 1, lexicon.roles[name] == nil else { return nil }
    if let place = lexicon.places[words[0]] {
      return label(named: words.dropFirst().joined(separator: " "))?.part(inNotification: place == .notificationTitle)
    }
    let rest = label(named: words.dropLast().joined(separator: " "))
    if lexicon.endings.contains(last) { return rest }
    if let rest, rest.isButton, all[last]?.rank == 0 || lexicon.sides.contains(last) { return rest }
    return words.count <= 3 && all[last]?.isButton == true && all[last]?.isList == false ? .button : nil
  }

  /// The part that is called so where a notification is spoken of.
  func part(inNotification isNotification: Bool) -> CopyLabel? {
    // “Popup text” is what the popup says below its title.
    let part = self == .text ? .message : self
    guard part.isPart else { return nil }
    guard isNotification else { return part }
    switch part.rank {
    case 0: return .notificationTitle
    case 1: return .notificationBody
    case 2: return .notificationPreview
    default: return part == .buttons ? .notificationActions : .notificationAction
    }
  }

  /// Whether it names a part of an alert or notification.
  package var isPart: Bool {
    switch self {
    case .key, .text, .comment, .part, .language: false
    default: true
    }
  }

  package var isButton: Bool {
    switch self {
    case .buttons, .button, .destructiveButton, .option, .notificationActions, .notificationAction: true
    default: false
    }
  }

  /// Whether several buttons may follow, between commas.
  var isList: Bool { self == .buttons || self == .notificationActions }

  /// Whether nothing but a notification has such a part.
  var isOfNotification: Bool {
    switch self {
    case .notificationTitle, .notificationBody, .notificationPreview, .notificationActions, .notificationAction: true
    default: false
    }
  }

  /// The order in which parts stand.
  var rank: Int {
    switch self {
    case .title, .notificationTitle: 0
    case .message, .body, .notificationBody: 1
    case .notificationPreview: 2
    default: 3
    }
  }

  /// What the part is for, in a notification or in an alert.
  package func role(inNotification isNotification: Bool) -> Role {
    switch rank {
    case 0: isNotification ? .notificationTitle : .alertTitle
    case 1: isNotification ? .notificationBody : .alertMessage
    case 2: .notificationPreview
    default: isNotification ? .notificationAction : .button
    }
  }

  /// The role that people call so, by a label or by another word: “cta”, “toast”; nil for others.
  package static func role(_ words: Bytes) -> Role? {
    if let label = CopyLabel(words), label.isPart { return label.role(inNotification: label.isOfNotification) }
    return role(named: folded(words))
  }

  /// The role of a name, or of its last word, which says what the others are about: “tab title”, “tooltip text”, “filter chip”.
  private static func role(named name: String) -> Role? {
    if let role = lexicon.roles[name] { return role }
    let words = name.split(separator: " ").map(String.init)
    guard let last = words.last, (2...4).contains(words.count), !words.contains(where: lexicon.fillers.contains) else {
      return nil
    }
    if lexicon.endings.contains(last) { return role(named: words.dropLast().joined(separator: " ")) ?? .unknown }
    if let role = lexicon.roles[last] ?? lexicon.heads[last], role != .alertTitle { return role }
    switch all[last] {
    case .title?: return .label
    case .message?, .body?: return .text
    case .text?: return .unknown
    default: return nil
    }
  }

  /// Whether the words name what shows copy and is neither an alert nor a notification.
  static func isElsewhere(_ words: Bytes) -> Bool { lexicon.elsewhere.contains(folded(words)) }

  /// Whether the words are an answer, which needs no other words to be a button: “Yes”.
  static func isAnswer(_ words: Bytes) -> Bool { lexicon.answers.contains(folded(words)) }

  /// Whether the words name a string by itself, as a whole: “alt text”.
  static func namesRole(_ words: Bytes) -> Bool { lexicon.roles[folded(words)] != nil }

  /// Whether the word says when something came, as notifications do: “now”, “ago”.
  static func isMoment(_ word: Bytes) -> Bool { lexicon.moments.contains(folded(word)) }

  /// Whether the words say which button one is, or how it looks: “primary”, “destructive”.
  static func namesButton(_ words: Bytes) -> Bool {
    CopyLabel(words)?.isButton ?? (ButtonStyle(name: folded(words)) != nil)
  }

  /// Whether what a program gives under the name is seen by nobody: a class of styles, an identifier.
  static func isUnshown(_ words: Bytes) -> Bool { lexicon.unshown.contains(folded(words)) }

  /// What the name of a call or element shows: the role of an alert’s title, or of a notification’s; nil for all else.
  static func surface(_ words: Bytes) -> Role? {
    let parts = folded(words).split(separator: " ").map(String.init)
    guard let place = parts.lazy.compactMap({ lexicon.places[$0] }).first, let last = parts.last else { return nil }
    // `DialogTitle` is a part, and `AlertAction` a button; an error may be shown anywhere.
    return all[last]?.isPart == true || all[last] == .text || place == .alertMessage ? nil : place
  }

  // MARK: Words

  /// What the lists say of words.
  private struct Lexicon {
    var labels: [String: CopyLabel] = [:]
    var roles: [String: Role] = [:]
    /// Where a part stands, by the word before its name; the role tells alerts from notifications.
    var places: [String: Role] = [:]
    /// Words behind the name of a part that add nothing.
    var endings: Set<String> = []
    /// Answers, which name the button that they stand on.
    var answers: Set<String> = []
    /// What is no alert, above its parts.
    var elsewhere: Set<String> = []
    /// Roles by words that tell them at the end of a longer name alone.
    var heads: [String: Role] = [:]
    /// Names of what a program is given and doesn’t show.
    var unshown: Set<String> = []
    /// Where a button stands, behind its name.
    var sides: Set<String> = []
    /// When a notification came.
    var moments: Set<String> = []
    /// Words of sentences, which no label has.
    var fillers: Set<String> = []

    mutating func add(_ meaning: String, _ words: String) {
      switch meaning {
      case "behind": endings.insert(words)
      case "answer": answers.insert(words)
      case "elsewhere": elsewhere.insert(words)
      case "unshown": unshown.insert(words)
      case "filler": fillers.insert(words)
      case "side": sides.insert(words)
      case "moment": moments.insert(words)
      case "before:alert": places[words] = .alertTitle
      case "before:error": places[words] = .alertMessage
      case "before:notification": places[words] = .notificationTitle
      default:
        if meaning.hasPrefix("head:") { heads[words] = Role(name: meaning.dropFirst("head:".count)) }
        if meaning.hasPrefix("role:") { roles[words] = Role(name: meaning.dropFirst("role:".count)) }
        if let label = CopyLabel(meaning: meaning) { labels[words] = label }
      }
    }
  }

  private static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    for index in 0..<lexicon_file_count() {
      let file = lexicon_file_at(index).pointee
      guard String(cString: file.name).hasSuffix("/labels.tsv") else { continue }
      let text = Bytes(start: file.bytes, count: file.count)
      for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
        let cells = line.split(separator: UInt8(ascii: "\t"))
        guard cells.count == 2 else { continue }
        lexicon.add(Bytes(rebasing: cells[0]).text, Bytes(rebasing: cells[1]).text)
      }
    }
    return lexicon
  }()

  private static var all: [String: CopyLabel] { lexicon.labels }

  private static let meanings: [String: CopyLabel] = [
    "title": .title, "message": .message, "body": .body, "buttons": .buttons, "button": .button,
    "destructive": .destructiveButton, "option": .option, "notification-title": .notificationTitle,
    "notification-body": .notificationBody, "notification-preview": .notificationPreview,
    "notification-actions": .notificationActions, "notification-action": .notificationAction, "key": .key,
    "text": .text, "comment": .comment, "part": .part,
  ]

  private init?(meaning: String) {
    if let label = Self.meanings[meaning] {
      self = label
    } else if meaning.hasPrefix("language:"), let tag = LocaleTag(meaning.dropFirst("language:".count)) {
      self = .language(tag)
    } else {
      return nil
    }
  }

  /// The words in small letters, one space between them, without a number or a letter behind them.
  private static func folded(_ words: Bytes) -> String {
    let longest = 60
    guard words.count <= longest else { return "" }
    // “Headline (max 40)”
    let named = words.last == UInt8(ascii: ")") ? words.lastIndex(of: UInt8(ascii: "(")) ?? words.count : words.count
    var parts = spaced(words.slice(0..<named).text).lowercased().split { " \t_-".contains($0) }[...]
    while let last = parts.last, last.allSatisfy({ $0.isNumber || $0 == "#" }) || last.count == 1, parts.count > 1 {
      parts.removeLast()
    }
    var name = parts.joined(separator: " ")
    // “V2”
    if name.count == 2, name.first == "v", name.last?.isNumber == true { return "version" }
    let shortest = name.utf8.allSatisfy { $0 < 0x80 } ? 4 : 1
    while let last = name.last, last.isASCII, last.isNumber, name.count > shortest { name.removeLast() }
    return name
  }

  /// `DialogTitle` as “Dialog Title”.
  private static func spaced(_ name: String) -> String {
    var (spaced, previous) = ("", Character(" "))
    for letter in name {
      if letter.isUppercase, previous.isLowercase { spaced.append(" ") }
      spaced.append(letter)
      previous = letter
    }
    return spaced
  }

  /// A long part’s name with one letter wrong, missing, or too many: “Mesage”.
  private static func nearest(to name: String) -> CopyLabel? {
    guard name.utf8.count >= 6, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let near = all.filter {
      $0.value.isPart && $0.key.utf8.count >= 6 && isOneEdit(Array($0.key.utf8), Array(name.utf8))
    }
    let labels = Set(near.map(\.value))
    return labels.count == 1 ? labels.first : nil
  }

  private static func isOneEdit(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (restLeft, restRight) = (left.count - start, right.count - start)
    let end = zip(left.reversed(), right.reversed()).prefix(min(restLeft, restRight)).prefix { $0 == $1 }.count
    return max(restLeft, restRight) - end <= 1
  }
}
