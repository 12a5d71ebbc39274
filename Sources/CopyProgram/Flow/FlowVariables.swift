/// What the variables of a program stand for at a place, and the way back to what they stood for before.
///
/// What is set is noted, so that leaving a branch costs as much as was set in it, however many variables there are.
struct FlowVariables {
  private var values: [UInt64: FlowValue] = [:]
  /// What was there before, in the order of setting.
  private var journal: [(name: UInt64, before: FlowValue?)] = []

  /// Where the journal stands now.
  var mark: Int { journal.count }

  subscript(name: UInt64) -> FlowValue? { values[name] }

  mutating func set(_ name: UInt64, to value: FlowValue) {
    journal.append((name, values.updateValue(value, forKey: name)))
  }

  /// Takes back what was set since `mark`; what each name stood for at the end is the answer, in the order of setting.
  @discardableResult
  mutating func takeBack(to mark: Int) -> [(name: UInt64, value: FlowValue)] {
    var (ends, seen) = ([(name: UInt64, value: FlowValue)](), Set<UInt64>())
    for (name, _) in journal[mark...] where seen.insert(name).inserted {
      if let value = values[name] { ends.append((name, value)) }
    }
    while journal.count > mark, let last = journal.popLast() { values[last.name] = last.before }
    return ends
  }
}
