import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The comma before the last item of a series.
struct StyleOxfordComma: TextRule {
  static let info = RuleInfo(
    "style-oxford-comma", "A series has a comma before its last item.",
    why: "Without it, the last two items may read as one.", source: "Apple Style Guide, comma", roles: .all,
    languages: .english, severity: .optIn,
    examples: [
      .bad("Photos, music ⟦and⟧ books are kept.", .text, better: "Photos, music, and books are kept."),
      .bad("Add photos, new albums ⟦or⟧ people.", .text, better: "Add photos, new albums, or people."),
      .good("Photos, music, and books are kept.", .text), .good("If it fails, photos and music are kept.", .text),
      .good("All files, public and private keys are kept.", .text),
      .good("However, photos and music are kept.", .text), .good("In Settings, turn it on and go back.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return }
    let tokens = copy.unspaced
    for index in tokens.indices where tokens[index].tags.contains(.coordinator) && isAndOr(tokens[index], copy) {
      guard let comma = comma(before: index, tokens, copy), isSeries(comma, index, tokens, copy) else { continue }
      let end = tokens[index - 1].end
      report.add(
        .noComma(copy.text(tokens[index].range)), at: tokens[index].range,
        fixes: [Fix([Splice(end..<end, ",")], isSafe: true)])
    }
  }

  private func isAndOr(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.bytes.slice(token.range)
    return word.equals("and") || word.equals("or")
  }

  /// The comma one or two words before `index`.
  private func comma(before index: Int, _ tokens: [Token], _ copy: Passage) -> Int? {
    for distance in 2...3 where index - distance > 0 {
      let token = tokens[index - distance]
      if token.length == 1, copy.bytes[Int(token.start)] == UInt8(ascii: ",") { return index - distance }
      if token.kind == .punctuation { return nil }
    }
    return nil
  }

  /// Nouns on both sides, and no clause or phrase in front that the comma could end.
  private func isSeries(_ comma: Int, _ index: Int, _ tokens: [Token], _ copy: Passage) -> Bool {
    guard index + 1 < tokens.count, !tokens[comma + 1].tags.contains(.preposition), isNoun(tokens[comma - 1]),
      isNoun(tokens[index - 1]), !sharesNoun(index, tokens),
      isNoun(tokens[index + 1]) || tokens[index + 1].tags.contains(.adjective)
    else { return false }
    let sentence = copy.sentence(at: Int(tokens[comma].start))
    let front = tokens[..<comma].filter { sentence.contains(Int($0.start)) }
    guard let first = front.first else { return false }
    return first.tags.isDisjoint(with: [.subordinator, .preposition, .adverb, .infinitiveMarker, .interjection])
      && !front.contains { $0.tags.contains(.subordinator) }
  }

  /// “All files, public and private keys”: two adjectives of one noun, and no series of three.
  private func sharesNoun(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index - 1].tags.contains(.adjective) && tokens[index + 1].tags.contains(.adjective)
      && index + 2 < tokens.count && isNoun(tokens[index + 2])
  }

  private func isNoun(_ token: Token) -> Bool {
    token.kind == .placeholder
      || !token.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun]) && token.tags.dominant != .verb
        && token.tags.dominant != .function
  }
}

extension Message {
  fileprivate static func noComma(_ word: String) -> Message { "The series has no comma before “\(word)”. Add one" }
}
