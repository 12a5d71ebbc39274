import CopyModel

/// Finds key shortcuts written with the signs of the keys: `⌘S`, `⌥⇧⌘N`, `⌘+`.
struct ShortcutScanner {
  let copy: Bytes

  /// The end of the shortcut that `scalar` at `start` begins, or nil.
  @inline(__always)
  func end(at start: Int, _ scalar: UInt32) -> Int? {
    isModifier(scalar) ? keys(from: start) : nil
  }

  private func keys(from start: Int) -> Int? {
    var index = start
    while index < copy.count {
      let scalar = copy.scalar(at: index)
      guard isModifier(scalar.value) || scalar.value == 0x2B && index > start && hasModifier(at: index + 1) else {
        let isKey = scalar.value > 0x20 && !isLetter(at: index + scalar.length)
        return isKey ? index + scalar.length : index
      }
      index += scalar.length
    }
    return index
  }

  private func hasModifier(at index: Int) -> Bool { index < copy.count && isModifier(copy.scalar(at: index).value) }

  private func isLetter(at index: Int) -> Bool { index < copy.count && copy[index].isASCIIWord }

  /// ⌘ ⌥ ⌃ ⇧ ⇪ ⎋ ⌫ ⌦.
  @inline(__always)
  private func isModifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2318, 0x2325, 0x2303, 0x21E7, 0x21EA, 0x238B, 0x232B, 0x2326: true
    default: false
    }
  }
}
