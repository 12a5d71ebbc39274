package import CopyModel

/// Says which word was meant by one that no list has, and how sure that is.
package final class Speller {
  /// What was meant.
  package struct Correction: Sendable {
    /// In small letters.
    package let word: String
    /// Another word that may be meant almost as well; nil where none is as near.
    package var other: String?
    /// The logarithm of how much likelier a slip is than a word that no list has.
    package let evidence: Float
  }

  private struct Question: Hashable {
    let letters: [UInt8]
    let mostSlips: Int
  }

  private let table = SpellingTable.english
  private let parts = WordParts.english
  private let fused = FusedWords.english
  /// What was answered: the same words come again and again.
  private var answers: [Question: Correction?] = [:]

  package init() {}

  /// What was meant by `word`; nil where it is right, or nothing is near enough. Names are near to words by chance, so of what may
  /// be one a single slip is looked for.
  package func correction(of word: Bytes, mayBeName: Bool) -> Correction? {
    guard let letters = SpellingTable.letters(of: word), letters.count >= Self.shortest, !letters.contains(0) else {
      return nil
    }
    let question = Question(letters: letters, mostSlips: mayBeName || letters.count < Self.longEnough ? 1 : 2)
    if let known = answers[question] { return known }
    let found = answer(question)
    answers[question] = .some(found)
    return found
  }

  private func answer(_ question: Question) -> Correction? {
    let met = table.word(question.letters)
    if met?.isRight == true { return nil }
    let isMade = parts.make(question.letters)
    let found = SpellingSearch.candidates(for: question.letters, slips: 1, in: table)
    // A space is left out as often as a letter, though a letter is likelier where it makes a common word: “befor”.
    let isLikely = found.first.map { $0.cost <= Self.usual && $0.frequency >= Self.common } ?? false
    let pair = fused.pair(in: question.letters)
    if !isLikely, let pair {
      let evidence = pair.isListed ? Self.listedPair : Self.otherPair - Self.doubt(met)
      return Correction(word: pair.text, evidence: evidence)
    }
    if let first = found.first {
      var correction = correction(first, question.letters, met, isMade)
      correction?.other = pair?.text ?? found.dropFirst().first.flatMap { rival($0, of: first) }
      return correction
    }
    // Many letters tell the word even when two are wrong.
    guard question.letters.count >= Self.longEnough, !isMade else { return nil }
    let others = SpellingSearch.candidates(for: question.letters, slips: 2, in: table)
    // A name has two slips of any word by chance, but not the same letters but for those that are double: “Sucessfull”.
    let near = others.first {
      question.mostSlips > 1 || Self.single($0.letters).elementsEqual(Self.single(question.letters))
    }
    return near.flatMap { correction($0, question.letters, met, isMade) }
  }

  /// “injesting” may be “injecting” or “ingesting”: who reads it can tell, and nobody else.
  private func rival(_ other: SpellingSearch.Candidate, of first: SpellingSearch.Candidate) -> String? {
    guard first.likelihood - other.likelihood < Self.narrow, other.frequency >= Self.rarest else { return nil }
    return SpellingTable.text(other.letters)
  }

  /// Either may be meant where the first is four times as likely at most.
  private static let narrow: Float = 0.6

  /// The letters, each of a row of the same once.
  private static func single(_ letters: [UInt8]) -> [UInt8] {
    letters.indices.filter { $0 == 0 || letters[$0] != letters[$0 - 1] }.map { letters[$0] }
  }

  private func correction(
    _ found: SpellingSearch.Candidate, _ written: [UInt8], _ met: SpellingTable.Word?, _ isMade: Bool
  ) -> Correction? {
    guard written.count >= Self.safeLength || found.cost <= Self.usual, found.frequency >= Self.rarest else {
      return nil
    }
    // “dont” is met often and is no word for that.
    let doubt = found.letters.contains(0) ? 0 : Self.doubt(met) + (isMade ? Self.doubtOfMade(found) : 0)
    return Correction(
      word: SpellingTable.text(found.letters), evidence: found.likelihood - doubt + Self.weight(of: written.count))
  }

  /// What is met often is a word, whether lists have it or not.
  private static func doubt(_ met: SpellingTable.Word?) -> Float { met.map { 0.6 * max(0, $0.frequency - 1) } ?? 0 }

  /// What it tells against a slip that known words make up the word; half of that where the word meant is among the most common
  /// hundreds, which are written so often that slips in them look like anything: “beeing”.
  private static func doubtOfMade(_ found: SpellingSearch.Candidate) -> Float { found.frequency > 5.5 ? 1 : 2.2 }

  /// What a pair of the table tells, and one of a word that may be part of any: a little more than what is enough where the text
  /// around is plain.
  private static let listedPair: Float = 3
  private static let otherPair: Float = 2.3

  private static let common: Float = 5

  private static let shortest = 3
  /// Shorter words are near to others by chance: only slips of the usual kinds count.
  private static let safeLength = 5
  private static let usual: Float = 0.3
  /// Few mean a word as rare as one in three million; near to those stand the terms of trades: “guillemets”.
  private static let rarest: Float = 2.5
  private static let longEnough = 7

  /// Few letters are near to some word by chance, many are not.
  private static func weight(of length: Int) -> Float {
    switch length {
    case ...3: -1.3
    case 4: -0.8
    case 5: -0.3
    case 6: 0.3
    case 7: 0.8
    case 8: 1.2
    default: 1.5
    }
  }
}
