import CopyModel

/// Functions of one name and the same labels, of which one takes what a call gives: `show(context, R.string.dry)`.
extension FlowJoin {
  private static let number = CallRow.hash("Int")
  private static let words = Set(["String", "CharSequence"].map { CallRow.hash($0) })

  /// Those of some functions that take what a call gives, and of these the ones that leave least to be filled in, as languages
  /// have it.
  ///
  /// Functions that stand apart are no overloads of each other.
  func suited(_ places: [FlowPlace], to call: FlowCall, _ scope: FlowScope) -> [FlowPlace] {
    guard places.count > 1, Set(places.map(\.file)).count == 1, Set(places.map { function($0).owner }).count == 1 else {
      return places
    }
    let taking = places.filter { takes(function($0), call) }
    let missing = taking.map { function($0).parameters.count - given(to: function($0), by: call) }
    guard let least = missing.min() else { return [] }
    let nearest = zip(taking, missing).filter { $0.1 == least }.map(\.0)
    let exact = nearest.map { exactness(function($0), call, scope) }
    let most = exact.max() ?? 0
    let best = zip(nearest, exact).filter { $0.1 == most }.map(\.0)
    // Where all hand on to one, whichever is meant shows what that shows.
    let last = best.filter { place in !function(place).calls.contains { $0.name == call.name } }
    return last.count == 1 ? last : best
  }

  /// The first of the overloads of a type between which nobody can tell: they ask the same with what they are given.
  func anyOverload(_ places: [FlowPlace]) -> FlowPlace? {
    guard let first = places.first, function(first).owner != 0,
      places.allSatisfy({ $0.file == first.file && function($0).owner == function(first).owner }),
      places.allSatisfy({ !openness($0).sets.isEmpty || handsOn(function($0)) })
    else { return nil }
    return first
  }

  private func handsOn(_ function: FlowFunction) -> Bool { function.calls.contains { $0.name == function.name } }

  /// The maker of a type that a call of it means. Of several with the same labels that hand on to each other, whichever is meant
  /// makes the same.
  func maker(_ call: FlowCall, _ scope: FlowScope) -> FlowPlace? {
    let all = (makers[call.name] ?? []).prefix(Self.mostNamesakes).filter {
      $0 != scope.place && fits(call, function($0), isOtherName: false)
    }
    if all.count == 1 { return all[0] }
    let exact = all.filter { function($0).parameters.count == call.arguments.count }
    if exact.count == 1 { return exact[0] }
    let given = all.filter { isGivenAll(of: function($0), by: call) }
    guard let first = given.first else { return nil }
    let labels = function(first).parameters.map(\.label)
    let areAlike = given.allSatisfy { function($0).parameters.map(\.label) == labels }
    return areAlike ? suited(Array(given), to: call, scope).first : nil
  }

  /// How many arguments are of the very type that their parameters ask for: `message = AnnotatedString(message)`.
  private func exactness(_ function: FlowFunction, _ call: FlowCall, _ scope: FlowScope) -> Int {
    var count = 0
    _ = fits(call, function, isOtherName: isOtherName(call, function)) {
      let (type, value) = (function.parameters[$1].type, call.arguments[$0].value)
      switch value.form {
      case .call(let made) where made.isType: count += made.name == type ? 1 : 0
      case .copy, .lookup, .filled, .parts: count += Self.words.contains(type) ? 1 : 0
      case .member where type != 0, .parameter where type != 0:
        count += self.type(of: FlowBound(value: value, scope: scope)) == type ? 1 : 0
      case .call where type != 0: count += self.type(of: FlowBound(value: value, scope: scope)) == type ? 1 : 0
      default: break
      }
    }
    return count
  }

  private func isOtherName(_ call: FlowCall, _ function: FlowFunction) -> Bool {
    function.name != call.name && function.name != FlowReader.maker
  }

  private func given(to function: FlowFunction, by call: FlowCall) -> Int {
    var taken: Set<Int> = []
    _ = fits(call, function, isOtherName: isOtherName(call, function)) { taken.insert($1) }
    return taken.count
  }

  private func takes(_ function: FlowFunction, _ call: FlowCall) -> Bool {
    var takes = true
    _ = fits(call, function, isOtherName: isOtherName(call, function)) {
      takes = takes && self.takes(function.parameters[$1], call.arguments[$0])
    }
    return takes
  }

  /// Words are nothing to do, a block is no word, and of Android’s strings the names are numbers.
  private func takes(_ parameter: FlowFunction.Parameter, _ argument: FlowCall.Argument) -> Bool {
    if argument.isBlock { return parameter.isBlock || parameter.type != Self.string }
    switch argument.value.form {
    case .copy(let copy) where copy.resources != .any && copy.isLocalized:
      let isOther = copy.resources == .compose && parameter.type == Self.number
      return !parameter.isBlock && !Self.words.contains(parameter.type) && !isOther
    case .copy, .lookup, .filled, .parts: return !parameter.isBlock && parameter.type != Self.number
    // What is made of a type of its own in Kotlin is no `String`: `AnnotatedString(text)`.
    case .call(let made) where made.isType && made.keepsType:
      return !parameter.isBlock && (parameter.type != Self.string || made.name == Self.string)
    default: return true
    }
  }

  func takesAll(of call: FlowCall, _ function: FlowFunction) -> Bool {
    var count = 0
    let isOtherName = function.name != call.name && function.name != FlowReader.maker
    let fits = fits(call, function, isOtherName: isOtherName) { _, _ in count += 1 }
    return fits && count == call.arguments.count - (call.givesReceiver(to: function) ? 1 : 0)
  }

  /// Whether a call gives a function all that it can’t do without. A block behind the brackets may go anywhere.
  func isGivenAll(of function: FlowFunction, by call: FlowCall) -> Bool {
    let isOtherName = function.name != call.name && function.name != FlowReader.maker
    var (taken, blocks) = (Set<Int>(), call.arguments.count(where: \.isBlock))
    let fits = fits(call, function, isOtherName: isOtherName) {
      taken.insert($1)
      if call.arguments[$0].isBlock { blocks -= 1 }
    }
    let missing = function.parameters.indices.count { index in
      let parameter = function.parameters[index]
      return !taken.contains(index) && parameter.fallback == nil && !parameter.isVariadic
    }
    return fits && missing <= blocks
  }
}

extension FlowCall {
  /// Whether its first argument is the object whose function it calls, as Java has it: `GateKt.open(gate, "Come in")`.
  func givesReceiver(to function: FlowFunction) -> Bool {
    guard function.isExtension, arguments.count > function.parameters.count, let first = arguments.first else {
      return false
    }
    if let base, case .typed = base.form { return first.label == 0 && !first.isBlock }
    return base == nil && first.label == 0 && !first.isBlock
  }
}
