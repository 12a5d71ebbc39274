/// What a word of a key, comment, class name or value tells of a string's role.
///
/// A word may tell several things: “section” names a part (a heading) and a place (a page).
struct RoleCue: OptionSet, Sendable {
  let rawValue: UInt64

  // Parts: which piece of its surface the string is.
  static let title = RoleCue(rawValue: 1 << 0)
  static let message = RoleCue(rawValue: 1 << 1)
  /// “Description”, “subtitle”: running text, of an alert where the surface is one.
  static let prose = RoleCue(rawValue: 1 << 2)
  /// “Footer”, “hint”, “placeholder”: prose whatever the surface.
  static let help = RoleCue(rawValue: 1 << 3)
  static let button = RoleCue(rawValue: 1 << 4)
  static let menuItem = RoleCue(rawValue: 1 << 5)
  static let label = RoleCue(rawValue: 1 << 6)
  /// The text shown when notification previews are hidden.
  static let preview = RoleCue(rawValue: 1 << 7)

  // Surfaces: where the string is shown.
  static let alert = RoleCue(rawValue: 1 << 8)
  static let error = RoleCue(rawValue: 1 << 9)
  static let notification = RoleCue(rawValue: 1 << 10)
  static let menu = RoleCue(rawValue: 1 << 11)
  /// Settings, screens, lists: a place that stays.
  static let page = RoleCue(rawValue: 1 << 12)
  /// Onboarding, toasts, banners: prose that comes and goes without being an alert.
  static let aside = RoleCue(rawValue: 1 << 13)
  /// Something that people can do, named by the key, with its own title and message.
  static let command = RoleCue(rawValue: 1 << 14)

  // The grammar of comments.
  /// A word behind which the context begins: “of”, “when”.
  static let link = RoleCue(rawValue: 1 << 15)
  /// A word that tells nothing: “the”, “format string”.
  static let filler = RoleCue(rawValue: 1 << 16)

  // The words of values.
  static let ask = RoleCue(rawValue: 1 << 17)
  static let consequence = RoleCue(rawValue: 1 << 18)
  static let problem = RoleCue(rawValue: 1 << 19)
  /// A whole value that buttons of alerts have.
  static let answer = RoleCue(rawValue: 1 << 20)
  /// A verb that commands begin with.
  static let verb = RoleCue(rawValue: 1 << 21)
  /// A verb that instructions begin with.
  static let prompt = RoleCue(rawValue: 1 << 22)

  // Interface Builder and files.
  /// A control that is a push button or a check box: only its words tell.
  static let cell = RoleCue(rawValue: 1 << 23)
  /// An attribute that holds the control's own words.
  static let own = RoleCue(rawValue: 1 << 24)
  static let intent = RoleCue(rawValue: 1 << 25)
  static let bundle = RoleCue(rawValue: 1 << 26)

  /// A word of many senses (“action”, “confirm”, “details”): believed only at the end of a key or of its segment.
  static let loose = RoleCue(rawValue: 1 << 27)
  /// A link behind which stands what the string belongs to: “title of a button”, unlike “text above the button”.
  static let owner = RoleCue(rawValue: 1 << 28)

  // What only sets ask for.
  static let sheet = RoleCue(rawValue: 1 << 29)
  static let cancel = RoleCue(rawValue: 1 << 30)
  static let destructive = RoleCue(rawValue: 1 << 31)
  static let isDefault = RoleCue(rawValue: 1 << 32)

  /// A word that clauses begin with (“you”, “there”), headings don’t.
  static let subject = RoleCue(rawValue: 1 << 33)

  // What only rules ask for, of keys and comments.
  /// The string belongs to an action or its confirmation.
  static let acts = RoleCue(rawValue: 1 << 34)
  /// The string only closes or acknowledges something.
  static let closes = RoleCue(rawValue: 1 << 35)
  /// People are welcomed, congratulated, or shown around.
  static let welcome = RoleCue(rawValue: 1 << 36)
  /// The string is put into another text.
  static let joined = RoleCue(rawValue: 1 << 37)

  static let parts: RoleCue = [.title, .message, .prose, .help, .button, .menuItem, .label, .preview]
  static let surfaces: RoleCue = [.alert, .error, .notification, .menu, .page, .aside, .command]

  /// The names used in `roles.tsv`.
  static let names: [String: RoleCue] = [
    "title": title, "message": message, "prose": prose, "help": help, "button": button, "menuitem": menuItem,
    "label": label, "preview": preview, "alert": alert, "error": error, "notification": notification, "menu": menu,
    "page": page, "aside": aside, "command": command, "link": link, "filler": filler, "ask": ask,
    "consequence": consequence, "problem": problem, "answer": answer, "verb": verb, "prompt": prompt, "cell": cell,
    "own": own, "intent": intent, "bundle": bundle, "loose": loose, "owner": owner, "sheet": sheet, "cancel": cancel,
    "destructive": destructive, "default": isDefault, "subject": subject, "acts": acts, "closes": closes,
    "welcome": welcome, "joined": joined,
  ]
}
