import CopyModel
package import CopyPassage
import CopyRules
import CopyText

/// A title for “Error” from the function that shows it: “The shelf couldn’t be renamed.” in `renameShelf`.
package enum FunctionTitle {
  /// The name and what it makes of the title; nil where the title tells of no failure, or the function does no one thing.
  ///
  /// - Parameter shower: the function, where the copy is known to be shown by it; else the entry tells.
  package static func find(
    for title: Passage, shownBy shower: String = "", _ trials: Trials
  ) -> (name: String, text: String)? {
    guard title.isEnglish, title.role == .alertTitle, title.has(.problem) || title.has(.errorWord),
      let book = title.book,
      title.whole(.vagueTitle) != nil || title.analysis.wordCount <= 2
    else { return nil }
    let function = shower.isEmpty ? title.place.extras?.function ?? "" : shower
    let name = String(function.prefix { $0 != ":" && $0 != "(" })
    let words = NameText.words(of: name)
    if words.isEmpty { return nil }
    let copy = trials.passage(words, as: .text, like: title)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "name-function"))
    guard let text = found.first?.text else { return nil }
    return (name, trials.settled(text.prefix(1).uppercased() + text.dropFirst(), as: .alertTitle, like: title))
  }
}

/// Titles for alerts whose own says nothing.
extension AlertRewriter {
  /// “Couldn’t Leave the Group” for “Unable to leave the group”: what failed, where it makes no sentence.
  func titleFromEvent() -> [SentenceFacts]? {
    guard let first = message.first, !first.isQuestion else { return nil }
    let copy = trials.passage(first.text, as: .alertTitle, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-event"))
    guard let text = found.first?.text else { return nil }
    var said = trials.sentences(of: text, as: .alertTitle, like: model)
    guard let event = said.first, event.wordCount <= Self.longTitle else { return nil }
    let settled = trials.settled(event.text.trimmingEnd(of: ["."]), as: .alertTitle, like: model)
    said[0] = SentenceFacts(trials.passage(settled, as: .alertTitle, like: model))
    return said
  }

  /// “Delete the track?” for `alert.delete.track.title` over Cancel and Delete: key or comment, and the button as well.
  func questionFromName() -> SentenceFacts? {
    guard model.isEnglish, let verb = answeringVerb else { return nil }
    for part in [view.title, view.message].compactMap(\.self) {
      for name in [NameText.words(of: part.key), part.comment.text] where !name.isEmpty {
        let copy = trials.passage(name, as: .text, like: part)
        let found = Rewriter.rewrites(
          of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "name-question"))
        let own = found.first { $0.text.lowercased().hasPrefix(verb.lowercased() + " ") }
        if let own, let question = question(own.text.trimmingEnd(of: ["."])) { return question }
      }
    }
    return nil
  }

  /// What the key, the comment, or the function that shows it says of the occasion.
  func titleFromName() -> String? {
    for part in [view.title, view.message].compactMap(\.self) {
      for name in [NameText.words(of: part.key), part.comment.text] where !name.isEmpty {
        let copy = trials.passage(name, as: .text, like: part)
        let found = Rewriter.rewrites(
          of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "name"))
        guard let text = found.first?.text, isOneName(text, in: part.key) else { continue }
        let isUsable = trials.settled(text, as: .alertTitle, like: part)
        return isUsable.prefix(1).uppercased() + isUsable.dropFirst()
      }
    }
    return view.title.flatMap { title in
      FunctionTitle.find(for: title, shownBy: view.set.function, trials)?.text
    }
  }

  /// Whether what failed and what it failed with stand in one part of a key: `restore.backend.error` restores no backend.
  private func isOneName(_ text: String, in key: Bytes) -> Bool {
    let words = text.lowercased().split(separator: " ").dropFirst()
    guard words.count > 1, key.contains(UInt8(ascii: ".")) else { return true }
    let parts = key.split(separator: UInt8(ascii: ".")).map { NameText.words(of: Bytes(rebasing: $0)) }
    return parts.contains { part in words.allSatisfy { (" " + part + " ").contains(" " + $0 + " ") } }
  }

  /// “Insufficient Funds”: a message that is a noun and what is said of it, and nothing else.
  func titleFromFragment(isSure: Bool = false) -> SentenceFacts? {
    guard model.isEnglish, let only = message.first, isSure || !only.isComplete, !only.isQuestion,
      !only.isInstruction, !only.isVague, !only.startsVague, !only.leansOnTitle,
      (2...Self.longTitle).contains(only.wordCount)
    else { return nil }
    let text = trials.settled(only.text.trimmingEnd(of: [".", "!"]), as: .alertTitle, like: model)
    let copy = trials.passage(text, as: .alertTitle, like: model)
    // “Don’t lift…” tells what to do, and goes on.
    if ["…", "..."].contains(where: only.text.hasSuffix) || copy.parses.first?.mood == .imperative { return nil }
    // “while loading”, “of the file”; “couldn’t pair with %@” says what happened.
    let open: WordTags = [.preposition, .subordinator, .coordinator, .auxiliary, .interjection]
    guard let first = copy.tokens.first(where: \.countsAsWord), first.kind == .word, !copy.isVague,
      first.tags.isDisjoint(with: open) || !first.tags.isDisjoint(with: [.negative, .determiner])
    else { return nil }
    return SentenceFacts(copy)
  }

  /// “There’s a problem with the network.”: what the old title named.
  func titleFromTitle() -> SentenceFacts? {
    guard let old = view.title, old.isEnglish, old.wordsRange != nil else { return nil }
    let text = trials.polished(old.text, as: .alertTitle, like: old)
    let copy = trials.passage(text, as: .alertTitle, like: old)
    return text.isEmpty || copy.isVague || !copy.form.isComplete ? nil : SentenceFacts(copy)
  }
}
