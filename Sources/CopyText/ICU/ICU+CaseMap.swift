internal import CICU
package import CopyModel

extension ICU {
  /// Changes the case of text as a locale does: Turkish dots, Greek final sigma and accents, Dutch IJ.
  package final class CaseMap {
    package enum Operation: CaseIterable, Sendable {
      case upper, lower
      /// Each word with a capital, the rest low.
      case titleWords
      /// The first cased letter with a capital, all else as it is.
      case titleFirst
      /// For comparison only.
      case fold
    }

    private let handle: OpaquePointer

    package init(locale: String) { handle = ICU.sureHandle { cicu_casemap_open(locale, &$0) } }

    /// Throws where the library can’t map case.
    static func check() throws(ICUError) { cicu_casemap_close(try ICU.handle { cicu_casemap_open("", &$0) }) }

    deinit { cicu_casemap_close(handle) }

    /// Appends `text`, mapped, to `buffer`. Malformed sequences become U+FFFD.
    package func append(_ operation: Operation, of text: Bytes, to buffer: ByteBuffer) {
      // Mapping seldom lengthens: a few letters, by a byte or two.
      let code = ICU.append(to: buffer, guess: text.count + text.count / 4 + 16) { target, capacity, length in
        cicu_casemap_apply(handle, operation.code, text.baseAddress, text.count, target, capacity, length)
      }
      ICUError.stop(unlessZero: code)
    }

    /// `text`, mapped, as a string for printing.
    package func string(_ operation: Operation, of text: Bytes) -> String {
      let buffer = ByteBuffer(capacity: text.count + 16)
      append(operation, of: text, to: buffer)
      return buffer.bytes.text
    }
  }
}

extension ICU.CaseMap.Operation {
  fileprivate var code: Int32 {
    switch self {
    case .upper: Int32(CICU_UPPER)
    case .lower: Int32(CICU_LOWER)
    case .titleWords: Int32(CICU_TITLE_WORDS)
    case .titleFirst: Int32(CICU_TITLE_FIRST)
    case .fold: Int32(CICU_FOLD)
    }
  }
}

extension ICU {
  /// Whether the text is in normal form C. Malformed UTF-8 is no reason against it.
  package static func isNFC(_ text: Bytes) -> Bool {
    var answer = true
    ICUError.stop(unlessZero: cicu_is_nfc(text.baseAddress, text.count, &answer))
    return answer
  }

  /// Appends the text in normal form C. Malformed sequences become U+FFFD.
  package static func appendNFC(of text: Bytes, to buffer: ByteBuffer) {
    let code = append(to: buffer, guess: text.count + text.count / 4 + 16) { target, capacity, length in
      cicu_to_nfc(text.baseAddress, text.count, target, capacity, length)
    }
    ICUError.stop(unlessZero: code)
  }
}
