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
  /// a button is called, it is one: “delete button”.
  private static func label(named name: String) -> CopyLabel? {
    if let label = all[name] { return label }
    let words = name.split(separator: " ")
    guard words.count > 1 else { return nil }
    if let place = lexicon.places[String(words[0])] {
      return label(named: words.dropFirst().joined(separator: " "))?.part(inNotification: place == .notificationTitle)
    }
    if lexicon.endings.contains(String(words[words.count - 1])) {
      return label(named: words.dropLast().joined(separator: " "))
    }
    return words.count <= 3 && all[String(words[words.count - 1])] == .button ? .button : nil
  }

  /// The part that is called so where a notification is spoken of.
  private func part(inNotification isNotification: Bool) -> CopyLabel? {
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
    case .buttons, .button, .destructiveButton, .notificationActions, .notificationAction: true
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
    return lexicon.roles[folded(words)]
  }

  /// Whether the words name what shows copy and is neither an alert nor a notification.
  static func isElsewhere(_ words: Bytes) -> Bool { lexicon.elsewhere.contains(folded(words)) }

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

    mutating func add(_ meaning: String, _ words: String) {
      switch meaning {
      case "behind": endings.insert(words)
      case "answer": answers.insert(words)
      case "elsewhere": elsewhere.insert(words)
      case "before:alert": places[words] = .alertTitle
      case "before:notification": places[words] = .notificationTitle
      default:
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
    "destructive": .destructiveButton, "notification-title": .notificationTitle,
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

  /// The words in small letters, one space between them, without a number behind them.
  private static func folded(_ words: Bytes) -> String {
    let longest = 60
    guard words.count <= longest else { return "" }
    // “Headline (max 40)”
    let named = words.last == UInt8(ascii: ")") ? words.lastIndex(of: UInt8(ascii: "(")) ?? words.count : words.count
    var parts = words.slice(0..<named).text.lowercased().split { $0 == " " || $0 == "\t" || $0 == "_" || $0 == "-" }[
      ...]
    while let last = parts.last, last.allSatisfy({ $0.isNumber || $0 == "#" }), parts.count > 1 { parts.removeLast() }
    var name = parts.joined(separator: " ")
    while let last = name.last, last.isASCII, last.isNumber, name.count > 4 { name.removeLast() }
    return name
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

extension CopyLabel {
  /// The language that `words` name, by tag or by name, with a region in brackets or not: `en`, `pt-BR`, “English (US)”.
  package static func language(_ words: Bytes) -> LocaleTag? {
    if let tag = LocaleName.tag(words.text) { return tag }
    let name = words.firstIndex(of: UInt8(ascii: "(")).map { words.slice(0..<$0) } ?? words
    if case .language(let tag) = CopyLabel(name) { return tag }
    return nil
  }
}
