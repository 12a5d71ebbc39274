package import CopyFiles
import CopyModel

/// The bases of a run. Each is read when the first translation asks for it, and shared by all threads.
///
/// `@unchecked Sendable`: all that changes is touched under `monitor`, or under the lock of a shelf.
package final class BaseLibrary: @unchecked Sendable {
  /// Bytes of bases to keep: those asked for last stay, others are read again when somebody wants them.
  package static let capacity = 128 << 20

  private let monitor = Monitor()
  private let capacity: Int
  private let drafts: Drafts
  private var shelves: [String: Shelf] = [:]
  private var clock = 0

  /// - Parameter drafts: files that are read as they are to be.
  package convenience init(_ drafts: Drafts = Drafts()) { self.init(capacity: Self.capacity, drafts) }

  package init(capacity: Int, _ drafts: Drafts = Drafts()) { (self.capacity, self.drafts) = (capacity, drafts) }

  /// The base in the file at `path`; nil when it can’t be read, which its own review reports.
  package func base(at path: String) -> BaseCatalog? {
    let shelf = monitor.locked {
      let shelf = shelves[path] ?? Shelf()
      shelves[path] = shelf
      clock += 1
      shelf.lastUse = clock
      return shelf
    }
    let base = shelf.base(at: path, drafts)
    monitor.locked { makeRoom(sparing: shelf) }
    return base
  }

  /// Forgets the bases asked for longest ago. Those at work keep theirs.
  private func makeRoom(sparing kept: Shelf) {
    var total = shelves.values.reduce(0) { $0 + $1.size }
    while total > capacity {
      let old = shelves.filter { $0.value !== kept && $0.value.size > 0 }.min { $0.value.lastUse < $1.value.lastUse }
      guard let old else { return }
      total -= old.value.size
      shelves[old.key] = nil
    }
  }
}

/// The place of one base, which threads wait for while one of them reads it.
private final class Shelf: @unchecked Sendable {
  /// Counts requests; under the library’s lock.
  var lastUse = 0

  private let monitor = Monitor()
  private var base: BaseCatalog?
  private var isRead = false

  var size: Int { monitor.locked { base?.size ?? 0 } }

  func base(at path: String, _ drafts: Drafts) -> BaseCatalog? {
    monitor.locked {
      if !isRead {
        isRead = true
        base = (try? drafts.read(path)).map { BaseCatalog($0, path: path) }
      }
      return base
    }
  }
}
