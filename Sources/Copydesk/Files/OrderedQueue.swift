/// The results of several threads, handed out in order; at most `window` of them are under way or wait.
///
/// `@unchecked Sendable`: all that changes is touched under `monitor` alone.
final class OrderedQueue<Element>: @unchecked Sendable {
  private let count: Int
  private let monitor = Monitor()
  /// The element of an index lies at the index modulo `window`.
  private var slots: [Element?]
  /// The next index that a worker gets.
  private var begun = 0
  /// The next index to be taken.
  private var taken = 0
  private var isStopped = false

  /// A queue for the indices below `count`.
  init(count: Int, window: Int) {
    self.count = count
    slots = Array(repeating: nil, count: window)
  }

  /// The next index to work on; waits until it is near enough. Nil if there is none.
  func next() -> Int? {
    monitor.locked {
      while !isStopped && begun < count && begun >= taken + slots.count { monitor.wait(for: .room) }
      guard !isStopped, begun < count else { return nil }
      begun += 1
      return begun - 1
    }
  }

  /// Stores the result for `index`, which `next` handed out.
  func put(_ element: sending Element, at index: Int) {
    monitor.lock()
    slots[index % slots.count] = element
    if index == taken { monitor.signal(.result) }
    monitor.unlock()
  }

  /// Waits for the result of `index`, which must be the one after the last that was taken.
  func take(_ index: Int) -> sending Element {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if let element = slots[index % slots.count] {
        slots[index % slots.count] = nil
        taken = index + 1
        monitor.signal(.room)
        nonisolated(unsafe) let moved = element
        return moved
      }
      monitor.wait(for: .result)
    }
  }

  /// Hands out no more indices.
  func stop() {
    monitor.locked {
      isStopped = true
      monitor.broadcast(.room)
    }
  }
}
