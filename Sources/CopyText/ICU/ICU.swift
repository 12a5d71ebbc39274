internal import CICU
import CopyModel
import Synchronization

/// The Unicode library in Swift: its facilities are extensions of this namespace, those that answer one question in a file.
///
/// Classes own a handle of CICU and close it. They are not `Sendable`: a worker has its own, kept for many texts by whoever asks
/// it. No type of CICU is seen outside.
///
/// Whoever makes a worker calls `open()`. From there on services of all languages open and answer without errors: a language
/// that ICU doesn’t know gets the rules of the root, and where memory is lacking, the program stops, having said so.
package enum ICU {
  /// The major version of the library that is linked, such as 72.
  package static var majorVersion: Int { Int(cicu_major_version()) }

  /// Makes sure, once for the process, that the library has the data that services of any language ask for.
  package static func open() throws(ICUError) { try data.get() }

  private static let data = Result { () throws(ICUError) in
    for kind in [BreakIterator.Kind.word, .line] { try BreakIterator.check(kind) }
    try CaseMap.check()
    try PluralRules.check()
  }

  /// The handle that `open` stores.
  static func handle(_ open: (inout OpaquePointer?) -> Int32) throws(ICUError) -> OpaquePointer {
    var opened: OpaquePointer?
    try ICUError.check(open(&opened))
    guard let opened else { throw ICUError(code: Int32(CICU_NO_MEMORY)) }
    return opened
  }

  /// The same once the library is open: only memory can be lacking.
  static func sureHandle(_ open: (inout OpaquePointer?) -> Int32) -> OpaquePointer {
    var opened: OpaquePointer?
    ICUError.stop(unlessZero: open(&opened))
    guard let opened else { ICUError.stop(ICUError(code: Int32(CICU_NO_MEMORY))) }
    return opened
  }

  /// Appends what `call` writes to `buffer`, with a second call when the first guess was too small.
  ///
  /// `call` gets the place, its capacity in bytes, and where to store the length; it returns an error code, as this does.
  static func append(
    to buffer: ByteBuffer, guess: Int,
    _ call: (UnsafeMutablePointer<UInt8>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> Int32 {
    var needed = max(guess, 16)
    for attempt in 0...1 {
      var length: Int32 = 0
      var code: Int32 = 0
      buffer.append(upTo: needed) { target in
        code = call(target.baseAddress, Int32(clamping: target.count), &length)
        return code == 0 ? Int(length) : 0
      }
      guard code == CICU_TOO_SMALL, attempt == 0 else { return code }
      needed = Int(length)
    }
    return Int32(CICU_TOO_SMALL)
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

  /// Ends the program when `code` is not success.
  @inline(__always) static func stop(unlessZero code: Int32) {
    if code != 0 { stop(ICUError(code: code)) }
  }

  static func stop(_ error: ICUError) -> Never {
    let tell = last.withLock(\.self)
    tell(error)
  }

  /// Lets `tell` have the last word where the program can’t go on; a program that says nothing of it stops as at any other lack of
  /// memory.
  package static func whenStopping(_ tell: @escaping @Sendable (ICUError) -> Never) { last.withLock { $0 = tell } }

  private static let last = Mutex<@Sendable (ICUError) -> Never>({ fatalError($0.description) })
}
