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
    let index = last { $0.text <= offset }
    let run = runs[index]
    let place = run.disk + (offset - run.text) / run.textUnit * run.diskUnit
    return index + 1 < runs.count ? min(place, runs[index + 1].disk) : run.disk
  }

  /// How many characters begin in a range of the bytes on disk.
  func characterCount(onDisk range: Range<Int>) -> Int {
    var (index, count, place) = (last { $0.disk <= range.lowerBound }, 0, range.lowerBound)
    while place < range.upperBound, index + 1 < runs.count {
      let end = min(runs[index + 1].disk, range.upperBound)
      count += (end - place + runs[index].diskUnit - 1) / max(runs[index].diskUnit, 1)
      place = end
      index += 1
    }
    return count
  }

  /// The last run of which `isBefore` holds, as it does for all before it.
  private func last(where isBefore: (LegacyRun) -> Bool) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(runs[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension SourceText {
  /// How many characters begin in a range of `disk`, for a file in an encoding that it declares.
  package func legacyCharacterCount(onDisk range: Range<Int>) -> Int? { legacy?.characterCount(onDisk: range) }
}
