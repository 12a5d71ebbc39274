/// The questions that text cannot answer, each with the alerts and notifications that it concerns.
public struct Checklist: Sendable, Equatable {
  /// An alert or notification, as people find it again.
  public struct Subject: Sendable, Equatable {
    public var path: String
    /// What the input calls it, or what its keys have in common.
    public var group: String
    /// Its title, or else its message.
    public var text: String

    package init(path: String, group: String, text: String) {
      self.path = path
      self.group = group
      self.text = text
    }
  }

  /// One question.
  public struct Item: Sendable, Equatable {
    public var rule: String
    public var question: String
    /// The first ones in the order of the run, at most `Checklist.limit`.
    public var subjects: [Subject]
    /// How many there are in all.
    public var count: Int
    /// The number of its rule, by which questions are ordered.
    package var order: Int

    package init(rule: String, question: String, subjects: [Subject], count: Int, order: Int) {
      self.rule = rule
      self.question = question
      self.subjects = subjects
      self.count = count
      self.order = order
    }
  }

  /// How many subjects are kept for each question, so that memory stays bounded in a long run.
  public static let limit = 20

  /// In the order of the rules; questions that concern nothing are absent.
  public private(set) var items: [Item] = []

  public init() {}

  /// Takes over what another file contributes.
  package mutating func add(_ other: Checklist) {
    for item in other.items { add(item) }
  }

  /// Takes over a question.
  package mutating func add(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.rule == item.rule }) else {
      let next = items.firstIndex { $0.order > item.order } ?? items.endIndex
      return items.insert(item, at: next)
    }
    items[index].count += item.count
    items[index].subjects += item.subjects.prefix(Self.limit - items[index].subjects.count)
  }
}
