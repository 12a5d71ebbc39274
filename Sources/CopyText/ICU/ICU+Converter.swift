internal import CICU
package import CopyModel

extension ICU {
  /// Turns text of a declared encoding into UTF-8 and back, exactly: nothing is replaced by a look-alike.
  package final class Converter {
    /// Where a conversion stopped.
    package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
      package let cause: ICUError
      /// Offset of the first byte that could not be converted; nil when the text is not at fault.
      package let offset: Int?

      package var description: String { offset.map { "\(cause) at byte \($0)" } ?? cause.description }
    }

    private let handle: OpaquePointer

    /// A converter for an encoding by any name that ICU knows: `Shift_JIS`, `EUC-KR`, `cp1250`.
    package init(encoding: String) throws(ICUError) {
      var opened: OpaquePointer?
      try ICUError.check(cicu_converter_open(encoding, &opened))
      guard let opened else { throw ICUError(code: Int32(CICU_NO_MEMORY)) }
      handle = opened
    }

    deinit { cicu_converter_close(handle) }

    /// ICU's own name of the encoding.
    package var name: String? { cicu_converter_name(handle).map { String(cString: $0) } }

    /// Appends `bytes` as UTF-8. On failure nothing is appended.
    package func decode(_ bytes: Bytes, to buffer: ByteBuffer) throws(Failure) {
      var (result, count, offset) = (UnsafePointer<UInt8>?.none, 0, Int64(-1))
      let code = cicu_converter_decode(handle, bytes.baseAddress, bytes.count, &result, &count, &offset)
      try finish(code, result, count, offset, buffer)
    }

    /// Appends the UTF-8 `text` in the encoding. On failure nothing is appended; malformed UTF-8 is a failure.
    package func encode(_ text: Bytes, to buffer: ByteBuffer) throws(Failure) {
      var (result, count, offset) = (UnsafePointer<UInt8>?.none, 0, Int64(-1))
      let code = cicu_converter_encode(handle, text.baseAddress, text.count, &result, &count, &offset)
      try finish(code, result, count, offset, buffer)
    }

    private func finish(
      _ code: Int32, _ result: UnsafePointer<UInt8>?, _ count: Int, _ offset: Int64, _ buffer: ByteBuffer
    ) throws(Failure) {
      guard code == 0 else {
        throw Failure(cause: ICUError(code: code), offset: offset < 0 ? nil : Int(offset))
      }
      buffer.append(Bytes(start: result, count: count))
    }
  }
}
