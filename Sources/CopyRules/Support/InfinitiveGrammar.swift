import CopyModel
import CopyPassage
import CopyText

/// How infinitives end, what buttons leave out of them and put there, what pronoun hangs on them, and whether they stand last.
/// Italian buttons command: of verbs in -ire letters don’t tell how.
struct InfinitiveGrammar {
  let language: LocaleTag
  let endings: [String]
  /// How the future ends, which no noun does.
  let futures: [String]
  /// “Abbandona”, “Dividi”.
  let commands: [String: String]
  /// “desconectarte”, and what a button has instead.
  let pronouns: [String]
  let pronoun: String
  /// “reemplazarlo”, “substituí-lo”: what is meant, which a button leaves out.
  let objects: [String]
  /// “vous déconnecter”: pronouns that stand before.
  let reflexives: [String]
  let isLast: Bool

  /// The rows of `shared/infinitives.tsv`.
  static let all: [InfinitiveGrammar] = {
    var rows: [InfinitiveGrammar] = []
    TSVReader(named: "shared/infinitives.tsv").forEachLine { rows.append(InfinitiveGrammar($0)) }
    return rows
  }()

  private init(_ cells: [String]) {
    precondition(cells.count == 9, "shared/infinitives.tsv: \(cells)")
    let lists = cells.map { $0 == "-" ? [] : $0.split(separator: " ").map(String.init) }
    language = LocaleTag(cells[0]) ?? .undetermined
    (endings, futures, pronouns) = (lists[1], lists[2], lists[4])
    let commanded = zip(endings, lists[3])
    commands = Dictionary(uniqueKeysWithValues: commanded.map { ($0, $1) })
    (pronoun, objects, reflexives) = (lists[5].first ?? "", lists[6], lists[7])
    isLast = cells[8] == "last"
  }

  /// The title of a button that does it; nil for a word that is no infinitive.
  func title(of word: String) -> String? {
    var (verb, tail) = (word, "")
    // Italian leaves out the last letter before a pronoun: “disconnetterti”.
    let last = commands.isEmpty ? "" : "e"
    for own in pronouns where word.hasSuffix(own) {
      let bare = String(word.dropLast(own.count)) + last
      if isInfinitive(bare) { (verb, tail) = (bare, pronoun) }
    }
    guard isInfinitive(verb) else { return nil }
    for (ending, command) in commands where verb.hasSuffix(ending) {
      let stem = String(verb.dropLast(ending.count))
      // “Scegli”, not “Sceglii”; “tenere” and its kin change their stem.
      if stem.hasSuffix("ten") || stem.hasSuffix("man") || stem.hasSuffix("b") { return nil }
      return (stem.hasSuffix(command) ? stem : stem + command) + tail
    }
    return verb + tail
  }

  /// “reemplazar” of “reemplazarlo”, “sostituire” of “sostituirlo”, “substituir” of “substituí-lo”.
  func withoutObject(_ word: String) -> String {
    guard let object = objects.first(where: word.hasSuffix) else { return word }
    var verb = String(word.dropLast(object.count))
    if object.hasPrefix("-"), let last = verb.last, let open = ["á": "a", "ê": "e", "í": "i"][last] {
      verb = verb.dropLast() + open + "r"
    } else if object.hasPrefix("-") {
      verb += "r"
    }
    let whole = commands.isEmpty ? verb : verb + "e"
    return isInfinitive(whole) ? whole : word
  }

  /// “Se ” or “S’” of a verb behind its own pronoun.
  func reflexive(from start: Int, before verb: Token, in copy: Passage) -> String? {
    guard let pronoun = copy.tokens.last(where: { $0.end <= Int(verb.start) && $0.kind != .space }),
      Int(pronoun.start) >= start, reflexives.contains(copy.text(pronoun.range)),
      let first = copy.text(verb.range).first
    else { return nil }
    let isVowel = "aeiouyhéèêàâîôû".contains(first)
    return isVowel ? "s’" : "se "
  }

  /// « vous déconnecter », « le remplacer »
  func precedes(_ word: String) -> Bool {
    reflexives.contains(word) || !reflexives.isEmpty && ["le", "la", "les"].contains(word)
  }

  func isInfinitive(_ word: String) -> Bool {
    endings.contains { word.hasSuffix($0) && word.count > $0.count + 1 }
  }
}

extension AskedAction {
  /// Whether `word` ends as the infinitives of the copy’s language do.
  static func isInfinitive(_ word: String, in copy: Passage) -> Bool {
    if copy.locale.isLanguage("nl") { return word.hasSuffix("en") && word.count > 4 }
    return InfinitiveGrammar.all.contains { copy.locale.hasLanguage(of: $0.language) && $0.isInfinitive(word) }
  }
}
