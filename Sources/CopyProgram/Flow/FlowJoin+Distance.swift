import CopyModel

/// How far errors are from what shows errors: what nothing near asks for may be for those who build the app.
extension FlowJoin {
  /// So many steps a type may be from a file that asks for the descriptions of errors: such a file names it, or a type whose file
  /// names it.
  private static let farthest = 2

  /// Types of errors whose descriptions no file near asks for.
  func findDistant() -> Set<UInt64> {
    let owners = typesOfErrors()
    if owners.isEmpty { return [] }
    let askers = filesThatAsk()
    guard !askers.isEmpty else { return [] }
    return owners.filter { !isNear($0, askers) }
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

  private func isNear(_ type: UInt64, _ askers: Set<Int>) -> Bool {
    var names = Set(files.lazy.flatMap(\.flow.types).filter { $0.name == type }.map(\.mention))
    var seen: Set<Int> = []
    for _ in 0..<Self.farthest {
      let found = files.indices.filter { file in
        !seen.contains(file) && names.contains(where: files[file].mentions.names)
      }
      if found.contains(where: askers.contains) { return true }
      seen.formUnion(found)
      names = Set(found.flatMap { types(of: $0) }.map(\.mention))
    }
    // What nothing but errors names may be thrown anywhere.
    return seen.allSatisfy { types(of: $0).allSatisfy(isError) }
  }

  private func types(of file: Int) -> [FlowType] { files[file].flow.types.filter { !$0.isAddition } }

  private func isError(_ type: FlowType) -> Bool { !Self.errors.isDisjoint(with: type.parents) }

  // MARK: Who asks

  /// Files that ask an error what it says, or hand one to a function that does.
  private func filesThatAsk() -> Set<Int> {
    var (askers, asking) = (Set<Int>(), Set<UInt64>())
    for file in files.indices where files[file].flow.errorTitles > 0 { askers.insert(file) }
    forEachFunction { place in
      let function = function(place)
      guard values(in: function).contains(where: asksForDescription) else { return }
      askers.insert(place.file)
      if !function.parameters.isEmpty { asking.formUnion([function.name, function.otherName.name]) }
    }
    asking.remove(0)
    forEachFunction { place in
      if function(place).calls.contains(where: { asking.contains($0.name) }) { askers.insert(place.file) }
    }
    return askers
  }

  private func values(in function: FlowFunction) -> [FlowValue] {
    function.sinks.filter { $0.declares == 0 }.map(\.value) + function.writes.map(\.value)
      + function.calls.flatMap { $0.arguments.map(\.value) } + function.returned.map(\.value)
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
