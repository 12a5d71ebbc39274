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
    /// What they are for.
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
  }

  /// So many texts tell a habit, where such a share of them is cased alike.
  private struct Bound {
    let quorum: Int
    let share: Double

    static let ofFiles = Bound(quorum: 10, share: 0.8)
    /// Of a few screens that somebody pastes nobody knows the platform, so few texts tell.
    static let ofPastedCopy = Bound(quorum: 3, share: 0.7)
  }
  /// Longer copy than this shows no style, in bytes and words.
  private static let longest = (bytes: 60, words: 6)
  /// Shorter words may stay low in a title, in letters.
  private static let shortest = 4
  private static let roles: [Role] = [.button, .menuItem, .alertTitle]
  /// What does something when it is clicked: one style, wherever it stands.
  private static let commands: [Role] = [.button, .menuItem]

  private let count: @Sendable () -> [Role: Habit]
  private let known = Mutex<[Role: Habit]?>(nil)

  /// Nothing is known.
  package static let none = CasingHabits { [:] }

  private init(_ count: @escaping @Sendable () -> [Role: Habit]) { self.count = count }

  /// Those of the English texts of `catalog`. What is piped comes from anywhere.
  package convenience init(of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) {
    self.init { catalog.format.isStream ? [:] : Self.habits(of: catalog, roles) }
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

  private static func habits(of catalog: Catalog, _ guesses: ContiguousArray<RoleGuess>) -> [Role: Habit] {
    var (counts, seen) = ([Role: Counts](), Set<UInt64>())
    for (index, entry) in catalog.entries.enumerated() {
      let role = guesses[index].role
      guard roles.contains(role), !guesses[index].isWeak, entry.flags.isDisjoint(with: [.isDamaged, .isExempt]),
        entry.value.count <= longest.bytes
      else { continue }
      let (text, locale) = (catalog.bytes(entry.value), catalog.locale(of: entry))
      guard locale.isEnglish || locale == .undetermined,
        seen.insert(LiteralHash.exact(text) ^ UInt64(role.rawValue)).inserted,
        let isTitle = isTitleStyle(text)
      else { continue }
      if isTitle {
        counts[role, default: Counts()].title.append(index)
      } else {
        counts[role, default: Counts()].sentence.append(index)
      }
    }
    // One alert is no habit.
    return catalog.format.isText && catalog.groups.count != 1
      ? habits(from: counts, sharedBy: roles, .ofPastedCopy) : habits(from: counts, sharedBy: commands, .ofFiles)
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

  /// Whether all long words behind the first have a capital; nil where none is long, or some have one and others not.
  package static func isTitleStyle(_ text: Bytes) -> Bool? {
    var (index, words, telling, upper) = (0, 0, 0, 0)
    while index < text.count {
      let start = index
      while index < text.count, isPart(text[index]) { index += 1 }
      guard index > start else { index += 1; continue }
      words += 1
      guard words > 1, index - start >= shortest, text[start + 1..<index].allSatisfy({ $0 >= 0x61 }) else { continue }
      telling += 1
      if text[start].isASCIIUpper { upper += 1 }
    }
    guard 2...longest.words ~= words, telling > 0, upper == 0 || upper == telling else { return nil }
    return upper > 0
  }

  /// Whether a byte may be of a word.
  private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 || byte == 0x27 }
}
