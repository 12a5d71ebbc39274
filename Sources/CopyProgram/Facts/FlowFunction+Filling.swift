/// What a function does to the alerts of others.
extension FlowFunction {
  /// Whether alerts are built with one of its parameters.
  func isBuilder(_ index: Int) -> Bool { parameters.indices.contains(index) && parameters[index].isBuilder }

  /// Whether it draws a button, by its name, whatever takes the tap.
  var isOwnButton: Bool { isComposable && words.hasSuffix("Button") }

  /// Whether it may put something into the alert whose method it is.
  var fillsItsOwner: Bool {
    sinks.contains(where: \.isOfReceiver) || calls.contains { $0.mayAdd && !$0.isType && $0.base?.isOwn ?? true }
  }
}
