import CopyModel

/// The groups that have ended, so that one that comes back is noticed. Forgets the oldest beyond `capacity`.
final class GroupMemory {
  private let capacity: Int
  private var known: Set<Fingerprint> = []
  /// A ring in the order of arrival, `oldest` the place to write next once it is full.
  private var arrivals: [Fingerprint] = []
  private var oldest = 0

  init(capacity: Int) { self.capacity = capacity }

  /// Remembers `group`; false when it was known already.
  func insert(_ group: Fingerprint) -> Bool {
    guard known.insert(group).inserted else { return false }
    if arrivals.count < capacity {
      arrivals.append(group)
    } else {
      known.remove(arrivals[oldest])
      arrivals[oldest] = group
      oldest = (oldest + 1) % capacity
    }
    return true
  }
}
