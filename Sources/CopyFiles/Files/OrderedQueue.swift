#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

/// A lock with two conditions to wait for; `Synchronization.Mutex` has none.
///
/// `@unchecked Sendable`: the system's objects are made to be shared, and stay in one place.
package final class Monitor: @unchecked Sendable {
  /// What threads wait for.
  package enum Condition: Int {
    case room, result
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let conditions = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 2)

  package init() {
    // None of these calls has a way to fail with default attributes but a lack of memory.
    mutex.initialize(to: pthread_mutex_t())
    precondition(pthread_mutex_init(mutex, nil) == 0)
    for index in 0..<2 {
      (conditions + index).initialize(to: pthread_cond_t())
      precondition(pthread_cond_init(conditions + index, nil) == 0)
    }
  }

  deinit {
    for index in 0..<2 { pthread_cond_destroy(conditions + index) }
    pthread_mutex_destroy(mutex)
    conditions.deallocate()
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }

  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Runs `body` while no other thread holds the lock.
  package func locked<Answer>(_ body: () -> Answer) -> Answer {
    lock()
    defer { unlock() }
    return body()
  }

  /// Gives the lock away until `condition` is signalled; it may return without a reason.
  package func wait(for condition: Condition) { pthread_cond_wait(conditions + condition.rawValue, mutex) }

  /// Wakes one thread that waits for `condition`.
  package func signal(_ condition: Condition) { pthread_cond_signal(conditions + condition.rawValue) }

  /// Wakes all threads that wait for `condition`.
  package func broadcast(_ condition: Condition) { pthread_cond_broadcast(conditions + condition.rawValue) }
}
