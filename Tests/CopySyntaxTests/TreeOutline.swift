import CopyModel
import CopySyntax

/// What a tree says of calls and of what is set, in the order of the program: `view.alert(_ "Sow?", isPresented:)`,
/// `title = "Sow"`, `let title = "Sow"`, `return "Sow"`.
struct TreeOutline {
  let tree: SyntaxTree
  private let program: [UInt8]

  init(_ program: String, _ language: SyntaxLanguage) { self.init(Array(program.utf8), language) }

  init(_ program: [UInt8], _ language: SyntaxLanguage) {
    self.program = program
    let buffer = ByteBuffer(program)
    tree = withExtendedLifetime(buffer) { SyntaxTree(buffer.bytes, language) }
  }

  var lines: [String] {
    tree.nodes.indices.sorted { order($0) < order($1) }.compactMap(line)
  }

  private func order(_ index: Int) -> (Int32, Int32) {
    (tree.nodes[index].range.lowerBound, -tree.nodes[index].range.upperBound)
  }

  private func line(of index: Int) -> String? {
    let (node, children) = (tree.nodes[index], tree.children(of: index))
    switch node.kind {
    case .call, .message:
      guard let first = children.first else { return nil }
      let receiver = node.kind == .message ? text(tree.nodes[first].range) : receiver(of: first)
      let arguments = children.dropFirst().map(argument).joined(separator: ", ")
      return (receiver.isEmpty ? "" : receiver + ".") + text(node.name) + "(\(arguments))"
    case .assignment: return children.map { text(tree.nodes[$0].range) }.joined(separator: " \(text(node.name)) ")
    case .declaration:
      return "let \(text(node.name))" + (children.first.map { " = " + text(tree.nodes[$0].range) } ?? "")
    case .return: return children.first.map { "return " + text(tree.nodes[$0].range) } ?? "return"
    default: return nil
    }
  }

  private func argument(_ index: Int) -> String {
    let (node, value) = (tree.nodes[index], tree.children(of: index).first)
    if node.kind == .closure { return "{}" }
    let shown = value.flatMap { tree.nodes[$0].kind == .string ? " " + text(tree.nodes[$0].range) : nil } ?? ""
    return (node.name.isEmpty ? "_" : text(node.name) + ":") + shown
  }

  private func receiver(of index: Int) -> String {
    guard tree.nodes[index].kind == .member else { return "" }
    return tree.children(of: index).first.map { text(tree.nodes[$0].range) } ?? ""
  }

  private func text(_ range: Range<Int32>) -> String {
    String(decoding: program[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// What is wrong with the places of the tree: each node lies in its parent, behind the one before it, and has one parent.
  var faults: [String] {
    var (found, seen) = ([String](), Set<Int>())
    for (index, node) in tree.nodes.enumerated() {
      var end = node.range.lowerBound
      for child in tree.children(of: index) {
        let range = tree.nodes[child].range
        if !seen.insert(child).inserted { found.append("\(tree.nodes[child].kind) has two parents") }
        if range.lowerBound < end || range.upperBound > node.range.upperBound {
          found.append("\(tree.nodes[child].kind) \(range) in \(node.kind) \(node.range) behind \(end)")
        }
        end = max(end, range.upperBound)
      }
    }
    return found
  }
}
