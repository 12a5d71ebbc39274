#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs work side by side and hands on the results in order.
package enum Workers {
  /// Results that may wait for their turn, for each job. More evens out large and small files, and costs memory.
  private static let lookAhead = 4

  /// Calls `work` for each index below `count`, on `jobs` threads, and `consume` for each result, in the order of
  /// the indices, on this thread. What `work` tells on its way, `hear` gets, in order, before the result.
  ///
  /// Each thread makes one state of its own, which never leaves it. At most `4 × jobs` results wait, however large
  /// `count` is, and for each of them a few of the pieces it told: whoever has more to tell waits for its turn. When
  /// `consume` throws, no more work is begun, what is under way is finished and dropped, and the error is thrown. What
  /// `hear` and `consume` see does not depend on `jobs`.
  ///
  /// - Parameter jobs: at least 1. With 1, or with one index, everything happens on this thread.
  package static func run<State, Piece: Sendable, Result: Sendable, Failure: Error>(
    count: Int, jobs: Int,
    makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int, _ tell: (Piece) -> Void) -> Result,
    hear: (Piece) -> Void,
    consume: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    let jobs = min(jobs, count)
    let queue = OrderedQueue<Piece, Result>(count: count, window: max(jobs, 1) * lookAhead)
    let threads = (0..<(jobs > 1 ? jobs : 0)).compactMap { _ in
      WorkerThread {
        var state = makeState()
        while let index = queue.next() {
          queue.put(.result(work(&state, index) { queue.put(.piece($0), at: index) }), at: index)
        }
      }
    }
    // The system may refuse some threads: the others do the work, or this one does.
    guard !threads.isEmpty else {
      return try runAlone(count: count, makeState: makeState, work: work, hear: hear, consume: consume)
    }
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    for index in 0..<count { try consume(index, result(of: index, from: queue, hear: hear)) }
  }

  /// The same for work that tells nothing on its way.
  package static func run<State, Result: Sendable, Failure: Error>(
    count: Int, jobs: Int,
    makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> Result,
    consume: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    try run(
      count: count, jobs: jobs, makeState: makeState, work: { state, index, _ in work(&state, index) },
      hear: { (_: Never) in }, consume: consume)
  }

  private static func result<Piece, Result>(
    of index: Int, from queue: OrderedQueue<Piece, Result>, hear: (Piece) -> Void
  ) -> Result {
    while true {
      switch queue.take(index) {
      case .piece(let piece): hear(piece)
      case .result(let result): return result
      }
    }
  }

  private static func runAlone<State, Piece, Result, Failure: Error>(
    count: Int, makeState: () -> State, work: @escaping (inout State, Int, (Piece) -> Void) -> Result,
    hear: (Piece) -> Void,
    consume: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard count > 0 else { return }
    var state = makeState()
    for index in 0..<count { try consume(index, work(&state, index, hear)) }
  }
}

/// How many files may be read at a time.
package enum Processors {
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// A thread with a stack as large as the main thread's, so that what nests deep works the same on both.
package struct WorkerThread {
  /// In bytes. Threads on macOS get 512 KB otherwise.
  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts a thread that runs `body`; nil if the system has none to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let box = Unmanaged.passRetained(Body(run: body))
    guard let started = Self.start(&attributes, box.toOpaque()) else {
      box.release()
      return nil
    }
    thread = started
  }

  /// Waits until the thread has ended. To be called once, or `detach` in its place.
  package func join() { pthread_join(thread, nil) }

  /// Lets the thread go its way: the system takes it back when it ends.
  package func detach() { pthread_detach(thread) }

  private static func start(_ attributes: inout pthread_attr_t, _ box: UnsafeMutableRawPointer) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Body.run($0) }, box)
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { Body.run($0) }, box)
    #endif
    return code == 0 ? thread : nil
  }
}

/// What a thread runs, in a form that C can hand over.
private final class Body: Sendable {
  private let body: @Sendable () -> Void

  init(run body: @escaping @Sendable () -> Void) { self.body = body }

  /// Runs the body behind `pointer` and lets go of it.
  static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let pointer else { return nil }
    Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
