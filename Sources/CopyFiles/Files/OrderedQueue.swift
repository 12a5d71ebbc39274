/// What several threads tell and find, handed out in order; at most `window` results are under way or wait.
///
/// `@unchecked Sendable`: all that changes is touched under `monitor` alone.
final class OrderedQueue<Piece: Sendable, Result: Sendable>: @unchecked Sendable {
  /// What comes of one index: pieces, then the result.
  enum Step: Sendable {
    case piece(Piece), result(Result)
  }

  /// Steps of one index that may wait to be taken.
  private static var waiting: Int { 4 }

  private let count: Int
  private let monitor = Monitor()
  /// The steps of an index lie at the index modulo `window`.
  private var slots: [[Step]]
  /// The next index that a worker gets.
  private var begun = 0
  /// The index whose steps are taken.
  private var taken = 0
  private var isStopped = false

  /// A queue for the indices below `count`.
  init(count: Int, window: Int) {
    self.count = count
    slots = Array(repeating: [], count: window)
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

  /// Stores a step of `index`, which `next` handed out; waits while too many are there. Drops it in a queue that is stopped.
  func put(_ step: Step, at index: Int) {
    monitor.locked {
      let slot = index % slots.count
      while !isStopped && slots[slot].count >= Self.waiting { monitor.wait(for: .room) }
      if isStopped { return }
      slots[slot].append(step)
      if index == taken { monitor.signal(.result) }
    }
  }

  /// Waits for the next step of `index`, which must be the one after the last whose result was taken.
  func take(_ index: Int) -> Step {
    monitor.locked {
      let slot = index % slots.count
      while slots[slot].isEmpty { monitor.wait(for: .result) }
      let step = slots[slot].removeFirst()
      if case .result = step { taken = index + 1 }
      // Both who wants an index and who has more to tell may have waited.
      monitor.broadcast(.room)
      return step
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
