import CopyModel
package import CopyPassage
import CopyText

/// The name of an app inside the copy of a notification.
package enum AppName {
  /// A name of the project, “[Notes] …”, “the Notes app”, “NotesApp”, or nil.
  package static func find(in copy: Passage) -> Range<Int>? {
    configured(copy) ?? bracketed(copy) ?? beforeApp(copy) ?? compound(copy)
  }

  /// A name that the project gives as its own, as it is spelled.
  private static func configured(_ copy: Passage) -> Range<Int>? {
    for name in copy.settings.appNames {
      let length = name.utf8.count
      for token in copy.tokens where token.kind == .word && Int(token.start) + length <= copy.bytes.count {
        let range = Int(token.start)..<Int(token.start) + length
        guard copy.bytes.slice(range).text == name else { continue }
        if copy.tokens.contains(where: { $0.end == range.upperBound }) || isBeforeParticle(name, token, copy) {
          return range
        }
      }
    }
    return nil
  }

  /// 메모앱에 of 메모앱.
  private static func isBeforeParticle(_ name: String, _ token: Token, _ copy: Passage) -> Bool {
    copy.isKorean && KoreanNoun.candidates(copy.text(token.range)).contains(name)
  }

  /// A name in brackets in front.
  private static func bracketed(_ copy: Passage) -> Range<Int>? {
    let tokens = copy.unspaced
    guard tokens.count > 3, tokens[0].kind == .punctuation, copy.bytes[Int(tokens[0].start)] == UInt8(ascii: "["),
      let close = tokens.prefix(5).firstIndex(where: {
        $0.length == 1 && copy.bytes[Int($0.start)] == UInt8(ascii: "]")
      }),
      close > 1, close < tokens.count - 1, tokens[1..<close].allSatisfy({ $0.kind == .word })
    else { return nil }
    return Int(tokens[0].start)..<tokens[close].end
  }

  /// “Open the Calendar app”: capitals inside a sentence that has small letters elsewhere.
  private static func beforeApp(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.words
    for (index, app) in words.enumerated().dropFirst() where copy.bytes.slice(app.range).equals("app") {
      let name = words[index - 1]
      guard name.traits.contains(.startsUpper), !name.traits.contains(.startsSentence),
        name.tags.isDisjoint(with: [.determiner, .possessive]), index < 2 || !isOneOfSeveral(words[index - 2], copy)
      else { continue }
      return Int(name.start)..<app.end
    }
    return nil
  }

  /// “another VPN app”: what such a word stands before is a kind of app, and no name.
  private static func isOneOfSeveral(_ word: Token, _ copy: Passage) -> Bool {
    !word.tags.isDisjoint(with: [.determiner, .article]) && !copy.isAny(of: ["the", "this"], at: word.range)
  }

  /// LinguaApp, PhotoApp.
  private static func compound(_ copy: Passage) -> Range<Int>? {
    copy.tokens.first { token in
      token.kind == .word && token.length > 5 && token.traits.contains(.hasInnerUpper)
        && copy.bytes.hasLiteral("App", at: token.end - 3)
    }?.range
  }
}
