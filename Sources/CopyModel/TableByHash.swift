/// What is known of words, by hashes that are mixed already: a dictionary would hash them once more at each look, which takes
/// longer than the look itself.
@frozen @usableFromInline package struct TableByHash<Value: Sendable>: Sendable {
  @frozen @usableFromInline struct Slot: Sendable {
    /// 0 where nothing is.
    @usableFromInline var hash: UInt64
    @usableFromInline var value: Value

    @inlinable init(_ hash: UInt64, _ value: Value) { (self.hash, self.value) = (hash, value) }
  }

  @usableFromInline var slots: ContiguousArray<Slot>
  @usableFromInline var count = 0
  @usableFromInline let free: Slot

  /// - Parameter value: what stands where nothing is.
  @inlinable package init(free value: Value) {
    free = Slot(0, value)
    slots = ContiguousArray(repeating: free, count: 64)
  }

  @inlinable package subscript(hash: UInt64) -> Value? {
    let place = place(of: hash)
    return slots[place].hash == hash ? slots[place].value : nil
  }

  /// Adds `value` for `hash`, which isn’t 0, or has `change` change what is there.
  @inlinable package mutating func add(_ value: Value, for hash: UInt64, change: (inout Value) -> Void) {
    let place = place(of: hash)
    if slots[place].hash == hash { return change(&slots[place].value) }
    guard count * 2 < slots.count else {
      grow()
      return add(value, for: hash, change: change)
    }
    slots[place] = Slot(hash, value)
    count += 1
  }

  /// Where `hash` is, or would be put.
  @inlinable func place(of hash: UInt64) -> Int {
    let last = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & last
    while slots[place].hash != hash, slots[place].hash != 0 { place = (place + 1) & last }
    return place
  }

  @inlinable mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: free, count: old.count * 2)
    for slot in old where slot.hash != 0 { slots[place(of: slot.hash)] = slot }
  }
}
