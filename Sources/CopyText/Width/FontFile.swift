internal import CHarfBuzz
package import CopyModel

/// The bytes of a font file that is known to hold a font.
package struct FontData: Sendable {
  /// Why bytes can’t be used.
  package enum Failure: Error, Equatable {
    case noFont, noMemory
  }

  let bytes: ByteBuffer
  let index: UInt32

  /// - Parameter index: the number of the font in a collection, counted from 0.
  package init(_ bytes: ByteBuffer, index: UInt32 = 0) throws(Failure) {
    (self.bytes, self.index) = (bytes, index)
    _ = try FontFile(self)
  }
}

/// A font that text is shaped with. Belongs to one thread.
final class FontFile {
  private let handle: OpaquePointer
  /// HarfBuzz reads them in place.
  private let data: FontData

  init(_ data: FontData) throws(FontData.Failure) {
    self.data = data
    var opened: OpaquePointer?
    let code = chb_font_open(data.bytes.bytes.baseAddress, data.bytes.count, data.index, &opened)
    if code == Int32(CHB_NO_FONT) { throw .noFont }
    guard code == Int32(CHB_OK), let opened else { throw .noMemory }
    handle = opened
  }

  deinit { chb_font_close(handle) }

  /// Chooses the weight of a variable font.
  func setWeight(_ weight: TextFont.Weight) {
    let number: Float =
      switch weight {
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      }
    chb_font_set_weight(handle, number)
  }

  func has(_ scalar: UInt32) -> Bool { chb_font_has(handle, scalar) }

  /// Adds the advances of a run in em to `advances`, and marks where its clusters start.
  func shape(
    _ range: Range<Int>, of text: Bytes, script: String, language: String, isRightToLeft: Bool,
    advances: UnsafeMutablePointer<Float>, starts: UnsafeMutablePointer<UInt8>
  ) {
    script.withCString { script in
      language.withCString { language in
        var run = chb_run(
          text: text.baseAddress, count: text.count, start: range.lowerBound, length: range.count, script: script,
          language: language, is_right_to_left: isRightToLeft)
        // Without memory the run has no width; nothing else can be said of it.
        _ = chb_shape(handle, &run, advances, starts)
      }
    }
  }
}
