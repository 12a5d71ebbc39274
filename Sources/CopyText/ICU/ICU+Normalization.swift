internal import CICU
package import CopyModel

extension ICU {
  /// Whether the text is in normal form C. Malformed UTF-8 is no reason against it.
  package static func isNFC(_ text: Bytes) throws(ICUError) -> Bool {
    var answer = true
    try ICUError.check(cicu_is_nfc(text.baseAddress, text.count, &answer))
    return answer
  }

  /// Appends the text in normal form C. Malformed sequences become U+FFFD.
  package static func appendNFC(of text: Bytes, to buffer: ByteBuffer) throws(ICUError) {
    try append(to: buffer, guess: text.count + text.count / 4 + 16) { target, capacity, length in
      cicu_to_nfc(text.baseAddress, text.count, target, capacity, length)
    }
  }

  /// Finds words that look alike though they are written otherwise, by UTS #39.
  package final class Confusables {
    private let handle: OpaquePointer

    package init() throws(ICUError) {
      var opened: OpaquePointer?
      try ICUError.check(cicu_confusables_open(&opened))
      guard let opened else { throw ICUError(code: Int32(CICU_NO_MEMORY)) }
      handle = opened
    }

    deinit { cicu_confusables_close(handle) }

    /// Appends the skeleton: two texts look alike when theirs are equal. It is for comparison, never for printing.
    package func appendSkeleton(of text: Bytes, to buffer: ByteBuffer) throws(ICUError) {
      try ICU.append(to: buffer, guess: text.count * 2 + 16) { target, capacity, length in
        cicu_confusables_skeleton(handle, text.baseAddress, text.count, target, capacity, length)
      }
    }
  }
}
