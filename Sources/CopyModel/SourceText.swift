/// How the bytes of a file write text.
public enum TextEncoding: Sendable, Equatable {
  case utf8, utf16LittleEndian, utf16BigEndian
  /// An older encoding that the file declares, with ASCII in its bytes.
  case legacy
}

/// A place in a stream that is read piece by piece.
package struct StreamPosition: Sendable, Equatable {
  /// Bytes before the place.
  package var bytes: Int
  /// Line ends (U+000A) before the place.
  package var lines: Int

  package static let start = StreamPosition(bytes: 0, lines: 0)

  package init(bytes: Int, lines: Int) { (self.bytes, self.lines) = (bytes, lines) }
}

/// A file's bytes and the same as UTF-8 text, with the way back from one to the other.
///
/// Readers see UTF-8 alone. A byte-order mark at the start is no part of the text. Bytes that are no text in the
/// file's encoding are replaced in `text` and listed in `damage`; the file itself is never changed by reading.
package final class SourceText: @unchecked Sendable {
  /// A place where the file's bytes are no text.
  package struct Damage: Sendable, Equatable {
    /// The replaced piece of `text`.
    package var text: Range<Int>
    /// The bytes at fault.
    package var span: ByteSpan
  }

  /// The file as it lies on disk.
  package let disk: ByteBuffer
  package let encoding: TextEncoding
  /// Bytes of the byte-order mark at the start, 0 to 3.
  package let markLength: Int
  package let damage: [Damage]
  /// Where `disk` starts in the stream it was cut from. Spans count from the start of the stream, and so do the lines
  /// of reports; to look a span up in `disk`, take `base.bytes` off.
  package let base: StreamPosition

  /// The text as UTF-8, without a byte-order mark. A view of the buffers, to which nothing is appended any more.
  package let text: Bytes
  private let converted: ByteBuffer?
  private let checkpoints: [Checkpoint]
  /// The way back from text in an encoding that the file declares.
  let legacy: LegacyText?

  /// Every `stride` bytes of text or so, the place on disk.
  struct Checkpoint {
    var text: Int
    var disk: Int
  }

  init(
    disk: ByteBuffer, encoding: TextEncoding, markLength: Int, damage: [Damage], converted: ByteBuffer?,
    checkpoints: [Checkpoint], legacy: LegacyText? = nil, base: StreamPosition = .start
  ) {
    self.disk = disk
    self.encoding = encoding
    self.markLength = markLength
    self.damage = damage
    self.converted = converted
    self.checkpoints = checkpoints
    self.base = base
    self.legacy = legacy
    text = converted?.bytes ?? disk.bytes.slice(from: markLength)
  }

  /// The same with spaces in the place of `ranges`, where nobody is to read anything, and the end of a line at each of `breaks`;
  /// line ends stay. Places stay what they are.
  package func blanking(_ ranges: [Range<Int>], breaks: [Int] = []) -> SourceText {
    guard encoding == .utf8, !ranges.isEmpty else { return self }
    let copy = ByteBuffer(capacity: text.count)
    copy.append(text)
    for place in ranges.joined() where text[place] != UInt8(ascii: "\n") && text[place] != UInt8(ascii: "\r") {
      copy.replace(at: place, with: UInt8(ascii: " "))
    }
    for place in breaks { copy.replace(at: place, with: UInt8(ascii: "\n")) }
    return SourceText(
      disk: disk, encoding: encoding, markLength: markLength, damage: damage, converted: copy, checkpoints: [],
      base: base)
  }

  /// Whether some of `range` of the text stands for bytes that are none. Places are sorted, so one search tells: a binary
  /// file may have as many as it has bytes.
  package func hasDamage(in range: Range<Int>) -> Bool {
    let next = damage.partitioningIndex { $0.text.upperBound > range.lowerBound }
    return next < damage.count && damage[next].text.lowerBound < range.upperBound
  }

  /// The bytes on disk that a range of the text came from, counted from the start of the stream.
  package func span(of range: Range<Int>) -> ByteSpan {
    let start = diskOffset(of: range.lowerBound)
    return ByteSpan(offset: base.bytes + start, length: diskOffset(of: range.upperBound) - start)
  }

  /// The place in `disk` of an offset of the text.
  package func diskOffset(of offset: Int) -> Int {
    guard encoding != .utf8 else { return markLength + offset }
    if let legacy { return legacy.diskOffset(of: offset) }
    let checkpoint = lastCheckpoint(upTo: offset)
    var (position, disk) = (checkpoint.text, checkpoint.disk)
    while position < offset {
      let length = utf8Length(lead: text[position])
      position += length
      disk += length == 4 ? 4 : 2
    }
    // A lone byte at the end is written as a scalar too, which would reach one byte beyond the file.
    return min(disk, self.disk.count)
  }

  /// `text` as bytes of the file's encoding. An encoding without one of its characters has a question mark for it.
  package func encode(_ text: String) -> [UInt8] {
    encoded(text) ?? text.unicodeScalars.flatMap { encoded(String($0)) ?? [UInt8(ascii: "?")] }
  }

  /// `text` as bytes of the file's encoding; nil when the encoding lacks one of its characters.
  package func encoded(_ text: String) -> [UInt8]? {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .legacy: legacy?.encoder.encoded(text)
    }
  }

  private func lastCheckpoint(upTo offset: Int) -> Checkpoint {
    if checkpoints.isEmpty { return Checkpoint(text: 0, disk: markLength) }
    return checkpoints[checkpoints.indexBeforePartition(where: { $0.text > offset })]
  }
}

/// Length of the UTF-8 sequence that starts with `lead`; 1 for a byte that starts none.
@inlinable package func utf8Length(lead: UInt8) -> Int {
  if lead < 0xC0 { return 1 }
  if lead < 0xE0 { return 2 }
  return lead < 0xF0 ? 3 : 4
}

/// Writes text in an encoding that a file declares.
package protocol TextEncoder: Sendable {
  /// The bytes of `text`; nil when the encoding lacks one of its characters.
  func encoded(_ text: String) -> [UInt8]?
}

/// A stretch of text in which every character takes the same number of bytes, in UTF-8 as on disk.
package struct LegacyRun: Sendable {
  /// Offset in the text.
  package var text: Int
  /// Offset on disk.
  package var disk: Int
  /// Bytes of UTF-8 a character, 1 to 4.
  package var textUnit: Int
  /// Bytes on disk a character; of bytes that are no text, how many.
  package var diskUnit: Int
  /// U+FFFD stands for bytes that are no text.
  package var isDamage: Bool

  package init(text: Int, disk: Int, textUnit: Int, diskUnit: Int, isDamage: Bool) {
    self.text = text
    self.disk = disk
    self.textUnit = textUnit
    self.diskUnit = diskUnit
    self.isDamage = isDamage
  }
}

/// The way between UTF-8 and the bytes of an older encoding.
struct LegacyText: Sendable {
  /// In order and without gaps, an empty one at the end.
  private let runs: [LegacyRun]
  let encoder: any TextEncoder

  init(runs: [LegacyRun], textCount: Int, diskCount: Int, encoder: any TextEncoder) {
    self.runs = runs + [LegacyRun(text: textCount, disk: diskCount, textUnit: 1, diskUnit: 1, isDamage: false)]
    self.encoder = encoder
  }

  /// Where bytes were no text.
  var damage: [SourceText.Damage] {
    runs.filter(\.isDamage).map {
      SourceText.Damage(text: $0.text..<$0.text + $0.textUnit, span: ByteSpan(offset: $0.disk, length: $0.diskUnit))
    }
  }

  /// The place on disk of an offset of the text.
  func diskOffset(of offset: Int) -> Int {
    let index = runs.indexBeforePartition(where: { $0.text > offset })
    let run = runs[index]
    let place = run.disk + (offset - run.text) / run.textUnit * run.diskUnit
    return index + 1 < runs.count ? min(place, runs[index + 1].disk) : run.disk
  }

  /// How many characters begin in a range of the bytes on disk.
  func characterCount(onDisk range: Range<Int>) -> Int {
    var (index, count, place) = (runs.indexBeforePartition(where: { $0.disk > range.lowerBound }), 0, range.lowerBound)
    while place < range.upperBound, index + 1 < runs.count {
      let end = min(runs[index + 1].disk, range.upperBound)
      count += (end - place + runs[index].diskUnit - 1) / max(runs[index].diskUnit, 1)
      place = end
      index += 1
    }
    return count
  }
}

extension SourceText {
  /// How many characters begin in a range of `disk`, for a file in an encoding that it declares.
  package func legacyCharacterCount(onDisk range: Range<Int>) -> Int? { legacy?.characterCount(onDisk: range) }
}
