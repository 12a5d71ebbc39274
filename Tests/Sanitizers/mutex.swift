// Two threads count in a Mutex: there is no race. On Linux the thread sanitizer reports one all the same, since Swift’s Mutex
// asks the kernel for its lock by itself (futex), and the sanitizer knows the locks of pthread alone.
//
//     swiftc -sanitize=thread -parse-as-library mutex.swift -o /tmp/mutex && /tmp/mutex
//     TSAN_OPTIONS=suppressions=thread.txt /tmp/mutex      nothing is reported
import Foundation
import Synchronization

final class Count: Sendable {
  let value = Mutex(0)
}

@main
enum Program {
  static func main() {
    let count = Count()
    let threads = (0..<2).map { _ in
      Thread { for _ in 0..<100_000 { count.value.withLock { $0 += 1 } } }
    }
    for thread in threads { thread.start() }
    while !threads.allSatisfy(\.isFinished) { usleep(1000) }
    print(count.value.withLock { $0 })
  }
}
