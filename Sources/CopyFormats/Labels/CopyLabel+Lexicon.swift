import CopyModel
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
    /// Names of parts that stand before the words that tell which one it is, as in “botón principal”.
    var leads: Set<String> = []
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
    /// Parts by their first letters.
    var initials: [UInt8: CopyLabel] = [:]
    /// All words of the above, by their hashes, and “v” as in “v2”.
    var words: Set<UInt64> = [hash(of: UInt8(ascii: "v"), behind: seed)]
    /// The last words of labels, and words that may stand behind one, by their hashes.
    var lasts: Set<UInt64> = [hash(of: UInt8(ascii: "v"), behind: seed)]

    mutating func add(_ meaning: String, _ words: String) {
      if !["filler", "frame", "mail", "closing", "notice"].contains(meaning) {
        Self.hashes(of: Array(words.utf8)) { self.words.insert($0) }
      }
      let isBehind = ["behind", "saying", "side"].contains(meaning) || CopyLabel(meaning: meaning) != nil
      if isBehind { lasts.insert(Self.lastHash(of: words)) }
      switch meaning {
      case "lead": leads.insert(words)
      case "saying": sayings.insert(words)
      case "frame": frames.insert(words)
      case "mail": mail.insert(words)
      case "closing": closings.insert(words)
      case "notice": notices.insert(words)
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
        if meaning.hasPrefix("initial:"), let letter = words.utf8.first {
          initials[letter] = CopyLabel(meaning: String(meaning.dropFirst("initial:".count)))
        }
        if meaning.hasPrefix("head:") { heads[words] = Role(name: meaning.dropFirst("head:".count)) }
        if meaning.hasPrefix("role:") { roles[words] = Role(name: meaning.dropFirst("role:".count)) }
        if let label = CopyLabel(meaning: meaning) { labels[words] = label }
      }
    }
  }

  static let lexicon: Lexicon = {
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

  /// What buttons are called in all languages that only answer, as their lists of terms have it.
  private static let terms: Set<String> = {
    var answers: Set<String> = []
    for index in 0..<lexicon_file_count() {
      let file = lexicon_file_at(index).pointee
      guard String(cString: file.name).hasSuffix("/terms.txt") else { continue }
      addAnswers(of: Bytes(start: file.bytes, count: file.count), to: &answers)
    }
    return answers
  }()

  private static func addAnswers(of terms: Bytes, to answers: inout Set<String>) {
    let lists: [StaticString] = ["yes-button", "no-button", "ok-button", "cancel-button", "dismiss-button"]
    var (cursor, isAnswer) = (LineCursor(terms), false)
    while let line = cursor.next() {
      if terms.hasLiteral("list ", at: line.lowerBound) {
        isAnswer = lists.contains { terms.hasLiteral($0, at: line.lowerBound + 5) }
      } else if isAnswer, terms.hasLiteral("  ", at: line.lowerBound) {
        let words = terms[line].drop { !($0.isASCIILetter || $0 >= 0x80) }.prefix { $0 != UInt8(ascii: "=") }
        let answer = Bytes(rebasing: words).text.lowercased()
        answers.insert(answer.hasSuffix(" ") ? String(answer.dropLast()) : answer)
      }
    }
  }

  /// Whether the words are an answer, which needs no other words to be a button: “Yes”.
  static func isAnswer(_ words: Bytes) -> Bool {
    let name = folded(words, isNear: true)
    return lexicon.answers.contains(name) || terms.contains(name)
  }

  /// Whether a word of `words` stands in the lists, or none of ASCII letters does: nearly no line of copy has to be looked at
  /// more closely.
  static func mayBeListed(_ words: Bytes) -> Bool {
    var isListed = words.contains { $0 >= 0x80 }
    if !isListed { Lexicon.hashes(of: words) { isListed = isListed || lexicon.words.contains($0) } }
    return isListed
  }

  /// Whether the words end as labels do, which nearly no line of copy does: with the last word of one, or one that may stand
  /// behind it. Letters beyond ASCII may be of any.
  static func endsLikeLabel(_ words: Bytes) -> Bool {
    guard words.count <= longest else { return false }
    var end = nameEnd(words)
    while end > 0 {
      let word = Lexicon.word(of: words, endingAt: end)
      if !word.isASCII || lexicon.lasts.contains(word.hash) { return true }
      // “Option B”
      if word.letters > 1 { return false }
      end = word.start
    }
    return false
  }
}

extension CopyLabel.Lexicon {
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(of letter: UInt8, behind hash: UInt64) -> UInt64 {
    (hash ^ UInt64(letter < 0x80 ? letter | 0x20 : letter)) &* 0x100_0000_01B3
  }

  fileprivate static func lastHash(of name: String) -> UInt64 {
    let bytes = ByteBuffer(name.utf8)
    return withExtendedLifetime(bytes) { word(of: bytes.bytes, endingAt: bytes.count).hash }
  }

  /// The last word before `end`, in small letters and without figures: its hash, letter by letter from its end, where it begins,
  /// and how many letters it has.
  fileprivate static func word(
    of text: Bytes, endingAt end: Int
  ) -> (hash: UInt64, start: Int, letters: Int, isASCII: Bool) {
    var (hash, start, letters, isASCII) = (seed, end, 0, true)
    while start > 0 {
      if CopyLabel.isPunctuation(text, endingAt: start) {
        if letters > 0 { break }
        start -= 3
        continue
      }
      let byte = text[start - 1]
      let isLetter = byte.isASCIILetter || byte >= 0x80
      if letters > 0, !isLetter && !byte.isASCIIDigit || byte.isASCIILower && text[start].isASCIIUpper { break }
      start -= 1
      guard isLetter else { continue }
      (hash, letters) = (self.hash(of: byte, behind: hash), letters + 1)
      isASCII = isASCII && byte < 0x80
    }
    return (hash, start, letters, isASCII)
  }

  /// Hands out the hashes of the words of a text, in small letters and without figures; a capital behind a small letter begins
  /// a word.
  fileprivate static func hashes(of text: some Collection<UInt8>, _ take: (UInt64) -> Void) {
    var (hash, previous) = (seed, UInt8(0))
    for byte in text {
      let isLetter = byte.isASCIILetter || byte >= 0x80
      if hash != seed, !isLetter && !byte.isASCIIDigit || byte.isASCIIUpper && previous.isASCIILower {
        take(hash)
        hash = seed
      }
      if isLetter { hash = self.hash(of: byte, behind: hash) }
      previous = byte
    }
    if hash != seed { take(hash) }
  }
}
