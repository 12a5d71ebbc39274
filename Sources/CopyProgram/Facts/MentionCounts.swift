/// How often programs look up each literal and each resource, by their hashes.
struct MentionCounts: Sendable {
  private var seen: Set<UInt32> = []
  /// Those that stand more than once: few.
  private var more: [UInt32: UInt16] = [:]

  mutating func add(_ hash: UInt32) {
    if seen.insert(hash).inserted { return }
    more[hash, default: 1].addSaturating(1)
  }

  mutating func add(_ other: MentionCounts) {
    for hash in other.seen {
      let isNew = seen.insert(hash).inserted
      let count = other.more[hash] ?? 1
      if !isNew || count > 1 { more[hash, default: isNew ? 0 : 1].addSaturating(count) }
    }
  }

  func count(of hash: UInt32) -> Int { more[hash].map(Int.init) ?? (seen.contains(hash) ? 1 : 0) }
}

extension UInt16 {
  /// What is more than can be counted is many.
  fileprivate mutating func addSaturating(_ other: UInt16) {
    let (sum, isOver) = addingReportingOverflow(other)
    self = isOver ? .max : sum
  }
}
