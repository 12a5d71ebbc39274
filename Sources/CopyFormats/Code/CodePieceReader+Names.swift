import CopyModel

/// Texts whose names alone say that they are the parts of one alert: `title`, `message`, and `buttons`, in one bracket or in none.
extension CodePieceReader {
  mutating func labelByNames() {
    guard copies.allSatisfy({ $0.surface == nil }) else { return }
    let groups = Dictionary(grouping: copies.indices) { bracket(around: copies[$0].literal) }
    for (number, indices) in groups {
      let labels = indices.compactMap { named(copies[$0].literal) }
      guard labels.count == indices.count, labels.contains(where: \.isButton), isOnce(0, labels), isOnce(1, labels)
      else {
        continue
      }
      for (index, label) in zip(indices, labels) {
        copies[index].surface = (number, false)
        copies[index].label = label
      }
    }
  }

  /// Of two titles nobody knows what they head.
  private func isOnce(_ rank: Int, _ labels: [CopyLabel]) -> Bool { labels.count { $0.rank == rank } == 1 }

  /// The bracket that holds the names, which a list of buttons stands in as well; -1 for none.
  private func bracket(around literal: CodeLiteral) -> Int {
    literal.scopes.last { $0.closing != UInt8(ascii: "]") }?.number ?? -1
  }

  /// The part of an alert that the nearest name says.
  private func named(_ literal: CodeLiteral) -> CopyLabel? {
    guard let name = literal.path.last.map({ text.slice($0) }), let label = CopyLabel(name) ?? CopyLabel.last(of: name),
      label.isPart, !label.isOfNotification
    else { return nil }
    return label
  }
}
