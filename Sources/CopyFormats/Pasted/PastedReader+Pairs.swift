import CopyModel

/// Names of a program that are those of the parts of an alert: `title=Leave?`, `"ok": "Leave"`.
extension PastedReader {
  /// Adds the pairs as the parts of alerts; false where some are names of something else, or what one says is escaped.
  mutating func addAlerts(of pairs: [PastedPairs.Pair]) -> Bool {
    let labels = pairs.compactMap { label(of: $0.key) }
    guard labels.count == pairs.count, Set(labels.map(\.rank)).isSuperset(of: [0, 3]),
      !pairs.contains(where: { pasted.text[$0.value].contains(UInt8(ascii: "\\")) })
    else { return false }
    var path = pairs[0].path
    for (pair, label) in zip(pairs, labels) {
      if pair.path != path || label.rank == 0 { closeGroup() }
      path = pair.path
      group.begin(label, indent: 0, isNewParagraph: false)
      group.add(pair.value)
    }
    closeGroup()
    return true
  }

  /// An answer is the name of the button that it stands on.
  private func label(of key: Range<Int>) -> CopyLabel? {
    let name = pasted.text.slice(key)
    if let label = CopyLabel(name), label.isPart { return label }
    return CopyLabel.isAnswer(name) ? .button : nil
  }
}
