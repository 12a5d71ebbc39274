package import CopyModel
import Lexicons

/// The lists of words that labels are known by.
extension CopyLabel {
  /// What the lists say of words.
  struct Lexicon {
    var labels: [String: CopyLabel] = [:]
    var roles: [String: Role] = [:]
    /// Where a part stands, by the word before its name; the role tells alerts from notifications.
    var places: [String: Role] = [:]
    /// Words behind the name of a part that add nothing.
    var endings: Set<String> = []
    /// Answers, which name the button that they stand on.
    var answers: Set<String> = []
    /// Words of talk, which titles have none of.
    var spoken: Set<String> = []
    /// What is no alert, above its parts.
    var elsewhere: Set<String> = []
    /// What shows choices: “action sheet”.
    var sheets: Set<String> = []
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
    /// Names of parts that stand before the words that tell which one it is, as in “botón principal”.
    var leads: Set<String> = []
    /// Words for a button that are written together with what the button is called.
    var compounds: Set<String> = []
    /// What heads a column beside other wordings.
    var wordings: Set<String> = []
    /// What heads the column of what another one puts new words for.
    var formers: Set<String> = []
    /// What heads the column of new words for another one.
    var latters: Set<String> = []
    /// What stands before a text that is translated.
    var sources: Set<String> = []
    /// What stands before a text that translates another.
    var translations: Set<String> = []
    /// What heads the columns of what is sent to people, beside its words: “Deep link”, “Send date”.
    var deliveries: Set<String> = []
    /// Words between a name and what it is given.
    var sayings: Set<String> = []
    /// Names of screens and of what else holds copy, as at the head of a frame.
    var frames: Set<String> = []
    /// Lines at the head of mail.
    var mail: Set<String> = []
    /// What people write above their names at the end of mail.
    var closings: Set<String> = []
    /// Words that open copy before a colon, so that nobody is called so.
    var notices: Set<String> = []
    /// With what the steps of a specification begin, as Gherkin has them, and what each tells.
    var steps: [String: String] = [:]
    /// Parts by their first letters.
    var initials: [UInt8: CopyLabel] = [:]

    mutating func add(_ meaning: String, _ words: String) {
      switch meaning {
      case "lead": leads.insert(words)
      case "compound": compounds.insert(words)
      case "wording": wordings.insert(words)
      case "former": formers.insert(words)
      case "latter": latters.insert(words)
      case "source": sources.insert(words)
      case "translation": translations.insert(words)
      case "delivery": deliveries.insert(words)
      case "saying": sayings.insert(words)
      case "frame": frames.insert(words)
      case "mail": mail.insert(words)
      case "closing": closings.insert(words)
      case "notice": notices.insert(words)
      case "behind": endings.insert(words)
      case "answer": answers.insert(words)
      case "spoken": spoken.insert(words)
      case "elsewhere": elsewhere.insert(words)
      case "sheet": sheets.insert(words)
      case "unshown": unshown.insert(words)
      case "filler": fillers.insert(words)
      case "side": sides.insert(words)
      case "moment": moments.insert(words)
      case "before:alert": places[words] = .alertTitle
      case "before:error": places[words] = .alertMessage
      case "before:notification": places[words] = .notificationTitle
      default:
        if meaning.hasPrefix("initial:"), let letter = words.utf8.first {
          initials[letter] = CopyLabel(meaning: String(meaning.dropFirst("initial:".count)))
        }
        if meaning.hasPrefix("step:") { steps[words] = String(meaning.dropFirst("step:".count)) }
        if meaning.hasPrefix("head:") { heads[words] = Role(name: meaning.dropFirst("head:".count)) }
        if meaning.hasPrefix("role:") { roles[words] = Role(name: meaning.dropFirst("role:".count)) }
        if let label = CopyLabel(meaning: meaning) { labels[words] = label }
      }
    }
  }

  static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    forEachRow { lexicon.add($0.text, $1.text) }
    return lexicon
  }()

  /// Calls `body` with each row of the lists of all languages.
  static func forEachRow(_ body: (_ meaning: Bytes, _ words: Bytes) -> Void) {
    for index in 0..<lexicon_file_count() {
      let file = lexicon_file_at(index).pointee
      guard String(cString: file.name).hasSuffix("/labels.tsv") else { continue }
      let text = Bytes(start: file.bytes, count: file.count)
      var cursor = LineCursor(text)
      while let range = cursor.next() {
        let line = text.slice(range)
        guard line.first != UInt8(ascii: "#"), let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        body(line.slice(0..<tab), line.slice(from: tab + 1))
      }
    }
  }

  /// Whether the words are an answer, which needs no other words to be a button: “Yes”.
  package static func isAnswer(_ words: Bytes) -> Bool {
    let name = folded(words, isNear: true)
    return lexicon.answers.contains(name) || ButtonWords.shared.answers[name] != nil
  }

  /// Whether any word is one of talk, as titles have none: “Send it”, “Thanks”.
  static func isSpoken(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").contains { lexicon.spoken.contains(String($0)) }
  }
}
