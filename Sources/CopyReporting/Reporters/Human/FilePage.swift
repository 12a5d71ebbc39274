import CopyKernel
import CopyModel

/// All that is to be said of one file, as people read it: what is said twice is told once, what is loud comes first.
struct FilePage {
  private let text: FindingText
  /// Whether each finding is told by itself.
  private let tellsEach: Bool
  private(set) var items: [PageItem] = []
  private(set) var habits: [Habit.Kind: Habit] = [:]
  private(set) var gaps: [Gap.Kind: Gap] = [:]
  private(set) var proposals: [Proposal] = []
  /// Items by what makes two findings say the same of the same text.
  private var known: [UInt64: Int] = [:]
  /// Items that turn into a line where they become a habit.
  private(set) var singles: [Habit.Kind: [Int]] = [:]
  private var count = 0
  /// What it takes in memory, roughly.
  private(set) var size = 0

  init(_ text: FindingText, tellsEach: Bool) { (self.text, self.tellsEach) = (text, tellsEach) }

  mutating func add(_ proposals: [Proposal]) { self.proposals += proposals }

  mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    guard !tellsEach else { return append(diagnostic) }
    if let kind = Gap.Kind(diagnostic) {
      gaps[kind, default: Gap(kind, order: count)].add(diagnostic)
    } else if let kind = Habit.Kind(diagnostic) {
      habits[kind, default: Habit(diagnostic, order: count, text)].add(diagnostic)
      guard habits[kind]?.isTold == false else { return }
      if let new = fold(diagnostic) { singles[kind, default: []].append(new) }
    } else {
      _ = fold(diagnostic)
    }
  }

  /// Adds it to what is said of the same text already; the number of the item where it is new.
  private mutating func fold(_ diagnostic: Diagnostic) -> Int? {
    let print = Self.print(of: diagnostic)
    if !diagnostic.text.isEmpty, let same = known[print] {
      items[same].add(diagnostic)
      return nil
    }
    known[print] = items.count
    append(diagnostic)
    return items.count - 1
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    items.append(PageItem(diagnostic, order: count, text))
    size += items[items.count - 1].size
  }

  /// Where the cure is another, it isn’t the same.
  private static func print(of diagnostic: Diagnostic) -> UInt64 {
    var print = Fingerprint()
    let words = "\(diagnostic.words)"
    for part in [diagnostic.rule, diagnostic.locale, diagnostic.path, diagnostic.text, diagnostic.message, words] {
      print.add(part.utf8)
    }
    for text in [diagnostic.merged, diagnostic.suggestions.first?.text] { print.add((text ?? "").utf8) }
    print.add([diagnostic.severity.rawValue])
    return print.value
  }
}
