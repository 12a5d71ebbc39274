import CopyModel
import CopyText

extension EndMarkHabits {
  /// Looks at the ends of all texts that have a base, and aren’t the same as it.
  package init(of pairing: Pairing) {
    // What is piped comes from anywhere.
    if pairing.catalog.format.isStream {
      self.init()
      return
    }
    var ends: [Place: [Unicode.Scalar?: Int]] = [:]
    for (index, entry) in pairing.catalog.entries.enumerated() {
      guard entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment]), entry.value.count > 0 else { continue }
      let own = pairing.catalog.bytes(entry.value)
      let base = pairing.withBase(of: index) { $0.equals(own) ? TextEnd.Kind.plain : TextEnd(of: $0).kind } ?? .plain
      guard base != .plain else { continue }
      ends[Place(language: entry.locale, base: base), default: [:]][TextEnd(of: own).mark, default: 0] += 1
    }
    self.init(ends)
  }
}
