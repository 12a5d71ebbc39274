package import CopyModel
import CopyProgram
import CopyText
import Synchronization

/// Whether the messages of one sentence in a catalogue go without a mark at their end. Where most do, that is how the house writes
/// what it shows below a field or for a moment, and no slip.
///
/// Counted when a rule first asks, once for all threads.
package final class MessageEndings: Sendable {
  /// What most of them do.
  package struct Habit: Sendable, Equatable {
    /// How many have no mark, of those that are one sentence.
    package let count, all: Int
    /// The first of them in the file.
    package let first: Int
  }

  /// So many messages tell, where such a share of them ends bare.
  private static let (quorum, share) = (8, 2.0 / 3)
  /// What is shorter is a heading, in words.
  private static let fewest = 4

  private let count: @Sendable () -> Habit?
  /// The habit, once somebody has asked for it; nil inside where there is none.
  private let known = Mutex<Habit??>(nil)

  /// Nothing is known.
  package static let none = MessageEndings { nil }

  private init(_ count: @escaping @Sendable () -> Habit?) { self.count = count }

  /// Those of the English texts of `catalog`. What is piped comes from anywhere.
  package convenience init(of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) {
    self.init { catalog.format.isStream ? nil : Self.bare(in: catalog, roles) }
  }

  /// What most of them do, if they end bare; nil otherwise.
  package var bare: Habit? {
    known.withLock { known in
      let habit = known ?? count()
      known = .some(habit)
      return habit
    }
  }

  /// Whether they end as they did when somebody asked before the file was edited.
  package func agrees(with before: MessageEndings) -> Bool {
    guard let told = before.known.withLock(\.self) else { return true }
    return told == bare
  }

  private static func bare(in catalog: Catalog, _ guesses: ContiguousArray<RoleGuess>) -> Habit? {
    var (bare, all, seen) = ([Int](), 0, Set<UInt64>())
    for (index, entry) in catalog.entries.enumerated() {
      guard guesses[index].role == .alertMessage, !guesses[index].isWeak,
        entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment])
      else { continue }
      let (text, locale) = (catalog.bytes(entry.value), catalog.locale(of: entry))
      guard locale.isEnglish || locale == .undetermined, isOneSentence(text),
        seen.insert(LiteralHash.exact(text)).inserted
      else { continue }
      all += 1
      if TextEnd(of: text).kind == .plain { bare.append(index) }
    }
    guard all >= quorum, Double(bare.count) >= Double(all) * share, let first = bare.first else { return nil }
    return Habit(count: bare.count, all: all, first: first)
  }

  /// Whether several words stand together without a mark that ends a sentence between them.
  private static func isOneSentence(_ text: Bytes) -> Bool {
    var (words, last) = (1, UInt8(ascii: " "))
    for byte in text {
      if byte == UInt8(ascii: "\n") { return false }
      if byte == UInt8(ascii: " ") {
        if ".!?".utf8.contains(last) { return false }
        if last != byte { words += 1 }
      }
      last = byte
    }
    return words >= fewest
  }
}
