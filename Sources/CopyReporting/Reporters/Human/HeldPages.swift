import CopyKernel
import CopyModel

/// Pages in the order of files. That of a base waits until the translations are read that repeat its faults, and those behind
/// it wait as well.
struct HeldPages {
  private struct Page {
    let file: AbsolutePath
    let paragraphs: [Paragraph]
  }

  /// The base of each translation of the run.
  private let bases: [AbsolutePath: AbsolutePath]
  /// How many translations of each base are still to be read.
  private var open: [AbsolutePath: Int] = [:]
  private var pages: [Page] = []
  private var size = 0

  /// Bytes that may wait. What goes beyond is printed with the languages that are known then.
  private static let mostHeld = 64 << 20

  /// - Parameter bases: for each translation the path of its base.
  init(bases: [String: String]) {
    self.bases = Dictionary(
      bases.map { (AbsolutePath($0), AbsolutePath($1)) }, uniquingKeysWith: { first, _ in first })
    for base in self.bases.values { open[base, default: 0] += 1 }
  }

  /// Whether other files of the run translate the one at `path`.
  func isBase(_ path: String) -> Bool { open[AbsolutePath(path)] != nil }

  /// Takes the page of the file at `path`.
  mutating func add(_ paragraphs: [Paragraph], of path: String) {
    if paragraphs.isEmpty { return }
    pages.append(Page(file: AbsolutePath(path), paragraphs: paragraphs))
    size += paragraphs.reduce(0) { $0 + $1.size }
  }

  /// Notes that all is known of the file at `path`.
  mutating func close(_ path: String) {
    guard let base = bases[AbsolutePath(path)], let count = open[base] else { return }
    open[base] = count - 1
  }

  /// The paragraphs that need not wait any more.
  mutating func ready(isEnd: Bool = false) -> [Paragraph] {
    var count = 0
    for page in pages {
      guard isEnd || size > Self.mostHeld || open[page.file, default: 0] == 0 else { break }
      size -= page.paragraphs.reduce(0) { $0 + $1.size }
      count += 1
    }
    defer { pages.removeFirst(count) }
    return pages.prefix(count).flatMap(\.paragraphs)
  }
}
