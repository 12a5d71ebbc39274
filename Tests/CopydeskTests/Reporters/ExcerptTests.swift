import Testing

@testable import CopyFiles

/// What stands above the marks.
@Suite struct ExcerptTests {
  private let plain = TerminalStyle(isColored: false)

  /// The excerpt of `text`, whose words at fault stand in ⟦⟧, and the marks beneath.
  private func lines(_ marked: String) -> [String] {
    let parts = marked.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }.map {
      String($0)
    }
    let start = parts[0].utf8.count
    let excerpt = Excerpt(of: parts.joined(), words: start..<start + parts[1].utf8.count)
    return [excerpt.styled(plain, .error), excerpt.markers]
  }

  @Test func marksStandUnderTheWords() {
    #expect(lines("Try ⟦again⟧.") == ["Try again.", "    ‾‾‾‾‾"])
    #expect(lines("⟦⟧Try") == ["Try", "‾"])
    #expect(lines("Try⟦⟧") == ["Try", "   ‾"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(lines("한국⟦어⟧") == ["한국어", "    ‾‾"])
    #expect(lines("，⟦a⟧") == ["，a", "  ‾"])
    #expect(lines("👍🏽⟦a⟧") == ["👍🏽a", "  ‾"])
    #expect(lines("👩‍👩‍👧‍👦⟦a⟧") == ["👩‍👩‍👧‍👦a", "  ‾"])
  }

  @Test func marksAndJoinedLettersTakeNone() {
    #expect(lines("e\u{301}⟦a⟧") == ["e\u{301}a", " ‾"])
    #expect(lines("\u{1112}\u{1161}\u{11AB}⟦a⟧") == ["\u{1112}\u{1161}\u{11AB}a", "  ‾"])
    #expect(lines("⟦e\u{301}⟧")[1] == "‾")
  }

  @Test func onlyTheLineOfTheWordsIsShown() {
    #expect(lines("One\nTwo ⟦three⟧\nFour") == ["Two three", "    ‾‾‾‾‾"])
    #expect(lines("One ⟦two\nthree⟧") == ["One two", "    ‾‾‾"])
    #expect(lines("One⟦\n⟧two") == ["One", "   ‾"])
  }

  /// A terminal must not obey what copy says.
  @Test func controlCharactersAreShown() {
    #expect(lines("\u{1B}[31m⟦a⟧") == ["␛[31ma", "     ‾"])
    #expect(lines("a\t⟦b⟧") == ["a b", "  ‾"])
    #expect(lines("a⟦\u{202E}⟧b")[0] == "a⟨U+202E⟩b")
    #expect(lines("a⟦\u{200B}⟧b")[1] == " ‾‾‾‾‾‾‾‾")
    #expect(lines("\u{9B}⟦a⟧")[0] == "⟨U+009B⟩a")
  }

  @Test func longCopyIsCutAroundTheWords() {
    let long = String(repeating: "abcdefghij", count: 20)
    let cut = lines("\(long)⟦x⟧\(long)")
    #expect(cut[0].hasPrefix("…") && cut[0].hasSuffix("…"))
    #expect(cut[0].count == 48 + 1 + 48 + 2)
    #expect(cut[1] == String(repeating: " ", count: 49) + "‾")
    let wide = lines("\(String(repeating: "한", count: 100))⟦x⟧")
    #expect(TextDisplay.columns(of: wide[0]) == 1 + 48 + 1)
    let words = lines("⟦\(long)⟧")
    #expect(TextDisplay.columns(of: words[0]) == 97 && words[1].count == 97)
  }

  @Test func aLineThatFitsStaysWhole() {
    let words = String(repeating: "word ", count: 18)
    #expect(lines("\(words)⟦x⟧")[0] == words + "x")
  }

  @Test func wordsAreLeftOutRatherThanCut() {
    let words = String(repeating: "several words ", count: 12)
    let cut = lines("\(words)⟦x⟧ \(words)")[0]
    #expect(cut.hasPrefix("… words several") || cut.hasPrefix("… several words"))
    #expect(cut.hasSuffix("words …") || cut.hasSuffix("several …"))
  }

  @Test func aChangeInLongCopyIsShown() {
    let long = String(repeating: "word ", count: 60)
    #expect(Excerpt.change(from: "Try again", to: "Try Again") == "Try Again")
    #expect(Excerpt.change(from: "One\nTwo...", to: "One\nTwo…") == "One⏎Two…")
    let shown = Excerpt.change(from: long + "don't" + long, to: long + "don’t" + long)
    #expect(shown.contains("don’t") && TextDisplay.columns(of: shown) <= 100)
  }
}
