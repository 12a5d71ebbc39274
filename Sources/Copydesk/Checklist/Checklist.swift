/// The questions that text cannot answer, each with the alerts and notifications that it concerns.
public struct Checklist: Sendable, Equatable {
  /// An alert or notification, as people find it again.
  public struct Subject: Sendable, Equatable {
    public var path: String
    /// What the input calls it, or what its keys have in common.
    public var group: String
    /// Its title, or else its message.
    public var text: String
  }

  /// One question.
  public struct Item: Sendable, Equatable {
    public var rule: String
    public var question: String
    /// The first ones in the order of the run, at most `Checklist.limit`.
    public var subjects: [Subject]
    /// How many there are in all.
    public var count: Int
  }

  /// How many subjects are kept for each question, so that memory stays bounded in a long run.
  public static let limit = 20

  /// In the order of the rules; questions that concern nothing are absent.
  public private(set) var items: [Item] = []

  public init() {}

  mutating func add(_ rule: any ChecklistRule, _ subject: Subject) {
    add(Item(rule: rule.info.id, question: rule.question, subjects: [subject], count: 1))
  }

  /// Takes over what another file contributes.
  mutating func add(_ other: Checklist) {
    for item in other.items { add(item) }
  }

  private mutating func add(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.rule == item.rule }) else {
      let place = Self.order[item.rule] ?? 0
      let next = items.firstIndex { Self.order[$0.rule] ?? 0 > place } ?? items.endIndex
      return items.insert(item, at: next)
    }
    items[index].count += item.count
    items[index].subjects += item.subjects.prefix(Self.limit - items[index].subjects.count)
  }

  private static let order = Dictionary(
    uniqueKeysWithValues: RuleRegistry.checklist.enumerated().map { ($0.element.info.id, $0.offset) })
}
