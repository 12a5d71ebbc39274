import CopyModel

extension Bytes {
  /// The words of a name, in small letters: `reef`, `alert`, and `view` of `ReefAlertView` and of `reef_alert_view`.
  var words: [String] {
    var (found, start) = ([String](), 0)
    for index in 0...count {
      let isEnd = index == count || !self[index].isASCIILetter || isCapital(index) && startsWord(index)
      guard isEnd else { continue }
      if index > start { found.append(slice(start..<index).text.lowercased()) }
      start = index < count && self[index].isASCIILetter ? index : index + 1
    }
    return found
  }

  private func isCapital(_ index: Int) -> Bool { (0x41...0x5A).contains(self[index]) }

  /// Whether a capital begins a word: behind a small letter, or before one.
  private func startsWord(_ index: Int) -> Bool {
    guard index > 0, self[index - 1].isASCIILetter else { return true }
    return !isCapital(index - 1) || index + 1 < count && self[index + 1].isASCIILetter && !isCapital(index + 1)
  }
}
