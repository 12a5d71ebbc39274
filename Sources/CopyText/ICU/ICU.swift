internal import CICU
import CopyModel

/// The Unicode library in Swift: its facilities are extensions of this namespace, those that answer one question in a file.
///
/// Classes own a handle of CICU and close it. They are not `Sendable`: a worker has its own, kept for many texts by whoever asks
/// it. No type of CICU is seen outside.
package enum ICU {
  /// The major version of the library that is linked, such as 72.
  package static var majorVersion: Int { Int(cicu_major_version()) }

  /// Appends what `call` writes to `buffer`, with a second call when the first guess was too small.
  ///
  /// `call` gets the place, its capacity in bytes, and where to store the length; it returns an error code.
  static func append(
    to buffer: ByteBuffer, guess: Int,
    _ call: (UnsafeMutablePointer<UInt8>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) throws(ICUError) {
    var needed = max(guess, 16)
    for attempt in 0...1 {
      var length: Int32 = 0
      var code: Int32 = 0
      buffer.append(upTo: needed) { target in
        code = call(target.baseAddress, Int32(clamping: target.count), &length)
        return code == 0 ? Int(length) : 0
      }
      guard code == CICU_TOO_SMALL, attempt == 0 else { return try ICUError.check(code) }
      needed = Int(length)
    }
  }
}

/// What the Unicode library could not do.
package struct ICUError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The library's own number, above 0.
  package let code: Int32

  /// The library's name of it, such as `U_FILE_ACCESS_ERROR`.
  package var name: String { String(cString: cicu_error_name(code)) }
  package var description: String {
    "The Unicode library says \(name) (\(code)). Free some memory, or install ICU anew."
  }

  /// Throws when `code` is not success.
  @inline(__always) static func check(_ code: Int32) throws(ICUError) {
    if code != 0 { throw ICUError(code: code) }
  }
}
