import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CopyFiles

@Suite struct WorkersTests {
  private struct Stop: Error, Equatable {
    let index: Int
  }

  /// Not Sendable on purpose: it must be enough that a state stays on its thread.
  private final class Scratch {
    let thread = pthread_self()
    var uses = 0
  }

  private static func work(_ index: Int, seed: UInt64) -> Int {
    var random = SeededGenerator(seed: seed &+ UInt64(index))
    usleep(UInt32.random(in: 0..<300, using: &random))
    return index * index
  }

  @Test(arguments: 1...8, [0, 1, 2, 7, 500]) func orderIsThatOfTheIndices(jobs: Int, count: Int) {
    var seen: [Int] = []
    Workers.run(count: count, jobs: jobs) {
      Scratch()
    } work: { state, index in
      #expect(pthread_equal(state.thread, pthread_self()) != 0)
      state.uses += 1
      return Self.work(index, seed: UInt64(jobs))
    } consume: { index, result in
      #expect(result == index * index)
      seen.append(index)
    }
    #expect(seen == Array(0..<count))
  }

  @Test(arguments: 1...8) func eachThreadMakesAtMostOneState(jobs: Int) {
    let states = Counter()
    Workers.run(count: 100, jobs: jobs) {
      states.add()
    } work: { _, index in
      Self.work(index, seed: 1)
    } consume: { _, _ in
    }
    #expect((1...jobs).contains(states.value))
  }

  /// What work tells on its way comes before its result, in order, however much it is, and no more than a little waits.
  @Test(arguments: 1...8) func piecesComeInOrder(jobs: Int) {
    var seen: [Int] = []
    var expected: [Int] = []
    for index in 0..<60 { expected += (0..<index % 23).map { index * 100 + $0 } + [-index] }
    Workers.run(count: 60, jobs: jobs) {
      0
    } work: { _, index, tell in
      for piece in 0..<index % 23 { tell(index * 100 + piece) }
      return Self.work(index, seed: 5)
    } hear: { piece in
      seen.append(piece)
    } consume: { index, _ in
      seen.append(-index)
    }
    #expect(seen == expected)
  }

  /// Whoever waits to tell more is set free when the run ends early.
  @Test(arguments: 2...8) func anErrorFreesThoseWhoWait(jobs: Int) {
    #expect(throws: Stop(index: 0)) {
      try Workers.run(count: 1_000, jobs: jobs) {
        0
      } work: { _, _, tell in
        for piece in 0..<50 { tell(piece) }
        return 0
      } hear: { (_: Int) in
      } consume: { index, _ throws(Stop) in
        throw Stop(index: index)
      }
    }
  }

  /// A slow consumer must not make results pile up.
  @Test(arguments: 1...8) func lookAheadIsBounded(jobs: Int) {
    let (begun, consumed, tooFar) = (Counter(), Counter(), Counter())
    Workers.run(count: 400, jobs: jobs) {
      0
    } work: { _, index in
      begun.add()
      // The result at hand of the consumer was taken, but is not counted as consumed yet.
      if index > consumed.value + 4 * jobs { tooFar.add() }
      return index
    } consume: { index, _ in
      if index % 50 == 0 { usleep(2000) }
      consumed.add()
    }
    #expect(tooFar.value == 0)
    #expect(begun.value == 400)
  }

  @Test(arguments: 1...8, [0, 1, 37, 199]) func anErrorStopsEverything(jobs: Int, last: Int) {
    let begun = Counter()
    var seen: [Int] = []
    #expect(throws: Stop(index: last)) {
      try Workers.run(count: 100_000, jobs: jobs) {
        0
      } work: { _, index in
        begun.add()
        return Self.work(index, seed: 3)
      } consume: { index, _ throws(Stop) in
        seen.append(index)
        if index == last { throw Stop(index: index) }
      }
    }
    #expect(seen == Array(0...last))
    #expect(begun.value <= last + 1 + 4 * jobs)
    // All threads have ended: nothing begins after the call is over.
    let before = begun.value
    usleep(1000)
    #expect(begun.value == before)
  }

  /// Recursion over 2 MB of stack; a thread on macOS has 512 KB unless it asks for more.
  @Test func stacksAreAsLargeAsOnTheMainThread() {
    var total = 0
    Workers.run(count: 4, jobs: 4) {
      0
    } work: { _, _ in
      Self.depth(of: 2000)
    } consume: { _, depth in
      total += depth
    }
    #expect(total == 8000)
  }

  @inline(never) private static func depth(of rest: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { space in
      space[0] = 1
      return rest == 0 ? 0 : depth(of: rest - 1) + Int(space[0])
    }
  }
}

/// A number that several threads raise.
private final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add() { count.add(1, ordering: .sequentiallyConsistent) }
}
