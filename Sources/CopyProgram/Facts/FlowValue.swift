import CopyModel

/// What an expression stands for, as far as strings go: a path backwards to where its words come from.
///
/// It is made once, behind all that leads to it, and knows at once what is asked of it often. One that would take too long to
/// follow is never made, so that nobody who goes along a value needs to count.
struct FlowValue: Sendable {
  indirect enum Form: Sendable {
    /// `nil`, and the empty string.
    case nothing
    /// A button that cancels, with the system’s words, unless the type that is wanted has a function of that name.
    case systemCancel(name: UInt64)
    /// A button that accepts, with the system’s words.
    case systemOK
    /// Something of which nobody can tell the words.
    case unknown
    case copy(ProgramCopy)
    /// What a catalogue has for a key, and the text that shows where none has it.
    case lookup(FlowValue, fallback: FlowValue?)
    /// Of the function in which it stands.
    case parameter(Int)
    /// The object whose function it stands in.
    case own
    /// Any value of a type, or the type itself.
    case typed(UInt64)
    /// A property, with what it is called from outside where it is one of a type.
    case member(FlowValue, UInt64, named: ProgramCopy)
    case call(FlowCall)
    /// One of these, each under its condition.
    case choice([FlowBranch])
    /// Several, one behind the other in one text.
    case parts([FlowValue])
    /// A text with others put into it.
    case filled(FlowValue, [FlowValue])
    case list([FlowValue])
    /// What a dictionary has for a key that says what it is for: `NSLocalizedDescriptionKey`.
    case entry(UInt64, FlowValue)
    /// What an enum’s case carries.
    case payload(UInt64, Int, label: UInt64)
    /// A set that is filled, by its index in the function.
    case set(Int32)
    /// Any one of a list, in the loop or block that goes through it, known by its condition; and its type, where that is said,
    /// or else its name.
    case element(FlowValue, of: UInt64, type: UInt64, name: UInt64)
    /// A value of which the program has asked whether it is of a type: `if (words is Words.Resource) …`; or takes it for one.
    case narrowed(FlowValue, UInt64, isCast: Bool)
    /// One of a list that stands elsewhere, by the place that asks for it.
    case pick(FlowValue, at: UInt64)
    /// Buttons made by a call: the orders of their sinks in the file.
    case made([Int32])
    /// Views side by side, of which any may show something: a text, a view of the project, a space between them.
    case views([FlowValue])
    /// What several calls have put into one list.
    case gathered([FlowBound])
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// A parameter leads to it.
    static let isOpen = Traits(rawValue: 1)
    /// It may lead to words.
    static let mayTell = Traits(rawValue: 2)
    /// It may be a string, of which a member is asked for.
    static let mayBeString = Traits(rawValue: 4)
    /// Other functions and types have a say in it.
    static let isFar = Traits(rawValue: 8)
  }

  let form: Form
  let traits: Traits
  /// How many values lead to it, each counted as often as it is met on the way.
  let length: Int32

  /// What takes longer to follow can’t be told.
  static let longest: Int32 = 1_024
  /// Of many values side by side those are kept that fit in this; the others can’t be told.
  private static let widest: Int32 = 896

  private init(_ form: Form, _ traits: Traits = [], length: Int32 = 1) {
    let isShort = length <= Self.longest
    (self.form, self.traits, self.length) = (isShort ? form : .unknown, traits, isShort ? length : 1)
  }

  /// The name of a case or a constant, where it is nothing else.
  var caseName: UInt64? {
    switch form {
    case .member(_, let name, _): name
    case .typed(let name): name
    default: nil
    }
  }

  var isUnknown: Bool { if case .unknown = form { true } else { false } }
  var isOwn: Bool { if case .own = form { true } else { false } }
  /// Whether a catalogue has its words.
  var isLookup: Bool { if case .lookup = form { true } else { false } }
}

// MARK: Values of each form

extension FlowValue {
  static let nothing = FlowValue(.nothing)
  static let unknown = FlowValue(.unknown)
  static let own = FlowValue(.own)
  static let systemOK = FlowValue(.systemOK, .mayTell)
  static let systemCancel = systemCancel(named: 0)
  static func systemCancel(named name: UInt64) -> FlowValue { FlowValue(.systemCancel(name: name), .mayTell) }

  /// `android.R.string.cancel`; of other texts of the system nobody knows the words.
  static func systemText(_ name: Bytes) -> FlowValue {
    name.equals("cancel") || name.equals("no")
      ? systemCancel : name.equals("ok") || name.equals("yes") ? systemOK : unknown
  }

  static func copy(_ copy: ProgramCopy) -> FlowValue { FlowValue(.copy(copy), [.mayTell, .mayBeString]) }
  static func parameter(_ index: Int) -> FlowValue { FlowValue(.parameter(index), [.isOpen, .mayTell, .mayBeString]) }
  static func typed(_ type: UInt64) -> FlowValue { FlowValue(.typed(type)) }
  static func set(_ set: Int32) -> FlowValue { FlowValue(.set(set)) }
  static func made(_ sinks: [Int32]) -> FlowValue { FlowValue(.made(sinks), .mayTell) }

  static func views(_ values: [FlowValue]) -> FlowValue {
    let (kept, traits, length) = fitting(values)
    return FlowValue(.views(Array(kept)), traits.union([.mayTell, .isFar]), length: length)
  }

  static func gathered(_ values: [FlowBound]) -> FlowValue {
    FlowValue(.gathered(values), [.mayTell, .isFar], length: values.reduce(1) { $0 + $1.value.length })
  }

  static func element(_ list: FlowValue, of loop: UInt64, type: UInt64 = 0, name: UInt64 = 0) -> FlowValue {
    FlowValue(.element(list, of: loop, type: type, name: name), list.traits, length: list.length + 1)
  }

  /// What nobody knows more of than its type is any value of that.
  static func narrowed(_ value: FlowValue, to type: UInt64, isCast: Bool = false) -> FlowValue {
    switch value.form {
    case .parameter, .member, .call, .element, .payload, .narrowed, .own:
      FlowValue(.narrowed(value, type, isCast: isCast), value.traits, length: value.length + 1)
    default: isCast ? value : .typed(type)
    }
  }

  static func pick(_ list: FlowValue, at place: UInt64) -> FlowValue {
    FlowValue(.pick(list, at: place), list.traits, length: list.length + 1)
  }

  static func lookup(_ key: FlowValue, fallback: FlowValue?) -> FlowValue {
    let traits = key.traits.union(fallback?.traits.intersection(.isFar) ?? [])
    return FlowValue(
      .lookup(key, fallback: fallback), traits.union([.mayTell, .mayBeString]),
      length: key.length + (fallback?.length ?? 0))
  }

  static func member(_ base: FlowValue, _ name: UInt64, named: ProgramCopy) -> FlowValue {
    var traits: Traits = [.mayTell, .isFar]
    traits.formUnion(base.traits.intersection(.isOpen))
    if named.accessor == 0 { traits.formUnion(base.traits.intersection(.mayBeString)) }
    return FlowValue(.member(base, name, named: named), traits, length: base.length + 1)
  }

  static func payload(_ name: UInt64, _ index: Int, label: UInt64) -> FlowValue {
    FlowValue(.payload(name, index, label: label), [.mayTell, .isFar])
  }

  static func call(_ call: FlowCall) -> FlowValue {
    var (traits, length): (Traits, Int32) = ([.mayTell, .mayBeString, .isFar], 1)
    for value in call.arguments.lazy.map(\.value) + (call.base.map { [$0] } ?? []) {
      traits.formUnion(value.traits.intersection(.isOpen))
      length += value.length
    }
    return FlowValue(.call(call), traits, length: length)
  }

  static func choice(_ branches: [FlowBranch]) -> FlowValue {
    let (kept, traits, length) = fitting(branches.map(\.value))
    var chosen = Array(branches.prefix(kept.count))
    if kept.count < branches.count {
      chosen.append(branches[kept.count].cut)
    }
    return FlowValue(.choice(chosen), traits.union(.mayBeString), length: length)
  }

  static func parts(_ values: [FlowValue]) -> FlowValue {
    let (kept, traits, length) = fitting(values)
    return FlowValue(
      .parts(kept + (kept.count < values.count ? [.unknown] : [])), traits.union(.mayBeString), length: length)
  }

  /// `text` itself where nothing that tells is put into it.
  static func filled(_ text: FlowValue, _ others: [FlowValue]) -> FlowValue {
    let telling = others.filter { $0.traits.contains(.mayTell) }
    guard !telling.isEmpty, !text.isUnknown else { return text }
    let (kept, traits, length) = fitting(telling)
    return FlowValue(
      .filled(text, Array(kept)), traits.subtracting(.isOpen).union(text.traits), length: length + text.length)
  }

  static func entry(_ key: UInt64, _ value: FlowValue) -> FlowValue {
    FlowValue(.entry(key, value), value.traits, length: value.length + 1)
  }

  static func list(_ values: [FlowValue]) -> FlowValue {
    let (kept, traits, length) = fitting(values)
    return FlowValue(
      .list(kept + (kept.count < values.count ? [.unknown] : [])), traits.subtracting(.mayBeString), length: length)
  }

  /// The first of some values, as far as they can be followed, and what is known of all.
  private static func fitting(_ values: [FlowValue]) -> (kept: ArraySlice<FlowValue>, traits: Traits, length: Int32) {
    var (count, length): (Int, Int32) = (0, 2)
    for value in values {
      if length + value.length > widest { break }
      length += value.length
      count += 1
    }
    let traits = values.reduce(into: Traits()) { $0.formUnion($1.traits) }
    return (values.prefix(count), traits, length)
  }
}

/// A condition of the program, by its words, and which of its branches is taken.
struct FlowCondition: Sendable, Hashable {
  var id: UInt64
  var arm: UInt64

  /// A loop that was followed to the values of its list: what stands in it is there.
  static func followed(_ loop: UInt64) -> FlowCondition { FlowCondition(id: loop, arm: followed) }

  private static let followed = UInt64.max - 1

  /// What stands in a loop.
  static func within(_ loop: UInt64) -> FlowCondition { FlowCondition(id: loop, arm: looped) }

  private static let looped = UInt64.max - 2
  var isLoop: Bool { arm == Self.looped }

  /// What stands behind `??`: it is taken where nothing stands before.
  static func fallback(of choice: UInt64) -> FlowCondition { FlowCondition(id: choice, arm: fallback) }

  private static let fallback = UInt64.max - 3
  var isFallback: Bool { arm == Self.fallback }

  /// The choice that a type makes among its cases: `switch self`, `when (this)`.
  static func choice(of type: UInt64) -> UInt64 {
    own.withUnsafeBufferPointer { LiteralHash.exact(Bytes($0), after: type &+ 1) }
  }

  private static let own = Array("self".utf8)

  /// What is left of a choice that is too long to follow.
  static let untold = UInt64.max - 4

  /// Whether it names a clause of a choice, and no branch by its number.
  var isClause: Bool { arm > 1 << 32 && arm < Self.looped && arm != Self.untold }

  /// Whether two of them name different branches of one condition.
  static func exclude(each all: [FlowCondition]) -> Bool {
    all.indices.contains { index in all[..<index].contains { $0.id == all[index].id && $0.arm != all[index].arm } }
  }

  /// Without loops that were followed.
  static func open(_ all: [FlowCondition]) -> [FlowCondition] {
    guard all.contains(where: { $0.arm == followed }) else { return all }
    let loops = all.filter { $0.arm == followed }.map(\.id)
    return all.filter { !loops.contains($0.id) }
  }
}

struct FlowBranch: Sendable {
  var condition: FlowCondition
  var value: FlowValue

  /// What can’t be told, whatever the choice asks.
  var untold: FlowBranch { FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: .unknown) }
  /// The same for this and all branches behind it.
  var cut: FlowBranch {
    FlowBranch(condition: FlowCondition(id: condition.id, arm: FlowCondition.untold), value: .unknown)
  }
}
