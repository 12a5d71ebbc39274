internal import CICU
package import CopyModel

extension ICU {
  /// Finds where words, sentences, lines or user-perceived characters end, by the rules of a locale.
  ///
  /// Offsets are bytes of the text. The text is copied, so its memory may go away. No memory is taken per text once the
  /// longest has been seen.
  package final class BreakIterator {
    package enum Kind: CaseIterable, Sendable {
      case grapheme, word, line, sentence
    }

    /// What ICU says of the text before a boundary: UBRK_WORD_... for words, UBRK_LINE_... for lines.
    package struct Status: RawRepresentable, Hashable, Sendable {
      package let rawValue: Int32
      package init(rawValue: Int32) { self.rawValue = rawValue }

      /// Of words: spaces, marks, symbols.
      package var isNoWord: Bool { rawValue < 100 }
      /// Of words: digits.
      package var isNumber: Bool { (100..<200).contains(rawValue) }
      /// Of words: letters, kana or ideographs.
      package var isLetters: Bool { rawValue >= 200 }
      /// Of lines: the break must be taken.
      package var isMandatoryLineBreak: Bool { rawValue >= 100 }
    }

    private let handle: OpaquePointer

    /// An iterator for a locale such as `th` or `en-US`. A locale that is unknown gets the root rules.
    package init(_ kind: Kind, locale: String) {
      handle = ICU.sureHandle { cicu_breaker_open(kind.code, locale, &$0) }
    }

    /// Throws where the library lacks the rules of `kind`.
    static func check(_ kind: Kind) throws(ICUError) {
      cicu_breaker_close(try ICU.handle { cicu_breaker_open(kind.code, "", &$0) })
    }

    deinit { cicu_breaker_close(handle) }

    /// Starts over with `text`. Malformed sequences count as U+FFFD.
    package func setText(_ text: Bytes) {
      ICUError.stop(unlessZero: cicu_breaker_set_text(handle, text.baseAddress, text.count))
    }

    /// The next boundary behind the last one found, the start of the text at first. Nil at the end.
    package func next() -> Int? { Self.offset(cicu_breaker_next(handle)) }

    /// The first boundary behind `offset`.
    package func following(_ offset: Int) -> Int? {
      Self.offset(cicu_breaker_following(handle, Int32(clamping: offset)))
    }

    /// The last boundary before `offset`.
    package func preceding(_ offset: Int) -> Int? {
      Self.offset(cicu_breaker_preceding(handle, Int32(clamping: offset)))
    }

    /// Whether a boundary lies at `offset`. Both ends of a text are boundaries.
    package func isBoundary(_ offset: Int) -> Bool { cicu_breaker_is_boundary(handle, Int32(clamping: offset)) }

    /// Of the boundary found last.
    package var status: Status { Status(rawValue: cicu_breaker_status(handle)) }

    /// Calls `body` with each boundary from the last one on, the end of the text included.
    @inline(__always)
    package func forEachBoundary(_ body: (_ offset: Int, _ status: Status) -> Void) {
      withUnsafeTemporaryAllocation(of: cicu_boundary.self, capacity: Self.batch) { boundaries in
        guard let start = boundaries.baseAddress else { return }
        var count = Self.batch
        while count == Self.batch {
          count = Int(cicu_breaker_fill(handle, start, Int32(Self.batch)))
          for boundary in boundaries[..<count] {
            body(Int(boundary.offset), Status(rawValue: boundary.status))
          }
        }
      }
    }

    /// Boundaries fetched at once; most strings of copy have less.
    private static let batch = 64

    private static func offset(_ answer: Int32) -> Int? { answer < 0 ? nil : Int(answer) }
  }
}

extension ICU.BreakIterator.Kind {
  fileprivate var code: Int32 {
    switch self {
    case .grapheme: Int32(CICU_BREAK_GRAPHEME)
    case .word: Int32(CICU_BREAK_WORD)
    case .line: Int32(CICU_BREAK_LINE)
    case .sentence: Int32(CICU_BREAK_SENTENCE)
    }
  }
}
