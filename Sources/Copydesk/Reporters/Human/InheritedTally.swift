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
  private var bases: Set<AbsolutePath> = []

  /// Languages that are called by name; more are counted.
  private static let mostNames = 3

  /// What a fault of a base goes by: its file, its key, and the rule.
  static func fault(_ diagnostic: Diagnostic, in base: String) -> UInt64 {
    var print = Fingerprint()
    print.add(AbsolutePath(base).text.utf8)
    print.add((diagnostic.key ?? "").utf8)
    print.add(diagnostic.rule.utf8)
    return print.value
  }

  /// Notes a finding that is inherited.
  mutating func add(_ diagnostic: Diagnostic) {
    let base = diagnostic.base ?? ""
    bases.insert(AbsolutePath(base))
    let (fault, language) = (Self.fault(diagnostic, in: base), number(of: diagnostic.locale))
    if !faults[fault, default: Fault()].languages.contains(language) { faults[fault]?.languages.append(language) }
    faults[fault]?.findings += 1
  }

  private mutating func number(of locale: String) -> UInt16 {
    if let index = locales.firstIndex(of: locale) { return UInt16(truncatingIfNeeded: index) }
    locales.append(locale)
    return UInt16(truncatingIfNeeded: locales.count - 1)
  }

  /// Whether translations of the file at `path` repeat its faults.
  func hasFaults(of path: String) -> Bool { bases.contains(AbsolutePath(path)) }

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
