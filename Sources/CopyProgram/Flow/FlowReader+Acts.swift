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
      argument.node != title.node && (argument.isBlock || kind(argument.node) == .closure) && doesMore(argument.node)
    }
  }

  private func doesMore(_ node: Int) -> Bool {
    children(node).contains { child in
      let isCall = kind(child) == .call || kind(child) == .message
      return isCall && !Self.closing.contains(hash(bytes(tree.nodes[child].name))) || doesMore(child)
    }
  }
}
