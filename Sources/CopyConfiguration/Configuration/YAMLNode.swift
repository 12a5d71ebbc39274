import CLibYAML
import CopyKernel
import CopyModel

/// A piece of YAML with its place: text, a list, or a mapping.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case text(String)
    /// Nothing is written behind the key.
    case nothing
    case list([YAMLNode])
    /// In the order of the file; no key stands twice.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  let place: ConfigurationPlace

  /// The text; nil for all else.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements of a list; none for all else.
  var elements: [YAMLNode] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// Keys and values of a mapping; none for all else.
  var members: [(key: YAMLNode, value: YAMLNode)] {
    if case .mapping(let members) = content { members } else { [] }
  }

  /// The texts of a list, or the one text that stands for it.
  var texts: [YAMLNode] { text == nil ? elements.filter { $0.text != nil } : [self] }

  /// The value of `key`.
  subscript(key: String) -> YAMLNode? { members.first { $0.key.text == key }?.value }

  var isNothing: Bool {
    if case .nothing = content { true } else { false }
  }
}

extension YAMLNode {
  /// Nobody nests settings deeper, and a tree is walked on the stack.
  private static let maximumDepth: UInt32 = 32

  /// Reads the one document of `text`, which is called `path` in errors.
  static func read(_ text: Bytes, path: String) throws(ConfigurationError) -> YAMLNode {
    guard let tape = cyaml_read(text.baseAddress, text.count, maximumDepth) else {
      throw ConfigurationError(ConfigurationPlace(path: path), "memory is short")
    }
    defer { cyaml_destroy(tape) }
    var (line, column): (UInt32, UInt32) = (1, 1)
    let failure = cyaml_failure(tape, &line, &column)
    if let reason = reason(of: failure, problem: String(cString: cyaml_problem(tape))) {
      throw ConfigurationError(ConfigurationPlace(path: path, line: Int(line), column: Int(column)), reason)
    }
    var (count, length) = (0, 0)
    let nodes = cyaml_nodes(tape, &count)
    let scalars = cyaml_text(tape, &length)
    let reader = TapeReader(
      nodes: UnsafeBufferPointer(start: nodes, count: count), text: Bytes(start: scalars, count: length), path: path)
    return count == 0 ? YAMLNode(content: .nothing, place: ConfigurationPlace(path: path)) : reader.node(at: 0)
  }

  private static func reason(of failure: CLibYAMLFailure, problem: String) -> String? {
    switch failure {
    case CLibYAMLFailureNone: nil
    case CLibYAMLFailureEncoding: "the file isn’t plain UTF-8 from here on (\(problem))"
    case CLibYAMLFailureAnchor: "anchors (&) can’t be used here; write the value out"
    case CLibYAMLFailureAlias: "aliases (*) can’t be used here; put patterns with * in quotation marks"
    case CLibYAMLFailureTag: "tags (!) can’t be used here; put text with ! in quotation marks"
    case CLibYAMLFailureSecondDocument: "a second document begins here; a configuration is one"
    case CLibYAMLFailureDuplicateKey: "this key stands here a second time"
    case CLibYAMLFailureKeyNotScalar: "a key must be text"
    case CLibYAMLFailureTooDeep: "this is nested too deep"
    case CLibYAMLFailureTooLarge: "the file is too large"
    case CLibYAMLFailureOutOfMemory: "memory is short"
    default: "this can’t be read as YAML: \(problem)"
    }
  }
}

/// Turns the flat tape into a tree.
private struct TapeReader {
  let nodes: UnsafeBufferPointer<CLibYAMLNode>
  let text: Bytes
  let path: String

  func node(at index: Int) -> YAMLNode {
    let node = nodes[index]
    let place = ConfigurationPlace(path: path, line: Int(node.line), column: Int(node.column))
    return YAMLNode(content: content(of: node, at: index), place: place)
  }

  private func content(of node: CLibYAMLNode, at index: Int) -> YAMLNode.Content {
    let inside = children(of: node, at: index)
    switch node.kind {
    case CLibYAMLNodeKindSequence: return .list(inside.map(self.node))
    case CLibYAMLNodeKindMapping:
      return .mapping(
        stride(from: 0, to: inside.count - 1, by: 2).map { (self.node(at: inside[$0]), self.node(at: inside[$0 + 1])) })
    default:
      if node.isPlain, node.textLength == 0 { return .nothing }
      return .text(text.slice(Int(node.textStart)..<Int(node.textStart + node.textLength)).text)
    }
  }

  private func children(of node: CLibYAMLNode, at index: Int) -> [Int] {
    var (children, child) = ([Int](), index + 1)
    while child < Int(node.next) {
      children.append(child)
      child = Int(nodes[child].next)
    }
    return children
  }
}
