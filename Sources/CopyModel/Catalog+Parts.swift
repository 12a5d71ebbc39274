extension Catalog {
  /// Says that the copy at `parts`, in order, makes an alert or notification, before anyone else sees it; nothing where other copy
  /// stands between, or where some of it belongs to another one.
  package func setParts(_ parts: [(range: Range<Int>, role: Role)], as kind: EntryGroup.Kind) {
    let found = parts.compactMap { part in entries.indices.first { part.range.overlaps(entries[$0].raw) } }
    guard let first = found.first, found == Array(first..<first + parts.count),
      case let own = entries[first].group, found.allSatisfy({ entries[$0].group == own }),
      own < 0 || groups[Int(own)].entries == first..<first + parts.count
    else { return }
    for (index, part) in zip(found, parts) {
      (entries[index].role, entries[index].evidence) = (part.role, .explicit)
      if own < 0 { entries[index].group = Int32(groups.count) }
    }
    if own >= 0 { return }
    var group = EntryGroup(
      name: "\(groups.count + 1)", kind: kind, entries: first..<first + parts.count, orderIsKnown: false)
    group.statesStyles = false
    groups.append(group)
  }

  /// Takes out of a group what stands in it above or below `parts`, where a line of `talk` stands between: who says something between
  /// two texts quotes two of them.
  package func partGroup(around parts: [Range<Int>], by talk: [Range<Int>]) {
    let found = entries.indices.filter { index in parts.contains { $0.overlaps(entries[index].raw) } }
    guard let first = found.first, case let own = entries[first].group, own >= 0,
      case let (group, inner) = (groups[Int(own)].entries, first..<first + parts.count),
      found == Array(inner), group.lowerBound <= first, inner.upperBound <= group.upperBound, group != inner,
      group.lowerBound == first || isTalk(between: first - 1, first, talk),
      group.upperBound == inner.upperBound || isTalk(between: inner.upperBound - 1, inner.upperBound, talk)
    else { return }
    for index in group where !inner.contains(index) {
      (entries[index].group, entries[index].role, entries[index].evidence) = (-1, .unknown, .none)
    }
    groups[Int(own)].entries = inner
    groups[Int(own)].buttons.removeAll { !inner.contains($0) }
  }

  private func isTalk(between above: Int, _ below: Int, _ talk: [Range<Int>]) -> Bool {
    let (start, end) = (entries[above].raw.upperBound, entries[below].raw.lowerBound)
    return talk.contains { start <= $0.lowerBound && $0.upperBound <= end }
  }
}
