import CopyModel
import CopyPassage
import CopyText

/// Copy that stands in for copy: what it is to become, “Your message goes here”, “Copy to come”, what it is called, “Dummy text”,
/// “Button Title”, and words that mean any word, “test test”.
enum StandIn {
  static func find(in copy: Passage) -> Range<Int>? {
    guard isText(copy), copy.isEnglish else { return nil }
    if let gap = gap(copy) { return gap }
    guard copy.has(.metaWord) || copy.has(.copyPart) || copy.holds(.copyMatter) else { return nil }
    let words = copy.words
    guard words.count > 1 else { return nil }
    if orders(words, copy) { return copy.trimmedRange }
    return marked(words, copy) ?? dummy(words, copy) ?? parts(words, copy) ?? metaWords(words, copy)
      ?? repeated(words, copy)
  }

  /// “[insert name] is late.”: an order to whoever writes, in brackets.
  private static func gap(_ copy: Passage) -> Range<Int>? {
    guard mayOrder(copy.bytes) else { return nil }
    let text = copy.text
    let order = /[\[<](?:insert|add|put|write|replace|fill in) [A-Za-z][^\]>]{2,40}[\]>]/.ignoresCase()
    let found = text.firstMatch(of: order).map { text.byteRange(of: $0.range) }
    return found.flatMap { followsChoice($0, copy) ? nil : $0 }
  }

  /// “If you choose <Replace the history>”: brackets stand around the title of a button.
  private static func followsChoice(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard let before = copy.tokens.last(where: { $0.kind == .word && $0.end < range.lowerBound }) else { return false }
    return copy.isAny(of: .choosingVerb, at: before.range)
  }

  /// Whether some bracket opens what an order may begin with: to make an expression takes its time.
  private static func mayOrder(_ copy: Bytes) -> Bool {
    var place = nextBracket(in: copy, from: 0)
    while place + 1 < copy.count {
      if "iapwrf".utf8.contains(copy[place + 1] | 0x20) { return true }
      place = nextBracket(in: copy, from: place + 1)
    }
    return false
  }

  private static func nextBracket(in copy: Bytes, from start: Int) -> Int {
    copy.firstIndex(of: UInt8(ascii: "["), or: UInt8(ascii: "<"), from: start)
  }

  /// Elsewhere such words may be what a screen is about.
  static func isText(_ copy: Passage) -> Bool {
    let roles = RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction)
    return roles.contains(copy.role) && copy.roleEvidence < .value
  }

  /// “Your message goes here”, “Wording to follow”, “Text TBD”: a part of copy, and that it is still to be written.
  private static func marked(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    for mark in copy.all(.unwrittenMark) {
      // “Headline still to come”
      let before = words.filter { $0.end <= Int(mark.start) && !copy.isAny(of: ["still", "yet"], at: $0.range) }
      guard (1...7).contains(before.count), let part = named(before, copy), isPart(part, copy) else { continue }
      return Int(before[0].start)..<Int(mark.end)
    }
    // “Title here”, but not “Copy here” beside “Move here”.
    if copy.role == .button, words[0].tags.contains(.baseVerb) { return nil }
    guard words.count < 5, let last = words.last, copy.isAny(of: ["here"], at: last.range),
      words.dropLast().allSatisfy({ isPart($0, copy) || !$0.tags.isDisjoint(with: [.possessive, .article]) }),
      words.dropLast().contains(where: { isPart($0, copy) })
    else { return nil }
    return copy.trimmedRange
  }

  /// “Text”, or what stands before “for this screen”: the part of the copy that is spoken of.
  private static func named(_ words: [Token], _ copy: Passage) -> Token? {
    guard words.count > 1, let place = words.firstIndex(where: { copy.isAny(of: ["for"], at: $0.range) }), place > 0
    else {
      return words.count < 4 ? words.last : nil
    }
    return words[place - 1]
  }

  /// “Placeholder text for the message”, “Sample title”, “Some title”.
  private static func dummy(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    if words.count == 2, copy.isAny(of: ["some"], at: words[0].range), copy.isWord(words[1], of: .copyPart) {
      return copy.trimmedRange
    }
    let start = words[0].tags.contains(.article) || words[0].tags.contains(.subordinator) ? 1 : 0
    guard words.count > start + 1, copy.isWord(words[start], of: .dummyWord), isPart(words[start + 1], copy) else {
      return nil
    }
    return Int(words[start].start)..<words[start + 1].end
  }

  /// “Button Title”, “Alert Message”: nothing but what the place is called.
  private static func parts(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    // “Notification Content” may be what a page of settings is about.
    guard copy.isDeclared, (2...3).contains(words.count), copy.analysis.wordCount == words.count,
      !copy.bytes.contains(UInt8(ascii: ":")),
      copy.isAny(of: .copyPlace, at: words[0].range) || copy.isWord(words[0], of: .elementNoun),
      words.dropFirst().allSatisfy({ isPart($0, copy) })
    else { return nil }
    return copy.trimmedRange
  }

  /// “Test test”, “Foo bar”.
  private static func metaWords(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    words.allSatisfy { copy.isWord($0, of: .metaWord) } ? copy.trimmedRange : nil
  }

  /// “Put some friendly text about tides here”: an order to whoever writes, and where to.
  private static func orders(_ words: [Token], _ copy: Passage) -> Bool {
    guard copy.role != .button, words.count > 3, let last = words.last, copy.isAny(of: ["here"], at: last.range),
      copy.isAny(of: .writingVerb, at: words[0].range) || copy.isAny(of: ["put"], at: words[0].range)
    else { return false }
    return words.dropFirst().prefix(5).contains { isPart($0, copy) }
  }

  /// “Title title title”
  private static func repeated(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    let spellings = Set(words.map { copy.text($0.range).lowercased() })
    return spellings.count == 1 && isPart(words[0], copy) ? copy.trimmedRange : nil
  }

  private static func isPart(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .copyPart) || isOtherPart(token, copy)
  }

  private static func isOtherPart(_ token: Token, _ copy: Passage) -> Bool {
    copy.isAny(of: .copyMatter, at: token.range)
  }
}
