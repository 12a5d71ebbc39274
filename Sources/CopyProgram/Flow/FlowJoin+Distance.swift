import CopyModel

/// How far errors are from what shows errors: what nothing near asks for may be for those who build the app.
extension FlowJoin {
  /// Types of errors whose descriptions no file near asks for. Near is a type that such a file names, or that is named where a type
  /// stands which such a file names.
  func findDistant() -> Set<UInt64> {
    let owners = typesOfErrors()
    if owners.isEmpty { return [] }
    let askers = filesThatAsk()
    guard !askers.isEmpty else { return [] }
    let around = filesAround(askers)
    let mentions = files.lazy.flatMap(\.flow.types).reduce(into: [UInt64: Set<UInt32>]()) {
      $0[$1.name, default: []].insert($1.mention)
    }
    return owners.filter { owner in
      let names = mentions[owner] ?? []
      let isNamed = { [files] (file: Int) in names.contains(where: files[file].mentions.names) }
      return !around.contains(where: isNamed) && !files.indices.filter(isNamed).allSatisfy(hasErrorsAlone)
    }
  }

  /// Files that ask, and those with a type that one of them names, in their order.
  private func filesAround(_ askers: Set<Int>) -> [Int] {
    var named: Set<UInt32> = []
    for file in askers { files[file].mentions.formUnion(into: &named) }
    return files.indices.filter { askers.contains($0) || types(of: $0).contains { named.contains($0.mention) } }
  }

  /// Types that say themselves what they describe.
  private func typesOfErrors() -> Set<UInt64> {
    var owners: Set<UInt64> = []
    forEachFunction { place in
      let function = function(place)
      if function.sinks.contains(where: { $0.declares == Self.description || $0.declares == Self.shown }) {
        owners.insert(function.owner)
      }
    }
    return owners
  }

  /// What nothing but errors names may be thrown anywhere.
  private func hasErrorsAlone(_ file: Int) -> Bool { types(of: file).allSatisfy(isError) }

  private func types(of file: Int) -> [FlowType] { files[file].flow.types.filter { !$0.isAddition } }

  private func isError(_ type: FlowType) -> Bool { !Self.errors.isDisjoint(with: type.parents) }

  // MARK: Who asks

  /// Files that ask an error what it says, or hand one to a function that does.
  private func filesThatAsk() -> Set<Int> {
    var (askers, asking) = (Set<Int>(), Set<UInt64>())
    for file in files.indices where files[file].flow.errorTitles > 0 { askers.insert(file) }
    forEachFunction { place in
      let function = function(place)
      let values = function.sinks.filter { $0.declares == 0 }.map(\.value) + function.handedOn
      guard values.contains(where: asksForDescription) else { return }
      askers.insert(place.file)
      if !function.parameters.isEmpty { asking.formUnion([function.name, function.otherName.name]) }
    }
    asking.remove(0)
    forEachFunction { place in
      if function(place).calls.contains(where: { asking.contains($0.name) }) { askers.insert(place.file) }
    }
    return askers
  }

  private func asksForDescription(_ value: FlowValue) -> Bool {
    switch value.form {
    case .member(let base, let name, _):
      name == Self.shown || name == Self.description || asksForDescription(base)
    case .choice(let branches): branches.contains { asksForDescription($0.value) }
    case .parts(let values), .list(let values): values.contains(where: asksForDescription)
    case .filled(let text, let others): asksForDescription(text) || others.contains(where: asksForDescription)
    case .call(let call):
      call.base.map(asksForDescription) ?? false || call.arguments.contains { asksForDescription($0.value) }
    default: false
    }
  }
}
