import CopyModel

/// Properties, by what is known of types.
extension FlowJoin {
  // MARK: Members

  func member(_ base: FlowValue, _ name: UInt64, _ named: ProgramCopy, _ scope: FlowScope) -> [FlowLeaf] {
    let bound = FlowBound(value: base, scope: scope)
    let type = type(of: bound)
    if let instance = scope.instance, let value = instance.values[name], isKind(instance.type, of: type) {
      return follow(value)
    }
    if let found = property(name, of: type, bound, scope) { return filled(found, bound, name, type) }
    if base.isOwn, let found = property(name, of: 0, bound, scope) { return found }
    let words = base.traits.contains(.mayBeString) ? follow(bound).map { passed($0, through: name) } : []
    if words.contains(where: { if case .unknown = $0.kind { false } else { true } }) { return words }
    guard named.accessor != 0 || named.symbol != 0 else { return Self.unknown }
    return [FlowLeaf(kind: .known(named))]
  }

  /// What a function that nobody knows, called `name`, may make another text of.
  func passed(_ leaf: FlowLeaf, through name: UInt64) -> FlowLeaf {
    guard case .known(var copy) = leaf.kind else { return leaf }
    copy.isPassed = !copy.isLocalized
    copy.isRecased = copy.isRecased || Self.recasing.contains(name)
    var leaf = leaf
    leaf.kind = .known(copy)
    return leaf
  }

  /// What changes the capitals of a text, in Swift, Objective-C, Kotlin, and Java.
  private static let recasing = Set(
    [
      "capitalized", "uppercased", "lowercased", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
      "capitalizedString", "uppercaseString", "lowercaseString", "localizedCapitalizedString",
      "localizedUppercaseString", "localizedLowercaseString", "uppercase", "lowercase", "capitalize", "toUpperCase",
      "toLowerCase",
    ].map { CallRow.hash($0[...]) })

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
    return overridden(name, of: type) ? [FlowLeaf(kind: .slot(owner: type, name: name))] : nil
  }

  func values(
    of definition: FlowDefinition, _ file: Int, _ type: UInt64, _ base: FlowBound, _ scope: FlowScope
  ) -> [FlowLeaf] {
    let slot = FlowLeaf(kind: .slot(owner: definition.owner, name: definition.name))
    let mayBeSet =
      definition.isVariable && written.contains(definition.name) || overridden(definition.name, of: definition.owner)
    guard let value = definition.value else { return definition.owner == 0 ? Self.unknown : [slot] }
    let key = definition.owner &* 31 &+ definition.name
    guard active.insert(key).inserted else { return Self.unknown }
    defer { active.remove(key) }
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
