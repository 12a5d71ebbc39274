import CopyModel

/// Objects that are made, and what is shown of their properties.
extension FlowJoin {
  /// All objects that no call makes: types that override properties, and properties that are set.
  func showInstances() {
    guard !openings.isEmpty else { return }
    for (type, all) in descendants.sorted(by: { $0.key < $1.key }) where openings[type] != nil {
      for child in all { showOverrides(child, of: type) }
    }
    for file in files.indices {
      work = mostWork(in: file)
      for index in files[file].flow.functions.indices { showWrites(FlowPlace(file: file, function: index)) }
    }
  }

  /// What a call of a type, or of an enum’s case, makes.
  func showInstance(_ call: FlowCall, _ scope: FlowScope, _ request: FlowRequest) {
    guard !openings.isEmpty, let instance = instance(call, scope) else { return }
    for owner in lineage(instance.type) {
      show(
        openings[owner], instance, request.place ?? call.place, request.place == nil ? call.order : request.order,
        request.file, request.depth)
    }
  }

  /// `.init(title: …)` among the arguments of a call makes what the call wants there.
  func showImplicit(_ call: FlowCall, _ scope: FlowScope, _ request: FlowRequest) {
    guard call.hasImplicit, !openings.isEmpty else { return }
    for (argument, type) in zip(call.arguments, types(givenTo: call, scope)) where type != 0 {
      for made in argument.value.implicitCalls { showInstance(named(made, type), scope, request) }
    }
  }

  /// The same call with the name of the type that it makes. It is kept, since calls are known by what they are.
  private func named(_ call: FlowCall, _ type: UInt64) -> FlowCall {
    if let known = implicits[ObjectIdentifier(call)], known.name == type { return known }
    let named = FlowCall(
      name: type, names: call.names + [type], isType: true, base: nil, arguments: call.arguments, place: call.place,
      order: call.order, set: call.set, style: call.style, conditions: call.conditions)
    implicits[ObjectIdentifier(call)] = named
    return named
  }

  func instance(_ call: FlowCall, _ scope: FlowScope) -> FlowInstance? {
    if let labels = cases[call.name]?.first?.labels, openings[call.name] != nil, !call.isType {
      var values: [UInt64: FlowBound] = [:]
      for (index, argument) in call.arguments.enumerated() {
        values[UInt64(index)] = FlowBound(value: argument.value, scope: scope)
        let label = argument.label != 0 ? argument.label : labels.indices.contains(index) ? labels[index] : 0
        if label != 0 { values[label] = FlowBound(value: argument.value, scope: scope) }
      }
      return FlowInstance(type: call.name, values: values)
    }
    if case .typed(let type)? = call.base?.form, lineage(type).contains(where: { openings[$0] != nil }),
      let target = target(of: call, scope), function(target.place).isMaker
    {
      return FlowInstance(type: type, values: values(madeBy: call, scope))
    }
    guard call.isType, lineage(call.name).contains(where: { openings[$0] != nil }) else { return nil }
    return FlowInstance(type: call.name, values: values(madeBy: call, scope))
  }

  /// The properties of what a call makes: by its maker, or where there is none by their names.
  func values(madeBy call: FlowCall, _ scope: FlowScope) -> [UInt64: FlowBound] {
    var values: [UInt64: FlowBound] = [:]
    if let target = target(of: call, scope), function(target.place).isMaker {
      let function = function(target.place)
      let inner = FlowScope(target.place, function, arguments: target.arguments)
      for write in function.writes where write.base.isOwn {
        values[write.name] = FlowBound(value: write.value, scope: inner)
      }
      return values
    }
    for argument in call.arguments where argument.label != 0 {
      values[argument.label] = FlowBound(value: argument.value, scope: scope)
    }
    return values
  }

  func showOverrides(_ child: UInt64, of type: UInt64) {
    var values: [UInt64: FlowBound] = [:]
    var first: (file: Int, definition: FlowDefinition)?
    for name in (members[child] ?? []).sorted() {
      guard let found = definitions[Key(owner: child, name: name)]?.first, let value = found.definition.value else {
        continue
      }
      let scope = FlowScope(FlowPlace(file: found.file, function: 0), owner: child, own: nil, instance: nil)
      values[name] = FlowBound(value: value, scope: scope)
      if first.map({ found.definition.place.offset < $0.definition.place.offset }) ?? true { first = found }
    }
    guard let first else { return }
    let place = first.definition.place
    work = mostWork(in: first.file)
    show(openings[type], FlowInstance(type: child, values: values), place, place.offset, first.file, 1)
  }

  private static let mostGroups = 16

  /// What stands together is put into one object: `title = …; message = …`.
  func showWrites(_ place: FlowPlace) {
    let function = function(place)
    guard !function.writes.isEmpty, !function.isMaker else { return }
    let scope = FlowScope(place, function)
    var groups: [(type: UInt64, conditions: [FlowCondition], writes: [FlowWrite])] = []
    for write in function.writes {
      let type = type(of: FlowBound(value: write.base, scope: scope))
      guard type != 0, let owner = lineage(type).first(where: { openings[$0] != nil }) else { continue }
      if let index = groups.suffix(Self.mostGroups).firstIndex(where: {
        $0.type == owner && $0.conditions == write.conditions && !$0.writes.contains { $0.name == write.name }
      }) {
        groups[index].writes.append(write)
      } else {
        groups.append((owner, write.conditions, [write]))
      }
    }
    for group in groups {
      let values = group.writes.map { ($0.name, FlowBound(value: $0.value, scope: scope)) }
      let instance = FlowInstance(type: group.type, values: Dictionary(values) { _, last in last })
      guard let first = group.writes.first else { continue }
      show(openings[group.type], instance, first.place, first.order, place.file, 1)
    }
  }

  /// Shows what functions show of an object’s properties, for that object.
  func show(
    _ openings: FlowOpenings?, _ instance: FlowInstance, _ place: ProgramPlace, _ order: Int32, _ file: Int,
    _ depth: Int
  ) {
    guard let openings else { return }
    for (function, parts) in openings.functions {
      var request = FlowRequest(file: file, only: parts, place: place, order: order)
      request.depth = depth + 1
      show(function, FlowScope(function, self.function(function), instance: instance), request)
    }
  }
}
