import CopyModel
import CopyText

extension EndMarkHabits {
  /// Those of the texts that have a base, and aren’t the same as it. What is piped comes from anywhere.
  package convenience init(of pairing: Pairing) {
    self.init { pairing.catalog.format.isStream ? [:] : Self.ends(in: pairing) }
  }

  private static func ends(in pairing: Pairing) -> Ends {
    var ends: Ends = [:]
    for (index, entry) in pairing.catalog.entries.enumerated() {
      guard entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment]), entry.value.count > 0 else { continue }
      let own = pairing.catalog.bytes(entry.value)
      let base = pairing.withBase(of: index) { $0.equals(own) ? TextEnd.Kind.plain : TextEnd(of: $0).kind } ?? .plain
      guard base != .plain else { continue }
      ends[Place(language: entry.locale, base: base), default: [:]][TextEnd(of: own).mark, default: 0] += 1
    }
    return ends
  }
}
