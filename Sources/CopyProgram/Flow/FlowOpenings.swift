/// What is shown of the properties of a type: the sinks and sets of each function, in the order of the program.
struct FlowOpenings {
  private(set) var functions: [(place: FlowPlace, parts: FlowParts)] = []

  mutating func add(_ use: FlowSlotUse) {
    change(use.place) { parts in
      switch use.part {
      case _ where use.set >= 0: parts.sets.insert(use.set)
      case .sink(let index, _): parts.sinks.insert(index)
      case .call(let index): parts.calls.insert(index)
      }
    }
  }

  private mutating func change(_ place: FlowPlace, _ body: (inout FlowParts) -> Void) {
    if functions.last?.place != place { functions.append((place, FlowParts())) }
    body(&functions[functions.count - 1].parts)
  }
}

/// Some of what a function shows: sinks and calls that stand alone, and sets.
struct FlowParts {
  var sinks: Set<Int> = []
  var calls: Set<Int> = []
  var sets: Set<Int32> = []
}

/// The definitions that a name of a type has in all files.
struct FlowNamesakes {
  typealias Found = (file: Int, definition: FlowDefinition)

  private(set) var first: Found?
  /// The first that says its type.
  private(set) var typed: Found?
  private(set) var count = 0
  /// The first that says what it is, and how many do.
  private var valued: (found: Found?, count: Int) = (nil, 0)
  /// The last of each file.
  private(set) var ofFile: [Int: FlowDefinition] = [:]

  mutating func add(_ definition: FlowDefinition, _ file: Int) {
    count += 1
    first = first ?? (file, definition)
    if definition.type != 0 { typed = typed ?? (file, definition) }
    if definition.value != nil { valued = (valued.found ?? (file, definition), valued.count + 1) }
    ofFile[file] = definition
  }

  /// The one that says what the name stands for everywhere, if it is the only one.
  var constant: Found? { valued.found.flatMap { valued.count == 1 && !$0.definition.isVariable ? $0 : nil } }
}

/// Which parts of a function depend on what it is given.
struct FlowOpenness {
  var sinks: Set<Int> = []
  var sets: Set<Int32> = []
  var calls: Set<Int> = []

  init(_ function: FlowFunction) {
    for (index, sink) in function.sinks.enumerated() where sink.value.traits.contains(.isOpen) {
      sinks.insert(index)
      if sink.use.set >= 0 { sets.insert(sink.use.set) }
    }
    for (index, call) in function.calls.enumerated() where FlowValue.call(call).traits.contains(.isOpen) {
      calls.insert(index)
      if call.set >= 0 { sets.insert(call.set) }
    }
  }
}
