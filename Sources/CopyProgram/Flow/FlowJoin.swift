import CopyModel

/// Follows strings through all files of a program: from where they are shown back to their words.
///
/// What a function shows of its parameters it shows at each call of it; what an object shows of its properties, wherever one
/// of its type is made. Each call of an alert’s wrapper is an alert of its own.
final class FlowJoin {
  /// A function of a file.
  struct Place: Hashable {
    var file: Int
    var function: Int
  }

  struct Key: Hashable {
    var owner: UInt64
    var name: UInt64
  }

  /// Functions that hand on to others, one in the other, deeper than this show nothing that can be told.
  static let deepest = 6

  let files: [ProgramFacts]
  var functions: [UInt64: [(place: Place, isOtherName: Bool)]] = [:]
  var makers: [UInt64: [Place]] = [:]
  var definitions: [Key: [(file: Int, definition: FlowDefinition)]] = [:]
  /// The names of a type’s properties.
  /// Names of properties that something is put into.
  var written: Set<UInt64> = []
  private(set) var members: [UInt64: Set<UInt64>] = [:]
  /// What calls call, and what they give; found once for each.
  var places: [ObjectIdentifier: Place?] = [:]
  var callTypes: [ObjectIdentifier: UInt64] = [:]
  /// Names of functions that show something of what they are given.
  var telling: Set<UInt64> = []
  var lineages: [UInt64: [UInt64]] = [:]
  var parents: [UInt64: Set<UInt64>] = [:]
  var descendants: [UInt64: Set<UInt64>] = [:]
  var cases: [UInt64: [(type: UInt64, labels: [UInt64])]] = [:]
  /// Properties of types, and what cases carry, that something shows: where.
  var openings: [UInt64: Set<FlowOpening>] = [:]
  /// What is being followed, so that nothing is followed in a circle.
  var active: Set<UInt64> = []
  var typeDepth = 0
  /// Steps that are left for the value at hand.
  var steps = 0
  var openness: [Place: FlowOpenness] = [:]
  var shown: [[ProgramUse]]
  var sets: [[ProgramSet]]
  var orders: [[Int32]]

  /// `facts`, with what each file shows.
  static func joined(_ facts: [ProgramFacts]) -> [ProgramFacts] {
    let join = FlowJoin(facts)
    join.register()
    join.showAll()
    return join.result()
  }

  private init(_ files: [ProgramFacts]) {
    self.files = files
    shown = files.map { _ in [] }
    sets = files.map { _ in [] }
    orders = files.map { _ in [] }
    for (file, one) in files.enumerated() { add(one.flow, file) }
    findTelling()
    for (type, known) in parents { for parent in known { descendants[parent, default: []].insert(type) } }
  }

  func add(_ flow: FlowFacts, _ file: Int) {
    for function in flow.functions {
      written.formUnion(function.writes.map(\.name))
      for call in function.calls where call.isType { written.formUnion(call.arguments.map(\.label)) }
    }
    for (index, function) in flow.functions.enumerated() where function.name != 0 {
      let place = Place(file: file, function: index)
      guard function.hasBody else { continue }
      if function.name == FlowReader.maker {
        makers[function.owner, default: []].append(place)
        continue
      }
      functions[function.name, default: []].append((place, false))
      let other = function.otherName.name
      if other != 0, other != function.name { functions[other, default: []].append((place, true)) }
    }
    for definition in flow.definitions {
      definitions[Key(owner: definition.owner, name: definition.name), default: []].append((file, definition))
      members[definition.owner, default: []].insert(definition.name)
    }
    for type in flow.types {
      parents[type.name, default: []].formUnion(type.parents.filter { $0 != type.name })
      for one in type.cases { cases[one.name, default: []].append((type.name, one.labels)) }
    }
  }

  /// Functions that show what they are given, and those that hand it on to them.
  private func findTelling() {
    for _ in 0..<Self.deepest {
      let before = telling.count
      forEachFunction { place in
        let function = function(place)
        guard !telling.contains(function.name), isTelling(function, openness(place)) else { return }
        telling.formUnion([function.name, function.otherName.name])
      }
      if telling.count == before { break }
    }
  }

  private func isTelling(_ function: FlowFunction, _ open: FlowOpenness) -> Bool {
    if !open.sinks.isEmpty || function.sinks.contains(where: { $0.use.role == .button && $0.use.set < 0 }) {
      return true
    }
    return open.calls.contains { index in
      let call = function.calls[index]
      return telling.contains(call.name) || cases[call.name] != nil || call.isType && parents[call.name] != nil
    }
  }

  func function(_ place: Place) -> FlowFunction { files[place.file].flow.functions[place.function] }

  func openness(_ place: Place) -> FlowOpenness {
    if let known = openness[place] { return known }
    let found = FlowOpenness(function(place))
    openness[place] = found
    return found
  }

  // MARK: All that is shown

  /// Notes which properties something shows.
  func register() {
    forEachFunction { place in
      let function = function(place)
      for (index, sink) in function.sinks.enumerated() {
        let scope = FlowScope(place, function)
        for leaf in leaves(sink.value, scope) {
          guard case .slot(let owner, _) = leaf.kind else { continue }
          openings[owner, default: []].insert(FlowOpening(place: place, sink: index, set: sink.use.set))
        }
      }
    }
  }

  func forEachFunction(_ body: (Place) -> Void) {
    for file in files.indices {
      for function in files[file].flow.functions.indices { body(Place(file: file, function: function)) }
    }
  }

  func showAll() {
    forEachFunction { place in
      show(place, FlowScope(place, function(place)), FlowRequest(file: place.file, isWhole: true))
    }
    showInstances()
  }

  func result() -> [ProgramFacts] {
    files.indices.map { file in
      var facts = files[file]
      guard !facts.flow.functions.isEmpty else { return facts }
      let order = shown[file].indices.sorted { (orders[file][$0], $0) < (orders[file][$1], $1) }
      (facts.uses, facts.sets) = (order.map { shown[file][$0] }, sets[file])
      return facts
    }
  }
}

/// Something shown of a property.
struct FlowOpening: Hashable {
  var place: FlowJoin.Place
  var sink: Int
  var set: Int32
}

/// Which parts of a function depend on what it is given.
struct FlowOpenness {
  var sinks: Set<Int> = []
  var sets: Set<Int32> = []
  var calls: Set<Int> = []

  init(_ function: FlowFunction) {
    for (index, sink) in function.sinks.enumerated() where Self.isOpen(sink.value) {
      sinks.insert(index)
      if sink.use.set >= 0 { sets.insert(sink.use.set) }
    }
    for (index, call) in function.calls.enumerated() where Self.isOpen(.call(call)) {
      calls.insert(index)
      if call.set >= 0 { sets.insert(call.set) }
    }
  }

  /// Whether a parameter leads to the value.
  static func isOpen(_ value: FlowValue) -> Bool {
    switch value {
    case .parameter: true
    case .lookup(let key, _): isOpen(key)
    case .member(let base, _, _): isOpen(base)
    case .call(let call): call.arguments.contains { isOpen($0.value) } || (call.base.map { isOpen($0) } ?? false)
    case .choice(let branches): branches.contains { isOpen($0.value) }
    case .parts(let values), .list(let values): values.contains { isOpen($0) }
    default: false
    }
  }
}

/// What the names of a function stand for, at a call of it.
final class FlowScope {
  let place: FlowJoin.Place
  /// The type whose function it is.
  let owner: UInt64
  /// By the index of the parameter; nil outside any call.
  let arguments: [Int: FlowBound]?
  let own: FlowBound?
  /// The object whose properties are shown.
  let instance: FlowInstance?

  init(
    _ place: FlowJoin.Place, _ function: FlowFunction, arguments: [Int: FlowBound]? = nil, own: FlowBound? = nil,
    instance: FlowInstance? = nil, owner: UInt64? = nil
  ) {
    (self.place, self.owner, self.arguments, self.own) = (place, owner ?? function.owner, arguments, own)
    self.instance = instance
  }

  init(_ place: FlowJoin.Place, owner: UInt64, own: FlowBound?, instance: FlowInstance?) {
    (self.place, self.owner, self.arguments, self.own, self.instance) = (place, owner, nil, own, instance)
  }
}

/// A value, and what its names stand for.
struct FlowBound {
  var value: FlowValue
  var scope: FlowScope
}

/// An object: what its properties are, as far as its making tells.
final class FlowInstance {
  let type: UInt64
  let values: [UInt64: FlowBound]

  init(type: UInt64, values: [UInt64: FlowBound]) { (self.type, self.values) = (type, values) }
}
