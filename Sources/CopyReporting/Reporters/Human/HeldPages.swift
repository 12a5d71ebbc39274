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

/// Faults of bases that their translations repeat: which languages have each, and whether the base was told of it.
struct InheritedTally {
  private struct Fault {
    /// By their numbers in `locales`, in the order in which they came.
    var languages: [UInt16] = []
    var findings = 0
    var isTold = false
  }

  private var faults: [UInt64: Fault] = [:]
  private var locales: [String] = []
  /// Files whose faults are repeated somewhere.
  private var bases: Set<UInt64> = []
  /// The base of the finding before.
  private var last = (path: "", file: InheritedTally.file(""))

  /// Languages that are called by name; more are counted.
  private static let mostNames = 3

  /// What a fault goes by in its file: its key, and the rule.
  static func fault(_ diagnostic: Diagnostic) -> UInt64 {
    var print = Fingerprint()
    print.add((diagnostic.key ?? "").utf8)
    print.add(diagnostic.rule.utf8)
    return print.value
  }

  /// What the file at `path` goes by, however the path is typed.
  static func file(_ path: String) -> UInt64 {
    var print = Fingerprint()
    print.add(AbsolutePath(path).text.utf8)
    return print.value
  }

  /// What a fault goes by in a run.
  static func fault(_ fault: UInt64, in file: UInt64) -> UInt64 { (fault ^ file) &* 0x0000_0100_0000_01B3 }

  /// Notes a finding that is inherited.
  mutating func add(_ diagnostic: Diagnostic) {
    let base = diagnostic.base ?? ""
    if base != last.path { last = (base, Self.file(base)) }
    bases.insert(last.file)
    let (print, language) = (Self.fault(Self.fault(diagnostic), in: last.file), number(of: diagnostic.locale))
    var fault = faults[print] ?? Fault()
    if !fault.languages.contains(language) { fault.languages.append(language) }
    fault.findings += 1
    faults[print] = fault
  }

  private mutating func number(of locale: String) -> UInt16 {
    if let index = locales.firstIndex(of: locale) { return UInt16(truncatingIfNeeded: index) }
    locales.append(locale)
    return UInt16(truncatingIfNeeded: locales.count - 1)
  }

  /// Whether translations of the file at `path` repeat its faults.
  func hasFaults(of path: String) -> Bool { bases.contains(Self.file(path)) }

  /// Notes that the base was told of `fault`.
  mutating func tell(_ fault: UInt64) { faults[fault, default: Fault()].isTold = true }

  /// The languages that repeat one of `told`: “also in de, fr”; nil where none does.
  func text(_ told: [UInt64]) -> String? {
    let languages = Set(told.flatMap { faults[$0]?.languages ?? [] }).map { locales[Int($0)] }.sorted()
    if languages.isEmpty { return nil }
    let names = languages.count > Self.mostNames ? "\(languages.count) languages" : languages.joined(separator: ", ")
    return "also in \(names)"
  }

  /// Findings whose fault no base was told of.
  var untold: Int { faults.values.reduce(0) { $0 + ($1.isTold ? 0 : $1.findings) } }
}
