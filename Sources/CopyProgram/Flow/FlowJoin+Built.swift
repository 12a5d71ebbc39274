import CopyModel

/// Alerts that a builder of the project makes: `PromptDialog.Builder(context).title(…).message(…).build()`.
extension FlowJoin {
  /// Shows what the last call of a chain makes of what the calls before have put into the builder.
  func showBuilt(_ call: FlowCall, _ scope: FlowScope, _ request: FlowRequest) {
    guard !openings.isEmpty, request.depth + 1 < Self.deepest, !call.isType, let root = call.root, root.isType,
      declares(root.name), let target = target(of: call, scope)
    else { return }
    let function = function(target.place)
    guard isKind(root.name, of: function.owner), !function.isMaker else { return }
    let made = function.calls.filter { $0.isType && shows($0.name) } + function.returned.compactMap(\.value.madeObject)
    guard let object = made.first(where: { shows($0.name) }) else { return }
    let values = values(madeBy: root, scope).merging(values(setBehind: root, scope, of: root.name)) { _, last in last }
    let builder = FlowInstance(type: root.name, values: values)
    let inner = FlowScope(target.place, function, arguments: target.arguments, instance: builder)
    var next = request
    (next.place, next.order) = (request.place ?? call.place, request.place == nil ? call.order : request.order)
    next.depth = request.depth + 1
    showInstance(object, inner, next)
  }

  /// Whether something shows properties of a type.
  private func shows(_ type: UInt64) -> Bool { lineage(type).contains { openings[$0] != nil } }

  /// Whether what goes on with a call is an alert whoever makes it: the project’s own builder, asked for all that the system’s has,
  /// a title or message and buttons in places of their own.
  func isBuilt(_ set: Int32, by call: FlowCall, _ function: FlowFunction) -> Bool {
    guard call.isType || call.root?.isType == true else { return false }
    let own = function.sinks.lazy.filter { $0.use.set == set }
    return own.contains { $0.use.role == .alertTitle || $0.use.role == .alertMessage }
      && own.contains { $0.use.role == .button && $0.use.rank > 0 && !$0.isAdded }
  }
}

extension FlowValue {
  /// The call of a type that makes it.
  fileprivate var madeObject: FlowCall? {
    if case .call(let call) = form, call.isType { call } else { nil }
  }
}
