import CopyKernel
import CopyModel

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
