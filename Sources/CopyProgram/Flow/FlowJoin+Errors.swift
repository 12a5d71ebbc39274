import CopyModel

/// What the program shows of its errors: their descriptions are titles of alerts or messages.
extension FlowJoin {
  private static let description = CallRow.hash("errorDescription")
  private static let shown = CallRow.hash("localizedDescription")

  /// Whether more calls show an error by itself, with its description as the title, than put its description below a title.
  func titlesErrors() -> Bool {
    let titles = files.reduce(0) { $0 + $1.flow.errorTitles }
    guard titles > 0 else { return false }
    var messages = 0
    forEachFunction { place in
      let function = function(place)
      for sink in function.sinks where sink.use.role == .alertMessage && isDescription(sink.value) { messages += 1 }
      for call in function.calls where telling.contains(call.name) {
        messages += call.arguments.count { isDescription($0.value) }
      }
    }
    return titles > messages
  }

  private func isDescription(_ value: FlowValue) -> Bool {
    switch value.form {
    case .member(_, let name, _): name == Self.shown
    case .choice(let branches): branches.contains { isDescription($0.value) }
    case .parts(let values): values.contains { isDescription($0) }
    case .filled(let text, let others): isDescription(text) || others.contains { isDescription($0) }
    default: false
    }
  }

  /// The role of what a name alone declares, given how the program shows its errors.
  func role(of sink: FlowSink) -> Role {
    sink.use.role == .alertMessage && sink.declares == Self.description && errorsAreTitles ? .alertTitle : sink.use.role
  }
}
