import CopyModel
import CopyPassage
import CopyText

extension Trials {
  /// The sentences of `text`, each looked at alone.
  func sentences(of text: String, as role: Role, like model: Passage) -> [SentenceFacts] {
    let copy = passage(text, as: role, like: model)
    let (all, first) = (copy.sentenceStarts.map { Self.opening($0, in: copy.bytes) }, copy.trimmedRange.lowerBound)
    var texts: [String] = []
    for (index, start) in all.enumerated() {
      let end = index + 1 < all.count ? all[index + 1] : copy.trimmedRange.upperBound
      let text = copy.text((index == 0 ? first : start)..<max(end, start))
      if let last = texts.last, Self.goesOn(last, text) {
        texts[texts.count - 1] = last + text
      } else {
        texts.append(text)
      }
    }
    var facts: [SentenceFacts] = []
    let isSpaced = model.isSpaced
    var gap = isSpaced ? " " : ""
    for text in texts {
      var alone = SentenceFacts(passage(text, as: role, like: model))
      alone.gap = gap
      if !alone.text.isEmpty { facts.append(alone) }
      gap = Self.lineBreaks(endingIn: text) ?? (alone.text.isEmpty ? gap : text.hasSuffix(" ") || isSpaced ? " " : "")
    }
    return facts
  }

  /// „Der Inhalt von „%@.“ konnte …“: a mark before the one that closes a quotation ends no sentence, if a small letter follows.
  private static func goesOn(_ text: String, _ next: String) -> Bool {
    guard let first = next.first, first.isLowercase, let last = text.last(where: { $0 != " " }) else { return false }
    return ["“", "”", "»", "\""].contains(last)
  }

  /// Where the marks stand that open the sentence whose first word is at `start`: “¿Desea continuar?”.
  private static func opening(_ start: Int, in bytes: Bytes) -> Int {
    let marks: [StaticString] = ["¿", "¡", "“", "«", "„", "(", "`", "「", "『", "（"]
    let mark = marks.first { mark in
      start >= mark.utf8CodeUnitCount && bytes.hasLiteral(mark, at: start - mark.utf8CodeUnitCount)
    }
    return mark.map { opening(start - $0.utf8CodeUnitCount, in: bytes) } ?? start
  }

  /// The line breaks that end `text`, as many as there are; nil where none do.
  private static func lineBreaks(endingIn text: String) -> String? {
    let end = text.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\n" || $0 == "\r" }
    let breaks = end.count { $0 == "\n" }
    return breaks == 0 ? nil : String(repeating: "\n", count: breaks)
  }
}
