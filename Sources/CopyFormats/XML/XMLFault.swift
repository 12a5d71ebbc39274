import CopyModel

/// A place that no XML reader takes, and that was stepped over.
struct XMLFault {
  /// In the text.
  var range: Range<Int>
  var message: String
  /// The bytes are no text, rather than text written in a wrong way.
  var isDamage: Bool
}

extension [XMLFault] {
  /// Whether a fault lies in `range`, and whether that is damage. Faults are in order and apart.
  func flags(for range: Range<Int>) -> EntryFlags {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var flags: EntryFlags = []
    while low < count, self[low].range.lowerBound < range.upperBound, !flags.contains(.isDamaged) {
      flags.insert(self[low].isDamage ? .isDamaged : .isRecovered)
      low += 1
    }
    return flags
  }
}
