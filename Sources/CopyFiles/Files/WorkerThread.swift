#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// Waits until the thread has ended. To be called once.
  package func join() { pthread_join(thread, nil) }

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
