package import CopyModel

/// What stands somewhere in a program. Children are found by index in the tree’s `nodes`.
package struct SyntaxNode: Sendable {
  package enum Kind: UInt8, Sendable {
    /// The whole program, or what stands in braces.
    case block
    /// A block that is a value; of a call behind its brackets, too.
    case closure
    case name, number
    /// A string; its children are the expressions in it, its name the text where it has none.
    case string
    /// `receiver.name`; without a child where nothing stands before the dot.
    case member
    /// What is called first, then arguments. `name` is what the program calls it by.
    case call
    /// `[receiver name:argument]`
    case message
    /// One value of a call, with its label as name.
    case argument
    case element, tuple, collection
    case binary, prefix, postfix, cast
    /// Condition, and both values.
    case ternary
    /// Target and value.
    case assignment
    /// Something with a name, and what it is set to.
    case declaration
    /// What a function is given; its label, where it has one, begins it.
    case parameter
    case function, type
    case `return`
    /// A statement of the language, with its conditions and blocks.
    case statement
    /// What could not be read.
    case unknown
  }

  package internal(set) var kind: Kind
  /// Bytes of the program.
  package internal(set) var range: Range<Int32>
  /// The name that it goes by; empty where it has none.
  package internal(set) var name: Range<Int32> = 0..<0
  /// Of what is declared, its type; of a function, that of its result; of a type, what it extends.
  package internal(set) var type: Range<Int32> = 0..<0
  var first: Int32 = -1
  var last: Int32 = -1
  var next: Int32 = -1
}

/// A program as a tree of statements and expressions. What the parser doesn’t know is passed over and stays a node.
package struct SyntaxTree: Sendable {
  package internal(set) var nodes: ContiguousArray<SyntaxNode> = []
  /// What no compiler reads, in the order of the program; bytes of it.
  package internal(set) var comments: [Range<Int32>] = []
  /// The node of the whole program, once it is read.
  package internal(set) var root = 0

  /// The tree of `text`.
  package init(_ text: Bytes, _ language: SyntaxLanguage) {
    guard text.count < Int32.max else {
      nodes = [SyntaxNode(kind: .unknown, range: 0..<0)]
      return
    }
    var parser = SyntaxParser(text, language)
    let root = parser.parse()
    self = parser.tree
    self.root = root
  }

  init() {}

  /// The children of the node at `index`, in the order of the program.
  package func children(of index: Int) -> [Int] {
    var (children, next) = ([Int](), nodes[index].first)
    while next >= 0 {
      children.append(Int(next))
      next = nodes[Int(next)].next
    }
    return children
  }

  /// Bytes that could not be read.
  package var skipped: Int { nodes.reduce(0) { $1.kind == .unknown ? $0 + $1.range.count : $0 } }

  mutating func add(_ kind: SyntaxNode.Kind, _ range: Range<Int32>, name: Range<Int32> = 0..<0, _ children: [Int] = [])
    -> Int
  {
    nodes.append(SyntaxNode(kind: kind, range: range, name: name))
    for child in children { append(child, to: nodes.count - 1) }
    return nodes.count - 1
  }

  /// Each node has one parent: it must have none yet.
  mutating func append(_ child: Int, to parent: Int) {
    // A value that is missing stands behind the token before it.
    let (inner, outer) = (nodes[child].range, nodes[parent].range)
    nodes[parent].range =
      min(inner.lowerBound, outer.lowerBound)..<max(inner.upperBound, outer.upperBound)
    let last = nodes[parent].last
    if last < 0 { nodes[parent].first = Int32(child) } else { nodes[Int(last)].next = Int32(child) }
    nodes[parent].last = Int32(child)
  }
}
