import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words with capitals in a row, around one of them: “Privacy Policy” in “the Terms of Service and Privacy Policy”.
struct RunOfCapitals {
  private let words: [Token]
  /// The places of the run among the words; empty where no word stands there.
  private let run: Range<Int>
  private let copy: Passage

  init(at splice: Splice, _ copy: Passage) {
    let words = copy.words
    let place = words.firstIndex { $0.range.contains(splice.range.lowerBound) } ?? words.endIndex
    let isUpper = { (index: Int) in words.indices.contains(index) && words[index].traits.contains(.startsUpper) }
    var (start, end) = (place, place)
    // A mark or a number between two words parts them.
    let isNext = { (index: Int) in Int(words[index].start) <= words[index - 1].end + 1 }
    while isUpper(end), end == place || isNext(end) { end += 1 }
    while start < end, isUpper(start - 1), isNext(start) { start -= 1 }
    (self.words, self.copy, run) = (words, copy, start..<end)
  }

  /// “School Bus 6 won’t run”: what has a number of its own.
  var isNumbered: Bool {
    guard run.count > 1, copy.casing == .mixed, let last = words[run].last,
      !words[run.lowerBound].traits.contains(.startsSentence)
    else { return false }
    return copy.tokens.contains { Int($0.start) == last.end + 1 && $0.kind == .number }
  }

  /// Whether several words are joined by “and” to what has capitals as well, none of which a change takes away: two names.
  func standsBesideName(where changes: [Splice]) -> Bool {
    if isPersonBesidePerson { return true }
    guard run.count > 1 else { return false }
    return isName(run.lowerBound - 2, joinedBy: run.lowerBound - 1, changes)
      || isName(run.upperBound + 1, joinedBy: run.upperBound, changes)
  }

  /// “Open Map Settings and …”: a page of settings, in a sentence.
  var isPageOfSettings: Bool {
    let inside = words[run].drop { $0.traits.contains(.startsSentence) }
    guard inside.count > 1, copy.casing == .mixed, let last = inside.last else { return false }
    return copy.isAny(of: ["Settings", "Preferences"], at: last.range)
  }

  /// “1, The Blind Tiger”: inside a sentence an article has a capital only where it opens a name.
  var isNamedByArticle: Bool {
    guard run.count > 1, case let first = words[run.lowerBound] else { return false }
    return first.tags.contains(.article) && !first.traits.contains(.startsSentence)
  }

  /// “Kill Bill: Vol. 1 starts at nine.”: what stands before a colon is what the rest is about.
  var isNamedByColon: Bool {
    guard run.count > 1, copy.casing == .mixed, let last = words[run].last else { return false }
    return copy.bytes.hasLiteral(":", at: last.end)
  }

  /// “Rosie and Max are due”: joined to what is nothing but a name.
  private var isPersonBesidePerson: Bool {
    guard run.count == 1, run.lowerBound > 1, words[run.lowerBound - 1].tags.contains(.coordinator) else {
      return false
    }
    let other = words[run.lowerBound - 2]
    return other.traits.contains(.startsUpper) && other.tags.contains(.properNoun)
      && other.tags.isDisjoint(with: [.noun, .adjective, .baseVerb])
  }

  private func isName(_ place: Int, joinedBy joint: Int, _ changes: [Splice]) -> Bool {
    guard words.indices.contains(place), words.indices.contains(joint), words[joint].tags.contains(.coordinator) else {
      return false
    }
    let word = words[place]
    return word.traits.contains(.startsUpper) && !word.traits.contains(.startsSentence)
      && !changes.contains { word.range.contains($0.range.lowerBound) }
  }
}
