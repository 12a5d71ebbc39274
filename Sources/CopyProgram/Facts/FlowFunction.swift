import CopyModel

/// A call of what may be one of the project’s own functions, types, or cases.
final class FlowCall: Sendable {
  struct Argument: Sendable {
    var label: UInt64 = 0
    var value: FlowValue
    var isBlock = false
  }

  let name: UInt64
  let names: [UInt64]
  /// Whether it is written like a type.
  let isType: Bool
  let base: FlowValue?
  let arguments: [Argument]
  let place: ProgramPlace
  let order: Int32
  /// The set that gets what it shows: that of the object whose method it is. -1 for none.
  let set: Int32
  let style: ButtonStyle
  let conditions: [FlowCondition]
  /// Its name says that it adds something, or sets something and is given words: whoever it is of, it may do so.
  let mayAdd: Bool
  /// The table tells of it as well, which holds unless a method of the project answers.
  let isOfTable: Bool
  /// It is one of the views of its set.
  let isView: Bool
  /// What it makes comes into its set as a button.
  let isButton: Bool
  /// What it shows is a part of a set, as what this says.
  let slot: ProgramUse?
  /// It stands in a button, whose title it shows.
  let isTitle: Bool
  /// Where no function of the project answers, it gives a value of the type that it is asked of.
  let keepsType: Bool
  /// The type of the variable that gets what it gives; 0 where none is written.
  let wanted: UInt64
  /// It may be of the builder that a block around it speaks of, or of anything else.
  let isImplicit: Bool
  /// Something that it is given is made without a name: `.init(title: …)`.
  let hasImplicit: Bool
  /// What it is called by where a generator may have made it of a key, with what is put into the text: `L10n.dry(bed)`.
  let accessor: ProgramCopy

  init(
    name: UInt64, names: [UInt64] = [], isType: Bool = false, base: FlowValue?, arguments: [Argument],
    place: ProgramPlace, order: Int32, set: Int32, style: ButtonStyle = [], conditions: [FlowCondition],
    mayAdd: Bool = true, isView: Bool = false, isButton: Bool = false, slot: ProgramUse? = nil, keepsType: Bool = false,
    isImplicit: Bool = false, accessor: ProgramCopy = ProgramCopy(), isTitle: Bool = false, wanted: UInt64 = 0,
    isOfTable: Bool = false
  ) {
    (self.isImplicit, self.isButton, self.accessor, self.isTitle) = (isImplicit, isButton, accessor, isTitle)
    (self.wanted, self.isOfTable) = (wanted, isOfTable)
    (self.mayAdd, self.isView, self.slot, self.keepsType) = (mayAdd, isView, slot, keepsType)
    hasImplicit = arguments.contains { !$0.value.implicitCalls.isEmpty }
    (self.name, self.names, self.isType, self.base, self.arguments) = (name, names, isType, base, arguments)
    (self.place, self.order, self.set, self.style, self.conditions) = (place, order, set, style, conditions)
  }
}

extension FlowValue {
  /// `init`, as what makes a value is called.
  static let maker = Array("init".utf8).withUnsafeBufferPointer { LiteralHash.exact(Bytes($0)) }

  /// Calls that make something without saying its type.
  var implicitCalls: [FlowCall] {
    switch form {
    case .call(let call) where call.name == Self.maker && call.base == nil: [call]
    case .list(let values): values.flatMap(\.implicitCalls)
    default: []
    }
  }
}

/// A place of a program that shows what a value stands for.
struct FlowSink: Sendable {
  var value: FlowValue
  var use: ProgramUse
  var order: Int32
  var conditions: [FlowCondition]
  /// It is put into the builder whose function this is: `fun AlertDialog.Builder.head(text: String) = setTitle(text)`.
  var isOfReceiver = false
  /// The value is a button that was made elsewhere, and comes into the set here.
  var isAdded = false
  /// The name of the property that says by itself what it is for; 0 for none.
  var declares: UInt64 = 0
  /// What its look, or the name of what holds it, says that it is in an alert.
  var part: Role?
  /// It says what to write into a field.
  var isHint = false
}

/// A function, a computed property, or what stands outside any.
struct FlowFunction: Sendable {
  struct Parameter: Sendable {
    var label: UInt64
    var name: UInt64
    var type: UInt64 = 0
    var fallback: FlowValue?
    /// It takes what follows without a label as well.
    var isVariadic = false
    /// It is a block: `(Bed) -> Void`.
    var isBlock = false
    /// Alerts are built with it.
    var isBuilder = false
  }

  var name: UInt64 = 0
  var place = ProgramPlace()
  /// The name in letters, where the function shows something or calls what may.
  var words = ""
  /// Other names by which programs in another language call it, with the label of the first argument.
  var otherName: (name: UInt64, label: UInt64) = (0, 0)
  var owner: UInt64 = 0
  var result: UInt64 = 0
  var parameters: [Parameter] = []
  /// It is one of a builder: `fun AlertDialog.Builder.head(text: String)`.
  var isOfBuilder = false
  /// It stands outside the type whose function it is. Java gives it the object as its first argument.
  var isExtension = false
  /// It makes values of its type.
  var isMaker = false
  /// The call by which it makes what its type extends.
  var parent: FlowCall?
  /// What it makes is a text, whose words are what it returns.
  var makesText = false
  /// What it does stands here, rather than in those who answer for a protocol.
  var hasBody = true
  /// Its own first label is a part of its name, as in Objective-C.
  var isMessage = false
  /// Conditions that ask whether a parameter is there.
  var tests: [UInt64: FlowTest] = [:]
  /// Choices that ask a property of an object, with the cases that they name.
  var asked: [UInt64: FlowAsk] = [:]
  /// Choices that ask what a parameter is, with its index.
  var chosen: [UInt64: Int] = [:]
  /// Arguments need no labels.
  var isPositional = false
  /// It draws what it shows where it is called, and nothing but others like it can call it: `@Composable`.
  var isComposable = false
  /// The set that `self` is, in a maker of alerts; -1 for none.
  var ownSet: Int32 = -1
  /// Sets that blocks fill which it is given.
  var fills: [FlowFill] = []
  /// It shows all of an alert that the project draws itself.
  var isOwnAlert = false
  /// Something stands among its views of which nobody can tell what it shows.
  var hasUntoldViews = false
  var returned: [FlowBranch] = []
  var sinks: [FlowSink] = []
  var sets: [FlowSet] = []
  var calls: [FlowCall] = []
  var writes: [FlowWrite] = []
  var categories: [FlowCategory] = []
}

/// A category of notifications.
struct FlowCategory: Sendable {
  /// What it is known by.
  var name: FlowValue
  var actions: FlowValue
}

/// A condition that asks whether a parameter or a property is there, and the branch that is taken where it is.
struct FlowTest: Sendable {
  var parameter: Int
  var arm: UInt64
  /// The property that it asks for, where it asks for no parameter; 0 otherwise.
  var property: UInt64 = 0
}

/// A choice that asks what a property of an object is.
struct FlowAsk: Sendable {
  var property: UInt64
  var arms: [UInt64]
}

/// What is put into a property.
struct FlowWrite: Sendable {
  var base: FlowValue
  var name: UInt64
  var value: FlowValue
  var conditions: [FlowCondition]
  var place: ProgramPlace
  var order: Int32
  /// It joins a list, which holds others as well.
  var isAddition = false
}

/// A property of a type: what it is at first, or always.
struct FlowDefinition: Sendable {
  var owner: UInt64
  var name: UInt64
  var value: FlowValue?
  var type: UInt64
  /// Others may put something else into it.
  var isVariable: Bool
  var place: ProgramPlace
}

extension FlowDefinition {
  /// A method that is given nothing, as a property.
  init(methodOf type: UInt64, _ function: FlowFunction) {
    self.init(
      owner: type, name: function.name, value: .choice(function.returned), type: 0, isVariable: false,
      place: function.place)
  }
}

struct FlowType: Sendable {
  var name: UInt64
  /// Its name as `ProgramMentions` has it.
  var mention: UInt32 = 0
  var parents: [UInt64] = []
  /// Cases with what they carry, by label.
  var cases: [(name: UInt64, labels: [UInt64])] = []
  /// Cases that carry nothing.
  var plainCases: [UInt64] = []
  /// What the cases are written as.
  var rawValues: [FlowBranch] = []
  /// Whether an enum is declared, and no type extended.
  var isEnum = false
  /// Whether it is an enum of Kotlin or Java, whose entries are objects.
  var hasEntries = false
  /// Whether a type that stands elsewhere gets more.
  var isAddition = false
  /// What its objects show, where they are alerts, or what alerts are built with.
  var builds: ProgramSet?
}

/// What nothing can use without naming it: no protocol asks for it, no attribute hands it to the system.
struct FlowNamed: Sendable {
  enum Kind: UInt8, Sendable {
    /// A function, a variable, an enum, a constant that is private or of no type.
    case declaration
    /// What a type gets besides: an extension.
    case addition
    /// A constant of an enum, which others name behind that: `Texts.gate`.
    case constant
    case view
    /// A case of an enum, and what the enum says of it.
    case enumCase
    /// What only those who build the app see; without a name.
    case unseen
    /// What an error says besides its description: programs ask for it by name, and AppKit does by itself.
    case advice
    /// A file of Android’s resources, which its name alone shows.
    case document

    /// Whether programs mention it by its name alone.
    var isMentioned: Bool { self == .declaration || self == .constant }
    var isDocument: Bool { self == .document }
  }

  var kind: Kind
  /// The type that it is of, where that may answer for a protocol with it; 0 for none.
  var owner: UInt64
  var name: Range<Int32>
  /// The name of the enum that a constant is of.
  var home: Range<Int32>
  /// Modifiers, name, and all that it holds.
  var range: Range<Int32>
}

/// What a file says of how strings flow.
package struct FlowFacts: Sendable {
  /// In the order of the file.
  var named: [FlowNamed] = []
  /// What people alone read.
  var comments: [Range<Int32>] = []
  /// How often an error is shown by a call that makes its description the title.
  var errorTitles = 0
  var functions: [FlowFunction] = []
  var definitions: [FlowDefinition] = []
  /// Of branches that hold for all other cases the cases that their choices name.
  var rests: [UInt64: Set<UInt64>] = [:]
  /// Of branches that hold for several cases all of these: `case .torn, .wet:`.
  var shared: [UInt64: Set<UInt64>] = [:]
  /// The labels of tuples, by the names of their types; those of tuples without one by 0.
  var tuples: [UInt64: [UInt64]] = [:]
  var types: [FlowType] = []
}

/// A set of a function that a block fills, which is one of its parameters.
struct FlowFill: Sendable {
  var parameter: Int
  var set: Int32
}
