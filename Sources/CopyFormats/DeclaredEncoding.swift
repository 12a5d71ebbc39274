import CICU
package import CopyModel

/// An encoding that a file names, by ICU's converters.
package struct DeclaredEncoding: TextEncoder {
  /// By any name that ICU knows: `Shift_JIS`, `EUC-KR`, `cp1250`.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// Whether ICU knows the encoding.
  package var isKnown: Bool { withConverter { _ in true } ?? false }

  /// `disk` as text; nil when ICU doesn't know the encoding or has no memory for it.
  package func source(_ disk: ByteBuffer) -> SourceText? {
    withConverter { converter in
      let (text, runs) = (ByteBuffer(capacity: disk.count), UnsafePointer<cicu_run>?.none)
      var (decoded, count, found, runCount) = (UnsafePointer<UInt8>?.none, 0, runs, 0)
      let bytes = disk.bytes
      guard
        cicu_converter_decode_runs(converter, bytes.baseAddress, bytes.count, &decoded, &count, &found, &runCount) == 0
      else { return nil }
      text.append(Bytes(start: decoded, count: count))
      let map = UnsafeBufferPointer(start: found, count: runCount).map(LegacyRun.init)
      return SourceText(disk, decodedAs: text, runs: map, encoder: self)
    }
  }

  package func encoded(_ text: String) -> [UInt8]? {
    var text = text
    return withConverter { converter in
      text.withUTF8 { bytes in
        var (encoded, count, offset) = (UnsafePointer<UInt8>?.none, 0, Int64(-1))
        guard cicu_converter_encode(converter, bytes.baseAddress, bytes.count, &encoded, &count, &offset) == 0 else {
          return nil
        }
        return Array(UnsafeBufferPointer(start: encoded, count: count))
      }
    }
  }

  private func withConverter<Answer>(_ body: (OpaquePointer) -> Answer?) -> Answer? {
    var converter: OpaquePointer?
    guard cicu_converter_open(name, &converter) == 0, let converter else { return nil }
    defer { cicu_converter_close(converter) }
    return body(converter)
  }
}

extension LegacyRun {
  fileprivate init(_ run: cicu_run) {
    self.init(
      text: Int(run.text), disk: Int(run.bytes), textUnit: Int(run.text_unit), diskUnit: Int(run.byte_unit),
      isDamage: run.is_malformed)
  }
}
