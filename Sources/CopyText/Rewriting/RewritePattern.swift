/// A way to say a sentence better: what it looks like, and what to write instead. `Lexicons/<language>/rewrites` has
/// them as text, each with its own tests.
///
/// An object, so that to hand one on copies nothing; its reader fills it before anyone else sees it.
package final class RewritePattern: @unchecked Sendable {
  /// Ids of the rules whose findings it answers.
  package internal(set) var rules: [String] = []
  /// The sentence as the file has it, for messages of tests.
  package internal(set) var source = ""
  /// The line of the file, counted from 1.
  package internal(set) var line = 0
  var elements: [RewriteElement] = [] {
    didSet { opening = RewriteOpening(elements, isQuestion: isQuestion) }
  }
  /// What the elements let a sentence begin with, and whether it asks.
  private(set) var opening = RewriteOpening([])
  /// Holds only for sentences that end with a question mark.
  var isQuestion: Bool {
    get { opening.isQuestion }
    set { opening.isQuestion = newValue }
  }
  /// With one of these words in it, the sentence is another. Folded as the elements are.
  var exceptions: [[UInt8]] = []
  /// What to write, best first. Empty where the sentence goes.
  var outputs: [RewriteOutput] = []
  /// The meaning stays exactly as it is.
  package internal(set) var isSafe = false
  /// Sentences and what becomes of them; an empty text where the sentence goes.
  package internal(set) var tests: [Test] = []
  /// Sentences that it must leave alone.
  package internal(set) var keeps: [String] = []

  package struct Test: Sendable {
    package var before, after: String
  }
}

/// A piece of the sentence that a pattern looks for.
struct RewriteElement: Sendable {
  enum Kind: Sendable {
    /// One of these texts, folded to small letters and straight apostrophes. `number` counts the choices of a pattern
    /// from 1, for what is written in its place; 0 where there is nothing to choose.
    case words([Literal], number: Int)
    case slot(RewriteSlot, name: String)
  }

  struct Literal: Sendable {
    var bytes: [UInt8]
    /// May end inside a word: `*` in the file.
    var isOpen: Bool
  }

  var kind: Kind
  var isOptional = false
  /// Nothing may stand between it and what comes before: a Korean particle behind its noun.
  var isGlued = false
}

/// What a slot takes up.
enum RewriteSlot: String, Sendable, CaseIterable {
  /// A noun with what belongs to it: “the old password”, “‘Report’”, `%@`, “names of files”.
  case noun
  /// The same with prepositions, and several of them: “the photos and videos in the album”.
  case thing
  /// A thing without the phrases behind it that belong to the verb: “the photos in the album”, of “add %@ to the album” `%@`.
  case object
  /// The phrases behind an object that belong to the verb, or nothing: “to the album”.
  case complement
  /// The base form of a verb, with its particle: “save”, “sign in”.
  case verb
  /// A past participle: “saved”.
  case done
  /// A form in -ing: “saving”.
  case doing
  /// A base form and all that follows: “delete this photo for good”.
  case action
  /// A sentence of its own: a subject and a verb with a tense.
  case clause
  case adjective
  /// Digits or a placeholder for them.
  case number
  /// Any words, one at least.
  case words
  /// Any words or none: `…` in the file.
  case rest
}

/// What to write: words, and slots in one of their forms.
struct RewriteOutput: Sendable {
  enum Piece: Sendable {
    case text(String)
    case slot(String, form: String)
  }

  var pieces: [Piece] = []
}
