import CopyModel

/// What is known of types, and which function a call calls.
extension FlowJoin {
  static let string = CallRow.hash("String")
  /// What it answers for, which programs add to as well.
  private static let stringProtocol = CallRow.hash("StringProtocol")
  /// A type that extends more than these is taken for one that extends the nearest.
  private static let (mostTypes, deepestType) = (40, 60)

  /// A type and what it extends, the nearest first.
  func lineage(_ type: UInt64) -> [UInt64] {
    guard type != 0 else { return [0] }
    if let known = lineages[type] { return known }
    var (found, index) = (type == Self.string ? [type, Self.stringProtocol] : [type], 0)
    while index < found.count, found.count < Self.mostTypes {
      for parent in parents[found[index]] ?? [] where !found.contains(parent) { found.append(parent) }
      index += 1
    }
    found = Array(found.prefix(Self.mostTypes))
    lineages[type] = found
    return found
  }

  func isKind(_ type: UInt64, of other: UInt64) -> Bool { type == other || other != 0 && lineage(type).contains(other) }

  /// Whether what a program adds to a type is asked of texts.
  func isText(_ type: UInt64) -> Bool { type == Self.string || type == Self.stringProtocol }

  /// 0 where nobody knows.
  func type(of bound: FlowBound) -> UInt64 {
    guard typeDepth < Self.deepestType else { return 0 }
    typeDepth += 1
    defer { typeDepth -= 1 }
    let scope = bound.scope
    switch bound.value.form {
    // `Bed.DRY` of Kotlin and Java is an object of the enum.
    case .typed(let type):
      return declared.contains(type) ? type : typesOfCases[type].map { $0 == 0 ? type : $0 } ?? type
    case .narrowed(let value, let type, let isCast): return narrowed(value, to: type, isCast, scope)
    case .own: return ownType(scope)
    case .copy, .lookup, .parts, .filled: return Self.string
    case .parameter(let index):
      if let argument = scope.argument(index), case let known = type(of: argument), known != 0 { return known }
      let parameters = function(scope.place).parameters
      return parameters.indices.contains(index) ? parameters[index].type : 0
    case .member(let base, let name, _):
      let owner = type(of: FlowBound(value: base, scope: scope))
      if case .typed(let own) = base.form, isCase(name, of: own) { return own }
      for type in lineage(owner) {
        steps -= 1
        guard let known = definitions[Key(owner: type, name: name)] else { continue }
        if let typed = known.typed { return typed.definition.type }
        if let made = made(by: known.first, of: type) { return made }
      }
      // `held.value` of what holds a value that changes.
      return Self.held.contains(name) ? owner : nested(name, in: owner, isUnknown: base.isUnknown)
    case .call(let call): return type(of: call, scope)
    case .element(let list, _, let type, let name): return self.type(ofEach: list, type, name, scope)
    case .pick(let list, _): return type(of: FlowBound(value: list, scope: scope))
    case .list(let values): return values.first.map { type(of: FlowBound(value: $0, scope: scope)) } ?? 0
    case .gathered(let values): return values.first.map { type(of: $0) } ?? 0
    case .choice(let branches): return branches.first.map { type(of: FlowBound(value: $0.value, scope: scope)) } ?? 0
    default: return 0
    }
  }

  /// `Words.line.torn`, `.words.line.torn`, of a type in a type; 0 where it is none.
  private func nested(_ name: UInt64, in owner: UInt64, isUnknown: Bool) -> UInt64 {
    let isNested = declared.contains(name) && (owner != 0 || isUnknown)
    return parents[name] != nil || isNested ? name : 0
  }

  /// Whatever answers for a protocol is in its own methods what it is.
  private func ownType(_ scope: FlowScope) -> UInt64 {
    let known = scope.own.map { type(of: $0) } ?? 0
    return known == 0 || isKind(scope.owner, of: known) ? scope.owner : known
  }

  /// What goes by the name of a property is of its type more often than not.
  private func type(ofEach list: FlowValue, _ type: UInt64, _ name: UInt64, _ scope: FlowScope) -> UInt64 {
    let known = self.type(of: FlowBound(value: list, scope: scope))
    if known != 0 || type != 0 { return known == 0 ? type : known }
    return self.type(of: FlowBound(value: .member(.own, name, named: ProgramCopy()), scope: scope))
  }

  /// Types in types share their names: what a value is anyway tells more than what it is taken for.
  private func narrowed(_ value: FlowValue, to type: UInt64, _ isCast: Bool, _ scope: FlowScope) -> UInt64 {
    // What holds a value of another type is not of the project: `MutableStateFlow<Question?>(null)`.
    if !isCast, case .call(let made) = value.form, made.isType { return declares(made.name) ? made.name : type }
    let known = isCast ? self.type(of: FlowBound(value: value, scope: scope)) : 0
    return known == 0 ? type : known
  }

  private static let held = Set(["value", "wrappedValue"].map { CallRow.hash($0[...]) })

  /// The type of what a property is set to, where that tells; nil for words and what nobody knows.
  private func made(by found: FlowNamesakes.Found?, of owner: UInt64) -> UInt64? {
    guard let found, let value = found.definition.value else { return nil }
    switch value.form {
    case .typed(let type): return type
    case .call(let call) where call.isType: return heldType(call) ?? call.name
    case .narrowed(let held, let type, let isCast):
      guard case .call(let call) = held.form, call.isType else { return nil }
      return narrowed(held, to: type, isCast, FlowScope(FlowPlace(file: found.file, function: 0), FlowFunction()))
    case .call(let call) where call.keepsType:
      let place = FlowPlace(file: found.file, function: 0)
      let type = type(of: FlowBound(value: value, scope: FlowScope(place, owner: owner, own: nil, instance: nil)))
      return type == 0 || type == Self.string ? nil : type
    default: return nil
    }
  }

  private static let allCases = CallRow.hash("allCases")

  /// Whether a member of a type is of that type itself.
  private func isCase(_ name: UInt64, of type: UInt64) -> Bool {
    name == Self.allCases || plainCases.contains(Key(owner: type, name: name))
      || cases[name]?.contains { $0.type == type } ?? false
  }

  private func type(of call: FlowCall, _ scope: FlowScope) -> UInt64 {
    if let known = callTypes[ObjectIdentifier(call)] { return known }
    callTypes[ObjectIdentifier(call)] = 0
    var type: UInt64 = call.isType ? heldType(call) ?? call.name : 0
    if let place = place(of: call, scope) {
      type = function(place).result
    } else if let base = call.base, case .typed(let made) = base.form {
      type = type == 0 ? made : type
    } else if type == 0, call.keepsType, functions[call.name] == nil {
      // `model.state.collectAsState()`, `mutableStateOf(State())`
      let base = call.base ?? call.arguments.first?.value
      type = base.map { self.type(of: FlowBound(value: $0, scope: scope)) } ?? 0
    }
    if type == 0 { type = call.wanted }
    callTypes[ObjectIdentifier(call)] = type
    return type
  }

  /// What a library’s holder of values was given of the project’s: `MutableStateFlow(OvenState())`; nil for all other calls.
  private func heldType(_ call: FlowCall) -> UInt64? {
    guard call.keepsType, call.arguments.count == 1, !call.arguments[0].isBlock, call.arguments[0].label == 0,
      case .call(let held) = call.arguments[0].value.form, held.isType, declares(held.name), !declares(call.name)
    else { return nil }
    return held.name
  }

  // MARK: Calls

  /// The function that a call calls, and what it is given, by the index of the parameter; nil where nobody can tell.
  func target(of call: FlowCall, _ scope: FlowScope) -> (place: FlowPlace, arguments: [FlowBound?])? {
    guard let place = place(of: call, scope) else { return nil }
    let function = function(place)
    let inner = FlowScope(place, function)
    var variadic: [Int: [FlowValue]] = [:]
    var arguments = function.parameters.map { $0.fallback.map { FlowBound(value: $0, scope: inner) } }
    _ = fits(call, function, isOtherName: function.name != call.name && function.name != FlowReader.maker) {
      let value = call.arguments[$0].value.wanted(as: function.parameters[$1].type, declared)
      if function.parameters[$1].isVariadic, let before = variadic[$1] {
        variadic[$1] = before + [value]
      } else if function.parameters[$1].isVariadic {
        variadic[$1] = [value]
      }
      arguments[$1] = FlowBound(value: variadic[$1].map { .list($0) } ?? value, scope: scope)
    }
    return (place, arguments)
  }

  /// The types of what a call wants, by the index of its argument; 0 where nobody knows.
  func types(givenTo call: FlowCall, _ scope: FlowScope) -> [UInt64] {
    if let place = place(of: call, scope) {
      let function = function(place)
      var types = [UInt64](repeating: 0, count: call.arguments.count)
      _ = fits(call, function, isOtherName: function.name != call.name && function.name != FlowReader.maker) {
        types[$0] = function.parameters[$1].type
      }
      return types
    }
    return call.arguments.map {
      call.isType ? definitions[Key(owner: call.name, name: $0.label)]?.typed?.definition.type ?? 0 : 0
    }
  }

  /// Found once for each call: what it is given doesn’t tell which function it is.
  func place(of call: FlowCall, _ scope: FlowScope) -> FlowPlace? {
    if let known = places[ObjectIdentifier(call)] { return known }
    places[ObjectIdentifier(call)] = .some(nil)
    let found = search(call, scope)
    places[ObjectIdentifier(call)] = .some(found)
    return found
  }

  private func search(_ call: FlowCall, _ scope: FlowScope) -> FlowPlace? {
    let all = namesakes(of: call, scope).filter { fits(call, function($0.place), isOtherName: $0.isOtherName) }
    guard !all.isEmpty else { return call.isType ? maker(call, scope) : nil }
    var fitting = narrowed(all.map(\.place), call, scope)
    if fitting.count == 1 { return fitting[0] }
    // A function that has no place for a block that it is given is another one.
    let taking = fitting.filter { takesAll(of: call, function($0)) }
    if taking.count == 1 { return taking[0] }
    if !taking.isEmpty { fitting = taking }
    // One that needs more than it is given is another one as well.
    let given = fitting.filter { isGivenAll(of: function($0), by: call) }
    if given.count == 1 { return given[0] }
    if !given.isEmpty { fitting = given }
    let suited = suited(fitting, to: call, scope)
    if suited.count == 1 { return suited[0] }
    if !suited.isEmpty { fitting = suited }
    // A message of Objective-C has all its parts.
    let exact = fitting.filter { function($0).isMessage && function($0).parameters.count == call.arguments.count }
    if exact.count == 1 { return exact[0] }
    let near = fitting.filter { $0.file == scope.place.file }
    if near.count == 1 { return near[0] }
    let shown = near.isEmpty ? nearest(fitting, to: scope.place.file) ?? showing(fitting) : showing(near)
    return shown ?? anyOverload(near.isEmpty ? fitting : near)
  }

  /// Of two methods of a type with the same labels the one that shows an alert itself: the other mostly hands on to it.
  private func showing(_ places: [FlowPlace]) -> FlowPlace? {
    let owners = places.map { function($0).owner }
    guard places.count == 2, owners[0] != 0, owners[0] == owners[1] else { return nil }
    let found = places.filter { !openness($0).sets.isEmpty }
    return found.count == 1 ? found[0] : nil
  }

  /// Each module has its own `func localized(_ key: String)`: the one whose file shares more folders with the caller’s than all others.
  private func nearest(_ places: [FlowPlace], to file: Int) -> FlowPlace? {
    let own = files[file].path.split(separator: "/")
    let shared = places.map { place in
      zip(own, files[place.file].path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return places[shared.firstIndex(of: most) ?? 0]
  }

  /// The functions that a call’s name may mean. Of a common name only those count that its type has, or none.
  private func namesakes(of call: FlowCall, _ scope: FlowScope) -> [(place: FlowPlace, isOtherName: Bool)] {
    let all = functions[call.name] ?? []
    guard all.count > Self.mostNamesakes else { return all }
    let type = call.base.map { self.type(of: FlowBound(value: $0, scope: scope)) } ?? scope.owner
    let own = lineage(type).lazy.compactMap { self.ownFunctions[Key(owner: $0, name: call.name)] }.first
    let free = call.base == nil ? ownFunctions[Key(owner: 0, name: call.name)] : nil
    let near = own ?? free ?? []
    return near.count > Self.mostNamesakes ? [] : near
  }

  private func narrowed(_ all: [FlowPlace], _ call: FlowCall, _ scope: FlowScope) -> [FlowPlace] {
    let type = call.base.map { self.type(of: FlowBound(value: $0, scope: scope)) } ?? scope.owner
    guard type != 0 else { return all }
    let own = all.filter { isKind(type, of: function($0).owner) }
    if !own.isEmpty { return own }
    // Of those who answer for a protocol any may be meant.
    let below = all.filter { isKind(function($0).owner, of: type) }
    if let first = below.first(where: { !openness($0).sets.isEmpty }) ?? below.first { return [first] }
    let free = call.base == nil ? all.filter { function($0).owner == 0 } : []
    return free.isEmpty ? all : free
  }

  /// Whether the arguments of a call may go to the parameters of a function; `take` gets the indices of those that do.
  func fits(
    _ call: FlowCall, _ function: FlowFunction, isOtherName: Bool,
    take: (_ argument: Int, _ parameter: Int) -> Void = { _, _ in }
  ) -> Bool {
    var next = 0
    for (index, argument) in call.arguments.enumerated().dropFirst(call.givesReceiver(to: function) ? 1 : 0) {
      // A block behind the brackets is what the last parameter gets.
      let isBehind = function.isPositional && argument.isBlock && argument.label == 0
      let isLast = isBehind && index == call.arguments.count - 1 && !function.parameters.isEmpty
      let place =
        isLast
        ? function.parameters.count - 1
        : function.parameters[min(next, function.parameters.count)...].firstIndex { parameter in
          if function.isPositional { return argument.label == 0 || argument.label == parameter.label }
          if index == 0, isOtherName { return argument.label == function.otherName.label }
          if index == 0, function.isMessage { return argument.label == 0 }
          return parameter.label == argument.label || parameter.isBlock && argument.isBlock && argument.label == 0
        }
      guard let place else {
        if argument.isBlock { continue }
        guard argument.label == 0, next > 0, function.parameters[next - 1].isVariadic else { return false }
        take(index, next - 1)
        continue
      }
      take(index, place)
      next = function.isPositional && argument.label != 0 ? next : place + 1
    }
    return true
  }
}
