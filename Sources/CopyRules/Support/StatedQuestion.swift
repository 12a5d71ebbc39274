import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A question that ends like a statement: “Has the kiln cooled.”
enum StatedQuestion {
  /// Reports it at its mark; the order of its words asks, so the mark is wrong, but whether to ask is for people to say.
  static func report(in copy: Passage, _ report: inout Report) -> Bool {
    // A look at the first words spares most sentences the parse.
    guard copy.isEnglish, copy.analysis.terminal == .period, copy.tokens.contains(where: { mayAsk($0, copy) }),
      !EndMark.isQuoted(copy), !followsMark(copy), let parse = copy.parses.last, asks(parse, copy)
    else { return false }
    let mark = copy.analysis.terminalRange
    report.add(.asks, at: mark, fixes: [Fix([Splice(mark, "?")], isSafe: false)])
    return true
  }

  /// “Is the kiln hot?.”: the mark is there, and one too many.
  private static func followsMark(_ copy: Passage) -> Bool {
    let place = copy.analysis.terminalRange.lowerBound
    return place > 0 && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(copy.bytes[place - 1])
  }

  private static func mayAsk(_ token: Token, _ copy: Passage) -> Bool {
    token.traits.contains(.startsSentence)
      && (copy.isAny(of: .askingAuxiliary, at: token.range) || copy.isAny(of: .askingModal, at: token.range))
  }

  /// An auxiliary opens the sentence, and its subject stands before its verb. “Should it rain”, “Had we known”, and “May it
  /// last” are no questions; “can” and “will” may be nouns, and “do” commands.
  private static func asks(_ parse: Parse, _ copy: Passage) -> Bool {
    let units = parse.units
    // “Does and bucks graze here.”
    guard units.count > 2, !units[1].tags.contains(.coordinator), let subject = parse.subject, subject > 0,
      subject < parse.root || isCopula(parse, subject),
      !copy.tokens.contains(where: { isComma($0, copy) })
    else { return false }
    let opening = copy.range(of: units[0])
    if copy.isAny(of: .askingAuxiliary, at: opening) { return true }
    guard copy.isAny(of: .askingModal, at: opening) else { return false }
    let next = units[1].tags
    return !next.isDisjoint(with: [.article, .possessive, .subjectPronoun])
      && units[parse.root].tags.contains(.baseVerb)
      && subject < parse.root
  }

  /// “Is the kiln cold.”: what is told stands last.
  private static func isCopula(_ parse: Parse, _ subject: Int) -> Bool {
    parse.units[0].tags.contains(.copula) && subject > 0
  }

  private static func isComma(_ token: Token, _ copy: Passage) -> Bool {
    token.kind == .punctuation && copy.bytes.slice(token.range).equals(",")
  }
}

extension Message {
  fileprivate static let asks: Message = "The sentence asks. End it with “?”, or state what is so"
}
