package import CopyModel

/// Words as they are typed without their accents, and German nouns without their capital: “telefono” is no Spanish word.
///
/// The tables of a language are read once, into one map of hashes; a word that is right costs one look.
package struct BareWords: @unchecked Sendable {
  /// What is meant by a word. The bytes are those of the embedded file.
  package struct Meant: @unchecked Sendable {
    package let word: Bytes
    /// Whether the typed word is an English one as well, so that it says nothing alone.
    package let isEnglish: Bool
    /// Whether it lacks nothing but the capital of a noun.
    package let isNoun: Bool

    /// German nouns do.
    package var startsUpper: Bool { word.text.first?.isUppercase == true }
  }

  private var numbers: WordMap
  private var meant: ContiguousArray<Meant> = []

  private init(capacity: Int) { numbers = WordMap(capacity: capacity) }

  /// What `folders` have; nil where they have nothing.
  static func embedded(for folders: [String]) -> BareWords? {
    var words = BareWords(capacity: 2048)
    for folder in folders {
      if let file = EmbeddedFile(named: "\(folder)/accents.tsv") { words.readAccents(file.text) }
      if let file = EmbeddedFile(named: "\(folder)/nouns.tsv") { words.readNouns(file.text) }
    }
    return words.meant.isEmpty ? nil : words
  }

  private mutating func readAccents(_ text: Bytes) {
    TSVReader(text).forEachRow { typed, meant, mark in
      insert(typed, Meant(word: meant, isEnglish: !mark.isEmpty, isNoun: false))
    }
  }

  private mutating func readNouns(_ text: Bytes) {
    TSVReader(text).forEachRow { noun, mark, _ in
      insert(noun, Meant(word: noun, isEnglish: !mark.isEmpty, isNoun: true))
    }
  }

  private mutating func insert(_ typed: Bytes, _ one: Meant) {
    guard numbers[typed] == 0 else { return }
    meant.append(one)
    numbers.insert(typed, UInt32(meant.count))
  }

  /// What is meant by `word`, in any case; nil where it is right, or not known.
  package subscript(word: Bytes) -> Meant? {
    let number = numbers[word]
    return number == 0 ? nil : meant[Int(number) - 1]
  }
}
