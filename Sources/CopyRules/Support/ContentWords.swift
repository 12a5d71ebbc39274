import CopyModel
import CopyPassage
import CopyText

/// The words of a text that carry its meaning, each as the hash of its stem, to compare two texts.
///
/// English words lose -s, -ed, -ing and -e; of a Korean word the first two syllables count, which leaves endings out.
struct ContentWords {
  private(set) var stems: [UInt64] = []

  /// The content words of `range` in `copy`, without those inside `skipped`; to read deeds takes “connection” for “connect”.
  init(_ copy: Passage, in range: Range<Int>? = nil, skipping skipped: [Range<Int>] = [], readsDeeds: Bool = false) {
    let range = range ?? 0..<copy.bytes.count
    for token in copy.tokens where token.kind == .word && range.contains(Int(token.start)) && Self.hasContent(token) {
      if skipped.contains(where: { $0.overlaps(token.range) }) || Self.isGrammar(token, of: copy) { continue }
      let isForeign = !copy.isEnglish && !copy.isKorean
      if var base = Self.irregularBase(token, copy) {
        stems.append(base.withUTF8 { Self.stem(Bytes($0), readsDeeds, isForeign: isForeign) })
      } else {
        stems.append(Self.stem(copy.bytes.slice(token.range), readsDeeds, isForeign: isForeign))
      }
    }
  }

  var isEmpty: Bool { stems.isEmpty }

  func isSubset(of other: ContentWords) -> Bool { stems.allSatisfy(other.stems.contains) }
  func overlaps(_ other: ContentWords) -> Bool { stems.contains(where: other.stems.contains) }
  /// How many different words `other` lacks.
  func countBeyond(_ other: ContentWords) -> Int { Set(stems).subtracting(other.stems).count }

  /// „die“, « vous », を: in languages whose tags aren’t known, small words are listed.
  private static func isGrammar(_ token: Token, of copy: Passage) -> Bool {
    if copy.isEnglish || copy.isKorean { return false }
    return copy.isWord(token, of: .smallWord) || copy.isWord(token, of: .determiner)
  }

  /// “take” for “taken”: its ending doesn’t lead there.
  private static func irregularBase(_ token: Token, _ copy: Passage) -> String? {
    guard copy.isEnglish, !token.tags.isDisjoint(with: [.pastVerb, .pastParticiple]),
      !copy.bytes.hasLiteral("ed", at: token.end - 2)
    else { return nil }
    return VerbForms.english.irregularBase(of: copy.text(token.range).lowercased())
  }

  private static func hasContent(_ token: Token) -> Bool {
    let grammar: WordTags = [.auxiliary, .copula, .determiner, .preposition, .coordinator, .subjectPronoun]
    return token.tags.dominant != .function && token.tags.isDisjoint(with: grammar)
  }

  private static func stem(_ word: Bytes, _ readsDeeds: Bool, isForeign: Bool) -> UInt64 {
    let kept =
      word.first.map { $0 >= 0xE0 } ?? false
      ? min(word.count, 6)
      : isForeign ? bareLength(word) : stemLength(word, readsDeeds)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word.slice(0..<kept) {
      let isCapital = (0x41...0x5A).contains(byte)
      hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  /// “perdida” and “perdido”, „Liste“ and „Listen“: without the last vowel, and -s or -n behind it.
  private static func bareLength(_ word: Bytes) -> Int {
    var length = word.count
    if length > 4, word[length - 1] == UInt8(ascii: "s") || word[length - 1] == UInt8(ascii: "n") { length -= 1 }
    if length > 4, "aeio".utf8.contains(word[length - 1]) { length -= 1 }
    return length
  }

  private static let endings: [StaticString] = ["ing", "ed", "es", "s", "e"]
  private static let deedEndings: [StaticString] = ["ation", "ion", "ment"]

  private static func stemLength(_ word: Bytes, _ readsDeeds: Bool) -> Int {
    var length = word.count
    for ending in readsDeeds ? deedEndings + endings : endings {
      let rest = length - ending.utf8CodeUnitCount
      // “Connection”, but not “station”.
      if rest >= (ending.utf8CodeUnitCount > 3 || word.hasSuffix("ion") ? 5 : 3), word.hasLiteral(ending, at: rest) {
        length = rest
        break
      }
    }
    if length > 3, word[length - 1] == word[length - 2] { length -= 1 }
    // “copy” and “copied”: the i of the longer form is the y of the shorter one.
    if length > 3, word[length - 1] == UInt8(ascii: "i") || word[length - 1] == UInt8(ascii: "y") { length -= 1 }
    return length
  }
}
