import CopyKernel
import CopyModel
import CopyText

/// With which marks the texts of a translation end, by the mark of their base. Where most of them leave out the base’s colon,
/// or end Punjabi with a danda, that is how its translators write, and no slip.
package struct EndMarkHabits: Sendable, Equatable {
  package enum Habit: Sendable, Equatable {
    /// Too few texts have such a base.
    case unknown
    /// They end in several ways.
    case mixed
    /// Nearly all end with this mark; with none where it is nil.
    case usual(Unicode.Scalar?)
  }

  private struct Place: Hashable {
    let language: UInt16
    let base: TextEnd.Kind
  }

  /// So many texts tell a habit, where such a share of them ends alike.
  private static let (quorum, share) = (8, 2.0 / 3)

  private var habits: [Place: Habit] = [:]

  /// Nothing is known.
  package init() {}

  /// Looks at the ends of all texts that have a base, and aren’t the same as it.
  package init(of pairing: Pairing) {
    var ends: [Place: [Unicode.Scalar?: Int]] = [:]
    for (index, entry) in pairing.catalog.entries.enumerated() {
      guard entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment]), entry.value.count > 0 else { continue }
      let own = pairing.catalog.bytes(entry.value)
      let base = pairing.withBase(of: index) { $0.equals(own) ? TextEnd.Kind.plain : TextEnd(of: $0).kind } ?? .plain
      guard base != .plain else { continue }
      ends[Place(language: entry.locale, base: base), default: [:]][TextEnd(of: own).mark, default: 0] += 1
    }
    habits = ends.mapValues { counts in
      let all = counts.values.reduce(0, +)
      guard all >= Self.quorum else { return .unknown }
      return counts.first { Double($0.value) >= Double(all) * Self.share }.map { .usual($0.key) } ?? .mixed
    }
  }

  /// How the texts of a language end whose base ends with `terminal`.
  ///
  /// - Parameter language: its index in the catalogue’s locales.
  func habit(in language: UInt16, where terminal: Terminal) -> Habit {
    let base: TextEnd.Kind
    switch terminal {
    case .period: base = .period
    case .question: base = .question
    case .exclamation: base = .exclamation
    case .ellipsis: base = .ellipsis
    case .colon: base = .colon
    case .none, .other: return .unknown
    }
    return habits[Place(language: language, base: base)] ?? .unknown
  }
}

extension Passage {
  /// How the other texts of the file end whose base ends as the one here does.
  package var endMarkHabit: EndMarkHabits.Habit {
    guard let base, let catalog = place.catalog else { return .unknown }
    return place.endMarks.habit(in: catalog.entries[entry].locale, where: base.analysis.terminal)
  }
}
