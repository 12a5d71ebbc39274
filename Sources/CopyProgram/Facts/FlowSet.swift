import CopyModel

/// Strings that people see together, and the conditions under which all of it stands.
struct FlowSet: Sendable {
  var facts: ProgramSet
  var conditions: [FlowCondition]
  /// The call that begins it, where a function of the project makes what is filled here.
  var continued: FlowCall?
  /// The argument of that call which is the block that fills it; -1 for none.
  var argument = -1
  /// What is known of it by itself, whatever that call does.
  var certainty = FlowCertainty.none
  /// The category that it names, which has its actions.
  var category: FlowValue?
  /// How it is shown, where the function is told: as an alert or as an action sheet.
  var look: FlowValue?
  /// It is one of these, whichever was made: what is put into it each of them gets.
  var shares: [Int32] = []
  /// What it must have to be an alert, where views of the project stand in it; nil where it is one anyway.
  var composition: FlowComposition?
}

/// What makes an alert of texts and buttons that views of the project show: a text or two, and few buttons.
struct FlowComposition: Sendable {
  /// Where what holds it may hold other things, it has all that alerts have.
  var isWhole: Bool
}

/// What is known of a set that a call of the project may begin.
enum FlowCertainty: Sendable {
  case none
  /// It is one of the system’s, whatever it has.
  case begun
  /// It has what is put into it here, unless the project’s own maker puts more there.
  case whole
}
