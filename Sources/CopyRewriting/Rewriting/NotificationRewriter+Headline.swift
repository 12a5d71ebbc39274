import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Titles of what a notification tells, where the old one told nothing.
extension NotificationRewriter {
  /// “The Ferry Docks at Pier 3” over “It leaves at noon.”: the first sentence tells the news, and others go on from there. A body of
  /// one sentence needs no title.
  func headlineAndRest(of body: String) -> (title: String, body: String)? {
    let all = trials.sentences(of: body, as: .notificationBody, like: model)
    guard all.count > 1, let first = all.first, tells(first), !all[1].continues(first) else { return nil }
    let text = first.text.trimmingEnd(of: [".", "!", "。", "！"])
    // “Your order is ready.”: where room is scarce, it is clear whose it is.
    let brief = text.hasPrefix("Your ") ? String(text.dropFirst(5)) : text
    let titles = [text, brief].map { trials.settled($0, as: .notificationTitle, like: model) }
    let title = titles.first { !isTooLong(trials.passage($0, as: .notificationTitle, like: model)) }
    guard let title else { return nil }
    return (title, all.dropFirst(2).reduce(all[1].text) { $0 + $1.gap + $1.text })
  }

  /// Whether a sentence is news: neither an order nor a question, and nothing that something before it would explain.
  private func tells(_ sentence: SentenceFacts) -> Bool {
    guard !sentence.isQuestion, !sentence.isVague, !sentence.startsVague, !sentence.isOutcry, !sentence.leansOnTitle,
      !sentence.text.contains("\n"), [".", "!", "。", "！"].contains(where: sentence.text.hasSuffix)
    else { return false }
    if model.isEnglish {
      let opensPronoun = ["It ", "It’s ", "They ", "We ", "I "].contains(where: sentence.text.hasPrefix)
      return (sentence.isComplete || hasVerb(sentence)) && !sentence.isInstruction && !sentence.advises && !opensPronoun
        && (3...Self.longHeadline).contains(sentence.wordCount)
    }
    return sentence.wordCount > 2 && sentence.wordCount <= Self.longHeadline
  }

  /// “Ferry 9 is late.”: with a number behind its noun it passes for none.
  private func hasVerb(_ sentence: SentenceFacts) -> Bool {
    let verbs: WordTags = [.auxiliary, .copula]
    let copy = trials.passage(sentence.text, as: .notificationBody, like: model)
    return copy.wordsAndPlaceholders.dropFirst().contains { !$0.tags.isDisjoint(with: verbs) }
  }

  /// Words that a title still holds.
  private static let longHeadline = 9

  /// “Ferry Update” over “The ferry is late.”: behind what the body names as well stands only that there is news.
  func isNewsLabel(_ title: Passage) -> Bool {
    let words = title.wordsAndPlaceholders
    guard title.isEnglish, words.count == 2, let body = view.message, body.form.isComplete,
      title.isWord(words[1], of: .labelNoun) || title.isWord(words[1], of: .newsNoun),
      // That it is a warning says something.
      !title.isWord(words[1], of: .problem),
      !title.isAny(of: ["Warning", "warning", "Alert", "alert"], at: words[1].range)
    else { return false }
    let stem = MeaningFacts.stem(title.text(words[0].range).lowercased(), in: title)
    return MeaningFacts(body).stems.contains(stem)
  }

  /// “Launch HarborPal to see where the ferry is.”: a tap opens the app, and all there is to see.
  static func opensOwnApp(_ sentence: SentenceFacts, like model: Passage, _ trials: Trials) -> Bool {
    let copy = trials.passage(sentence.text, as: .notificationBody, like: model)
    let words = copy.wordsAndPlaceholders
    guard copy.isEnglish, words.count > 1, copy.isWord(words[0], of: .launchVerb), isInvented(words[1], in: copy)
    else { return false }
    let rest = words.dropFirst(2).drop { $0.tags.dominant == .adverb }
    guard let first = rest.first else { return true }
    guard first.tags.contains(.infinitiveMarker), let verb = rest.dropFirst().first else { return false }
    return copy.isAny(of: ["see", "view", "check", "read", "find", "learn", "look", "track", "follow"], at: verb.range)
  }

  /// “HarborPal”: capitals inside a word that no list knows.
  private static func isInvented(_ word: Token, in copy: Passage) -> Bool {
    word.kind == .word && word.traits.contains([.hasInnerUpper, .hasLower, .startsUpper])
      && word.traits.isDisjoint(with: [.isName, .hasDigit]) && (word.tags.isEmpty || !copy.isEnglish)
  }

  /// “HarborPal”, “HarborPal App”, “HarborPal Notification”: a name that no dictionary has, which the system shows above all that an
  /// app sends, and behind it at most what kind of thing it is.
  func isOwnName(_ title: Passage) -> Bool {
    let words = title.wordsAndPlaceholders
    // “New notification from HarborPal”
    if title.isEnglish, words.count > 2, let last = words.last, Self.isInvented(last, in: title) {
      let rest = title.text(0..<Int(words[words.count - 2].start)).trimmingEnd(of: [])
      return NotificationTitleGeneric.isGeneric(trials.passage(rest, as: .notificationTitle, like: title))
    }
    guard (1...2).contains(words.count), Self.isInvented(words[0], in: title) else { return false }
    guard let kind = words.dropFirst().first else { return true }
    return title.isWord(kind, of: .labelNoun) || title.isAny(of: ["App", "app"], at: kind.range)
  }
}

extension SentenceFacts {
  /// Whether it is a piece of the same sentence, cut at a mark that ends none: “St. Brigid”.
  fileprivate func continues(_ before: SentenceFacts) -> Bool {
    guard before.text.hasSuffix("."), let last = before.text.dropLast().split(separator: " ").last else { return false }
    return last.count < 3 && last.allSatisfy(\.isLetter)
  }
}
