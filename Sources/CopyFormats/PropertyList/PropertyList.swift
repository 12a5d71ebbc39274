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

/// How a property list is written.
enum PropertyListKind {
  /// Old-style text, which the readers of strings files know.
  case text
  case xml
  case binary

  /// Takes the first bytes for what they show.
  init(of text: Bytes) {
    if text.hasLiteral("bplist0", at: 0) {
      self = .binary
      return
    }
    var start = 0
    while start < text.count, text[start].isBlank || text[start].isLineEnd { start += 1 }
    let marks: [StaticString] = ["<?xml", "<!DOCTYPE plist", "<plist"]
    self = marks.contains { text.hasLiteral($0, at: start) } ? .xml : .text
  }
}

/// What the readers of property lists say. Each sentence names the cause and the remedy.
enum PropertyListMessage {
  static let noList = "A property list has the root element <plist>."
  static let noDictionary = "The list must be a dictionary of texts."
  static let noKey = "This value has no key. Write <key> before it."
  static let noValue = "A key here has no value. Write one behind it, or delete the key."
  static let noText = "This value is no text, so it was left out. Write <string>."
  static let damaged = "This binary property list is damaged. Save it again, or write it as text."
  static let noFormat = "These variants have no “NSStringLocalizedFormatKey”. Write the format that names them."
  static let noRule = "This variable has no “NSStringFormatSpecTypeKey”, so that its forms are never used."

  static func duplicateKey(_ key: String) -> String {
    "The key “\(key)” is there before with another text, and only one of them counts. Delete one."
  }

  static func quantity(_ name: String) -> String {
    "“\(name)” is no quantity. Write zero, one, two, few, many, or other."
  }
}
