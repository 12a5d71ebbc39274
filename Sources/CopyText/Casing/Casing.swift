import CopyModel

/// How the words are cased, names and placeholders left out.
@frozen @usableFromInline package enum Casing: UInt8, CaseIterable, Sendable {
  case title, sentence, upper, lower, mixed
  /// One word with a capital.
  case single
  /// Nothing to judge: no cased words, or names alone.
  case caseless

  package var name: String { "\(self)" }
}

/// Tells how copy is cased, as `Casing` defines it.
struct CasingJudge {
  let text: CaseText

  /// Capitals that stray into long running text, one among this many, leave it in sentence style.
  private static let tolerated = 6
  /// This many words in capitals are more than emphasis.
  private static let loud = 3

  /// What was counted of words behind the first.
  private struct Count {
    /// Words a style can be read from, the first included.
    var judged = 0
    /// Major words with a capital that no name explains.
    var upper = 0
    var lower = 0
    var smallLower = 0
    var smallUpper = 0
    /// Names, acronyms and other words that no style touches.
    var fixed = 0
    var shouted = 0
    var firstIsUpper = false
    var hasFirst = false
  }

  func casing() -> Casing {
    if let plain = plainCasing { return plain }
    var count = Count()
    for index in 0..<text.tokens.count where text.tokens[index].kind == .word { take(index, &count) }
    if count.shouted > 0, count.upper + count.lower + count.smallLower == 0, !count.hasFirst || count.judged == 0 {
      return .upper
    }
    if count.judged == 0 { return .caseless }
    return decide(&count)
  }

  /// The casing of text that has capitals at the start of sentences alone, which is most running text; nil where it takes
  /// more than a look at the words to tell.
  private var plainCasing: Casing? {
    var (first, hasLower) = (Casing?.none, false)
    for token in text.tokens where token.kind == .word {
      let traits = token.traits
      if !traits.isDisjoint(with: [.isName, .isQuoted]) { continue }
      if !traits.isDisjoint(with: [.hasInnerUpper, .isMisspelledName, .mayBeName, .isUncased]) { return nil }
      if traits.contains(.startsSentence) {
        if first == nil, text.isJudged(token) { first = traits.contains(.startsUpper) ? .sentence : .lower }
      } else if traits.contains(.isSuffix) {
        continue
      } else if !traits.contains(.startsLower) {
        return nil
      } else if !hasLower {
        hasLower = text.isJudged(token) && text.titleClass(of: token) == .major
      }
    }
    return hasLower ? first : nil
  }

  private func take(_ index: Int, _ count: inout Count) {
    let token = text.tokens[index]
    if text.isShouted(token), !token.traits.contains(.isQuoted) {
      count.shouted += 1
      return
    }
    let isPlaceName = token.traits.contains(.mayBeName) && text.isPlaceName(index)
    guard text.isJudged(token) || text.isBadlyCased(token), !isPlaceName else {
      if !text.isCode(token) { count.fixed += 1 }
      return
    }
    let isUpper = token.traits.contains(.startsUpper)
    count.judged += 1
    if token.traits.contains(.startsSentence) {
      if !count.hasFirst { (count.hasFirst, count.firstIsUpper) = (true, isUpper) }
    } else if text.titleClass(index) != .major {
      if isUpper { count.smallUpper += 1 } else { count.smallLower += 1 }
    } else if isUpper {
      count.upper += 1
    } else {
      count.lower += 1
    }
  }

  private func decide(_ count: inout Count) -> Casing {
    if count.upper == 0, count.smallUpper == 0 {
      return count.lower == 0 ? withoutMajor(count) : low(count)
    }
    if count.judged == 1 { return count.fixed == 0 ? .single : .title }
    if count.lower == 0 { return isTitle() ? .title : count.upper == 0 ? .sentence : .mixed }
    if strays(count) || count.shouted >= Self.loud { return .mixed }
    // “is this for Aunt Mila?”: the capitals are of names, the first word has none.
    return count.hasFirst && !count.firstIsUpper ? .lower : .sentence
  }

  /// No major word but the first.
  private func withoutMajor(_ count: Count) -> Casing {
    if !count.hasFirst { return count.fixed == 0 ? .lower : .sentence }
    guard count.firstIsUpper else { return .lower }
    // “Search FAQ”: what stands beside the one word takes no style.
    if count.judged == 1, count.smallLower == 0 { return .single }
    return isTitle() && text.tokens.count < 10 ? .title : .sentence
  }

  /// All words behind the first are low.
  private func low(_ count: Count) -> Casing {
    if count.shouted >= Self.loud { return .mixed }
    if count.hasFirst { return count.firstIsUpper ? .sentence : .lower }
    return startsAsSentence(count) ? .sentence : .lower
  }

  /// Whether a name or a placeholder stands for the first word; a number does only before a verb.
  private func startsAsSentence(_ count: Count) -> Bool {
    let first = text.outermost(from: 0, to: text.tokens.count, by: 1)
    guard first >= 0 else { return false }
    if text.tokens[first].kind != .number, !text.isNumeric(first) { return count.judged > 1 || count.fixed > 0 }
    return text.tokens.contains { isVerb($0) }
  }

  private func isVerb(_ token: Token) -> Bool {
    token.kind == .word
      && (!token.tags.isDisjoint(with: [.auxiliary, .copula])
        || !token.tags.isDisjoint(with: [.pastVerb]) && token.tags.isDisjoint(with: [.noun, .pastParticiple]))
  }

  private func isTitle() -> Bool {
    let style = TitleStyle(text, isShouting: false)
    for index in 0..<text.tokens.count where text.tokens[index].kind == .word {
      guard text.isJudged(text.tokens[index]) else { continue }
      switch style.change(index) {
      case .raise: return false
      // “Move To Trash”
      case .lower: if text.titleClass(index) != .major { return false }
      default: break
      }
    }
    return true
  }

  /// Whether capitals that no name explains are too many for sentence style.
  private func strays(_ count: Count) -> Bool {
    let features = FeatureNames(text: text)
    var strays = 0
    for index in 0..<text.tokens.count where isInner(index) && !features.isName(index) { strays += 1 }
    return strays * Self.tolerated > count.lower
  }

  /// A small word with its capital at the end of a heading inside the text: “Burned In. Makes …”.
  private func endsHeading(_ index: Int) -> Bool {
    text.titleClass(index) != .major && text.next(index) == nil
  }

  /// A judged word with a capital that begins no sentence.
  private func isInner(_ index: Int) -> Bool {
    let token = text.tokens[index]
    return token.kind == .word && token.traits.contains(.startsUpper) && !token.traits.contains(.startsSentence)
      && text.isJudged(token) && !text.isFirstPerson(token) && !endsHeading(index)
  }
}

extension CaseText {
  /// Whether the placeholder stands for a number: %d, %lld, %.1f.
  func isNumeric(_ index: Int) -> Bool {
    guard tokens[index].kind == .placeholder, copy[Int(tokens[index].start)] == UInt8(ascii: "%") else { return false }
    switch copy[tokens[index].end - 1] {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"), UInt8(ascii: "D"),
      UInt8(ascii: "U"), UInt8(ascii: "g"):
      return true
    default: return false
    }
  }
}
