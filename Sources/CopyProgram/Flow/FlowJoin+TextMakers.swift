import CopyModel

/// Initialisers that a program adds to types of text: what they give stands in their bodies.
extension FlowJoin {
  typealias Target = (place: FlowPlace, arguments: [FlowBound?])

  /// Whether a call means the text’s maker that its labels lead to: `String(count)` isn’t `init(_ key: GateKey)`.
  func isMeant(_ target: Target, _ scope: FlowScope) -> Bool {
    let function = function(target.place)
    guard function.makesText else { return true }
    return zip(function.parameters, target.arguments).allSatisfy { parameter, argument in
      guard parameter.label == 0, declares(parameter.type), let argument else { return true }
      return isKind(type(of: argument), of: parameter.type)
    }
  }

  /// `self.init(inGarden: key)` in a maker of a text, which another maker of the type answers.
  func handedOn(_ call: FlowCall, _ scope: FlowScope) -> Target? {
    guard call.name == FlowReader.maker, call.base?.isOwn ?? false, function(scope.place).makesText else { return nil }
    return target(of: named(call, scope.owner), scope).flatMap { function($0.place).makesText ? $0 : nil }
  }

  /// `Text(.torn)`, where a maker that the program adds takes such a case; nil for all others.
  func text(ofCase value: FlowValue, _ scope: FlowScope) -> [FlowLeaf]? {
    guard case .member(let base, let name, _) = value.form, base.isUnknown, let type = typesOfCases[name], type != 0
    else {
      return nil
    }
    let takesCase = { (place: FlowPlace) in
      let function = self.function(place)
      guard function.makesText, let first = function.parameters.first else { return false }
      return first.label == 0 && first.type == type && function.parameters.dropFirst().allSatisfy { $0.fallback != nil }
    }
    guard let place = makers[FlowReader.text]?.first(where: takesCase) else { return nil }
    let argument = FlowBound(value: value.wanted(as: type, declared), scope: scope)
    let found = text(madeAt: (place, [argument]), scope)
    return found.allSatisfy(\.isUnknown) ? nil : found
  }

  /// The words of a text that the project’s own maker makes. A `Text` shows what it is given, even where its maker works on that
  /// in ways that nobody can follow; literals may as well name an image or a style.
  func text(madeAt target: Target, _ scope: FlowScope) -> [FlowLeaf] {
    let owner = function(target.place).owner
    let found = returned(target.place, target.arguments, FlowBound(value: .typed(owner), scope: scope), scope)
    guard owner == FlowReader.text else { return found.map(\.withoutGuess) }
    guard found.allSatisfy(\.isUnknown) else { return found }
    return target.arguments.lazy.compactMap { $0.map { self.follow($0) } }.first { $0.contains(where: \.isOfOthers) }
      ?? found
  }
}

extension FlowLeaf {
  var isUnknown: Bool { if case .unknown = kind { true } else { false } }

  /// A string made of a literal by what nobody knows may be the content of a file with that name.
  fileprivate var withoutGuess: FlowLeaf {
    guard case .known(let copy) = kind, copy.key != 0, copy.isPassed, !copy.isRecased else { return self }
    return FlowLeaf(kind: .unknown, conditions: conditions)
  }

  /// It is the copy of a catalogue, or what a caller or an object tells.
  fileprivate var isOfOthers: Bool {
    switch kind {
    case .known(let copy): copy.isLocalized || copy.accessor != 0
    case .parameter, .slot: true
    default: false
    }
  }
}

/// Functions that a generator makes of keys.
extension FlowJoin {
  /// Whether a call is of a type that the program doesn’t declare, or names a type by the whole way to it: several have such a
  /// function where nobody can tell which it calls, as in `L10n.Kelp.Alert.Failed.message(reason)`.
  func isOfNobody(_ call: FlowCall) -> Bool {
    let areSeveral = (functions[call.name]?.count ?? 0) > 1
    return switch call.base?.form {
    case .typed(let type)?: areSeveral || !declared.contains(type)
    case .member(let base, let type, _)?: areSeveral && declares(type) && isPath(base)
    default: false
    }
  }

  private func isPath(_ value: FlowValue) -> Bool {
    switch value.form {
    case .typed: true
    case .member(let base, let type, _): declares(type) && isPath(base)
    default: false
    }
  }
}
