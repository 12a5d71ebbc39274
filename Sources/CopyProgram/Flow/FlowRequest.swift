import CopyModel

/// What is wanted of a function.
struct FlowRequest {
  /// The file in which it is shown.
  var file: Int
  /// All, or only what depends on arguments.
  var isWhole = false
  /// Only what is shown of a property.
  var only: FlowParts?
  /// The call at which it is shown.
  var place: ProgramPlace?
  /// The function that calls there, in letters.
  var caller = ""
  var order: Int32 = 0
  var style: ButtonStyle = []
  /// The set that gets its buttons.
  var draft: FlowDraft?
  var conditions: [FlowCondition] = []
  /// Conditions around the calls that lead here: what they bring is there whenever the rest is.
  var around: [FlowCondition] = []
  /// Which branches are taken, given the arguments: true for those alone, false for all others.
  var decided: [FlowCondition: Bool] = [:]
  /// A set of the function that goes on where it is called.
  var continued: (set: Int32, draft: FlowDraft)?
  var depth = 0
  /// It is shown of all that answer to a protocol of another library, of which any may come here and none need to.
  var isPossible = false
  /// What texts and buttons are in the set that gets them.
  var slot: ProgramUse?
  /// It is shown of an object, wherever that is changed.
  var isOfObject = false
  /// The set that goes on is filled by a block.
  var isFilled = false
  /// What it shows is the title of a button.
  var isTitle = false
  /// It is shown of an object that is made there.
  var isMade = false
  /// It is shown of an object that may as well be shown in other alerts, by its type alone.
  var isContested = false
}

/// A set that is being put together.
final class FlowDraft {
  struct Part {
    var use: ProgramUse
    var leaf: FlowLeaf
    var order: Int32
    /// Which text or button of a view it is, and what its look says that it is.
    var slot = 0
    var part: Role?
    /// It stands in a view within the set.
    var isOfView = false
  }

  var facts: ProgramSet
  let conditions: [FlowCondition]
  var parts: [Part] = []
  /// Nobody knows what begins it.
  var isLoose = false
  /// It is the alert of a type, of which others make more.
  var isFilledElsewhere = false
  /// It is what a view shows whoever makes it: what that leaves open, its objects tell.
  var isOfView = false
  /// What it must have to be an alert, and how many texts and buttons views have put into it.
  var composition: FlowComposition?
  var slots = 0
  /// Buttons with the system’s words, and the conditions under which they stand in it.
  var systemButtons: [(trait: SetTraits, conditions: [FlowCondition])] = []
  /// Something stands in it that no alert has.
  var isSpoiled = false

  init(_ facts: ProgramSet, conditions: [FlowCondition]) { (self.facts, self.conditions) = (facts, conditions) }
}
