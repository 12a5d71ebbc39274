import CopyModel

/// What stands nowhere in the program: functions that make buttons, and types of a library.
extension FlowJoin {
  /// Shows the button of which some function that nobody knows makes what comes into a set: the only text that it is given titles it.
  func show(button call: FlowCall, _ scope: FlowScope, _ request: FlowRequest, _ draft: FlowDraft) -> Bool {
    guard functions[call.name] == nil, !call.isType else { return false }
    let texts = call.arguments.filter { argument in
      !argument.isBlock && leaves(argument.value, scope).contains { isText($0) }
    }
    guard texts.count == 1 else { return false }
    let use = ProgramUse(role: .button, style: call.style, set: call.set, line: call.place.line, call: call.place)
    let sink = FlowSink(value: texts[0].value, use: use, order: call.order, conditions: call.conditions)
    show(sink, scope, request, [call.set: draft])
    return true
  }

  /// Words, rather than a style such as `.cancel`.
  private func isText(_ leaf: FlowLeaf) -> Bool {
    if case .known(let copy) = leaf.kind { copy.key != 0 || copy.accessor != 0 } else { false }
  }

  // MARK: Types

  /// Of what a function is given of a type that stands nowhere in the program, the properties that it shows: what makes such an
  /// object tells what they are, by the labels of its arguments.
  func defineForeign() {
    var wanted = propertiesOfForeign()
    for _ in 0..<Self.longestPath where !wanted.isEmpty {
      var inner: [UInt64: Set<[UInt64]>] = [:]
      for (file, one) in files.enumerated() {
        for index in one.flow.functions.indices {
          for call in one.flow.functions[index].calls where call.isType && !call.keepsType {
            if let paths = wanted[call.name] { define(paths, of: call, file, &inner) }
          }
        }
      }
      wanted = inner
    }
  }

  private static let longestPath = 3

  private func propertiesOfForeign() -> [UInt64: Set<[UInt64]>] {
    var found: [UInt64: Set<[UInt64]>] = [:]
    for file in files.lazy.map(\.flow) {
      for index in file.functions.indices {
        let types = file.functions[index].parameters.map { $0.type == 0 || declares($0.type) ? 0 : $0.type }
        guard types.contains(where: { $0 != 0 }) else { continue }
        for sink in file.functions[index].sinks where sink.use.set >= 0 { note(sink.value, types, &found) }
        for call in file.functions[index].calls {
          for argument in call.arguments { note(argument.value, types, &found) }
        }
      }
    }
    return found
  }

  /// Notes which property of a parameter a value is, by the type of that.
  private func note(_ value: FlowValue, _ types: [UInt64], _ found: inout [UInt64: Set<[UInt64]>]) {
    guard let (parameter, path) = value.pathOfParameter, types.indices.contains(parameter), types[parameter] != 0,
      path.count <= Self.longestPath
    else { return }
    found[types[parameter], default: []].insert(path)
  }

  private func define(
    _ paths: Set<[UInt64]>, of call: FlowCall, _ file: Int, _ inner: inout [UInt64: Set<[UInt64]>]
  ) {
    for argument in call.arguments where argument.label != 0 && !argument.isBlock {
      let rest = paths.filter { $0.first == argument.label }.map { Array($0.dropFirst()) }
      guard !rest.isEmpty else { continue }
      let type: UInt64 = if case .call(let made) = argument.value.form, made.isType { made.name } else { 0 }
      let deeper = rest.filter { !$0.isEmpty }
      if type != 0, !declares(type) { inner[type, default: []].formUnion(deeper) }
      let key = Key(owner: call.name, name: argument.label)
      guard definitions[key] == nil || type != 0 && definitions[key]?.typed == nil else { continue }
      add(
        FlowDefinition(
          owner: call.name, name: argument.label, value: nil, type: type, isVariable: false, place: call.place), file)
    }
  }
}

extension FlowValue {
  /// `note.content.title`, of the parameter `note`: which it is, and the names behind it; nil for all others.
  fileprivate var pathOfParameter: (parameter: Int, path: [UInt64])? {
    guard case .member = form else { return nil }
    var (value, path) = (self, [UInt64]())
    while case .member(let base, let name, _) = value.form {
      path.insert(name, at: 0)
      value = base
    }
    guard case .parameter(let index) = value.form, !path.isEmpty else { return nil }
    return (index, path)
  }
}
