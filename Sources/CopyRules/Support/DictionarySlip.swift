/// Tells slips of the hand from words that a dictionary lacks. It offers near words for both, and of the others most differ by
/// a letter in the place of another: “Hasstabelle” for “Hashtabelle”.
enum DictionarySlip {
  /// Letters of a word in which two slips still tell what was meant.
  private static let long = 9

  /// Whether who meant `meant` may have written `word`: letters left out, doubled, swapped, or without their accents.
  static func isLikely(from meant: String, to word: String) -> Bool {
    let (left, right) = (Array(meant.lowercased()), Array(word.lowercased()))
    // A slip in the first letter is seen at once.
    guard let first = left.first, let other = right.first, isAlike(first, other), left.allSatisfy(\.isLetter) else {
      return false
    }
    let slips = distance(left, right)
    // A letter left out and another added are a letter in the place of another.
    return slips == 1 || slips == 2 && right.count >= long && abs(left.count - right.count) == 2
  }

  /// Whether `known` is the word in other case, in parts, or as an abbreviation: then the dictionary knows it.
  static func isSame(_ known: String, _ word: String) -> Bool {
    known.filter(\.isLetter).lowercased() == word.filter(\.isLetter).lowercased()
  }

  /// How many slips lead from one to the other; more than any word may have where another letter was written.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced =
          rows[i][j] + (left[i] == right[j] ? 0 : isAlike(left[i], right[j]) ? 1 : left.count + right.count)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }

  /// Whether both are the same letter, accents aside: Unicode’s name of ä is “LATIN SMALL LETTER A WITH DIAERESIS”.
  private static func isAlike(_ left: Character, _ right: Character) -> Bool {
    left == right || plainName(left).map { $0 == plainName(right) } ?? false
  }

  private static func plainName(_ letter: Character) -> String? {
    guard let name = letter.unicodeScalars.first?.properties.name else { return nil }
    return name.split(separator: " WITH ").first.map(String.init)
  }
}
