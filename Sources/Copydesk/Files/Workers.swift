/// Runs work side by side and hands on the results in order.
package enum Workers {
  /// Results that may wait for their turn, for each job. More evens out large and small files, and costs memory.
  private static let lookAhead = 4

  /// Calls `work` for each index below `count`, on `jobs` threads, and `consume` for each result, in the order of
  /// the indices, on this thread.
  ///
  /// Each thread makes one state of its own, which never leaves it. At most `4 × jobs` results wait, however large
  /// `count` is. When `consume` throws, no more work is begun, what is under way is finished and dropped, and the
  /// error is thrown. What `consume` sees does not depend on `jobs`.
  ///
  /// - Parameter jobs: at least 1. With 1, or with one index, everything happens on this thread.
  package static func run<State, Result, Failure: Error>(
    count: Int, jobs: Int,
    makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> sending Result,
    consume: (Int, sending Result) throws(Failure) -> Void
  ) throws(Failure) {
    let jobs = min(jobs, count)
    let queue = OrderedQueue<Result>(count: count, window: max(jobs, 1) * lookAhead)
    let threads = (0..<(jobs > 1 ? jobs : 0)).compactMap { _ in
      WorkerThread {
        var state = makeState()
        while let index = queue.next() { queue.put(work(&state, index), at: index) }
      }
    }
    // The system may refuse some threads: the others do the work, or this one does.
    guard !threads.isEmpty else {
      return try runAlone(count: count, makeState: makeState, work: work, consume: consume)
    }
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    for index in 0..<count { try consume(index, queue.take(index)) }
  }

  private static func runAlone<State, Result, Failure: Error>(
    count: Int, makeState: () -> State, work: (inout State, Int) -> sending Result,
    consume: (Int, sending Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard count > 0 else { return }
    var state = makeState()
    for index in 0..<count { try consume(index, work(&state, index)) }
  }
}
