import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// The case that opens a sentence in another language than English: “Si continúa, …”, „Wenn Sie fortfahren, …“, “계속하면 …”.
struct OpeningCase {
  private let trials: Trials
  private let model: Passage

  init(_ trials: Trials, like model: Passage) { (self.trials, self.model) = (trials, model) }

  /// “Se borrarán todas las rutas.” of “Si continúa, se borrarán todas las rutas.”; nil where the case is more than that one goes on.
  func rest(of sentence: SentenceFacts) -> SentenceFacts? {
    if model.isEnglish { return nil }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    guard let (clause, rest) = parts(of: copy), goesOn(copy.text(clause)) else { return nil }
    let said = model.locale.isLanguage("de") ? Self.inGermanOrder(rest) : rest
    let plain = said.prefix(1).uppercased() + said.dropFirst()
    var told = SentenceFacts(trials.passage(plain, as: .alertMessage, like: model))
    told.gap = sentence.gap
    return told
  }

  /// „alle Listen werden gelöscht.“ of „werden alle Listen gelöscht.“, which stood behind the case.
  private static func inGermanOrder(_ clause: String) -> String {
    let words = clause.split(separator: " ")
    guard words.count > 2, ["wird", "werden"].contains(words[0]), let last = words.last else { return clause }
    return (words[1..<words.count - 1] + [words[0], last]).joined(separator: " ")
  }

  private static let commas: Set<Character> = [",", "，", "、"]

  /// The case that opens the sentence, and what follows from it; nil where none opens it.
  func parts(of copy: Passage) -> (clause: Range<Int>, rest: String)? {
    guard let end = end(in: copy) else { return nil }
    let rest = copy.text(end..<copy.trimmedRange.upperBound).drop { $0 == " " || Self.commas.contains($0) }
    return (copy.trimmedRange.lowerBound..<end, String(rest))
  }

  /// Where the case ends: at its comma, or behind 면.
  private func end(in copy: Passage) -> Int? {
    guard let first = copy.tokens.first(where: \.countsAsWord) else { return nil }
    if copy.isKorean { return copy.text(first.range).hasSuffix("면") ? first.end : nil }
    let comma = copy.tokens.first { token in copy.text(token.range).first.map(Self.commas.contains) ?? false }
    guard let comma, case let clause = copy.text(copy.trimmedRange.lowerBound..<Int(comma.start)) else { return nil }
    let opens = copy.all(.condition).contains { $0.start == first.start }
    let closes = copy.locale.isLanguage("ja") && ["と", "ば", "たら"].contains(where: clause.hasSuffix)
    return opens || closes ? Int(comma.start) : nil
  }

  /// Whether a clause has no more in it than the word for going on.
  private func goesOn(_ clause: String) -> Bool {
    let phrases = (model.lexicon?.terms(in: .continuePhrase) ?? []).map(\.text) + [model.book?.phrase("continue") ?? ""]
    let words = clause.lowercased().split { !$0.isLetter }
    return words.count < 4
      && phrases.contains { phrase in
        let stem = Self.stem(of: phrase.lowercased())
        return !stem.isEmpty && words.contains { $0.contains(stem) }
      }
  }

  /// “Conti” of “continuar” and of “continúa”; one sign of Japanese, two of Chinese and Korean.
  private static func stem(of phrase: String) -> String {
    let word = phrase.split { !$0.isLetter }.first.map(String.init) ?? ""
    guard let first = word.unicodeScalars.first else { return "" }
    let isKana = word.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    return String(word.prefix(first.value < 0x1100 ? 5 : isKana ? 1 : 2))
  }
}
