import CopyModel

/// What a view of the project shows: its texts and buttons, each with all places that say what stands there.
struct FlowView {
  struct Place {
    var function: Int
    var sink: Int
  }

  struct Slot {
    /// What holds it, such as a label; 0 where that has no name.
    var holder: UInt64
    /// What its name or its look says that it is for.
    var part: Role?
    var places: [Place]
    var conditions: [FlowCondition]
  }

  private(set) var texts: [Slot] = []
  private(set) var buttons: [Slot] = []

  /// Texts that exclude each other stand in one place.
  mutating func add(_ place: Place, _ sink: FlowSink, _ holder: FlowHolder) {
    if sink.use.role == .button {
      Self.add(place, sink, holder, to: &buttons)
    } else {
      Self.add(place, sink, holder, to: &texts)
    }
  }

  private static func add(_ place: Place, _ sink: FlowSink, _ holder: FlowHolder, to list: inout [Slot]) {
    let known = list.firstIndex { slot in
      if holder.name != 0 || slot.holder != 0 { return slot.holder == holder.name }
      return slot.places.count < mostPlaces && FlowCondition.exclude(each: slot.conditions + sink.conditions)
    }
    if let known {
      list[known].places.append(place)
      if let part = holder.part { list[known].part = part }
    } else {
      list.append(Slot(holder: holder.name, part: holder.part, places: [place], conditions: sink.conditions))
    }
  }

  private static let mostPlaces = 64

  /// The sinks of its texts and buttons.
  var sinks: [Int] { (texts + buttons).flatMap(\.places).map(\.sink) }

  var shape: AlertShape { AlertShape(texts: texts.map(\.part), buttons: buttons.count) }

  /// Whether one of its texts is the title. Views may have that where alerts have none, such as above a window.
  var hasTitle: Bool { parts.contains { $0.role == .alertTitle } }

  /// All of it, with what it is in an alert.
  var parts: [(slot: Slot, role: Role)] {
    let title = shape.title
    let read = texts.enumerated().map { (slot: $0.element, role: $0.offset == title ? Role.alertTitle : .alertMessage) }
    return read + buttons.map { ($0, Role.button) }
  }
}
