import CopyModel
import CopySyntax

/// The types of variables and properties, as far as a file tells: of names that several have the nearest.
struct FlowTypes {
  /// By name; of several the last.
  let all: [UInt64: Range<Int32>]
  /// Those of variables that the function at hand has declared so far.
  var local: [UInt64: Range<Int32>] = [:]

  subscript(name: UInt64) -> Range<Int32>? { local[name] ?? all[name] }
}

extension FlowReader {
  /// Notes a variable of the function at hand, and its type.
  mutating func noteLocal(_ node: Int, _ name: UInt64) {
    declared.insert(name)
    let type = Self.type(ofDeclaration: node, in: tree, text)
    if !type.isEmpty { declaredTypes.local[name] = type }
  }

  static func types(in tree: SyntaxTree, _ text: Bytes) -> [UInt64: Range<Int32>] {
    var found: [UInt64: Range<Int32>] = [:]
    for (index, node) in tree.nodes.enumerated() where node.kind == .declaration || node.kind == .parameter {
      let type = type(ofDeclaration: index, in: tree, text)
      let name = text.slice(Int(node.name.lowerBound)..<Int(node.name.upperBound))
      if !type.isEmpty, !name.isEmpty { found[LiteralHash.exact(name)] = type }
    }
    return found
  }

  /// The type that a declaration says, or that its value has; empty where neither tells.
  static func type(ofDeclaration index: Int, in tree: SyntaxTree, _ text: Bytes) -> Range<Int32> {
    var type = tree.nodes[index].type
    // `let label = UILabel()`
    if type.isEmpty, let value = tree.children(of: index).first, tree.nodes[value].kind == .call {
      type = Self.made(by: value, in: tree, text)
    }
    // `let content = request.content.mutableCopy() as? UNMutableNotificationContent`
    if type.isEmpty, let cast = tree.children(of: index).first, tree.nodes[cast].kind == .cast,
      let end = tree.children(of: cast).first.map({ tree.nodes[$0].range.upperBound }),
      end < tree.nodes[cast].range.upperBound
    {
      type = end..<tree.nodes[cast].range.upperBound
    }
    return type
  }

  /// `Button` of `findViewById<Button>(R.id.drain)`.
  static func argument(ofCall call: Int, in tree: SyntaxTree, _ text: Bytes) -> Range<Int32>? {
    let (start, end) = (tree.nodes[call].name.upperBound, tree.nodes[call].range.upperBound)
    guard start < end, !tree.nodes[call].name.isEmpty, text[Int(start)] == UInt8(ascii: "<") else { return nil }
    let word = text.slice(Int(start) + 1..<Int(end)).prefix { $0.isASCIIWord }
    let close = Int(start) + 1 + word.count
    guard (0x41...0x5A).contains(word.first ?? 0), close < end, text[close] == UInt8(ascii: ">") else { return nil }
    return start + 1..<Int32(close)
  }

  /// `UILabel` of `UILabel()`, `Configuration` of `UIButton.Configuration.filled()`.
  private static func made(by call: Int, in tree: SyntaxTree, _ text: Bytes) -> Range<Int32> {
    let name = tree.nodes[call].name
    if let found = Self.argument(ofCall: call, in: tree, text) { return found }
    let isType: (Range<Int32>) -> Bool = { !$0.isEmpty && (0x41...0x5A).contains(text[Int($0.lowerBound)]) }
    guard !isType(name), let callee = tree.children(of: call).first, let base = tree.children(of: callee).first else {
      return name
    }
    let owner = tree.nodes[base].kind == .name ? tree.nodes[base].range : tree.nodes[base].name
    return isType(owner) ? owner : name
  }
}
