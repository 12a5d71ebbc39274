import CopyModel

/// Follows strings through all files of a program: from where they are shown back to their words.
///
/// What a function shows of its parameters it shows at each call of it; what an object shows of its properties, wherever one
/// of its type is made. Each call of an alert’s wrapper is an alert of its own.
final class FlowJoin {
  struct Key: Hashable {
    var owner: UInt64
    var name: UInt64
  }

  /// Functions that hand on to others, one in the other, deeper than this show nothing that can be told; views that draw others
  /// stand deeper in each other.
  static let (deepest, deepestView) = (6, 10)
  /// A name that more have than this says nothing by itself.
  static let mostNamesakes = 64

  let files: [ProgramFacts]
  var functions: [UInt64: [(place: FlowPlace, isOtherName: Bool)]] = [:]
  var ownFunctions: [Key: [(place: FlowPlace, isOtherName: Bool)]] = [:]
  var makers: [UInt64: [FlowPlace]] = [:]
  /// Types that are alerts, and those of them that others fill as well.
  var builders: [UInt64: ProgramSet] = [:]
  /// Of branches that hold for all other cases the cases that their choices name.
  var rests: [UInt64: Set<UInt64>] = [:]
  /// Of branches that hold for several cases all of these.
  var shared: [UInt64: Set<UInt64>] = [:]
  var filled: Set<UInt64> = []
  /// What alerts that others fill show by themselves.
  var unfilled: [(draft: FlowDraft, request: FlowRequest)] = []
  /// Parts that were told in some set.
  var toldParts: Set<UInt64> = []
  var definitions: [Key: FlowNamesakes] = [:]
  /// Names of properties that something is put into.
  var written: Set<UInt64> = []
  /// Those of them that change once their object is made.
  var assigned: Set<UInt64> = []
  /// Types of the project.
  private(set) var declared: Set<UInt64> = []
  /// The names of a type’s methods that give something and are given nothing.
  private(set) var methods: [UInt64: Set<UInt64>] = [:]
  /// The names of a type’s properties.
  private(set) var members: [UInt64: Set<UInt64>] = [:]
  /// Properties of types that those below them have as well.
  private(set) var overridden: Set<Key> = []
  /// What calls call, and what they give; found once for each.
  var places: [ObjectIdentifier: FlowPlace?] = [:]
  var callTypes: [ObjectIdentifier: UInt64] = [:]
  /// Calls that say no type, with those that they may make.
  var implicits: [ObjectIdentifier: [FlowCall]] = [:]
  /// Names of functions that show something of what they are given.
  var telling: Set<UInt64> = []
  /// Whether functions make sets of what they are given; found once for each.
  var makingSets: [FlowPlace: Bool] = [:]
  /// Names of properties that something shows.
  private var opened: Set<UInt64> = []
  /// The actions of notifications, by the names of their categories.
  var categories: [UInt64: [FlowBound]] = [:]
  var lineages: [UInt64: [UInt64]] = [:]
  var parents: [UInt64: [UInt64]] = [:]
  var descendants: [UInt64: [UInt64]] = [:]
  var cases: [UInt64: [(type: UInt64, labels: [UInt64])]] = [:]
  /// The labels of tuples, by the names of their types, and those of all tuples.
  private(set) var tuples: [UInt64: [UInt64]] = [:]
  private(set) var tupleLabels: Set<UInt64> = []
  /// Cases that carry nothing, by their types.
  private(set) var plainCases: Set<Key> = []
  /// The names of all of these, with their type; 0 where several have one.
  private(set) var typesOfCases: [UInt64: UInt64] = [:]
  /// Names of functions that draw what they show where they are called.
  private(set) var composables: Set<UInt64> = []
  /// Cases that are named where something is shown.
  private(set) var shownCases: Set<UInt64> = []
  /// Properties of types, and what cases carry, that something shows: where.
  var openings: [UInt64: FlowOpenings] = [:]
  /// The buttons that each file makes, by the order of their sinks; found once for a file.
  var buttons: [Int: [Int32: [(function: Int, sink: Int)]]] = [:]
  /// What is asked is only which properties something shows.
  private(set) var isRegistering = false
  /// Types of whose objects several functions show alerts, each with words of its own; found once for each type.
  var contested: [UInt64: Bool] = [:]
  /// How alerts show the descriptions of errors.
  var errorHabit = ErrorHabit.unknown
  /// What errors say that nothing asks for.
  var unasked: Set<UInt64> = []
  /// Types of errors that are far from all that shows errors.
  var distant: Set<UInt64> = []
  /// What is being followed, so that nothing is followed in a circle.
  var active: Set<UInt64> = []
  var typeDepth = 0
  /// Sets that were told already at a call.
  var toldSets: Set<UInt64> = []
  /// The literals of each set that was told, wherever it is shown.
  var toldLiterals: Set<UInt64> = []
  /// Steps that are left for the value at hand, and for the file.
  var (steps, work) = (0, 0)
  private var openness: [[FlowOpenness]] = []
  var shown: [[ProgramUse]]
  var sets: [[ProgramSet]]
  var orders: [[Int32]]

  /// `facts`, with what each file shows.
  static func joined(_ facts: [ProgramFacts]) -> [ProgramFacts] {
    let join = FlowJoin(facts)
    join.register()
    join.showAll()
    return join.result()
  }

  private init(_ files: [ProgramFacts]) {
    self.files = files
    shown = files.map { _ in [] }
    sets = files.map { _ in [] }
    orders = files.map { _ in [] }
    for (file, one) in files.enumerated() { add(one.flow, file) }
    defineForeign()
    openness = files.map { $0.flow.functions.map { FlowOpenness($0) } }
    findTelling()
    shownCases = findShownCases()
    errorHabit = findErrorHabit()
    unasked = findUnasked()
    distant = findDistant()
    for type in parents.keys.sorted() {
      for parent in lineage(type).dropFirst() { descendants[parent, default: []].append(type) }
    }
    for (type, names) in members.merging(methods, uniquingKeysWith: { $0.union($1) }) {
      for parent in lineage(type).dropFirst() { overridden.formUnion(names.map { Key(owner: parent, name: $0) }) }
    }
  }

  func add(_ flow: FlowFacts, _ file: Int) {
    for (index, function) in flow.functions.enumerated() {
      written.formUnion(function.writes.map(\.name))
      if !function.isMaker { assigned.formUnion(function.writes.map(\.name)) }
      for call in function.calls where call.isType { written.formUnion(call.arguments.map(\.label)) }
      filled.formUnion(function.sets.lazy.compactMap(\.continued).filter(\.isType).map(\.name))
      if function.isOfBuilder, function.fillsItsOwner { filled.insert(function.owner) }
      add(function, FlowPlace(file: file, function: index))
    }
    for definition in flow.definitions { add(definition, file) }
    rests.merge(flow.rests) { first, _ in first }
    shared.merge(flow.shared) { first, _ in first }
    tuples.merge(flow.tuples) { first, _ in first }
    for labels in flow.tuples.values { tupleLabels.formUnion(labels) }
    declared.formUnion(flow.types.lazy.filter { !$0.isAddition }.map(\.name))
    for type in flow.types {
      for parent in type.parents where parent != type.name { add(parent: parent, of: type.name) }
      if let built = type.builds { builders[type.name] = built }
      plainCases.formUnion(type.plainCases.map { Key(owner: type.name, name: $0) })
      for name in type.plainCases {
        typesOfCases[name] = typesOfCases[name].map { $0 == type.name ? $0 : 0 } ?? type.name
      }
      for one in type.cases { cases[one.name, default: []].append((type.name, one.labels)) }
    }
  }

  func add(_ definition: FlowDefinition, _ file: Int) {
    definitions[Key(owner: definition.owner, name: definition.name), default: FlowNamesakes()].add(definition, file)
    members[definition.owner, default: []].insert(definition.name)
  }

  private func add(_ function: FlowFunction, _ place: FlowPlace) {
    guard function.name != 0, function.hasBody else { return }
    if function.name == FlowReader.maker {
      makers[function.owner, default: []].append(place)
      return
    }
    if function.owner != 0, function.parameters.isEmpty, !function.returned.isEmpty, !function.isMaker {
      methods[function.owner, default: []].insert(function.name)
    }
    if function.isComposable { composables.insert(function.name) }
    let other = function.otherName.name
    for name in other == 0 || other == function.name ? [function.name] : [function.name, other] {
      let one = (place: place, isOtherName: name != function.name)
      functions[name, default: []].append(one)
      ownFunctions[Key(owner: function.owner, name: name), default: []].append(one)
    }
  }

  /// A type with more parents than this is none that people wrote.
  private static let mostParents = 64

  private func add(parent: UInt64, of type: UInt64) {
    let known = parents[type] ?? []
    guard known.count < Self.mostParents, !known.contains(parent) else { return }
    parents[type, default: []].append(parent)
  }

  /// Functions that show what they are given, and those that hand it on to them.
  private func findTelling() {
    for _ in 0..<Self.deepest {
      let before = telling.count
      forEachFunction { place in
        let function = function(place)
        guard !telling.contains(function.name), isTelling(function, openness(place)) else { return }
        telling.formUnion([function.name, function.otherName.name])
      }
      if telling.count == before { break }
    }
  }

  private func isTelling(_ function: FlowFunction, _ open: FlowOpenness) -> Bool {
    if !function.isMaker,
      function.writes.contains(where: { opened.contains($0.name) && $0.value.traits.contains(.isOpen) })
    {
      return true
    }
    if !open.sinks.isEmpty || function.sinks.contains(where: \.isOfReceiver)
      || function.sinks.contains(where: { $0.use.role == .button && $0.use.set < 0 })
    {
      return true
    }
    return open.calls.contains { index in
      let call = function.calls[index]
      return telling.contains(call.name) || cases[call.name] != nil || call.isType && parents[call.name] != nil
    }
  }

  /// Whether the program declares a type.
  func declares(_ type: UInt64) -> Bool { declared.contains(type) }

  func function(_ place: FlowPlace) -> FlowFunction { files[place.file].flow.functions[place.function] }

  func openness(_ place: FlowPlace) -> FlowOpenness { openness[place.file][place.function] }

  // MARK: All that is shown

  /// Notes which properties something shows.
  func register() {
    isRegistering = true
    defer { isRegistering = false }
    var uses: [FlowSlotUse] = []
    for file in files.indices {
      work = mostWork(in: file)
      for index in files[file].flow.functions.indices { uses += slotUses(in: FlowPlace(file: file, function: index)) }
    }
    let carriers = FlowCarriers(uses)
    for use in uses where !carriers.doubts(use) { openings[use.owner, default: FlowOpenings()].add(use) }
    // What puts words into what others show shows them, too.
    opened = Set(uses.map(\.name))
    findTelling()
  }

  /// Following strings through a file may cost so much; what is left behind that can’t be told. Files that show the descriptions of
  /// errors with many cases at each of their calls take a third of it.
  func mostWork(in file: Int) -> Int {
    files[file].flow.functions.reduce(400_000) { $0 + 100 * ($1.sinks.count + $1.calls.count) }
  }

  func forEachFunction(_ body: (FlowPlace) -> Void) {
    for file in files.indices {
      for function in files[file].flow.functions.indices { body(FlowPlace(file: file, function: function)) }
    }
  }

  func showAll() {
    findCategories()
    for file in files.indices {
      work = mostWork(in: file)
      for (index, function) in files[file].flow.functions.enumerated() {
        let place = FlowPlace(file: file, function: index)
        show(place, FlowScope(place, function), FlowRequest(file: file, isWhole: true))
      }
    }
    showInstances()
    tellUnfilled()
  }

  func result() -> [ProgramFacts] {
    let sure = withoutDoubts()
    assumeTexts()
    return files.indices.map { file in
      var facts = files[file]
      guard !facts.flow.functions.isEmpty else { return facts }
      let order = sure[file].sorted { (orders[file][$0], $0) < (orders[file][$1], $1) }
      (facts.uses, facts.sets) = (order.map { shown[file][$0] }, sets[file])
      return facts
    }
  }
}
