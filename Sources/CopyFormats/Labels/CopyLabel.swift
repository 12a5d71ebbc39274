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
    if Self.hasCode(words) { return nil }
    if Self.endsLikeLabel(words), let label = Self.label(named: Self.folded(words)) {
      self = label
    } else if Self.isCompound(words) {
      self = .button
    } else {
      return nil
    }
  }

  /// The same for words before a colon, where a letter may be wrong, and an answer says which button follows.
  init?(mistyped words: Bytes) {
    if Self.hasCode(words) { return nil }
    let name = Self.folded(words, isNear: true)
    let answer = Self.lexicon.answers.contains(name) ? CopyLabel.button : nil
    guard
      let label = Self.label(named: name) ?? answer ?? (Self.isCompound(words) ? .button : nil) ?? Self.leading(name)
        ?? Self.nearest(to: name)
        ?? Self.last(ofPath: words)
    else {
      return nil
    }
    self = label
  }

  /// The label of a name, or of its words without those that say where the part stands: “modal body”, “button copy”. Whatever
  /// a button is called, it is one: “delete button”, “button title”.
  static func label(named name: String) -> CopyLabel? {
    if let label = all[name] { return label }
    // “1안”
    if let first = name.first, first.isNumber, all[String(name.drop { $0.isNumber })] == .option { return .option }
    let words = name.split(separator: " ").map(String.init)
    guard let last = words.last, words.count > 1, lexicon.roles[name] == nil else { return nil }
    // `confirmText`
    if words.count == 2, lexicon.answers.contains(words[0]), all[last] == .text || last == "label" { return .button }
    // “push notif, variant 2”
    if let place = lexicon.places[words[0].last == "," ? String(words[0].dropLast()) : words[0]] {
      let inner = words.dropFirst().joined(separator: " ")
      // “AlertDialogCancel”
      let label = label(named: inner) ?? (lexicon.answers.contains(inner) ? .button : nil)
      return label?.part(inNotification: place == .notificationTitle)
    }
    // “Titre notif”
    if let place = lexicon.places[last], let label = label(named: words.dropLast().joined(separator: " ")) {
      return label.part(inNotification: place == .notificationTitle)
    }
    let adds = lexicon.endings.contains(last) || lexicon.sayings.contains(last)
    if adds || all[last]?.rank == 0 || lexicon.sides.contains(last) {
      let rest = label(named: words.dropLast().joined(separator: " "))
      if adds || rest?.isButton == true { return rest }
    }
    // “Title: Rename button” has its label before the colon, and “Discard draft” is no name of one of several wordings.
    guard let label = all[last], label.isButton, !label.isList, label != .option else { return nil }
    return words.count <= 3 && !words.contains { $0.hasSuffix(":") } ? .button : nil
  }

  /// “좌측버튼”, “閉じるボタン”: a button with what it is called before it, in a script that sets no space between.
  private static func isCompound(_ words: Bytes) -> Bool {
    let longest = 30
    guard words.count <= longest, words.last ?? 0 >= 0x80, !words.contains(UInt8(ascii: " ")) else { return false }
    let name = words.text
    return lexicon.compounds.contains { name.hasSuffix($0) && name != $0 }
  }

  /// The part that a name begins with whose other words tell which one it is: “botón principal”.
  private static func leading(_ name: String) -> CopyLabel? {
    let words = name.split(separator: " ").map(String.init)
    return (2...4).contains(words.count) && lexicon.leads.contains(words[0]) ? all[words[0]] : nil
  }

  /// The part that is called so where a notification is spoken of.
  func part(inNotification isNotification: Bool) -> CopyLabel? {
    // “Popup text” is what the popup says below its title.
    let part = self == .text ? .message : self
    guard part.isPart else { return nil }
    // “Alert body”
    guard isNotification else { return part == .body ? .message : part }
    // “Push, variant 2” words its text anew.
    if part == .option { return .notificationBody }
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

  /// The part that a letter stands for; a figure behind it is that of a button.
  init?(initial words: Bytes) {
    guard let letter = words.first, let label = Self.lexicon.initials[letter | 0x20] else { return nil }
    if words.count > 1, label != .button, label != .body { return nil }
    self = words.count > 1 ? .button : label
  }

  /// The part that the last of two words names: “user message”.
  static func last(of words: Bytes) -> CopyLabel? {
    let names = folded(words).split(separator: " ")
    guard names.count == 2, !lexicon.fillers.contains(String(names[0])), let label = all[String(names[1])],
      label.rank < 2, label.isPart
    else { return nil }
    return label
  }

  /// Whether words say that what follows is the copy: “Title should read”.
  static func announcesCopy(_ words: Bytes) -> Bool {
    guard endsLikeLabel(words), let last = folded(words).split(separator: " ").last else { return false }
    return lexicon.sayings.contains(String(last)) && CopyLabel(words)?.isPart == true
  }

  /// Whether the words speak of notifications.
  static func namesNotification(_ words: Bytes) -> Bool {
    let longest = 12
    let names = words.split { !($0.isASCIILetter || $0 >= 0x80) }.prefix(longest)
    return names.contains { lexicon.places[folded(Bytes(rebasing: $0))] == .notificationTitle }
  }

  /// Whether the words name what shows copy and is neither an alert nor a notification.
  /// “Onboarding screen 2” is one of them.
  static func isElsewhere(_ words: Bytes) -> Bool {
    var names = folded(words).split(separator: " ").map(String.init)
    if lexicon.elsewhere.contains(names.joined(separator: " ")) { return true }
    while names.count > 1, let last = names.last, lexicon.frames.contains(last) { names.removeLast() }
    return lexicon.elsewhere.contains(names.joined(separator: " "))
  }

  /// Whether the words name a notification and nothing that is in one: “Push 2”.
  static func isNotice(_ words: Bytes) -> Bool {
    let longest = 3
    return words.split(separator: UInt8(ascii: " ")).count <= longest && surface(words) == .notificationTitle
  }

  /// Whether the words name what shows choices.
  static func isSheet(_ words: Bytes) -> Bool { lexicon.sheets.contains(folded(words)) }

  /// Whether the words name a part or a string by itself, as a whole, so that any sign may set them off.
  /// “Alert 2” stands above one.
  static func names(_ words: Bytes) -> Bool { CopyLabel(words) != nil || namesRole(words) && surface(words) == nil }

  /// Whether the words name a string by itself, as a whole: “alt text”.
  static func namesRole(_ words: Bytes) -> Bool { lexicon.roles[folded(words)] != nil }

  /// Whether the word says when something came, as notifications do: “now”, “ago”.
  static func isMoment(_ word: Bytes) -> Bool { lexicon.moments.contains(folded(word)) }

  /// Whether the words say which button one is, or how it looks: “primary”, “destructive”.
  static func namesButton(_ words: Bytes) -> Bool {
    CopyLabel(words)?.isButton ?? (ButtonStyle(name: folded(words)) != nil)
  }

  /// Whether the word says on which side a button stands: “left”.
  static func namesSide(_ words: Bytes) -> Bool { lexicon.sides.contains(folded(words, isNear: true)) }

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

  static var all: [String: CopyLabel] { lexicon.labels }

  private static let meanings: [String: CopyLabel] = [
    "title": .title, "message": .message, "body": .body, "buttons": .buttons, "button": .button,
    "destructive": .destructiveButton, "option": .option, "notification-title": .notificationTitle,
    "notification-body": .notificationBody, "notification-preview": .notificationPreview,
    "notification-actions": .notificationActions, "notification-action": .notificationAction, "key": .key,
    "text": .text, "comment": .comment, "part": .part,
  ]

  init?(meaning: String) {
    if let label = Self.meanings[meaning] {
      self = label
    } else if meaning.hasPrefix("language:"), let tag = LocaleTag(meaning.dropFirst("language:".count)) {
      self = .language(tag)
    } else {
      return nil
    }
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
