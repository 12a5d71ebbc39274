import CopyModel
import CopySyntax

/// What the program does when somebody chooses a button.
extension FlowReader {
  /// Calls that take away what asks, or hand the answer on.
  private static let closing = Set(
    [
      "dismiss", "cancel", "close", "hide", "resume", "completion", "completionHandler", "handler", "callback",
      "finish", "print", "NSLog",
    ].map { CallRow.hash($0[...]) })

  /// Whether `site`, which makes a button with the title `title`, hands over what is done: more than to close what asks.
  func acts(_ site: FlowSite, titled title: FlowSite.Argument) -> Bool {
    site.arguments.contains { argument in
      if argument.node == title.node { return false }
      return argument.isBlock || kind(argument.node) == .closure ? doesMore(argument.node) : sends(argument)
    }
  }

  /// `ButtonState(action: .send(.exportOpen))`: what a feature is told to do.
  private func sends(_ argument: FlowSite.Argument) -> Bool {
    guard argument.label == Self.action, dialect == .swift, kind(argument.node) == .call else { return false }
    let inner = children(argument.node).last.flatMap { children($0).last }.map { hash(bytes($0).slice(from: 1)) } ?? 0
    return !Self.closing.contains(hash(bytes(tree.nodes[argument.node].name))) && !Self.closing.contains(inner)
  }

  private static let action = CallRow.hash("action")

  private func doesMore(_ node: Int) -> Bool {
    children(node).contains { child in
      let isCall = kind(child) == .call || kind(child) == .message
      return isCall && !Self.closing.contains(hash(bytes(tree.nodes[child].name))) || doesMore(child)
    }
  }
}
