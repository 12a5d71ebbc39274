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
    guard !wanted.isEmpty else { return }
    let calls = callsOfForeign()
    for _ in 0..<Self.longestPath where !wanted.isEmpty {
      var inner: [UInt64: Set<[UInt64]>] = [:]
      for (type, paths) in wanted.sorted(by: { $0.key < $1.key }) {
        for (file, call) in calls[type] ?? [] { define(paths, of: call, file, &inner) }
      }
      wanted = inner
    }
  }

  private static let longestPath = 3

  private func propertiesOfForeign() -> [UInt64: Set<[UInt64]>] {
    var found: [UInt64: Set<[UInt64]>] = [:]
    for function in files.lazy.flatMap(\.flow.functions) where !function.parameters.isEmpty {
      let shown = function.sinks.lazy.filter { $0.use.set >= 0 }.map(\.value)
      let given = function.calls.lazy.flatMap(\.arguments).map(\.value)
      for value in Array(shown) + Array(given) {
        guard let (parameter, path) = value.pathOfParameter, path.count <= Self.longestPath,
          function.parameters.indices.contains(parameter)
        else { continue }
        let type = function.parameters[parameter].type
        if type != 0, !declares(type) { found[type, default: []].insert(path) }
      }
    }
    return found
  }

  private func callsOfForeign() -> [UInt64: [(file: Int, call: FlowCall)]] {
    var found: [UInt64: [(file: Int, call: FlowCall)]] = [:]
    for (file, one) in files.enumerated() {
      for call in one.flow.functions.lazy.flatMap(\.calls)
      where call.isType && !call.keepsType && !declares(call.name) {
        found[call.name, default: []].append((file, call))
      }
    }
    return found
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
    var (value, path) = (self, [UInt64]())
    while case .member(let base, let name, _) = value.form {
      path.insert(name, at: 0)
      value = base
    }
    guard case .parameter(let index) = value.form, !path.isEmpty else { return nil }
    return (index, path)
  }
}
