/// What a word of a key, comment, class name or value tells of a string's role.
///
/// A word may tell several things: “section” names a part (a heading) and a place (a page).
package struct RoleCue: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // Parts: which piece of its surface the string is.
  package static let title = RoleCue(rawValue: 1 << 0)
  package static let message = RoleCue(rawValue: 1 << 1)
  /// “Description”, “subtitle”: running text, of an alert where the surface is one.
  package static let prose = RoleCue(rawValue: 1 << 2)
  /// “Footer”, “hint”, “placeholder”: prose whatever the surface.
  package static let help = RoleCue(rawValue: 1 << 3)
  package static let button = RoleCue(rawValue: 1 << 4)
  package static let menuItem = RoleCue(rawValue: 1 << 5)
  package static let label = RoleCue(rawValue: 1 << 6)
  /// The text shown when notification previews are hidden.
  package static let preview = RoleCue(rawValue: 1 << 7)

  // Surfaces: where the string is shown.
  package static let alert = RoleCue(rawValue: 1 << 8)
  package static let error = RoleCue(rawValue: 1 << 9)
  package static let notification = RoleCue(rawValue: 1 << 10)
  package static let menu = RoleCue(rawValue: 1 << 11)
  /// Settings, screens, lists: a place that stays.
  package static let page = RoleCue(rawValue: 1 << 12)
  /// Onboarding, toasts, banners: prose that comes and goes without being an alert.
  package static let aside = RoleCue(rawValue: 1 << 13)
  /// Something that people can do, named by the key, with its own title and message.
  package static let command = RoleCue(rawValue: 1 << 14)

  // The grammar of comments.
  /// A word behind which the context begins: “of”, “when”.
  package static let link = RoleCue(rawValue: 1 << 15)
  /// A word that tells nothing: “the”, “format string”.
  package static let filler = RoleCue(rawValue: 1 << 16)

  // The words of values.
  package static let ask = RoleCue(rawValue: 1 << 17)
  package static let consequence = RoleCue(rawValue: 1 << 18)
  package static let problem = RoleCue(rawValue: 1 << 19)
  /// A whole value that buttons of alerts have.
  package static let answer = RoleCue(rawValue: 1 << 20)
  /// A verb that commands begin with.
  package static let verb = RoleCue(rawValue: 1 << 21)
  /// A verb that instructions begin with.
  package static let prompt = RoleCue(rawValue: 1 << 22)

  // Interface Builder and files.
  /// A control that is a push button or a check box: only its words tell.
  package static let cell = RoleCue(rawValue: 1 << 23)
  /// An attribute that holds the control's own words.
  package static let own = RoleCue(rawValue: 1 << 24)
  package static let intent = RoleCue(rawValue: 1 << 25)
  package static let bundle = RoleCue(rawValue: 1 << 26)

  /// A word of many senses (“action”, “confirm”, “details”): believed only at the end of a key or of its segment.
  package static let loose = RoleCue(rawValue: 1 << 27)
  /// A link behind which stands what the string belongs to: “title of a button”, unlike “text above the button”.
  package static let owner = RoleCue(rawValue: 1 << 28)

  // What only sets ask for.
  package static let sheet = RoleCue(rawValue: 1 << 29)
  package static let cancel = RoleCue(rawValue: 1 << 30)
  package static let destructive = RoleCue(rawValue: 1 << 31)
  package static let isDefault = RoleCue(rawValue: 1 << 32)

  /// A word that clauses begin with (“you”, “there”), headings don’t.
  package static let subject = RoleCue(rawValue: 1 << 33)

  // What only rules ask for, of keys and comments.
  /// The string belongs to an action or its confirmation.
  package static let acts = RoleCue(rawValue: 1 << 34)
  /// The string only closes or acknowledges something.
  package static let closes = RoleCue(rawValue: 1 << 35)
  /// People are welcomed, congratulated, or shown around.
  package static let welcome = RoleCue(rawValue: 1 << 36)
  /// The string is put into another text.
  package static let joined = RoleCue(rawValue: 1 << 37)
  /// The string is spoken by VoiceOver or TalkBack, and shown to nobody.
  package static let spoken = RoleCue(rawValue: 1 << 38)

  package static let parts: RoleCue = [.title, .message, .prose, .help, .button, .menuItem, .label, .preview]
  package static let surfaces: RoleCue = [.alert, .error, .notification, .menu, .page, .aside, .command]

  /// The names used in `roles.tsv`.
  package static let names: [String: RoleCue] = [
    "title": title, "message": message, "prose": prose, "help": help, "button": button, "menuitem": menuItem,
    "label": label, "preview": preview, "alert": alert, "error": error, "notification": notification, "menu": menu,
    "page": page, "aside": aside, "command": command, "link": link, "filler": filler, "ask": ask,
    "consequence": consequence, "problem": problem, "answer": answer, "verb": verb, "prompt": prompt, "cell": cell,
    "own": own, "intent": intent, "bundle": bundle, "loose": loose, "owner": owner, "sheet": sheet, "cancel": cancel,
    "destructive": destructive, "default": isDefault, "subject": subject, "acts": acts, "closes": closes,
    "welcome": welcome, "joined": joined, "spoken": spoken,
  ]
}

/// What a key, a comment or a class says of a string: which part of which surface, and the words that say so.
struct RoleReading {
  /// At most one of `RoleCue.parts`.
  var part: RoleCue = []
  /// Some of `RoleCue.surfaces`.
  var surfaces: RoleCue = []
  /// Bytes of the words that name the part, or else the surface; empty for none.
  var words = 0..<0
  /// The words stand at the end.
  var isAtEnd = false
  /// The key's last word is one that buttons have.
  var endsInAnswer = false

  var isEmpty: Bool { part.isEmpty && surfaces.isEmpty && !endsInAnswer }

  /// The part is named by a word of many senses.
  var isLoose = false

  /// The part stands where keys name it, in a word that means nothing else.
  var isFirm: Bool { isAtEnd && !isLoose && !part.isEmpty }

  /// “Title” and “text” are parts of anything but an alert or notification: the other source may know better.
  var isVague: Bool {
    if isLoose || part.isEmpty { return true }
    return !part.isDisjoint(with: [.title, .message, .prose]) && surfaces.isDisjoint(with: [.alert, .notification])
  }

  /// Different lines of the comment name different parts.
  var isDisputed = false

  /// Whether this comment knows better than the key what the part is.
  func outweighs(_ key: RoleReading) -> Bool {
    if isEmpty || key.isEmpty { return key.isEmpty }
    if part.isEmpty { return false }
    return key.part.isEmpty && !key.endsInAnswer || key.isVague && !isVague
  }

  /// Adds what another line of the same comment says; `offset` is where the line starts.
  ///
  /// A button elsewhere used as a heading is a heading, unless only buttons say such words.
  mutating func add(_ other: RoleReading, at offset: Int, isAnswer: Bool) {
    guard !other.isEmpty else { return }
    var other = other
    other.words = other.words.lowerBound + offset..<other.words.upperBound + offset
    guard !isEmpty else { return self = other }
    surfaces.formUnion(other.surfaces)
    if part.isEmpty { (part, words) = (other.part, other.words) }
    guard !other.part.isEmpty, other.part != part else { return }
    let pair = part.union(other.part)
    isDisputed = !isAnswer
    guard pair.contains(.button) else { return }
    let wanted: RoleCue = isAnswer ? .button : .label
    if !isAnswer, pair.isDisjoint(with: [.title, .label]) { return }
    (part, words) = (wanted, other.part == wanted ? other.words : words)
  }
}
