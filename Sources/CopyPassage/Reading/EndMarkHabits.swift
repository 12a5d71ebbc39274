import CopyKernel
import CopyModel
import CopyText
import Synchronization

/// With which marks the texts of a translation end, by the mark of their base. Where most of them leave out the base’s colon,
/// or end Punjabi with a danda, that is how its translators write, and no slip.
///
/// Counted when somebody first asks, which is seldom, once for all threads.
package final class EndMarkHabits: Sendable {
  package enum Habit: Sendable, Equatable {
    /// Too few texts have such a base.
    case unknown
    /// They end in several ways.
    case mixed
    /// Nearly all end with this mark; with none where it is nil.
    case usual(Unicode.Scalar?)
  }

  struct Place: Hashable {
    let language: UInt16
    let base: TextEnd.Kind
  }

  /// So many texts tell a habit, where such a share of them ends alike.
  private static let (quorum, share) = (8, 2.0 / 3)

  /// How often the texts of a language end with a mark, by the end of their base.
  typealias Ends = [Place: [Unicode.Scalar?: Int]]

  private let count: @Sendable () -> Ends
  private let known = Mutex<[Place: Habit]?>(nil)

  /// Nothing is known.
  package static let none = EndMarkHabits { [:] }

  init(_ count: @escaping @Sendable () -> Ends) { self.count = count }

  private var habits: [Place: Habit] {
    known.withLock { known in
      let habits = known ?? count().mapValues(Self.habit)
      known = habits
      return habits
    }
  }

  private static func habit(_ counts: [Unicode.Scalar?: Int]) -> Habit {
    let all = counts.values.reduce(0, +)
    guard all >= quorum else { return .unknown }
    return counts.first { Double($0.value) >= Double(all) * share }.map { .usual($0.key) } ?? .mixed
  }

  /// Whether the habits are those that somebody asked for before the file was edited.
  package func agrees(with before: EndMarkHabits) -> Bool {
    guard let told = before.known.withLock(\.self) else { return true }
    return told == habits
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
    case .none: base = .plain
    case .other: return .unknown
    }
    return habits[Place(language: language, base: base)] ?? .unknown
  }
}
