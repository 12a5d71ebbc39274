import CopyModel

/// What the names of a function stand for, at a call of it.
final class FlowScope: Sendable {
  let place: FlowPlace
  /// The type whose function it is.
  let owner: UInt64
  /// By the index of the parameter; nil outside any call.
  let arguments: [FlowBound?]?
  let own: FlowBound?
  /// The object whose properties are shown.
  let instance: FlowInstance?

  init(
    _ place: FlowPlace, _ function: FlowFunction, arguments: [FlowBound?]? = nil, own: FlowBound? = nil,
    instance: FlowInstance? = nil, owner: UInt64? = nil
  ) {
    (self.place, self.owner, self.arguments, self.own) = (place, owner ?? function.owner, arguments, own)
    self.instance = instance
  }

  init(_ place: FlowPlace, owner: UInt64, own: FlowBound?, instance: FlowInstance?) {
    (self.place, self.owner, self.arguments, self.own, self.instance) = (place, owner, nil, own, instance)
  }

  func argument(_ index: Int) -> FlowBound? {
    arguments.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}

/// A value, and what its names stand for.
struct FlowBound: Sendable {
  var value: FlowValue
  var scope: FlowScope
  /// How what it leads to is shown, by the call that hands it over.
  var style: ButtonStyle = []

  /// What was handed over, where it is a parameter, the object whose function it is, or a property of the one at hand.
  var given: FlowValue { origin.value }

  /// The same, with what its names stand for.
  private var origin: FlowBound {
    var bound = self
    for _ in 0..<Self.deepest {
      guard let before = bound.handedOver else { break }
      bound = before
    }
    return bound
  }

  /// Whether only those know it who call the function at hand.
  var isOpen: Bool {
    let origin = origin
    if case .parameter = origin.value.form { return origin.scope.arguments == nil } else { return false }
  }

  private var handedOver: FlowBound? {
    switch value.form {
    case .parameter(let index): scope.argument(index)
    case .own: scope.own
    case .member(_, let name, _): scope.instance?.values[name]
    default: nil
    }
  }

  private static let deepest = 6
}

/// An object: what its properties are, as far as its making tells.
final class FlowInstance: Sendable {
  let type: UInt64
  let values: [UInt64: FlowBound]

  init(type: UInt64, values: [UInt64: FlowBound]) { (self.type, self.values) = (type, values) }
}

/// A function of a file.
struct FlowPlace: Hashable {
  var file: Int
  var function: Int
}
