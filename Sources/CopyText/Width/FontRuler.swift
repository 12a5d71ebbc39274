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

/// Measures by shaping with font files, in the order of fallback; what none of them has is measured by the table.
package final class FontRuler: TextRuler {
  private let fonts: [FontFile]
  private var advances: [Float] = []
  private var starts: [UInt8] = []

  /// - Parameter fonts: the one for all text first, then those for what it lacks.
  package init(_ fonts: [FontData]) throws(FontData.Failure) {
    var opened: [FontFile] = []
    for data in fonts { opened.append(try FontFile(data)) }
    self.fonts = opened
  }

  package func measure(_ text: Bytes, weight: TextFont.Weight, locale: LocaleTag, into clusters: ClusterWidths) {
    shape(text, weight, locale: locale)
    for index in 0..<text.count { (clusters.ems[index], clusters.starts[index]) = (advances[index], starts[index]) }
  }

  private func shape(_ text: Bytes, _ weight: TextFont.Weight, locale: LocaleTag) {
    advances = [Float](repeating: 0, count: text.count)
    starts = [UInt8](repeating: 0, count: text.count)
    for file in fonts { file.setWeight(weight) }
    var runs = FontRuns(text: text, fonts: fonts)
    while let run = runs.next() {
      guard run.font >= 0 else {
        measureByTable(run.range, of: text, weight)
        continue
      }
      fonts[run.font].shape(
        run.range, of: text, script: "\(run.script)", language: locale.languageCode,
        isRightToLeft: run.script.isRightToLeft, advances: &advances, starts: &starts)
    }
  }

  private func measureByTable(_ range: Range<Int>, of text: Bytes, _ weight: TextFont.Weight) {
    var start = range.lowerBound
    var walk = ClusterWalk(text.slice(range), weight: weight.value)
    walk.visit { offset, advance, starts in
      if starts {
        start = range.lowerBound + offset
        self.starts[start] = 1
      }
      advances[start] += advance
    }
  }
}

/// Text in runs of one script and one font.
private struct FontRuns {
  let text: Bytes
  let fonts: [FontFile]
  private var position = 0
  private var script: ICU.Script?

  init(text: Bytes, fonts: [FontFile]) {
    (self.text, self.fonts) = (text, fonts)
    // Spaces and marks in front belong to the first script.
    var offset = 0
    while offset < text.count, script == nil {
      let (scalar, length) = text.scalar(at: offset)
      script = Self.own(scalar)
      offset += length
    }
  }

  /// The next run; `font` is -1 where no font has its characters.
  mutating func next() -> (range: Range<Int>, script: ICU.Script, font: Int)? {
    guard position < text.count else { return nil }
    let start = position
    var (current, runScript): (Int?, ICU.Script) = (nil, script ?? .latin)
    while position < text.count {
      let (scalar, length) = text.scalar(at: position)
      let own = Self.own(scalar) ?? script ?? .latin
      let font = font(for: scalar, after: current)
      if let current, font != current || own != runScript { break }
      (current, runScript, script) = (font, own, own)
      position += length
    }
    return (start..<position, runScript, current ?? -1)
  }

  /// Marks and joiners stay in the font of what they stand on.
  private func font(for scalar: UInt32, after current: Int?) -> Int {
    if let current, current >= 0 {
      let isJoiner = (0x200C...0x200F).contains(scalar)
      if isJoiner || Self.isMark(scalar) && fonts[current].has(scalar) { return current }
    } else if current == -1, Self.isMark(scalar) {
      return -1
    }
    return fonts.firstIndex { $0.has(scalar) } ?? -1
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    let category = ICU.category(of: scalar)
    return category == .nonspacingMark || category == .enclosingMark || category == .spacingMark || scalar == 0x200D
      || (0xFE00...0xFE0F).contains(scalar)
  }

  /// The script of a character; nil where it takes that of its neighbours.
  private static func own(_ scalar: UInt32) -> ICU.Script? {
    let script = ScalarTable.shared[scalar].script
    return script == .common || script == .inherited ? nil : script
  }
}

extension ICU.Script {
  fileprivate var isRightToLeft: Bool { self == .arabic || self == .hebrew }
}
