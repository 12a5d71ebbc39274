#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
