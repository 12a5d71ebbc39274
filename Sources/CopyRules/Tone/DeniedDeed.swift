import CopyModel
import CopyPassage
import CopyText

/// What the person left undone, in languages whose verbs show by their ending what was done: « Vous n’avez pas fermé la
/// vanne », „Du hast das Ventil nicht geschlossen“, “Non hai chiuso la valvola”, “Você não fechou a válvula”.
///
/// What comes to people, and isn’t done by them, is held against nobody: received, won, found. Nor is what they haven’t done
/// yet: „Du hast noch keine Pflanzen hinzugefügt“.
struct DeniedDeed {
  let copy: Passage

  /// From the person to the verb.
  var range: Range<Int>? {
    guard copy.analysis.terminal != .question, let found = found, copy.opensSentence(at: found.lowerBound) else {
      return nil
    }
    return found
  }

  private var found: Range<Int>? {
    switch copy.locale.languageCode {
    case "de": german
    case "es": spanish
    case "fr": french
    case "it": italian
    case "pt": portuguese
    default: nil
    }
  }

  /// The participle at the end of the clause: with “ge”, or behind a prefix that takes none.
  private var german: Range<Int>? {
    let text = copy.text
    let shape =
      /(?:[Dd]u hast|Sie haben) (?:[^.,;:!?]+ )?(?:nicht|nie|kein(?:e|en|er|es|em)?) (?:[^.,;:!?]+ )?(\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter)\p{Ll}+(?:t|en)|\p{Ll}+iert)(?=[.,;:!]|$)/
    return range(text.firstMatch(of: shape).map { ($0.range, $0.1) }, unless: .germanGain, [.germanEnough, .germanYet])
  }

  private var french: Range<Int>? {
    let text = copy.text
    let shape =
      /(?:[Vv]ous n[’']avez|[Tt]u n[’']as) (?:toujours |encore )?(?:pas|jamais) (?:encore |bien |toujours )?(?:correctement )?(\p{Ll}+(?:é|i|u|is|it|ert|eint|aint))(?=[ .,;:!]|$)/
    return range(text.firstMatch(of: shape).map { ($0.range, $0.1) }, unless: .frenchGain, [.frenchEnough, .frenchYet])
  }

  private var italian: Range<Int>? {
    let text = copy.text
    let shape =
      /[Nn]on (?:hai|avete) (?:ancora |mai )?(\p{Ll}+(?:ato|uto|ito|uso|eso|iso|sso|tto|sto|rto|nto))(?=[ .,;:!]|$)/
    return range(
      text.firstMatch(of: shape).map { ($0.range, $0.1) }, unless: .italianGain, [.italianEnough, .italianYet])
  }

  /// “No has cerrado la válvula”, “No ha cerrado usted …”, with what may stand between left out.
  private var spanish: Range<Int>? {
    let text = copy.text
    let shape = /[Nn]o (?:has|habéis|ha usted|han ustedes) (\p{Ll}+(?:[aií]do|cho|sto|rto))(?=[ .,;:!]|$)/
    return range(
      text.firstMatch(of: shape).map { ($0.range, $0.1) }, unless: .spanishGain, [.spanishEnough, .spanishYet])
  }

  private var portuguese: Range<Int>? {
    let text = copy.text
    let shape = /[Vv]ocê (?:ainda )?não (\p{Ll}+(?:ou|eu|iu|ez))(?=[ .,;:!]|$)/
    return range(
      text.firstMatch(of: shape).map { ($0.range, $0.1) }, unless: .portugueseGain, [.portugueseEnough, .portugueseYet])
  }

  private func range(
    _ match: (Range<String.Index>, Substring)?, unless gains: WordSet, _ excuses: [WordSet]
  ) -> Range<Int>? {
    guard let (range, verb) = match, !gains.contains(String(verb)) else { return nil }
    // „Nicht genug Punkte gesammelt“: there is too little of it, and nobody neglected it.
    let words = copy.text[range].split(separator: " ").map(String.init)
    if words.contains(where: { word in excuses.contains { $0.contains(word) } }) { return nil }
    return copy.text.byteRange(of: range)
  }
}
