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
}
