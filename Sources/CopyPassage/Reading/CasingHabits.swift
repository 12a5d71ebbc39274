package import CopyModel
import CopyProgram
import CopyText
import Synchronization

/// How the buttons, the menu commands, and the alert titles of a catalogue case the words behind their first one. Where four of
/// five are in the other style than the guidance’s, that is how the house writes: told once for the file, and changed by people.
/// Buttons and menu commands by themselves, where they show a habit, and together, where one of them doesn’t.
///
/// Counted when a rule first asks, once for all threads.
package final class CasingHabits: Sendable {
  /// What most texts of a kind do.
  package struct Habit: Sendable, Equatable {
    /// Whether they are in title style; in sentence style otherwise.
    package let isTitleStyle: Bool
    /// How many are, of those that show a style.
    package let count, all: Int
    /// The first of them in the file.
    package let first: Int
    /// What they are for; empty where all short texts of the run are counted.
    package let roles: [Role]
  }

  /// Texts of one kind: those that do so and so.
  private struct Counts {
    var title: [Int] = []
    var sentence: [Int] = []

    func habit(of roles: [Role], _ bound: Bound) -> Habit? {
      let (most, isTitle) = title.count > sentence.count ? (title, true) : (sentence, false)
      let all = title.count + sentence.count
      guard all >= bound.quorum, Double(most.count) >= Double(all) * bound.share, let first = most.first
      else { return nil }
      return Habit(isTitleStyle: isTitle, count: most.count, all: all, first: first, roles: roles)
    }

    /// That of the run, where these texts follow it.
    func habit(of run: CasingOfRun) -> Habit? {
      guard title.count <= sentence.count, let first = sentence.first else { return nil }
      return Habit(isTitleStyle: false, count: run.sentence, all: run.all, first: first, roles: [])
    }
  }

  /// So many texts tell a habit, where such a share of them is cased alike.
  private struct Bound {
    let quorum: Int
    let share: Double

    static let ofFiles = Bound(quorum: 10, share: 0.8)
    /// Of a few screens that somebody pastes nobody knows the platform, so few texts tell.
    static let ofPastedCopy = Bound(quorum: 3, share: 0.7)
  }
  private static let roles: [Role] = [.button, .menuItem, .alertTitle]
  /// What does something when it is clicked: one style, wherever it stands.
  private static let commands: [Role] = [.button, .menuItem]

  private let count: @Sendable () -> [Role: Habit]
  private let known = Mutex<[Role: Habit]?>(nil)

  /// Nothing is known.
  package static let none = CasingHabits { [:] }

  private init(_ count: @escaping @Sendable () -> [Role: Habit]) { self.count = count }

  /// Those of the English texts of `catalog`, which is one of `run`. What is piped comes from anywhere.
  package convenience init(of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, in run: WordsOfRun?) {
    self.init { catalog.format.isStream ? [:] : Self.habits(of: catalog, roles, run) }
  }

  /// The habit of the texts for `role`; nil where they have none.
  package func habit(of role: Role) -> Habit? {
    guard Self.roles.contains(role) else { return nil }
    return known.withLock { known in
      let habits = known ?? count()
      known = habits
      return habits[role]
    }
  }

  /// Whether the habits are those that somebody asked for before the file was edited.
  package func agrees(with before: CasingHabits) -> Bool {
    guard let told = before.known.withLock(\.self) else { return true }
    return Self.roles.allSatisfy { told[$0] == habit(of: $0) }
  }

  private static func habits(
    of catalog: Catalog, _ guesses: ContiguousArray<RoleGuess>, _ run: WordsOfRun?
  ) -> [Role: Habit] {
    var (counts, seen) = ([Role: Counts](), Set<UInt64>())
    for (index, entry) in catalog.entries.enumerated() {
      let role = guesses[index].role
      guard roles.contains(role), !guesses[index].isWeak, entry.flags.isDisjoint(with: [.isDamaged, .isExempt]),
        entry.value.count <= ShownCasing.longest.bytes
      else { continue }
      let (text, locale) = (catalog.bytes(entry.value), catalog.locale(of: entry))
      guard locale.isEnglish || locale == .undetermined,
        seen.insert(LiteralHash.exact(text) ^ UInt64(role.rawValue)).inserted,
        let isTitle = ShownCasing.isTitleStyle(text)
      else { continue }
      if isTitle {
        counts[role, default: Counts()].title.append(index)
      } else {
        counts[role, default: Counts()].sentence.append(index)
      }
    }
    // One alert is no habit.
    if catalog.format.isText, catalog.groups.count != 1 { return habits(from: counts, sharedBy: roles, .ofPastedCopy) }
    let own = habits(from: counts, sharedBy: commands, .ofFiles)
    guard let casing = run?.casing(beside: catalog), casing.isSentence else { return own }
    return own.merging(counts.compactMapValues { $0.habit(of: casing) }) { own, _ in own }
  }

  /// Those of each role, and of `kin` together.
  private static func habits(from counts: [Role: Counts], sharedBy kin: [Role], _ bound: Bound) -> [Role: Habit] {
    var habits = Dictionary(
      uniqueKeysWithValues: roles.compactMap { role in counts[role]?.habit(of: [role], bound).map { (role, $0) } })
    let parts = kin.compactMap { counts[$0] }
    let all = Counts(title: parts.flatMap(\.title).sorted(), sentence: parts.flatMap(\.sentence).sorted())
    let told = kin.filter { counts[$0] != nil }
    for role in told where habits[role] == nil { habits[role] = all.habit(of: told, bound) }
    return habits
  }
}
