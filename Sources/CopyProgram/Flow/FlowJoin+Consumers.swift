import CopyModel

/// Several functions that show alerts of one type’s objects, each with words of its own.
extension FlowJoin {
  /// Whether nobody can tell from its type alone which alert an object is shown in: two functions show the same property beside
  /// different words, and an object that goes to one of them never stands beside the words of the other.
  func isContested(_ type: UInt64) -> Bool {
    if let known = contested[type] { return known }
    contested[type] = false
    let found = findContested(openings[type])
    contested[type] = found
    return found
  }

  private func findContested(_ openings: FlowOpenings?) -> Bool {
    guard let openings, openings.functions.count > 1 else { return false }
    var first: [UInt64: (place: FlowPlace, words: Set<UInt64>)] = [:]
    for (place, parts) in openings.functions {
      for shown in consumers(place, parts) {
        for property in shown.properties {
          guard let known = first[property] else {
            first[property] = (place, shown.words)
            continue
          }
          if known.place != place, known.words != shown.words { return true }
        }
      }
    }
    return false
  }

  /// An alert that a function shows of an object: which properties it asks for, and what stands beside them whatever the object is.
  private struct Consumer {
    var properties: Set<UInt64> = []
    var words: Set<UInt64> = []
  }

  private func consumers(_ place: FlowPlace, _ parts: FlowParts) -> [Consumer] {
    let function = function(place)
    let scope = FlowScope(place, function)
    let sets = parts.sets.sorted().filter { function.sets[Int($0)].facts.kind != .notification }
    return sets.map { consumer(of: $0, function, scope) }
      + parts.calls.sorted().compactMap { consumer(of: function.calls[$0], scope) }
  }

  private func consumer(of set: Int32, _ function: FlowFunction, _ scope: FlowScope) -> Consumer {
    var found = Consumer()
    for sink in function.sinks where sink.use.set == set { note(sink.value, sink.use.role, scope, &found) }
    return found
  }

  /// What a call hands over to the function that shows it.
  private func consumer(of call: FlowCall, _ scope: FlowScope) -> Consumer? {
    guard let target = target(of: call, scope) else { return nil }
    let function = function(target.place)
    let inner = FlowScope(target.place, function, arguments: target.arguments, own: scope.own)
    var found = Consumer()
    for sink in function.sinks where sink.use.set >= 0 {
      if function.sets[Int(sink.use.set)].facts.kind != .notification { note(sink.value, sink.use.role, inner, &found) }
    }
    return found
  }

  private func note(_ value: FlowValue, _ role: Role, _ scope: FlowScope, _ found: inout Consumer) {
    for leaf in leaves(value, scope) {
      switch leaf.kind {
      case .slot(_, let name) where role != .button: found.properties.insert(name)
      case .known(let copy): found.words.insert((copy.key &+ copy.accessor &* 7) &* 31 &+ UInt64(role.rawValue))
      case .made(let made):
        note(made.button.value, role, made.scope, &found)
      default: continue
      }
    }
  }
}
