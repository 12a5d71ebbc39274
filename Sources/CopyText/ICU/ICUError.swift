internal import CICU

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
