import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Two negatives in one question, or one that turns its answers around.
struct ToneDoubleNegative: TextRule {
  static let info = RuleInfo(
    "tone-double-negative", "A question has one negative at most.",
    why: "“Don’t disable it?” has to be worked out before it can be answered.", source: "HIG, Alerts: Content",
    statements: [15], roles: .alertText, languages: .havingAny([.doubleNegative, .negativeVerb]),
    needs: .any(of: .question, terms: [.doubleNegative, .negativeVerb]), severity: .warning,
    examples: [
      .bad("⟦Don’t disable⟧ sync?", .alertTitle),
      .bad("Do you ⟦not want to turn off⟧ notifications?", .alertTitle, better: "Turn off notifications?"),
      .bad("동기화를 끄⟦지 않지 않⟧겠습니까?", .alertTitle, locale: .korean),
      .bad("⟦Prevent the kiln from not⟧ heating?", .alertTitle), .bad("⟦Never turn off⟧ the kiln?", .alertTitle),
      .bad("⟦Keep the bell from not⟧ ringing?", .alertTitle), .good("Keep the bell from ringing?", .alertTitle),
      .bad("⟦Do you not want to⟧ keep the kiln hot?", .alertTitle, better: "Keep the kiln hot?"),
      .bad("⟦Wouldn’t you like to⟧ keep the kiln hot?", .alertTitle, better: "Keep the kiln hot?"),
      .good("Why don’t you want to keep the kiln hot?", .alertTitle),
      .good("Do you want to fire the kiln?", .alertTitle),
      .good("Keep sync turned on?", .alertTitle), .good("Turn off sync?", .alertTitle),
      .good("This can’t be turned off.", .alertMessage),
      .good("Don’t have an account? Turn off sync first.", .alertMessage),
      .good("동기화를 계속 사용하겠습니까?", .alertTitle, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let match = copy.first(.doubleNegative) {
      report.add(.hasTwo(copy.text(match.range)), at: match.range)
    } else if copy.isEnglish, let range = pair(in: copy) {
      report.add(.hasTwo(copy.text(range)), at: range)
    } else if copy.isEnglish, let (range, deed) = deniedWill(in: copy) {
      let word = copy.text(deed.range)
      let splice = Splice(range.lowerBound..<deed.end, word.prefix(1).uppercased() + word.dropFirst())
      let rest = copy.text(deed.end..<copy.sentence(at: Int(deed.start)).upperBound)
      report.add(
        .turnsAnswers(copy.text(range), asked: splice.text + rest), at: range,
        fixes: [Fix([splice], isSafe: false)])
    }
  }

  /// “Do you not want to keep it?”: whether yes keeps it nobody can tell. From the first word to “to”, and the verb of the deed.
  private func deniedWill(in copy: Passage) -> (range: Range<Int>, deed: Token)? {
    guard copy.bytes.contains(UInt8(ascii: "?")) else { return nil }
    let (words, last) = (copy.words, 5)
    for (start, first) in words.enumerated()
    where first.traits.contains(.startsSentence) && first.tags.contains(.auxiliary) && start + 4 < words.count {
      let frame = words[start...].prefix(last + 1).prefix { $0.tags.dominant != .noun }
      guard let end = frame.firstIndex(where: { $0.tags.contains(.infinitiveMarker) }), end + 1 < words.count,
        copy.isAny(of: ["you"], at: words[start + 1].range),
        words[start...end].contains(where: { isNegation($0, copy) }),
        copy.isAny(of: .wishOrFuture, at: words[end - 1].range), words[end + 1].tags.contains(.baseVerb),
        copy.bytes.hasLiteral("?", at: copy.sentence(at: Int(first.start)).upperBound - 1)
      else { continue }
      return (Int(first.start)..<words[end].end, words[end + 1])
    }
    return nil
  }

  /// A negation, and a verb that means not to do something, at most two words behind it in the same question; or such a verb, and
  /// behind it “not” before what is kept from being done: “Prevent the lamp from not turning on?”
  private func pair(in copy: Passage) -> Range<Int>? {
    negationFirst(in: copy) ?? verbFirst(in: copy)
  }

  private func verbFirst(in copy: Passage) -> Range<Int>? {
    let verbs = copy.all(.negativeVerb) + copy.all(.hinderingVerb)
    for verb in verbs where copy.opensSentence(at: Int(verb.start)) {
      let sentence = copy.sentence(at: Int(verb.start))
      guard copy.bytes.hasLiteral("?", at: sentence.upperBound - 1) else { continue }
      let words = copy.tokens.filter { $0.kind == .word && sentence.contains(Int($0.start)) && $0.start >= verb.end }
      let pairs = zip(words, words.dropFirst())
      let denial = pairs.first { isNegation($0, copy) && $1.tags.contains(.presentParticiple) }?.0
      if let denial { return Int(verb.start)..<denial.end }
    }
    return nil
  }

  private func negationFirst(in copy: Passage) -> Range<Int>? {
    let words = copy.wordsAndPlaceholders
    for (index, word) in words.enumerated() where isNegation(word, copy) {
      let limit = index + 3 < words.count ? Int(words[index + 3].start) : copy.bytes.count
      let sentence = copy.sentence(at: Int(word.start))
      guard copy.bytes.hasLiteral("?", at: sentence.upperBound - 1) else { continue }
      let second = copy.all(.negativeVerb).first {
        Int($0.start) >= word.end && Int($0.start) <= limit && sentence.contains(Int($0.start))
      }
      if let second { return Int(word.start)..<Int(second.end) }
    }
    return nil
  }

  private func isNegation(_ token: Token, _ copy: Passage) -> Bool {
    token.tags.contains(.negative) || copy.isAny(of: ["not", "never"], at: token.range)
  }
}

extension Message {
  fileprivate static func hasTwo(_ words: String) -> Message {
    "“\(words)” has two negatives. Ask for what will happen"
  }

  fileprivate static func turnsAnswers(_ words: String, asked: String) -> Message {
    "“\(words)” leaves open what yes means. Ask “\(asked)”, and title the buttons by what they do"
  }
}
