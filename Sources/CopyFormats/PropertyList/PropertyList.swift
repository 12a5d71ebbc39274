import CopyModel

/// A property list as its readers give it: a flat list of values, each before what it holds.
struct PropertyList {
  /// One value.
  struct Node {
    enum Kind { case dictionary, array, string, other }

    var kind: Kind
    /// The key it stands under; no text in an array.
    var key = TextSlice.none
    /// Of a string, its value with its places and comment, which stand under a key of an entry to be.
    var entry = Entry()
    /// Where its tag stands in the text; empty where there is none.
    var place = 0..<0
    /// Index of the first node behind it and all it holds.
    var next = 0
  }

  /// What stands inside each other beyond this is nothing that holds copy.
  static let maximumDepth = 64

  private(set) var nodes: ContiguousArray<Node> = []

  /// Adds a value that may hold others, which follow; `close` is called behind them.
  mutating func open(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// What was opened as `index` holds all that was added since.
  mutating func close(_ index: Int) { nodes[index].next = nodes.count }

  /// Adds a value that holds no others.
  mutating func add(_ node: Node) {
    nodes.append(node)
    nodes[nodes.count - 1].next = nodes.count
  }

  /// The first value in the dictionary or array at `index`.
  func firstChild(of index: Int) -> Int? { index + 1 < nodes[index].next ? index + 1 : nil }

  /// The value behind the one at `index`, inside `parent`.
  func sibling(after index: Int, in parent: Int) -> Int? {
    let next = nodes[index].next
    return next < nodes[parent].next ? next : nil
  }
}
