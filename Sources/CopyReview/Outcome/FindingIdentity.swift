import CopyEngine
import CopyFiles
package import CopyModel

/// What makes a finding the same one tomorrow: what it is about, not where it stands or how it is worded.
package struct FindingIdentity: Sendable, Hashable {
  /// As `StablePaths` names the file.
  package let path: String
  package let key, variation: String?
  package let locale, rule: String
  /// The copy with every run of white space as one space; what is wrong with a file where there is no copy.
  package let text: String

  package var fingerprint: Fingerprint {
    var print = Fingerprint()
    for part in [path, key ?? "", locale, variation ?? "", rule, text] { print.add(part.utf8) }
    return print
  }

  /// The order of baselines.
  static func precedes(_ left: FindingIdentity, _ right: FindingIdentity) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  private var parts: [String] { [path, key ?? "", locale, variation ?? "", rule, text] }
}

extension FindingIdentity {
  /// `bytes` with every run of white space as one space, so that a rewrapped text stays the same.
  static func normalized(_ bytes: some Sequence<UInt8>) -> String {
    let kept = bytes.reduce(into: [UInt8]()) { kept, byte in
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpace { kept.append(byte) } else if kept.last != 0x20 { kept.append(0x20) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

/// Tells what the findings of catalogues are about.
final class FindingIdentifier {
  private let engine: Engine
  private let paths = StablePaths()
  /// What the fingerprints of all findings in a file begin with.
  private var last: (path: String, print: Fingerprint)?

  init(_ engine: Engine) { self.engine = engine }

  /// - Parameter locale: the language that lacks the string, where the finding is about a missing translation.
  func identity(of finding: Finding, in catalog: Catalog, locale: LocaleTag? = nil) -> FindingIdentity {
    let entry = catalog.entries[finding.entry]
    let value = catalog.bytes(entry.value)
    return FindingIdentity(
      path: paths.name(of: catalog.extras(of: entry)?.path ?? catalog.path), key: catalog.text(entry.key),
      variation: catalog.text(entry.variation),
      locale: (locale ?? engine.locale(of: entry, catalog, value)).description,
      rule: finding.rule,
      text: value.isEmpty ? finding.message : FindingIdentity.normalized(value))
  }

  /// The fingerprint of the same; `locale` is that of the finding.
  func fingerprint(of finding: Finding, in catalog: Catalog, locale: LocaleTag) -> Fingerprint {
    let entry = catalog.entries[finding.entry]
    let (key, variation, value) = (
      catalog.bytes(entry.key), catalog.bytes(entry.variation), catalog.bytes(entry.value)
    )
    // The file’s text is sound UTF-8; in what escapes made of it, a damaged character may have to be replaced first.
    let isSound = { (slice: TextSlice, bytes: Bytes) in !slice.isInArena || bytes.isASCII }
    guard !value.isEmpty, isSound(entry.value, value), isSound(entry.key, key), isSound(entry.variation, variation)
    else { return identity(of: finding, in: catalog, locale: locale).fingerprint }
    var print = start(of: catalog.extras(of: entry)?.path ?? catalog.path)
    print.add(key)
    print.add(locale.description.utf8)
    print.add(variation)
    print.add(finding.rule.utf8)
    print.add(normalizing: value)
    return print
  }

  private func start(of path: String) -> Fingerprint {
    if let last, last.path == path { return last.print }
    var print = Fingerprint()
    print.add(paths.name(of: path).utf8)
    last = (path, print)
    return print
  }

  func identity(of problem: CatalogProblem, rule: String, in catalog: Catalog) -> FindingIdentity {
    FindingIdentity(
      path: paths.name(of: catalog.path), key: problem.key, variation: nil, locale: catalog.locale.description,
      rule: rule, text: problem.message)
  }
}

extension Bytes {
  fileprivate var isASCII: Bool {
    var bits: UInt8 = 0
    for byte in self { bits |= byte }
    return bits < 0x80
  }
}

extension Catalog {
  /// The text of `slice`; nil where it is empty.
  package func text(_ slice: TextSlice) -> String? { slice.isEmpty ? nil : bytes(slice).text }
}
