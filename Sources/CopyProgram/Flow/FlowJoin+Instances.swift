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
  /// - Parameter draft: the set that gets the buttons of a view which is made.
  func showInstance(
    _ call: FlowCall, _ scope: FlowScope, _ request: FlowRequest, _ draft: FlowDraft? = nil
  ) {
    guard !openings.isEmpty, var instance = instance(call, scope) else { return }
    let later = values(setBehind: call, scope, of: instance.type)
    if !later.isEmpty {
      instance = FlowInstance(type: instance.type, values: instance.values.merging(later) { _, last in last })
    }
    for owner in lineage(instance.type) {
      show(
        owner, instance, request.place ?? call.place, request.place == nil ? call.order : request.order,
        request.file, request.depth, isMade: true, draft)
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
  func named(_ call: FlowCall, _ type: UInt64) -> FlowCall {
    if let known = implicits[ObjectIdentifier(call)]?.first(where: { $0.name == type }) { return known }
    let named = FlowCall(
      name: type, names: call.names + [type], isType: true, base: nil, arguments: call.arguments, place: call.place,
      order: call.order, set: call.set, style: call.style, conditions: call.conditions)
    implicits[ObjectIdentifier(call), default: []].append(named)
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
    if call.isType, lineage(call.name).contains(where: { openings[$0] != nil }) {
      return FlowInstance(type: call.name, values: values(madeBy: call, scope))
    }
    guard case .typed(let type)? = call.base?.form, lineage(type).contains(where: { openings[$0] != nil }),
      let target = target(of: call, scope), function(target.place).isMaker
    else { return nil }
    return FlowInstance(type: type, values: values(madeBy: call, scope))
  }

  func showOverrides(_ child: UInt64, of type: UInt64) {
    var values: [UInt64: FlowBound] = [:]
    var first: (file: Int, definition: FlowDefinition)?
    var method = first
    for name in (methods[child] ?? []).sorted() where overridden(name, of: type) {
      guard let place = ownFunctions[Key(owner: child, name: name)]?.first?.place else { continue }
      let function = function(place)
      let scope = FlowScope(place, function, arguments: [])
      values[name] = FlowBound(value: .choice(function.returned), scope: scope)
      method = method ?? (place.file, FlowDefinition(methodOf: child, function))
    }
    for name in (members[child] ?? []).sorted() {
      guard let found = definitions[Key(owner: child, name: name)]?.first, let value = found.definition.value else {
        continue
      }
      let scope = FlowScope(FlowPlace(file: found.file, function: 0), owner: child, own: nil, instance: nil)
      values[name] = FlowBound(value: value, scope: scope)
      if first.map({ found.definition.place.offset < $0.definition.place.offset }) ?? true { first = found }
    }
    guard let first = first ?? method else { return }
    fillByMaker(of: child, &values)
    let place = first.definition.place
    work = mostWork(in: first.file)
    show(
      type, FlowInstance(type: child, values: values), place, place.offset, first.file, 1,
      isPossible: members[type] == nil && !declared.contains(type) || Self.errors.contains(type), isMade: true)
  }

  private static let mostGroups = 16

  /// What stands together is put into one object: `title = …; message = …`.
  func showWrites(_ place: FlowPlace, _ bound: FlowScope? = nil, _ request: FlowRequest? = nil) {
    let function = function(place)
    guard !function.writes.isEmpty, !function.isMaker else { return }
    let scope = bound ?? FlowScope(place, function)
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
      if request != nil, !group.writes.contains(where: { $0.value.traits.contains(.isOpen) }) { continue }
      show(
        group.type, instance, request?.place ?? first.place,
        request == nil ? first.order : request?.order ?? 0,
        request?.file ?? place.file, request?.depth ?? 1)
    }
  }

  /// Shows what functions show of an object’s properties, for that object.
  func show(
    _ owner: UInt64, _ instance: FlowInstance, _ place: ProgramPlace, _ order: Int32, _ file: Int,
    _ depth: Int, isPossible: Bool = false, isMade: Bool = false,
    _ draft: FlowDraft? = nil
  ) {
    guard let openings = openings[owner] else { return }
    let isContested = isContested(owner)
    for (function, parts) in openings.functions {
      var request = FlowRequest(file: file, only: parts, place: place, order: order)
      (request.depth, request.isPossible, request.isOfObject) = (depth + 1, isPossible, true)
      (request.isMade, request.draft, request.isContested) = (isMade, draft, isContested)
      show(function, FlowScope(function, self.function(function), instance: instance), request)
    }
  }
}

/// Properties, by what is known of types.
extension FlowJoin {
  // MARK: Members

  func member(_ base: FlowValue, _ name: UInt64, _ named: ProgramCopy, _ scope: FlowScope) -> [FlowLeaf] {
    let bound = FlowBound(value: base, scope: scope)
    let type = type(of: bound)
    if let instance = scope.instance, let value = instance.values[name], isKind(instance.type, of: type) {
      return follow(value).map(\.ofObject)
    }
    if let words = component(labelled: name, of: bound) { return words }
    if case .element(let list, let loop, _, _) = base.form, let each = ofEach(list, loop, name, bound, scope) {
      return each
    }
    if let found = property(name, of: type, bound, scope) {
      return type == Self.string ? ownText(found, name, of: bound, scope) : filled(found, bound, name, type)
    }
    if base.isOwn, let found = property(name, of: 0, bound, scope) { return found }
    if case .narrowed(let value, let other, let isCast) = base.form {
      if isCast, other != type, let found = property(name, of: other, bound, scope) {
        return filled(found, bound, name, other)
      }
      return member(value, name, named, scope)
    }
    if let index = FlowReader.components.firstIndex(of: name), let found = component(index, of: bound) { return found }
    if let told = told(name, of: base, scope) { return told.isEmpty ? Self.unknown : told }
    if type == 0, let words = ownText(name, of: bound, scope) { return words }
    let words = mayBeText(base, askedFor: name) ? follow(bound).map { passed($0, through: name) } : []
    if words.contains(where: { if case .unknown = $0.kind { false } else { true } }) { return words }
    guard named.accessor != 0 || named.symbol != 0 else { return Self.unknown }
    return [FlowLeaf(kind: .known(named))]
  }

  func property(_ name: UInt64, of type: UInt64, _ base: FlowBound, _ scope: FlowScope) -> [FlowLeaf]? {
    for owner in lineage(type) {
      steps -= 1
      if let found = definition(Key(owner: owner, name: name), scope.place.file) {
        return values(of: found.definition, found.file, type, base, scope)
      }
      if let place = function(named: name, of: owner, scope.place.file) {
        return returned(place, [], base, scope)
      }
    }
    if overridden(name, of: type) { return [FlowLeaf(kind: .slot(owner: type, name: name))] }
    // What an error doesn’t say itself its description says.
    return name == Self.shown && type != 0 ? property(Self.description, of: type, base, scope) : nil
  }

  func values(
    of definition: FlowDefinition, _ file: Int, _ type: UInt64, _ base: FlowBound, _ scope: FlowScope
  ) -> [FlowLeaf] {
    let slot = FlowLeaf(kind: .slot(owner: definition.owner, name: definition.name))
    let mayBeSet =
      definition.isVariable && written.contains(definition.name) || overridden(definition.name, of: definition.owner)
    guard let value = definition.value else { return definition.owner == 0 ? Self.unknown : [slot] }
    let key = definition.owner &* 31 &+ definition.name
    guard let step = enter(key) else { return Self.unknown }
    defer { active.remove(step) }
    let place = FlowPlace(file: file, function: 0)
    let inner = FlowScope(
      place, owner: type == 0 ? definition.owner : type, own: base.value.isOwn ? scope.own : base,
      instance: scope.instance)
    let found = follow(FlowBound(value: value, scope: inner))
    guard mayBeSet, definition.owner != 0 else { return found }
    let words = found.filter { if case .known = $0.kind { true } else { false } }
    return words + [slot]
  }

  /// The definition of a name; of several in the program only one of the file at hand.
  func definition(_ key: Key, _ file: Int) -> (file: Int, definition: FlowDefinition)? {
    guard let all = definitions[key] else { return nil }
    if let near = all.ofFile[file] { return (file, near) }
    guard all.count == 1, let only = all.first else { return all.constant }
    return only.definition.owner != 0 || !only.definition.isVariable ? only : nil
  }

  func function(named name: UInt64, of owner: UInt64, _ file: Int) -> FlowPlace? {
    let all = (ownFunctions[Key(owner: owner, name: name)] ?? []).prefix(Self.mostNamesakes).filter { one in
      function(one.place).parameters.isEmpty
    }
    return all.count == 1 ? all[0].place : all.first { $0.place.file == file }?.place
  }

  /// Whether a type that extends this one has the property.
  func overridden(_ name: UInt64, of type: UInt64) -> Bool {
    type != 0 && overridden.contains(Key(owner: type, name: name))
  }
}
