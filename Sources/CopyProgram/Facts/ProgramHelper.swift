import CopyModel

/// A function of the project that shows what it is given: `func showAlert(title: String, message: String?) { … }`.
package struct ProgramHelper: Sendable {
  /// The function’s name, hashed.
  let name: UInt64
  let parameters: [Parameter]
  /// What `ProgramCopy.parameter` has for the first one; the others follow.
  let first: Int32

  struct Parameter: Sendable {
    /// What a call writes in front of it, hashed; 0 for nothing.
    let label: UInt64
    /// A call may leave it out, and then it stands for nothing.
    let isEmptyByDefault: Bool
  }

  /// Which argument of `call` goes to which parameter; nil where the call is one of another function.
  func match(_ call: ProgramHelperCall) -> [Int: ProgramHelperCall.Argument]? {
    var (found, next) = ([Int: ProgramHelperCall.Argument](), 0)
    for argument in call.arguments {
      guard let place = parameters[next...].firstIndex(where: { call.isPositional || $0.label == argument.label })
      else { return nil }
      found[place] = argument
      next = place + 1
    }
    return found
  }
}

/// A call of a function that the table of calls doesn’t have, with some copy among its arguments.
package struct ProgramHelperCall: Sendable {
  /// The function’s name, hashed.
  let name: UInt64
  let place: ProgramPlace
  let arguments: [Argument]
  /// Arguments stand without labels, in the order of the parameters, as in Kotlin.
  let isPositional: Bool
  /// The set of the variable whose method it is, `alert.addCancel("Keep")`, in the file’s `sets`; -1 for none.
  let set: Int32
  /// What the arguments say of a button.
  let style: ButtonStyle

  struct Argument: Sendable {
    let label: UInt64
    /// Nil for what is no copy, or copy that nobody can tell.
    var copy: ProgramCopy?
    /// It says that there is nothing.
    var isNothing = false
  }

  /// Whether it hands on what its own function was given.
  var isHandedOn: Bool { arguments.contains { $0.copy.map { $0.parameter > 0 } ?? false } }
}
