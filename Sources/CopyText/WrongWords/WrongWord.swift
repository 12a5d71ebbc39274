import CopyModel

/// A word that is spelled right and is the wrong one where certain words stand around it: “loose” before “your”.
///
/// An object, so that to hand one on copies nothing; its reader fills it before anyone else sees it.
package final class WrongWord: @unchecked Sendable {
  /// What is meant instead.
  package enum Right: Sendable, Equatable {
    case words(String)
    /// To each of the wrong words one that is meant, or to an ending an ending: “los” for “las”, “-ción” for “-cion”.
    case counterparts([Counterpart])
    /// The base form of the verb that is written in another.
    case baseForm
    /// Its past participle.
    case participle
    /// Its form with -ing.
    case gerund
    /// Its form behind “it”.
    case thirdPerson
    /// Nothing: the word is one too many.
    case nothing
    /// A noun in two words, the verb and its particle: “set up” for “setup”.
    case parted
    /// It and the word behind it in one word: “setup” for “set up”, “another” for “an other”.
    case joined
  }

  /// A word, or an ending with `*` in front, and what stands in its place.
  package struct Counterpart: Sendable, Equatable {
    let wrong: String
    let right: String
  }

  /// What stands in a row, the wrong word among it.
  let places: [WordPattern]
  /// Which of `places` is the wrong word, or the first of several.
  let wrong: Int
  /// How many of `places` are wrong: “no enough”.
  let length: Int
  /// The place by whose words copy is found that may have it.
  let anchor: Int
  package let right: Right
  /// Phrases that make it another thing, in small letters.
  package internal(set) var exceptions: [String] = []

  // What proves it, where its reader was asked for that.

  /// As it stands in the file.
  package internal(set) var source = ""
  package internal(set) var tests: [(before: String, after: String)] = []
  package internal(set) var keeps: [String] = []

  init(places: [WordPattern], wrong: Range<Int>, anchor: Int, right: Right) {
    (self.places, self.anchor, self.right) = (places, anchor, right)
    (self.wrong, length) = (wrong.lowerBound, wrong.count)
  }
}
